## The board in the browser

page-cell-crossed = { form-cell }: crossed
page-dice-wait = The dice come …
page-lock-closed = locked row
page-lock-open = lock, open
page-lock-yours = lock, crossed
page-order-always = always cross
page-order-never = never cross
page-order-none = ask me
page-order-skip-0 = cross if it skips no number
page-order-skip-1 = cross if it skips 1 at most
page-order-skip-2 = cross if it skips 2 at most
page-orders = While others roll
page-orders-how = The white sum is crossed where it skips fewest numbers. On your own roll, and when somebody could lock a row, you are always asked.
page-orders-now = While others roll: { $order }
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
