## Nad deskou

board-round = { $round }. kolo z { $rounds }
board-set-up = Příprava hry
board-order = pořadí:
board-hut = chaloupka:
board-round-mouse = myš kola:
board-beside = Sýr: { $cheese } · myši v zásobě: dům { $house }, sklep { $cellar } · hrdinové: { $heroes } · žetony dovedností: { $tokens }

## Disk akcí

board-area-forest = les
board-area-burrow = nora
board-area-farm = statek
board-main-wood = těžba dřeva
board-main-dig = hloubení komor
board-main-metal = sběr kovu
board-main-beds = stavba postelí
board-main-develop = vývoj projektů
board-main-explore = průzkum

## Nabídka a ruka

board-market-basic = Základní projekty · balíček { $deck }, odloženo { $discards }
board-market-advanced = Pokročilé projekty · balíček { $deck }, odloženo { $discards }
board-kind-tool = N
board-kind-automaton = S
board-kind-building = B
board-hand = Ruka
board-drawn = Taženo
board-pair = Dvojice { $pair }
board-cards = Karty v ruce: { $cards }
board-no-market = Nabídka se sem nevejde.
board-no-market-no-missions = Nabídka ani úkoly se sem nevejdou.

## Hráči

board-points = { $points } VB ({ $marker })
board-rats = krysy { $forest }/{ $burrow }/{ $farm } +{ $entrance }
board-leaders = velitelé { $leaders }
board-home = postele { $beds } vyhl. { $dug } volné { $chambers }
board-loot = myši { $mice } dveře { $doors }
board-abilities = kostičky pryč { $abilities }
board-reached = cíle { $goals }
board-in-hand = ruka { $basic }+{ $advanced }
board-known = známé z ruky { $cards }
board-played = vyloženo { $cards }
board-head-rats = krysy
board-head-leaders = vel.
board-head-beds = post.
board-head-dug = vyhl.
board-head-free = vol.
board-head-mice = myši
board-head-doors = dv.
board-head-goals = cíle
board-head-hand = ruka
board-head-played = vyloženo

## Konec

board-scoring = Závěrečné bodování
board-score-marker = Ukazatel VB
board-score-abilities = Schopnosti
board-score-bed = Nejvyšší postel
board-score-chamber = Nejvyšší komora
board-score-mice = Myši a sýr
board-score-projects = Projekty
board-score-effects = Efekty závěrečného bodování
board-score-electricity = Silný proud
board-score-leftovers = Dřevo, kov, pohyb, ruka
board-score-wild = Žetony všeumělství
board-score-total = Celkem

## Vedle možností

board-left = zbývá { $left }
board-gives = Dává { $symbols }.
board-worth = Hodnota { $points } VB.
board-reward = Odměna: { $reward }.
board-power = { $main }, síla { $power }
board-cost = cena { $cost }; hodnota na stupnici pak bude { $points } VB
board-hero = { $symbols }; přinese { $points } VB
board-fee = Poplatek: { $cost }.
board-rats-there = krysy tam nyní: { $rats }
board-pile = myši na hromádce: { $mice }
board-brief-hut = chaloupka alchymyšky
board-brief-deploy-forest = krysa do lesa
board-brief-deploy-burrow = krysa do nory
board-brief-deploy-farm = krysa na statek

## Co vytáhnout ze skutečné krabice

board-ask-wheel-draw = Která sekce disku leží u akce „{ $main }“? A je 1, F je 6.
board-ask-order-draw = Kdo je v pořadí hráčů na místě { $place }? Zadejte číslo hráče.
board-ask-draw = Otočte kartu { $deck ->
    [basic] základního
   *[advanced] pokročilého
} balíčku. Jaké má číslo?
board-ask-draw-of-player = { $player } táhne kartu { $deck ->
    [basic] základního
   *[advanced] pokročilého
} balíčku. Jaké má číslo?
board-ask-search-of-player = { $player } odhaluje horní kartu { $deck ->
    [basic] základního
   *[advanced] pokročilého
} balíčku. Jaké má číslo?
board-ask-mouse-draw = Otočte myš kola, { $deck ->
    [house] je z domu
   *[cellar] je ze sklepa
}. Jaké má číslo?
board-ask-mouse-draw-of-player = { $player } bere myš { $deck ->
    [house] z domu
   *[cellar] ze sklepa
}. Jaké má číslo?
board-ask-door-draw-of-player = { $player } otevírá dveře ({ $one } – { $other }). Jaké číslo má žeton?
board-ask-mission-draw-of-player = { $player } odhaluje kartu úkolů ({ $room }). Jaké má číslo?
board-ask-goal-draw = Otočte kartu cíle na herní desku. Jaké má číslo?
board-ask-goal-draw-of-player = { $player } táhne kartu cíle. Jaké má číslo?

