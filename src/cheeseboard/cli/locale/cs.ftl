## Nápověda: prostý text bez proměnných, čte se bez Fluentu

help-usage = Použití:
help-options = Přepínače
help-commands = Příkazy
help-example = Příklad

metavar-options = [PŘEPÍNAČE]
metavar-command = PŘÍKAZ …
metavar-game = HRA
metavar-name = JMÉNO
metavar-bot = BOT
metavar-bots = BOT,BOT…
metavar-number = ČÍSLO
metavar-option = VOLBA[=HODNOTA]
metavar-file = SOUBOR
metavar-text = TEXT
metavar-language = en|cs|pl

help-option-language = Jazyk všeho, co uvidíte; jinak podle CHEESEBOARD_LANGUAGE nebo podle vašeho prostředí.
help-option-help = Ukázat tuto nápovědu.
help-option-version = Ukázat verzi.
help-option-json = Vypsat JSON pro jiné programy.
help-option-seed = Číslo, se kterým kostky i boti dopadnou pokaždé stejně.
help-option-option = Volba hry, například risky nebo edition=triangular; lze opakovat.

help-cheeseboard = Stolní hry v terminálu: s přáteli u jedné obrazovky, proti botům, nebo milionkrát za sebou pro
    výzkum. Každou partii lze uložit, dohrát, přehrát a ověřit.
help-cheeseboard-example = cheeseboard play
    cheeseboard play qwixx -p Ema -p Petr -b greedy
    cheeseboard play --help

help-play-short = Hrát v terminálu.
help-play = Hra v terminálu: lidé u jedné obrazovky a boti. Bez HRY se program zeptá, co hrát. Při hře ? vysvětluje
    možnosti a pravidla, u bere volbu zpět, q uloží a skončí.
help-play-people = Jméno člověka u této obrazovky; lze opakovat. Nezadáte-li žádné, hraje jeden člověk.
help-play-bots = Bot u stolu; lze opakovat. Nezadáte-li žádného, hraje proti jedinému člověku jeden bot greedy.
help-play-seats = Počet míst; na ta, která nikdo nedostal, usednou boti greedy.
help-play-fair = Kostky, jejichž poctivost lze dokázat: napřed uvidíte závazek, na konci tajemství za ním.
help-play-dice = Opravdové kostky na vašem stole: píšete, co na nich padlo.
help-play-save = Ukládat partii do tohoto souboru po každé volbě.
help-play-resume = Pokračovat v partii uložené v tomto souboru.
help-play-example = cheeseboard play kocour -p Ema -p Petr -b greedy -o risky
    cheeseboard play qwixx -o solo --save vecer.json
    cheeseboard play --resume vecer.json

help-simulate-short = Nechat boty sehrát mnoho partií a porovnat je.
help-simulate = Boti sehrají mnoho partií: body a výhry podle botů a podle míst, s 95% intervaly spolehlivosti. Boti si
    mezi partiemi mění místa.
help-simulate-games = Počet partií (jinak 1000).
help-simulate-seats = Počet míst (jinak podle počtu jmenovaných botů, nebo nejmenší možný).
help-simulate-bots = Boti, kteří hrají, oddělení čárkami; střídají se, dokud nejsou obsazena všechna místa.
help-simulate-jobs = Počet procesů, které hrají (jinak 1); výsledek je při každém počtu stejný.
help-simulate-cards = Ukázat v dlouhých tabulkách karet a podobně všechny řádky, nejen nejvyšší a nejnižší.
help-simulate-example = cheeseboard simulate qwixx --games 10000 --seats 4 --bots greedy,random --seed 7

metavar-contestants = BOT
metavar-shares = DOLNÍ,HORNÍ
help-arena-short = Zjistit, který bot je silnější.
help-arena = Každá dvojice botů se utká v kolech: stejné kostky při každém rozesazení, takže nikomu nepomůže štěstí ani
    místo. Ukáže podíly výher a náskoky s 95% intervaly spolehlivosti, u více než dvou botů i rating. Bot je úroveň (viz
    „cheeseboard games“), nebo prohledávání s vlastním rozpočtem: search:500 či is-mcts:500 (simulací na volbu),
    is-mcts:0.5s (sekund). Při rozpočtu v simulacích je výsledek pro stejné semínko stejný při každém počtu procesů. Při
    více než dvou místech sedí jeden bot mezi kopiemi druhého a pak naopak. Více říká docs/bots.md.
help-arena-games = Počet partií každé dvojice (jinak 200), zaokrouhlený nahoru na celá kola.
help-arena-seats = Počet míst (jinak nejmenší možný).
help-arena-jobs = Počet procesů, které hrají (jinak jeden na každé jádro).
help-arena-sprt = Skončit, jakmile je jisté, zda první ze dvou botů má nejvýš DOLNÍ, nebo aspoň HORNÍ procento výher,
    například 50,55.
help-arena-keep = Zapisovat každé kolo do tohoto souboru; přerušené nebo zabité klání odtud pokračuje.
help-arena-plot_file = Nakreslit výsledek do tohoto souboru (SVG).
help-arena-example = cheeseboard arena kocour hard medium --games 1000 --seed 7
    cheeseboard arena qwixx easy medium hard is-mcts:500 --keep zebricek.jsonl --plot zebricek.svg
    cheeseboard arena myszki hard medium --games 20000 --sprt 50,55 --jobs 4
metavar-part = ČÁST
help-train-short = Nechat boty vyřešit a naučit se to, podle čeho hrají.
help-train = Vyřeší a naučí čísla, podle kterých hrají silní boti dané hry. Semínka jsou daná, takže každý dostane totéž. Co
    bylo přerušeno nebo zabito, pokračuje po novém zadání příkazu tam, kde skončilo. V balíčku tyto soubory už jsou; ke
    hraní není trénink potřeba.
