## Plansza w przeglądarce

page-cell-crossed = { form-cell }: skreślone
page-dice-wait = Kości zaraz będą …
page-lock-closed = zamknięty rząd
page-lock-open = kłódka, otwarta
page-lock-yours = kłódka, skreślona
page-penalties = { $n ->
    [0] bez kar
    [one] jedna kara
    [few] { $n } kary
    [many] { $n } kar
   *[other] { $n } kary
}
page-points-table = Skreślenia → punkty:
page-score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-sealed = Twój wybór jest ukryty, dopóki nie wybiorą wszyscy.
page-sheet-of = Karta: { $player }
