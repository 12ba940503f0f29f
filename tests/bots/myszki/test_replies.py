"""Myszki by the others' replies: what is expected of them is compared with every hand that they can have."""

from __future__ import annotations

from itertools import combinations

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.myszki.foreseeing import ways
from cheeseboard.bots.myszki.knowledge import LEARNT, worths_for
from cheeseboard.bots.myszki.last_tiles import LastTilesBot
from cheeseboard.bots.myszki.replies import KEPT, Prophet, RepliesBot, likely_best
from cheeseboard.bots.myszki.survey import Way, best_by_kind, expected
from cheeseboard.bots.myszki.table import Table
from cheeseboard.bots.myszki.worths import Worths
from cheeseboard.bots.search.budget import Budget, Meter
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.core.multiset import ONE, count, many, total
from cheeseboard.games.myszki.components import HAND, KINDS
from cheeseboard.games.myszki.state import CHOOSING, Myszki
from tests.bots.myszki.surveying import any_worths, choices
from tests.bots.search.positions import decisions, some

PLENTY = Budget(10**9)


def tiles_of(multiset: int) -> list[int]:
    """Every tile by its kind."""
    return [kind for kind in range(len(KINDS)) for _ in range(count(multiset, kind))]


def hands_of(unseen: int) -> list[tuple[int, ...]]:
    """Every hand of these tiles, each as likely."""
    return [*combinations(tiles_of(unseen), min(HAND, total(unseen)))]


def late(seats: int, left: int, seed: int) -> tuple[Myszki, int]:
    """A choice of a cell where whoever comes next has no more than so many tiles."""
    for state, seat in decisions("myszki", seats, seed):
        assert isinstance(state, Myszki)
        after = (seat + 1) % seats
        if state.stage == CHOOSING and total(state.hands[after] + state.stacks[after]) <= left:
            return state.copy(), seat
    raise AssertionError("no such choice")


def replied(table: Table, worths: Worths, seat: int, other: int, drawn: tuple[int, int] | None) -> float:
    """By every hand: the chance after the reply; with a hand and a stack to draw from, after the own tile too."""
    unseen = table.left[other]
    found = best_by_kind(table, worths, other, unseen)
    chances = []
    for hand in hands_of(unseen):
        reply = max((each for kind in hand if (each := found[kind]) is not None), key=lambda way: way.lead)
        fresh = table.lay(other, reply.cell, reply.kind)
        if drawn is None:
            points = expected(table, worths, len(table.spots))
            chances.append(worths.chance(points, seat, len(table.spots)))
        else:
            chances.append(own(table, worths, seat, *drawn))
        table.take_up(other, reply.cell, reply.kind, fresh)
    return sum(chances) / len(chances)


def own(table: Table, worths: Worths, seat: int, hand: int, stack: int) -> float:
    """The chance after the best tile of the hand, or the one that is drawn from the stack."""
    found = best_by_kind(table, worths, seat, hand + stack)
    laid = len(table.spots) + 1

    def best(held: list[int]) -> float:
        return max(worths.chance(each.points, seat, laid) for kind in held if (each := found[kind]) is not None)

    draws = [[tile] for tile in tiles_of(stack)] or [[]]
    return sum(best(tiles_of(hand) + draw) for draw in draws) / len(draws)


