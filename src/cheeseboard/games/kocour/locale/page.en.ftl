## The board in the browser

page-bowl = The bowl of mice
page-bowl-end = Fewer than five: the game ends.
page-bust = Bust!
page-card-of = Cat card: { $player }
page-dice-wait = The dice come …
page-mice = { $n ->
    [one] { $n } mouse
   *[other] { $n } mice
}
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-pulled = pulled earlier in this turn
page-risk = At risk
page-risk-none = nothing yet
page-roll = Roll again
page-stop = Stop
