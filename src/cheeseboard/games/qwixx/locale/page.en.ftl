## The board in the browser

page-cell-crossed = { form-cell }: crossed
page-dice-wait = The dice come …
page-lock-closed = locked row
page-lock-open = lock, open
page-lock-yours = lock, crossed
page-penalties = { $n ->
    [0] no penalties
    [one] one penalty
   *[other] { $n } penalties
}
page-points-table = Crosses → points:
page-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-sealed = Your answer is sealed until all have chosen.
page-sheet-of = Sheet: { $player }
