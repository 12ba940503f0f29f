## Stół w przeglądarce

page-prompt-choose = Weź tafelek z ręki i połóż go na podświetlonym polu.
page-prompt-first = Wybierz tafelek, od którego zacznie się stół.
page-table = Stół, { $n ->
    [0] jeszcze bez tafelków
    [one] { $n } tafelek
    [few] { $n } tafelki
    [many] { $n } tafelków
   *[other] { $n } tafelka
}
page-keys = Strzałki prowadzą z pola na pole, z klawiszem Shift przesuwają stół. Plus i minus zmieniają wielkość, 0 pokazuje wszystko. Klawisze 1, 2 i 3 biorą tafelek, Enter go kładzie.
page-zoom-in = Większy
page-zoom-out = Mniejszy
page-zoom-all = Cały stół
page-laid = Położone tafelki: { $n } z { $all }.
page-where = Dokąd? Liczby mówią, co ci przyniesie.
page-lay-here = Połóż tutaj
page-no-change = punkty bez zmian
page-hand-empty = Wszystkie twoje tafelki już leżą.
page-players = Gracze
page-unlaid = Jeszcze niepołożone
page-caught = { $n ->
    [0] żadna złapana
    [one] { $n } złapana
    [few] { $n } złapane
    [many] { $n } złapanych
   *[other] { $n } złapanej
}

## Położony tafelek

page-tile = { form-nom } na { $x },{ $y } ({ $player }).
page-points-now = { $points ->
    [0] Na razie bez punktów.
    [one] Na razie { $points } punkt.
    [few] Na razie { $points } punkty.
    [many] Na razie { $points } punktów.
   *[other] Na razie { $points } punktu.
}
page-points-end = { $points ->
    [0] Bez punktów.
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
page-caught-now = Na razie złapana: { $catchers }.
page-caught-end = Złapana: { $catchers }.
page-fed = Ma mleko i na nikogo nie poluje.
page-disarmed = Myszy z czterech stron: nikogo nie łapie.

## Rozstrzygnięcie krok po kroku

page-steps = Rozstrzygnięcie krok po kroku
page-step-back = Krok wstecz
page-step-next = Następny krok
page-step-begin = Wszystkie tafelki leżą. Teraz stół zostaje rozstrzygnięty.
page-step-milk = Koty, które dotykają mleka, zasypiają.
page-step-trap = Pułapki otoczone myszami z czterech stron psują się.
page-step-cats = Koty, które nie śpią, łapią myszy obok siebie.
page-step-traps = Pułapki, które jeszcze działają, łapią myszy obok siebie.
page-step-cheese = Każda ocalała mysz dostaje punkt za każdy ser obok siebie.
