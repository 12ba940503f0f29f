## Z čeho se věta skládá

type-now = Okamžitě: { $what }.
type-round = Jednou za kolo: { $what }.
type-income = Příjem: { $what }.
type-final = Na konci hry: { $what }.

pattern-gain = získejte { $what }
pattern-score = získejte { $what }
pattern-per = { $gains } za { $each }
pattern-per-first = za { $each } { $gains }
pattern-if = máte-li { $have }, { $gains }
pattern-exchange = { $pay } a za to { $gains }
pattern-pay = zaplaťte { $what }
pattern-discard = odhoďte { $what }
pattern-each = { $trigger }: { $gains }.
pattern-each-also = { $trigger }: navíc { $gains }.
pattern-against = Každý, kdo má { $more } než vy, { $loss }.
pattern-pays = zaplatí { $what }
pattern-discards = odhodí { $what }
pattern-loses = ztratí { $what }
pattern-and = { $first } a { $second }
pattern-or = { $first }, nebo { $second }
pattern-then = { $first } a pak { $second }
pattern-comma = { $first }, { $second }
pattern-semicolon = { $first }; { $second }

need-pay = Zaplaťte { $what }.
need-have = Musíte mít { $what }.
need-goal = Máte-li { $have }: { $bonus }.

## Slova v tvarech, které má více vět společných

form-times = { $n ->
    [1] { "" }
   *[other] { " " }({ $n }×)
}
form-wood = { $n ->
    [one] 1 dřevo
    [few] { $n } dřeva
    [many] { $n } dřeva
   *[other] { $n } dřev
}
form-metal = { $n ->
    [one] 1 kov
    [few] { $n } kovy
    [many] { $n } kovu
   *[other] { $n } kovů
}
form-movement = { $n ->
    [one] 1 žeton pohybu
    [few] { $n } žetony pohybu
    [many] { $n } žetonu pohybu
   *[other] { $n } žetonů pohybu
}
form-wild = { $n ->
    [one] 1 žeton všeumělství
    [few] { $n } žetony všeumělství
    [many] { $n } žetonu všeumělství
   *[other] { $n } žetonů všeumělství
}
form-mice = { $n ->
    [one] 1 myš
    [few] { $n } myši
    [many] { $n } myši
   *[other] { $n } myší
}
form-beds = { $n ->
    [one] 1 postel
    [few] { $n } postele
    [many] { $n } postele
   *[other] { $n } postelí
}
form-chambers = { $n ->
    [one] 1 komoru
    [few] { $n } komory
    [many] { $n } komory
   *[other] { $n } komor
}
form-cards = { $n ->
    [one] 1 kartu
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}
form-basic-cards = { $n ->
    [one] 1 základní kartu
    [few] { $n } základní karty
    [many] { $n } základní karty
   *[other] { $n } základních karet
}
form-advanced-cards = { $n ->
    [one] 1 pokročilou kartu
    [few] { $n } pokročilé karty
    [many] { $n } pokročilé karty
   *[other] { $n } pokročilých karet
}
form-cubes = { $n ->
    [one] 1 kostičku
    [few] { $n } kostičky
    [many] { $n } kostičky
   *[other] { $n } kostiček
}
form-removed = { $n ->
    [one] 1 kostičku odebranou
    [few] { $n } kostičky odebrané
    [many] { $n } kostičky odebrané
   *[other] { $n } kostiček odebraných
}
form-tents = { $n ->
    [one] 1 stan
    [few] { $n } stany
    [many] { $n } stanu
   *[other] { $n } stanů
}
form-projects = { $n ->
    [one] 1 projekt
    [few] { $n } projekty
    [many] { $n } projektu
   *[other] { $n } projektů
}
form-basic = { $n ->
    [one] 1 základní projekt
    [few] { $n } základní projekty
    [many] { $n } základního projektu
   *[other] { $n } základních projektů
}
form-advanced = { $n ->
    [one] 1 pokročilý projekt
    [few] { $n } pokročilé projekty
    [many] { $n } pokročilého projektu
   *[other] { $n } pokročilých projektů
}
form-tools = { $n ->
    [one] 1 nástroj
    [few] { $n } nástroje
    [many] { $n } nástroje
   *[other] { $n } nástrojů
}
form-automata = { $n ->
    [one] 1 samohyb
    [few] { $n } samohyby
    [many] { $n } samohybu
   *[other] { $n } samohybů
}
form-buildings = { $n ->
    [one] 1 budovu
    [few] { $n } budovy
    [many] { $n } budovy
   *[other] { $n } budov
}
form-symbols = { $n ->
    [one] 1 symbol
    [few] { $n } symboly
    [many] { $n } symbolu
   *[other] { $n } symbolů
}
form-cards-in-play = { $n ->
    [one] 1 vyloženou kartu
    [few] { $n } vyložené karty
    [many] { $n } vyložené karty
   *[other] { $n } vyložených karet
}
form-each-card-in-play = { $n ->
    [one] každou svou vyloženou kartu
    [few] každé { $n } své vyložené karty
    [many] každé { $n } své vyložené karty
   *[other] každých { $n } svých vyložených karet
}
form-each-symbol = { $n ->
    [one] každý svůj symbol
    [few] každé { $n } své symboly
    [many] každého { $n } svého symbolu
   *[other] každých { $n } svých symbolů
}
form-each-mouse = { $n ->
    [one] každou svou myš
    [few] každé { $n } své myši
    [many] každé { $n } své myši
   *[other] každých { $n } svých myší
}
form-each-removed = { $n ->
    [one] každou kostičku odebranou
    [few] každé { $n } kostičky odebrané
    [many] každé { $n } kostičky odebrané
   *[other] každých { $n } kostiček odebraných
}

