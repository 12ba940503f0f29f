"""The worked examples of the rulebooks, worked again: what their captions say is what the rules say."""

from __future__ import annotations

import pytest

from cheeseboard.core.example import Example
from cheeseboard.core.match import Match
from cheeseboard.core.working import asked, set_up, tried
from cheeseboard.games.gouda.view import GoudaView
from cheeseboard.games.kocour.view import KocourView
from cheeseboard.games.myszki.view import MyszkiView
from cheeseboard.games.qwixx.view import QwixxView
from cheeseboard.games.wistar.view import WistarView
from cheeseboard.registry import NAMES, find_game
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import folder
from tests.games.test_rule_citations import rules
from tests.text.test_locales import messages_in

# What comes of each choice: why it is refused, or all that is told.
OUTCOMES = {
    ("qwixx", "start"): {},
    ("qwixx", "order"): {
        "r10": "Player 1 crosses red 10.",
        "r6": "You have already crossed a number to the right of red 6.",
    },
    ("qwixx", "second"): {
        "g2": "Player 1 crosses green 2. Player 1 locks the row of green 2.",
        "r8": "Player 1 crosses red 8.",
        "-": "Player 1 crosses nothing and takes a penalty (1 of 4).",
    },
    ("qwixx", "lock"): {
        "r12": "Player 1 crosses red 12. Player 1 locks the row of red 12. The game ends: a second row is locked.",
        "y12": "The last number of a row needs five crosses in it; you have only one.",
    },
    ("kocour", "start"): {},
    ("kocour", "two"): {
        "orange": "Player 1 catches an orange mouse.",
        "blue": "Player 1 catches a blue mouse.",
        "blue<1": "Only a pair takes mice from a cat card, and the dice show no pair of blue.",
    },
    ("kocour", "pair"): {
        "blue": "Player 1 catches a blue mouse.",
        "blue<1": "Player 1 catches a blue mouse from Player 2.",
        "orange": "Player 1 catches an orange mouse.",
    },
    ("kocour", "bust"): {
        "roll": "Player 1 rolls green and red. Player 1 can catch nothing and loses the turn and 2 mice.",
        "stop": "Player 1 stops with 2 mice. Player 2 rolls green and red.",
    },
    ("myszki", "start"): {
        "mouse": "Player 1 lays at 0,0: mouse. Player 1 draws: mouse.",
        "cheese": "Player 1 lays at 0,0: cheese. Player 1 draws: mouse.",
    },
    ("myszki", "beside"): {"1,0": "", "1,1": "The cell 1,1 touches no laid tile by a side."},
    ("myszki", "tamed"): {},
    ("myszki", "hunted"): {},
    ("gouda", "start"): {
        "put:D": "Player 1 puts a mouse on D.",
        "put:C1": "Player 1 puts a mouse on C1.",
    },
    ("gouda", "dice"): {
        "M3": "Player 1 rolls for M3. Player 1 rolls 1× green, 1× yellow and 1× red.",
        "M4": "There is no mouse of yours on M4.",
    },
    ("gouda", "moves"): {
        "0@M3>M4": "Player 1 moves a mouse of Player 1 up to M4.",
        "0@M3>S3": "Player 1 moves a mouse of Player 1 up to S3.",
        "1@M3>M2": "Player 1 moves a mouse of Player 2 down to M2.",
    },
    ("gouda", "improve"): {
        "improve:y1": "Player 1 plays Improve on 1× yellow.",
        "improve:y1r1": "Player 1 plays Improve on 1× yellow and 1× red.",
        "worsen:g1": "You do not hold this card: Worsen.",
    },
    ("wistar", "pairs"): {
        "pair:1": "Player 2 takes Map Room. Player 2 takes Cheese Reactor.",
        "pair:2": "Player 2 takes Paperclip Crowbar. Player 2 takes Tesla Coil.",
    },
    ("wistar", "leader"): {
        "B2": "Player 1 places a leader on space B2.",
        "hut": "Player 1 sends a leader to the alchemist’s hut. Player 1 gains a movement token.",
    },
    ("wistar", "beds"): {"bed": "Player 1 builds a bed."},
    ("wistar", "project"): {
        "play:31": "Player 1 plays Paperclip Crowbar.",
        "play:2": "Tesla Coil needs 1 more intelligence.",
    },
}
ALL = [(game, example) for game in NAMES for example in find_game(game).examples()]


