## Everywhere

skip-to-content = Přejít na obsah
loading = Okamžik …
dismiss = Zavřít
nav-label = Hlavní
nav-rules = Pravidla
nav-me = Profil
nav-preferences = Jazyk a vzhled
preference-language = Jazyk
preference-theme = Světlo
preference-sound = Zvuk
preference-quick = Bez animací
theme-auto = Podle systému
theme-light = Den
theme-dark = Noc
trouble-offline = Server není dostupný; zkontrolujte připojení a zkuste to znovu.
trouble-fault = Na stránce se něco pokazilo; načtěte ji znovu.
rule-link = Pravidlo { $rule }
nowhere-title = Tady nic není
nowhere-text = Možná to odnesla myš.
nowhere-home = Na úvodní stránku

## The start page

home-title = Co si dnes večer zahrajeme?
home-text = Pět her, poctivé kostky a nikdo nevidí do karet. Účet není potřeba.
home-continue = Pokračovat ve hře
home-games = Hry
home-open-tables = Přisednout k ostatním
home-playing = Právě se hraje
name-label = Vaše jméno
name-example = např. Ema
name-keep = Použít jméno
guest-name = Host { $number }
home-level = Úroveň botů
game-play-bots = { $level ->
    [easy] Hrát proti snadným botům
    [medium] Hrát proti středním botům
    [hard] Hrát proti těžkým botům
   *[other] Hrát proti botům
}
game-play-bots-of = { $game }: { $level ->
    [easy] hrát proti snadným botům
    [medium] hrát proti středním botům
    [hard] hrát proti těžkým botům
   *[other] hrát proti botům
}
game-new-table = Nový stůl
game-players = hráčů: { $fewest }–{ $most }
game-rules = Pravidla hry
table-your-turn = Jste na tahu
table-status-gathering = Schází se
table-status-playing = Hraje se
table-status-over = Dohráno
table-status-closed = Zrušeno
table-how-far = Odehráno tahů: { $number }, stůl založen { $since }
bot-name = Bot { $number } ({ $level })
bot-short = Bot { $number }
level-easy = snadný
level-medium = střední
level-hard = těžký
level-random = náhodný
level-greedy = hltavý
value-default = obvyklé
value-triangular = v každé barvě stejné
value-house = naše vlastní
seat-open = volno
seat-number = Místo { $number }

## An invitation

join-title = Máte pozvánku
join-with = U stolu čekají: { $names }
join-sit = Posadit se
join-seated = U tohoto stolu už sedíte; odkaz je pro někoho dalšího.
handed-title = Dostáváte místo u stolu
handed-from = { $name } vám přenechává své místo. Hra pokračuje a vy ji přebíráte tak, jak právě stojí.
handed-with = U stolu: { $names }
handed-bot = Právě teď tam hraje bot. Přestane, jakmile se posadíte.
handed-result = Výsledek i případné hodnocení patří tomu, kdo tu seděl na začátku hry.
handed-look = Nejdřív se na hru podívat
handed-take = Převzít místo

## While people gather

lobby-seats = Místa
lobby-you = (vy)
lobby-beside = u téže obrazovky
lobby-own-bot = (vlastní bot)
lobby-added = příspěvek ke kostkám přidán
lobby-kept = drží se pro pozvaného
lobby-kept-for = drží se pro: { $name }
lobby-sit = Sednout si sem
lobby-sit-beside = Někdo u této obrazovky
lobby-put-bot = Posadit sem bota …
lobby-invite = Pozvat odkazem
lobby-invite-here = Pozvat na toto místo
lobby-code = Odkaz jako QR kód: načtěte ho fotoaparátem telefonu
lobby-link = Kdo má tento odkaz, může si přisednout:
lobby-copied = Odkaz je zkopírovaný.
lobby-free = Uvolnit místo
lobby-start = Začít
lobby-wait = Hra začne, až ji hostitel spustí.
lobby-not-full = Na každém místě musí někdo sedět: pozvěte lidi, nebo nechte hrát boty.
lobby-leave = Vstát od stolu
lobby-close = Zrušit stůl
lobby-options = Možnosti
lobby-number = Počet hráčů
lobby-arrangement = Čas a společnost
lobby-clock = Hodiny
lobby-rated = Hra se počítá do hodnocení
lobby-spectators = Ostatní se mohou dívat
lobby-stand-in = Kdo hraje za toho, kdo odejde
dice-text = Server slíbil tajemství a prohlížeče všech hráčů k němu přidají něco náhodného: nikdo si nemůže vybrat, co padne.
dice-promise = Slib:
dice-copy = Kopírovat
dice-copied = Slib je zkopírovaný.
dice-explained = Jak ho ověřit
dice-own = Přidat něco podle sebe
dice-own-text = Váš prohlížeč už přidal něco náhodného. Jestli víc věříte opravdové kostce nebo vlastnímu slovu, nahradí to.
dice-own-of = { $name } přidává:
dice-add = Přidat místo toho
dice-added = Ke kostkám je přidáno „{ $text }“.
clock-none = bez hodin
clock-move-30 = 30 sekund na tah
clock-move-120 = 2 minuty na tah
clock-match-600 = 10 minut na hru + 10 s za tah
clock-match-1800 = 30 minut na hru + 20 s za tah
clock-days-1 = den na tah
clock-days-3 = 3 dny na tah
clock-other = jiné hodiny

