title = Mlsný kocour
summary = Catch mice while your luck lasts, or lose them all.

## Words

colour-red = red
colour-orange = orange
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-joker = joker
form-die = { $die ->
    [red] red
    [orange] orange
    [blue] blue
    [green] green
    [yellow] yellow
   *[joker] joker
}
form-other = { $other ->
    [red] red
    [orange] orange
    [blue] blue
    [green] green
    [yellow] yellow
   *[joker] joker
}
form-nom = { $colour ->
    [red] red
    [orange] orange
    [blue] blue
    [green] green
   *[yellow] yellow
}
form-a = { $colour ->
    [orange] an orange
   *[other] a { form-nom }
}

## Choices

action-catch = catch { form-a } mouse from the centre
action-steal = catch { form-a } mouse from the cat card of { $owner }
action-roll = roll again
action-stop = stop and take the pulled mice onto your cat card

## What there is to do

prompt-catch = Catch a mouse that the dice allow.
prompt-decide = Roll again and risk the pulled mice, or stop and keep them.

## What happened

event-began = { $game ->
    [1] { $player } begins.
   *[other] Game { $game } begins with { $player }.
}
event-rolled = { $player } rolls { form-die } and { form-other }.
event-caught = { $player } catches { form-a } mouse.
event-stolen = { $player } catches { form-a } mouse from { $owner }.
event-safe = { $player } has all five colours: { $mice } mice are safe at once.
event-stopped = { $player } stops with { $mice ->
    [0] nothing new
    [one] one mouse
   *[other] { $mice } mice
}.
event-bust = { $player } can catch nothing and loses the turn{ $mice ->
    [0] .
    [one] { " " }and one mouse.
   *[other] { " " }and { $mice } mice.
}
event-ended = { $reason ->
    [few-mice] The game ends: fewer than five mice are left in the centre.
   *[turns] The game ends: 500 turns have been played.
}

## Why it ended

ending-few-mice = fewer than five mice were left in the centre
ending-turns = 500 turns were played

## Options

option-edition = points on the cat cards (house data)
option-children = every mouse counts one point
option-risky = all five colours are safe at once
option-match = as many games as players, totals count

## Refusals

refusal-over = The game is over.
refusal-dice-first = The dice come first.
refusal-not-active = It is not your turn: { $player } is playing.
refusal-catch-first = You must catch at least one mouse with this roll first.
refusal-roll-used = This roll has no more mice for you: roll again or stop.
refusal-nobody-there = Nobody at this table has that cat card.
refusal-own-card = Mice on your own cat card are yours already.
refusal-colour-pulled = You pulled { form-a } mouse earlier in this turn; that colour cannot be taken again.
refusal-not-shown = The dice do not allow { form-a } mouse.
refusal-needs-pair = Only a pair takes mice from a cat card, and the dice show no pair of { form-nom }.
refusal-no-mouse = There is no { form-nom } mouse there.
refusal-does-not-go-with = With what you have caught, this roll does not give { form-a } mouse from there any more.

## The board in a terminal

board-centre = centre: { $mice }
board-risk = at risk
board-points = { $points ->
    [one] one point
   *[other] { $points } points
}
board-total = { $points } now, { $total } in all
board-game = Game { $game } of { $games }
board-bust = { $percent }% risk of a bust
board-gain = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-legend = ● is a mouse, ○ a pulled mouse at risk; the numbers say what more mice of the colour would be worth (house data). ▶ marks the active player.
board-ask-starter = Who begins?
board-ask-dice = { $player } rolls. What do the two dice show?