## Značky

board-house = Domácí edice: hodnoty, které nejsou v pravidlech, jsou naše, ne vydavatelovy.
board-legend = Barevná číslice je hráč s tím číslem. Disk: ● obsazené pole, za hlavní akcí vaše síla a hráči, kteří tu mají velitele. Statek: ◆ průzkumníci, ▲ stany, ○ myši, ? skryté karty úkolů, # karty úkolů, → průchod, ▮ dveře, ⊘ řádek zamčený jiným řádkem, ✓ splněný řádek. Karty: N nástroj, S samohyb, B budova; před → stojí, co karta žádá, za ní, co dává. dř dřevo, kv kov, po žeton pohybu, př předmět, ★ žeton všeumělství, ↯ slabý a ↯↯ silný proud, SÍL síla, HBI hbitost, BYS bystrost, INT inteligence, VÝD výdrž, ENE energie. VB: kdyby hra skončila teď (na ukazateli). Krysy: les/nora/statek +vchod. Komory: vyhloubené a volné. Ruka: základní+pokročilé karty. * karta s žetonem použití. ▶ je u toho, kdo rozhoduje.

## Krátká slova

short-wood = dř
short-metal = kv
short-movement = po
short-item = př
short-vp = VB
short-strength = SÍL
short-agility = HBI
short-perception = BYS
short-intelligence = INT
short-endurance = VÝD
short-energy = ENE
short-weak = ↯
short-strong = ↯↯

short-gain-wild = ★
short-gain-electricity = ↯
short-gain-idea = bod projektů
short-gain-explore = bod průzkumu
short-gain-potion = lektvar
short-gain-mouse = myš
short-gain-house-mouse = myš z domu
short-gain-cellar-mouse = myš ze sklepa
short-gain-round-mouse = myš kola
short-gain-card = karta
short-gain-basic = zákl. karta
short-gain-advanced = pokr. karta
short-gain-goal = soukromý cíl
short-gain-hero = hrdina
short-gain-door = žeton dveří
short-gain-skill = žeton dovednosti

short-do-main = hlavní akce
short-do-main-wood = těžba dřeva
short-do-main-dig = hloubení komor
short-do-main-metal = sběr kovu
short-do-main-beds = stavba postelí
short-do-main-develop = vývoj projektů
short-do-main-explore = průzkum
short-do-bed = postel
short-do-free-bed = postel zdarma
short-do-dig = komora
short-do-free-dig = komora zdarma
short-do-deploy = krysa od vchodu
short-do-rat = přesun krysy
short-do-walk = krok průzkumníka
short-do-travel = cesta průzkumníka
short-do-open-door = otevřít dveře
short-do-reveal-mission = odhalit úkoly
short-do-mission = úkol
short-do-easy-mission = snazší úkol
short-do-tent = stan

short-play-project = projekt
short-play-basic = zákl. projekt
short-play-advanced = pokr. projekt
short-play-free = projekt zdarma
short-play-free-basic = zákl. projekt zdarma
short-play-free-advanced = pokr. projekt zdarma
short-play-free-tool = nástroj zdarma
short-play-free-automaton = samohyb zdarma
short-play-free-building = budova zdarma
short-play-cheaper = projekt se slevou
short-play-weak-cheaper = projekt se slevou
short-draw-3-basic = 1 ze 3 zákl. zdarma
short-draw-3-advanced = 1 ze 3 pokr. zdarma

short-count-bed = postel
short-count-dug = vyhloubená komora
short-count-cube = kostička na úkolech
short-count-mouse = myš
short-count-house-mouse = myš z domu
short-count-cellar-mouse = myš ze sklepa
short-count-door = dveře
short-count-tool = nástroj
short-count-automaton = samohyb
short-count-building = budova
short-count-basic = zákl. projekt
short-count-advanced = pokr. projekt
short-count-now-card = okamžitá karta
short-count-round-card = karta jednou za kolo
short-count-income-card = karta s příjmem
short-count-final-card = karta závěrečného bodování
short-count-always-card = trvalá karta
short-count-attack-card = agresivní karta
short-count-project = projekt
short-count-goal = cíl
short-count-wild = ★
short-count-hand = karta v ruce
short-count-brown = hnědá kostička pryč
short-count-grey = šedá kostička pryč
short-count-tent = stan
short-count-skill-kind = různá dovednost
short-count-skill = symbol dovednosti