## The table

table-missing = Tento stůl nelze ukázat
connection-lost = Spojení se přerušilo. O nic nepřijdete, zkoušíme se vrátit.
connection-ended = Přihlášení tu skončilo, nebo stůl už není.
board-label = Herní plán
skip-scenes = Přeskočit
seats-label = Hráči
seat-turn = je na tahu
seat-stood-in = Chvíli tu hrál bot.
seat-handed = Toto místo bylo předáno.
own-seats-label = Hráči u této obrazovky
curtain-title = Předejte obrazovku: { $name }
curtain-take = { $name } je tady
prompt-choose = Zvolte, co uděláte.
prompt-wait = Čeká se na: { $names }
prompt-moment = Okamžik …
prompt-away = Hraje za vás bot.
prompt-closed = Tento stůl byl zrušen.
prompt-abandoned = Tento stůl byl zrušen: dlouho tu nikdo nehrál.
replay-at = Krok { $step } z { $steps }.
replay-label = Záznam
replay-first = Na začátek
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Přehrát
replay-pause = Pozastavit
replay-step = Krok
replay-close = Zpět do přítomnosti
replay-eyes = Pohled
replay-spectator = divák
from-here = Hrát odtud
from-seat = Vaše místo
from-sandbox = Zkusit to proti botům
from-sandbox-note = Začne se hned, na všech ostatních místech hrají boti.
from-sandbox-hidden = Začne se hned, na všech ostatních místech hrají boti. Víte to, co se tehdy vědělo z tohoto místa; co odtud nebylo vidět, se vylosuje znovu.
from-table = Připravit stůl
from-table-note = Pro přátele a boty, s pozicí, jaká tehdy byla.
from-table-hidden = Pro přátele a boty, se skutečnou pozicí: co je v ní skryté, lze najít v záznamu.
result-label = Výsledek
result-place = Místo
result-player = Hráč
result-points = Body
result-rematch = Ještě jednou
result-replay = Přehrát záznam
result-sat-first = Hodnocení se mění těm, kdo u stolu seděli na začátku.
result-bots = Boti: { $names }
result-shared = Kdo hrál na místě { $number }: { $shares }
result-share-bot = bot, { $level }
rematch-gathering = Chystá se odveta.
rematch-playing = Odveta se už hraje.
rematch-over = Odveta je dohraná.
rematch-join = Přidat se
rematch-look = Podívat se
sidebar-label = Vedle plánu
sidebar-log = Co se stalo
sidebar-chat = Povídání
log-empty = Zatím se nic nestalo.
chat-empty = Zatím nikdo nic neřekl.
chat-new = nové
chat-say = Napište něco
chat-send = Odeslat
chat-mute = Ztlumit: { $name }
chat-unmute = Zrušit ztlumení: { $name }
chat-mute-table = Ztlumit celé povídání
chat-unmute-table = Zrušit ztlumení povídání
chat-table-muted = Povídání u tohoto stolu máte ztlumené.
menu-open = Nabídka
menu-undo = Vzít zpět
menu-back = Vrátit se k mé poslední volbě
menu-ask-back = Požádat všechny o návrat k mé poslední volbě
menu-back-rated = V hodnocené hře se nelze vracet dál, než dovolí „Vzít zpět“.
menu-rated = Hra se počítá do hodnocení.
menu-unrated = Hra se do hodnocení nepočítá.
menu-not-rated = Hra se do hodnocení nepočítá: v hodnocené nemá nikdo dvě místa a žádní dva boti nejsou stejně silní.
menu-stand-in = Nechat za mě hrát bota
menu-come-back = Převzít své místo
menu-hand-over = Předat místo příteli
menu-since = Co se stalo od mého posledního tahu
menu-replay = Záznam hry
menu-fair = Poctivé kostky
menu-leave = Odejít od stolu
menu-leave-sure = Dál za vás bude hrát bot; můžete se vrátit. Odejít?
back-agree = Souhlasit
back-decline = Odmítnout
back-withdraw = Už to nechci
back-here = Vrátit se sem
back-ask-here = Požádat všechny o návrat sem
back-agreed = Souhlasí: { $names }
back-waits = Čeká se na odpověď: { $names }
back-look = Ukázat, kam
cover-missed = U stolu chybí { $name }; čekání začalo { $since }.
cover-level = Úroveň bota
cover-do = Nechat hrát bota
cover-ask = Navrhnout ostatním, ať hraje bot
cover-asked = { $name } navrhuje, ať za nepřítomného hráče hraje bot ({ $level }). Chybí: { $away }. Vrátit se může kdykoli.
cover-here = Jsem tu
fallback-search = Hledat mezi možnostmi
fallback-choices = Co můžete udělat
fallback-view = Co vidíte, jak si to zapisuje program