## Zisk (po „získejte“)

gain-wood = { form-wood }
gain-metal = { form-metal }
gain-vp = { $n } VB
gain-movement = { form-movement }
gain-wild = { form-wild }
gain-electricity = { $n ->
    [1] elektrický proud
    [2] silný elektrický proud
   *[other] { $n }× elektrický proud
}
gain-idea = { $n ->
    [one] 1 bod projektů
    [few] { $n } body projektů
    [many] { $n } bodu projektů
   *[other] { $n } bodů projektů
}
gain-explore = { $n ->
    [one] 1 bod průzkumu
    [few] { $n } body průzkumu
    [many] { $n } bodu průzkumu
   *[other] { $n } bodů průzkumu
}
gain-potion = { $n ->
    [one] 1 lektvar
    [few] { $n } lektvary
    [many] { $n } lektvaru
   *[other] { $n } lektvarů
}
gain-mouse = { form-mice } z libovolné hromádky společné zásoby
gain-house-mouse = ze společné zásoby { form-mice } z domu
gain-cellar-mouse = ze společné zásoby { form-mice } ze sklepa
gain-round-mouse = myš kola{ form-times }
gain-card = { form-cards } z libovolného balíčku
gain-basic = { form-basic-cards } z balíčku
gain-advanced = { form-advanced-cards } z balíčku
gain-goal = { $n ->
    [one] 1 soukromý cíl (doberte si 2 karty cílů a 1 si nechte)
    [few] { $n } soukromé cíle (za každý si doberte 2 karty cílů a 1 si nechte)
    [many] { $n } soukromého cíle (za každý si doberte 2 karty cílů a 1 si nechte)
   *[other] { $n } soukromých cílů (za každý si doberte 2 karty cílů a 1 si nechte)
}
gain-hero = { $n ->
    [one] 1 hrdinu
    [few] { $n } hrdiny
    [many] { $n } hrdiny
   *[other] { $n } hrdinů
} podle své volby
gain-door = { $n ->
    [one] 1 libovolný žeton dveří na statku (jako byste ty dveře otevřeli)
    [few] { $n } libovolné žetony dveří na statku (jako byste ty dveře otevřeli)
    [many] { $n } žetonu dveří na statku (jako byste ty dveře otevřeli)
   *[other] { $n } libovolných žetonů dveří na statku (jako byste ty dveře otevřeli)
}
gain-skill = { $n ->
    [one] 1 žeton dovednosti
    [few] { $n } žetony dovedností
    [many] { $n } žetonu dovednosti
   *[other] { $n } žetonů dovedností
} podle své volby

