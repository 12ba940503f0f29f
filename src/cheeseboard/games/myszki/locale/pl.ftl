title = Myszki
summary = Układaj myszy przy serze i trzymaj je z dala od kotów i pułapek.

## Słowa

kind-mouse = mysz
kind-supermouse = supermysz
kind-trapmouse = mysz z pułapką
kind-friend-black = przyjaciółka czarnego kota
kind-friend-ginger = przyjaciółka rudego kota
kind-friend-white = przyjaciółka białego kota
kind-cat-black = czarny kot
kind-cat-ginger = rudy kot
kind-cat-white = biały kot
kind-milk = mleko
kind-trap = pułapka
kind-cheese = ser
form-nom = { $kind ->
    [mouse] mysz
    [supermouse] supermysz
    [trapmouse] mysz z pułapką
    [friend-black] przyjaciółka czarnego kota
    [friend-ginger] przyjaciółka rudego kota
    [friend-white] przyjaciółka białego kota
    [cat-black] czarny kot
    [cat-ginger] rudy kot
    [cat-white] biały kot
    [milk] mleko
    [trap] pułapka
   *[cheese] ser
}
form-acc = { $kind ->
    [mouse] mysz
    [supermouse] supermysz
    [trapmouse] mysz z pułapką
    [friend-black] przyjaciółkę czarnego kota
    [friend-ginger] przyjaciółkę rudego kota
    [friend-white] przyjaciółkę białego kota
    [cat-black] czarnego kota
    [cat-ginger] rudego kota
    [cat-white] białego kota
    [milk] mleko
    [trap] pułapkę
   *[cheese] ser
}
form-catcher = { $catcher ->
    [cat-black] czarny kot
    [cat-ginger] rudy kot
    [cat-white] biały kot
   *[trap] pułapka
}

## Wybory

action-choose = pole { $x },{ $y }
action-lay = położyć: { form-nom }

## Co trzeba zrobić

prompt-choose = Wybierz wolne pole obok położonego tafelka.
prompt-lay = Wybierz z ręki tafelek, który tam trafi.

## Co się stało

event-began = Zaczyna { $player }.
event-drew = { $player } dobiera { form-acc }.
event-laid = { $player } kładzie na { $x },{ $y }: { form-nom }.
event-fed = Mleko ma { form-nom } na { $x },{ $y }: już nie poluje.
event-disarmed = Pułapkę na { $x },{ $y } z czterech stron otaczają myszy: już nie działa.
event-caught = { $player } traci mysz na { $x },{ $y } ({ form-nom }): łapie ją { form-catcher } na { $cx },{ $cy }.
event-scored = { $player } dostaje { $points ->
    [0] 0 punktów
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za mysz na { $x },{ $y } ({ form-nom }).
event-ended = Ostatni tafelek jest położony.

## Dlaczego gra się skończyła

ending-last-tile = położono ostatni tafelek

## Opcje stołu

option-random-start = zaczynający gracz jest losowany

## Odmowy

refusal-over = Gra już się skończyła.
refusal-draw-first = Najpierw losowanie.
refusal-not-active = To nie twoja tura; gra { $player }.
refusal-choose-first = Najpierw wybierz pole, potem tafelek, który na nie trafi.
refusal-not-in-hand = Nie masz w ręce takiego tafelka: { form-nom }.
refusal-chosen = Pole jest już wybrane: { $x },{ $y }. Wybierz tafelek albo cofnij wybór.
refusal-taken = Na { $x },{ $y } leży już tafelek.
refusal-touches-nothing = Pole { $x },{ $y } nie styka się bokiem z żadnym położonym tafelkiem.

## Stół w terminalu

board-hand = W ręce
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-tiles = w ręce { $hand }, w stosie { $stack }
board-legend = Tafelek to numer właściciela i znak: { $signs }. Liczba za znakiem mówi, ile punktów ma teraz mysz; 1m× to złapana mysz, 1B˙ kot z mlekiem albo rozbrojona pułapka. · to wolne pole; 2,-1 to dwa w prawo i jedno w górę. ▶ wskazuje aktywnego gracza. Skład zestawu to dane domowe.
board-ask-starter = Kto zaczyna?
board-ask-tile = { $player } dobiera tafelek. Który to?
