## Herní plán v prohlížeči

page-cell-crossed = { form-cell-nom }: zakřížkováno
page-dice-wait = Kostky se chystají …
page-lock-closed = uzamčená řada
page-lock-open = zámek, volný
page-lock-yours = zámek, zakřížkovaný
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
