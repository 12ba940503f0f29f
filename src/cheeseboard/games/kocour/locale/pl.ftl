title = Mlsný kocour
summary = Łap myszy, póki dopisuje szczęście, albo strać je wszystkie.

## Słowa

colour-red = czerwona
colour-orange = pomarańczowa
colour-blue = niebieska
colour-green = zielona
colour-yellow = żółta
colour-joker = dżoker
form-die = { $die ->
    [red] czerwona
    [orange] pomarańczowa
    [blue] niebieska
    [green] zielona
    [yellow] żółta
   *[joker] dżoker
}
form-other = { $other ->
    [red] czerwona
    [orange] pomarańczowa
    [blue] niebieska
    [green] zielona
    [yellow] żółta
   *[joker] dżoker
}
form-acc = { $colour ->
    [red] czerwoną
    [orange] pomarańczową
    [blue] niebieską
    [green] zieloną
   *[yellow] żółtą
}
form-gen = { $colour ->
    [red] czerwonej
    [orange] pomarańczowej
    [blue] niebieskiej
    [green] zielonej
   *[yellow] żółtej
}

## Wybory

action-catch = złapać { form-acc } mysz ze środka
action-steal = złapać { form-acc } mysz z karty kota ({ $owner })
action-roll = rzucać dalej
action-stop = zakończyć turę i wziąć przyciągnięte myszy na kartę kota

## Co trzeba zrobić

prompt-catch = Złap mysz, na którą pozwalają kostki.
prompt-decide = Rzucaj dalej i ryzykuj przyciągnięte myszy albo zakończ turę i zatrzymaj je.

## Co się stało

event-began = { $game ->
    [1] Zaczyna { $player }.
   *[other] { $game }. grę zaczyna { $player }.
}
event-rolled = Rzuca { $player }: { form-die } i { form-other }.
event-caught = { $player } łapie { form-acc } mysz.
event-stolen = { $player } łapie { form-acc } mysz; traci ją { $owner }.
event-safe = { $player } ma wszystkie pięć kolorów: { $mice ->
    [one] { $mice } mysz jest od razu bezpieczna.
    [few] { $mice } myszy są od razu bezpieczne.
    [many] { $mice } myszy jest od razu bezpiecznych.
   *[other] { $mice } myszy jest od razu bezpiecznych.
}
event-stopped = { $player } kończy turę i { $mice ->
    [0] nie bierze żadnej nowej myszy.
    [one] bierze jedną mysz.
    [few] bierze { $mice } myszy.
    [many] bierze { $mice } myszy.
   *[other] bierze { $mice } myszy.
}
event-bust = { $player } nie ma czego złapać i traci turę{ $mice ->
    [0] .
    [one] { " " }oraz jedną mysz.
    [few] { " " }oraz { $mice } myszy.
    [many] { " " }oraz { $mice } myszy.
   *[other] { " " }oraz { $mice } myszy.
}
event-ended = { $reason ->
    [few-mice] Koniec gry: na środku zostało mniej niż pięć myszy.
   *[turns] Koniec gry: rozegrano 500 tur.
}

## Dlaczego gra się skończyła

ending-few-mice = na środku zostało mniej niż pięć myszy
ending-turns = rozegrano 500 tur

## Opcje stołu

option-edition = punkty na kartach kota (dane domowe)
option-children = każda mysz to jeden punkt
option-risky = wszystkie pięć kolorów jest od razu bezpieczne
option-match = tyle gier, ilu graczy; punkty się sumują

## Odmowy

refusal-over = Gra już się skończyła.
refusal-dice-first = Najpierw rzut kostkami.
refusal-not-active = To nie twoja tura; gra { $player }.
refusal-catch-first = Najpierw musisz złapać co najmniej jedną mysz tym rzutem.
refusal-roll-used = Ten rzut nie da już żadnej myszy: rzucaj dalej albo zakończ turę.
refusal-nobody-there = Nikt przy tym stole nie ma takiej karty kota.
refusal-own-card = Myszy na własnej karcie kota są już twoje.
refusal-colour-pulled = W tej turze masz już złapaną wcześniej { form-acc } mysz; tego koloru nie można brać znowu.
refusal-not-shown = Kostki nie pozwalają złapać { form-gen } myszy.
refusal-needs-pair = Z karty kota łapie się tylko parą, a na { form-acc } mysz pary nie wypadło.
refusal-no-mouse = Nie ma tam żadnej { form-gen } myszy.
refusal-does-not-go-with = Przy tym, co już złapano, ten rzut nie da stamtąd { form-gen } myszy.

## Plansza w terminalu

board-centre = środek: { $mice }
board-risk = ryzyko
board-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-total = teraz { $points }, razem { $total }
board-game = Gra { $game } z { $games }
board-bust = ryzyko straty { $percent }{ "\u00A0" }%
board-gain = +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-legend = ● to mysz, ○ przyciągnięta mysz, którą można stracić; liczby mówią, ile warte byłoby więcej myszy tego koloru (dane domowe). ▶ oznacza gracza, który ma turę.
board-ask-starter = Kto zaczyna?
board-ask-dice = Rzuca { $player }. Co pokazują obie kostki?
