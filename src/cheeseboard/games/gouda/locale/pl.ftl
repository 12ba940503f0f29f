title = Gouda! Gouda!
summary = Mysi wyścig po ser, w który wtrąca się magia.

## Słowa

colour-green = zielona
colour-yellow = żółta
colour-red = czerwona
card-reroll = Powtórzenie rzutu
card-again = Podwójna tura
card-transfer = Przeniesienie
card-improve = Poprawa rzutu
card-worsen = Pogorszenie rzutu
card-nullify = Unieważnienie
form-card = { $card ->
    [reroll] Powtórzenie rzutu
    [again] Podwójna tura
    [transfer] Przeniesienie
    [improve] Poprawa rzutu
    [worsen] Pogorszenie rzutu
   *[nullify] Unieważnienie
}
form-dice = { $shown ->
    [1] { $green }× zielona
    [2] { $yellow }× żółta
    [3] { $green }× zielona i { $yellow }× żółta
    [4] { $red }× czerwona
    [5] { $green }× zielona i { $red }× czerwona
    [6] { $yellow }× żółta i { $red }× czerwona
   *[7] { $green }× zielona, { $yellow }× żółta i { $red }× czerwona
}

## Wybory

action-pass = nie grać karty
action-put = postawić mysz na { $space }
action-name = rzucać za { $space }
action-up = mysz w górę na { $space } ({ $owner })
action-down = mysz w dół na { $space } ({ $owner })
action-reroll-dice = Powtórzenie rzutu: { form-dice }
action-again = Podwójna tura: zagrać jeszcze raz
action-again-space = Podwójna tura: aktywny gracz gra jeszcze raz, za { $space }
action-transfer-space = Przeniesienie rzutu na { $space }
action-improve-dice = Poprawa rzutu: { form-dice }
action-worsen-dice = Pogorszenie rzutu: { form-dice }
action-nullify = Unieważnienie właśnie zagranej karty
action-nullify-dice = Unieważnienie kostek: { form-dice }

## Co trzeba zrobić

prompt-put = Postaw mysz na polu startowym.
prompt-name = Wybierz pole ze swoją myszą; za nie rzucasz.
prompt-window = Zagraj kartę albo spasuj.
prompt-move = Rusz mysz za jedną z kostek.

## Stałe polecenia

order-pass-all = zawsze pasować
order-pass-until-my-roll = pasować do mojego rzutu
order-nullify-only = pytać mnie tylko, gdy można unieważnić kartę

## Co się stało

event-began = Zaczyna { $player }.
event-drew = { $player } dobiera kartę: { form-card }.
event-put = { $player } stawia mysz na { $space }.
event-named = { $player } rzuca za { $space }.
event-rolled = Rzuca { $player }: { form-dice }.
event-rerolled = Ponownie rzuca { $player }: { form-dice }.
event-played-reroll-dice = { $player } gra Powtórzenie rzutu: { form-dice }.
event-played-again = { $player } gra Podwójną turę.
event-played-again-space = { $player } gra Podwójną turę za { $space }.
event-played-transfer-space = { $player } gra Przeniesienie na { $space }.
event-played-improve-dice = { $player } gra Poprawę rzutu: { form-dice }.
event-played-worsen-dice = { $player } gra Pogorszenie rzutu: { form-dice }.
event-played-nullify = { $player } gra przeciw tej karcie Unieważnienie.
event-played-nullify-dice = { $player } gra Unieważnienie: { form-dice }.
event-works = Karta działa: { form-card } ({ $player }).
event-cancelled = Karta anulowana: { form-card } ({ $player }).
event-up = { $player } przesuwa mysz w górę na { $space } ({ $owner }).
event-down = { $player } przesuwa mysz w dół na { $space } ({ $owner }).
event-ate = { $player } zdobywa ser za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-ended = { $reason ->
    [arrival] Koniec wyścigu: mysz dotarła na stół.
   *[cheese] Koniec przyjęcia: cały ser jest zjedzony.
}

