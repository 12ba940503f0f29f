"""Positions as text, to draw them in tests and to read them in a debugger.

    wistar house peaceful players 2
    round 2 turn 3 order 1 0
    leader A2 left bonus
    wheel F A B C D E
    spaces A2 C1
    hut 0
    closed out-u1 g2-g3
    tokens 1 2 4
    missions g1 3 (0 . 1), g2 ?, u1 ?
    mice g1 1 g2 2
    supply house 3 cellar 2
    round-mouse 4
    cheese 26
    goals 3 (1 0), 5, 11
    goal-deck 1 2 7
    basic 31 40 - 66
    advanced 5 12 71 102
    discards 33 90
    0 goods wood 3 metal 0 movement 1 wild 0 electricity 1 vp 12
    …
    stack
      next-turn 0
      fill 0
      turn 1

After the edition and its options come the round, how many turns of it have begun and the order of the players; then
where the leader of this turn stands, `hut` or a space, with what is left to do there. On a mission card, `.` is an
empty row, `?` a card that lies face down. The lines of the players are those of player_text.py, the stack is that of
stack_text.py. A line with nothing in it is left out, and what follows from the others is not drawn: the decks and what
lies face down are what nobody has; symbols and lasting effects come from what is in play.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cheeseboard.games.wistar.actions import PLACES, SPACE_NAMES, WHICH
from cheeseboard.games.wistar.box import FEWEST, MOST
from cheeseboard.games.wistar.components import BYTE, FIELDS, GOALS, MARKET, ROUNDS, ROWS, byte
from cheeseboard.games.wistar.lines import (
    NOTHING,
    Lines,
    draw_names,
    draw_set,
    groups,
    index,
    one,
    read_names,
    read_set,
    whole,
)
from cheeseboard.games.wistar.player_text import (
    SECTION_NAMES,
    draw_counts,
    draw_player,
    marked,
    read_cards,
    read_counts,
    read_player,
    room_names,
)
from cheeseboard.games.wistar.stack_text import draw_frame, read_frame, way_names
from cheeseboard.games.wistar.standing import stand
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import DECKS, SKILLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box

STACK: Final = "stack"
HUT: Final = "hut"
HIDDEN: Final = "?"
NOBODY: Final = "."
ENTRY: Final = re.compile(r"(?:([a-z]\S*) )?([0-9]+|[?-])(?: \(([0-9. ]+)\))?")  # `g1 3 (0 . 1)` or `3 (1 0)`


# -- drawing


def draw(state: Wistar) -> str:
    """The state as text."""
    lines = [*draw_turn(state), *draw_board(state), *draw_market(state)]
    found = [" ".join(line.split()) for line in lines]
    shown = [line for line in found if " " in line]
    for seat, player in enumerate(state.players):
        shown += [f"{seat} {line}" for line in draw_player(player, state.owners[seat], state.box)]
    if state.over:
        return "\n".join(shown)
    return "\n".join([*shown, STACK, *[f"  {draw_frame(frame, state.box)}" for frame in state.stack]])


def draw_turn(state: Wistar) -> list[str]:
    peaceful = "peaceful" if state.peaceful else ""
    over = "over" if state.over else ""
    leader = ""
    if state.placed:
        leader = HUT if state.space < 0 else SPACE_NAMES[state.space]
    return [
        f"wistar {state.box.edition.name} {peaceful} players {state.seats} {over}",
        f"round {state.round} turn {state.turns} {marked('order', numbers(state.order))}",
        f"leader {leader} {marked('left', draw_names(state.pending, WHICH))}",
        f"wheel {' '.join([SECTION_NAMES[section] for section in state.wheel])}",
        f"hut {numbers(state.hut)}",
    ]


def draw_board(state: Wistar) -> list[str]:
    rooms = room_names(state.box)
    fields = state.box.layouts[state.seats].fields
    missions: list[str] = []
    for field, mission in enumerate(state.fields):
        drawn = HIDDEN
        if mission >= 0:
            rows: list[i64] = [byte(state.done[mission], row) for row in range(ROWS)]
            drawn = f"{mission + 1} {draw_seats(rows)}"
        missions.append(f"{rooms[fields[field]]} {drawn}")
    goals: list[str] = []
    for place, goal in enumerate(state.goals):
        discs: list[i64] = [byte(state.discs[place], disc) for disc in range(FIELDS)]
        taken = [seat for seat in discs if seat]
        goals.append(f"{goal + 1} {draw_seats(taken)}".strip() if goal >= 0 else NOTHING)
    return [
        f"closed {draw_names(state.closed, way_names(state.box))}",
        f"tokens {draw_set(state.tokens)}",
        f"missions {', '.join(missions)}",
        f"mice {' '.join([f'{room} {state.mice[place]}' for place, room in enumerate(rooms) if state.mice[place]])}",
        f"supply {draw_counts(PLACES, [state.house_supply, state.cellar_supply])}",
        f"round-mouse {state.round_mouse + 1 if state.round_mouse >= 0 else ''}",
        f"gone-mice {draw_set(state.gone_mice)}",
        f"cheese {draw_set(state.cheeses)}",
        f"goals {', '.join(goals)}",
        f"goal-deck {draw_set(state.unseen_goals)}",
        f"drawn-goals {draw_set(state.drawn_goals)}",
    ]


def draw_market(state: Wistar) -> list[str]:
    rows: list[str] = []
    for deck, name in enumerate(DECKS):
        cards = state.market[MARKET * deck : MARKET * deck + MARKET]
        rows.append(f"{name} {' '.join([str(card + 1) if card >= 0 else NOTHING for card in cards])}")
    pairs = " ".join([str(card + 1) for card in state.pairs])
    return [*rows, f"pairs {pairs}", f"discards {state.discards}", f"drawn {state.drawn}"]


def numbers(seats: list[i64]) -> str:
    return " ".join([str(seat) for seat in seats])


def draw_seats(holders: list[i64]) -> str:
    """Who has what, by seat: `(1 . 0)`; nothing if there is nothing to have. Holders are seats + 1, 0 is nobody."""
    return f"({' '.join([str(holder - 1) if holder else NOBODY for holder in holders])})" if holders else ""


# -- reading


def position(text: str, box: Box) -> Wistar:
    """The state that is drawn like this; a ValueError says what is wrong in a text that is none."""
    lines = Lines(text, STACK)
    first = lines.take("wistar")
    head = groups(["edition", *first], ("edition", "peaceful", "players", "over"))
    if one(head["edition"], "") != box.edition.name:
        raise ValueError(f"A position of Rats of Wistar begins with 'wistar {box.edition.name}'.")
    seats = whole(one(head["players"], ""), FEWEST, MOST)
    state = Wistar(seats, box, "peaceful" in first)
    state.over = "over" in first
    read_turn(state, lines)
    read_board(state, lines)
    read_market(state, lines)
    for seat, player in enumerate(state.players):
        state.owners[seat] = read_player(player, seat, lines, box)
        state.leaders |= state.owners[seat]
        stand(box, player)
    lines.end()
    put_the_rest_face_down(state)
    state.stack = [read_frame(line, box, seats) for line in lines.rest]
    if not state.over and not state.stack:
        raise ValueError("A match that is not over needs a stack.")
    state.run()
    return state


def read_turn(state: Wistar, lines: Lines) -> None:
    last = state.seats - 1
    time = groups(["round", *lines.take("round")], ("round", "turn", "order"))
    state.round = whole(one(time["round"], ""), 0, ROUNDS)
    state.turns = whole(one(time["turn"], "0"), 0, 99)
    state.order = [whole(seat, 0, last) for seat in time["order"]]
    leader = groups(["at", *lines.take("leader")], ("at", "left"))
    where = one(leader["at"], NOTHING)
    state.placed = where != NOTHING
    state.space = -1 if where in (NOTHING, HUT) else index(where, SPACE_NAMES)
    state.pending = read_names(leader["left"], WHICH)
    state.wheel = [index(name, SECTION_NAMES) for name in lines.take("wheel")]
    state.hut = [whole(seat, 0, last) for seat in lines.take("hut")]


def read_board(state: Wistar, lines: Lines) -> None:
    edition = state.box.edition
    rooms = room_names(state.box)
    state.closed = read_names(lines.take("closed"), way_names(state.box))
    state.tokens = read_set(lines.take("tokens"), len(edition.tokens))
    read_missions(state, lines.take("missions"))
    mice = groups(lines.take("mice"), rooms)
    state.mice = [whole(one(mice[room], "0"), 0, len(edition.mice)) for room in rooms]
    supply = read_counts(lines.take("supply"), PLACES)
    state.house_supply, state.cellar_supply = supply[0], supply[1]
    state.round_mouse = whole(one(lines.take("round-mouse"), "0"), 0, len(edition.mice)) - 1
    state.gone_mice = read_set(lines.take("gone-mice"), len(edition.mice))
    state.cheeses = read_set(lines.take("cheese"), len(edition.mice))
    read_goals(state, lines.take("goals"))
    state.unseen_goals = read_set(lines.take("goal-deck"), len(edition.goals))
    state.drawn_goals = read_set(lines.take("drawn-goals"), len(edition.goals))


def entries(words: list[str]) -> list[tuple[str, str, list[str]]]:
    """Cards of the board: the room, the number, and who has what of it."""
    found: list[tuple[str, str, list[str]]] = []
    for entry in " ".join(words).split(", ") if words else []:
        match = ENTRY.fullmatch(entry)
        if match is None:
            raise ValueError(f"{entry!r} is no card of the board.")
        found.append((match.group(1) or "", match.group(2), (match.group(3) or "").split()))
    return found


def read_holders(words: list[str], most: int, seats: int) -> int:
    """Seats + 1, a byte each."""
    if len(words) > most:
        raise ValueError(f"{' '.join(words)!r} are more than {most}.")
    found = 0
    for place, word in enumerate(words):
        if word != NOBODY:
            found += (whole(word, 0, seats - 1) + 1) * BYTE[place]
    return found


def read_missions(state: Wistar, words: list[str]) -> None:
    rooms = room_names(state.box)
    fields = [rooms[room] for room in state.box.layouts[state.seats].fields]
    cards = entries(words)
    if [room for room, _, _ in cards] != fields:
        raise ValueError(f"The fields of the missions are {', '.join(fields)}, in this order.")
    most = len(state.box.edition.missions)
    found: list[i64] = [-1 if number == HIDDEN else whole(number, 1, most) - 1 for _, number, _ in cards]
    state.fields = found
    for place, card in enumerate(cards):
        if found[place] >= 0:
            state.done[found[place]] = read_holders(card[2], ROWS, state.seats)


def read_goals(state: Wistar, words: list[str]) -> None:
    cards = entries(words)
    if len(cards) != GOALS:
        raise ValueError(f"There are {GOALS} places for goals.")
    most = len(state.box.edition.goals)
    state.goals = [-1 if number == NOTHING else whole(number, 1, most) - 1 for _, number, _ in cards]
    state.discs = [read_holders(holders, FIELDS, state.seats) for _, _, holders in cards]


def read_market(state: Wistar, lines: Lines) -> None:
    box = state.box
    most = len(box.edition.projects)
    market: list[i64] = []
    for name in DECKS:
        row = lines.take(name)
        if len(row) != MARKET:
            raise ValueError(f"The {name} row of the market has {MARKET} places.")
        market += [-1 if card == NOTHING else whole(card, 1, most) - 1 for card in row]
    state.market = market
    state.pairs = [whole(card, 1, most) - 1 for card in lines.take("pairs")]
    state.discards = read_cards(lines.take("discards"), box)
    state.drawn = read_cards(lines.take("drawn"), box)


def put_the_rest_face_down(state: Wistar) -> None:
    """What nobody has and what lies nowhere open is in the decks, in the supply or face down on the farm."""
    box = state.box
    shown: list[i64] = [card for card in [*state.market, *state.pairs] if card >= 0]
    shown += [*state.discards.list(), *state.drawn.list()]
    mice: list[i64] = [state.round_mouse] if state.round_mouse >= 0 else []
    mice += members(state.gone_mice)
    heroes: list[i64] = []
    skills: list[i64] = []
    for player in state.players:
        shown += [*player.hand.list(), *player.table.list()]
        mice += members(player.mice)
        heroes += members(player.heroes)
        skills += members(player.skills)
    missions: list[i64] = [mission for mission in state.fields if mission >= 0]
    once(shown, "card")
    deck = box.decks[0].either(box.decks[1])
    if state.peaceful:
        deck = deck.minus(box.aggressive)
    for card in shown:
        deck = deck.without(card)
    state.deck = deck
    state.unseen_mice = box.mice & ~once(mice, "mouse")
    state.heroes = (1 << len(box.edition.heroes)) - 1 & ~once(heroes, "hero")
    state.skills = (1 << len(SKILLS)) - 1 & ~once(skills, "skill token")
    state.unseen_missions = box.missions & ~once(missions, "mission")


def members(tiles: int) -> list[i64]:
    """The things of a set."""
    return [place for place in range(tiles.bit_length()) if tiles >> place & 1]


def once(things: list[i64], name: str) -> int:
    """The set of these things, none of which may be in two places."""
    found = 0
    seen: list[i64] = []
    for thing in things:
        if thing in seen:
            raise ValueError(f"The {name} {thing + 1} is in two places.")
        seen.append(thing)
        found |= 1 << int(thing)
    return found
