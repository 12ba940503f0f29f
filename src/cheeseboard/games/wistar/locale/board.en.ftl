## Above the board

board-round = Round { $round } of { $rounds }
board-set-up = Set-up
board-order = order:
board-hut = hut:
board-round-mouse = round’s mouse:
board-beside = Cheese: { $cheese } · mice in the supply: { $house } house, { $cellar } cellar · heroes: { $heroes } · skill tokens: { $tokens }

## The wheel

board-area-forest = forest
board-area-burrow = burrow
board-area-farm = farm
board-main-wood = gather wood
board-main-dig = dig chambers
board-main-metal = gather metal
board-main-beds = build beds
board-main-develop = develop
board-main-explore = explore

## The market and the hand

board-market-basic = Basic projects · deck { $deck }, discarded { $discards }
board-market-advanced = Advanced projects · deck { $deck }, discarded { $discards }
board-kind-tool = T
board-kind-automaton = A
board-kind-building = B
board-hand = Hand
board-drawn = Drawn
board-pair = Pair { $pair }
board-cards = Cards in hand: { $cards }
board-no-market = No room for the market.
board-no-market-no-missions = No room for the market and the missions.

## The players

board-points = { $points } VP ({ $marker })
board-rats = rats { $forest }/{ $burrow }/{ $farm } +{ $entrance }
board-leaders = leaders { $leaders }
board-home = beds { $beds } dug { $dug } free { $chambers }
board-loot = mice { $mice } doors { $doors }
board-abilities = cubes gone { $abilities }
board-reached = goals { $goals }
board-in-hand = hand { $basic }+{ $advanced }
board-known = known hand { $cards }
board-played = in play { $cards }
board-head-rats = rats
board-head-leaders = lead
board-head-beds = beds
board-head-dug = dug
board-head-free = free
board-head-mice = mice
board-head-doors = door
board-head-goals = goal
board-head-hand = hand
board-head-played = in play

## The end

board-scoring = Final scoring
board-score-marker = VP marker
board-score-abilities = Abilities
board-score-bed = Highest bed
board-score-chamber = Highest chamber
board-score-mice = Mice and cheese
board-score-projects = Projects
board-score-effects = Final-scoring effects
board-score-electricity = Strong electricity
board-score-leftovers = Wood, metal, movement, hand
board-score-wild = Wild tokens
board-score-total = Total

## Beside choices

board-left = { $left } left
board-gives = Gives { $symbols }.
board-worth = Worth { $points } VP.
board-reward = Reward: { $reward }.
board-power = { $main }, power { $power }
board-cost = costs { $cost }; the highest one is then worth { $points } VP
board-hero = { $symbols }; brings { $points } VP
board-fee = Fee: { $cost }.
board-rats-there = rats there now: { $rats }
board-pile = mice in the pile: { $mice }
board-brief-hut = alchemist’s hut
board-brief-deploy-forest = rat to the forest
board-brief-deploy-burrow = rat to the burrow
board-brief-deploy-farm = rat to the farm

## What to draw from the real box

board-ask-wheel-draw = Which section of the wheel lies at “{ $main }”? A is 1, F is 6.
board-ask-order-draw = Who is number { $place } in the turn order? Give the number of the seat.
board-ask-draw = Turn up a card of the { $deck ->
    [basic] basic
   *[advanced] advanced
} deck. Which number does it have?
board-ask-draw-of-player = { $player } draws from the { $deck ->
    [basic] basic
   *[advanced] advanced
} deck. Which number does the card have?
board-ask-search-of-player = { $player } reveals the top card of the { $deck ->
    [basic] basic
   *[advanced] advanced
} deck. Which number does it have?
board-ask-mouse-draw = Turn up the round’s mouse, { $deck ->
    [house] a house mouse
   *[cellar] a cellar mouse
}. Which number does it have?
board-ask-mouse-draw-of-player = { $player } takes { $deck ->
    [house] a house mouse
   *[cellar] a cellar mouse
}. Which number does it have?
board-ask-door-draw-of-player = { $player } opens the door between the { $one } and the { $other }. Which number does the token have?
board-ask-mission-draw-of-player = { $player } reveals a mission in the { $room }. Which number does the card have?
board-ask-goal-draw = Turn up a goal for the board. Which number does it have?
board-ask-goal-draw-of-player = { $player } draws a goal. Which number does it have?