## Dlaczego gra się skończyła

ending-arrival = mysz dotarła na stół
ending-cheese = cały ser został zjedzony

## Opcje stołu

option-magic = z magicznymi kartami
option-party = wielkie serowe przyjęcie: trzy sery na stole
option-cards = liczba magicznych kart każdego gracza
option-full-set = każdy ma po jednej magicznej karcie każdego rodzaju
option-cheese-spots = trzy sery różnej wartości na planszy (dane domowe)
option-void = unieważnione kostki liczą się jak żółte
option-all-on-drum = wszystkie myszy zaczynają na beczce (nasz wariant)
option-random-start = zaczynający gracz jest losowany

## Odmowy

refusal-over = Gra już się skończyła.
refusal-draw-first = Najpierw losowanie.
refusal-dice-first = Najpierw rzut kostkami.
refusal-not-asked = O karcie decyduje teraz { $player }.
refusal-not-active = To nie twoja tura; gra { $player }.
refusal-put-first = Najpierw postaw swoje myszy na polach startowych.
refusal-all-put = Wszystkie myszy są już na planszy.
refusal-window = Teraz można zagrać kartę; zagraj ją albo spasuj.
refusal-no-window = W tej chwili nie można grać kart.
refusal-must-name = Wybierz pole ze swoją myszą.
refusal-must-move = Każdej zielonej i czerwonej kostki trzeba użyć, jeśli się da: rusz mysz.
refusal-no-own-mouse = Na polu { $space } nie ma twojej myszy.
refusal-other-space = Rzut jest za pole { $space }: ruszają się tylko myszy, które tam stoją.
refusal-no-green = Nie została już zielona kostka, która ruszyłaby mysz w górę.
refusal-no-red = Nie została już czerwona kostka, która ruszyłaby mysz w dół.
refusal-no-such-mouse = Na polu { $space } nie ma myszy tego koloru.
refusal-not-in-hand = Nie masz takiej karty: { form-card }.
refusal-nullify-only = Teraz można zagrać tylko Unieważnienie przeciw właśnie zagranej karcie, a nie kartę { form-card }.
refusal-again-only = Na koniec tury można zagrać tylko Podwójną turę, a nie kartę { form-card }.
refusal-again-where = Po własnej turze pole wybierasz później; w cudzej wskaż pole, na którym mysz ma { $player }.
refusal-again-later = Podwójną turę gra się na koniec tury.
refusal-transfer-where = Rzut można przenieść tylko na inne pole, na którym { $mice ->
    [one] stoi co najmniej jedna mysz
    [few] stoją co najmniej { $mice } myszy
    [many] stoi co najmniej { $mice } myszy
   *[other] stoi co najmniej { $mice } myszy
}; { $space } takie nie jest.
refusal-nothing-to-nullify = Nie zagrano właśnie żadnej karty; unieważnić można tylko kostki rzutu.
refusal-not-these-dice = W rzucie nie ma takich kostek.

## Plansza w terminalu

board-hand = Twoje karty
board-dice = Rzut
board-waits = { $card } ({ $player }) czeka, czy zadziała.
board-mice = { $mice ->
    [one] { $mice } mysz
    [few] { $mice } myszy
    [many] { $mice } myszy
   *[other] { $mice } myszy
}
board-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
board-cheese = ser: { $cheese }
board-legend = Cyfra to mysz gracza o tym numerze, ▲ ser i jego wartość, → drogi w górę, ▸ pole rzutu. ▶ wskazuje aktywnego gracza. 1@M1>M2 przesuwa mysz miejsca 1 (liczonego od 0) z M1 na M2. Plansza i liczby kart to dane domowe.
board-ask-starter = Kto zaczyna?
board-ask-card = { $player } dobiera kartę. Która to?
board-ask-dice = Rzuca { $player }. Co pokazują kostki?
