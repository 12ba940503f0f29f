title = Gouda! Gouda!
summary = A mouse race to the cheese, with magic that interrupts.

## Words

colour-green = green
colour-yellow = yellow
colour-red = red
card-reroll = Re-roll
card-again = Double turn
card-transfer = Transfer
card-improve = Improve
card-worsen = Worsen
card-nullify = Nullify
form-card = { $card ->
    [reroll] Re-roll
    [again] Double turn
    [transfer] Transfer
    [improve] Improve
    [worsen] Worsen
   *[nullify] Nullify
}
form-dice = { $shown ->
    [1] { $green }× green
    [2] { $yellow }× yellow
    [3] { $green }× green and { $yellow }× yellow
    [4] { $red }× red
    [5] { $green }× green and { $red }× red
    [6] { $yellow }× yellow and { $red }× red
   *[7] { $green }× green, { $yellow }× yellow and { $red }× red
}

## Choices

action-pass = play no card
action-put = put a mouse on { $space }
action-name = roll for { $space }
action-up = a mouse of { $owner } up to { $space }
action-down = a mouse of { $owner } down to { $space }
action-reroll-dice = Re-roll: { form-dice }
action-again = Double turn: another turn for you
action-again-space = Double turn: another turn for the active player, for { $space }
action-transfer-space = Transfer the roll to { $space }
action-improve-dice = Improve: { form-dice }
action-worsen-dice = Worsen: { form-dice }
action-nullify = Nullify the card just played
action-nullify-dice = Nullify dice: { form-dice }

## What there is to do

prompt-put = Put a mouse on a start space.
prompt-name = Name a space with one of your mice; you roll for it.
prompt-window = Play a card, or pass.
prompt-move = Move a mouse for one of the dice.

## Standing orders

order-pass-all = always pass
order-pass-until-my-roll = pass until I roll
order-nullify-only = ask me only when a card could be nullified

## What happened

event-began = { $player } begins.
event-drew = { $player } draws a card: { form-card }.
event-put = { $player } puts a mouse on { $space }.
event-named = { $player } rolls for { $space }.
event-rolled = { $player } rolls { form-dice }.
event-rerolled = { $player } rolls again: { form-dice }.
event-played-reroll-dice = { $player } plays Re-roll on { form-dice }.
event-played-again = { $player } plays Double turn.
event-played-again-space = { $player } plays Double turn for { $space }.
event-played-transfer-space = { $player } plays Transfer to { $space }.
event-played-improve-dice = { $player } plays Improve on { form-dice }.
event-played-worsen-dice = { $player } plays Worsen on { form-dice }.
event-played-nullify = { $player } plays Nullify against that card.
event-played-nullify-dice = { $player } plays Nullify on { form-dice }.
event-works = The card works: { form-card } ({ $player }).
event-cancelled = The card is cancelled: { form-card } ({ $player }).
event-up = { $player } moves a mouse of { $owner } up to { $space }.
event-down = { $player } moves a mouse of { $owner } down to { $space }.
event-ate = { $player } gets a cheese worth { $points ->
    [one] one point
   *[other] { $points } points
}.
event-ended = { $reason ->
    [arrival] The race is over: a mouse has reached the table.
   *[cheese] The party is over: all the cheese is eaten.
}

## Why it ended

ending-arrival = a mouse reached the table
ending-cheese = all the cheese was eaten

## Options

option-magic = with magic cards
option-party = great cheese party: three cheeses on the table
option-cards = magic cards for each player
option-full-set = one magic card of each kind for everybody
option-cheese-spots = three cheeses of different value on the board (house data)
option-void = nullified dice count as yellow
option-all-on-drum = all mice start on the drum (ours)
option-random-start = the starting player is drawn

## Refusals

refusal-over = The game is over.
refusal-draw-first = Wait for the draw first.
refusal-dice-first = The dice come first.
refusal-not-asked = { $player } is asked about a card first.
refusal-not-active = It is not your turn: { $player } is playing.
refusal-put-first = First put your mice on the start spaces.
refusal-all-put = All mice are on the board already.
refusal-window = Now a card may be played; play one or pass.
refusal-no-window = No card can be played right now.
refusal-must-name = Name a space with one of your mice.
refusal-must-move = Every green and red die must be used if it can be: move a mouse.
refusal-no-own-mouse = There is no mouse of yours on { $space }.
refusal-other-space = The roll is for { $space }: only mice there move.
refusal-no-green = No green die is left to move a mouse up.
refusal-no-red = No red die is left to move a mouse down.
refusal-no-such-mouse = There is no mouse of that colour on { $space }.
refusal-not-in-hand = You do not hold this card: { form-card }.
refusal-nullify-only = Now only Nullify can be played, against the card just played; not { form-card }.
refusal-again-only = At the end of a turn only Double turn can be played; not { form-card }.
refusal-again-where = After your own turn you name your space yourself; otherwise name one with a mouse of { $player }.
refusal-again-later = Double turn is played at the end of a turn.
refusal-transfer-where = The roll can be transferred only to another space with at least { $mice ->
    [one] one mouse
   *[other] { $mice } mice
}; { $space } is not one.
refusal-nothing-to-nullify = No card was just played; Nullify can only take dice of the roll.
refusal-not-these-dice = The roll does not have these dice.

## The board in a terminal

board-hand = Your cards
board-dice = Roll
board-waits = { $card } ({ $player }) waits to work.
board-mice = { $mice ->
    [one] one mouse
   *[other] { $mice } mice
}
board-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
board-cheese = cheese: { $cheese }
board-legend = A digit is a mouse of the player with that number, ▲ a cheese and its worth, → the ways up, ▸ the space of the roll. ▶ marks the active player. 1@M1>M2 moves a mouse of seat 1 (counted from 0) from M1 to M2. The board and the numbers of cards are house data.
board-ask-starter = Who begins?
board-ask-card = { $player } draws. Which card is it?
board-ask-dice = { $player } rolls. What do the dice show?
