title = Myszki
summary = Lay mice beside cheese and keep them away from cats and traps.

## Words

kind-mouse = mouse
kind-supermouse = supermouse
kind-trapmouse = trap mouse
kind-friend-black = friend of the black cat
kind-friend-ginger = friend of the ginger cat
kind-friend-white = friend of the white cat
kind-cat-black = black cat
kind-cat-ginger = ginger cat
kind-cat-white = white cat
kind-milk = milk
kind-trap = trap
kind-cheese = cheese
form-nom = { $kind ->
    [mouse] mouse
    [supermouse] supermouse
    [trapmouse] trap mouse
    [friend-black] friend of the black cat
    [friend-ginger] friend of the ginger cat
    [friend-white] friend of the white cat
    [cat-black] black cat
    [cat-ginger] ginger cat
    [cat-white] white cat
    [milk] milk
    [trap] trap
   *[cheese] cheese
}
form-catcher = { $catcher ->
    [cat-black] black cat
    [cat-ginger] ginger cat
    [cat-white] white cat
   *[trap] trap
}

## Choices

action-choose = the cell { $x },{ $y }
action-lay = lay: { form-nom }

## What there is to do

prompt-choose = Choose a free cell beside a laid tile.
prompt-lay = Choose the tile from your hand that goes there.

## What happened

event-began = { $player } begins.
event-drew = { $player } draws: { form-nom }.
event-laid = { $player } lays at { $x },{ $y }: { form-nom }.
event-fed = The { form-nom } at { $x },{ $y } has milk and hunts no more.
event-disarmed = The trap at { $x },{ $y } has mice on all four sides and works no more.
event-caught = { $player } loses the { form-nom } at { $x },{ $y } to the { form-catcher } at { $cx },{ $cy }.
event-scored = { $player } gets { $points ->
    [0] nothing
    [one] one point
   *[other] { $points } points
} for the { form-nom } at { $x },{ $y }.
event-ended = The last tile is laid.

## Why it ended

ending-last-tile = the last tile was laid

## Options

option-random-start = the starting player is drawn

## Refusals

refusal-over = The game is over.
refusal-draw-first = Wait for the draw first.
refusal-not-active = It is not your turn: { $player } is playing.
refusal-choose-first = Choose the cell first, then the tile for it.
refusal-not-in-hand = You do not have this tile in hand: { form-nom }.
refusal-chosen = The cell is chosen already: { $x },{ $y }. Choose the tile for it, or take the choice back.
refusal-taken = There is a tile at { $x },{ $y } already.
refusal-touches-nothing = The cell { $x },{ $y } touches no laid tile by a side.

## The board in a terminal

board-hand = In hand
board-points = { $points ->
    [one] one point
   *[other] { $points } points
}
board-tiles = { $hand } in hand, { $stack } in the stack
board-legend = A tile is its owner’s number and a sign: { $signs }. A number behind it says what a mouse scores now; 1m× is a caught mouse, 1B˙ a cat with milk or a disarmed trap. · is a free cell; 2,-1 is two to the right and one up. ▶ marks the active player. The tiles of a set are house data.
board-ask-starter = Who begins?
board-ask-tile = { $player } draws. Which tile is it?