help-train-part = Jen tato část (jinak všechny části hry).
help-train-into = Složka pro soubory (jinak „training“); vedle každého leží jeho výsledky.
help-train-figures = Ukáže, čeho dosáhly soubory, které jsou součástí balíčku, a nic netrénuje.
help-train-example = cheeseboard train kocour
    cheeseboard train qwixx --part qwixx-2 --into training
    cheeseboard train kocour --figures

metavar-kind = tournament|balance|sweep
metavar-address = ADRESA
help-study-short = Odpovědět na otázku o hře mnoha partiemi, tady nebo na clusteru.
help-study = Sehraje partie, které chce soubor s nastavením (TOML), na všech jádrech nebo na Ray, a napíše stránku, která
    odpovídá i s chybou odhadu. Turnaj (tournament) řekne, který bot je silnější; vyváženost (balance) řekne, co stojí první
    místo a které karty jsou příliš silné; přehled (sweep) porovná volby a počty hráčů. Co se sehrálo, zůstává ve složce:
    studie, která byla zastavena nebo zabita, odtud pokračuje se stejným výsledkem. Víc je v docs/study.md.
help-study-config = Soubor, který říká, co se zkoumá.
help-study-output = Složka pro partie a stránku (jinak vedle nastavení, s koncovkou .study).
help-study-jobs = Počet procesů, které hrají (jinak jeden na každé jádro); výsledek je stejný s jakýmkoli počtem.
help-study-ray = Hrát přes Ray na tomto počítači.
help-study-ray_address = Hrát na clusteru Ray na této adrese.
help-study-example = cheeseboard study balance --config wistar.toml
    cheeseboard study tournament --config ladder.toml --ray-address 10.0.0.1:6379

help-replay-short = Projít zaznamenanou partii krok za krokem.
help-replay = Projít zaznamenanou partii krok za krokem, vpřed i zpět. Mimo terminál se vypíší všechny kroky.
help-replay-example = cheeseboard replay vecer.json

help-review-short = Co rozhodlo partii.
help-review = Rozebere dohranou partii očima jednoho hráče: co která volba stála, jaké štěstí přinesl který hod a kde se
    partie zlomila. Vše se posuzuje podle toho, co hráč v tu chvíli věděl.
help-review-seat = Místo, ze kterého se ohlížíme, počítáno od 1. Jinak je to místo prvního člověka.
help-review-rollouts = Kolikrát se každý krok dohraje; víc trvá déle a je jistější.
help-review-seed = Semínko hledání. Stejné semínko dává stejný rozbor.
help-review-as_json = Vypíše všechny kroky jako JSON.
help-review-example = cheeseboard review vecer.json --seat 2

help-verify-short = Ověřit zaznamenanou partii a její kostky.
help-verify = Přehraje zaznamenanou partii: každý krok musí odpovídat pravidlům a každý hod musí být ten, který dává jeho
    zdroj. Když něco nesedí, je návratový kód 1 a vypíše se první špatný krok.
help-verify-commitment = Závazek, který jste si před partií poznamenali, nebo aspoň jeho prvních 16 číslic: musí být týž jako
    v záznamu.
help-verify-nonces = Co jste přidali ke kostkám: v záznamu to musí být beze změny. Lze zadat vícekrát.
help-verify-example =
    cheeseboard verify vecer.json
    cheeseboard verify vecer.json --commitment 9f86d081884c7d65 --nonce 4711

help-bench-short = Změřit rychlost herního jádra.
help-bench = Změří, jak rychle jádro hraje, kopíruje stavy a spouští se, na jednom procesorovém jádru.
help-bench-lab = Změřit jen laboratoř: mnoho partií najednou proti PettingZoo.
help-bench-example = cheeseboard bench qwixx --json

help-games-short = Vypsat hry s jejich volbami a boty.
help-games = Vypíše hry: pro kolik hráčů jsou, jaké mají volby (a která pravidla za nimi stojí) a jaké boty.
help-games-example = cheeseboard games

help-doctor-short = Zkontrolovat tuto instalaci.
help-doctor = Zkontroluje tuto instalaci: zda je přeložená, Python, hry, jazyky, terminál. Když něco není v pořádku, je
    návratový kód 1.
help-doctor-example = cheeseboard doctor

## Čísla

number-group = { " " }
number-point = { "," }

## Kdo hraje

