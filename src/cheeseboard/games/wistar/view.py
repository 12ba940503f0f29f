"""What a player sees of a table of Rats of Wistar: all but the cards that others drew unseen and what lies face down.

Components are told by the numbers that notation uses; what stands on them is in the edition.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from cheeseboard.core.moment import Ask, Over
from cheeseboard.core.view import Kept
from cheeseboard.games.wistar.actions import GOODS, PLACES, SPACE_NAMES, WHICH
from cheeseboard.games.wistar.box import Box
from cheeseboard.games.wistar.cards import Cards
from cheeseboard.games.wistar.components import FIELDS, MARKET, ROWS, SPACES, byte
from cheeseboard.games.wistar.counting import free_chambers
from cheeseboard.games.wistar.effects import DO, GAIN, Effect, Step
from cheeseboard.games.wistar.frames import (
    BEDS,
    CHEAPENING,
    CUBE,
    DEPLOYING,
    DIGGING,
    DOOR_DRAW,
    DRAFT,
    DRAW,
    EXPLORING,
    GOAL_DRAW,
    HAND,
    IDEAS,
    ITEMS,
    KINDS,
    MISSION_DRAW,
    MOUSE_DRAW,
    OPENING,
    ORDER_DRAW,
    ORDERING,
    PAID_NOTHING,
    PLAYING,
    RATS,
    RELEASE,
    SEARCH,
    SHOP,
    TASK,
    TENT,
    TO_CHOICE,
    TO_HAND,
    TO_LOOK,
    TO_ROUND,
    TOOLS,
    TURN,
    VICTIM,
    WALKING,
    WHEEL_DRAW,
    Frame,
)
from cheeseboard.games.wistar.player import Player
from cheeseboard.games.wistar.refusals_play import lacking_for_project, lacking_for_task
from cheeseboard.games.wistar.scoring import breakdown
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import (
    AREAS,
    DECKS,
    DEEDS,
    MAINS,
    P_DRAW_BASIC,
    PLAYS,
    SKILLS,
    SYMBOLS,
    THINGS,
)


@dataclass(frozen=True, slots=True)
class AboutView:
    """What the stage is about, as far as it has any of these."""

    player: int | None  # who chooses or draws
    left: int | None  # points, rats, items, cards or discounts still to be used; the place in the order that is drawn
    free: bool  # a chamber or a bed that costs nothing
    far: bool  # any door or any reachable room
    ignored: int  # skill symbols that a mission asks for less
    card: int | None  # the project that is made cheaper, or that attacks
    task: tuple[int, int] | None  # mission and row
    ability: int | None
    deck: str | None  # of cards, of mice
    play: str | None  # which projects can be played, in the words of PLAYS
    paid: str | None  # at card 177
    where: str | None  # chance: the main action, room, way or pile that it is for


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the wheel: its bonus actions in the words of the symbols, and whether a leader stands there."""

    name: str
    bonuses: tuple[str, ...]
    leader: int | None  # whose stands there


@dataclass(frozen=True, slots=True)
class SectionView:
    """A main action, the section that it faces in this round."""

    main: str
    section: str
    spaces: tuple[SpaceView, ...]


@dataclass(frozen=True, slots=True)
class MissionView:
    """A revealed mission, and who has completed each of its rows."""

    number: int
    done: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class LacksView:
    """What the seat lacks for each row of a mission, as lists that can be told."""

    mission: int
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoomView:
    """A room: who is there, and what lies there."""

    name: str
    explorers: tuple[int, ...]
    tents: tuple[int, ...]
    mice: int  # face down
    hidden: int  # missions that are face down
    missions: tuple[MissionView, ...]