## Rules

rules-search = Hledat v pravidlech
rules-contents = Kapitoly

## The profile

me-account = Máte účet: { $account }.
me-guest = Hrajete jako host. Účet uchová vaše hry a vrátíte se k nim z kteréhokoli zařízení.
me-account-name = Účet
me-email-confirmed = Vaše e-mailová adresa je potvrzena.
me-password = Heslo
me-register = Založit účet
me-login = Přihlásit se
me-logout = Odhlásit se
me-history = Dohrané hry
me-no-history = Zatím žádné.
me-more = Ukázat další
person-own = Co o vás vidí ostatní
muted-title = Ztlumení
muted-text = Co tu kdo napíše, se vám neukáže na žádném vašem zařízení.
muted-none = Nikoho jste neztlumili.
muted-hear = Zrušit ztlumení

## Fair dice

fair-text = Před hrou server slíbí tajemství jeho otiskem. Teprve potom hráči přidají něco svého, co vylosují jejich prohlížeče. Kostky plynou z obojího, takže je nikdo nemůže zvolit. Po skončení hry se tajemství ukáže a váš prohlížeč ho porovná se slibem, který si zapamatoval.
fair-lesson = V lekci jsou kostky připravené předem, aby ukázaly právě to, co se učí; není tu co dokazovat. V každé jiné hře je nikdo vybrat nemůže a tato stránka to dokazuje.
fair-commitment = Slib (SHA-256 tajemství)
fair-nonce = Příspěvek: { $name }
fair-secret = Tajemství
fair-secret-later = Ukáže se, až hra skončí.
fair-check = Ověřeno ve vašem prohlížeči
fair-fits = Tajemství je to, které bylo slíbeno.
fair-differs = Tajemství není to, které bylo slíbeno!
fair-nothing = nic
fair-bots-word = (všichni boti přidávají totéž)
fair-nobody = K těmto kostkám nikdo nic nepřidal, takže vše závisí na tajemství serveru: kdo server provozuje, mohl si ho vybrat.
fair-kept = Co si pamatuje tento prohlížeč
fair-promise-same = Slib je přesně ten, který tento prohlížeč viděl před začátkem hry.
fair-promise-late = Slib je ten, který tento prohlížeč viděl v průběhu hry; u jejího začátku nebyl.
fair-promise-other = Slib není ten, který tento prohlížeč viděl poprvé! Server použil jiné tajemství.
fair-promise-unknown = Tento prohlížeč slib před koncem hry neviděl, takže nemůže říct, jestli zůstal stejný. Pozná to zařízení, na kterém jste hráli, nebo ten, kdo si slib poznamenal.
fair-own-same = { $name }: co bylo přidáno odtud, je v kostkách beze změny.
fair-own-other = { $name }: tento prohlížeč přidal „{ $given }“, ale ve hře je něco jiného! Pokud jste to nezměnili na jiném zařízení, udělal to server.
fair-own-unknown = { $name }: příspěvek nepochází z tohoto prohlížeče, takže nelze říct, jestli je beze změny. Může být z jiného vašeho zařízení nebo od toho, kdo na tomto místě seděl dřív.
fair-own-none = { $name }: není přidáno nic, protože do začátku nic nepřišlo.
fair-table = Ke stolu
fair-record = Záznam hry
fair-verify = Celou hru, pravidlo po pravidle, lze ze záznamu ověřit příkazem
fair-verify-kept = Lze mu předat i slib, který jste si poznamenali (--commitment), a váš příspěvek (--nonce).
fair-unable = Stránka přišla nešifrovaně, takže prohlížeč nemůže nic ověřit; otevřete ji přes https.
fair-chances = Každá kostka a každé losování
fair-each = Jedno po druhém
fair-came = V záznamu
fair-number = Číslo
fair-of = { $number } z 0–{ $below }
fair-checked = Ověřeno
fair-right = plyne
fair-wrong = neplyne!

