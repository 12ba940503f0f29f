title = Qwixx
summary = Cztery rzędy, sześć kostek i wszyscy skreślają naraz.

## Słowa

colour-red = czerwony
colour-yellow = żółty
colour-green = zielony
colour-blue = niebieski
form-cell = { $colour ->
    [red] czerwone { $number }
    [yellow] żółte { $number }
    [green] zielone { $number }
   *[blue] niebieskie { $number }
}

## Wybory

action-pass = nie skreślać nic
action-mark = skreślić { form-cell }

## Co trzeba zrobić

prompt-first = Pierwsza akcja: skreśl sumę białych kostek w jednym rzędzie albo nic.
prompt-second = Druga akcja: skreśl sumę białej i kolorowej kostki w rzędzie tego koloru albo nic.

## Stałe polecenia

order-never = gdy rzuca ktoś inny, nie skreślać nic
order-skip-0 = gdy rzuca ktoś inny, skreślać sumę białych kostek, jeśli nie pomija się przy tym żadnej liczby
order-skip-1 = gdy rzuca ktoś inny, skreślać sumę białych kostek tam, gdzie pomija się najmniej liczb, najwyżej jedną
order-skip-2 = gdy rzuca ktoś inny, skreślać sumę białych kostek tam, gdzie pomija się najmniej liczb, najwyżej dwie
order-always = gdy rzuca ktoś inny, zawsze skreślać sumę białych kostek, i to tam, gdzie pomija się najmniej liczb

## Co się stało

event-began = Zaczyna { $player }.
event-rolled = Rzuca { $player }: białe { $white } + { $other } = { $sum }{ $red ->
    [0] { "" }
   *[other] , czerwona { $red }
}{ $yellow ->
    [0] { "" }
   *[other] , żółta { $yellow }
}{ $green ->
    [0] { "" }
   *[other] , zielona { $green }
}{ $blue ->
    [0] { "" }
   *[other] , niebieska { $blue }
}.
event-crossed = { $player } skreśla { form-cell }.
event-locked = { $player } zamyka rząd z polem { form-cell }.
event-punished = { $player } nie skreśla nic i ma chybny rzut ({ $penalties }. z 4).
event-ended = { $reason ->
    [penalties] Koniec gry: czwarty chybny rzut.
   *[locks] Koniec gry: zamknięto drugi rząd.
}

## Dlaczego gra się skończyła

ending-penalties = ktoś ma czwarty chybny rzut
ending-locks = zamknięto drugi rząd

## Opcje stołu

option-solo = dla jednego gracza (nasz wariant)
option-mixx-a = karta z pomieszanymi kolorami
option-mixx-b = karta z pomieszanymi liczbami

## Odmowy

refusal-over = Gra już się skończyła.
refusal-dice-first = Najpierw rzut kostkami.
refusal-not-active = Drugą akcję ma tylko aktywny gracz: { $player }.
refusal-answered = Twoja odpowiedź na ten rzut jest już zapieczętowana; poczekaj na pozostałych albo ją cofnij.
refusal-nothing-to-cross = Białe kostki pokazują { $sum }, a w żadnym rzędzie nie możesz tego skreślić.
refusal-crossed = Pole { form-cell } jest już u ciebie skreślone.
refusal-row-closed = Rząd z polem { form-cell } jest zamknięty: nikt już w nim nie skreśla.
refusal-not-called = Białe kostki pokazują { $sum }, więc pola { form-cell } nie można teraz skreślić.
refusal-no-such-pair = Żadna biała kostka z kostką tego koloru nie daje pola { form-cell }.
refusal-needs-five = Ostatnia liczba rzędu wymaga pięciu krzyżyków w tym rzędzie; { $have ->
    [0] nie masz żadnego
    [one] masz tylko jeden
    [few] masz tylko { $have }
    [many] masz tylko { $have }
   *[other] masz tylko { $have }
}.
refusal-passed = Na prawo od pola { form-cell } masz już skreślenie.

## Plansza w terminalu

board-dice = Kostki
board-die-white = biała
board-die-red = czerwona
board-die-yellow = żółta
board-die-green = zielona
board-die-blue = niebieska
board-lock = kłódka
board-crosses = skreślenia
board-points = punkty
board-points-short = pkt
board-penalties = chybne rzuty
board-penalties-short = pudła
board-locks = zamyka rząd
board-legend = [7] możesz teraz skreślić, ✗7 jest skreślone, (12) wymaga pięciu wcześniejszych skreśleń w rzędzie, · nie da się już skreślić. Na kartach innych – oznacza wolne pole. ▶ oznacza aktywnego gracza.
board-legend-drawn = Białą liczbę w ramce można skreślić teraz, jasna jest wolna, ciemnej nie można skreślić albo jeszcze nie. ▶ oznacza aktywnego gracza.
board-ask-starter = Kto zaczyna?
board-ask-dice = Rzuca { $player }. Wpisz, co wypadło, w tej kolejności: { $dice }.
