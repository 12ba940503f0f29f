title = Rats of Wistar
summary = Escaped rats dig, build, invent and raid the farm to lead their colony.

## Words

form-area = { $end ->
    [forest] the forest
    [burrow] the burrow
   *[farm] the farm
}
form-area-from = { $start ->
    [forest] the forest
    [burrow] the burrow
   *[farm] the farm
}
form-area-in = { $start ->
    [forest] in the forest
    [burrow] in the burrow
   *[farm] on the farm
}
form-ability = { $number ->
    [1] beds cost 1 wood
    [2] chambers cost 1 metal
    [3] the annex, one more chamber
    [4] a movement token moves 2 rats
    [5] a skill token
    [6] 3 VP
    [7] 6 VP
    [8] a project wholly free
    [9] any main action
   *[10] a hero
}

## Choices

action-decline = nothing more
action-end = end the turn
action-pair = take starting pair { $number }
action-space = place a leader on space { $space }
action-hut = send a leader to the alchemist’s hut
action-do-main = do the main action
action-do-bonus = do the bonus action
action-do-second = do the second bonus action
action-potion-project = potion: play a project
action-potion-mission = potion: complete a mission
action-potion-metal = potion: gain 1 metal
action-potion-wood = potion: gain 1 wood
action-main-wood = main action: gather wood
action-main-dig = main action: dig chambers
action-main-metal = main action: gather metal
action-main-beds = main action: build beds
action-main-develop = main action: develop projects
action-main-explore = main action: explore
action-dig = dig a chamber
action-bed = build a bed
action-top-basic = draw from the basic deck
action-top-advanced = draw from the advanced deck
action-take = take { $card } (no. { $number })
action-play = play { $card } (no. { $number })
action-discard = discard { $card } (no. { $number })
action-use = use { $card } (no. { $number })
action-pay-wood = pay 1 wood
action-pay-metal = pay 1 metal
action-less-wood = pay 1 wood less
action-less-metal = pay 1 metal less
action-door = open the door between the { $one } and the { $other }
action-go = move the explorer to the { $room }
action-reveal = reveal a mission in the { $room }
action-mouse = take a mouse in the { $room }
action-cheese = take the top cheese
action-task = complete “{ $task }” ({ $mission })
action-cube = use cube { $number }: { form-ability }
action-first-reward = take the reward first
action-first-ability = use the ability first
action-rat = move a rat from { form-area-from } to { form-area }
action-deploy-forest = send a rat from the burrow entrance to the forest
action-deploy-burrow = send a rat from the burrow entrance to the burrow
action-deploy-farm = send a rat from the burrow entrance to the farm
action-buy-wild = buy a wild token for 3 items
action-buy-electricity = buy electricity for 4 items
action-move = spend a movement token
action-tent = put up a tent where the explorer is
action-pitch = put up a tent in the { $room }
action-strike = take down the tent in the { $room }
action-goal = reach the goal “{ $goal }”
action-keep = keep the goal “{ $goal }”
action-hero = play the hero { $hero }
action-skill-strength = take the strength token
action-skill-agility = take the agility token
action-skill-perception = take the perception token
action-skill-intelligence = take the intelligence token
action-skill-endurance = take the endurance token
action-give = give up what the card asks for
action-lose = lose victory points instead
action-release = discard { $mouse }
action-supply-house = take a mouse from the house supply pile
action-supply-cellar = take a mouse from the cellar supply pile
action-get-wood = gain 1 wood
action-get-metal = gain 1 metal
action-get-basic = gain the top card of the basic deck

## What there is to do