def worked(game: str, text: str) -> Match:
    [example] = [one for one in find_game(game).examples() if one.text == text]
    return set_up(find_game(game), example)


@pytest.mark.parametrize("game", NAMES)
def test_every_game_shows_its_set_up_and_at_least_three_more_examples(game: str) -> None:
    examples = find_game(game).examples()
    assert examples[0].position is None
    assert examples[0].before == ()
    assert len(examples) >= 4


@pytest.mark.parametrize("game", NAMES)
def test_examples_stand_beside_rules_that_there_are_in_their_order(game: str) -> None:
    order = [rules(game).index(example.rule) for example in find_game(game).examples()]
    assert order == sorted(order)


@pytest.mark.parametrize(("game", "example"), ALL, ids=[f"{game}-{example.text}" for game, example in ALL])
def test_the_rules_say_to_an_example_what_it_shows(game: str, example: Example) -> None:
    match = set_up(find_game(game), example)
    assert asked(match) in match.asked
    found: dict[str, str] = {}
    for choice in example.tries:
        result = tried(match, choice)
        told = " ".join([match.tell(one.event) for one in result.told])
        found[choice] = told if result.refusal is None else result.refusal.sentence()
    assert found == OUTCOMES[game, example.text]


def test_nothing_is_expected_of_examples_that_are_gone() -> None:
    assert {(game, example.text) for game, example in ALL} == set(OUTCOMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_example_has_its_words_and_no_word_is_left_over(game: str, language: str) -> None:
    said = [f"example-{example.text}" for example in find_game(game).examples()]
    assert len(set(said)) == len(said)
    assert set(messages_in(folder(game) / f"example.{language}.ftl")) == set(said)


# -- what the captions say of the drawings


def test_qwixx_captions_tell_of_the_sheet_that_is_drawn() -> None:
    match = worked("qwixx", "lock")
    view = match.view(0)
    assert isinstance(view, QwixxView)
    assert repr(match.state).splitlines()[0] == "qwixx classic first w6 w6 r3 y2 g4"  # blue's die is gone
    assert "r2 r4 r5 r8 r9 y3 b11 | 0" in repr(match.state)  # five crosses in red, one in yellow


def test_kocour_captions_tell_of_the_mice_that_are_drawn() -> None:
    assert isinstance(worked("kocour", "start").view(0), KocourView)
    assert "centre r6 o6 b6 g6 y6" in repr(worked("kocour", "start").state)
    assert "| r1 g1 |" in repr(worked("kocour", "bust").state)


def test_myszki_captions_tell_who_is_caught_and_who_scores() -> None:
    hunted, tamed = worked("myszki", "hunted").view(0), worked("myszki", "tamed").view(1)
    assert isinstance(hunted, MyszkiView)
    assert isinstance(tamed, MyszkiView)
    assert [player.points for player in hunted.players] == [0, 0]
    assert [player.points for player in tamed.players] == [1, 1]


def test_gouda_captions_tell_of_the_mice_and_dice_that_are_drawn() -> None:
    view = worked("gouda", "moves").view(0)
    assert isinstance(view, GoudaView)
    assert sorted(view.dice) == ["green", "red", "yellow"]
    [space] = [one for one in view.spaces if one.name == "M3"]
    assert list(space.mice) == [2, 1]


def test_wistar_captions_tell_of_the_rats_and_goods_that_are_drawn() -> None:
    match = worked("wistar", "beds")
    view = match.view(0)
    assert isinstance(view, WistarView)
    assert list(view.players[0].rats) == [0, 1, 1]
    wood = view.players[0].wood
    match.act(0, "bed")
    after = match.view(0)
    assert isinstance(after, WistarView)
    assert wood - after.players[0].wood == 2
