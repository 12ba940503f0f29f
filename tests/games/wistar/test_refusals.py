"""Every refusal of Rats of Wistar: its code, its rule and its sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax

import cheeseboard as cb
from cheeseboard.core.words import Message
from cheeseboard.games.wistar.frames import DRAFT, KINDS
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.refusals import RULES
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import COUNTS
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import folder
from tests.games.wistar.finding import last_turn
from tests.games.wistar.tables import act, action, asked, do, give, lay, ready, why

SOURCE = Path(cb.__file__).parent / "games" / "wistar"
BASIC = [31, 32, 33, 34]
ADVANCED = [1, 2, 3, 4]


class Case(NamedTuple):
    """What somebody tries at which table, and why that is refused."""

    code: str
    rule: str
    action: str
    table: Callable[[], Wistar]
    sentence: str
    seat: int | None = None


# -- tables


def spaces(**leaders: int) -> Wistar:
    """Leaders stand on these spaces of the wheel."""
    return lay(ready(), leaders=leaders)


def exploring(explorer: str, *opened: str, beds: int = 0) -> Wistar:
    """Player 0 has three exploration points."""
    state = give(lay(ready(), opened=opened), 0, explorer=explorer, beds=beds, rats=(0, 0, 3))
    return do(state, "F1", "do:main")


def cheese(seat: int) -> Wistar:
    """This player has the only cheese; player 0 explores where it lay."""
    state = give(give(ready(), seat, mice=[26]), 0, explorer="c2", rats=(0, 0, 1))
    return do(state, "F1", "do:main")


def developing(points: int) -> Wistar:
    """Player 0 has project points, and only advanced cards are left in the decks."""
    state = give(lay(ready(), market=[*BASIC, *ADVANCED]), 0, rats=(0, 0, points))
    return do(lay(state, deck=[5], discards=[]), "E1", "do:main")


def projects(*cards: int, wood: int = 0, metal: int = 0, electricity: int = 0, played: tuple[int, ...] = ()) -> Wistar:
    """Player 0 may play a project."""
    state = give(ready(), 0, cards=cards, wood=wood, metal=metal, electricity=electricity, played=played)
    return do(state, "A1", "do:bonus")


def missions(*freed: int, wood: int = 0, metal: int = 2, done: str = "") -> Wistar:
    """Player 0 may complete a mission: The Fuse Box is in reach, and so is a mission of the cellar; the cat is not."""
    state = lay(ready(), missions={"g1": 2, "c1": 8, "g2": 1}, done={done: 1} if done else {})
    give(state, 0, explorer="c1", tents=["g1"], cards=[], wood=wood, metal=metal, freed=freed, played=[162, 163])
    return do(state, "B1", "do:bonus")


def waiting() -> Wistar:
    """A card is being drawn."""
    state = do(give(ready(), 0, rats=(0, 0, 1)), "E1", "do:main")
    act(state, "top:basic")
    return state


def goals(**things: int) -> Wistar:
    return give(lay(ready(), goals=(1, 2, 3)), 0, **things)  # type: ignore[arg-type]


CAT = "The Cat by the Stove"
WIRES = "Bridge the Wires"
CASES = [
    Case("over", "W3.13", "hut", lambda: do(last_turn(ready(), 5), "A1", "end"), "The game is over.", 0),
    Case("draw-first", "W1.1", "end", waiting, "Wait for the draw first.", 0),
    Case("not-asked", "W3.9", "hut", ready, "It is not your choice now: Player 1 is deciding.", 1),
    Case("not-asked", "W4.6", "end", lambda: projects(40), "It is not your choice now: Player 1 is deciding.", 1),
    Case(
        "other-choice", "W4.1", "end", lambda: developing(2),
        "That is not the choice now. Spend project points: take a card from the market or draw from a deck, or stop.",
    ),
    Case(
        "other-choice", "W3.9", "play:40", ready,
        "That is not the choice now. Place a leader and do its actions, with any quick actions before and after them, "
        "then end the turn.",
    ),
    # The turn
    Case("place-first", "W3.9", "end", ready, "First place a leader."),
    Case("place-first", "W3.9", "do:main", ready, "First place a leader."),
    Case(
        "leader-placed", "W3.9", "hut", lambda: do(ready(), "A1"),
        "You have placed your leader of this turn already.",
    ),
    Case("no-such-space", "W2.1", "D2", ready, "There is no space D2 with this number of players."),
    Case("space-taken", "W3.10", "A1", lambda: spaces(A1=1), "Another leader stands on space A1 already."),
    Case(
        "own-section", "W3.10", "A2", lambda: spaces(A1=0),
        "Another leader of yours stands in the section of space A2.",
    ),
    Case(
        "hut-only", "W4.5", "do:main", lambda: do(ready(), "hut", "-"),
        "Your leader is in the hut, where there is neither a main nor a bonus action.",
    ),
    Case(
        "no-second", "W3.11", "do:second", lambda: do(ready(), "C1"),
        "The space of your leader has only one bonus action.",
    ),
    Case(
        "done-already", "W3.11", "do:main", lambda: do(ready(), "A1", "do:main"),
        "You have done that action of your leader’s space already.",
    ),
    Case(
        "done-already", "W3.11", "do:second", lambda: do(ready(), "A2", "do:second"),
        "You have done that action of your leader’s space already.",
    ),
    Case("not-in-play", "W4.9", "use:40", ready, "You do not have Hammer in play."),
    Case(
        "not-once", "W6.9", "use:42", lambda: give(ready(), 0, played=[42]),
        "Wooden Bicycle has no once-per-round effect.",
    ),
    Case(
        "used", "W4.9", "use:40", lambda: give(ready(), 0, played=[40], used=[40]),
        "You have used Hammer in this round already.",
    ),
    Case(
        "no-use", "WA37", "use:52", lambda: give(ready(), 0, played=[52]),
        "Sardine-Tin Sledge would do nothing for you now.",
    ),
    Case(
        "no-rat-waiting", "W4.9", "deploy:farm", lambda: give(ready(), 0, entrance=0),
        "No rat of yours waits at the burrow entrance.",
    ),
    Case(
        "no-movement", "W4.9", "move", lambda: give(ready(), 0, movement=0, rats=(1, 0, 0)),
        "You have no movement token.",
    ),
    Case("no-rats", "W4.9", "move", ready, "You have no rat in any area yet."),
    Case(
        "no-rat-there", "WA21", "rat:farm>forest", lambda: do(give(ready(), 0, rats=(1, 0, 0)), "move"),
        "You have no rat on the farm that has not moved yet.",
    ),
    Case(
        "strong-already", "W4.7", "buy:electricity", lambda: give(ready(), 0, wood=9, electricity=2),
        "Your electricity is strong already.",
    ),
    Case(
        "too-few-items", "W4.9", "buy:electricity", lambda: give(ready(), 0, wood=1, metal=1, cards=[40]),
        "This costs 4 items and you have 3.",
    ),
    Case(
        "too-few-items", "W4.9", "buy:wild", lambda: give(ready(), 0, wood=1, metal=1, cards=[]),
        "This costs 3 items and you have 2.",
    ),
    Case("no-tent-outside", "WA22", "tent", ready, "A tent needs a room, and your explorer is outside."),
    Case(
        "tents-out", "W4.9", "tent", lambda: give(ready(), 0, explorer="g1", tents=["g2", "g3"]),
        "Both your tents are up already.",
    ),
    Case(
        "tent-here", "WA24", "tent", lambda: give(ready(), 0, explorer="g1", tents=["g1"]),
        "You have a tent in this room already.",
    ),
    Case(
        "goal-reached", "W4.9", "goal:1", lambda: do(goals(dug=3), "goal:1"),
        "You have reached the goal “Deep Underground” already.",
    ),
    Case("no-such-goal", "W2.2", "goal:13", goals, "The goal “Round after Round” is not in this game."),
    Case(
        "goal-short", "W4.9", "goal:1", lambda: goals(dug=1),
        "The goal “Deep Underground” needs 2 more dug chambers.",
    ),
    # The farm
    Case(
        "door-far", "W4.2", "door:g1-g2", lambda: exploring("out"),
        "The door between the Hall and the Kitchen is beside neither your explorer nor a tent of yours.",
    ),
    Case(
        "no-door", "W4.2", "door:u2-g3", lambda: exploring("g3"),
        "There is no closed door between the Loft and the Pantry.",
    ),
    Case(
        "no-way", "W4.2", "go:g2", lambda: exploring("g1"),
        "No open way leads from your explorer to the Kitchen.",
    ),
    Case("already-there", "W4.2", "go:g1", lambda: exploring("g1"), "Your explorer is in the Hall already."),
    Case(
        "not-there", "W4.2", "reveal:g2", lambda: exploring("g1"),
        "Neither your explorer nor a tent of yours is in the Kitchen.",
    ),
    Case(
        "not-there", "W4.2", "cheese", lambda: exploring("c1"),
        "Neither your explorer nor a tent of yours is in the Cheese Cellar.",
    ),
    Case(
        "nothing-hidden", "W4.2", "reveal:g1", lambda: do(exploring("g1"), "reveal:g1", "[1]"),
        "No mission lies face down in the Hall.",
    ),
    Case(
        "no-mice", "W4.2", "mouse:g1", lambda: do(exploring("g1"), "mouse:g1"),
        "No mouse is left in the Hall.",
    ),
    Case("own-cheese", "W4.2", "cheese", lambda: cheese(0), "You have a cheese already, and nobody may have two."),
    Case("no-cheese", "W4.2", "cheese", lambda: cheese(1), "No cheese is left."),
    Case("no-chamber", "W4.2", "mouse:g1", lambda: exploring("g1", beds=3), "You have no free chamber."),
    # Cards
    Case(
        "too-few-points", "W4.1", "top:advanced", lambda: developing(1),
        "This card costs 2 project points and you have 1 left.",
    ),
    Case(
        "too-few-points", "W4.1", "take:1", lambda: developing(1),
        "This card costs 2 project points and you have 1 left.",
    ),
    Case(
        "deck-empty", "WA40", "top:basic", lambda: developing(2),
        "There is no card left in that deck or its discard pile.",
    ),
    Case("not-in-market", "W4.1", "take:40", lambda: developing(2), "Hammer is not in the market."),
    Case("not-in-hand", "W4.6", "play:41", lambda: projects(40), "You do not have Needle and Thread in your hand."),
    Case(
        "not-drawn", "W6.3", "play:180",
        lambda: do(projects(85, metal=3, electricity=1, played=(86,)), "play:85", "[1]", "[2]", "[3]"),
        "Teapot Town Hall is not among the drawn cards.",
    ),
    Case(
        "wrong-kind", "W6.3", "play:139",
        lambda: do(projects(14, 139, wood=2, played=(31, 32)), "play:14"),
        "Woodshed is not of the sort that may be played now.",
    ),
    Case(
        "missing", "W4.6", "play:2", lambda: projects(2, metal=1),
        "Tesla Coil needs 1 more intelligence and 1 metal.",
    ),
    Case("missing", "W4.6", "play:41", lambda: projects(41), "Needle and Thread needs 1 more wood."),
    Case(
        "missing", "W4.6", "play:27", lambda: give(projects(27, metal=1), 0, movement=0),
        "Supersonic Jet needs electricity, 2 metal and 1 movement token.",
    ),
    Case(
        "missing", "W4.6", "play:134", lambda: projects(134, metal=3, electricity=1, played=(17,)),
        "Supercomputer needs strong electricity.",
    ),
    Case(
        "missing", "W4.6", "play:122", lambda: projects(122, wood=3, metal=3, played=(139,)),
        "Underground Skyscraper needs 4 more dug chambers and 1 building in play.",
    ),
    Case(
        "missing", "W4.6", "play:113", lambda: give(projects(113, wood=1, metal=1), 0, wild=1),
        "Cipher Office needs 1 more intelligence.",
    ),
    Case(
        "missing", "W4.6", "play:118", lambda: projects(118, wood=1, played=(37, 164)),
        "Industrial Carpentry needs 1 more endurance and 1 metal.",
    ),
    # Missions
    Case("mission-hidden", "W4.8", "task:3.1", missions, "“The Mousetrap” is not face up on the farm."),
    Case("task-done", "W4.8", "task:2.1", lambda: missions(done="2.1"), "“Study the Wiring” is completed already."),
    Case(
        "task-locked", "W4.8", "task:2.2", missions,
        "“Change the Fuse” is locked until row 1 of “The Fuse Box” is completed.",
    ),
    Case(
        "mission-far", "W4.8", "task:1.1", missions,
        f"“{CAT}” is in a room with neither your explorer nor a tent of yours.",
    ),
    Case(
        "no-cube", "WA18", "task:2.3", lambda: missions(1, 2, 3, 4, 5, 6),
        "You have no cube left that may go on “The Fuse Box”.",
    ),
    Case(
        "task-missing", "W4.8", "task:2.2", lambda: missions(done="2.1"),
        "“Change the Fuse” needs 1 more perception and 2 intelligence.",
    ),
    Case("task-missing", "W4.8", "task:2.3", lambda: missions(3, 4, 5, 6), f"“{WIRES}” needs 1 more item."),
    Case(
        "cube-gone", "W5.11", "cube:3", lambda: do(missions(3), "task:2.3"),
        "Your cube 3 is gone already.",
    ),
    Case(
        "fee", "WA17", "cube:1", lambda: do(missions(), "task:2.3"),
        "Cube 1 costs one more item, and you do not have it.",
    ),
    Case(
        "grey-cube", "W5.11", "cube:7", lambda: do(missions(), "task:2.3"),
        "Cube 7 is on a grey field and may go only to missions in the cellar.",
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_refusal(case: Case) -> None:
    refusal = why(case.table(), case.action, case.seat)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.sentence()) == (case.code, case.rule, case.sentence)
    assert refusal.game == GAME.name


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_what_is_refused_cannot_be_played_and_changes_nothing(case: Case) -> None:
    state = case.table()
    before = state.copy()
    with pytest.raises(cb.Illegal):
        state.play(asked(state) if case.seat is None else case.seat, action(state, case.action))
    assert state == before


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.action}")
def test_every_language_says_it_in_its_own_words(case: Case) -> None:
    refusal = why(case.table(), case.action, case.seat)
    assert refusal is not None
    sentences = [refusal.sentence(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert not [sentence for sentence in sentences if re.search(r"[@{}_]|  ", sentence) or sentence[-1] != "."]


def test_every_code_is_provoked_here() -> None:
    sources = "".join(file.read_text("utf-8") for file in SOURCE.glob("refusals*.py"))
    assert set(re.findall(r'refuse\(\s*"([a-z-]+)"', sources)) == {case.code for case in CASES}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Supersonic Jet needs electricity, 2 metal and 1 movement token."),
        ("cs", "Na kartu Nadzvukový tryskáč potřebujete elektrický proud, 2 kovy a 1 žeton pohybu."),
        ("pl", "Do karty Odrzutowiec naddźwiękowy musisz mieć prąd, 2 metale i 1 żeton ruchu."),
    ],
)
def test_what_is_missing_is_a_list(language: str, sentence: str) -> None:
    refusal = why(give(projects(27, metal=1), 0, movement=0), "play:27")
    assert refusal is not None
    assert refusal.facts["missing"] == "@lacking-electricity 1 & @lacking-metal 2 & @lacking-movement 1"
    assert refusal.sentence(language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Tesla Coil needs 1 more intelligence and 1 metal."),
        ("cs", "Na kartu Teslův transformátor potřebujete ještě 1 symbol inteligence a 1 kov."),
        ("pl", "Do karty Cewka Tesli musisz mieć jeszcze 1 symbol inteligencji i 1 metal."),
    ],
)
def test_more_is_said_once(language: str, sentence: str) -> None:
    refusal = why(projects(2, metal=1), "play:2")
    assert refusal is not None
    assert refusal.sentence(language) == sentence


# -- lists of words and what speaks them


def messages(file: Path) -> set[str]:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, syntax.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_missing_has_words(language: str) -> None:
    words = {name for name in messages(folder("wistar") / f"lacking.{language}.ftl") if not name.startswith("form-")}
    assert words == {f"lacking-{word}" for word in ("item", *COUNTS)}


def test_every_choice_has_a_prompt_and_a_rule() -> None:
    words = messages(folder("wistar") / "en.ftl")
    assert {name for name in words if name.startswith("prompt-")} == {f"prompt-{kind}" for kind in KINDS[DRAFT:]}
    assert set(RULES) == set(KINDS[DRAFT:])


def test_every_action_has_words_of_its_own() -> None:
    words = messages(folder("wistar") / "en.ftl")
    assert {name for name in words if name.startswith("action-")} == {choice.key for choice in GAME.box.actions.all}
    said = [Message("wistar", choice.key, choice.facts()).text() for choice in GAME.box.actions.all]
    assert not [text for text in said if re.search(r"[@{}_]|  ", text)]
