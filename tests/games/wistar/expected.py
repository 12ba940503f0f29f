"""What the words of the effect language must do at a table, by the rules alone.

`follow` goes through a sentence with a `Ledger`: what is gained by itself is noted, and where somebody must be asked,
the choices are compared, one is taken, and what it should change is noted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tests.games.wistar import cardbook
from tests.games.wistar.cardbook import Card, Many, Sentence
from tests.games.wistar.ledger import BROWN, CELLAR_MICE, FEES, HEROES, ROOMS, SKILLS, Ledger, is_free, numbers
from tests.games.wistar.tables import act

GOODS: Final = ("wood", "metal", "movement", "wild", "vp")
MOST_TILES: Final = 6


# -- going through a sentence


def follow(ledger: Ledger, sentences: Iterable[Sentence]) -> None:
    """All that an effect does, and nothing else."""
    go_through(ledger, sentences)
    ledger.check()


def go_through(ledger: Ledger, sentences: Iterable[Sentence]) -> None:
    """An effect, sentence by sentence, maybe within another one."""
    for it in sentences:
        times = 1
        if it.pattern == "per":
            times = ledger.count(it.count) // it.number
        elif it.pattern == "if":
            times = int(ledger.count(it.count) >= it.number)
        elif it.pattern == "pay":
            for number, word in it.pays:
                pay(ledger, word, number)
        elif it.pattern == "reveal":
            look(ledger, it)
        gain(ledger, it.gains, times)


def gain(ledger: Ledger, gains: Many, times: int = 1) -> None:
    """What is gained, done or played, one after another."""
    for number, word in gains:
        if not number * times:
            continue
        if word in GOODS:
            ledger.change(**{word: number * times})
        elif word.startswith(("play-", "draw-3")):
            for _ in range(number * times):
                play(ledger, word)
        else:
            WORDS[word](ledger, number * times)


def pay(ledger: Ledger, word: str, number: int) -> None:
    """W6.4. Items are paid with wood, then metal; of cards and mice the lowest goes."""
    if word == "vp":
        ledger.has["vp"] = max(0, ledger.has["vp"] - number)
    elif word == "bed":
        ledger.change(removed=number)
    elif word in GOODS:
        ledger.change(**{word: -number})
    else:
        for _ in range(number):
            pay_one(ledger, word)


def pay_one(ledger: Ledger, word: str) -> None:
    has, hand = ledger.has, ledger.has["hand"]
    goods = [good for good in ("wood", "metal") if has[good] and word == "item"]
    if word == "mouse":
        ledger.asks([f"release:{mouse}" for mouse in has["mice"]])
        lowest = min(has["mice"])
        act(ledger.state, f"release:{lowest}")
        ledger.remove("mice", lowest)
        return
    fit = [card for card in hand if word in ("item", "hand", ledger.book[card].deck)]
    ledger.asks([*[f"pay:{good}" for good in goods], *[f"discard:{card}" for card in fit]])
    if goods:
        act(ledger.state, f"pay:{goods[0]}")
        has[goods[0]] -= 1
    else:
        act(ledger.state, f"discard:{min(fit)}")
        ledger.remove("hand", min(fit))
        assert ledger.state.discards.has(min(fit) - 1)


def deck(ledger: Ledger, name: str) -> list[int]:
    """The cards that the top of a deck may be."""
    return [card + 1 for card in ledger.state.deck.list() if ledger.book[card + 1].deck == name]


def look(ledger: Ledger, it: Sentence) -> None:
    """W6.6: the top card is of the kind and comes into the hand."""
    below = deck(ledger, it.word)
    drawn = ledger.draws(below, next(card for card in below if ledger.book[card].kind == it.kind))
    ledger.put("hand", drawn)


def draw(name: str) -> Callable[[Ledger, int], None]:
    def cards_of(ledger: Ledger, number: int) -> None:
        for _ in range(number):
            ledger.put("hand", ledger.draws(deck(ledger, name)))

    return cards_of


def electricity(ledger: Ledger, number: int) -> None:
    """W4.7."""
    ledger.has["electricity"] = min(2, ledger.has["electricity"] + number)


def idea(ledger: Ledger, points: int) -> None:
    """W4.1: advanced cards of the market while there are points for them, then a basic one."""
    state = ledger.state
    while points:
        rowed = {card + 1: ledger.book[card + 1].deck for card in state.market if card >= 0}
        worth = {"basic": 1, "advanced": 2}
        taken = [card for card, name in rowed.items() if worth[name] <= points]
        ledger.asks(["-", *[f"top:{name}" for name in worth if worth[name] <= points], *[f"take:{c}" for c in taken]])
        card = max(taken, key=lambda taken: (worth[rowed[taken]], taken))
        act(state, f"take:{card}")
        ledger.put("hand", card)
        points -= worth[rowed[card]]


def explore(ledger: Ledger, points: int) -> None:
    """W4.2: the explorer walks to and fro."""
    for _ in range(points):
        rooms = ledger.next_rooms(ledger.has["explorer"])
        options = {"-", *ledger.doors(ledger.here()), *[f"go:{room}" for room in rooms]}
        ledger.asks(options | ledger.hidden_missions() | ledger.takable_mice())
        walk_to(ledger, min(rooms))


def walk_to(ledger: Ledger, room: str) -> None:
    act(ledger.state, f"go:{room}")
    ledger.has["explorer"] = room


def potion(ledger: Ledger, number: int) -> None:
    """W4.5."""
    for _ in range(number):
        options = {"-", "potion:metal", "potion:wood"}
        options |= {"potion:project"} if ledger.has["hand"] else set()
        ledger.asks(options | ({"potion:mission"} if ledger.tasks() else set()))
        act(ledger.state, "potion:metal")
        ledger.change(metal=1)


def quiet_mice(ledger: Ledger, cellar: bool) -> list[int]:
    """The mice that may be turned up."""
    return [mouse for mouse in numbers(int(ledger.state.unseen_mice)) if (mouse in CELLAR_MICE) is cellar]


def take_mouse(ledger: Ledger, cellar: bool) -> None:
    """A mouse is turned up and does what it does: the lowest one that asks for nothing."""
    unseen = quiet_mice(ledger, cellar)
    plain = [mouse for mouse in unseen if is_plain(*cardbook.mouse_effect(mouse))]
    mouse = ledger.draws(unseen, min(plain))
    ledger.put("mice", mouse)
    go_through(ledger, cardbook.mouse_effect(mouse)[1])


def is_plain(type_: str, sentences: Iterable[Sentence]) -> bool:
    """Whether an effect brings goods at once and nothing else."""
    return type_ in ("now", "income") and all(word in GOODS for it in sentences for _, word in it.gains)


def mouse(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        ledger.asks(["-", "supply:house", "supply:cellar"])
        act(ledger.state, "supply:cellar")
        take_mouse(ledger, True)


def supply(cellar: bool) -> Callable[[Ledger, int], None]:
    def of_supply(ledger: Ledger, number: int) -> None:
        for _ in range(number):
            take_mouse(ledger, cellar)

    return of_supply


def round_mouse(ledger: Ledger, number: int) -> None:
    """W4.4, WA45: there is one; it lay open."""
    assert ledger.state.round_mouse < 0
    ledger.put("mice", ledger.round_mouse)
    go_through(ledger, cardbook.mouse_effect(ledger.round_mouse)[1])


def card(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        ledger.asks(["-", "top:basic", "top:advanced"])
        act(ledger.state, "top:advanced")
        draw("advanced")(ledger, 1)


def goal(ledger: Ledger, number: int) -> None:
    """WA32: two are drawn, one is kept."""
    for _ in range(number):
        one = ledger.draws(numbers(int(ledger.state.unseen_goals)))
        other = ledger.draws(numbers(int(ledger.state.unseen_goals)))
        ledger.asks([f"keep:{one}", f"keep:{other}"])
        act(ledger.state, f"keep:{other}")
        ledger.put("private", other)
        assert not ledger.state.unseen_goals >> one - 1 & 1


def hero(ledger: Ledger, number: int) -> None:
    """W5.10: one point for each symbol of the skill, the hero's own included."""
    for _ in range(number):
        left = numbers(int(ledger.state.heroes))
        ledger.asks(["-", *[f"hero:{hero}" for hero in left]])
        act(ledger.state, f"hero:{min(left)}")
        ledger.put("heroes", min(left))
        ledger.change(vp=ledger.symbols(HEROES[min(left) - 1][0]))


