title = Krysy z Wistaru
summary = Uprchlé krysy hloubí, staví, vynalézají a plení statek, aby vedly svou kolonii.

## Slova

form-area = { $end ->
    [forest] do lesa
    [burrow] do nory
   *[farm] na statek
}
form-area-from = { $start ->
    [forest] z lesa
    [burrow] z nory
   *[farm] ze statku
}
form-area-in = { $start ->
    [forest] v lese
    [burrow] v noře
   *[farm] na statku
}
form-ability = { $number ->
    [1] postel stojí 1 dřevo
    [2] komora stojí 1 kov
    [3] přístavek, jedna komora navíc
    [4] žeton pohybu pohne 2 krysami
    [5] žeton dovednosti
    [6] 3 VB
    [7] 6 VB
    [8] projekt zcela zdarma
    [9] libovolná hlavní akce
   *[10] hrdina
}

## Volby

action-decline = nic dalšího
action-end = ukončit tah
action-pair = vzít si { $number }. počáteční dvojici
action-space = postavit velitele na pole { $space }
action-hut = poslat velitele do chaloupky alchymyšky
action-do-main = provést hlavní akci
action-do-bonus = provést bonusovou akci
action-do-second = provést druhou bonusovou akci
action-potion-project = lektvar: vyložit projekt
action-potion-mission = lektvar: splnit úkol
action-potion-metal = lektvar: získat 1 kov
action-potion-wood = lektvar: získat 1 dřevo
action-main-wood = hlavní akce: těžba dřeva
action-main-dig = hlavní akce: hloubení komor
action-main-metal = hlavní akce: sběr kovu
action-main-beds = hlavní akce: stavba postelí
action-main-develop = hlavní akce: vývoj projektů
action-main-explore = hlavní akce: průzkum
action-dig = vyhloubit komoru
action-bed = postavit postel
action-top-basic = táhnout ze základního balíčku
action-top-advanced = táhnout z pokročilého balíčku
action-take = vzít si kartu { $card } (č. { $number })
action-play = vyložit kartu { $card } (č. { $number })
action-discard = odhodit kartu { $card } (č. { $number })
action-use = použít kartu { $card } (č. { $number })
action-pay-wood = zaplatit 1 dřevo
action-pay-metal = zaplatit 1 kov
action-less-wood = zaplatit o 1 dřevo méně
action-less-metal = zaplatit o 1 kov méně
action-door = otevřít dveře { $one } – { $other }
action-go = přesunout průzkumníka: { $room }
action-reveal = odhalit kartu úkolů v místnosti { $room }
action-mouse = vzít myš v místnosti { $room }
action-cheese = vzít horní sýr
action-task = splnit úkol „{ $task }“ (karta { $mission })
action-cube = použít kostičku { $number }: { form-ability }
action-first-reward = nejdřív si vzít odměnu
action-first-ability = nejdřív využít schopnost
action-rat = přesunout krysu { form-area-from } { form-area }
action-deploy-forest = poslat krysu od vchodu do nory do lesa
action-deploy-burrow = poslat krysu od vchodu do nory dovnitř do nory
action-deploy-farm = poslat krysu od vchodu do nory na statek
action-buy-wild = koupit žeton všeumělství za 3 předměty
action-buy-electricity = koupit elektrický proud za 4 předměty
action-move = utratit žeton pohybu
action-tent = postavit stan tam, kde je průzkumník
action-pitch = postavit stan v místnosti { $room }
action-strike = sbalit stan v místnosti { $room }
action-goal = dosáhnout cíle „{ $goal }“
action-keep = nechat si cíl „{ $goal }“
action-hero = vyložit hrdinu: { $hero }
action-skill-strength = vzít si žeton síly
action-skill-agility = vzít si žeton hbitosti
action-skill-perception = vzít si žeton bystrosti
action-skill-intelligence = vzít si žeton inteligence
action-skill-endurance = vzít si žeton výdrže
action-give = odevzdat, co karta žádá
action-lose = raději ztratit vítězné body
action-release = odhodit z komory: { $mouse }
action-supply-house = vzít myš z hromádky domu
action-supply-cellar = vzít myš z hromádky sklepa
action-get-wood = získat 1 dřevo
action-get-metal = získat 1 kov
action-get-basic = získat horní kartu základního balíčku

