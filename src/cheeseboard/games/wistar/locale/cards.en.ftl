## How a sentence is put together

type-now = Immediately: { $what }.
type-round = Once per round: { $what }.
type-income = Income: { $what }.
type-final = At the end: { $what }.

pattern-gain = gain { $what }
pattern-score = { $what }
pattern-per = { $gains } for { $each }
pattern-per-first = for { $each }, { $gains }
pattern-if = if you have { $have }, { $gains }
pattern-exchange = { $pay } to { $gains }
pattern-pay = pay { $what }
pattern-discard = discard { $what }
pattern-each = { $trigger }: { $gains }.
pattern-each-also = { $trigger }: also { $gains }.
pattern-against = Everyone with { $more } than you { $loss }.
pattern-pays = pays { $what }
pattern-discards = discards { $what }
pattern-loses = loses { $what }
pattern-and = { $first } and { $second }
pattern-or = { $first } or { $second }
pattern-then = { $first }, then { $second }
pattern-comma = { $first }, { $second }
pattern-semicolon = { $first }; { $second }

need-pay = Pay { $what }.
need-have = You must have { $what }.
need-goal = If you have { $have }: { $bonus }.

## Words in the forms that several sentences share

form-times = { $n ->
    [1] { "" }
   *[other] { " " }({ $n }×)
}
form-movement = { $n ->
    [one] 1 movement token
   *[other] { $n } movement tokens
}
form-wild = { $n ->
    [one] 1 wild token
   *[other] { $n } wild tokens
}
form-projects = { $n ->
    [one] 1 project
   *[other] { $n } projects
}
form-cards-in-play = { $n ->
    [one] 1 card in play
   *[other] { $n } cards in play
}
form-each-card-in-play = { $n ->
    [one] each card you have in play
   *[other] every { $n } cards you have in play
}

## Gain (after “gain”)

gain-wood = { $n } wood
gain-metal = { $n } metal
gain-vp = { $n } VP
gain-movement = { form-movement }
gain-wild = { form-wild }
gain-electricity = { $n ->
    [1] electricity
    [2] strong electricity
   *[other] electricity { $n } times
}
gain-idea = { $n ->
    [one] 1 project point
   *[other] { $n } project points
}
gain-explore = { $n ->
    [one] 1 exploration point
   *[other] { $n } exploration points
}
gain-potion = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
gain-mouse = { $n ->
    [one] 1 mouse
   *[other] { $n } mice
} from a supply pile of your choice
gain-house-mouse = { $n ->
    [one] 1 house mouse
   *[other] { $n } house mice
} from the supply
gain-cellar-mouse = { $n ->
    [one] 1 cellar mouse
   *[other] { $n } cellar mice
} from the supply
gain-round-mouse = the round’s mouse{ form-times }
gain-card = { $n ->
    [one] 1 card from a deck
   *[other] { $n } cards from decks
} of your choice
gain-basic = { $n ->
    [one] 1 basic card
   *[other] { $n } basic cards
} from the deck
gain-advanced = { $n ->
    [one] 1 advanced card
   *[other] { $n } advanced cards
} from the deck
gain-goal = { $n ->
    [one] 1 private goal (draw 2 goal cards, keep 1)
   *[other] { $n } private goals (for each draw 2 goal cards, keep 1)
}
gain-hero = { $n ->
    [one] 1 hero
   *[other] { $n } heroes
} of your choice
gain-door = { $n ->
    [one] any 1 door token on the farm (as if you opened the door)
   *[other] any { $n } door tokens on the farm (as if you opened the doors)
}
gain-skill = { $n ->
    [one] 1 skill token
   *[other] { $n } skill tokens
} of your choice

## Do