## The review of a match

review-label = Rozbor
review-begin = Rozebrat partii
review-close = Zavřít rozbor
review-waits = Rozbor čeká, až na něj přijde řada.
review-goes-on = Bot prochází partii. Můžete odejít a vrátit se; co je hotové, zůstane.
review-progress = { $done } z { $total } kroků
review-again = Pokračovat v rozboru
review-known = Každý krok se posuzuje podle toho, co jste v tu chvíli mohli vědět; ± říká, jak jisté to je.
review-plot = Šance na výhru krok za krokem
review-plot-alone = Očekávané body krok za krokem
review-sum = { $number ->
    [one] { $sum } procentní bod
    [few] { $sum } procentní body
    [many] { $sum } procentního bodu
   *[other] { $sum } procentních bodů
}
review-lost = Ztraceno vašimi volbami
review-lost-in = { $number ->
    [0] žádná z { $all } voleb nebyla jistě horší než jiná
    [one] jistě, v jedné z { $all } voleb
    [few] jistě, ve { $number } z { $all } voleb
    [many] jistě, v { $number } z { $all } voleb
   *[other] jistě, v { $number } z { $all } voleb
}
review-luck = Štěstí
review-luck-in = { $number ->
    [one] v jednom hodu či losu
    [few] ve { $number } hodech a losech
    [many] v { $number } hodu a losu
   *[other] v { $number } hodech a losech
}
review-turning = Zlomové okamžiky
review-turning-none = Žádný jednotlivý krok tuto partii neobrátil.
review-turning-at = Zlomový okamžik { $number } z { $all }
review-back = Předchozí zlomový okamžik
review-on = Další zlomový okamžik
review-chose = Vaše volba: { $choice }
review-better = Lépe: { $choice }
review-even = Nejspíš stejně dobře: { $choice }
review-best = Nic lepšího nebylo.
review-cost = Ztraceno: { $change }
review-lucky = Štěstí: { $change }
review-came = Co přišlo: { $text }
review-drawn = los
review-silent = V tomto kroku nebylo co posuzovat.
review-steps = Kroky
review-all = Všechny kroky
review-step = Krok
review-kind-chance = Náhoda
review-kind-choice = Volba
review-what = Co se stalo
review-chance = Šance na výhru
review-points = Očekávané body
review-change = Změna

## Hints, and what happened meanwhile

menu-hint = Rada
hint-text = Bot vyzkoušel možnosti a radí: { $choice }
hint-list = Co si o možnostech myslí
hint-chance = Výhra: { $chance }
hint-score = Body: { $score }
hint-others = { $number ->
    [one] Ještě jedna možnost
    [few] Ještě { $number } možnosti
    [many] Ještě { $number } možnosti
   *[other] Ještě { $number } možností
}
hint-do = Udělat to
hint-not-asked = Rada přijde, až budete na tahu.
away-title = Co se stalo, když jste tu nebyli
since-title = Od vašeho posledního tahu
since-all = Všechno od vašeho posledního tahu
since-nothing = Od vašeho posledního tahu se nic nestalo.
notice-turn = { $game }: jste na tahu.
notices-seen = Označit vše jako přečtené
table-you = vy
table-waits = Čeká se na: { $names } ({ $since })
table-waits-until = Čeká se na: { $names }, čas vyprší { $until }

