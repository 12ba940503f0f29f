"""Results and ratings of a match are saved with its last move, once."""

from __future__ import annotations

import asyncio

import pytest

from cheeseboard.core.rng import Rng
from cheeseboard.server.live import merging
from cheeseboard.server.live.floor import Floor
from cheeseboard.server.store import ratings, results, tables
from cheeseboard.server.store.engine import Database
from cheeseboard.server.tables import commands
from cheeseboard.server.tables.outcome import outcome
from tests.server.live.playing import TABLE, act, begin, open_floor
from tests.server.tables.seated import EMA, EVA, JAN, PETR


async def until_the_last_move(floor: Floor, rng: Rng) -> tuple[int, str, int]:
    """Play until the next choice ends the match: who makes it, which one, and the question."""
    while True:
        stage = (await floor.open(TABLE)).stage
        seat = stage.match.asked[0]
        action = stage.match.state.sample(seat, rng).notation
        draft = stage.match.copy()
        draft.act(seat, action)
        if draft.over:
            return seat, action, stage.asks[seat]
        await act(floor, seat, action, stage.asks[seat])


def test_results_and_ratings_come_with_the_last_move(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as here, open_floor(peopled) as there:
            await begin(here, "kocour", EMA, PETR, rated=True)
            seat, action, ask = await until_the_last_move(here, Rng(2))
            assert peopled.read(lambda each: results.of_table(each, TABLE)) == []
            await there.open(TABLE)
            sent = await asyncio.gather(  # both processes are sent the last move
                act(here, seat, action, ask), act(there, seat, action, ask), return_exceptions=True
            )
            assert sum([isinstance(one, int) for one in sent]) == 1
            match = here.rooms[TABLE].stage.match
            found = peopled.read(lambda each: results.of_table(each, TABLE))
            players = [results.person(EMA), results.person(PETR)]
            assert [one.player for one in found] == players
            assert [one.score for one in found] == match.scores()
            rated = peopled.read(lambda each: ratings.of_players(each, players, "kocour"))
            assert [rated[player].matches for player in players] == [1, 1]
            assert peopled.read(lambda each: tables.find(each, TABLE)).status == "over"

    asyncio.run(run())


def test_a_seat_that_a_bot_has_stood_in_for_counts_for_its_person(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "kocour", EMA, "random")
            await floor.command(TABLE, lambda table: commands.stand_in(table, EMA, 0, "random", "left", floor.now()))
            seat, action, ask = await until_the_last_move(floor, Rng(2))
            await act(floor, seat, action, ask)
        found = peopled.read(lambda each: results.of_table(each, TABLE))
        assert [one.player for one in found] == [results.person(EMA), results.bot("random")]
        assert [one.mu for one in found] == [None, None]

    asyncio.run(run())


def test_a_seat_that_was_handed_over_counts_for_whoever_sat_down_first(peopled: Database) -> None:
    """Nobody gets rid of a loss, or is given a win, by a link. Petr was a guest, and has logged in as Eva since."""

    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "kocour", EMA, PETR, rated=True)
            await floor.command(TABLE, lambda table: commands.hand_over(table, PETR, 1, JAN, "Jan", floor.now()))
            peopled.write(lambda each: merging.merge(each, PETR, EVA, floor.now()))
            seat, action, ask = await until_the_last_move(floor, Rng(2))
            await act(floor, seat, action, ask)
            told = outcome(floor.rooms[TABLE].stage)
        assert told is not None
        assert (told.rated, told.handed) == (True, (1,))
        found = peopled.read(lambda each: results.of_table(each, TABLE))
        assert [one.player for one in found] == [results.person(EMA), results.person(EVA)]
        assert [(one.name, one.stood_in, one.mu is None) for one in found] == [
            ("Ema", False, False),
            ("Petr", True, False),
        ]
        rated = peopled.read(lambda each: ratings.of_players(each, [results.person(JAN)], "kocour"))
        assert rated[results.person(JAN)].matches == 0

    asyncio.run(run())


@pytest.mark.parametrize("seats", [(EMA, "random"), (EMA, "random", "random"), (EMA, "beside")])
def test_what_the_table_says_of_ratings_is_what_happens_to_them(peopled: Database, seats: tuple[str, ...]) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "kocour", *seats, rated=True)
            seat, action, ask = await until_the_last_move(floor, Rng(2))
            await act(floor, seat, action, ask)
            told = outcome(floor.rooms[TABLE].stage)
        found = peopled.read(lambda each: results.of_table(each, TABLE))
        assert told is not None
        assert {one.mu is not None for one in found} == {told.rated}

    asyncio.run(run())


def test_a_match_that_is_given_up_has_no_result(peopled: Database) -> None:
    async def run() -> None:
        async with open_floor(peopled) as floor:
            await begin(floor, "kocour", EMA, "random", rated=True)
            await floor.command(TABLE, lambda table: commands.close(table, EMA, "given-up", floor.now()))
        assert peopled.read(lambda each: results.of_table(each, TABLE)) == []
        stored = peopled.read(lambda each: tables.find(each, TABLE))
        assert (stored.status, stored.thinking) == ("closed", False)

    asyncio.run(run())
