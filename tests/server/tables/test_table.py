"""Commands: who may do what and when, and what comes of it. A command that is refused leaves no trace."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from cheeseboard.core.refusal import Problem, Refused
from cheeseboard.core.rng import Rng
from cheeseboard.registry import find_game
from cheeseboard.server.ids import PersonId
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.clocks import PerMatch, PerMove
from cheeseboard.server.tables.entries import Acted, CameBack, Entry, Started
from cheeseboard.server.tables.explaining import catalogue, why
from cheeseboard.server.tables.problem import Broken, Stale
from cheeseboard.server.tables.table import Table
from cheeseboard.server.tables.updates import snapshot
from cheeseboard.text import LANGUAGES
from tests.server.tables.seated import EMA, EVA, JAN, NOON, PETR, SECRET, Host, acted, set_up, started


@pytest.fixture
def host() -> Host:
    """Ema, Petr, a bot and somebody at Ema's screen play Qwixx, all asked at the same time."""
    return started("qwixx", EMA, PETR, "greedy", "beside", clock=PerMove(60))


def everything(table: Table) -> object:
    """All that a table is, to see whether something was left behind."""
    seen = [json.encode(snapshot(table, reader)) for reader in [None, *range(len(table.chairs))]]
    match = table.begun
    orders = None if match is None else dict(match.orders)
    return seen, dict(table.clocks.running), [*table.clocks.used], orders, [*table.changed_from], table.at


def refused(host: Host, call: Callable[[], Entry]) -> str:
    """The code of the refusal; nothing has changed, and there is a sentence in every language."""
    before = everything(host.table)
    with pytest.raises(Problem) as found:
        call()
    assert everything(host.table) == before
    assert all(found.value.sentence(language) for language in LANGUAGES)
    return found.value.code


# -- a choice


def test_a_person_plays_the_own_seat(host: Host) -> None:
    entry = commands.act(host.table, PETR, 1, 1, "-", NOON)
    assert (entry.by, acted(entry)) == (PETR, (1, "-"))


def test_a_person_plays_for_those_at_the_same_screen(host: Host) -> None:
    assert commands.act(host.table, EMA, 3, 1, "-", NOON).steps == ((3, "-"),)


def test_a_bot_plays_its_seat_and_no_person_does(host: Host) -> None:
    assert commands.act(host.table, "bot:greedy", 2, 1, "-", NOON).by == "bot:greedy"
    for by in (EMA, PETR, "bot:random", "greedy", "None"):
        assert refused(host, partial(commands.act, host.table, by, 2, 1, "-", NOON)) == "not-your-seat"


@pytest.mark.parametrize("by", [EMA, JAN, "bot:greedy", "bot:None", ""])
def test_nobody_plays_anothers_seat(host: Host, by: str) -> None:
    assert refused(host, lambda: commands.act(host.table, by, 1, 1, "-", NOON)) == "not-your-seat"


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_there_is_no_such_seat(host: Host, seat: int) -> None:
    assert refused(host, lambda: commands.act(host.table, EMA, seat, 1, "-", NOON)) == "seat-unknown"


def test_what_the_rules_refuse_is_refused_with_their_reason(host: Host) -> None:
    with pytest.raises(Refused) as found:
        commands.act(host.table, PETR, 1, 1, "r12", NOON)
    assert found.value.refusal.rule
    assert refused(host, lambda: commands.act(host.table, PETR, 1, 1, "dance", NOON)) == "unknown-action"


def test_a_command_changes_nothing_before_its_entry_is_folded(host: Host) -> None:
    before = everything(host.table)
    commands.act(host.table, PETR, 1, 1, "-", NOON)
    commands.order(started("gouda", EMA, PETR, options={"magic": True}).table, EMA, 0, "pass-all", NOON)
    assert everything(host.table) == before


def test_the_loser_of_a_race_is_stale_or_goes_on_where_the_winner_left(host: Host) -> None:
    """Two processes make an entry for the same revision; the one whose entry is not kept folds the other's."""
    other = host.again()
    host.act(1, "-")
    commands.act(other, PETR, 1, 1, "-", NOON)
    lost = commands.act(other, EMA, 0, 1, "-", NOON)
    other.fold(host.journal[-1])
    with pytest.raises(Stale):
        commands.act(other, PETR, 1, 1, "-", NOON)
    host.fold(commands.act(other, EMA, 0, 1, "-", lost.at))
    other.fold(host.journal[-1])
    assert everything(other) == everything(host.table)


def test_chance_comes_with_the_choice_and_is_not_drawn_by_folding(host: Host) -> None:
    for seat in (0, 1, 2):
        host.act(seat, "-")
    entry = host.act(3, "-")
    forged = replace(entry, steps=(*entry.steps[:1], *[("*", "1 1 1 1 1 1") for _ in entry.steps[1:]]))
    other = Table.begin(host.table.head, SECRET, [*host.journal[:-1], forged])
    assert len(other.match.steps) == len(host.table.match.steps)


