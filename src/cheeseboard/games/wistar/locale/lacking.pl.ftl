## Czego brakuje: jeszcze tyle (po „musisz mieć”)

form-more = { $place ->
    [1] jeszcze{ " " }
   *[other] { "" }
}

lacking-item = { form-more }{ pay-item }
lacking-bed = { form-more }{ count-bed-have }
lacking-dug = { form-more }{ count-dug-have }
lacking-cube = { form-more }{ count-cube-have }
lacking-mouse = { form-more }{ count-mouse-have }
lacking-house-mouse = { form-more }{ count-house-mouse-have }
lacking-cellar-mouse = { form-more }{ count-cellar-mouse-have }
lacking-door = { form-more }{ count-door-have }
lacking-tool = { form-more }{ count-tool-have }
lacking-automaton = { form-more }{ count-automaton-have }
lacking-building = { form-more }{ count-building-have }
lacking-basic = { form-more }{ count-basic-have }
lacking-advanced = { form-more }{ count-advanced-have }
lacking-now-card = { form-more }{ count-now-card-have }
lacking-round-card = { form-more }{ count-round-card-have }
lacking-income-card = { form-more }{ count-income-card-have }
lacking-final-card = { form-more }{ count-final-card-have }
lacking-always-card = { form-more }{ count-always-card-have }
lacking-attack-card = { form-more }{ count-attack-card-have }
lacking-project = { form-more }{ count-project-have }
lacking-goal = { form-more }{ count-goal-have }
lacking-strength = { form-more }{ count-strength-have }
lacking-agility = { form-more }{ count-agility-have }
lacking-perception = { form-more }{ count-perception-have }
lacking-intelligence = { form-more }{ count-intelligence-have }
lacking-endurance = { form-more }{ count-endurance-have }
lacking-energy = { form-more }{ count-energy-have }
lacking-wild = { form-more }{ count-wild-have }
lacking-electricity = { count-electricity-have }
lacking-wood = { form-more }{ count-wood-have }
lacking-metal = { form-more }{ count-metal-have }
lacking-movement = { form-more }{ count-movement-have }
lacking-hand = { form-more }{ count-hand-have }
lacking-brown = { form-more }{ count-brown-have }
lacking-grey = { form-more }{ count-grey-have }
lacking-tent = { form-more }{ count-tent-have }
lacking-skill-kind = { form-more }{ count-skill-kind-have }
lacking-skill = { form-more }{ count-skill-have }
