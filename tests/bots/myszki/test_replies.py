"""Myszki by the tiles that look best at once, and by what the others answer."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.myszki.last_tiles import LastTilesBot
from cheeseboard.bots.myszki.replies import Prospering, RepliesBot, depth_of, expectations, part_of, ways
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.core.bot import Prospect
from cheeseboard.core.moment import Chance
from cheeseboard.games.myszki.actions import CELLS, LAYS
from cheeseboard.games.myszki.state import CHOOSING, Myszki
from tests.bots.search.positions import decisions, some


def choices(seats: int, number: int) -> list[tuple[Myszki, int]]:
    """Choices of a cell, spread over a match by chance."""
    found = []
    for state, seat in some("myszki", seats, 9, 2 * number):
        assert isinstance(state, Myszki)
        if state.stage == CHOOSING:
            found.append((state, seat))
    return found


@pytest.mark.parametrize("seats", [2, 3])
def test_the_ways_that_are_tried_are_those_with_the_highest_lead_by_the_rules(seats: int) -> None:
    for state, seat in choices(seats, 8):
        leads = {}
        for cell in state.legal(seat):
            chosen = state.copy()
            chosen.play(seat, cell)
            for lay in chosen.legal(seat):
                laid = chosen.copy()
                laid.play(seat, lay)
                scores = [int(score) for score in laid.scores()]
                others = scores[:seat] + scores[seat + 1 :]
                leads[cell, lay] = scores[seat] - max(others) - 0.1 * sum(others)
        found = ways(state.copy(), seat, cb.Rng(1))
        best = sorted(leads.values(), reverse=True)[: depth_of(seats).kept]
        assert [leads[CELLS[way.cell], LAYS[way.kind]] for way in found] == pytest.approx(best)


def test_it_weighs_without_changing_what_it_is_shown_and_the_same_way_for_a_seed() -> None:
    bot = RepliesBot(Budget(24), 0.3)
    for state, seat in some("myszki", 3, 9, 8):
        before = repr(state)
        chosen = bot.choose(state, seat, cb.Rng(2))
        assert repr(state) == before
        assert state.refusal(seat, chosen) is None
        assert bot.choose(state, seat, cb.Rng(2)) is chosen


def test_a_part_of_a_budget_is_of_its_rollouts_and_never_none_of_them() -> None:
    parts = [part_of(Budget(*each), 0.18) for each in ((400, 1.0), (3, 0.0), (0, 0.5))]
    assert [(part.rollouts, part.seconds) for part in parts] == [(72, 1.0), (1, 0.0), (0, 0.5)]


def test_whoever_is_told_to_stop_takes_the_highest_lead() -> None:
    cancel = Cancel()
    cancel.tell()
    bot = RepliesBot(Budget(1_000_000, 0.0, cancel), 0.3)
    for state, seat in choices(2, 4):
        assert bot.choose(state, seat, cb.Rng(2)) is CELLS[ways(state.copy(), seat, cb.Rng(2))[0].cell]


def test_at_the_end_what_is_expected_are_the_points() -> None:
    last = [state for state, _ in decisions("myszki", 3, 4)][-1]
    assert isinstance(last, Myszki)
    while isinstance(last.now, cb.Ask):
        seat = last.now.seats[0]
        last.play(seat, last.legal(seat)[0])
    assert expectations(last) == pytest.approx([float(score) for score in last.scores()])


def test_before_it_free_cells_promise_cheese_and_are_a_risk() -> None:
    game = cb.find_game("myszki")
    state = game.start(2, game.choose_options({}))
    rng = cb.Rng(1)
    while isinstance(now := state.now, Chance):
        state.settle(now.law.draw(rng))
    assert isinstance(state, Myszki)
    expected = {}
    for kind in (0, 1, 11):  # a mouse, a supermouse, a cheese
        table = state.copy()
        table.hands[0] = 1 << 3 * kind
        table.play(0, LAYS[kind])
        expected[kind] = expectations(table)
    assert 0 < expected[0][0] < expected[1][0]  # nothing catches a supermouse
    assert expected[11] == [0, 0]
    assert expected[0][1] == 0


def test_what_free_cells_promise_and_risk_can_be_told() -> None:
    state, seat = some("myszki", 2, 9, 8)[4]
    assert isinstance(state, Myszki)
    usual, bold, timid = (expectations(state, *each)[seat] for each in ((), (0.7, 0.25), (0.35, 0.5)))
    assert timid < usual < bold
    chances = [Prospering(*each).chance(state, seat) for each in ((), (0.5, 0.25, 0.5), (0.5, 0.25, 5.0))]
    assert chances[0] == chances[1]
    assert abs(chances[2] - 0.5) < abs(chances[1] - 0.5)  # a lead counts for less


def test_it_judges_by_the_prospect_that_it_is_given() -> None:
    positions = choices(2, 6)
    found = []
    for prospect in (None, Prospering(), Prospering(3.0, 0.0)):
        bot = RepliesBot(Budget(24), 0.3, prospect)
        found.append([bot.choose(state.copy(), seat, cb.Rng(2)) for state, seat in positions])
    assert found[0] == found[1] != found[2]


class Counting(Prospect):
    """Takes everything for even, and knows how many tiles were on the table and who would have been asked."""

    def __init__(self) -> None:
        self.seen: set[tuple[int, int]] = set()

    def chance(self, state: cb.State, seat: int) -> float:
        assert isinstance(state, Myszki)
        assert isinstance(state.now, cb.Ask)
        self.seen.add((len(state.laid), state.now.seats[0]))
        return 0.5


@pytest.mark.parametrize(("seats", "replies"), [(2, 2), (3, 1), (4, 1)])
def test_where_two_play_the_seat_itself_lays_the_last_tile_elsewhere_the_next_player(seats: int, replies: int) -> None:
    for state, seat in choices(seats, 3):
        counting = Counting()
        RepliesBot(Budget(200), 0.3, counting).choose(state.copy(), seat, cb.Rng(2))
        assert counting.seen == {(len(state.laid) + 1 + replies, (seat + 1 + replies) % seats)}


def test_hard_plays_by_it_until_the_last_tiles() -> None:
    game = cb.find_game("myszki")
    hard = find_level(game, "hard")
    bot = make_bot(game, hard._replace(seconds=0.0))
    assert isinstance(bot, LastTilesBot)
    state, seat = choices(2, 4)[1]
    replies = RepliesBot(Budget(hard.rollouts), hard.margin)
    assert bot.choose(state.copy(), seat, cb.Rng(3)) is replies.choose(state.copy(), seat, cb.Rng(3))