@dataclass(frozen=True, slots=True)
class WayView:
    """A way between two rooms: open, or closed by a door."""

    one: str
    other: str
    open: bool


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal card on the board, and whose discs lie on its fields, the topmost first."""

    number: int
    discs: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ScoreView:
    """W9.1: the points of each category if the match ended now."""

    marker: int
    abilities: int
    bed: int
    chamber: int
    mice: int
    projects: int
    effects: int
    electricity: int
    leftovers: int
    wild: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody knows of a player."""

    wood: int
    metal: int
    movement: int
    wild: int
    electricity: int  # 1 weak, 2 strong
    vp: int  # the marker
    rats: tuple[int, ...]  # by area
    entrance: int
    leaders: int  # not placed yet
    beds: int  # there now
    built: int  # beds taken off the track
    dug: int
    chambers: int  # free
    abilities: tuple[int, ...]  # whose cube is gone
    cubes: int  # on missions
    explorer: str
    tents: tuple[str, ...]
    doors: int
    mice: tuple[int, ...]
    heroes: tuple[int, ...]
    skills: tuple[str, ...]  # skill tokens
    goals: tuple[int, ...]  # reached
    private: tuple[int, ...]  # goals that only this player can reach
    symbols: tuple[int, ...]  # five skills and energy
    cards: tuple[int, ...]  # in play
    used: tuple[int, ...]  # those with a use token
    hand: tuple[int, ...]  # how many cards of each deck
    known: tuple[int, ...]  # the cards of the hand that everybody has seen
    score: ScoreView


@dataclass(frozen=True, slots=True)
class WistarView:
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    edition: str
    round: int
    order: tuple[int, ...]
    active: int | None  # whose turn it is
    asked: tuple[int, ...]
    stage: str  # what is asked for or waited for, in the words of KINDS
    about: AboutView | None
    space: str | None  # where the leader of this turn stands
    pending: tuple[str, ...]  # what is left of its actions
    wheel: tuple[SectionView, ...]  # clockwise, from gathering wood on
    hut: tuple[int, ...]  # whose leaders stand there, left to right
    market: tuple[tuple[int | None, ...], ...]  # a row for each deck
    market_lacks: tuple[tuple[str, ...], ...]  # what the seat lacks to play them; empty for a spectator
    discards: tuple[tuple[int, ...], ...]
    decks: tuple[int, ...]  # how many cards each has
    rooms: tuple[RoomView, ...]  # the first is outside
    ways: tuple[WayView, ...]
    cheeses: tuple[int, ...]  # the top of the pile first
    round_mouse: int | None
    supply: tuple[int, ...]  # mice of the house, of the cellar
    goals: tuple[GoalView, ...]
    drawn_goals: tuple[int, ...]  # to keep one of them
    heroes: tuple[int, ...]
    skills: tuple[str, ...]
    pairs: tuple[tuple[int, ...], ...]  # starting cards to choose from
    players: tuple[PlayerView, ...]
    hand: tuple[int, ...]  # the seat's own
    hand_lacks: tuple[str, ...]  # what it lacks to play them, as lists that can be told
    mission_lacks: tuple[LacksView, ...]  # what it lacks for the missions that lie open
    drawn: tuple[int, ...]  # what the seat has drawn to play one of them
    ending: str


def view(state: Wistar, seat: int | None) -> WistarView:
    """What everybody sees, and for a seat what only it does."""
    found = public(state)
    return found if seat is None else replace(found, **own(state, seat))  # type: ignore[arg-type]  # fields of the view


def own(state: Wistar, seat: int) -> dict[str, object]:
    """The fields of the view that are not for everybody."""
    frame = None if isinstance(state.now, Over) else state.stack[-1]
    choosing = frame is not None and frame.kind == PLAYING and frame.a >= P_DRAW_BASIC and frame.seat == seat
    return {
        "seat": seat,
        "market_lacks": market_lacks(state, seat),
        "hand": cards(state.players[seat].hand),
        "hand_lacks": hand_lacks(state, seat),
        "mission_lacks": mission_lacks(state, seat),
        "drawn": cards(state.drawn) if choosing else (),
    }