do-main = do any main action{ form-times }
do-main-wood = do the main action “gather wood”{ form-times }
do-main-dig = do the main action “dig chambers”{ form-times }
do-main-metal = do the main action “gather metal”{ form-times }
do-main-beds = do the main action “build beds”{ form-times }
do-main-develop = do the main action “develop projects”{ form-times }
do-main-explore = do the main action “explore”{ form-times }
do-bed = build { $n ->
    [one] 1 bed
   *[other] { $n } beds
}
do-free-bed = build { $n ->
    [one] 1 bed
   *[other] { $n } beds
} free
do-dig = dig { $n ->
    [one] 1 chamber
   *[other] { $n } chambers
}
do-free-dig = dig { $n ->
    [one] 1 chamber
   *[other] { $n } chambers
} free
do-deploy = move { $n ->
    [one] 1 rat from the entrance of your burrow to any area
   *[other] { $n } rats from the entrance of your burrow to any areas
}
do-rat = move { $n ->
    [one] 1 rat
   *[other] { $n } rats
} from area to area
do-walk = move your explorer by { $n ->
    [one] 1 room
   *[other] { $n } rooms
}
do-travel = move your explorer to any reachable room{ form-times }
do-open-door = open { $n ->
    [one] 1 door
   *[other] { $n } doors
}
do-reveal-mission = reveal { $n ->
    [one] 1 mission card
   *[other] { $n } mission cards
}
do-mission = complete { $n ->
    [one] 1 mission
   *[other] { $n } missions
}
do-easy-mission = complete { $n ->
    [one] 1 mission, ignoring 1 skill symbol
   *[other] { $n } missions, ignoring 1 skill symbol of each
}
do-tent = put up { $n ->
    [one] 1 tent
   *[other] { $n } tents
}
do-reveal = reveal the top card of the { $deck ->
    [basic] basic
   *[advanced] advanced
} deck; if it is { $kind ->
    [tool] a tool
    [automaton] an automaton
   *[building] a building
}, take it into your hand, otherwise discard it

## Play

play-project = play { form-projects }
play-basic = play { $n ->
    [one] 1 basic project
   *[other] { $n } basic projects
}
play-advanced = play { $n ->
    [one] 1 advanced project
   *[other] { $n } advanced projects
}
play-free = play { form-projects } wholly free
play-free-basic = play { $n ->
    [one] 1 basic project
   *[other] { $n } basic projects
} wholly free
play-free-advanced = play { $n ->
    [one] 1 advanced project
   *[other] { $n } advanced projects
} wholly free
play-free-tool = play { $n ->
    [one] 1 tool
   *[other] { $n } tools
} wholly free
play-free-automaton = play { $n ->
    [one] 1 automaton
   *[other] { $n } automata
} wholly free
play-free-building = play { $n ->
    [one] 1 building
   *[other] { $n } buildings
} wholly free
play-cheaper = play { $n ->
    [one] 1 project for
   *[other] { $n } projects, each for
} 1 wood or 1 metal less
play-weak-cheaper = play { $n ->
    [one] 1 project that gives no strength, for
   *[other] { $n } projects that give no strength, each for
} 1 wood or 1 metal less
play-draw-3-basic = draw 3 basic cards from the deck, play 1 of them wholly free and discard the other two{ form-times }
play-draw-3-advanced = draw 3 advanced cards from the deck, play 1 of them wholly free and discard the other two{ form-times }

## Pay or lose

pay-item = { $n ->
    [one] 1 item
   *[other] { $n } items
}
pay-wood = { $n } wood
pay-metal = { $n } metal
pay-movement = { form-movement }
pay-wild = { form-wild }
pay-basic = { $n ->
    [one] 1 basic card
   *[other] { $n } basic cards
} from hand
pay-advanced = { $n ->
    [one] 1 advanced card
   *[other] { $n } advanced cards
} from hand
pay-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} from hand
pay-mouse = { $n ->
    [one] 1 mouse
   *[other] { $n } mice
}
pay-bed = { $n ->
    [one] 1 built bed
   *[other] { $n } built beds
}
pay-vp = { $n } VP