def test_a_standing_order_answers_in_the_entry_that_asks(host: Host) -> None:
    host = started("gouda", EMA, PETR, options={"magic": True})
    luck = Rng(3)
    for person, seat in ((EMA, 0), (PETR, 1)):
        host.fold(commands.order(host.table, person, seat, "pass-all", host.at))
    answered = [len([who for who, _ in host.random_act(luck).steps if who != "*"]) for _ in range(12)]
    assert max(answered) > 1
    assert json.encode(snapshot(host.again(), 0)) == json.encode(snapshot(host.table, 0))
    host.fold(commands.order(host.table, EMA, 0, None, host.at))
    assert host.table.match.orders == {1: "pass-all"}
    assert refused(host, lambda: commands.order(host.table, EMA, 0, "dance", NOON)) == "order-unknown"


def test_why_is_told_to_who_has_the_seat(host: Host) -> None:
    assert why(host.table, PETR, 1, "-") is None
    found = why(host.table, PETR, 1, "r12")
    assert found is not None
    assert found["rule"]
    assert found["domain"] == "qwixx"
    with pytest.raises(Problem) as problem:
        why(host.table, EMA, 1, "-")
    assert problem.value.code == "not-your-seat"


def test_every_choice_that_is_offered_is_in_the_catalogue() -> None:
    for game in ("qwixx", "gouda", "wistar"):
        host = started(game, EMA, PETR)
        items: Any = catalogue(find_game(game), host.table.match.options)
        known = {item["action"] for item in items}
        assert {action.notation for action in host.table.match.legal(host.first())} <= known


def test_a_bot_that_stands_in_does_not_follow_the_persons_order() -> None:
    host = started("gouda", EMA, PETR, options={"magic": True})
    host.fold(commands.order(host.table, EMA, 0, "pass-all", host.at))
    host.fold(commands.stand_in(host.table, EMA, 0, "greedy", "left", host.at))
    assert host.table.match.orders == {}


# -- who plays


def test_a_bot_stands_in_and_the_person_comes_back(host: Host) -> None:
    host.fold(commands.stand_in(host.table, PETR, 1, "greedy", "left", NOON))
    assert (host.table.chairs[1].bot, host.table.thinking()) == ("greedy", [1, 2])
    assert refused(host, lambda: commands.act(host.table, PETR, 1, 1, "-", NOON)) == "away"
    assert refused(host, lambda: commands.stand_in(host.table, PETR, 1, "greedy", "left", NOON)) == "away"
    host.fold(commands.come_back(host.table, PETR, 1, NOON))
    assert host.table.thinking() == [2]
    host.act(1, "-")
    assert host.table.stand_ins == {1}


def test_only_who_has_a_seat_leaves_it_comes_back_or_hands_it_over(host: Host) -> None:
    for seat in (1, 2):
        calls: list[Callable[[], Entry]] = [
            partial(commands.stand_in, host.table, EMA, seat, "greedy", "left", NOON),
            partial(commands.come_back, host.table, EMA, seat, NOON),
            partial(commands.hand_over, host.table, EMA, seat, EVA, "Eva", NOON),
            partial(commands.undo, host.table, EMA, seat, NOON),
            partial(commands.order, host.table, EMA, seat, None, NOON),
            partial(commands.ask_back, host.table, EMA, seat, 0, NOON),
        ]
        assert {refused(host, call) for call in calls} == {"not-your-seat"}
    assert refused(host, lambda: commands.come_back(host.table, PETR, 1, NOON)) == "not-away"
    assert refused(host, lambda: commands.stand_in(host.table, PETR, 1, "godlike", "left", NOON)) == "bot-unknown"


def test_a_seat_is_handed_to_a_friend(host: Host) -> None:
    host.fold(commands.stand_in(host.table, PETR, 1, "greedy", "left", NOON))
    host.fold(commands.hand_over(host.table, PETR, 1, EVA, "Eva", NOON))
    assert host.table.names == ("Ema", "Eva", "", "Guest 3")
    host.act(1, "-")
    assert refused(host, lambda: commands.come_back(host.table, PETR, 1, NOON)) == "not-your-seat"
    assert host.table.match.names[1] == "Petr"  # a record keeps the names that it began with


def test_nobody_is_handed_a_second_seat_or_a_name_that_is_taken(host: Host) -> None:
    assert refused(host, lambda: commands.hand_over(host.table, PETR, 1, EMA, "Eva", NOON)) == "already-seated"
    assert refused(host, lambda: commands.hand_over(host.table, PETR, 1, JAN, "Ema", NOON)) == "name-taken"
    assert refused(host, lambda: commands.hand_over(host.table, PETR, 1, JAN, "x (bot)", NOON)) == "name-of-bot"


# -- the end


