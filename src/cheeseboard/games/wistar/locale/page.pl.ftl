## Plansza w przeglądarce

page-abilities = Zdolności
page-actions = Co można zrobić
page-bonus = bonus
page-brown = Ta kostka może trafić na dowolną misję.
page-burrow-of = Nora: { $player }
page-chamber-bed = komora z łóżkiem
page-chamber-free = wolna komora
page-choices-here = możliwości tutaj
page-cube-gone = Kostki już nie ma.
page-cube-here = Kostka jeszcze tu leży.
page-done-by = Wypełniono: { $player }.
page-doors = żetony drzwi: { $n }
page-entrance = szczury przy wejściu do nory: { $n }
page-explorer = Zwiadowca: { $player }, { $room }
page-farm = Farma
page-fee = { $n ->
    [one] Ta kostka kosztuje 1 przedmiot.
    [few] Ta kostka kosztuje { $n } przedmioty.
    [many] Ta kostka kosztuje { $n } przedmiotów.
   *[other] Ta kostka kosztuje { $n } przedmiotu.
}
page-goals = Runda i cele
page-grey = Ta kostka może trafić tylko na misje w piwnicy.
page-hand-of = Ręka: podstawowe { $basic }, zaawansowane { $advanced }
page-hidden = { $room }: { $n ->
    [one] zakryta karta misji
    [few] { $n } zakryte karty misji
    [many] { $n } zakrytych kart misji
   *[other] { $n } zakrytej karty misji
}
page-if-now = Gdyby gra skończyła się teraz
page-known = Znane karty z ręki
page-lacks = Musisz mieć { $missing }
page-mice = { $room }: { $n ->
    [one] 1 zakryta mysz
    [few] { $n } zakryte myszy
    [many] { $n } zakrytych myszy
   *[other] { $n } zakrytej myszy
}
page-mission-open = Karta misji „{ $mission }”: pokaż wiersze
page-no-hand = Nie masz kart na ręce.
page-no-missions = Nie odkryto jeszcze żadnej karty misji.
page-no-round-mouse = Myszy rundy już nie ma.
page-nothing-played = Nie ma jeszcze zagranych projektów.
page-order = Kolejność graczy
page-prompt-end = Możesz jeszcze wykonać szybkie akcje; potem zakończ turę.
page-prompt-pending = { $number ->
    [1] Wykonaj pozostałą akcję albo zakończ turę; możesz też wykonać szybkie akcje.
   *[other] Wykonaj akcje swojego przywódcy w dowolnej kolejności; przed każdą i po każdej możesz wykonać szybkie akcje.
}
page-skill-agility = żeton zręczności
page-skill-endurance = żeton wytrzymałości
page-skill-intelligence = żeton inteligencji
page-skill-perception = żeton spostrzegawczości
page-skill-strength = żeton siły
page-space = Pole { $space }: { $main }. Bonus: { $bonus }
page-space-of = Pole { $space }: { $main }. Bonus: { $bonus }. Stoi tu przywódca: { $player }
page-spectator = Oglądasz grę: karty na rękach są zakryte.
page-store-electricity = { $n ->
    [0] bez prądu
    [1] słaby prąd
   *[other] silny prąd
}
page-store-metal = metal: { $n }
page-store-movement = żetony ruchu: { $n }
page-store-wild = żetony wszechstronności: { $n }
page-store-wood = drewno: { $n }
page-symbol-agility = zręczność: { $n }
page-symbol-endurance = wytrzymałość: { $n }
page-symbol-energy = energia: { $n }
page-symbol-intelligence = inteligencja: { $n }
page-symbol-perception = spostrzegawczość: { $n }
page-symbol-strength = siła: { $n }
page-tab-burrow = Nora
page-tab-cards = Karty
page-tab-farm = Farma
page-tab-goals = Cele
page-tab-hand = Ręka
page-tab-market = Rynek
page-tab-missions = Misje
page-tab-others = Inni
page-tab-play = W grze
page-tab-score = Punkty
page-tab-wheel = Koło
page-tabs = Części stołu
page-tents = Namioty: { $names }
page-track-bed = Łóżka: zbudowano { $n } z { $of }
page-track-dug = Komory: wykopano { $n } z { $of }
page-way = Przejście: { $one } – { $other }
page-worth = { $points } PZ.
