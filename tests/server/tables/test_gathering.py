"""Gathering: who may sit where, and when the match can begin."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from cheeseboard.core.fair import commitment
from cheeseboard.core.refusal import Problem
from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId, TableId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import DaysPerMove, NoClock, PerMatch
from cheeseboard.server.tables.gathering import (
    add_nonce,
    arrange,
    check_ready,
    free,
    invite,
    leave,
    put_bot,
    set_up,
    sit,
    sit_beside,
    sit_own_bot,
)
from cheeseboard.server.tables.head import Head, Parent, decode_head, encode_head, new_head
from cheeseboard.server.tables.problem import Broken
from cheeseboard.server.tables.seating import Bot, Local, Open, Person, record_names
from cheeseboard.server.tables.table import Table
from cheeseboard.text import LANGUAGES
from tests.server.tables.seated import EMA, JAN, NOON, PETR, SECRET
from tests.server.tables.seated import set_up as table_of

QWIXX = find_game("qwixx")


@pytest.fixture
def head() -> Head:
    """Ema has set up a table for three and sits at it."""
    return sit(new_head(TableId("t"), QWIXX, {}, 3, EMA, "c"), 0, EMA, "Ema", "1")


def problem(call: Callable[[], object]) -> str:
    """The code of the problem; it has a sentence in every language."""
    with pytest.raises(Problem) as found:
        call()
    assert len({found.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    return found.value.code


def test_a_new_table_is_open_and_pinned_to_the_newest_rules() -> None:
    head = new_head(TableId("t"), QWIXX, {"mixx-a": True}, 2, EMA, "c")
    assert (head.seats, head.rules) == ((Open(), Open()), QWIXX.rules)
    assert head.options == {"solo": False, "mixx-a": True, "mixx-b": False}


def test_a_table_that_the_game_is_not_for_is_not_set_up() -> None:
    assert problem(lambda: new_head(TableId("t"), QWIXX, {}, 9, EMA, "c")) == "seats"
    assert problem(lambda: new_head(TableId("t"), QWIXX, {"cheese": True}, 2, EMA, "c")) == "option-unknown"


def test_a_person_sits_down_and_leaves_with_all_at_their_screen(head: Head) -> None:
    full = sit_beside(sit(head, 1, PETR, "Petr", "2"), 2, EMA, "Babi", "3")
    assert full.seats == (Person(EMA, "Ema", "1"), Person(PETR, "Petr", "2"), Local(EMA, "Babi", "3"))
    assert leave(full, EMA).seats == (Open(), Person(PETR, "Petr", "2"), Open())


def test_a_kept_seat_is_for_the_invited_or_for_who_has_the_link(head: Head) -> None:
    kept = invite(head, EMA, 1, PETR, "Petr")
    assert problem(lambda: sit(kept, 1, JAN, "Jan", "3")) == "seat-taken"
    assert sit(kept, 1, PETR, "Petr", "2").seats[1] == Person(PETR, "Petr", "2")
    assert sit(invite(head, EMA, 1), 1, JAN, "Jan", "3", by_link=True).seats[1] == Person(JAN, "Jan", "3")


def test_what_cannot_be_done_is_told(head: Head) -> None:
    bot = put_bot(head, EMA, 1, "greedy", QWIXX)
    for call, code in (
        (lambda: sit(head, 0, PETR, "Petr", "2"), "seat-taken"),
        (lambda: sit(bot, 1, PETR, "Petr", "2"), "seat-taken"),
        (lambda: sit(head, 1, EMA, "Ema 2", "2"), "already-seated"),
        (lambda: sit(head, 1, PETR, "Ema", "2"), "name-taken"),
        (lambda: sit(head, 1, PETR, "", "2"), "name-missing"),
        (lambda: sit(head, 1, PETR, "x" * 41, "2"), "name"),
        (lambda: sit(head, 1, PETR, "greedy (bot)", "2"), "name-of-bot"),
        (lambda: sit(head, 1, PETR, "Petr", ""), "nonce"),
        (lambda: sit(head, 1, PETR, "Petr", "n" * 65), "nonce"),
        (lambda: sit(head, 3, PETR, "Petr", "2"), "no-seat"),
        (lambda: sit(head, -1, PETR, "Petr", "2"), "no-seat"),
        (lambda: sit_beside(head, 1, PETR, "Petr", "2"), "not-seated"),
        (lambda: sit_beside(head, 0, EMA, "Babi", "2"), "seat-taken"),
        (lambda: leave(head, PETR), "not-seated"),
        (lambda: put_bot(head, PETR, 1, "greedy", QWIXX), "creator-only"),
        (lambda: put_bot(head, EMA, 0, "greedy", QWIXX), "seat-taken"),
        (lambda: put_bot(head, EMA, 1, "godlike", QWIXX), "bot-unknown"),
        (lambda: invite(head, PETR, 1), "creator-only"),
        (lambda: invite(head, EMA, 0), "seat-taken"),
        (lambda: free(head, EMA, 0), "seat-taken"),
        (lambda: free(bot, PETR, 1), "creator-only"),
        (lambda: set_up(head, PETR, QWIXX, {}, 3), "creator-only"),
        (lambda: set_up(sit(head, 2, PETR, "Petr", "2"), EMA, QWIXX, {}, 2), "seat-taken"),
        (lambda: set_up(head, EMA, QWIXX, {}, 6), "seats"),
        (lambda: set_up(replace(head, position="…"), EMA, QWIXX, {}, 3), "position-fixed"),
        (lambda: arrange(head, PETR, QWIXX, NoClock(), False, True, "greedy"), "creator-only"),
        (lambda: arrange(head, EMA, QWIXX, NoClock(), False, True, "godlike"), "bot-unknown"),
        (lambda: arrange(replace(head, position="…"), EMA, QWIXX, NoClock(), True, True, "greedy"), "position-rated"),
        (lambda: check_ready(head, PETR), "creator-only"),
        (lambda: check_ready(head, EMA), "seats-empty"),
    ):
        assert problem(call) == code


def test_a_seat_is_opened_again(head: Head) -> None:
    assert free(put_bot(head, EMA, 1, "greedy", QWIXX), EMA, 1) == head
    assert free(invite(head, EMA, 1), EMA, 1) == head
    beside = sit_beside(sit(head, 1, PETR, "Petr", "2"), 2, PETR, "Babi", "3")
    assert problem(lambda: free(beside, EMA, 2)) == "seat-taken"
    assert free(beside, PETR, 2).seats[2] == Open()


def test_other_options_and_another_number_of_seats(head: Head) -> None:
    changed = set_up(head, EMA, QWIXX, {"mixx-b": True}, 5)
    assert changed.options["mixx-b"] is True
    assert changed.seats == (*head.seats, Open(), Open())
    assert set_up(changed, EMA, QWIXX, {}, 3) == head


def test_how_the_match_is_played_is_arranged(head: Head) -> None:
    arranged = arrange(head, EMA, QWIXX, PerMatch(600, 5), True, False, "random")
    assert (arranged.clock, arranged.rated, arranged.spectators) == (PerMatch(600, 5), True, False)
    assert arranged.stand_in == "random"


def test_the_match_begins_when_every_seat_is_taken(head: Head) -> None:
    waiting = put_bot(invite(head, EMA, 1, PETR), EMA, 2, "greedy", QWIXX)
    assert problem(lambda: check_ready(waiting, EMA)) == "seats-empty"
    check_ready(sit(waiting, 1, PETR, "Petr", "2"), EMA)


def test_the_beginning_settles_nonces_and_names() -> None:
    table = Table.begin(table_of("qwixx", EMA, "greedy", "greedy", "random"), SECRET)
    entry = commands.start(table, EMA, NOON)
    assert entry.nonces == ("nonce of Ema", "bot", "bot", "bot")
    assert entry.names == ("Ema", "greedy 1 (bot)", "greedy 2 (bot)", "random (bot)")
    assert [who for who, _ in entry.steps] == ["*", "*"]


def test_nobody_waits_for_a_nonce_and_none_is_drawn() -> None:
    head = new_head(TableId("t"), QWIXX, {}, 4, EMA, commitment(SECRET))
    head = sit_beside(sit(head, 0, EMA, "Ema", None), 1, EMA, "Babi", None)
    robot, rival = PersonId("robot"), PersonId("rival")
    head = sit_own_bot(sit_own_bot(head, EMA, 2, robot, "Robot", None), EMA, 3, rival, "Rival", "7")
    assert commands.start(Table.begin(head, SECRET), EMA, NOON).nonces == ("", "", "bot", "7")


def test_a_nonce_is_given_for_ones_own_seats_and_bots(head: Head) -> None:
    full = sit_own_bot(sit_beside(head, 1, EMA, "Babi", None), EMA, 2, JAN, "Robot", None)
    assert add_nonce(full, EMA, 1, "b").seats[1] == Local(EMA, "Babi", "b")
    assert add_nonce(full, EMA, 2, "r") == add_nonce(full, JAN, 2, "r")
    assert add_nonce(full, EMA, 0, "1") == full
    assert add_nonce(full, EMA, 0, "2", instead=True).seats[0] == Person(EMA, "Ema", "2")
    for call, code in (
        (lambda: add_nonce(full, EMA, 0, "2"), "nonce-given"),
        (lambda: add_nonce(full, PETR, 0, "2"), "not-your-seat"),
        (lambda: add_nonce(full, JAN, 1, "2"), "not-your-seat"),
        (lambda: add_nonce(head, EMA, 1, "2"), "not-your-seat"),
        (lambda: add_nonce(put_bot(head, EMA, 1, "greedy", QWIXX), EMA, 1, "2"), "not-your-seat"),
        (lambda: add_nonce(full, EMA, 3, "2"), "no-seat"),
        (lambda: add_nonce(full, EMA, 1, ""), "nonce"),
        (lambda: add_nonce(full, EMA, 1, "n" * 65), "nonce"),
        (lambda: add_nonce(full, EMA, 1, "a\nb"), "nonce"),
    ):
        assert problem(call) == code


def test_a_record_names_a_single_bot_without_a_number() -> None:
    assert record_names((Bot("greedy"), Bot("random"))) == ("greedy (bot)", "random (bot)")


def test_a_match_begins_once_and_by_whoever_set_it_up() -> None:
    table = Table.begin(table_of("qwixx", EMA, PETR), SECRET)
    assert problem(lambda: commands.start(table, PETR, NOON)) == "creator-only"
    table.fold(commands.start(table, EMA, NOON))
    assert problem(lambda: commands.start(table, EMA, NOON)) == "has-begun"


def test_a_head_is_kept_as_json_without_the_secret(head: Head) -> None:
    full = replace(
        put_bot(invite(head, EMA, 1, PETR, "Petr"), EMA, 2, "greedy", QWIXX),
        clock=PerMatch(600, 5),
        parent=Parent(TableId("p"), "from", 7),
        position="…",
    )
    assert decode_head(encode_head(full)) == full
    assert SECRET.hex().encode() not in encode_head(full)


def test_fields_of_later_versions_are_passed_over(head: Head) -> None:
    later = encode_head(head)[:-1] + b',"colour":"red"}'
    assert decode_head(later) == head


@pytest.mark.parametrize(
    ("before", "after"),
    [(b'"rules":1', b'"rules":"1"'), (b'"kind":"open"', b'"kind":"throne"'), (b'"days":3', b'"days":0'), (b"}", b"")],
)
def test_a_damaged_head_is_refused(head: Head, before: bytes, after: bytes) -> None:
    data = encode_head(replace(head, clock=DaysPerMove(3)))
    assert before in data
    with pytest.raises(Broken) as broken:
        decode_head(data.replace(before, after))
    assert broken.value.code == "broken-head"