## Co je třeba udělat

prompt-draft = Vyberte si dvojici počátečních karet.
prompt-turn = Postavte velitele a proveďte jeho akce, před nimi i po nich jakékoli rychlé akce, a pak ukončete tah.
prompt-digging = Vyhlubte komoru, nebo s hloubením skončete.
prompt-beds = Postavte postel, nebo se stavbou skončete.
prompt-ideas = Utraťte body projektů: vezměte si kartu z nabídky, táhněte z balíčku, nebo skončete.
prompt-exploring = Utraťte bod průzkumu: otevřete dveře, přesuňte průzkumníka, odhalte kartu úkolů, vezměte myš, nebo skončete.
prompt-playing = Vyberte projekt k vyložení, nebo nevykládejte žádný.
prompt-cheapening = Vyberte, zda sleva ubere dřevo, nebo kov.
prompt-task = Vyberte úkol, který splníte, nebo neplňte žádný.
prompt-cube = Vyberte kostičku pro tento úkol: její schopnost bude od této chvíle vaše.
prompt-items = Zaplaťte předmět: dřevo, kov nebo kartu z ruky.
prompt-ordering = Vyberte, co přijde dřív: odměna, nebo schopnost.
prompt-rats = Přesuňte krysu do jiné oblasti, nebo skončete.
prompt-deploying = Pošlete krysu od vchodu do nory do některé oblasti, nebo skončete.
prompt-potion = Vyberte, k čemu lektvar využijete.
prompt-main = Vyberte hlavní akci, nebo žádnou neprovádějte.
prompt-opening = Vyberte dveře, které otevřete, nebo neotvírejte žádné.
prompt-revealing = Vyberte místnost, kde odhalíte kartu úkolů, nebo neodhalujte nic.
prompt-walking = Vyberte, kam průzkumník půjde, nebo ho nechte na místě.
prompt-tent = Vyberte, kde bude stát stan, nebo nechte stany, jak jsou.
prompt-goal = Vyberte, který z vytažených cílů si necháte.
prompt-hero = Vyberte si hrdinu, nebo si žádného neberte.
prompt-skill = Vyberte si žeton dovednosti, nebo si žádný neberte.
prompt-supply = Vyberte hromádku, ze které si vezmete myš, nebo si žádnou neberte.
prompt-release = Vyberte myš, kterou odhodíte.
prompt-hand = Vyberte kartu z ruky, kterou odhodíte.
prompt-victim = Zasáhla vás karta protihráče: odevzdejte, co žádá, nebo ztraťte vítězné body.
prompt-copy = Vyberte kartu s efektem jednou za kolo, kterou napodobíte, nebo nenapodobujte žádnou.
prompt-archive = Vyberte si kartu z odkládacích hromádek, nebo si žádnou neberte.
prompt-tools = Vezměte si nástroj z nabídky, a není-li tam žádný, táhněte, dokud nějaký nepřijde; nebo si žádný neberte.
prompt-shop = Vyměňte předmět: jeden zaplaťte a získejte jeden jiného druhu.
prompt-yacht = Vyberte kostičku, kterou odeberete z hnědého pole, nebo je nechte všechny.
prompt-top = Vyberte balíček, ze kterého budete táhnout, nebo netáhněte.

## Co se stalo