## Činy

do-main = proveďte libovolnou hlavní akci{ form-times }
do-main-wood = proveďte hlavní akci „těžba dřeva“{ form-times }
do-main-dig = proveďte hlavní akci „hloubení komor“{ form-times }
do-main-metal = proveďte hlavní akci „sběr kovu“{ form-times }
do-main-beds = proveďte hlavní akci „stavba postelí“{ form-times }
do-main-develop = proveďte hlavní akci „vývoj projektů“{ form-times }
do-main-explore = proveďte hlavní akci „průzkum“{ form-times }
do-bed = postavte { form-beds }
do-free-bed = postavte { form-beds } zdarma
do-dig = vyhlubte { form-chambers }
do-free-dig = vyhlubte { form-chambers } zdarma
do-deploy = přesuňte { $n ->
    [one] 1 krysu od vchodu do nory do libovolné oblasti
    [few] { $n } krysy od vchodu do nory do libovolných oblastí
    [many] { $n } krysy od vchodu do nory do libovolných oblastí
   *[other] { $n } krys od vchodu do nory do libovolných oblastí
}
do-rat = přesuňte { $n ->
    [one] 1 krysu
    [few] { $n } krysy
    [many] { $n } krysy
   *[other] { $n } krys
} z oblasti do oblasti
do-walk = pohněte průzkumníkem o { $n ->
    [one] 1 místnost
    [few] { $n } místnosti
    [many] { $n } místnosti
   *[other] { $n } místností
}
do-travel = přesuňte průzkumníka do libovolné dostupné místnosti{ form-times }
do-open-door = otevřete { $n ->
    [one] jedny dveře
    [few] { $n } dveře
    [many] { $n } dveří
   *[other] { $n } dveří
}
do-reveal-mission = odhalte { form-cards } úkolů
do-mission = splňte { $n ->
    [one] 1 úkol
    [few] { $n } úkoly
    [many] { $n } úkolu
   *[other] { $n } úkolů
}
do-easy-mission = splňte { $n ->
    [one] 1 úkol a ignorujte přitom 1 symbol dovednosti
    [few] { $n } úkoly a u každého ignorujte 1 symbol dovednosti
    [many] { $n } úkolu a u každého ignorujte 1 symbol dovednosti
   *[other] { $n } úkolů a u každého ignorujte 1 symbol dovednosti
}
do-tent = postavte { form-tents }
do-reveal = odhalte horní kartu { $deck ->
    [basic] základního
   *[advanced] pokročilého
} balíčku; je-li to { $kind ->
    [tool] nástroj
    [automaton] samohyb
   *[building] budova
}, vezměte si ji do ruky, jinak ji odhoďte

## Vykládání

play-project = vyložte { form-projects }
play-basic = vyložte { form-basic }
play-advanced = vyložte { form-advanced }
play-free = vyložte { form-projects } zcela zdarma
play-free-basic = vyložte { form-basic } zcela zdarma
play-free-advanced = vyložte { form-advanced } zcela zdarma
play-free-tool = vyložte { form-tools } zcela zdarma
play-free-automaton = vyložte { form-automata } zcela zdarma
play-free-building = vyložte { form-buildings } zcela zdarma
play-cheaper = vyložte { $n ->
    [one] 1 projekt
    [few] { $n } projekty, každý
    [many] { $n } projektu, každý
   *[other] { $n } projektů, každý
} o 1 dřevo nebo 1 kov levněji
play-weak-cheaper = vyložte { $n ->
    [one] 1 projekt, který nedává sílu,
    [few] { $n } projekty, které nedávají sílu, každý
    [many] { $n } projektu, který nedává sílu,
   *[other] { $n } projektů, které nedávají sílu, každý
} o 1 dřevo nebo 1 kov levněji
play-draw-3-basic = vytáhněte 3 základní karty z balíčku, 1 z nich vyložte zcela zdarma a zbylé dvě odhoďte{ form-times }
play-draw-3-advanced = vytáhněte 3 pokročilé karty z balíčku, 1 z nich vyložte zcela zdarma a zbylé dvě odhoďte{ form-times }

