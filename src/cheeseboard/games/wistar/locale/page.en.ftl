## The board in the browser

page-abilities = Abilities
page-actions = What can be done
page-bonus = bonus
page-brown = Its cube may go to any mission.
page-burrow-of = Burrow: { $player }
page-chamber-bed = a chamber with a bed
page-chamber-free = a free chamber
page-choices-here = choices here
page-cube-gone = The cube is gone.
page-cube-here = The cube is still here.
page-done-by = Completed: { $player }.
page-doors = { $n ->
    [0] no door tokens
    [one] 1 door token
   *[other] { $n } door tokens
}
page-entrance = { $n ->
    [0] no rat at the entrance of the burrow
    [one] 1 rat at the entrance of the burrow
   *[other] { $n } rats at the entrance of the burrow
}
page-explorer = Explorer: { $player }, { $room }
page-farm = The farm
page-fee = { $n ->
    [one] Taking this cube costs 1 item.
   *[other] Taking this cube costs { $n } items.
}
page-goals = Round and goals
page-grey = Its cube may go only to missions in the cellar.
page-hand-of = Hand: { $basic } basic, { $advanced } advanced
page-hidden = { $room }: { $n ->
    [one] a mission face down
   *[other] { $n } missions face down
}
page-if-now = If the game ended now
page-known = Known cards of the hand
page-lacks = Needs { $missing }
page-mice = { $room }: { $n ->
    [one] 1 mouse face down
   *[other] { $n } mice face down
}
page-mission-open = Mission “{ $mission }”: show its rows
page-no-hand = You have no cards in hand.
page-no-missions = No mission has been revealed yet.
page-no-round-mouse = The round’s mouse is gone.
page-nothing-played = No projects in play yet.
page-order = Turn order
page-prompt-end = Quick actions are still possible; then end the turn.
page-prompt-pending = { $number ->
    [1] Do the action that is left, or end the turn; quick actions are possible too.
   *[other] Do your leader’s actions in any order; quick actions are possible before and after each.
}
page-skill-agility = agility token
page-skill-endurance = endurance token
page-skill-intelligence = intelligence token
page-skill-perception = perception token
page-skill-strength = strength token
page-space = Space { $space }: { $main }. Bonus: { $bonus }
page-space-of = Space { $space }: { $main }. Bonus: { $bonus }. A leader stands there: { $player }
page-spectator = You are watching: hands are hidden.
page-store-electricity = { $n ->
    [0] no electricity
    [1] weak electricity
   *[other] strong electricity
}
page-store-metal = { $n } metal
page-store-movement = { $n ->
    [one] 1 movement token
   *[other] { $n } movement tokens
}
page-store-wild = { $n ->
    [one] 1 wild token
   *[other] { $n } wild tokens
}
page-store-wood = { $n } wood
page-symbol-agility = agility: { $n }
page-symbol-endurance = endurance: { $n }
page-symbol-energy = energy: { $n }
page-symbol-intelligence = intelligence: { $n }
page-symbol-perception = perception: { $n }
page-symbol-strength = strength: { $n }
page-tab-burrow = Burrow
page-tab-cards = Cards
page-tab-farm = Farm
page-tab-goals = Goals
page-tab-hand = Hand
page-tab-market = Market
page-tab-missions = Missions
page-tab-others = Others
page-tab-play = In play
page-tab-score = Points
page-tab-wheel = Wheel
page-tabs = Parts of the table
page-tents = Tents: { $names }
page-track-bed = Beds: { $n } of { $of } built
page-track-dug = Chambers: { $n } of { $of } dug
page-way = Open way: { $one } – { $other }
page-worth = { $points } VP.