def open_one(ledger: Ledger, doors: set[str]) -> None:
    """A door is opened, and of the tokens that bring goods the lowest lies there."""
    ledger.asks({"-", *doors})
    act(ledger.state, min(doors))
    tokens = numbers(int(ledger.state.tokens))
    token = ledger.draws(tokens, min([it for it in tokens if is_plain("now", cardbook.door_bonus(it))]))
    ledger.change(doors=1)
    assert min(doors) not in ledger.doors(ROOMS)
    go_through(ledger, cardbook.door_bonus(token))


def door(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        open_one(ledger, ledger.doors(ROOMS))


def open_door(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        open_one(ledger, ledger.doors(ledger.here()))


def skill(ledger: Ledger, number: int) -> None:
    """W5.5."""
    for _ in range(number):
        left = [SKILLS[place - 1] for place in numbers(int(ledger.state.skills))]
        ledger.asks(["-", *[f"skill:{name}" for name in left]])
        act(ledger.state, f"skill:{left[0]}")
        ledger.put("skills", left[0])


def main(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        ledger.asks(["-", *[f"main:{name}" for name in ("wood", "dig", "metal", "beds", "develop", "explore")]])
        act(ledger.state, "main:wood")
        ledger.change(wood=ledger.has["forest"])


def main_action(name: str) -> Callable[[Ledger, int], None]:
    """W4.1: a given main action with the power of its area."""
    area = {"wood": "forest", "dig": "forest", "metal": "burrow", "beds": "burrow"}.get(name, "farm")
    does = {"dig": dig(free=False), "beds": bed(free=False), "develop": idea, "explore": explore}

    def once(ledger: Ledger, number: int) -> None:
        for _ in range(number):
            power = ledger.has[area]
            if name in GOODS:
                ledger.change(**{name: power})
            else:
                does[name](ledger, power)

    return once


def bed(*, free: bool) -> Callable[[Ledger, int], None]:
    def build(ledger: Ledger, number: int) -> None:
        cost = 0 if free else 1 if 1 in ledger.has["freed"] else 2
        for _ in range(number):
            if ledger.has["beds"] == MOST_TILES or ledger.free_chambers <= 0 or ledger.has["wood"] < cost:
                return
            ledger.asks(["-", "bed"])
            act(ledger.state, "bed")
            ledger.change(beds=1, entrance=1, wood=-cost)

    return build


def dig(*, free: bool) -> Callable[[Ledger, int], None]:
    def digs(ledger: Ledger, number: int) -> None:
        cost = 0 if free else 1 if 2 in ledger.has["freed"] else 2
        for _ in range(number):
            if ledger.has["dug"] == MOST_TILES or ledger.has["metal"] < cost:
                return
            ledger.asks(["-", "dig"])
            act(ledger.state, "dig")
            ledger.change(dug=1, metal=-cost)

    return digs


def deploy(ledger: Ledger, number: int) -> None:
    for _ in range(min(number, ledger.has["entrance"])):
        ledger.asks(["-", "deploy:forest", "deploy:burrow", "deploy:farm"])
        act(ledger.state, "deploy:burrow")
        ledger.change(entrance=-1, burrow=1)


def rat(ledger: Ledger, number: int) -> None:
    """WA21: other rats each time; from the forest to the farm while there are some."""
    areas = ("forest", "burrow", "farm")
    moved = dict.fromkeys(areas, 0)
    for _ in range(number):
        starts = [area for area in areas if ledger.has[area] > moved[area]]
        ledger.asks(["-", *[f"rat:{start}>{end}" for start in starts for end in areas if end != start]])
        act(ledger.state, f"rat:{starts[0]}>farm")
        ledger.change(**{starts[0]: -1, "farm": 1})
        moved["farm"] += 1


def walk(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        rooms = ledger.next_rooms(ledger.has["explorer"])
        ledger.asks(["-", *[f"go:{room}" for room in rooms]])
        walk_to(ledger, max(rooms))


def travel(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        rooms = ledger.reachable() - {ledger.has["explorer"]}
        ledger.asks(["-", *[f"go:{room}" for room in rooms]])
        walk_to(ledger, max(rooms))


def reveal(ledger: Ledger, number: int) -> None:
    """W4.2: a mission of the house whose bonus is goods."""
    for _ in range(number):
        hidden = ledger.hidden_missions()
        if not hidden:
            return
        ledger.asks({"-", *hidden})
        act(ledger.state, min(hidden))
        unseen = [mission for mission in numbers(int(ledger.state.unseen_missions)) if mission <= 6]
        plain = [mission for mission in unseen if is_plain("now", cardbook.mission_bonus(mission))]
        mission = ledger.draws(unseen, min(plain))
        go_through(ledger, cardbook.mission_bonus(mission))


def mission(ignored: int) -> Callable[[Ledger, int], None]:
    """W4.8: two metal for electricity if that row is there (W8.1), with a cube whose ability does nothing at once."""

    def complete(ledger: Ledger, number: int) -> None:
        for _ in range(number):
            tasks = ledger.tasks(ignored)
            if not tasks:
                return
            ledger.asks({"-", *tasks})
            complete_task(ledger, "task:2.3" if "task:2.3" in tasks else min(tasks), ignored)

    return complete


def reward(task: str) -> tuple[Sentence, ...]:
    mission, row = task.removeprefix("task:").split(".")
    return cardbook.effect("now:" + cardbook.task(int(mission), int(row))["reward"])[1]


def complete_task(ledger: Ledger, task: str, ignored: int) -> None:
    number, row = [int(part) for part in task.removeprefix("task:").split(".")]
    it = cardbook.task(number, row)
    cost, needs = cardbook.total(it["cost"]), cardbook.total(it["needs"])
    cubes = [cube for cube in range(1, 11) if cube not in ledger.has["freed"] and (cube in BROWN or number > 6)]
    wilds = ledger.wilds(needs, ignored + ledger.discounts("skill-of-mission"))
    act(ledger.state, task)
    ledger.asks([f"cube:{cube}" for cube in cubes if cube not in FEES or ledger.items > cost["item"]])
    cube = next(cube for cube in cubes if cube in (3, 4, 6))
    act(ledger.state, f"cube:{cube}")
    ledger.change(wood=-cost["wood"], metal=-cost["metal"], movement=-cost["movement"], wild=-wilds)
    pay(ledger, "item", cost["item"])
    ledger.put("freed", cube)
    ledger.change(cubes=1)
    go_through(ledger, reward(task))


def tent(ledger: Ledger, number: int) -> None:
    for _ in range(number):
        room = ledger.has["explorer"]
        if room == "out" or room in ledger.has["tents"] or len(ledger.has["tents"]) == 2:
            return
        ledger.asks(["-", f"pitch:{room}"])
        act(ledger.state, f"pitch:{room}")
        ledger.put("tents", room)


# -- playing a project


def is_quiet(card: Card) -> bool:
    """Whether nothing at all happens when the card is played."""
    waits = ("wood", "metal", "tent", "dig", "bed", "open-door", "goal")
    waiting = all(it.pattern == "each" and it.word in waits for it in card.sentences)
    return card.type == "final" or (card.type == "always" and waiting)


def play(ledger: Ledger, word: str) -> None:
    """W6.3: what may be played is compared, and a card that does nothing at once is played, if there is one."""
    hand = ledger.has["hand"]
    if word.startswith("draw-3"):
        hand = draw_three(ledger, word.rpartition("-")[2])
    if not hand:
        return
    playable = [number for number in hand if ledger.can_play(ledger.book[number], word)]
    ledger.asks(["-", *[f"play:{number}" for number in playable]])
    quiet = [number for number in playable if is_quiet(ledger.book[number])]
    if quiet:
        put_in_play(ledger, min(quiet), word)
    else:
        act(ledger.state, "-")
    if word.startswith("draw-3"):
        assert all(ledger.state.discards.has(number - 1) for number in hand - ledger.has["table"])


def draw_three(ledger: Ledger, name: str) -> frozenset[int]:
    drawn = set()
    for _ in range(3):
        below = deck(ledger, name)
        drawn.add(ledger.draws(below, next((n for n in below if is_quiet(ledger.book[n])), below[0])))
    return frozenset(drawn)


def put_in_play(ledger: Ledger, number: int, word: str = "play-project") -> None:
    """W4.6: the card is chosen and paid for; where a discount leaves a choice, it is taken off the wood."""
    card = ledger.book[number]
    act(ledger.state, f"play:{number}")
    if not is_free(word):
        cost = dict(card.cost)
        for left in range(ledger.off(card, word), 0, -1):
            goods = [good for good in ("wood", "metal") if cost.get(good)]
            if len(goods) == 2 and left < cost["wood"] + cost["metal"]:
                ledger.asks(["less:wood", "less:metal"])
                act(ledger.state, "less:wood")
            if goods:
                cost[goods[0]] -= 1
        wilds = ledger.wilds(card.needs, ledger.discounts("skill-of-project"))
        ledger.change(**{good: -amount for good, amount in cost.items()}, wild=-wilds)
    ledger.remove("hand", number)
    ledger.put("table", number)


WORDS: Final[dict[str, Callable[[Ledger, int], None]]] = {
    "electricity": electricity,
    "idea": idea,
    "explore": explore,
    "potion": potion,
    "mouse": mouse,
    "house-mouse": supply(False),
    "cellar-mouse": supply(True),
    "round-mouse": round_mouse,
    "card": card,
    "basic": draw("basic"),
    "advanced": draw("advanced"),
    "goal": goal,
    "hero": hero,
    "door": door,
    "skill": skill,
    "main": main,
    **{f"main-{name}": main_action(name) for name in ("wood", "dig", "metal", "beds", "develop", "explore")},
    "bed": bed(free=False),
    "free-bed": bed(free=True),
    "dig": dig(free=False),
    "free-dig": dig(free=True),
    "deploy": deploy,
    "rat": rat,
    "walk": walk,
    "travel": travel,
    "open-door": open_door,
    "reveal-mission": reveal,
    "mission": mission(0),
    "easy-mission": mission(1),
    "tent": tent,
}
