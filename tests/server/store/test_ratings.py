"""Results are written once, and ratings follow them."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from sqlalchemy import Connection

from cheeseboard.server.ids import TableId
from cheeseboard.server.store import ratings, results, statistics
from cheeseboard.server.store.engine import Database
from cheeseboard.server.store.errors import Taken
from cheeseboard.server.store.ratings import Finished, Rating, rated
from cheeseboard.server.store.results import After, Player
from cheeseboard.server.store.statistics import Tally
from tests.server.store.examples import EMA, PETR, set_up, welcome_two

E, P, GREEDY = results.person(EMA), results.person(PETR), results.bot("greedy")
TABLES = [TableId(f"t{n}") for n in range(12)]


@pytest.fixture(autouse=True)
def many_tables(database: Database) -> None:
    def work(connection: Connection) -> None:
        welcome_two(connection)
        for table in TABLES:
            set_up(connection, table)

    database.write(work)


def finish(
    database: Database, table: TableId, places: dict[Player, int], is_rated: bool = True, public: bool = True
) -> None:
    finished = [Finished(seat, player, place, 10 * place) for seat, (player, place) in enumerate(places.items())]
    at = 1000 + TABLES.index(table)
    database.write(lambda c: ratings.settle(c, table, "qwixx", finished, at, is_rated=is_rated, public=public))


def rating(database: Database, player: Player) -> Rating:
    return database.read(lambda connection: ratings.find(connection, player, "qwixx"))


def test_who_wins_rises_and_all_become_surer(database: Database) -> None:
    finish(database, TABLES[0], {E: 1, P: 2, GREEDY: 3})
    winner, second, last = (rating(database, player) for player in (E, P, GREEDY))
    assert winner.mu > second.mu > last.mu
    assert all(each.sigma < Rating().sigma and each.matches == 1 for each in (winner, second, last))
    assert rating(database, results.person(EMA)) == winner
    written = database.read(lambda connection: results.of_table(connection, TABLES[0]))
    assert [(result.player, result.mu) for result in written] == [(E, winner.mu), (P, second.mu), (GREEDY, last.mu)]
    best = database.read(lambda connection: ratings.best(connection, "qwixx", 2))
    assert [player for player, _ in best] == [E, P]


def test_equals_who_tie_stay_equal() -> None:
    one, other = rated([Rating(), Rating()], [1, 1])
    assert one.mu == pytest.approx(other.mu)


def test_a_match_counts_once(database: Database) -> None:
    finish(database, TABLES[0], {E: 1, P: 2})
    before = rating(database, E)
    with pytest.raises(Taken):
        finish(database, TABLES[0], {E: 1, P: 2})
    assert rating(database, E) == before


@pytest.mark.parametrize("finished", [[(E, 1)], [(E, 1), (E, 2)]])
def test_nobody_is_rated_against_themselves(database: Database, finished: list[tuple[Player, int]]) -> None:
    seats = [Finished(seat, player, place, 0) for seat, (player, place) in enumerate(finished)]
    database.write(lambda connection: ratings.settle(connection, TABLES[0], "qwixx", seats, 1000, is_rated=True))
    assert rating(database, E) == Rating()


def test_a_match_that_is_not_rated_is_kept_all_the_same(database: Database) -> None:
    finish(database, TABLES[0], {E: 1, P: 2}, is_rated=False)
    assert rating(database, E) == Rating()
    assert [result.sigma for result in database.read(lambda c: results.of_table(c, TABLES[0]))] == [None, None]


def test_matches_that_end_at_once_all_count(database: Database) -> None:
    start = threading.Barrier(len(TABLES))

    def end(n: int) -> None:
        start.wait()
        finish(database, TABLES[n], {E: 1, P: 2} if n % 2 else {P: 1, E: 2})

    threads = [threading.Thread(target=end, args=[n]) for n in range(len(TABLES))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [rating(database, player).matches for player in (E, P)] == [len(TABLES)] * 2


def test_somebodys_matches_and_what_they_add_up_to(database: Database) -> None:
    for n, place in enumerate((1, 2, 1)):
        finish(database, TABLES[n], {E: place, P: 3 - place})
    finish(database, TABLES[3], {E: 1})
    theirs = database.read(lambda connection: results.of_player(connection, E, 2, "qwixx"))
    assert [result.table for result in theirs] == [TABLES[3], TABLES[2]]
    last = After(theirs[-1].at, theirs[-1].table, theirs[-1].seat)
    older = database.read(lambda connection: results.of_player(connection, E, 9, after=last))
    assert [result.table for result in older] == [TABLES[1], TABLES[0]]


def test_what_the_results_add_up_to(database: Database) -> None:
    for n, place in enumerate((1, 2, 1)):
        finish(database, TABLES[n], {E: place, P: 3 - place})
    finish(database, TABLES[3], {E: 1})
    finish(database, TABLES[4], {E: 2, GREEDY: 1, P: 3}, is_rated=False)
    finish(database, TABLES[5], {E: 1, GREEDY: 2}, public=False)
    (found,) = database.read(lambda connection: statistics.of_player(connection, E, everything=True))
    assert (found.matches, found.wins, found.rated, found.best, found.mean) == (6, 3, 4, 20, 80 / 6)
    assert found.places == {1: {1: 1}, 2: {1: 3, 2: 1}, 3: {2: 1}}
    assert found.against == {
        "nobody": Tally(1, 0),
        "people": Tally(3, 2),
        "both": Tally(1, 0),
        "bots": Tally(1, 1),
    }
    (shown,) = database.read(lambda connection: statistics.of_player(connection, E, everything=False))
    assert (shown.matches, shown.wins, "bots" in shown.against) == (5, 2, False)


def test_others_see_what_anybody_could_see_and_where_they_sat(database: Database) -> None:
    finish(database, TABLES[0], {E: 1, P: 2})
    finish(database, TABLES[1], {E: 1, P: 2}, public=False)
    finish(database, TABLES[2], {E: 1, GREEDY: 2}, public=False)

    def seen_by(reader: Player | None) -> set[TableId]:
        found = database.read(lambda connection: results.of_player(connection, E, 9, reader=reader))
        return {result.table for result in found}

    assert [seen_by(reader) for reader in (E, P, None)] == [{*TABLES[:3]}, {*TABLES[:2]}, {TABLES[0]}]


def test_everybody_has_a_place_in_the_ranking(database: Database) -> None:
    finish(database, TABLES[0], {E: 1, P: 2, GREEDY: 3})
    order = [player for player, _ in database.read(lambda connection: ratings.best(connection, "qwixx", 9))]
    assert order == [E, P, GREEDY]
    assert [player for player, _ in database.read(lambda c: ratings.best(c, "qwixx", 1, first=1))] == [P]
    ranks = [database.read(partial(ratings.rank, game="qwixx", rating=rating(database, player))) for player in order]
    assert ranks == [1, 2, 3]