def test_after_the_end_nothing_can_be_done() -> None:
    host = started("kocour", EMA, PETR).play(Rng(1))
    calls: list[Callable[[], Entry]] = [
        lambda: commands.order(host.table, EMA, 0, None, NOON),
        lambda: commands.undo(host.table, EMA, 0, NOON),
        lambda: commands.ask_back(host.table, EMA, 0, 0, NOON),
        lambda: commands.agree(host.table, EMA, NOON),
        lambda: commands.decline(host.table, EMA, NOON),
        lambda: commands.stand_in(host.table, EMA, 0, "greedy", "left", NOON),
        lambda: commands.come_back(host.table, EMA, 0, NOON),
        lambda: commands.hand_over(host.table, EMA, 0, JAN, "Jan", NOON),
        lambda: commands.time_out(host.table, 0, NOON),
        lambda: commands.close(host.table, EMA, "given-up", NOON),
    ]
    assert {refused(host, call) for call in calls} == {"is-over"}
    assert refused(host, lambda: commands.act(host.table, EMA, 0, 1, "stop", NOON)) == "stale"
    assert (host.table.status, host.table.asks, host.table.deadlines()) == ("over", {}, {})


def test_before_the_beginning_nothing_can_be_played() -> None:
    host = Host(set_up("kocour", EMA, PETR))
    assert host.table.status == "gathering"
    assert refused(host, lambda: commands.act(host.table, EMA, 0, 1, "stop", NOON)) == "not-begun"


def test_the_last_person_may_close_the_table(host: Host) -> None:
    assert refused(host, lambda: commands.close(host.table, EMA, "given-up", NOON)) == "others-play"
    host.fold(commands.stand_in(host.table, PETR, 1, "greedy", "left", NOON))
    assert refused(host, lambda: commands.close(host.table, PETR, "given-up", NOON)) == "others-play"
    host.fold(commands.close(host.table, EMA, "given-up", NOON))
    assert (host.table.status, host.table.asks, host.table.deadlines()) == ("closed", {}, {})
    assert refused(host, lambda: commands.act(host.table, EMA, 0, 1, "-", NOON)) == "stale"
    assert refused(host, lambda: commands.close(host.table, None, "abandoned", NOON)) == "is-closed"


def test_while_people_gather_who_set_up_the_table_may_close_it() -> None:
    host = Host(set_up("kocour", EMA, PETR))
    assert refused(host, lambda: commands.close(host.table, PETR, "given-up", NOON)) == "creator-only"
    host.fold(commands.close(host.table, EMA, "given-up", NOON))
    assert host.table.status == "closed"


def test_the_server_may_close_an_abandoned_table(host: Host) -> None:
    host.fold(commands.close(host.table, None, "abandoned", NOON))
    assert host.table.closed == "abandoned"


# -- a journal that does not hold


def broken(head_changes: dict[str, object], entries: list[Entry], secret: bytes = SECRET) -> tuple[str, int]:
    head = replace(set_up("qwixx", EMA, PETR, clock=PerMatch(60)), **head_changes)
    with pytest.raises(Broken) as found:
        Table.begin(head, secret, entries)
    assert len({found.value.sentence(language) for language in LANGUAGES}) == len(LANGUAGES)
    return found.value.code, found.value.revision


def test_a_table_that_this_code_cannot_play_is_broken() -> None:
    assert broken({"rules": 99}, []) == ("broken-rules", 0)
    assert broken({"game": "chess"}, []) == ("broken-game", 0)
    assert broken({}, [], secret=b"another") == ("broken-secret", 0)


def test_a_journal_that_does_not_follow_the_rules_is_broken() -> None:
    start = started("qwixx", EMA, PETR, clock=PerMatch(60)).journal[0]
    assert isinstance(start, Started)
    come = CameBack(at=NOON, by=EMA, seat=7)
    journals: list[list[Entry]] = [
        [start, start],
        [replace(start, nonces=("one",))],
        [replace(start, steps=(("*", "9"),))],
        [replace(start, steps=((0, "-"),))],
        [start, Acted(at=NOON, by=EMA, steps=((0, "r12"),))],
        [start, Acted(at=NOON, by=EMA, steps=((0, "dance"),))],
        [start, Acted(at=NOON, by=EMA, steps=((9, "-"),))],
        [start, Acted(at=NOON, by=EMA, steps=(("*", "1 1 1 1 1 1"),))],
        [start, come],
        [Acted(at=NOON, by=EMA, steps=((0, "-"),))],
    ]
    for entries in journals:
        assert broken({}, entries) == ("broken-step", len(entries))


def test_a_match_goes_on_by_the_rules_that_it_was_set_up_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("qwixx")
    before = type(game)()
    host = started("qwixx", EMA, PETR)
    monkeypatch.setattr(game, "rules", 2, raising=False)
    monkeypatch.setattr(game, "versions", lambda: {1: before, 2: game}, raising=False)
    again = host.again()
    assert (again.head.rules, again.match.game) == (1, before)
    assert '"rules": 1' in again.match.record()
    assert set_up("qwixx", EMA, PETR).rules == 2
    monkeypatch.setattr(game, "versions", lambda: {2: game}, raising=False)
    with pytest.raises(Broken) as broken:
        host.again()
    assert broken.value.code == "broken-rules"


def test_persons_are_told_apart_by_id_not_by_name(host: Host) -> None:
    assert refused(host, lambda: commands.act(host.table, PersonId("Petr"), 1, 1, "-", NOON)) == "not-your-seat"