## Reminders

reminders-title = Upozornění
reminders-text = Když se u stolu něco stane a vy jste jinde, napočítá to titulek záložky a ukáže úvodní stránka. Dozvědět se to můžete i jinak.
reminders-browser = V tomto prohlížeči
reminders-browser-show = Ukázat oznámení, když jsem na tahu a stránka je otevřená
reminders-browser-cannot = Tento prohlížeč oznámení neukazuje.
reminders-browser-denied = Prohlížeč této stránce oznámení nedovoluje; změnit to lze v jeho nastavení.
reminders-email = E-mailem
reminders-address = Vaše adresa
reminders-confirm = Poslat dopis k potvrzení
reminders-letter = Na adresu { $address } putuje dopis s odkazem.
reminders-unconfirmed = Otevřete odkaz v dopise na adresu { $address }; do té doby se tam nic neposílá.
reminders-confirmed = Adresa { $address } je vaše.
reminders-email-off = Tento server e-maily neposílá.
reminders-webhook = Webhookem
reminders-hook-address = Adresa pro Slack, Discord nebo váš program
reminders-keep = Uložit
reminders-none = Odebrat
reminders-key = Klíč, kterým se zprávy podepisují:
reminders-webhook-off = Tento server webhooky nevolá.
reminders-kinds = Na co a jak
reminders-kind-turn = Jsem na tahu
reminders-kind-soon = Dochází mi čas
reminders-kind-back = Někdo žádá o návrat
reminders-kind-over = Hra skončila
reminders-kind-invited = Pozvánka ke stolu
reminders-channel-tab = jen tady
reminders-channel-email = i e-mailem
reminders-channel-webhook = i webhookem
reminders-wait = Zpráva počká, jestli se nevrátím i bez ní
reminders-every = Mezi dvěma zprávami nejméně
reminders-language = Jazyk zpráv

## Statistics and histories

stats-title = Hodnocení a statistiky
stats-none = Dohrajte hru a započítá se sem.
stats-rating = Hodnocení
stats-rank = { $rank }. místo
stats-rating-plot = Hodnocení po každé hodnocené hře { $game } a jeho nejistota
stats-day = Den
stats-points = Bodů v průměru: { $mean }, nejvíc: { $best }
stats-places = Umístění
stats-place-of = { $place }. z { $players }
stats-places-plot = Kolikrát na kterém místě ve hře { $game }
stats-players = Hráčů
stats-times = Kolikrát
stats-against = Výhry
stats-against-plot = Podíl výher ve hře { $game } podle soupeřů
stats-against-people = s lidmi
stats-against-bots = s boty
stats-against-both = s obojími
stats-against-nobody = o samotě
stats-whom = S kým
stats-matches = Her
stats-wins = Vyhráno

## Žebříčky a ostatní lidé

ranking-title = Žebříček
ranking-text = Hodnocení je odhad síly a ± říká, jak je jistý. Pořadí určuje síla, kterou hráč má téměř jistě: hodnocení zmenšené o trojnásobek ±.
ranking-none = Tuto hru zatím nikdo nehrál na hodnocení.
ranking-bot = Bot ({ $level })
person-gone = někdo, kdo už odešel
person-member = Má účet; poprvé tu: { $since }.
person-guest = Host; poprvé tu: { $since }.
person-bot = Něčí vlastní bot, vytvořen: { $since }.
person-owner = Čí je

## Bots of one’s own

bots-title = Vlastní boti
bots-text = Váš program může hrát u kteréhokoli stolu. Vidí to, co hráč na jeho místě, a nic víc.
bots-name = Jméno bota
bots-make = Vytvořit bota
bots-token = Token bota { $name } se ukáže jen teď: opatrujte ho jako heslo
bots-copy = Zkopírovat
bots-copied = Token je zkopírován.
bots-renew = Nový token
bots-remove = Odebrat
bots-remove-sure = Odebrat { $name } navždy
bots-how = Jak bot hraje
bots-how-run = Spusťte svůj program s tokenem, třeba ukázku o 59 řádcích:
bots-how-seat = Otevřete stůl a dejte botovi místo stejně jako těm našim; nebo ať sám přijme pozvánku.
bots-how-rated = Hry s vlastními boty se nepočítají do hodnocení; všichni vidí, čí bot to je.
bots-how-docs = Všechno ostatní je v

