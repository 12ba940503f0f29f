title = Qwixx
summary = Four rows, six dice, and everybody crosses at once.

## Words

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
form-cell = { $colour ->
    [red] red { $number }
    [yellow] yellow { $number }
    [green] green { $number }
   *[blue] blue { $number }
}

## Choices

action-pass = cross nothing
action-mark = cross { form-cell }

## What there is to do

prompt-first = First action: cross the white sum in one row, or nothing.
prompt-second = Second action: cross a white die plus a coloured die in that colour, or nothing.

## Standing orders

order-never = while another player rolls, cross nothing
order-skip-0 = while another player rolls, cross the white sum if that skips no number
order-skip-1 = while another player rolls, cross the white sum where it skips fewest numbers, one at most
order-skip-2 = while another player rolls, cross the white sum where it skips fewest numbers, two at most
order-always = while another player rolls, always cross the white sum, where it skips fewest numbers

## What happened

event-began = { $player } begins.
event-rolled = { $player } rolls white { $white } + { $other } = { $sum }{ $red ->
    [0] { "" }
   *[other] , red { $red }
}{ $yellow ->
    [0] { "" }
   *[other] , yellow { $yellow }
}{ $green ->
    [0] { "" }
   *[other] , green { $green }
}{ $blue ->
    [0] { "" }
   *[other] , blue { $blue }
}.
event-crossed = { $player } crosses { form-cell }.
event-locked = { $player } locks the row of { form-cell }.
event-punished = { $player } crosses nothing and takes a penalty ({ $penalties } of 4).
event-ended = { $reason ->
    [penalties] The game ends: a fourth penalty.
   *[locks] The game ends: a second row is locked.
}

## Why it ended

ending-penalties = a player crossed the fourth penalty
ending-locks = a second row was locked

## Options

option-solo = one player alone (ours)
option-mixx-a = sheet with mixed colours
option-mixx-b = sheet with mixed numbers

## Refusals

refusal-over = The game is over.
refusal-dice-first = The dice come first.
refusal-not-active = Only the active player takes the second action: { $player }.
refusal-answered = Your answer to this roll is already sealed; wait for the others, or take it back.
refusal-nothing-to-cross = The white dice show { $sum }, and there is no row in which you could cross it.
refusal-crossed = You have already crossed { form-cell }.
refusal-row-closed = The row of { form-cell } is locked: nobody can cross anything in it.
refusal-not-called = The white dice show { $sum }, so { form-cell } cannot be crossed now.
refusal-no-such-pair = No white die makes { form-cell } with the die of that colour.
refusal-needs-five = The last number of a row needs five crosses in it; you have { $have ->
    [0] none
    [one] only one
   *[other] only { $have }
}.
refusal-passed = You have already crossed a number to the right of { form-cell }.

## The board in a terminal

board-dice = Dice
board-die-white = white
board-die-red = red
board-die-yellow = yellow
board-die-green = green
board-die-blue = blue
board-lock = lock
board-crosses = crosses
board-points = points
board-points-short = pts
board-penalties = penalties
board-penalties-short = pen.
board-locks = locks the row
board-legend = [7] can be crossed now, ✗7 is crossed, (12) needs five crosses before it, · can no longer be crossed. On the others’ sheets – is open. ▶ marks the active player.
board-legend-drawn = A framed white number can be crossed now, a pale one is open, a dark one cannot be crossed, or not yet. ▶ marks the active player.
board-ask-starter = Who begins?
board-ask-dice = { $player } rolls. Type the faces in this order: { $dice }.