def public(state: Wistar) -> WistarView:
    box = state.box
    now = state.now
    frame = None if isinstance(now, Over) else state.stack[-1]
    return WistarView(
        seat=None,
        edition=box.edition.name,
        round=state.round,
        order=tuple(state.order),
        active=None if frame is None else next((other.seat for other in state.stack if other.kind == TURN), None),
        asked=tuple(now.seats) if isinstance(now, Ask) else (),
        stage="" if frame is None else KINDS[frame.kind],
        about=None if frame is None else about_view(state, frame),
        space=None if state.space < 0 or frame is None else SPACE_NAMES[state.space],
        pending=() if frame is None else names(state.pending, WHICH),
        wheel=WHEELS.part((box, state.seats, tuple(state.wheel), tuple(state.owners)), state),
        hut=tuple(state.hut),
        market=tuple(
            [tuple([number(card) for card in state.market[row : row + MARKET]]) for row in (0, MARKET)],
        ),
        market_lacks=(),
        discards=tuple([cards(state.discards.both(deck)) for deck in box.decks]),
        decks=tuple([state.deck.both(deck).size() for deck in box.decks]),
        rooms=ROOMS.part(room_key(state), state),
        ways=WAYS.part((box, state.closed), state),
        cheeses=tuple([tile + 1 for tile in box.cheeses if state.cheeses >> tile & 1]),
        round_mouse=number(state.round_mouse),
        supply=(state.house_supply, state.cellar_supply),
        goals=tuple(
            [GoalView(goal + 1, discs(state.discs[place])) for place, goal in enumerate(state.goals) if goal >= 0],
        ),
        drawn_goals=numbers(state.drawn_goals),
        heroes=numbers(state.heroes),
        skills=names(state.skills, SKILLS),
        pairs=tuple(
            [(state.pairs[place] + 1, state.pairs[place + 1] + 1) for place in range(0, len(state.pairs) - 1, 2)],
        ),
        players=player_views(state),
        hand=(),
        hand_lacks=(),
        mission_lacks=(),
        drawn=(),
        ending=state.ending(),
    )


# -- words and numbers


def number(component: int) -> int | None:
    return None if component < 0 else component + 1


def numbers(members: int) -> tuple[int, ...]:
    """A set of components."""
    return tuple([place + 1 for place in range(members.bit_length()) if members >> place & 1])


