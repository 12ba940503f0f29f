## What is missing: so many more of it (after “needs”)

form-more = { $place ->
    [1] { " " }more
   *[other] { "" }
}
form-lacking-cards = { $n ->
    [one] 1{ form-more } card in play
   *[other] { $n }{ form-more } cards in play
}
form-lacking-cubes = { $n ->
    [one] 1{ form-more } cube removed
   *[other] { $n }{ form-more } cubes removed
}

lacking-item = { $n ->
    [one] 1{ form-more } item
   *[other] { $n }{ form-more } items
}
lacking-bed = { $n ->
    [one] 1{ form-more } built bed
   *[other] { $n }{ form-more } built beds
}
lacking-dug = { $n ->
    [one] 1{ form-more } dug chamber
   *[other] { $n }{ form-more } dug chambers
}
lacking-cube = { $n ->
    [one] 1{ form-more } cube on a mission card
   *[other] { $n }{ form-more } cubes on mission cards
}
lacking-mouse = { $n ->
    [one] 1{ form-more } mouse
   *[other] { $n }{ form-more } mice
}
lacking-house-mouse = { $n ->
    [one] 1{ form-more } house mouse
   *[other] { $n }{ form-more } house mice
}
lacking-cellar-mouse = { $n ->
    [one] 1{ form-more } cellar mouse
   *[other] { $n }{ form-more } cellar mice
}
lacking-door = { $n ->
    [one] 1{ form-more } door token
   *[other] { $n }{ form-more } door tokens
}
lacking-tool = { $n ->
    [one] 1{ form-more } tool in play
   *[other] { $n }{ form-more } tools in play
}
lacking-automaton = { $n ->
    [one] 1{ form-more } automaton in play
   *[other] { $n }{ form-more } automata in play
}
lacking-building = { $n ->
    [one] 1{ form-more } building in play
   *[other] { $n }{ form-more } buildings in play
}
lacking-basic = { $n ->
    [one] 1{ form-more } basic project in play
   *[other] { $n }{ form-more } basic projects in play
}
lacking-advanced = { $n ->
    [one] 1{ form-more } advanced project in play
   *[other] { $n }{ form-more } advanced projects in play
}
lacking-now-card = { form-lacking-cards } with an immediate effect
lacking-round-card = { form-lacking-cards } with a once-per-round effect
lacking-income-card = { form-lacking-cards } with income
lacking-final-card = { form-lacking-cards } with final scoring
lacking-always-card = { form-lacking-cards } with a permanent effect
lacking-attack-card = { form-lacking-cards } with an aggressive effect
lacking-project = { $n ->
    [one] 1{ form-more } project in play
   *[other] { $n }{ form-more } projects in play
}
lacking-goal = { $n ->
    [one] 1{ form-more } reached goal
   *[other] { $n }{ form-more } reached goals
}
lacking-strength = { $n }{ form-more } strength
lacking-agility = { $n }{ form-more } agility
lacking-perception = { $n }{ form-more } perception
lacking-intelligence = { $n }{ form-more } intelligence
lacking-endurance = { $n }{ form-more } endurance
lacking-energy = { $n }{ form-more } energy
lacking-wild = { $n ->
    [one] 1{ form-more } wild token
   *[other] { $n }{ form-more } wild tokens
}
lacking-electricity = { count-electricity-have }
lacking-wood = { $n }{ form-more } wood
lacking-metal = { $n }{ form-more } metal
lacking-movement = { $n ->
    [one] 1{ form-more } movement token
   *[other] { $n }{ form-more } movement tokens
}
lacking-hand = { $n ->
    [one] 1{ form-more } card in hand
   *[other] { $n }{ form-more } cards in hand
}
lacking-brown = { form-lacking-cubes } from brown ability fields
lacking-grey = { form-lacking-cubes } from grey ability fields
lacking-tent = { $n ->
    [one] 1{ form-more } tent on the farm
   *[other] { $n }{ form-more } tents on the farm
}
lacking-skill-kind = { $n ->
    [one] 1{ form-more } different skill
   *[other] { $n }{ form-more } different skills
}
lacking-skill = { $n ->
    [one] 1{ form-more } skill symbol
   *[other] { $n }{ form-more } skill symbols
}
