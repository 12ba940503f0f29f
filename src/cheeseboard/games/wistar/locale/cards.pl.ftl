## Z czego składa się zdanie

type-now = Natychmiast: { $what }.
type-round = Raz na rundę: { $what }.
type-income = Dochód: { $what }.
type-final = Na koniec gry: { $what }.

pattern-gain = otrzymaj { $what }
pattern-score = otrzymaj { $what }
pattern-per = { $gains } za { $each }
pattern-per-first = za { $each } { $gains }
pattern-if = jeśli masz { $have }, { $gains }
pattern-exchange = { $pay }, a w zamian { $gains }
pattern-pay = zapłać { $what }
pattern-discard = odrzuć { $what }
pattern-each = { $trigger }: { $gains }.
pattern-each-also = { $trigger }: dodatkowo { $gains }.
pattern-against = Każdy, kto ma { $more } niż ty, { $loss }.
pattern-pays = płaci { $what }
pattern-discards = odrzuca { $what }
pattern-loses = traci { $what }
pattern-and = { $first } i { $second }
pattern-or = { $first } albo { $second }
pattern-then = { $first }, a potem { $second }
pattern-comma = { $first }, { $second }
pattern-semicolon = { $first }; { $second }

need-pay = Zapłać { $what }.
need-have = Musisz mieć { $what }.
need-goal = Jeśli masz { $have }: { $bonus }.

## Słowa w formach wspólnych dla kilku zdań