@pytest.mark.parametrize("tiles", [[6, 1, 0, 1, 0, 0, 1], [1, 1, 1, 1], [2, 0, 1], [3], [1]])
def test_how_likely_a_kind_is_the_best_of_a_hand_is_what_all_hands_say(tiles: list[int]) -> None:
    unseen = many(tiles)
    leads = {kind: float((5 * kind) % 7) for kind in range(len(KINDS)) if count(unseen, kind)}
    by_kind = [Way(0, kind, [], leads[kind]) if kind in leads else None for kind in range(len(KINDS))]
    hands = hands_of(unseen)
    expected_of = dict.fromkeys(leads, 0.0)
    for hand in hands:
        expected_of[max(hand, key=lambda kind: leads[kind])] += 1.0 / len(hands)
    found = {way.kind: likely for likely, way in likely_best(by_kind, unseen)}
    assert found == pytest.approx({kind: likely for kind, likely in expected_of.items() if likely})
    assert sum(found.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(("seats", "left", "seed"), [(2, 8, 1), (2, 3, 2), (3, 7, 1), (4, 6, 3)])
def test_a_way_is_worth_what_every_hand_of_the_next_player_leaves(seats: int, left: int, seed: int) -> None:
    state, seat = late(seats, left, seed)
    worths, table = any_worths(seats), Table(state)
    prophet = Prophet(table, worths, state, seat, Meter(PLENTY))
    for way in ways(table, worths, state, seat, cb.Rng(1))[:5]:
        found = prophet.worth(way, False)
        fresh = table.lay(seat, way.cell, way.kind)
        assert found == pytest.approx(replied(table, worths, seat, (seat + 1) % seats, None))
        table.take_up(seat, way.cell, way.kind, fresh)


@pytest.mark.parametrize(("left", "seed"), [(6, 1), (5, 2), (3, 2), (1, 3)])
def test_further_it_is_worth_what_the_own_next_tile_makes_of_that(left: int, seed: int) -> None:
    state, seat = late(2, left, seed)
    worths, table = any_worths(2), Table(state)
    prophet = Prophet(table, worths, state, seat, Meter(PLENTY))
    for way in ways(table, worths, state, seat, cb.Rng(1))[:3]:
        rest = state.hands[seat] - ONE[way.kind]
        if not rest:
            continue
        found = prophet.worth(way, True)
        fresh = table.lay(seat, way.cell, way.kind)
        assert found == pytest.approx(replied(table, worths, seat, 1 - seat, (rest, state.stacks[seat])))
        table.take_up(seat, way.cell, way.kind, fresh)


def test_the_last_tile_of_all_is_judged_as_it_lies() -> None:
    state, seat = late(2, 1, 3)
    while total(state.hands[0]) + total(state.hands[1]) > 1:
        state.play(seat, state.legal(seat)[0])
        seat = int(state.active)
    worths, table = any_worths(2), Table(state)
    prophet = Prophet(table, worths, state, seat, Meter(PLENTY))
    for way in ways(table, worths, state, seat, cb.Rng(1))[:3]:
        points = worths.chance(way.points, seat, len(state.laid) + 1)
        assert prophet.worth(way, False) == prophet.worth(way, True) == pytest.approx(points)


@pytest.mark.parametrize("seats", [2, 3])
def test_it_weighs_without_changing_what_it_is_shown_and_the_same_way_for_a_seed(seats: int) -> None:
    bot = RepliesBot(Budget(40), any_worths(seats))
    for state, seat in some("myszki", seats, 9, 6):
        before = repr(state)
        chosen = bot.choose(state, seat, cb.Rng(2))
        assert repr(state) == before
        assert state.refusal(seat, chosen) is None
        assert bot.choose(state, seat, cb.Rng(2)) is chosen


def looked(seats: int, rollouts: int) -> str:
    state, seat = choices(seats, 3)[1]
    worths, table = any_worths(seats), Table(state)
    meter = Meter(Budget(rollouts))
    prophet = Prophet(table, worths, state, seat, meter)
    found = prophet.looked_at(ways(table, worths, state, seat, cb.Rng(2))[:KEPT], False)
    assert [way.worth for way in found] == sorted([way.worth for way in found], reverse=True)
    assert (len(found), meter.used) == (KEPT, KEPT)
    if seats == 2:
        found = prophet.looked_at(found, True)
    assert RepliesBot(Budget(rollouts), worths).choose(state.copy(), seat, cb.Rng(2)) is found[0].action(table)
    return str([(way.cell, way.kind) for way in found])


@pytest.mark.parametrize("seats", [2, 3])
def test_all_that_look_best_are_looked_into_and_where_two_play_as_many_further_as_the_budget_allows(seats: int) -> None:
    few, more = looked(seats, 60), looked(seats, 130)
    assert (few == more) == (seats > 2)
    assert few.count("(") < more.count("(") or seats > 2


def test_whoever_is_told_to_stop_takes_the_highest_lead() -> None:
    cancel = Cancel()
    cancel.tell()
    worths = any_worths(2)
    bot = RepliesBot(Budget(1_000_000, 0.0, cancel), worths)
    for state, seat in choices(2, 4):
        table = Table(state)
        furthest = ways(table, worths, state, seat, cb.Rng(2))[0]
        assert bot.choose(state.copy(), seat, cb.Rng(2)) is furthest.action(table)


def test_with_a_temperature_it_takes_others_too_the_best_most_often() -> None:
    state, seat = late(2, 8, 1)
    worths = any_worths(2)
    best = RepliesBot(Budget(24), worths).choose(state.copy(), seat, cb.Rng(1))
    by_warmth = [
        [RepliesBot(Budget(24), worths, warmth).choose(state.copy(), seat, cb.Rng(seed)) for seed in range(16)]
        for warmth in (1.0e-6, 0.3, 50.0)
    ]
    shares = [chosen.count(best) / len(chosen) for chosen in by_warmth]
    assert shares[0] == 1.0 > shares[1] > shares[2]


@pytest.mark.parametrize("laid", [0, 20, 48])
def test_a_chance_of_one_of_two_is_worth_the_lead_that_makes_it(laid: int) -> None:
    worths = any_worths(2)
    for lead in (-1.5, 0.0, 0.25, 2.0):
        assert worths.ahead(worths.chance([lead, 0.0], 0, laid), laid) == pytest.approx(lead)
    assert worths.ahead(0.0, laid) == -worths.ahead(1.0, laid) < -5.0


@pytest.mark.parametrize("seats", LEARNT)
def test_what_was_learnt_is_read_once_for_every_number_of_seats(seats: int) -> None:
    assert worths_for(seats) is worths_for(seats)
    assert worths_for(seats).seats == seats


def test_hard_plays_by_it_until_the_last_tiles() -> None:
    game = cb.find_game("myszki")
    hard = find_level(game, "hard")
    bot = make_bot(game, hard._replace(seconds=0.0))
    assert isinstance(bot, LastTilesBot)
    state, seat = choices(2, 4)[1]
    replies = RepliesBot(Budget(hard.rollouts))
    assert bot.choose(state.copy(), seat, cb.Rng(3)) is replies.choose(state.copy(), seat, cb.Rng(3))