## The signs

board-house = House edition: figures that the rulebook does not print are ours, not the publisher’s.
board-legend = A coloured digit is the player of that number. Wheel: ● a space that is taken, behind a main action your power and the players with a leader there. Farm: ◆ explorers, ▲ tents, ○ mice, ? hidden missions, # missions, → an open way, ▮ a door, ⊘ a row locked by another, ✓ a row completed. Cards: T tool, A automaton, B building; before → what a card asks for, behind it what it gives. wd wood, mt metal, mv movement token, it item, ★ wild token, ↯ weak and ↯↯ strong electricity, STR strength, AGI agility, PER perception, INT intelligence, END endurance, NRG energy. VP: if the game ended now (on the marker). Rats: forest/burrow/farm +entrance. Chambers: dug and free. Hand: basic+advanced cards. * a card with a use token. ▶ marks who is to decide.

## Short words

short-wood = wd
short-metal = mt
short-movement = mv
short-item = it
short-vp = VP
short-strength = STR
short-agility = AGI
short-perception = PER
short-intelligence = INT
short-endurance = END
short-energy = NRG
short-weak = ↯
short-strong = ↯↯

short-gain-wild = ★
short-gain-electricity = ↯
short-gain-idea = project point
short-gain-explore = explor. point
short-gain-potion = potion
short-gain-mouse = mouse
short-gain-house-mouse = house mouse
short-gain-cellar-mouse = cellar mouse
short-gain-round-mouse = round’s mouse
short-gain-card = card
short-gain-basic = basic card
short-gain-advanced = adv. card
short-gain-goal = private goal
short-gain-hero = hero
short-gain-door = door token
short-gain-skill = skill token

short-do-main = main action
short-do-main-wood = gather wood
short-do-main-dig = dig chambers
short-do-main-metal = gather metal
short-do-main-beds = build beds
short-do-main-develop = develop
short-do-main-explore = explore
short-do-bed = bed
short-do-free-bed = free bed
short-do-dig = chamber
short-do-free-dig = free chamber
short-do-deploy = rat in
short-do-rat = rat move
short-do-walk = explorer’s step
short-do-travel = explorer anywhere
short-do-open-door = open door
short-do-reveal-mission = reveal mission
short-do-mission = mission
short-do-easy-mission = easier mission
short-do-tent = tent

short-play-project = project
short-play-basic = basic project
short-play-advanced = adv. project
short-play-free = free project
short-play-free-basic = free basic project
short-play-free-advanced = free adv. project
short-play-free-tool = free tool
short-play-free-automaton = free automaton
short-play-free-building = free building
short-play-cheaper = cheaper project
short-play-weak-cheaper = cheaper project
short-draw-3-basic = 1 of 3 basic free
short-draw-3-advanced = 1 of 3 adv. free

short-count-bed = bed
short-count-dug = dug chamber
short-count-cube = cube on missions
short-count-mouse = mouse
short-count-house-mouse = house mouse
short-count-cellar-mouse = cellar mouse
short-count-door = door
short-count-tool = tool
short-count-automaton = automaton
short-count-building = building
short-count-basic = basic project
short-count-advanced = adv. project
short-count-now-card = immediate card
short-count-round-card = once-per-round card
short-count-income-card = income card
short-count-final-card = final-scoring card
short-count-always-card = permanent card
short-count-attack-card = aggressive card
short-count-project = project
short-count-goal = goal
short-count-wild = ★
short-count-hand = card in hand
short-count-brown = brown cube gone
short-count-grey = grey cube gone
short-count-tent = tent
short-count-skill-kind = different skill
short-count-skill = skill symbol