## Count: so many of them that a player has

count-bed-have = { $n ->
    [one] 1 built bed
   *[other] { $n } built beds
}
count-dug-have = { $n ->
    [one] 1 dug chamber
   *[other] { $n } dug chambers
}
count-cube-have = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} on mission cards
count-mouse-have = { $n ->
    [one] 1 mouse
   *[other] { $n } mice
}
count-house-mouse-have = { $n ->
    [one] 1 house mouse
   *[other] { $n } house mice
}
count-cellar-mouse-have = { $n ->
    [one] 1 cellar mouse
   *[other] { $n } cellar mice
}
count-door-have = { $n ->
    [one] 1 door token
   *[other] { $n } door tokens
}
count-tool-have = { $n ->
    [one] 1 tool
   *[other] { $n } tools
} in play
count-automaton-have = { $n ->
    [one] 1 automaton
   *[other] { $n } automata
} in play
count-building-have = { $n ->
    [one] 1 building
   *[other] { $n } buildings
} in play
count-basic-have = { $n ->
    [one] 1 basic project
   *[other] { $n } basic projects
} in play
count-advanced-have = { $n ->
    [one] 1 advanced project
   *[other] { $n } advanced projects
} in play
count-now-card-have = { form-cards-in-play } with an immediate effect
count-round-card-have = { form-cards-in-play } with a once-per-round effect
count-income-card-have = { form-cards-in-play } with income
count-final-card-have = { form-cards-in-play } with final scoring
count-always-card-have = { form-cards-in-play } with a permanent effect
count-attack-card-have = { form-cards-in-play } with an aggressive effect
count-project-have = { form-projects } in play
count-goal-have = { $n ->
    [one] 1 reached goal
   *[other] { $n } reached goals
}
count-strength-have = { $n ->
    [one] 1 strength symbol
   *[other] { $n } strength symbols
}
count-agility-have = { $n ->
    [one] 1 agility symbol
   *[other] { $n } agility symbols
}
count-perception-have = { $n ->
    [one] 1 perception symbol
   *[other] { $n } perception symbols
}
count-intelligence-have = { $n ->
    [one] 1 intelligence symbol
   *[other] { $n } intelligence symbols
}
count-endurance-have = { $n ->
    [one] 1 endurance symbol
   *[other] { $n } endurance symbols
}
count-energy-have = { $n ->
    [one] 1 energy symbol
   *[other] { $n } energy symbols
}
count-wild-have = { form-wild }
count-electricity-have = { $n ->
    [2] strong electricity
   *[other] electricity
}
count-wood-have = { $n } wood
count-metal-have = { $n } metal
count-movement-have = { form-movement }
count-hand-have = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
count-brown-have = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} removed from brown ability fields
count-grey-have = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
} removed from grey ability fields
count-tent-have = { $n ->
    [one] 1 tent
   *[other] { $n } tents
} on the farm
count-skill-kind-have = { $n ->
    [one] 1 skill
   *[other] { $n } different skills
}
count-skill-have = { $n ->
    [one] 1 skill symbol
   *[other] { $n } skill symbols
}

## Count: once for every so many of them (after “for”)

