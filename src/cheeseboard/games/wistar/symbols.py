"""The symbols of the appendix (W6): the vocabulary in which all components are written."""

from __future__ import annotations

from typing import Final

SKILLS: Final = ("strength", "agility", "perception", "intelligence", "endurance")
SYMBOLS: Final = (*SKILLS, "energy")
STRENGTH: Final = 0
INTELLIGENCE: Final = 3
ENERGY: Final = 5

AREAS: Final = ("forest", "burrow", "farm")
FOREST: Final = 0
BURROW: Final = 1
FARM: Final = 2

# Clockwise round the wheel; two neighbours share an area (W4.1).
MAINS: Final = ("wood", "dig", "metal", "beds", "develop", "explore")
GATHER_WOOD: Final = 0
DIG_CHAMBERS: Final = 1
GATHER_METAL: Final = 2
BUILD_BEDS: Final = 3
DEVELOP: Final = 4
EXPLORE: Final = 5

DECKS: Final = ("basic", "advanced")
BASIC: Final = 0
ADVANCED: Final = 1

KINDS: Final = ("tool", "automaton", "building")
TOOL: Final = 0
AUTOMATON: Final = 1
BUILDING: Final = 2

# W6.9: the six types of effects.
TYPES: Final = ("now", "round", "income", "final", "always", "attack")
NOW: Final = 0
ROUND: Final = 1
INCOME: Final = 2
FINAL: Final = 3
ALWAYS: Final = 4
ATTACK: Final = 5

# W6.1: what can be gained.
THINGS: Final = (
    "wood", "metal", "vp", "movement", "wild", "electricity", "idea", "explore", "potion", "mouse", "house-mouse",
    "cellar-mouse", "round-mouse", "card", "basic", "advanced", "goal", "hero", "door", "skill",
)  # fmt: skip
G_WOOD: Final = 0
G_METAL: Final = 1
G_VP: Final = 2
G_MOVEMENT: Final = 3
G_WILD: Final = 4
G_ELECTRICITY: Final = 5
G_IDEA: Final = 6
G_EXPLORE: Final = 7
G_POTION: Final = 8
G_MOUSE: Final = 9
G_HOUSE_MOUSE: Final = 10
G_CELLAR_MOUSE: Final = 11
G_ROUND_MOUSE: Final = 12
G_CARD: Final = 13
G_BASIC: Final = 14
G_ADVANCED: Final = 15
G_GOAL: Final = 16
G_HERO: Final = 17
G_DOOR: Final = 18
G_SKILL: Final = 19

# W6.2: what can be done.
DEEDS: Final = (
    "main", "main-wood", "main-dig", "main-metal", "main-beds", "main-develop", "main-explore", "bed", "free-bed",
    "dig", "free-dig", "deploy", "rat", "walk", "travel", "open-door", "reveal-mission", "mission", "easy-mission",
    "tent",
)  # fmt: skip
D_MAIN: Final = 0  # any main action; the six follow
D_BED: Final = 7
D_FREE_BED: Final = 8
D_DIG: Final = 9
D_FREE_DIG: Final = 10
D_DEPLOY: Final = 11  # a rat from the burrow entrance to an area
D_RAT: Final = 12  # a rat from one area to another
D_WALK: Final = 13  # the explorer through one open way
D_TRAVEL: Final = 14  # the explorer to any reachable room
D_OPEN_DOOR: Final = 15
D_REVEAL: Final = 16
D_MISSION: Final = 17
D_EASY_MISSION: Final = 18  # ignoring one skill symbol
D_TENT: Final = 19

# W6.3: which projects can be played; `free` means neither cost nor requirements.
PLAYS: Final = (
    "play-project", "play-basic", "play-advanced", "play-free", "play-free-basic", "play-free-advanced",
    "play-free-tool", "play-free-automaton", "play-free-building", "play-cheaper", "play-weak-cheaper", "draw-3-basic",
    "draw-3-advanced",
)  # fmt: skip
P_PROJECT: Final = 0
P_BASIC: Final = 1
P_ADVANCED: Final = 2
P_FREE: Final = 3
P_FREE_BASIC: Final = 4
P_FREE_ADVANCED: Final = 5
P_FREE_TOOL: Final = 6
P_FREE_AUTOMATON: Final = 7
P_FREE_BUILDING: Final = 8
P_CHEAPER: Final = 9  # at one wood or one metal less
P_WEAK_CHEAPER: Final = 10  # the same, a project that gives no strength
P_DRAW_BASIC: Final = 11  # draw three, play one of them free, discard the others
P_DRAW_ADVANCED: Final = 12