form-times = { $n ->
    [1] { "" }
   *[other] { " " }({ $n }×)
}
form-wood = { $n ->
    [one] 1 drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
}
form-metal = { $n ->
    [one] 1 metal
    [few] { $n } metale
    [many] { $n } metali
   *[other] { $n } metalu
}
form-movement = { $n ->
    [one] 1 żeton ruchu
    [few] { $n } żetony ruchu
    [many] { $n } żetonów ruchu
   *[other] { $n } żetonu ruchu
}
form-wild = { $n ->
    [one] 1 żeton wszechstronności
    [few] { $n } żetony wszechstronności
    [many] { $n } żetonów wszechstronności
   *[other] { $n } żetonu wszechstronności
}
form-mice = { $n ->
    [one] 1 mysz
    [few] { $n } myszy
    [many] { $n } myszy
   *[other] { $n } myszy
}
form-beds = { $n ->
    [one] 1 łóżko
    [few] { $n } łóżka
    [many] { $n } łóżek
   *[other] { $n } łóżka
}
form-chambers = { $n ->
    [one] 1 komorę
    [few] { $n } komory
    [many] { $n } komór
   *[other] { $n } komory
}
form-cards = { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
form-basic-cards = { $n ->
    [one] 1 kartę podstawową
    [few] { $n } karty podstawowe
    [many] { $n } kart podstawowych
   *[other] { $n } karty podstawowej
}
form-advanced-cards = { $n ->
    [one] 1 kartę zaawansowaną
    [few] { $n } karty zaawansowane
    [many] { $n } kart zaawansowanych
   *[other] { $n } karty zaawansowanej
}
form-cubes = { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostki
}
form-removed = { $n ->
    [one] 1 kostkę zdjętą
    [few] { $n } kostki zdjęte
    [many] { $n } kostek zdjętych
   *[other] { $n } kostki zdjętej
}
form-tents = { $n ->
    [one] 1 namiot
    [few] { $n } namioty
    [many] { $n } namiotów
   *[other] { $n } namiotu
}
form-projects = { $n ->
    [one] 1 projekt
    [few] { $n } projekty
    [many] { $n } projektów
   *[other] { $n } projektu
}
form-basic = { $n ->
    [one] 1 projekt podstawowy
    [few] { $n } projekty podstawowe
    [many] { $n } projektów podstawowych
   *[other] { $n } projektu podstawowego
}
form-advanced = { $n ->
    [one] 1 projekt zaawansowany
    [few] { $n } projekty zaawansowane
    [many] { $n } projektów zaawansowanych
   *[other] { $n } projektu zaawansowanego
}
form-tools = { $n ->
    [one] 1 narzędzie
    [few] { $n } narzędzia
    [many] { $n } narzędzi
   *[other] { $n } narzędzia
}
form-automata = { $n ->
    [one] 1 automat
    [few] { $n } automaty
    [many] { $n } automatów
   *[other] { $n } automatu
}
form-buildings = { $n ->
    [one] 1 budynek
    [few] { $n } budynki
    [many] { $n } budynków
   *[other] { $n } budynku
}
form-symbols = { $n ->
    [one] 1 symbol
    [few] { $n } symbole
    [many] { $n } symboli
   *[other] { $n } symbolu
}
form-cards-in-play = { $n ->
    [one] 1 wyłożoną kartę
    [few] { $n } wyłożone karty
    [many] { $n } wyłożonych kart
   *[other] { $n } wyłożonej karty
}
form-each-card-in-play = { $n ->
    [one] każdą swoją wyłożoną kartę
    [few] każde { $n } swoje wyłożone karty
    [many] każde { $n } swoich wyłożonych kart
   *[other] każde { $n } swojej wyłożonej karty
}
form-each-symbol = { $n ->
    [one] każdy swój symbol
    [few] każde { $n } swoje symbole
    [many] każde { $n } swoich symboli
   *[other] każde { $n } swojego symbolu
}
form-each-mouse = { $n ->
    [one] każdą swoją mysz
    [few] każde { $n } swoje myszy
    [many] każde { $n } swoich myszy
   *[other] każde { $n } swojej myszy
}
form-each-removed = { $n ->
    [one] każdą kostkę zdjętą
    [few] każde { $n } kostki zdjęte
    [many] każde { $n } kostek zdjętych
   *[other] każde { $n } kostki zdjętej
}

## Zysk (po „otrzymaj”)

gain-wood = { form-wood }
gain-metal = { form-metal }
gain-vp = { $n } PZ
gain-movement = { form-movement }
gain-wild = { form-wild }
gain-electricity = { $n ->
    [1] prąd
    [2] silny prąd
   *[other] { $n }× prąd
}
gain-idea = { $n ->
    [one] 1 punkt projektów
    [few] { $n } punkty projektów
    [many] { $n } punktów projektów
   *[other] { $n } punktu projektów
}
gain-explore = { $n ->
    [one] 1 punkt eksploracji
    [few] { $n } punkty eksploracji
    [many] { $n } punktów eksploracji
   *[other] { $n } punktu eksploracji
}
gain-potion = { $n ->
    [one] 1 miksturę
    [few] { $n } mikstury
    [many] { $n } mikstur
   *[other] { $n } mikstury
}
gain-mouse = { form-mice } z dowolnego stosu zapasu
gain-house-mouse = z zapasu { form-mice } z domu
gain-cellar-mouse = z zapasu { form-mice } z piwnicy
gain-round-mouse = mysz rundy{ form-times }
gain-card = { form-cards } z dowolnej talii
gain-basic = { form-basic-cards } z talii
gain-advanced = { form-advanced-cards } z talii
gain-goal = { $n ->
    [one] 1 cel prywatny (dobierz 2 karty celów, zatrzymaj 1)
    [few] { $n } cele prywatne (na każdy dobierz 2 karty celów, zatrzymaj 1)
    [many] { $n } celów prywatnych (na każdy dobierz 2 karty celów, zatrzymaj 1)
   *[other] { $n } celu prywatnego (na każdy dobierz 2 karty celów, zatrzymaj 1)
}
gain-hero = { $n ->
    [one] 1 wybranego bohatera
    [few] { $n } wybranych bohaterów
    [many] { $n } wybranych bohaterów
   *[other] { $n } wybranego bohatera
}
gain-door = { $n ->
    [one] 1 dowolny żeton drzwi z farmy (jak przy otwarciu tych drzwi)
    [few] { $n } dowolne żetony drzwi z farmy (jak przy otwarciu tych drzwi)
    [many] { $n } dowolnych żetonów drzwi z farmy (jak przy otwarciu tych drzwi)
   *[other] { $n } żetonu drzwi z farmy (jak przy otwarciu tych drzwi)
}
gain-skill = { $n ->
    [one] 1 wybrany żeton umiejętności
    [few] { $n } wybrane żetony umiejętności
    [many] { $n } wybranych żetonów umiejętności
   *[other] { $n } wybranego żetonu umiejętności
}

## Czynności

do-main = wykonaj dowolną akcję główną{ form-times }
do-main-wood = wykonaj akcję główną „zbieranie drewna”{ form-times }
do-main-dig = wykonaj akcję główną „kopanie komór”{ form-times }
do-main-metal = wykonaj akcję główną „zbieranie metalu”{ form-times }
do-main-beds = wykonaj akcję główną „budowa łóżek”{ form-times }
do-main-develop = wykonaj akcję główną „opracowywanie projektów”{ form-times }
do-main-explore = wykonaj akcję główną „eksploracja”{ form-times }
do-bed = zbuduj { form-beds }
do-free-bed = zbuduj { form-beds } za darmo
do-dig = wykop { form-chambers }
do-free-dig = wykop { form-chambers } za darmo
do-deploy = przenieś { $n ->
    [one] 1 szczura od wejścia do nory do dowolnego obszaru
    [few] { $n } szczury od wejścia do nory do dowolnych obszarów
    [many] { $n } szczurów od wejścia do nory do dowolnych obszarów
   *[other] { $n } szczura od wejścia do nory do dowolnych obszarów
}
do-rat = przesuń { $n ->
    [one] 1 szczura
    [few] { $n } szczury
    [many] { $n } szczurów
   *[other] { $n } szczura
} z obszaru do obszaru
do-walk = przesuń zwiadowcę o { $n ->
    [one] 1 pomieszczenie
    [few] { $n } pomieszczenia
    [many] { $n } pomieszczeń
   *[other] { $n } pomieszczenia
}
do-travel = przesuń zwiadowcę do dowolnego dostępnego pomieszczenia{ form-times }
do-open-door = otwórz { $n ->
    [one] jedne drzwi
    [few] { $n } drzwi
    [many] { $n } drzwi
   *[other] { $n } drzwi
}
do-reveal-mission = odkryj { form-cards } misji
do-mission = wypełnij { $n ->
    [one] 1 misję
    [few] { $n } misje
    [many] { $n } misji
   *[other] { $n } misji
}
do-easy-mission = wypełnij { $n ->
    [one] 1 misję, ignorując 1 symbol umiejętności
    [few] { $n } misje, ignorując w każdej 1 symbol umiejętności
    [many] { $n } misji, ignorując w każdej 1 symbol umiejętności
   *[other] { $n } misji, ignorując w każdej 1 symbol umiejętności
}
do-tent = postaw { form-tents }
do-reveal = odkryj wierzchnią kartę talii { $deck ->
    [basic] podstawowej
   *[advanced] zaawansowanej
}; jeśli to { $kind ->
    [tool] narzędzie
    [automaton] automat
   *[building] budynek
}, weź ją na rękę, w przeciwnym razie ją odrzuć

## Wykładanie

play-project = wyłóż { form-projects }
play-basic = wyłóż { form-basic }
play-advanced = wyłóż { form-advanced }
play-free = wyłóż { form-projects } całkowicie za darmo
play-free-basic = wyłóż { form-basic } całkowicie za darmo
play-free-advanced = wyłóż { form-advanced } całkowicie za darmo
play-free-tool = wyłóż { form-tools } całkowicie za darmo
play-free-automaton = wyłóż { form-automata } całkowicie za darmo
play-free-building = wyłóż { form-buildings } całkowicie za darmo
play-cheaper = wyłóż { $n ->
    [one] 1 projekt
    [few] { $n } projekty, każdy
    [many] { $n } projektów, każdy
   *[other] { $n } projektu, każdy
} o 1 drewno lub 1 metal taniej
play-weak-cheaper = wyłóż { $n ->
    [one] 1 projekt, który nie daje siły,
    [few] { $n } projekty, które nie dają siły, każdy
    [many] { $n } projektów, które nie dają siły, każdy
   *[other] { $n } projektu, który nie daje siły,
} o 1 drewno lub 1 metal taniej
play-draw-3-basic = dobierz z talii 3 karty podstawowe, 1 z nich wyłóż całkowicie za darmo, a 2 pozostałe odrzuć{ form-times }
play-draw-3-advanced = dobierz z talii 3 karty zaawansowane, 1 z nich wyłóż całkowicie za darmo, a 2 pozostałe odrzuć{ form-times }

## Płacenie i strata

pay-item = { $n ->
    [one] 1 przedmiot
    [few] { $n } przedmioty
    [many] { $n } przedmiotów
   *[other] { $n } przedmiotu
}
pay-wood = { form-wood }
pay-metal = { form-metal }
pay-movement = { form-movement }
pay-wild = { form-wild }
pay-basic = { form-basic-cards } z ręki
pay-advanced = { form-advanced-cards } z ręki
pay-hand = { form-cards } z ręki
pay-mouse = { form-mice }
pay-bed = { $n ->
    [one] 1 zbudowane łóżko
    [few] { $n } zbudowane łóżka
    [many] { $n } zbudowanych łóżek
   *[other] { $n } zbudowanego łóżka
}
pay-vp = { $n } PZ

## Liczenie: ile ich ma gracz

count-bed-have = { $n ->
    [one] 1 zbudowane łóżko
    [few] { $n } zbudowane łóżka
    [many] { $n } zbudowanych łóżek
   *[other] { $n } zbudowanego łóżka
}
count-dug-have = { $n ->
    [one] 1 wykopaną komorę
    [few] { $n } wykopane komory
    [many] { $n } wykopanych komór
   *[other] { $n } wykopanej komory
}
count-cube-have = { form-cubes } na kartach misji
count-mouse-have = { form-mice }
count-house-mouse-have = { form-mice } z domu
count-cellar-mouse-have = { form-mice } z piwnicy
count-door-have = { $n ->
    [one] 1 żeton drzwi
    [few] { $n } żetony drzwi
    [many] { $n } żetonów drzwi
   *[other] { $n } żetonu drzwi
}
count-tool-have = { $n ->
    [one] 1 wyłożone narzędzie
    [few] { $n } wyłożone narzędzia
    [many] { $n } wyłożonych narzędzi
   *[other] { $n } wyłożonego narzędzia
}
count-automaton-have = { $n ->
    [one] 1 wyłożony automat
    [few] { $n } wyłożone automaty
    [many] { $n } wyłożonych automatów
   *[other] { $n } wyłożonego automatu
}
count-building-have = { $n ->
    [one] 1 wyłożony budynek
    [few] { $n } wyłożone budynki
    [many] { $n } wyłożonych budynków
   *[other] { $n } wyłożonego budynku
}
count-basic-have = { $n ->
    [one] 1 wyłożony projekt podstawowy
    [few] { $n } wyłożone projekty podstawowe
    [many] { $n } wyłożonych projektów podstawowych
   *[other] { $n } wyłożonego projektu podstawowego
}
count-advanced-have = { $n ->
    [one] 1 wyłożony projekt zaawansowany
    [few] { $n } wyłożone projekty zaawansowane
    [many] { $n } wyłożonych projektów zaawansowanych
   *[other] { $n } wyłożonego projektu zaawansowanego
}
count-now-card-have = { form-cards-in-play } z efektem natychmiastowym
count-round-card-have = { form-cards-in-play } z efektem raz na rundę
count-income-card-have = { form-cards-in-play } z dochodem
count-final-card-have = { form-cards-in-play } z punktacją końcową
count-always-card-have = { form-cards-in-play } z efektem stałym
count-attack-card-have = { form-cards-in-play } z efektem agresywnym
count-project-have = { $n ->
    [one] 1 wyłożony projekt
    [few] { $n } wyłożone projekty
    [many] { $n } wyłożonych projektów
   *[other] { $n } wyłożonego projektu
}
count-goal-have = { $n ->
    [one] 1 osiągnięty cel
    [few] { $n } osiągnięte cele
    [many] { $n } osiągniętych celów
   *[other] { $n } osiągniętego celu
}
count-strength-have = { form-symbols } siły
count-agility-have = { form-symbols } zręczności
count-perception-have = { form-symbols } spostrzegawczości
count-intelligence-have = { form-symbols } inteligencji
count-endurance-have = { form-symbols } wytrzymałości
count-energy-have = { form-symbols } energii
count-wild-have = { form-wild }
count-electricity-have = { $n ->
    [2] silny prąd
   *[other] prąd
}
count-wood-have = { form-wood }
count-metal-have = { form-metal }
count-movement-have = { form-movement }
count-hand-have = { form-cards } na ręce
count-brown-have = { form-removed } z brązowych pól zdolności
count-grey-have = { form-removed } z szarych pól zdolności
count-tent-have = { form-tents } na farmie
count-skill-kind-have = { $n ->
    [one] 1 umiejętność
    [few] { $n } różne umiejętności
    [many] { $n } różnych umiejętności
   *[other] { $n } różnej umiejętności
}
count-skill-have = { form-symbols } umiejętności

## Liczenie: raz za każde tyle (po „za”)

count-bed-each = { $n ->
    [one] każde swoje zbudowane łóżko
    [few] każde { $n } swoje zbudowane łóżka
    [many] każde { $n } swoich zbudowanych łóżek
   *[other] każde { $n } swojego zbudowanego łóżka
}
count-dug-each = { $n ->
    [one] każdą swoją wykopaną komorę
    [few] każde { $n } swoje wykopane komory
    [many] każde { $n } swoich wykopanych komór
   *[other] każde { $n } swojej wykopanej komory
}
count-cube-each = { $n ->
    [one] każdą swoją kostkę
    [few] każde { $n } swoje kostki
    [many] każde { $n } swoich kostek
   *[other] każde { $n } swojej kostki
} na kartach misji
count-mouse-each = { form-each-mouse }
count-house-mouse-each = { form-each-mouse } z domu
count-cellar-mouse-each = { form-each-mouse } z piwnicy
count-door-each = { $n ->
    [one] każdy swój żeton
    [few] każde { $n } swoje żetony
    [many] każde { $n } swoich żetonów
   *[other] każde { $n } swojego żetonu
} drzwi
count-tool-each = { $n ->
    [one] każde swoje wyłożone narzędzie
    [few] każde { $n } swoje wyłożone narzędzia
    [many] każde { $n } swoich wyłożonych narzędzi
   *[other] każde { $n } swojego wyłożonego narzędzia
}
count-automaton-each = { $n ->
    [one] każdy swój wyłożony automat
    [few] każde { $n } swoje wyłożone automaty
    [many] każde { $n } swoich wyłożonych automatów
   *[other] każde { $n } swojego wyłożonego automatu
}
count-building-each = { $n ->
    [one] każdy swój wyłożony budynek
    [few] każde { $n } swoje wyłożone budynki
    [many] każde { $n } swoich wyłożonych budynków
   *[other] każde { $n } swojego wyłożonego budynku
}
count-basic-each = { $n ->
    [one] każdy swój wyłożony projekt podstawowy
    [few] każde { $n } swoje wyłożone projekty podstawowe
    [many] każde { $n } swoich wyłożonych projektów podstawowych
   *[other] każde { $n } swojego wyłożonego projektu podstawowego
}
count-advanced-each = { $n ->
    [one] każdy swój wyłożony projekt zaawansowany
    [few] każde { $n } swoje wyłożone projekty zaawansowane
    [many] każde { $n } swoich wyłożonych projektów zaawansowanych
   *[other] każde { $n } swojego wyłożonego projektu zaawansowanego
}
count-now-card-each = { form-each-card-in-play } z efektem natychmiastowym
count-round-card-each = { form-each-card-in-play } z efektem raz na rundę
count-income-card-each = { form-each-card-in-play } z dochodem
count-final-card-each = { form-each-card-in-play } z punktacją końcową
count-always-card-each = { form-each-card-in-play } z efektem stałym
count-attack-card-each = { form-each-card-in-play } z efektem agresywnym
count-project-each = { $n ->
    [one] każdy swój wyłożony projekt
    [few] każde { $n } swoje wyłożone projekty
    [many] każde { $n } swoich wyłożonych projektów
   *[other] każde { $n } swojego wyłożonego projektu
}
count-goal-each = { $n ->
    [one] każdy swój osiągnięty cel
    [few] każde { $n } swoje osiągnięte cele
    [many] każde { $n } swoich osiągniętych celów
   *[other] każde { $n } swojego osiągniętego celu
}
count-strength-each = { form-each-symbol } siły
count-agility-each = { form-each-symbol } zręczności
count-perception-each = { form-each-symbol } spostrzegawczości
count-intelligence-each = { form-each-symbol } inteligencji
count-endurance-each = { form-each-symbol } wytrzymałości
count-energy-each = { form-each-symbol } energii
count-wild-each = { $n ->
    [one] każdy swój żeton
    [few] każde { $n } swoje żetony
    [many] każde { $n } swoich żetonów
   *[other] każde { $n } swojego żetonu
} wszechstronności
count-electricity-each = { $n ->
    [one] każdy stopień
    [few] każde { $n } stopnie
    [many] każde { $n } stopni
   *[other] każde { $n } stopnia
} swojego prądu (słaby 1, silny 2)
count-wood-each = { $n ->
    [one] każde swoje drewno
    [few] każde { $n } swoje drewna
    [many] każde { $n } swojego drewna
   *[other] każde { $n } swojego drewna
}
count-metal-each = { $n ->
    [one] każdy swój metal
    [few] każde { $n } swoje metale
    [many] każde { $n } swoich metali
   *[other] każde { $n } swojego metalu
}
count-movement-each = { $n ->
    [one] każdy swój żeton
    [few] każde { $n } swoje żetony
    [many] każde { $n } swoich żetonów
   *[other] każde { $n } swojego żetonu
} ruchu
count-hand-each = { $n ->
    [one] każdą kartę
    [few] każde { $n } karty
    [many] każde { $n } kart
   *[other] każde { $n } karty
} na swojej ręce
count-brown-each = { form-each-removed } ze swoich brązowych pól zdolności
count-grey-each = { form-each-removed } ze swoich szarych pól zdolności
count-tent-each = { $n ->
    [one] każdy swój namiot
    [few] każde { $n } swoje namioty
    [many] każde { $n } swoich namiotów
   *[other] każde { $n } swojego namiotu
} na farmie
count-skill-kind-each = { $n ->
    [one] każdą z różnych umiejętności, które masz
    [few] każde { $n } różne umiejętności, które masz
    [many] każde { $n } różnych umiejętności, które masz
   *[other] każde { $n } różnej umiejętności, którą masz
}
count-skill-each = { form-each-symbol } umiejętności

## Liczenie: ma ich więcej (przed „niż ty”)

count-bed-more = więcej zbudowanych łóżek
count-dug-more = więcej wykopanych komór
count-cube-more = więcej kostek na kartach misji
count-mouse-more = więcej myszy
count-house-mouse-more = więcej myszy z domu
count-cellar-mouse-more = więcej myszy z piwnicy
count-door-more = więcej drzwi
count-tool-more = więcej wyłożonych narzędzi
count-automaton-more = więcej wyłożonych automatów
count-building-more = więcej wyłożonych budynków
count-basic-more = więcej wyłożonych projektów podstawowych
count-advanced-more = więcej wyłożonych projektów zaawansowanych
count-now-card-more = więcej wyłożonych kart z efektem natychmiastowym
count-round-card-more = więcej wyłożonych kart z efektem raz na rundę
count-income-card-more = więcej wyłożonych kart z dochodem
count-final-card-more = więcej wyłożonych kart z punktacją końcową
count-always-card-more = więcej wyłożonych kart z efektem stałym
count-attack-card-more = więcej wyłożonych kart z efektem agresywnym
count-project-more = więcej wyłożonych projektów
count-goal-more = więcej osiągniętych celów
count-strength-more = więcej symboli siły
count-agility-more = więcej symboli zręczności
count-perception-more = więcej symboli spostrzegawczości
count-intelligence-more = więcej symboli inteligencji
count-endurance-more = więcej symboli wytrzymałości
count-energy-more = więcej symboli energii
count-wild-more = więcej żetonów wszechstronności
count-electricity-more = silniejszy prąd
count-wood-more = więcej drewna
count-metal-more = więcej metalu
count-movement-more = więcej żetonów ruchu
count-hand-more = na ręce więcej kart
count-brown-more = więcej kostek zdjętych z brązowych pól zdolności
count-grey-more = więcej kostek zdjętych z szarych pól zdolności
count-tent-more = na farmie więcej namiotów
count-skill-kind-more = więcej różnych umiejętności
count-skill-more = więcej symboli umiejętności

## Na co czeka efekt stały (przed dwukropkiem)

trigger-gain-wood = Ilekroć otrzymujesz dowolną ilość drewna
trigger-gain-metal = Ilekroć otrzymujesz dowolną ilość metalu
trigger-gain-vp = Ilekroć otrzymujesz dowolną liczbę PZ
trigger-gain-movement = Ilekroć otrzymujesz dowolną liczbę żetonów ruchu
trigger-gain-wild = Za każdy otrzymany żeton wszechstronności
trigger-take-basic = Za każdą otrzymaną kartę podstawową
trigger-take-advanced = Za każdą otrzymaną kartę zaawansowaną
trigger-play-tool = Ilekroć wykładasz narzędzie
trigger-play-automaton = Ilekroć wykładasz automat
trigger-play-building = Ilekroć wykładasz budynek
trigger-play-basic = Ilekroć wykładasz projekt podstawowy
trigger-play-advanced = Ilekroć wykładasz projekt zaawansowany
trigger-add-strength = Za każdy symbol siły dodany do twojej przestrzeni osobistej
trigger-add-agility = Za każdy symbol zręczności dodany do twojej przestrzeni osobistej
trigger-add-perception = Za każdy symbol spostrzegawczości dodany do twojej przestrzeni osobistej
trigger-add-intelligence = Za każdy symbol inteligencji dodany do twojej przestrzeni osobistej
trigger-add-endurance = Za każdy symbol wytrzymałości dodany do twojej przestrzeni osobistej
trigger-add-energy = Za każdy symbol energii dodany do twojej przestrzeni osobistej
trigger-goal = Ilekroć osiągasz cel
trigger-reveal-mission = Ilekroć odkrywasz kartę misji
trigger-mission = Ilekroć wypełniasz misję
trigger-open-door = Ilekroć otwierasz drzwi
trigger-mouse = Ilekroć otrzymujesz mysz
trigger-bed = Ilekroć budujesz łóżko
trigger-dig = Ilekroć wykopujesz komorę
trigger-tent = Ilekroć stawiasz namiot
trigger-hut = Ilekroć wysyłasz przywódcę do chatki alchemyszki
trigger-wood = Ilekroć wykonujesz akcję główną „zbieranie drewna”
trigger-metal = Ilekroć wykonujesz akcję główną „zbieranie metalu”

## Stałe zniżki

discount-project = Każdy wykładany przez ciebie projekt kosztuje o 1 drewno lub 1 metal mniej.
discount-tool = Każde wykładane przez ciebie narzędzie kosztuje o 1 drewno lub 1 metal mniej.
discount-automaton = Każdy wykładany przez ciebie automat kosztuje o 1 drewno lub 1 metal mniej.
discount-building = Każdy wykładany przez ciebie budynek kosztuje o 1 drewno lub 1 metal mniej.
discount-skill-of-project = Przy każdym wykładanym projekcie możesz zignorować 1 wymagany symbol umiejętności.
discount-skill-of-mission = Przy każdej wypełnianej misji możesz zignorować 1 wymagany symbol umiejętności.

## Karty, do których nie pasuje żaden wzór

odd-chameleon = użyj efektu raz na rundę dowolnej innej karty, swojej lub przeciwnika
odd-balloon = dobierz 2 karty celów, 1 zatrzymaj jako cel prywatny, a drugą odrzuć
odd-lab = otrzymaj 1 podstawowe i 1 zaawansowane narzędzie: każde możesz wziąć z rynku, jeśli tam leży; w przeciwnym razie odkrywaj karty jego talii, aż trafisz na narzędzie, a inne odrzuć
odd-camp = postaw namiot w dowolnym dostępnym pomieszczeniu; jeśli oba twoje namioty już stoją, możesz przenieść tam jeden z nich
odd-yacht = zdejmij 1 kostkę z brązowego pola zdolności; jeśli pole ma opłatę, zapłać ją
odd-archive = weź na rękę 1 kartę z dowolnego stosu kart odrzuconych
odd-shop = odrzuć 1 przedmiot i otrzymaj przedmiot innego rodzaju: 1 drewno, 1 metal lub 1 kartę podstawową z talii
odd-chamber = Ta karta jest dodatkową komorą, na łóżko lub mysz.
odd-immune = Efekty agresywne kart przeciwników cię nie dotyczą.