## What is counted

clock-days-left = { $days ->
    [one] jeden den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
}
prompt-choices = { $number ->
    [one] Jedna možnost.
    [few] { $number } možnosti.
    [many] { $number } možnosti.
   *[other] { $number } možností.
}
prompt-over = { $number ->
    [0] Hra skončila.
    [one] Vítězí { $names }!
    [few] O vítězství se dělí: { $names }!
    [many] O vítězství se dělí: { $names }!
   *[other] O vítězství se dělí: { $names }!
}
back-asked = { $name } žádá o návrat ke kroku { $step } z { $steps }. { $choices ->
    [0] Vzalo by se zpět jen to, co přinesla náhoda.
    [one] Vzala by se zpět jedna volba ({ $first }).
    [few] Vzaly by se zpět { $choices } volby, první z nich: { $first }.
    [many] Vzalo by se zpět { $choices } volby, první z nich: { $first }.
   *[other] Vzalo by se zpět { $choices } voleb, první z nich: { $first }.
}
result-rewinds = Hra se vracela zpět: { $number ->
    [one] jednou
    [few] { $number }krát
    [many] { $number }krát
   *[other] { $number }krát
}.
result-share = { $name } ({ $choices ->
    [one] jedna volba
    [few] { $choices } volby
    [many] { $choices } volby
   *[other] { $choices } voleb
})
rules-found = { $number ->
    [0] Nic se nenašlo.
    [one] Našlo se jedno místo.
    [few] Našla se { $number } místa.
    [many] Našlo se { $number } místa.
   *[other] Našlo se { $number } míst.
}
history-points = { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
history-stood-in = Se zástupem: { $names }
stats-summary = { $matches ->
    [one] Jedna hra
    [few] { $matches } hry
    [many] { $matches } hry
   *[other] { $matches } her
}, vyhráno: { $wins } ({ $share })
reminders-minutes = { $minutes ->
    [0] vůbec
    [60] hodinu
    [480] 8 hodin
    [1440] den
    [one] minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
}
notices-label = { $number ->
    [0] Oznámení
    [one] Oznámení: jedno nové
    [few] Oznámení: { $number } nová
    [many] Oznámení: { $number } nového
   *[other] Oznámení: { $number } nových
}
since-left-out = { $number ->
    [one] Jedna starší věc je níže v záznamu.
    [few] { $number } starší věci jsou níže v záznamu.
    [many] { $number } starší věci je níže v záznamu.
   *[other] { $number } starších věcí je níže v záznamu.
}
away-more = { $number ->
    [one] Ještě jedna věc je níže v záznamu; poslední byly:
    [few] Ještě { $number } věci jsou níže v záznamu; poslední byly:
    [many] Ještě { $number } věci je níže v záznamu; poslední byly:
   *[other] Ještě { $number } věcí je níže v záznamu; poslední byly:
}
fair-all-fit = { $number ->
    [0] V této hře nebyla žádná náhoda.
    [one] Jediná náhoda této hry plyne z tajemství a z toho, co přidali hráči.
    [few] Všechny { $number } náhody této hry plynou z tajemství a z toho, co přidali hráči.
    [many] Všech { $number } náhody této hry plyne z tajemství a z toho, co přidali hráči.
   *[other] Všech { $number } náhod této hry plyne z tajemství a z toho, co přidali hráči.
}
fair-some-wrong = { $number ->
    [one] Jedna náhoda z tajemství neplyne!
    [few] { $number } náhody z tajemství neplynou!
    [many] { $number } náhody z tajemství neplyne!
   *[other] { $number } náhod z tajemství neplyne!
}

## Lekce

game-learn = Naučit se hrou
lesson-label = Lekce
lesson-progress = Krok { $place } z { $all }
lesson-next = Dál
lesson-skip = Ukončit lekci
lesson-skip-sure = Lekce se zavře. Kdykoli ji můžete začít znovu.
lesson-stay = Zůstat
lesson-bots = Zahrát si proti snadným botům
lesson-play-on = Dohrát tuto hru
lesson-first = I to se smí a ve vlastní hře si vyberete, co chcete. Teď ale zkuste nejdřív tohle, ať vidíte, co to udělá: { $choice }.

## Příklady v pravidlech

example-label = Příklad
example-may = vybrat to lze
example-board = Stůl, jak ho vidí { $name }