def names(members: int, words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([word for place, word in enumerate(words) if members >> place & 1])


def cards(found: Cards) -> tuple[int, ...]:
    return tuple([card + 1 for card in found.list()])


def discs(packed: int) -> tuple[int, ...]:
    """Whose discs lie on a goal card."""
    return tuple([disc - 1 for disc in [byte(packed, field) for field in range(FIELDS)] if disc])


def bonus_words(effect: Effect) -> str:
    return ", ".join([step_words(step) for clause in effect.clauses for step in clause.steps])


def step_words(step: Step) -> str:
    """A step in the words of the symbols: `wood`, `2 rat`, `play-project`."""
    words = THINGS if step.op == GAIN else DEEDS if step.op == DO else PLAYS
    word: str = words[step.what]
    return word if step.amount == 1 else f"{step.amount} {word}"


@cache
def section_words(box: Box, seats: int) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """The bonus actions of every space, by section."""
    sides = box.layouts[seats].sides
    return tuple([tuple([tuple([bonus_words(bonus) for bonus in space]) for space in side.spaces]) for side in sides])


@cache
def way_names(box: Box) -> tuple[tuple[str, str], ...]:
    rooms = box.edition.rooms
    return tuple([(rooms[door.one].name, rooms[door.other].name) for door in box.edition.doors])


# -- the board


def wheel_view(state: Wistar) -> tuple[SectionView, ...]:
    words = section_words(state.box, state.seats)
    return tuple(
        [
            SectionView(
                MAINS[main],
                SPACE_NAMES[SPACES * section][0],
                tuple(
                    [
                        SpaceView(
                            SPACE_NAMES[SPACES * section + place],
                            bonuses,
                            occupant(state, SPACES * section + place),
                        )
                        for place, bonuses in enumerate(words[section])
                    ]
                ),
            )
            for main, section in enumerate(state.wheel)
        ]
    )


def occupant(state: Wistar, space: int) -> int | None:
    """Whose leader stands on a space of the wheel."""
    return next((seat for seat in range(state.seats) if state.owners[seat] >> space & 1), None)


def room_views(state: Wistar) -> tuple[RoomView, ...]:
    fields = state.box.layouts[state.seats].fields
    seats = range(state.seats)
    found: list[RoomView] = []
    for place, room in enumerate(state.box.edition.rooms):
        here = [state.fields[field] for field, where in enumerate(fields) if where == place]
        found.append(
            RoomView(
                room.name,
                tuple([seat for seat in seats if state.players[seat].explorer == place]),
                tuple([seat for seat in seats if state.players[seat].tents >> place & 1]),
                state.mice[place],
                here.count(-1),
                tuple([mission_view(mission, state.done[mission]) for mission in here if mission >= 0]),
            )
        )
    return tuple(found)


def room_key(state: Wistar) -> tuple[object, ...]:
    """All that the rooms show."""
    there = tuple([(player.explorer, player.tents) for player in state.players])
    return (state.box, there, tuple(state.mice), tuple(state.fields), tuple(state.done))


def way_views(state: Wistar) -> tuple[WayView, ...]:
    names = enumerate(way_names(state.box))
    return tuple([WayView(one, other, not state.closed >> way & 1) for way, (one, other) in names])


WHEELS = Kept(wheel_view)
ROOMS = Kept(room_views)
WAYS = Kept(way_views)


def mission_view(mission: int, done: int) -> MissionView:
    cubes = [byte(done, row) for row in range(ROWS)]
    return MissionView(mission + 1, tuple([cube - 1 if cube else None for cube in cubes]))


# -- what is missing


def market_lacks(state: Wistar, seat: int) -> tuple[tuple[str, ...], ...]:
    lacks = [lacking_for_project(state, seat, card) if card >= 0 else "" for card in state.market]
    return tuple(lacks[:MARKET]), tuple(lacks[MARKET:])


def hand_lacks(state: Wistar, seat: int) -> tuple[str, ...]:
    return tuple([lacking_for_project(state, seat, card) for card in state.players[seat].hand.list()])


def mission_lacks(state: Wistar, seat: int) -> tuple[LacksView, ...]:
    found = []
    for mission in state.fields:
        if mission >= 0:
            rows = [lacking_for_task(state, seat, ROWS * mission + row) for row in range(ROWS)]
            found.append(LacksView(mission + 1, tuple(rows)))
    return tuple(found)


# -- the players


def player_view(box: Box, player: Player, score: ScoreView) -> PlayerView:
    rooms = box.edition.rooms
    return PlayerView(
        wood=player.wood,
        metal=player.metal,
        movement=player.movement,
        wild=player.wild,
        electricity=player.electricity,
        vp=player.vp,
        rats=tuple([byte(player.rats, area) for area in range(len(AREAS))]),
        entrance=player.entrance,
        leaders=player.leaders,
        beds=player.beds - player.removed,
        built=player.beds,
        dug=player.dug,
        chambers=free_chambers(player),
        abilities=numbers(player.freed),
        cubes=player.cubes,
        explorer=rooms[player.explorer].name,
        tents=tuple([room.name for place, room in enumerate(rooms) if player.tents >> place & 1]),
        doors=player.doors,
        mice=numbers(player.mice),
        heroes=numbers(player.heroes),
        skills=names(player.skills, SKILLS),
        goals=numbers(player.reached),
        private=numbers(player.private),
        symbols=tuple([byte(player.symbols, symbol) for symbol in range(len(SYMBOLS))]),
        cards=cards(player.table),
        used=cards(player.used),
        hand=hand_sizes(box, player),
        known=cards(player.hand.both(player.known)),
        score=score,
    )


PLAYERS = Kept(player_view)
SCORES = Kept(ScoreView)


def player_views(state: Wistar) -> tuple[PlayerView, ...]:
    found = []
    for seat, player in enumerate(state.players):
        points = breakdown(state, seat)
        score = SCORES.part(tuple(points), *points)
        found.append(PLAYERS.part((state.box, player.key(), tuple(points)), state.box, player, score))
    return tuple(found)


def hand_sizes(box: Box, player: Player) -> tuple[int, ...]:
    return tuple([player.hand.both(deck).size() for deck in box.decks])


# -- what is going on

LEFT_FIRST = (DIGGING, BEDS, IDEAS, EXPLORING, ITEMS, RATS, DEPLOYING, RELEASE)  # whose first number is what is left
OF_A_TASK = (CUBE, ORDERING)
OF_A_DECK = (DRAW, SEARCH, TOOLS, HAND)
FAR = (OPENING, WALKING, TENT)
PILES = ("hand", "market", "pairs", "choice", "look")  # where a drawn card goes
OF_A_PLAYER = (TO_HAND, TO_CHOICE, TO_LOOK)


def about_view(state: Wistar, frame: Frame) -> AboutView:
    kind = frame.kind
    return AboutView(
        player=frame.seat if is_of_a_player(frame) else None,
        left=left(state, frame),
        free=kind in (DIGGING, BEDS) and frame.b > 0,
        far=kind in FAR and frame.a > 0,
        ignored=frame.a if kind == TASK else frame.b if kind == CUBE else 0,
        card=frame.a + 1 if kind == CHEAPENING else attacker(state, frame.a) if kind == VICTIM else None,
        task=(frame.a // ROWS + 1, frame.a % ROWS + 1) if kind in OF_A_TASK else None,
        ability=frame.b + 1 if kind == ORDERING else None,
        deck=deck_word(frame),
        play=PLAYS[frame.a] if kind == PLAYING else None,
        paid=GOODS[frame.a] if kind == SHOP and frame.a != PAID_NOTHING else None,
        where=where(state, frame),
    )


def is_of_a_player(frame: Frame) -> bool:
    """Whether somebody chooses or draws, and not the table."""
    if frame.kind == DRAW:
        return frame.b in OF_A_PLAYER
    if frame.kind == MOUSE_DRAW:
        return frame.b != TO_ROUND
    if frame.kind == GOAL_DRAW:
        return frame.a < 0
    return frame.kind >= DRAFT or frame.kind in (SEARCH, DOOR_DRAW, MISSION_DRAW)


def left(state: Wistar, frame: Frame) -> int | None:
    if frame.kind in LEFT_FIRST:
        return frame.a
    if frame.kind in (CHEAPENING, HAND):
        return frame.b
    return len(state.order) + 1 if frame.kind == ORDER_DRAW else None


def attacker(state: Wistar, clause: int) -> int | None:
    """The project with this clause."""
    for project in state.box.edition.projects:
        if clause in [own.id for own in project.effect.clauses]:
            return project.card + 1
    return None


def deck_word(frame: Frame) -> str | None:
    if frame.kind == MOUSE_DRAW:
        return PLACES[frame.a]
    return DECKS[frame.a] if frame.kind in OF_A_DECK and frame.a >= 0 else None


def where(state: Wistar, frame: Frame) -> str | None:
    """What chance is for."""
    kind = frame.kind
    if kind == DRAW:
        return PILES[frame.b]
    if kind == MOUSE_DRAW:
        return "round" if frame.b == TO_ROUND else "chamber"
    if kind == DOOR_DRAW:
        return "-".join(way_names(state.box)[frame.a])
    if kind == MISSION_DRAW:
        return state.box.edition.rooms[state.box.layouts[state.seats].fields[frame.a]].name
    return MAINS[len(state.wheel)] if kind == WHEEL_DRAW else None
