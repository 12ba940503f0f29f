## Herní plán v prohlížeči

page-cell-crossed = { form-cell-nom }: zakřížkováno
page-dice-wait = Kostky se chystají …
page-lock-closed = uzamčená řada
page-lock-open = zámek, volný
page-lock-yours = zámek, zakřížkovaný
page-order-always = vždy křížkovat
page-order-never = nikdy nekřížkovat
page-order-none = ptát se mě
page-order-skip-0 = křížkovat, když se nic nevynechá
page-order-skip-1 = křížkovat, vynechá-li se nejvýš 1
page-order-skip-2 = křížkovat, vynechají-li se nejvýš 2
page-orders = Když hází jiní
page-orders-how = Součet bílých kostek se křížkuje tam, kde se vynechá nejméně čísel. Při vlastním hodu a vždy, když by někdo mohl uzamknout řadu, se hra ptá vás.
page-orders-now = Když hází jiní: { $order }
page-penalties = { $n ->
    [0] žádný chybný hod
    [one] jeden chybný hod
    [few] { $n } chybné hody
    [many] { $n } chybného hodu
   *[other] { $n } chybných hodů
}
page-points-table = Křížky → body:
page-score = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
page-sealed = Vaše volba je skrytá, dokud nezvolí všichni.
page-sheet-of = Karta: { $player }
