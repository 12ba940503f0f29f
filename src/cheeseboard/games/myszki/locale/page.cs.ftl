## Stůl v prohlížeči

page-prompt-choose = Vezměte destičku z ruky a položte ji na některé zvýrazněné pole.
page-prompt-first = Vyberte destičku, kterou stůl začne.
page-table = Stůl, { $n ->
    [0] zatím bez destiček
    [one] { $n } destička
    [few] { $n } destičky
    [many] { $n } destičky
   *[other] { $n } destiček
}
page-keys = Šipkami se chodí z pole na pole, se Shiftem se posouvá stůl. Plus a minus mění velikost, 0 ukáže všechno. Klávesy 1, 2 a 3 berou destičku, Enter ji položí.
page-zoom-in = Větší
page-zoom-out = Menší
page-zoom-all = Celý stůl
page-laid = Položených destiček: { $n } z { $all }.
page-where = Kam s ní? Čísla říkají, co vám přinese.
page-lay-here = Položit sem
page-no-change = body se nemění
page-hand-empty = Všechny vaše destičky už leží.
page-players = Hráči
page-unlaid = Ještě nepoložené
page-caught = { $n ->
    [0] žádná chycená
    [one] { $n } chycená
    [few] { $n } chycené
    [many] { $n } chycené
   *[other] { $n } chycených
}

## Položená destička

page-tile = { form-nom } na { $x },{ $y } ({ $player }).
page-points-now = { $points ->
    [0] Teď nemá žádný bod.
    [one] Teď má { $points } bod.
    [few] Teď má { $points } body.
    [many] Teď má { $points } bodu.
   *[other] Teď má { $points } bodů.
}
page-points-end = { $points ->
    [0] Nemá žádný bod.
    [one] Má { $points } bod.
    [few] Má { $points } body.
    [many] Má { $points } bodu.
   *[other] Má { $points } bodů.
}
page-caught-now = Teď by ji chytila: { $catchers }.
page-caught-end = Je chycená: { $catchers }.
page-fed = Má mléko a nikoho neloví.
page-disarmed = Ze čtyř stran má myši: nikoho nechytá.

## Vyhodnocení krok za krokem

page-steps = Vyhodnocení krok za krokem
page-step-back = O krok zpět
page-step-next = Další krok
page-step-begin = Všechny destičky leží. Teď se stůl vyhodnotí.
page-step-milk = Kočky, které se dotýkají mléka, usnou.
page-step-trap = Pasti s myšmi ze všech čtyř stran se rozbijí.
page-step-cats = Kočky, které nespí, chytí myši vedle sebe.
page-step-traps = Pasti, které ještě fungují, chytí myši vedle sebe.
page-step-cheese = Každá zbylá myš dostane bod za každý sýr vedle sebe.