count-bed-each = { $n ->
    [one] each bed you have built
   *[other] every { $n } beds you have built
}
count-dug-each = { $n ->
    [one] each chamber you have dug
   *[other] every { $n } chambers you have dug
}
count-cube-each = { $n ->
    [one] each cube you have on mission cards
   *[other] every { $n } cubes you have on mission cards
}
count-mouse-each = { $n ->
    [one] each mouse you have
   *[other] every { $n } mice you have
}
count-house-mouse-each = { $n ->
    [one] each house mouse you have
   *[other] every { $n } house mice you have
}
count-cellar-mouse-each = { $n ->
    [one] each cellar mouse you have
   *[other] every { $n } cellar mice you have
}
count-door-each = { $n ->
    [one] each door token you have
   *[other] every { $n } door tokens you have
}
count-tool-each = { $n ->
    [one] each tool you have in play
   *[other] every { $n } tools you have in play
}
count-automaton-each = { $n ->
    [one] each automaton you have in play
   *[other] every { $n } automata you have in play
}
count-building-each = { $n ->
    [one] each building you have in play
   *[other] every { $n } buildings you have in play
}
count-basic-each = { $n ->
    [one] each basic project you have in play
   *[other] every { $n } basic projects you have in play
}
count-advanced-each = { $n ->
    [one] each advanced project you have in play
   *[other] every { $n } advanced projects you have in play
}
count-now-card-each = { form-each-card-in-play } with an immediate effect
count-round-card-each = { form-each-card-in-play } with a once-per-round effect
count-income-card-each = { form-each-card-in-play } with income
count-final-card-each = { form-each-card-in-play } with final scoring
count-always-card-each = { form-each-card-in-play } with a permanent effect
count-attack-card-each = { form-each-card-in-play } with an aggressive effect
count-project-each = { $n ->
    [one] each project you have in play
   *[other] every { $n } projects you have in play
}
count-goal-each = { $n ->
    [one] each goal you have reached
   *[other] every { $n } goals you have reached
}
count-strength-each = { $n ->
    [one] each strength symbol you have
   *[other] every { $n } strength symbols you have
}
count-agility-each = { $n ->
    [one] each agility symbol you have
   *[other] every { $n } agility symbols you have
}
count-perception-each = { $n ->
    [one] each perception symbol you have
   *[other] every { $n } perception symbols you have
}
count-intelligence-each = { $n ->
    [one] each intelligence symbol you have
   *[other] every { $n } intelligence symbols you have
}
count-endurance-each = { $n ->
    [one] each endurance symbol you have
   *[other] every { $n } endurance symbols you have
}
count-energy-each = { $n ->
    [one] each energy symbol you have
   *[other] every { $n } energy symbols you have
}
count-wild-each = { $n ->
    [one] each wild token you have
   *[other] every { $n } wild tokens you have
}
count-electricity-each = { $n ->
    [one] each level of your electricity (weak 1, strong 2)
   *[other] every { $n } levels of your electricity (weak 1, strong 2)
}
count-wood-each = { $n ->
    [one] each wood you have
   *[other] every { $n } wood you have
}
count-metal-each = { $n ->
    [one] each metal you have
   *[other] every { $n } metal you have
}
count-movement-each = { $n ->
    [one] each movement token you have
   *[other] every { $n } movement tokens you have
}
count-hand-each = { $n ->
    [one] each card in your hand
   *[other] every { $n } cards in your hand
}
count-brown-each = { $n ->
    [one] each cube removed from your brown ability fields
   *[other] every { $n } cubes removed from your brown ability fields
}
count-grey-each = { $n ->
    [one] each cube removed from your grey ability fields
   *[other] every { $n } cubes removed from your grey ability fields
}
count-tent-each = { $n ->
    [one] each tent you have on the farm
   *[other] every { $n } tents you have on the farm
}
count-skill-kind-each = { $n ->
    [one] each different skill you have
   *[other] every { $n } different skills you have
}
count-skill-each = { $n ->
    [one] each skill symbol you have
   *[other] every { $n } skill symbols you have
}

## Count: more of them (before “than you”)