prompt-draft = Choose a pair of starting cards.
prompt-turn = Place a leader and do its actions, with any quick actions before and after them, then end the turn.
prompt-digging = Dig a chamber, or stop digging.
prompt-beds = Build a bed, or stop building.
prompt-ideas = Spend project points: take a card from the market or draw from a deck, or stop.
prompt-exploring = Spend an exploration point: open a door, move the explorer, reveal a mission or take a mouse, or stop.
prompt-playing = Choose a project to play, or play none.
prompt-cheapening = Choose whether the discount takes off wood or metal.
prompt-task = Choose a row of a mission to complete, or complete none.
prompt-cube = Choose the cube for this mission: its ability is yours from now on.
prompt-items = Pay an item: wood, metal or a card of your hand.
prompt-ordering = Choose what comes first, the reward or the ability.
prompt-rats = Move a rat to another area, or stop.
prompt-deploying = Send a rat from the burrow entrance to an area, or stop.
prompt-potion = Choose what the potion is for.
prompt-main = Choose a main action, or do none.
prompt-opening = Choose a door to open, or open none.
prompt-revealing = Choose a room in which to reveal a mission, or reveal none.
prompt-walking = Choose where the explorer goes, or stay.
prompt-tent = Choose where a tent goes, or leave your tents as they are.
prompt-goal = Choose which of the drawn goals to keep.
prompt-hero = Choose a hero, or take none.
prompt-skill = Choose a skill token, or take none.
prompt-supply = Choose the pile to take a mouse from, or take none.
prompt-release = Choose a mouse to discard.
prompt-hand = Choose a card of your hand to discard.
prompt-victim = An opponent’s card hits you: give up what it asks for, or lose victory points.
prompt-copy = Choose a once-per-round card to copy, or copy none.
prompt-archive = Choose a card of a discard pile to take, or take none.
prompt-tools = Take a tool of the market, or if it has none, draw until one turns up; or take none.
prompt-shop = Trade an item: pay one and gain one of another sort.
prompt-yacht = Choose a cube to remove from a brown field, or leave them all.
prompt-top = Choose a deck to draw from, or draw nothing.

## What happened

event-began = { $player } is first in the turn order.
event-round = Round { $number } begins.
event-round-mouse = The round’s mouse is { $mouse }.
event-goal-shown = A goal is turned up: “{ $goal }”.
event-market = { $card } comes to the market.
event-market-gone = { $card } leaves the market.
event-placed = { $player } places a leader on space { $space }.
event-hut = { $player } sends a leader to the alchemist’s hut.
event-took = { $player } takes { $card }.
event-drew = { $player } draws { $deck ->
    [basic] a basic card
   *[advanced] an advanced card
}.
event-drew-card = That card is { $card }.
event-kept = { $player } reveals { $card } and keeps it.
event-not-kept = { $player } reveals { $card } and discards it.
event-discarded = { $player } discards { $card }.
event-played = { $player } plays { $card }.
event-used = { $player } uses { $card }.
event-attacked = { $player } is hit by { $card }.
event-wood = { $player } gains { $amount } wood.
event-metal = { $player } gains { $amount } metal.
event-vp = { $player } gains { $amount } VP.
event-lost-vp = { $player } loses { $amount } VP.
event-movement = { $player } gains { $amount ->
    [one] a movement token
   *[other] { $amount } movement tokens
}.
event-wild = { $player } gains { $amount ->
    [one] a wild token
   *[other] { $amount } wild tokens
}.
event-electricity = { $player } gains electricity.
event-strong = { $player } has strong electricity now.
event-dug = { $player } digs a chamber.
event-bed = { $player } builds a bed.
event-bed-gone = { $player } gives up a built bed.
event-opened = { $player } opens the door between the { $one } and the { $other }.
event-walked = { $player } moves the explorer to the { $room }.
event-revealed = { $player } reveals “{ $mission }” in the { $room }.
event-tent = { $player } puts up a tent in the { $room }.
event-mouse = { $player } places { $mouse } in a chamber.
event-released = { $player } discards { $mouse }.
event-task = { $player } completes “{ $task }” ({ $mission }).
event-ability = { $player } uses cube { $amount }: { $amount ->
    [1] beds cost 1 wood from now on
    [2] chambers cost 1 metal from now on
    [3] the annex is one more chamber
    [4] a movement token moves 2 rats from now on
    [5] a skill token is theirs to choose
    [6] 3 VP at the end
    [7] 6 VP at the end
    [8] a project comes into play wholly free
    [9] any main action may be done
   *[10] a hero joins them
}.
event-rat = { $player } moves a rat from { form-area-from } to { form-area }.
event-deployed = { $player } sends a rat from the burrow entrance to { form-area }.
event-goal = { $player } reaches the goal “{ $goal }”.
event-kept-goal = { $player } keeps the goal “{ $goal }” as a private one.
event-hero = { $player } plays the hero { $hero }.
event-skill = { $player } takes the { $skill } token.
event-ended = The fifth round is over, and so is the game.

