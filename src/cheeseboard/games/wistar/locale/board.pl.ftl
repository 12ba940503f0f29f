## Nad planszą

board-round = Runda { $round } z { $rounds }
board-set-up = Przygotowanie gry
board-order = kolejność:
board-hut = chatka:
board-round-mouse = mysz rundy:
board-beside = Ser: { $cheese } · myszy w zapasie: dom { $house }, piwnica { $cellar } · bohaterowie: { $heroes } · umiejętności: { $tokens }

## Tarcza akcji

board-area-forest = las
board-area-burrow = nora
board-area-farm = farma
board-main-wood = zbieranie drewna
board-main-dig = kopanie komór
board-main-metal = zbieranie metalu
board-main-beds = budowa łóżek
board-main-develop = opracowywanie
board-main-explore = eksploracja

## Rynek i ręka

board-market-basic = Projekty podstawowe · talia { $deck }, odrzucone { $discards }
board-market-advanced = Projekty zaawansowane · talia { $deck }, odrzucone { $discards }
board-kind-tool = N
board-kind-automaton = A
board-kind-building = B
board-hand = Ręka
board-drawn = Dobrane
board-pair = Para { $pair }
board-cards = Karty na ręce: { $cards }
board-no-market = Rynek się tu nie mieści.
board-no-market-no-missions = Rynek i misje się tu nie mieszczą.

## Gracze

board-points = { $points } PZ ({ $marker })
board-rats = szczury { $forest }/{ $burrow }/{ $farm } +{ $entrance }
board-leaders = przyw. { $leaders }
board-home = łóżka { $beds } wyk. { $dug } wolne { $chambers }
board-loot = myszy { $mice } drzwi { $doors }
board-abilities = zdjęte kostki { $abilities }
board-reached = cele { $goals }
board-in-hand = ręka { $basic }+{ $advanced }
board-known = znane z ręki { $cards }
board-played = wyłożone { $cards }
board-head-rats = szczury
board-head-leaders = przyw.
board-head-beds = łóż.
board-head-dug = wyk.
board-head-free = wol.
board-head-mice = mysz.
board-head-doors = drz.
board-head-goals = cele
board-head-hand = ręka
board-head-played = wyłożone

## Koniec

board-scoring = Punktacja końcowa
board-score-marker = Znacznik PZ
board-score-abilities = Zdolności
board-score-bed = Najwyższe łóżko
board-score-chamber = Najwyższa komora
board-score-mice = Myszy i ser
board-score-projects = Projekty
board-score-effects = Efekty punktacji końcowej
board-score-electricity = Silny prąd
board-score-leftovers = Drewno, metal, ruch, ręka
board-score-wild = Żetony wszechstronności
board-score-total = Razem

## Obok możliwości

board-left = pozostało: { $left }
board-gives = Daje { $symbols }.
board-worth = Wartość: { $points } PZ.
board-reward = Nagroda: { $reward }.
board-power = { $main }, siła { $power }
board-cost = koszt { $cost }; wartość na torze wyniesie { $points } PZ
board-hero = { $symbols }; przynosi { $points } PZ
board-fee = Opłata: { $cost }.
board-rats-there = szczury tam teraz: { $rats }
board-pile = myszy na stosie: { $mice }
board-brief-hut = chatka alchemyszki
board-brief-deploy-forest = szczur do lasu
board-brief-deploy-burrow = szczur w głąb nory
board-brief-deploy-farm = szczur na farmę

## Co dobrać z prawdziwego pudełka

board-ask-wheel-draw = Która sekcja tarczy leży przy akcji „{ $main }”? A to 1, F to 6.
board-ask-order-draw = Kto jest w kolejności graczy na miejscu { $place }? Podaj numer gracza.
board-ask-draw = Odkryj kartę z talii { $deck ->
    [basic] podstawowej
   *[advanced] zaawansowanej
}. Jaki ma numer?
board-ask-draw-of-player = { $player } dobiera kartę z talii { $deck ->
    [basic] podstawowej
   *[advanced] zaawansowanej
}. Jaki ma numer?
board-ask-search-of-player = { $player } odkrywa wierzchnią kartę talii { $deck ->
    [basic] podstawowej
   *[advanced] zaawansowanej
}. Jaki ma numer?
board-ask-mouse-draw = Odkryj mysz rundy, { $deck ->
    [house] jest z domu
   *[cellar] jest z piwnicy
}. Jaki ma numer?
board-ask-mouse-draw-of-player = { $player } bierze mysz { $deck ->
    [house] z domu
   *[cellar] z piwnicy
}. Jaki ma numer?
board-ask-door-draw-of-player = { $player } otwiera drzwi ({ $one } – { $other }). Jaki numer ma żeton?
board-ask-mission-draw-of-player = { $player } odkrywa kartę misji ({ $room }). Jaki ma numer?
board-ask-goal-draw = Odkryj kartę celu na planszę. Jaki ma numer?
board-ask-goal-draw-of-player = { $player } dobiera kartę celu. Jaki ma numer?

