## Plansza w przeglądarce

page-cell-crossed = { form-cell }: skreślone
page-dice-wait = Kości zaraz będą …
page-lock-closed = zamknięty rząd
page-lock-open = kłódka, otwarta
page-lock-yours = kłódka, skreślona
page-order-always = zawsze skreślać
page-order-never = nigdy nie skreślać
page-order-none = pytać mnie
page-order-skip-0 = skreślać, gdy nic się nie pomija
page-order-skip-1 = skreślać, gdy pomija się najwyżej 1
page-order-skip-2 = skreślać, gdy pomija się najwyżej 2
page-orders = Gdy rzucają inni
page-orders-how = Suma białych kostek jest skreślana tam, gdzie pomija się najmniej liczb. Przy własnym rzucie i zawsze, gdy ktoś mógłby zamknąć rząd, gra pyta ciebie.
page-orders-now = Gdy rzucają inni: { $order }
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