event-began = První v pořadí je { $player }.
event-round = Začíná { $number }. kolo.
event-round-mouse = Myš kola: { $mouse }.
event-goal-shown = Odkrytý cíl: „{ $goal }“.
event-market = V nabídce je nová karta: { $card }.
event-market-gone = Z nabídky mizí karta { $card }.
event-placed = { $player } staví velitele na pole { $space }.
event-hut = { $player } posílá velitele do chaloupky alchymyšky.
event-took = { $player } si bere kartu { $card }.
event-drew = { $player } si dobírá { $deck ->
    [basic] základní
   *[advanced] pokročilou
} kartu.
event-drew-card = Je to karta { $card }.
event-kept = { $player } odhaluje kartu { $card } a nechává si ji.
event-not-kept = { $player } odhaluje kartu { $card } a odhazuje ji.
event-discarded = { $player } odhazuje kartu { $card }.
event-played = { $player } vykládá kartu { $card }.
event-used = { $player } používá kartu { $card }.
event-attacked = Karta { $card } zasahuje protihráče: { $player }.
event-wood = { $player } získává { $amount ->
    [one] 1 dřevo
    [few] { $amount } dřeva
    [many] { $amount } dřeva
   *[other] { $amount } dřev
}.
event-metal = { $player } získává { $amount ->
    [one] 1 kov
    [few] { $amount } kovy
    [many] { $amount } kovu
   *[other] { $amount } kovů
}.
event-vp = { $player } získává { $amount } VB.
event-lost-vp = { $player } ztrácí { $amount } VB.
event-movement = { $player } získává { $amount ->
    [one] žeton pohybu
    [few] { $amount } žetony pohybu
    [many] { $amount } žetonu pohybu
   *[other] { $amount } žetonů pohybu
}.
event-wild = { $player } získává { $amount ->
    [one] žeton všeumělství
    [few] { $amount } žetony všeumělství
    [many] { $amount } žetonu všeumělství
   *[other] { $amount } žetonů všeumělství
}.
event-electricity = { $player } získává elektrický proud.
event-strong = { $player } má teď silný elektrický proud.
event-dug = { $player } hloubí komoru.
event-bed = { $player } staví postel.
event-bed-gone = { $player } se vzdává postavené postele.
event-opened = { $player } otevírá dveře { $one } – { $other }.
event-walked = { $player } přesouvá průzkumníka: { $room }.
event-revealed = { $player } odhaluje v místnosti { $room } kartu úkolů { $mission }.
event-tent = { $player } staví stan v místnosti { $room }.
event-mouse = { $player } umisťuje do komory: { $mouse }.
event-released = { $player } odhazuje z komory: { $mouse }.
event-task = { $player } plní úkol „{ $task }“ (karta { $mission }).
event-ability = { $player } používá kostičku { $amount }: { $amount ->
    [1] postel teď stojí 1 dřevo
    [2] komora teď stojí 1 kov
    [3] přístavek je jedna komora navíc
    [4] žeton pohybu teď pohne 2 krysami
    [5] vybere si žeton dovednosti
    [6] 3 VB na konci
    [7] 6 VB na konci
    [8] vyloží projekt zcela zdarma
    [9] provede libovolnou hlavní akci
   *[10] vybere si hrdinu
}.
event-rat = { $player } přesouvá krysu { form-area-from } { form-area }.
event-deployed = { $player } posílá krysu od vchodu do nory { $end ->
    [forest] do lesa
    [burrow] dovnitř do nory
   *[farm] na statek
}.
event-goal = { $player } dosahuje cíle „{ $goal }“.
event-kept-goal = { $player } si nechává cíl „{ $goal }“ jako soukromý.
event-hero = { $player } vykládá hrdinu: { $hero }.
event-skill = { $player } si bere žeton { $skill ->
    [strength] síly
    [agility] hbitosti
    [perception] bystrosti
    [intelligence] inteligence
   *[endurance] výdrže
}.
event-ended = Páté kolo skončilo a s ním i hra.

## Proč hra skončila

ending-rounds = odehrálo se pět kol

## Volby stolu

option-peaceful = bez agresivních karet
option-edition = karty, destičky, disk a statek (domácí údaj)

## Odmítnutí

