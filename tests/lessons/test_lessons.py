"""The lesson of every game: all its choices are legal, its rules exist, its words are there, it ends where it says."""

from __future__ import annotations

from itertools import product

import pytest

from cheeseboard.core.lesson import LEARNER, Lesson
from cheeseboard.core.load import placed
from cheeseboard.core.match import Match
from cheeseboard.core.source import Arranged, Manual
from cheeseboard.core.teaching import awaited, go_on, progress
from cheeseboard.core.words import Message
from cheeseboard.registry import NAMES, find_game
from cheeseboard.text import LANGUAGES
from cheeseboard.text.fluent import folder
from tests.games.test_rule_citations import rules
from tests.text.test_locales import messages_in

TAUGHT = [name for name in NAMES if find_game(name).lesson() is not None]
OPEN_END = {"wistar"}  # a whole match would be too long: it is played on, or left
SLOWLY = 120  # words a minute; most people read twice as many
BEAT_S = 7.0  # to find what is pointed at, and to look at what comes of it


def lesson_of(game: str) -> Lesson:
    lesson = find_game(game).lesson()
    assert lesson is not None
    return lesson


def begun(game: str) -> Match:
    """The match of the lesson. Whatever is not arranged would have to be told by hand."""
    lesson, found = lesson_of(game), find_game(game)
    options = found.choose_options(lesson.options)
    start = None if lesson.position is None else placed(found, lesson.seats, options, lesson.position)
    match = Match(found, lesson.seats, options, Arranged(lesson.chances, Manual()), (), start)
    match.advance()
    go_on(lesson, match)
    return match


def test_every_game_has_a_lesson() -> None:
    assert list(NAMES) == TAUGHT


@pytest.mark.parametrize("game", TAUGHT)
def test_every_way_through_the_lesson_is_legal_and_ends_where_it_says(game: str) -> None:
    lesson = lesson_of(game)
    for choices in product(*lesson.wanted):
        match = begun(game)
        for number, choice in enumerate(choices):
            assert progress(lesson, match) == number
            assert match.asked == (LEARNER,)
            assert choice in awaited(lesson, match)
            match.act(LEARNER, choice)
            go_on(lesson, match)
        assert progress(lesson, match) == len(lesson.wanted)
        assert match.chances == len(lesson.chances)
        assert [len([s for s in match.steps if s.seat == seat]) for seat in range(1, lesson.seats)] == [
            len(moves) for moves in lesson.others
        ]
        assert match.over == (game not in OPEN_END)
        assert not match.over or match.winners() == [LEARNER]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_rules_that_a_lesson_teaches_exist(game: str) -> None:
    known = set(rules(game))
    assert [beat for beat in lesson_of(game).beats if beat.rule not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_says_only_what_has_words_and_nothing_is_forgotten(game: str, language: str) -> None:
    said = [f"lesson-{beat.text}" for beat in lesson_of(game).beats]
    assert len(set(said)) == len(said)
    assert set(messages_in(folder(game) / f"lesson.{language}.ftl")) == set(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_short_for_somebody_who_reads_slowly(game: str, language: str) -> None:
    lesson = lesson_of(game)
    words = sum(len(Message(game, f"lesson-{beat.text}", {}).text(language).split()) for beat in lesson.beats)
    minutes = words / SLOWLY + len(lesson.beats) * BEAT_S / 60
    assert minutes < (15 if game in OPEN_END else 5)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_choice_that_the_lesson_does_not_want_leaves_it(game: str) -> None:
    lesson, match = lesson_of(game), begun(game)
    other = [action for action in match.legal(LEARNER) if action.notation not in lesson.wanted[0]]
    if other:
        match.act(LEARNER, other[0])
        assert progress(lesson, match) is None
        assert awaited(lesson, match) == ()


def test_whoever_plays_on_after_a_lesson_is_led_no_more() -> None:
    lesson, match = lesson_of("wistar"), begun("wistar")
    for wants in lesson.wanted:
        match.act(LEARNER, wants[0])
        go_on(lesson, match)
    assert awaited(lesson, match) == ()
    match.act(LEARNER, "hut")
    assert progress(lesson, match) is None