## Placení a ztráta

pay-item = { $n ->
    [one] 1 předmět
    [few] { $n } předměty
    [many] { $n } předmětu
   *[other] { $n } předmětů
}
pay-wood = { form-wood }
pay-metal = { form-metal }
pay-movement = { form-movement }
pay-wild = { form-wild }
pay-basic = { form-basic-cards } z ruky
pay-advanced = { form-advanced-cards } z ruky
pay-hand = { form-cards } z ruky
pay-mouse = { form-mice }
pay-bed = { $n ->
    [one] 1 postavenou postel
    [few] { $n } postavené postele
    [many] { $n } postavené postele
   *[other] { $n } postavených postelí
}
pay-vp = { $n } VB

## Počítání: kolik jich hráč má

count-bed-have = { $n ->
    [one] 1 postavenou postel
    [few] { $n } postavené postele
    [many] { $n } postavené postele
   *[other] { $n } postavených postelí
}
count-dug-have = { $n ->
    [one] 1 vyhloubenou komoru
    [few] { $n } vyhloubené komory
    [many] { $n } vyhloubené komory
   *[other] { $n } vyhloubených komor
}
count-cube-have = { form-cubes } na kartách úkolů
count-mouse-have = { form-mice }
count-house-mouse-have = { form-mice } z domu
count-cellar-mouse-have = { form-mice } ze sklepa
count-door-have = { $n ->
    [one] 1 žeton dveří
    [few] { $n } žetony dveří
    [many] { $n } žetonu dveří
   *[other] { $n } žetonů dveří
}
count-tool-have = { $n ->
    [one] 1 vyložený nástroj
    [few] { $n } vyložené nástroje
    [many] { $n } vyloženého nástroje
   *[other] { $n } vyložených nástrojů
}
count-automaton-have = { $n ->
    [one] 1 vyložený samohyb
    [few] { $n } vyložené samohyby
    [many] { $n } vyloženého samohybu
   *[other] { $n } vyložených samohybů
}
count-building-have = { $n ->
    [one] 1 vyloženou budovu
    [few] { $n } vyložené budovy
    [many] { $n } vyložené budovy
   *[other] { $n } vyložených budov
}
count-basic-have = { $n ->
    [one] 1 vyložený základní projekt
    [few] { $n } vyložené základní projekty
    [many] { $n } vyloženého základního projektu
   *[other] { $n } vyložených základních projektů
}
count-advanced-have = { $n ->
    [one] 1 vyložený pokročilý projekt
    [few] { $n } vyložené pokročilé projekty
    [many] { $n } vyloženého pokročilého projektu
   *[other] { $n } vyložených pokročilých projektů
}
count-now-card-have = { form-cards-in-play } s okamžitým efektem
count-round-card-have = { form-cards-in-play } s efektem jednou za kolo
count-income-card-have = { form-cards-in-play } s příjmem
count-final-card-have = { form-cards-in-play } se závěrečným bodováním
count-always-card-have = { form-cards-in-play } s trvalým efektem
count-attack-card-have = { form-cards-in-play } s agresivním efektem
count-project-have = { $n ->
    [one] 1 vyložený projekt
    [few] { $n } vyložené projekty
    [many] { $n } vyloženého projektu
   *[other] { $n } vyložených projektů
}
count-goal-have = { $n ->
    [one] 1 dosažený cíl
    [few] { $n } dosažené cíle
    [many] { $n } dosaženého cíle
   *[other] { $n } dosažených cílů
}
count-strength-have = { form-symbols } síly
count-agility-have = { form-symbols } hbitosti
count-perception-have = { form-symbols } bystrosti
count-intelligence-have = { form-symbols } inteligence
count-endurance-have = { form-symbols } výdrže
count-energy-have = { form-symbols } energie
count-wild-have = { form-wild }
count-electricity-have = { $n ->
    [2] silný elektrický proud
   *[other] elektrický proud
}
count-wood-have = { form-wood }
count-metal-have = { form-metal }
count-movement-have = { form-movement }
count-hand-have = { form-cards } v ruce
count-brown-have = { form-removed } z hnědých polí schopností
count-grey-have = { form-removed } z šedých polí schopností
count-tent-have = { form-tents } na statku
count-skill-kind-have = { $n ->
    [one] 1 dovednost
    [few] { $n } různé dovednosti
    [many] { $n } různé dovednosti
   *[other] { $n } různých dovedností
}
count-skill-have = { form-symbols } dovedností