## Znaki

board-house = Edycja domowa: wartości, których nie ma w instrukcji, są nasze, nie wydawcy.
board-legend = Kolorowa cyfra to gracz o tym numerze. Tarcza: ● zajęte pole, za akcją główną twoja siła i gracze, którzy mają tam przywódcę. Farma: ◆ zwiadowcy, ▲ namioty, ○ myszy, ? zakryte karty misji, # karty misji, → przejście, ▮ drzwi, ⊘ wiersz zablokowany kłódką, ✓ wypełniony wiersz. Karty: N narzędzie, A automat, B budynek; przed → stoi to, czego karta wymaga, za nią to, co daje. dr drewno, mt metal, ru żeton ruchu, pr przedmiot, ★ żeton wszechstronności, ↯ słaby i ↯↯ silny prąd, SIŁ siła, ZRĘ zręczność, SPO spostrzegawczość, INT inteligencja, WYT wytrzymałość, ENE energia. PZ: gdyby gra skończyła się teraz (na znaczniku). Szczury: las/nora/farma +wejście. Komory: wykopane i wolne. Ręka: karty podstawowe+zaawansowane. * karta z żetonem użycia. ▶ stoi przy tym, kto decyduje.

## Krótkie słowa

short-wood = dr
short-metal = mt
short-movement = ru
short-item = pr
short-vp = PZ
short-strength = SIŁ
short-agility = ZRĘ
short-perception = SPO
short-intelligence = INT
short-endurance = WYT
short-energy = ENE
short-weak = ↯
short-strong = ↯↯

short-gain-wild = ★
short-gain-electricity = ↯
short-gain-idea = pkt projektów
short-gain-explore = pkt eksploracji
short-gain-potion = mikstura
short-gain-mouse = mysz
short-gain-house-mouse = mysz z domu
short-gain-cellar-mouse = mysz z piwnicy
short-gain-round-mouse = mysz rundy
short-gain-card = karta
short-gain-basic = karta podst.
short-gain-advanced = karta zaaw.
short-gain-goal = cel prywatny
short-gain-hero = bohater
short-gain-door = żeton drzwi
short-gain-skill = żeton umiejętności

short-do-main = akcja główna
short-do-main-wood = zbieranie drewna
short-do-main-dig = kopanie komór
short-do-main-metal = zbieranie metalu
short-do-main-beds = budowa łóżek
short-do-main-develop = opracowywanie projektów
short-do-main-explore = eksploracja
short-do-bed = łóżko
short-do-free-bed = łóżko za darmo
short-do-dig = komora
short-do-free-dig = komora za darmo
short-do-deploy = szczur z wejścia
short-do-rat = ruch szczura
short-do-walk = krok zwiadowcy
short-do-travel = podróż zwiadowcy
short-do-open-door = otwarcie drzwi
short-do-reveal-mission = odkrycie misji
short-do-mission = misja
short-do-easy-mission = łatwiejsza misja
short-do-tent = namiot

short-play-project = projekt
short-play-basic = projekt podst.
short-play-advanced = projekt zaaw.
short-play-free = projekt za darmo
short-play-free-basic = projekt podst. za darmo
short-play-free-advanced = projekt zaaw. za darmo
short-play-free-tool = narzędzie za darmo
short-play-free-automaton = automat za darmo
short-play-free-building = budynek za darmo
short-play-cheaper = projekt ze zniżką
short-play-weak-cheaper = projekt ze zniżką
short-draw-3-basic = 1 z 3 podst. za darmo
short-draw-3-advanced = 1 z 3 zaaw. za darmo

short-count-bed = łóżko
short-count-dug = wykopana komora
short-count-cube = kostka na misjach
short-count-mouse = mysz
short-count-house-mouse = mysz z domu
short-count-cellar-mouse = mysz z piwnicy
short-count-door = drzwi
short-count-tool = narzędzie
short-count-automaton = automat
short-count-building = budynek
short-count-basic = projekt podst.
short-count-advanced = projekt zaaw.
short-count-now-card = karta natychmiastowa
short-count-round-card = karta raz na rundę
short-count-income-card = karta z dochodem
short-count-final-card = karta punktacji końcowej
short-count-always-card = karta stała
short-count-attack-card = karta agresywna
short-count-project = projekt
short-count-goal = cel
short-count-wild = ★
short-count-hand = karta na ręce
short-count-brown = zdjęta brązowa kostka
short-count-grey = zdjęta szara kostka
short-count-tent = namiot
short-count-skill-kind = różna umiej.
short-count-skill = symbol umiej.