player-name = Hráč { $number }
bot-name = { $bot ->
    [easy] Snadný bot
    [medium] Střední bot
    [hard] Těžký bot
    [greedy] Hladový bot
    [random] Náhodný bot
   *[other] Bot „{ $bot }“
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

## Prostírání stolu

menu-title = Cheeseboard: co si zahrajeme?
menu-game = Hra [1]:
menu-options = Volby:
menu-change = Číslo volby ke změně, Enter pro pokračování:
menu-people = Vaše jméno (hraje-li vás víc, oddělte jména čárkami) [Hráč 1]:
menu-person = Vaše jméno [Hráč 1]:
menu-bots = Počet botů, { $least } až { $most } [{ $least }]:
menu-level = Úroveň botů [{ $usual }]:
menu-level-name = { $level ->
    [easy] snadná
    [medium] střední
   *[hard] těžká
}
menu-number = „{ $given }“ tu nejde použít; napište číslo od { $least } do { $most }.
option-value = { $value ->
    [on] ano
    [off] ne
    [default] podle barvy
    [triangular] trojúhelníkové
   *[other] { $value }
}
answer-yes = a ano
ask-overwrite = { $file } už existuje. Přepsat? [a/N]

## Hra

play-hint = Číslo · ? nápověda · h rada · b plán · l průběh · u zpět · q uložit a skončit
play-hint-dice = Co padlo · ? nápověda · u zpět · q uložit a skončit
play-bad-dice = „{ $given }“ tu nejde použít; napište, co padlo na { $dice ->
    [one] jedné kostce
    [few] { $dice } kostkách, s mezerami
    [many] { $dice } kostky, s mezerami
   *[other] { $dice } kostkách, s mezerami
}.
play-empty = Napište číslo volby; otazník je vysvětlí.
play-see-rule = Je to pravidlo { $rule }; jeho znění ukáže „? { $action }“.
play-rule = Pravidlo { $rule }: { $text }
play-no-rule = Pravidlo { $rule } tato hra nemá.
play-allowed = { $action }: { $text }. To teď můžete.
play-choice = { $action }: { $text } (pravidlo { $rule })
play-keys =
    Napište číslo volby, nebo její zápis.
    ? – tato nápověda
    ? { $action } – co volba znamená, nebo proč to nejde; stačí jakýkoli zápis nebo číslo
    ? { $rule } – znění pravidla
    h – rada: co si o vašich možnostech myslí silný bot
    b – celý herní plán
    l – všechno, co se dosud stalo
    Enter – znovu možnosti
    u – vzít zpět poslední volbu u této obrazovky, pokud se od té doby nikdo nic nedozvěděl
    q – uložit a skončit; q SOUBOR uloží do toho souboru
play-keys-orders = o – trvalé pokyny: nechat hru odpovídat za vás
play-keys-dice =
    Napište, co padlo, kostku po kostce s mezerami; barvy i jejich čísly.
    u – vzít zpět poslední volbu
    q – uložit a skončit; q SOUBOR uloží do toho souboru
play-hand-over = Předejte obrazovku dalšímu: { $player } stiskne Enter.
play-orders = Trvalé pokyny odpovídají za vás, aby na vás nikdo nečekal:
play-order-none = ptát se mě pokaždé
play-order-set = Od teď platí: { $order }. Změníte to klávesou „o“.
play-undone = Vzato zpět: { $action }.
play-earlier = … a ještě { $lines ->
    [one] jeden dřívější řádek
    [few] { $lines } dřívější řádky
    [many] { $lines } dřívějšího řádku
   *[other] { $lines } dřívějších řádků
}
play-sealed = Tajně už vybírali: { $players }.
play-saved = Uloženo v { $file }. Pokračovat můžete takto: cheeseboard play --resume { $command }
play-offer = Uložit záznam? Napište jméno souboru, nebo jen Enter:
play-kept = Záznam je v { $file }.

## Konec

result-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
result-winner = Vyhrává { $player }!
result-winners = Remíza: o výhru se dělí { $players } a { $last }.
result-solo = Váš výsledek: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
result-reason = Důvod konce: { $reason }.
result-secret = Tajemství za kostkami bylo { $secret }; uložený záznam ověří „cheeseboard verify SOUBOR“.

## Poctivé kostky

fair-commitment = Kostky určuje tajemství, jehož SHA-256 je { $commitment }.
fair-nonce = { $player }: přidejte ke kostkám něco svého (Enter přidá něco náhodného):

## simulate

simulate-title = { $game }: { $matches ->
    [one] jedna partie
    [few] { $matches } partie
    [many] { $matches } partie
   *[other] { $matches } partií
}, { $seats ->
    [one] jedno místo
    [few] { $seats } místa
    [many] { $seats } místa
   *[other] { $seats } míst
}, semínko { $seed }
simulate-options = Volby: { $options }
simulate-rotation = Boti si mezi partiemi mění místa, takže žádnému místo nepomáhá. ± je 95% interval spolehlivosti.
simulate-progress = partie
simulate-stopped = Zastaveno předčasně: toto jsou dosud odehrané partie.
simulate-nothing = Zastaveno dřív, než skončila první partie.
simulate-bot = bot
simulate-seat = místo
simulate-order = pořadí na tahu
simulate-score = průměr bodů
simulate-wins = výhry (remízy napůl)
simulate-advantage = výhry nad rovný podíl
simulate-length = Partie má v průměru { $decisions } rozhodnutí; { $speed } rozhodnutí za sekundu.
simulate-endings = Jak partie končily
simulate-share = podíl
simulate-lead = Náskok: body hráče minus průměr bodů ostatních hráčů v partii.
simulate-telling = Dlouhé tabulky ukazují řádky s nejvíce a nejméně výhrami, které mají aspoň { $enough } případů; --cards ukáže všechny.

## replay

replay-title = { $game }, krok { $step } z { $steps }
replay-start = Před prvním krokem.
replay-chance = Náhoda: { $text }
replay-choice = { $player }: { $text }
replay-sealed = Volbu zapečetil hráč { $player }.
replay-keys = Enter nebo n vpřed · b zpět · číslo na ten krok · e konec · q odejít
replay-number = „{ $given }“ není klávesa ani krok od 0 do { $most }.
replay-over = Partie skončila: { $reason }. { $result }
replay-unfinished = Partie není dohraná.

## verify

verify-rules = { $file }: { $game }, { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}, vše podle pravidel.
verify-over = Partie skončila a její výsledek je správný.
verify-not-over = Partie není dohraná.
verify-fair = Poctivost dokázána: tajemství odpovídá závazku { $commitment } a { $chances ->
    [0] žádná náhoda zatím nenastala.
    [one] jediná náhoda z něj losovaná je táž jako v záznamu.
    [few] všechny { $chances } náhody z něj losované jsou tytéž jako v záznamu.
    [many] všech { $chances } náhody z něj losované je týchž jako v záznamu.
   *[other] všech { $chances } náhod z něj losovaných je týchž jako v záznamu.
}
verify-skipped = Hráči se dohodli vrátit před { $chances ->
    [one] jednu náhodu, která už nastala
    [few] { $chances } náhody, které už nastaly
    [many] { $chances } náhody, které už nastaly
   *[other] { $chances } náhod, které už nastaly
}; nic z toho se znovu nepoužilo. Pokud si to nikdo nepamatuje, kostkám nevěřte.
verify-seeded = Zopakováno: { $chances ->
    [0] žádná náhoda zatím nenastala.
    [one] jediná náhoda ze semínka { $seed } je táž jako v záznamu.
    [few] všechny { $chances } náhody ze semínka { $seed } jsou tytéž jako v záznamu.
    [many] všech { $chances } náhody ze semínka { $seed } je týchž jako v záznamu.
   *[other] všech { $chances } náhod ze semínka { $seed } je týchž jako v záznamu.
} Semínko nedokazuje, že si ho nikdo nevybral.
verify-manual = Házelo se doopravdy: o kostkách není co dokazovat.
verify-recorded = Kostky jsou převzaté z dřívější partie: souhlasí ({ $chances }) a víc dokazovat nejde.
verify-withheld = Tajemství v tomto záznamu není, takže kostky ověřit nejde; požádejte o záznam po skončení partie.
verify-commitment = Závazek je ten, který jste si poznamenali.
verify-nonce = Co jste přidali, je v záznamu beze změny: „{ $nonce }“ ({ $names }).
verify-wrong = { $file }: krok { $step } nesedí: jeho zdroj dává „{ $expected }“, v záznamu je „{ $found }“.
verify-other-commitment = { $file } nesedí: závazek, který jste si poznamenali, není ten ze záznamu; v něm je { $found }.
verify-no-nonce = { $file } nesedí: podle záznamu „{ $nonce }“ nikdo nepřidal.
verify-damaged = { $file } nesedí. { $problem }

## games

games-players = { $fewest ->
    [one] { $most ->
        [one] pro jednoho hráče
        [few] pro 1 až { $most } hráče
        [many] pro 1 až { $most } hráče
       *[other] pro 1 až { $most } hráčů
    }
   *[other] { $most ->
        [one] pro { $fewest } až { $most } hráče
        [few] pro { $fewest } až { $most } hráče
        [many] pro { $fewest } až { $most } hráče
       *[other] pro { $fewest } až { $most } hráčů
    }
}
games-option-players = s volbou { $option }: { $players }
games-options = Volby (-o)
games-bots = Boti (-b)
games-rule = pravidlo { $rule }
games-play = Hrát můžete takto: { $command }

## doctor

doctor-version = Cheeseboard { $version }
doctor-folder = Balík
doctor-python = Python
doctor-engine = Jádro
doctor-compiled = přeložené pomocí mypyc
doctor-interpreted = nepřeložené; „make compile“ ho mnohonásobně zrychlí
doctor-stale = tyto moduly jsou starší než jejich zdroj: { $modules }; spusťte „make compile“
doctor-games = Hry
doctor-game-broken = hru { $game } nejde načíst: { $error }
doctor-languages = Jazyky
doctor-language-broken = slova jazyka { $language } nejde načíst: { $error }
doctor-terminal = Terminál
doctor-no-terminal = žádný (výstup jde do souboru nebo roury)
doctor-columns = { $columns ->
    [one] jeden sloupec
    [few] { $columns } sloupce
    [many] { $columns } sloupce
   *[other] { $columns } sloupců
}, { $colours ->
    [none] bez barev
    [standard] 16 barev
    [256] 256 barev
   *[truecolor] všechny barvy
}
doctor-extras = Doplňky
doctor-extra = { $extra }: { $there ->
    [yes] je
   *[no] není (potřebuje ho jen „bench“)
}
doctor-fine = Vše je v pořádku.
doctor-wrong = { $number ->
    [one] Jedna věc potřebuje vaši pozornost.
    [few] { $number } věci potřebují vaši pozornost.
    [many] { $number } věci potřebuje vaši pozornost.
   *[other] { $number } věcí potřebuje vaši pozornost.
}

## Zadáno je něco špatně

trouble-language = Jazyk „{ $given }“ tu není; vyberte jeden z těchto: { $expected }.
trouble-language-variable = Proměnná { $variable } má hodnotu „{ $given }“; nastavte jednu z těchto: { $expected }, nebo ji zrušte.
trouble-no-such-command = Příkaz „{ $given }“ tu není; vyberte jeden z těchto: { $expected }.
trouble-no-such-option = Přepínač { $option } tu není; podívejte se na „{ $command } --help“.
trouble-missing = Chybí { $parameter }; podívejte se na „{ $command } --help“.
trouble-needs-value = Přepínač { $option } potřebuje hodnotu; podívejte se na „{ $command } --help“.
trouble-takes-no-value = Přepínač { $option } žádnou hodnotu nemá; podívejte se na „{ $command } --help“.
trouble-extra = „{ $given }“ sem nepatří; podívejte se na „{ $command } --help“.
trouble-usage = Na tomto řádku je něco, co tam nepatří; podívejte se na „{ $command } --help“.
trouble-number = „{ $given }“ se pro { $option } nehodí; zadejte celé číslo od { $least } výš.
trouble-commitment = „{ $given }“ není závazek; zadejte jeho 64 šestnáctkových číslic, nebo aspoň prvních { $least }.
trouble-option-form = „{ $given }“ není volba; pište JMÉNO nebo JMÉNO=HODNOTA, například risky nebo edition=triangular.
trouble-too-many-players = Hráčů ({ $given }) je víc než míst ({ $seats }); uberte hráče, nebo přidejte místa.
trouble-too-many-bots = Botů ({ $given }) je víc než míst ({ $seats }); uberte boty, nebo přidejte místa.
trouble-name-of-bot = Jméno „{ $given }“ patří botovi; zvolte jiné, nebo posaďte bota pomocí -b.
trouble-names-same = Jméno „{ $given }“ mají dva hráči; dejte každému jiné.
trouble-fair-or-dice = --fair a --dice nejdou dohromady: opravdové kostky důkaz nepotřebují. Jedno vynechte.
trouble-resume-alone = Obnovená partie má své hráče, volby i kostky; ostatní přepínače vynechte.
trouble-resume-other-game = { $file } je partie hry { $game }; hru vynechte, nebo zvolte jiný soubor.
trouble-resume-withheld = V souboru { $file } chybí tajemství kostek: přehrát ho jde, pokračovat v něm ne. Zvolte jiný soubor.
trouble-worker = Proces, který hrál partie, zmizel: něco ho ukončilo. Zkuste to znovu, a pokud dochází paměť, s menším --jobs.
trouble-file-missing = Soubor { $file } neexistuje; zkontrolujte jméno.
trouble-folder-missing = Složka { $folder } neexistuje; vytvořte ji, nebo zvolte jiné umístění.
trouble-not-a-folder = { $file } není složka; zvolte jiné umístění.
trouble-file-folder = { $file } je složka; zadejte soubor.
trouble-file-not-allowed = K souboru { $file } nemáte přístup; zvolte jiný, nebo změňte oprávnění.
trouble-file-exists = { $file } už existuje a zůstal beze změny; zvolte jiné jméno.
trouble-file-no-space = Pro { $file } není místo; uvolněte ho, nebo zvolte jiné umístění.
trouble-file-name-too-long = Jméno souboru { $file } je příliš dlouhé; zvolte kratší.
trouble-file-special = { $file } není obyčejný soubor; zadejte záznam partie.
trouble-file-other = Soubor { $file } nejde použít ({ $code }); zvolte jiný.

## bench

bench-working = Měří se: { $what } …
bench-game = hra
bench-figure = údaj
bench-measured = naměřeno
bench-goal = cíl
bench-missed = nesplněno
bench-pig = pig z OpenSpielu, náhodná hra v C++
bench-catan = Catan z Catanatronu, náhodná hra
bench-sampled = náhodná hra
bench-listed = náhodná hra se seznamy voleb
bench-sampled-to-pig = náhodná hra proti pig
bench-listed-to-pig = se seznamy proti pig
bench-sampled-2 = náhodná hra ve dvou
bench-sampled-3 = náhodná hra ve třech
bench-sampled-to-catan = nejpomalejší proti Catanatronu
bench-copy = kopie stavu uprostřed partie
bench-growth = krok po 90 destičkách proti 10
bench-memory = paměť stavu na jedno místo
bench-match = celá náhodná partie
bench-view = pohled jako JSON
bench-view-size = největší pohled jako JSON
bench-choice = volba těžkého bota
bench-thinking = paměť procesu, ve kterém těžký bot přemýšlí
bench-compiled-to-interpreted = přeložené proti interpretovanému
bench-same-checksums = stoly, které se hrají oběma způsoby stejně
bench-zoo = přes PettingZoo
bench-vector = mnoho partií najednou
bench-vector-to-zoo = najednou proti PettingZoo
bench-import = import cheeseboard
bench-help = cheeseboard --help
bench-interpreted = Engine tu běží interpretovaně; zrychlí ho „make compile“ a cíle platí pro něj.
bench-no-pig = OpenSpiel tu není, takže se s ním nic neporovnává; nainstaluje ho „make bench“.
bench-no-catan = Catanatron tu není, takže se s ním nic neporovnává; nainstaluje ho „make bench“.
bench-no-lab = PettingZoo tu není, takže se s ním nic neporovnává; nainstalujete ho takto: pip install "cheeseboard[lab]"

## edition

metavar-deed = check|copy
metavar-folder = SLOŽKA
help-edition-short = Zkontrolovat nebo založit vlastní edici hry Krysy z Wistaru.
help-edition = Edice hry Krysy z Wistaru je složka tabulek. „check“ vypíše všechno, co je ve vaší složce špatně, se
    souborem a řádkem; když něco je, je návratový kód 1. „copy“ zapíše tabulky domácí edice do nové složky jako základ té
    vaší. Každou tabulku vysvětluje docs/editions.md.
help-edition-example = cheeseboard edition copy moje-edice
    cheeseboard edition check moje-edice

edition-fine = { $folder } je v pořádku. Součástí označených „house“ zbývá: { $house }.
edition-faults = { $number ->
    [one] Jedna chyba.
    [few] { $number } chyby.
    [many] { $number } chyby.
   *[other] { $number } chyb.
}
edition-copied = Tabulky domácí edice jsou ve složce { $folder }. Upravte je a pak spusťte: cheeseboard edition check { $command }
trouble-edition-deed = „{ $given }“ s edicí udělat nejde; vyberte jedno z tohoto: { $expected }.
trouble-folder-not-empty = Složka { $folder } není prázdná; zvolte prázdnou, nebo novou.

edition-fault-file-missing = Tato tabulka chybí.
edition-fault-file-encoding = Toto není text v UTF-8; uložte ho jako UTF-8.
edition-fault-file-empty = Tabulka je prázdná; začíná názvy sloupců: { $expected }
edition-fault-column-missing = Chybí sloupec „{ $name }“.
edition-fault-column-unknown = Sloupec „{ $given }“ tu není; sloupce jsou: { $expected }.
edition-fault-column-twice = Sloupec „{ $name }“ je tu dvakrát.
edition-fault-cells = Počet buněk v řádku: { $found }, počet sloupců v tabulce: { $expected }; buňky odděluje |.
edition-fault-cell-empty = Buňka je prázdná; kde nic není, napište -.
edition-fault-nothing = Tady něco být musí.
edition-fault-gap = Mezi dvěma znaky něco chybí.
edition-fault-word = „{ $given }“ { $vocabulary ->
    [gain] není nic, co jde získat, udělat nebo vyložit
    [payment] není nic, co jde zaplatit nebo ztratit
    [count] není nic, co se dá počítat
    [trigger] není nic, na co může efekt čekat
    [discount] není nic, na co může být sleva
    [odd] není žádný ze zvláštních efektů
    [type] není typ efektu, který tu může být
    [symbol] není dovednost ani energie
    [skill] není dovednost
    [deck] není balíček
    [kind] není druh projektu
    [cost] není nic, čím se tu platí
    [origin] není původ
    [place] není místo
    [lock] není zámek
    [section] není sekce disku
    [players] není počet hráčů
    [cheese] není odpověď
   *[room] není místnost
}; možné je: { $expected }.
edition-fault-number = „{ $given }“ se nehodí; napište celé číslo od { $least } do { $most }.
edition-fault-amount = „{ $given }“ se nehodí; napište číslo od 1 do { $most } a slovo, například „2 wood“.
edition-fault-word-twice = „{ $given }“ je tu dvakrát; čísla sečtěte.
edition-fault-twice = „{ $given }“ už je na řádku { $line }.
edition-fault-missing = Chybí: { $missing }.
edition-fault-arrow = V „{ $given }“ chybí šipka: něco, ->, něco.
edition-fault-losses = „{ $given }“ dává příliš mnoho možností; smějí být dvě a mezi nimi „or“.
edition-fault-type-missing = V „{ $given }“ chybí typ efektu; začněte jedním z těchto slov a dvojtečkou: { $expected }.
edition-fault-pattern = „{ $given }“ se nehodí k efektu typu „{ $type }“.
edition-fault-final = „{ $given }“: závěrečné bodování nepřináší nic než vp.
edition-fault-round-mouse = Myš kola může být jen na disku akcí.
edition-fault-electricity = Elektrický proud je 1 (slabý), nebo 2 (silný), ne { $given }.
edition-fault-electricity-basic = Základní projekt nemůže vyžadovat elektrický proud.
edition-fault-decks = Základních projektů má být 100 a pokročilých 80; je jich { $basic } a { $advanced }.
edition-fault-place = K číslu { $number } patří: { $expected }.
edition-fault-lock = Řádek { $row } nemůže čekat na řádek { $given }; zámek odkazuje na dřívější řádek.
edition-fault-rising = Číslo { $given } musí být větší než { $before } před ním.
edition-fault-wheel-bonus = „{ $given }“ není bonusová akce disku; možné je: { $expected }.
edition-fault-wheel-twice = „{ $given }“ už na této straně sekce je; její bonusové akce se neopakují.
edition-fault-wheel-space = Další pole této strany je { $expected }, ne { $given }.
edition-fault-wheel-sides = Při počtu hráčů { $players } má mít sekce { $section } jednu stranu; stran má { $found }.
edition-fault-wheel-missing = Při počtu hráčů { $players } chybějí tyto bonusové akce: { $missing }.
edition-fault-wheel-mice = Při počtu hráčů { $players } smí být myš kola na disku jen jednou; je tam { $found }×.
edition-fault-outside = První řádek, a žádný jiný, je „{ $room }“ s místem „{ $place }“.
edition-fault-outside-fields = Venku nejsou úkoly ani myši ani sýr.
edition-fault-rooms = Řádků má být { $expected }, „out“ a po jednom pro každou místnost; je jich { $found }.
edition-fault-cheeses = Sýr má být v jedné místnosti; místností se sýrem je { $found }.
edition-fault-cheese-cellar = Sýr má být ve sklepě.
edition-fault-fields = { $what ->
    [missions] Polí pro úkoly
   *[mice] Polí pro myši
} { $place ->
    [house] v domě
   *[cellar] ve sklepě
} je { $found }, ale obsadit jich jde nejvýše { $most }.
edition-fault-ways = Cest je { $found }, ale žetonů dveří jen { $most }.
edition-fault-unreachable = Do místnosti „{ $room }“ nevede žádná cesta.
edition-fault-way-itself = Tato cesta vede z „{ $room }“ zase do „{ $room }“.
edition-fault-way-twice = Cesta mezi „{ $one }“ a „{ $other }“ už je na řádku { $line }.

## db

metavar-task = upgrade|backup|restore
help-db-short = Převést, zálohovat nebo obnovit databázi serveru.
help-db = Databázi serveru určuje DATABASE_URL, jinak je to soubor SQLite ve vaší datové složce. „upgrade“ ji převede na
    tuto verzi, „backup“ ji celou zapíše do SOUBORU, a to i za běhu serveru, „restore“ takový soubor vloží do prázdné
    databáze kteréhokoli druhu. Je-li soubor poškozený, je návratový kód 1. Víc je v docs/storage.md.
help-db-replace = „restore“ smí nahradit všechno, co v databázi je.
help-db-example = cheeseboard db backup pondeli.backup
    cheeseboard db upgrade
    cheeseboard db restore pondeli.backup

db-created = Databáze je připravená (revize { $revision }).
db-upgraded = Databáze má teď revizi { $revision }.
db-current = Databáze už revizi { $revision } má.
db-rows = řádků
db-backed-up = Záloha je v souboru { $file }; řádků: { $rows }. Jsou v ní i tajné údaje: uložte ji tam, kde ji přečtete jen vy.
db-restored = Záloha ze souboru { $file } je obnovena; řádků: { $rows }.
db-damaged = { $file } není úplná záloha; nic se nezměnilo. Zvolte jiný soubor.
trouble-db-task = „{ $given }“ s databází udělat nejde; vyberte jedno z tohoto: { $expected }.
trouble-db-file = Zadejte soubor: cheeseboard db { $task } SOUBOR.
trouble-db-replace = --replace patří jen k „restore“; vynechte ho.
trouble-db-away = Databáze není dostupná nebo do ní nejde zapisovat; zkontrolujte, že běží a že DATABASE_URL je správně, a zkuste to znovu.
trouble-db-newer = Toto je z novější verze Cheeseboardu (revize { $found }, tato verze zná { $known }); nainstalujte ji.
trouble-db-not-ours = V této databázi je něco, co nepatří Cheeseboardu; nastavte DATABASE_URL na jinou.
trouble-db-not-empty = Databáze není prázdná a zůstala, jak je; obnovte zálohu do jiné, nebo přidejte --replace, a o všechno v ní přijdete.
trouble-db-nothing = V databázi není co zálohovat; zkontrolujte DATABASE_URL.
trouble-db-driver = PostgreSQL potřebuje další balíček; nainstalujte cheeseboard[scale].
trouble-db-fault = Databáze nerozuměla, co po ní chceme: to je chyba Cheeseboardu; ohlaste ji, prosím.
trouble-setting = { $variable } má hodnotu, která se nehodí; možné je: { $expected }

## serve

metavar-host = ADRESA
help-serve-short = Spustit server, na kterém se hraje.
help-serve = Spustí server, na kterém lidé hrají v prohlížeči. Všechno ukládá do databáze, kterou určuje DATABASE_URL,
    jinak do souboru SQLite ve vaší datové složce. Ctrl+C ho zastaví; nic se neztratí.
help-serve-host = Adresa, na které server naslouchá (jinak CHEESEBOARD_HOST nebo 127.0.0.1: jen tento počítač); 0.0.0.0 znamená všechny.
help-serve-port = Port, na kterém server naslouchá (jinak CHEESEBOARD_PORT nebo 8000); 0 znamená kterýkoli volný.
help-serve-workers = Kolik procesů serveru běží (jinak CHEESEBOARD_WORKERS nebo 1); víc než jeden potřebuje PostgreSQL. Proces, který skončí, se spustí znovu.
help-serve-open = Otevřít stránku v prohlížeči, je-li tu obrazovka.
help-serve-example = cheeseboard serve
    cheeseboard serve --host 0.0.0.0 --port 8080
    cheeseboard serve --workers 4

serve-running = Cheeseboard běží na adrese { $address } (zastaví ho Ctrl+C).
trouble-serve-port = Port { $given } neexistuje; zvolte nejvýš { $most }.
trouble-serve-address = Server nemůže naslouchat na adrese { $host }, port { $port }: je obsazená, nebo není vaše. Zvolte jinou pomocí --host a --port.
trouble-serve-outdated = Databáze je ze starší verze, nebo je prázdná; nejdřív spusťte cheeseboard db upgrade.
serve-not-started = Server se nespustil; proč, říkají řádky výše.
trouble-serve-workers = Tolik procesů ({ $given }) je příliš; zvolte nejvýš { $most }.
trouble-serve-alone = S SQLite je server jeden proces: vynechte --workers, nebo nastavte DATABASE_URL na databázi PostgreSQL.

## worker

help-worker-short = Nechat boty velkého serveru přemýšlet tady.
help-worker = Nechá boty přemýšlet ve vlastních procesech, a to pro všechny procesy serveru, které mají společnou databázi
    PostgreSQL (DATABASE_URL). Spusťte jich, kolik chcete, na kterémkoli počítači; když neběží žádný, přemýšlejí boti v
    procesech serveru. Zastaví ho Ctrl+C; nic se neztratí. Víc je v docs/hosting.md.
help-worker-processes = Kolik botů přemýšlí současně (jinak podle CHEESEBOARD_THINKING_PROCESSES, jinak 1).
help-worker-metrics_host = Adresa, na které Prometheus najde čísla o workeru (jinak CHEESEBOARD_METRICS_HOST nebo 127.0.0.1: jen tento počítač).
help-worker-metrics_port = Port, na kterém je Prometheus najde jako /metrics (jinak CHEESEBOARD_METRICS_PORT; bez něj taková stránka není); 0 znamená kterýkoli volný.
help-worker-example = cheeseboard worker
    cheeseboard worker --processes 4 --metrics-port 8001

worker-running = { $processes ->
    [one] Boti tu přemýšlejí, vždy jeden (zastaví je Ctrl+C).
    [few] Boti tu přemýšlejí, { $processes } současně (zastaví je Ctrl+C).
    [many] Boti tu přemýšlejí, { $processes } současně (zastaví je Ctrl+C).
   *[other] Boti tu přemýšlejí, { $processes } současně (zastaví je Ctrl+C).
}
worker-metrics = Čísla o něm jsou na adrese { $address }.
trouble-worker-address = Worker nemůže naslouchat na adrese { $host }, port { $port }: je obsazená, nebo není vaše. Zvolte jinou pomocí --metrics-host a --metrics-port.
trouble-worker-alone = S SQLite přemýšlejí boti přímo v serveru; worker potřebuje, aby DATABASE_URL určovala databázi PostgreSQL.

## arena

arena-pace = { $speed } partií za sekundu
arena-progress = Partie: { $played } z { $matches }, { $pace }.
arena-pair = dvojice
arena-share = podíl prvního
arena-lead = jeho náskok
arena-one-alone = první sám
arena-other-alone = druhý sám
arena-rating = rating (Elo)
arena-time = čas na volbu
arena-means = Dva vyrovnaní boti mají po 50 %; remíza se dělí. V každém kole jsou stejné kostky při všech rozesazeních; ± je 95% interval spolehlivosti přes kola.
arena-means-solo = Při hře jednoho získá kolo ten, kdo má se stejnými kostkami víc bodů. ± je 95% interval spolehlivosti přes kola.
arena-alone = Sám: výhry jednoho bota mezi { $seats ->
    [3] dvěma kopiemi
    [4] třemi kopiemi
   *[other] několika kopiemi
} druhého, jako násobek rovného podílu.
arena-sprt = Postupný test: { $verdict ->
    [high] { $bot } má aspoň { $high } %
    [low] { $bot } má nejvýš { $low } %
   *[open] mezi { $low } % a { $high } % nerozhodnuto
} (svědectví { $evidence }; rozhodnuto za ±2,94).
trouble-arena-bots = { $given ->
    [one] Byl jmenován jeden bot
    [few] Byli jmenováni { $given } boti
    [many] Bylo jmenováno { $given } bota
   *[other] Bylo jmenováno { $given } botů
}; jmenujte { $least } až { $most }.
trouble-arena-twice = „{ $bot }“ byl jmenován dvakrát; jmenujte různé boty, nebo dejte jednomu jiný rozpočet.
trouble-arena-sprt = „{ $given }“ není test; zadejte dvě procenta mezi 0 a 100, nižší napřed, například 50,55.
trouble-arena-sprt-two = Postupný test je mezi dvěma boty; jmenujte dva, nebo vynechte --sprt.
trouble-arena-other = V souboru { $file } je jiné klání nebo klání jiné verze; zvolte jiný soubor, nebo boty, místa, volby a semínko, s nimiž začalo.
trouble-arena-file = Soubor { $file } není záznamem klání, nebo je poškozený na řádku { $line }; zvolte jiný soubor.
trouble-arena-busy = Do souboru { $file } právě zapisuje jiné klání; počkejte, až skončí, nebo zvolte jiný soubor.
trouble-arena-budget = „{ $bot }“ ve hře { $game } rozpočet nemá, protože neprohledává; vynechte „{ $budget }“, nebo jmenujte prohledávání: search:500, is-mcts:0.5s.

## Rozbor

review-progress = kroky
review-so-far = Kroky: { $done } z { $all }.
review-solving = Nejdřív se vyřeší Qwixx pro jednoho, trvá to asi půl minuty; výsledek zůstane uložený pro příště.
review-unsolved = Qwixx pro jednoho na tomto počítači není vyřešený, proto posuzuje prohledávání; čísla jsou méně jistá.
review-title = { $game }: partie očima hráče { $player }
review-step = krok
review-kind = druh
review-luck = náhoda
review-choice = volba
review-what = co se stalo
review-before = předtím
review-change = změna
review-best = lepší volba
review-sure = Ukazují se jen kroky, které něco určitě změnily; ± říká, jak jistá čísla jsou.
review-even = Žádný krok nic určitě nezměnil.
review-sum-choice = Tyto volby stály celkem: { $alone ->
    [yes] { $sum } bodu
   *[no] { $number ->
        [one] { $sum } procentní bod šance na výhru
        [few] { $sum } procentní body šance na výhru
        [many] { $sum } procentního bodu šance na výhru
       *[other] { $sum } procentních bodů šance na výhru
    }
}
review-sum-chance = Štěstí ve všech hodech a losech přineslo: { $alone ->
    [yes] { $sum } bodu (± { $margin })
   *[no] { $number ->
        [one] { $sum } procentní bod šance na výhru (± { $margin })
        [few] { $sum } procentní body šance na výhru (± { $margin })
        [many] { $sum } procentního bodu šance na výhru (± { $margin })
       *[other] { $sum } procentních bodů šance na výhru (± { $margin })
    }
}
review-turned = { $sign } Zde se partie zlomila.
review-stopped = Zastaveno předčasně: zbytek partie se neposuzoval.
trouble-review-no-record = Soubor { $file } není záznam partie; zadejte soubor, který uložil příkaz cheeseboard play.
trouble-review-not-over = Partie v souboru { $file } není dohraná; dohrajte ji pomocí cheeseboard play --resume { $file }.
trouble-review-seat = Místo { $given } tu není; zvolte číslo od 1 do { $most }.

## Rady

hint-thinking = Silný bot se dívá na vaše možnosti …
hint-choice = volba
hint-chance = šance na výhru
hint-score = konečné body
hint-reason = proč
hint-more = … a { $number ->
    [one] ještě jedna možnost, která vypadala hůř
    [few] ještě { $number } možnosti, které vypadaly hůř
    [many] ještě { $number } možnosti, která vypadala hůř
   *[other] ještě { $number } možností, které vypadaly hůř
}.
hint-known = Bot neví víc než vy; ± říká, jak moc si je jistý, u bodů jak daleko od nich většina partií skončí.

## train

train-done = { $name }: hotovo, počet kroků: { $taken } ({ $figures }).
train-known = { $name }: hotovo už před přerušením, zůstává beze změny.
train-progress = { $name }: { $steps ->
    [0] zatím kroků: { $taken }.
   *[other] kroků: { $taken } z { $steps }.
}
train-measuring = { $name }: měří se výsledky
train-stopped = Přerušeno; stejný příkaz odtud pokračuje.
train-figures = { $name }: { $figures }
trouble-train-game = Pro „{ $given }“ se nic neučí; hry, ve kterých je co se učit: { $expected }.
trouble-train-part = Část „{ $given }“ není; tato hra má: { $expected }.
trouble-train-file = Soubor { $file } nezůstal po tomto tréninku; smažte ho, nebo zvolte jinou složku.