refusal-over = Hra už skončila.
refusal-draw-first = Nejdřív se losuje.
refusal-not-asked = Teď nevybíráte vy; rozhoduje { $player }.
refusal-other-choice = Tohle teď vybrat nejde. { $choice }
refusal-place-first = Nejdřív postavte velitele.
refusal-leader-placed = Velitele tohoto tahu už jste postavili.
refusal-no-such-space = Pole { $space } při tomto počtu hráčů není.
refusal-space-taken = Na poli { $space } už velitel stojí.
refusal-own-section = V sekci s polem { $space } už stojí jiný váš velitel.
refusal-hut-only = Váš velitel je v chaloupce a tam není hlavní ani bonusová akce.
refusal-no-second = Pole vašeho velitele má jen jednu bonusovou akci.
refusal-done-already = Tuto akci svého velitele už jste provedli.
refusal-not-in-play = Kartu { $card } nemáte vyloženou.
refusal-not-once = Karta { $card } nemá efekt jednou za kolo.
refusal-used = Kartu { $card } už jste v tomto kole použili.
refusal-no-use = Karta { $card } by vám teď nic nepřinesla.
refusal-no-rat-waiting = U vchodu do nory žádná vaše krysa nečeká.
refusal-no-movement = Nemáte žeton pohybu.
refusal-no-rats = V žádné oblasti zatím nemáte krysu.
refusal-no-rat-there = Krysu, která by se ještě nepohnula, { form-area-in } nemáte.
refusal-strong-already = Váš elektrický proud už je silný.
refusal-too-few-items = Stojí to { $need ->
    [one] 1 předmět
    [few] { $need } předměty
    [many] { $need } předmětu
   *[other] { $need } předmětů
}, vy máte { $have }.
refusal-no-tent-outside = Stan patří do místnosti a váš průzkumník je venku.
refusal-tents-out = Oba vaše stany už stojí.
refusal-tent-here = V této místnosti už stan máte.
refusal-goal-reached = Cíle „{ $goal }“ už jste dosáhli.
refusal-no-such-goal = Cíl „{ $goal }“ v této hře není.
refusal-goal-short = Na cíl „{ $goal }“ potřebujete { $missing }.
refusal-door-far = U dveří { $one } – { $other } není váš průzkumník ani stan.
refusal-no-door = Mezi místy { $one } a { $other } žádné zavřené dveře nejsou.
refusal-no-way = Od vašeho průzkumníka sem průchod nevede: { $room }.
refusal-already-there = Váš průzkumník už tu je: { $room }.
refusal-not-there = V místnosti { $room } není váš průzkumník ani stan.
refusal-nothing-hidden = V místnosti { $room } neleží žádná skrytá karta úkolů.
refusal-no-mice = V místnosti { $room } už žádná myš není.
refusal-own-cheese = Jeden sýr už máte a dva mít nikdo nesmí.
refusal-no-cheese = Žádný sýr už nezbývá.
refusal-no-chamber = Nemáte volnou komoru.
refusal-too-few-points = Tato karta stojí { $need ->
    [one] 1 bod projektů
    [few] { $need } body projektů
    [many] { $need } bodu projektů
   *[other] { $need } bodů projektů
} a vám zbývá { $have }.
refusal-deck-empty = V tom balíčku ani na jeho odkládací hromádce už žádná karta není.
refusal-not-in-market = Karta { $card } v nabídce není.
refusal-not-in-hand = Kartu { $card } nemáte v ruce.
refusal-not-drawn = Karta { $card } není mezi vytaženými.
refusal-wrong-kind = Karta { $card } není z těch, které jdou teď vyložit.
refusal-missing = Na kartu { $card } potřebujete { $missing }.
refusal-mission-hidden = Karta úkolů { $mission } na statku odkrytá není.
refusal-task-done = Úkol „{ $task }“ už je splněný.
refusal-task-locked = Úkol „{ $task }“ je zamčený, dokud nebude splněn { $lock }. řádek karty { $mission }.
refusal-mission-far = V místnosti s kartou úkolů { $mission } není váš průzkumník ani stan.
refusal-no-cube = Nezbývá vám kostička, která by směla na kartu { $mission }.
refusal-task-missing = Na úkol „{ $task }“ potřebujete { $missing }.
refusal-cube-gone = Kostičku { $number } už na desce nemáte.
refusal-fee = Kostička { $number } stojí ještě jeden předmět a ten nemáte.
refusal-grey-cube = Kostička { $number } je ze šedého pole a smí jen na úkoly ve sklepě.