## Počítání: jednou za každých tolik (po „za“)

count-bed-each = { $n ->
    [one] každou svou postavenou postel
    [few] každé { $n } své postavené postele
    [many] každé { $n } své postavené postele
   *[other] každých { $n } svých postavených postelí
}
count-dug-each = { $n ->
    [one] každou svou vyhloubenou komoru
    [few] každé { $n } své vyhloubené komory
    [many] každé { $n } své vyhloubené komory
   *[other] každých { $n } svých vyhloubených komor
}
count-cube-each = { $n ->
    [one] každou svou kostičku
    [few] každé { $n } své kostičky
    [many] každé { $n } své kostičky
   *[other] každých { $n } svých kostiček
} na kartách úkolů
count-mouse-each = { form-each-mouse }
count-house-mouse-each = { form-each-mouse } z domu
count-cellar-mouse-each = { form-each-mouse } ze sklepa
count-door-each = { $n ->
    [one] každý svůj žeton
    [few] každé { $n } své žetony
    [many] každého { $n } svého žetonu
   *[other] každých { $n } svých žetonů
} dveří
count-tool-each = { $n ->
    [one] každý svůj vyložený nástroj
    [few] každé { $n } své vyložené nástroje
    [many] každého { $n } svého vyloženého nástroje
   *[other] každých { $n } svých vyložených nástrojů
}
count-automaton-each = { $n ->
    [one] každý svůj vyložený samohyb
    [few] každé { $n } své vyložené samohyby
    [many] každého { $n } svého vyloženého samohybu
   *[other] každých { $n } svých vyložených samohybů
}
count-building-each = { $n ->
    [one] každou svou vyloženou budovu
    [few] každé { $n } své vyložené budovy
    [many] každé { $n } své vyložené budovy
   *[other] každých { $n } svých vyložených budov
}
count-basic-each = { $n ->
    [one] každý svůj vyložený základní projekt
    [few] každé { $n } své vyložené základní projekty
    [many] každého { $n } svého vyloženého základního projektu
   *[other] každých { $n } svých vyložených základních projektů
}
count-advanced-each = { $n ->
    [one] každý svůj vyložený pokročilý projekt
    [few] každé { $n } své vyložené pokročilé projekty
    [many] každého { $n } svého vyloženého pokročilého projektu
   *[other] každých { $n } svých vyložených pokročilých projektů
}
count-now-card-each = { form-each-card-in-play } s okamžitým efektem
count-round-card-each = { form-each-card-in-play } s efektem jednou za kolo
count-income-card-each = { form-each-card-in-play } s příjmem
count-final-card-each = { form-each-card-in-play } se závěrečným bodováním
count-always-card-each = { form-each-card-in-play } s trvalým efektem
count-attack-card-each = { form-each-card-in-play } s agresivním efektem
count-project-each = { $n ->
    [one] každý svůj vyložený projekt
    [few] každé { $n } své vyložené projekty
    [many] každého { $n } svého vyloženého projektu
   *[other] každých { $n } svých vyložených projektů
}
count-goal-each = { $n ->
    [one] každý svůj dosažený cíl
    [few] každé { $n } své dosažené cíle
    [many] každého { $n } svého dosaženého cíle
   *[other] každých { $n } svých dosažených cílů
}
count-strength-each = { form-each-symbol } síly
count-agility-each = { form-each-symbol } hbitosti
count-perception-each = { form-each-symbol } bystrosti
count-intelligence-each = { form-each-symbol } inteligence
count-endurance-each = { form-each-symbol } výdrže
count-energy-each = { form-each-symbol } energie
count-wild-each = { $n ->
    [one] každý svůj žeton
    [few] každé { $n } své žetony
    [many] každého { $n } svého žetonu
   *[other] každých { $n } svých žetonů
} všeumělství
count-electricity-each = { $n ->
    [one] každý stupeň
    [few] každé { $n } stupně
    [many] každého { $n } stupně
   *[other] každých { $n } stupňů
} svého elektrického proudu (slabý 1, silný 2)
count-wood-each = { $n ->
    [one] každé své dřevo
    [few] každá { $n } svá dřeva
    [many] každého { $n } svého dřeva
   *[other] každých { $n } svých dřev
}
count-metal-each = { $n ->
    [one] každý svůj kov
    [few] každé { $n } své kovy
    [many] každého { $n } svého kovu
   *[other] každých { $n } svých kovů
}
count-movement-each = { $n ->
    [one] každý svůj žeton
    [few] každé { $n } své žetony
    [many] každého { $n } svého žetonu
   *[other] každých { $n } svých žetonů
} pohybu
count-hand-each = { $n ->
    [one] každou kartu
    [few] každé { $n } karty
    [many] každé { $n } karty
   *[other] každých { $n } karet
} ve své ruce
count-brown-each = { form-each-removed } ze svých hnědých polí schopností
count-grey-each = { form-each-removed } ze svých šedých polí schopností
count-tent-each = { $n ->
    [one] každý svůj stan
    [few] každé { $n } své stany
    [many] každého { $n } svého stanu
   *[other] každých { $n } svých stanů
} na statku
count-skill-kind-each = { $n ->
    [one] každou z různých dovedností, které máte
    [few] každé { $n } různé dovednosti, které máte
    [many] každé { $n } různé dovednosti, které máte
   *[other] každých { $n } různých dovedností, které máte
}
count-skill-each = { form-each-symbol } dovedností