## Why it ended

ending-rounds = five rounds were played

## Options

option-peaceful = without the aggressive cards
option-edition = cards, tiles, wheel and farm (house data)

## Refusals

refusal-over = The game is over.
refusal-draw-first = Wait for the draw first.
refusal-not-asked = It is not your choice now: { $player } is deciding.
refusal-other-choice = That is not the choice now. { $choice }
refusal-place-first = First place a leader.
refusal-leader-placed = You have placed your leader of this turn already.
refusal-no-such-space = There is no space { $space } with this number of players.
refusal-space-taken = Another leader stands on space { $space } already.
refusal-own-section = Another leader of yours stands in the section of space { $space }.
refusal-hut-only = Your leader is in the hut, where there is neither a main nor a bonus action.
refusal-no-second = The space of your leader has only one bonus action.
refusal-done-already = You have done that action of your leader’s space already.
refusal-not-in-play = You do not have { $card } in play.
refusal-not-once = { $card } has no once-per-round effect.
refusal-used = You have used { $card } in this round already.
refusal-no-use = { $card } would do nothing for you now.
refusal-no-rat-waiting = No rat of yours waits at the burrow entrance.
refusal-no-movement = You have no movement token.
refusal-no-rats = You have no rat in any area yet.
refusal-no-rat-there = You have no rat { form-area-in } that has not moved yet.
refusal-strong-already = Your electricity is strong already.
refusal-too-few-items = This costs { $need } items and you have { $have }.
refusal-no-tent-outside = A tent needs a room, and your explorer is outside.
refusal-tents-out = Both your tents are up already.
refusal-tent-here = You have a tent in this room already.
refusal-goal-reached = You have reached the goal “{ $goal }” already.
refusal-no-such-goal = The goal “{ $goal }” is not in this game.
refusal-goal-short = The goal “{ $goal }” needs { $missing }.
refusal-door-far = The door between the { $one } and the { $other } is beside neither your explorer nor a tent of yours.
refusal-no-door = There is no closed door between the { $one } and the { $other }.
refusal-no-way = No open way leads from your explorer to the { $room }.
refusal-already-there = Your explorer is in the { $room } already.
refusal-not-there = Neither your explorer nor a tent of yours is in the { $room }.
refusal-nothing-hidden = No mission lies face down in the { $room }.
refusal-no-mice = No mouse is left in the { $room }.
refusal-own-cheese = You have a cheese already, and nobody may have two.
refusal-no-cheese = No cheese is left.
refusal-no-chamber = You have no free chamber.
refusal-too-few-points = This card costs { $need ->
    [one] 1 project point
   *[other] { $need } project points
} and you have { $have } left.
refusal-deck-empty = There is no card left in that deck or its discard pile.
refusal-not-in-market = { $card } is not in the market.
refusal-not-in-hand = You do not have { $card } in your hand.
refusal-not-drawn = { $card } is not among the drawn cards.
refusal-wrong-kind = { $card } is not of the sort that may be played now.
refusal-missing = { $card } needs { $missing }.
refusal-mission-hidden = “{ $mission }” is not face up on the farm.
refusal-task-done = “{ $task }” is completed already.
refusal-task-locked = “{ $task }” is locked until row { $lock } of “{ $mission }” is completed.
refusal-mission-far = “{ $mission }” is in a room with neither your explorer nor a tent of yours.
refusal-no-cube = You have no cube left that may go on “{ $mission }”.
refusal-task-missing = “{ $task }” needs { $missing }.
refusal-cube-gone = Your cube { $number } is gone already.
refusal-fee = Cube { $number } costs one more item, and you do not have it.
refusal-grey-cube = Cube { $number } is on a grey field and may go only to missions in the cellar.