# W6.4: what can be paid or lost.
PAYMENTS: Final = ("item", "wood", "metal", "movement", "wild", "basic", "advanced", "hand", "mouse", "bed", "vp")
PAY_ITEM: Final = 0  # one wood, one metal or one card of the hand
PAY_WOOD: Final = 1
PAY_METAL: Final = 2
PAY_MOVEMENT: Final = 3
PAY_WILD: Final = 4
PAY_BASIC: Final = 5
PAY_ADVANCED: Final = 6
PAY_HAND: Final = 7  # any card of the hand
PAY_MOUSE: Final = 8
PAY_BED: Final = 9
PAY_VP: Final = 10

# W6.7: what is counted, for conditions, goals and points.
COUNTS: Final = (
    "bed", "dug", "cube", "mouse", "house-mouse", "cellar-mouse", "door", "tool", "automaton", "building", "basic",
    "advanced", "now-card", "round-card", "income-card", "final-card", "always-card", "attack-card", "project", "goal",
    "strength", "agility", "perception", "intelligence", "endurance", "energy", "wild", "electricity", "wood", "metal",
    "movement", "hand", "brown", "grey", "tent", "skill-kind", "skill",
)  # fmt: skip
C_BED: Final = 0
C_DUG: Final = 1
C_CUBE: Final = 2  # own cubes on mission cards
C_MOUSE: Final = 3
C_HOUSE_MOUSE: Final = 4
C_CELLAR_MOUSE: Final = 5
C_DOOR: Final = 6
C_TOOL: Final = 7  # the three kinds, the two decks and the six types follow each other
C_BASIC: Final = 10
C_NOW_CARD: Final = 12
C_PROJECT: Final = 18
C_GOAL: Final = 19
C_STRENGTH: Final = 20  # the five skills and energy follow each other
C_ENERGY: Final = 25
C_WILD: Final = 26
C_ELECTRICITY: Final = 27  # 1 weak, 2 strong
C_WOOD: Final = 28
C_METAL: Final = 29
C_MOVEMENT: Final = 30
C_HAND: Final = 31
C_BROWN: Final = 32  # cubes gone from brown fields
C_GREY: Final = 33
C_TENT: Final = 34
C_SKILL_KIND: Final = 35  # different skills
C_SKILL: Final = 36  # symbols of all five skills

# W6.8: what permanent effects wait for.
TRIGGERS: Final = (
    "gain-wood", "gain-metal", "gain-vp", "gain-movement", "gain-wild", "take-basic", "take-advanced", "play-tool",
    "play-automaton", "play-building", "play-basic", "play-advanced", "add-strength", "add-agility", "add-perception",
    "add-intelligence", "add-endurance", "add-energy", "goal", "reveal-mission", "mission", "open-door", "mouse", "bed",
    "dig", "tent", "hut", "wood", "metal",
)  # fmt: skip
T_GAIN_WOOD: Final = 0  # any number at once, as all gains of wood, metal, victory points and movement tokens
T_GAIN_METAL: Final = 1
T_GAIN_VP: Final = 2
T_GAIN_MOVEMENT: Final = 3
T_GAIN_WILD: Final = 4  # each token
T_TAKE_BASIC: Final = 5  # each card
T_TAKE_ADVANCED: Final = 6
T_PLAY_TOOL: Final = 7  # the three kinds, then the two decks
T_PLAY_BASIC: Final = 10
T_ADD_STRENGTH: Final = 12  # each symbol; the five skills, then energy
T_GOAL: Final = 18
T_REVEAL: Final = 19
T_MISSION: Final = 20
T_OPEN_DOOR: Final = 21
T_MOUSE: Final = 22
T_BED: Final = 23
T_DIG: Final = 24
T_TENT: Final = 25
T_HUT: Final = 26
T_MAIN_WOOD: Final = 27  # the main action, whatever it brings
T_MAIN_METAL: Final = 28

# W6.5: what permanent discounts are on.
DISCOUNTS: Final = ("project", "tool", "automaton", "building", "skill-of-project", "skill-of-mission")

# Cards that no pattern fits (W7.1): each is a function of that name in odd.py.
ODD: Final = ("chameleon", "balloon", "lab", "camp", "yacht", "archive", "shop", "chamber", "immune")
CHAMELEON: Final = 0
BALLOON: Final = 1
LAB: Final = 2
CAMP: Final = 3
YACHT: Final = 4
ARCHIVE: Final = 5
SHOP: Final = 6
CHAMBER: Final = 7
IMMUNE: Final = 8