## Počítání: má jich víc (před „než vy“)

count-bed-more = víc postavených postelí
count-dug-more = víc vyhloubených komor
count-cube-more = víc kostiček na kartách úkolů
count-mouse-more = víc myší
count-house-mouse-more = víc myší z domu
count-cellar-mouse-more = víc myší ze sklepa
count-door-more = víc dveří
count-tool-more = víc vyložených nástrojů
count-automaton-more = víc vyložených samohybů
count-building-more = víc vyložených budov
count-basic-more = víc vyložených základních projektů
count-advanced-more = víc vyložených pokročilých projektů
count-now-card-more = víc vyložených karet s okamžitým efektem
count-round-card-more = víc vyložených karet s efektem jednou za kolo
count-income-card-more = víc vyložených karet s příjmem
count-final-card-more = víc vyložených karet se závěrečným bodováním
count-always-card-more = víc vyložených karet s trvalým efektem
count-attack-card-more = víc vyložených karet s agresivním efektem
count-project-more = víc vyložených projektů
count-goal-more = víc dosažených cílů
count-strength-more = víc symbolů síly
count-agility-more = víc symbolů hbitosti
count-perception-more = víc symbolů bystrosti
count-intelligence-more = víc symbolů inteligence
count-endurance-more = víc symbolů výdrže
count-energy-more = víc symbolů energie
count-wild-more = víc žetonů všeumělství
count-electricity-more = silnější elektrický proud
count-wood-more = víc dřeva
count-metal-more = víc kovu
count-movement-more = víc žetonů pohybu
count-hand-more = v ruce víc karet
count-brown-more = víc kostiček odebraných z hnědých polí schopností
count-grey-more = víc kostiček odebraných z šedých polí schopností
count-tent-more = na statku víc stanů
count-skill-kind-more = víc různých dovedností
count-skill-more = víc symbolů dovedností

## Na co čeká trvalý efekt (před dvojtečkou)