count-bed-more = more built beds
count-dug-more = more dug chambers
count-cube-more = more cubes on mission cards
count-mouse-more = more mice
count-house-mouse-more = more house mice
count-cellar-mouse-more = more cellar mice
count-door-more = more doors
count-tool-more = more tools in play
count-automaton-more = more automata in play
count-building-more = more buildings in play
count-basic-more = more basic projects in play
count-advanced-more = more advanced projects in play
count-now-card-more = more cards in play with an immediate effect
count-round-card-more = more cards in play with a once-per-round effect
count-income-card-more = more cards in play with income
count-final-card-more = more cards in play with final scoring
count-always-card-more = more cards in play with a permanent effect
count-attack-card-more = more cards in play with an aggressive effect
count-project-more = more projects in play
count-goal-more = more reached goals
count-strength-more = more strength symbols
count-agility-more = more agility symbols
count-perception-more = more perception symbols
count-intelligence-more = more intelligence symbols
count-endurance-more = more endurance symbols
count-energy-more = more energy symbols
count-wild-more = more wild tokens
count-electricity-more = stronger electricity
count-wood-more = more wood
count-metal-more = more metal
count-movement-more = more movement tokens
count-hand-more = more cards in hand
count-brown-more = more cubes removed from brown ability fields
count-grey-more = more cubes removed from grey ability fields
count-tent-more = more tents on the farm
count-skill-kind-more = more different skills
count-skill-more = more skill symbols

## What a permanent effect waits for (before a colon)

trigger-gain-wood = Whenever you gain any amount of wood
trigger-gain-metal = Whenever you gain any amount of metal
trigger-gain-vp = Whenever you gain any number of VP
trigger-gain-movement = Whenever you gain any number of movement tokens
trigger-gain-wild = For each wild token you gain
trigger-take-basic = For each basic card you gain
trigger-take-advanced = For each advanced card you gain
trigger-play-tool = Whenever you play a tool
trigger-play-automaton = Whenever you play an automaton
trigger-play-building = Whenever you play a building
trigger-play-basic = Whenever you play a basic project
trigger-play-advanced = Whenever you play an advanced project
trigger-add-strength = For each strength symbol added to your personal space
trigger-add-agility = For each agility symbol added to your personal space
trigger-add-perception = For each perception symbol added to your personal space
trigger-add-intelligence = For each intelligence symbol added to your personal space
trigger-add-endurance = For each endurance symbol added to your personal space
trigger-add-energy = For each energy symbol added to your personal space
trigger-goal = Whenever you reach a goal
trigger-reveal-mission = Whenever you reveal a mission
trigger-mission = Whenever you complete a mission
trigger-open-door = Whenever you open a door
trigger-mouse = Whenever you gain a mouse
trigger-bed = Whenever you build a bed
trigger-dig = Whenever you dig a chamber
trigger-tent = Whenever you put up a tent
trigger-hut = Whenever you send a leader to the alchemist’s hut
trigger-wood = Whenever you do the main action “gather wood”
trigger-metal = Whenever you do the main action “gather metal”

## Permanent discounts

discount-project = Each project you play costs 1 wood or 1 metal less.
discount-tool = Each tool you play costs 1 wood or 1 metal less.
discount-automaton = Each automaton you play costs 1 wood or 1 metal less.
discount-building = Each building you play costs 1 wood or 1 metal less.
discount-skill-of-project = For each project you play you may ignore 1 skill symbol it requires.
discount-skill-of-mission = For each mission you complete you may ignore 1 skill symbol it requires.

## Cards that no pattern fits

odd-chameleon = use the once-per-round effect of any other card, yours or an opponent’s
odd-balloon = draw 2 goal cards, keep 1 as a private goal and discard the other
odd-lab = gain 1 basic tool and 1 advanced tool: for each you may take one that lies in the market; otherwise reveal cards of that deck until a tool turns up, and discard the others
odd-camp = put up a tent in any reachable room; if both your tents are up already, you may move one of them there
odd-yacht = remove 1 cube from a brown ability field, paying its fee if it has one
odd-archive = take 1 card from either discard pile into your hand
odd-shop = discard 1 item to gain an item of another sort: 1 wood, 1 metal or 1 basic card from the deck
odd-chamber = This card is a further chamber, for a bed or a mouse.
odd-immune = The aggressive effects of your opponents’ cards do not affect you.