trigger-gain-wood = Kdykoli získáte jakékoli množství dřeva
trigger-gain-metal = Kdykoli získáte jakékoli množství kovu
trigger-gain-vp = Kdykoli získáte jakýkoli počet VB
trigger-gain-movement = Kdykoli získáte jakýkoli počet žetonů pohybu
trigger-gain-wild = Za každý žeton všeumělství, který získáte
trigger-take-basic = Za každou základní kartu, kterou získáte
trigger-take-advanced = Za každou pokročilou kartu, kterou získáte
trigger-play-tool = Kdykoli vyložíte nástroj
trigger-play-automaton = Kdykoli vyložíte samohyb
trigger-play-building = Kdykoli vyložíte budovu
trigger-play-basic = Kdykoli vyložíte základní projekt
trigger-play-advanced = Kdykoli vyložíte pokročilý projekt
trigger-add-strength = Za každý symbol síly, který přibude do vašeho osobního prostoru
trigger-add-agility = Za každý symbol hbitosti, který přibude do vašeho osobního prostoru
trigger-add-perception = Za každý symbol bystrosti, který přibude do vašeho osobního prostoru
trigger-add-intelligence = Za každý symbol inteligence, který přibude do vašeho osobního prostoru
trigger-add-endurance = Za každý symbol výdrže, který přibude do vašeho osobního prostoru
trigger-add-energy = Za každý symbol energie, který přibude do vašeho osobního prostoru
trigger-goal = Kdykoli dosáhnete cíle
trigger-reveal-mission = Kdykoli odhalíte kartu úkolů
trigger-mission = Kdykoli splníte úkol
trigger-open-door = Kdykoli otevřete dveře
trigger-mouse = Kdykoli získáte myš
trigger-bed = Kdykoli postavíte postel
trigger-dig = Kdykoli vyhloubíte komoru
trigger-tent = Kdykoli postavíte stan
trigger-hut = Kdykoli pošlete velitele na chaloupku alchymyšky
trigger-wood = Kdykoli provedete hlavní akci „těžba dřeva“
trigger-metal = Kdykoli provedete hlavní akci „sběr kovu“

## Trvalé slevy

discount-project = Každý projekt, který vyložíte, stojí o 1 dřevo nebo 1 kov méně.
discount-tool = Každý nástroj, který vyložíte, stojí o 1 dřevo nebo 1 kov méně.
discount-automaton = Každý samohyb, který vyložíte, stojí o 1 dřevo nebo 1 kov méně.
discount-building = Každá budova, kterou vyložíte, stojí o 1 dřevo nebo 1 kov méně.
discount-skill-of-project = U každého projektu, který vyložíte, smíte ignorovat 1 požadovaný symbol dovednosti.
discount-skill-of-mission = U každého úkolu, který splníte, smíte ignorovat 1 požadovaný symbol dovednosti.

## Karty, na které se nehodí žádný vzor

odd-chameleon = použijte efekt jednou za kolo kterékoli jiné karty, vlastní nebo protihráčovy
odd-balloon = doberte si 2 karty cílů, 1 si nechte jako soukromý cíl a druhou odhoďte
odd-lab = získejte 1 základní a 1 pokročilý nástroj: každý si smíte vzít z nabídky, leží-li tam; jinak odhalujte karty jeho balíčku, dokud na nástroj nenarazíte, a ostatní odhoďte
odd-camp = postavte stan v libovolné dostupné místnosti; stojí-li už oba vaše stany, smíte tam jeden z nich přemístit
odd-yacht = odeberte 1 kostičku z hnědého pole schopností; má-li pole poplatek, zaplaťte ho
odd-archive = vezměte si do ruky 1 kartu z kterékoli odkládací hromádky
odd-shop = odhoďte 1 předmět a získejte předmět jiného druhu: 1 dřevo, 1 kov nebo 1 základní kartu z balíčku
odd-chamber = Tato karta je další komorou, pro postel nebo pro myš.
odd-immune = Agresivní efekty karet protihráčů se vás netýkají.
