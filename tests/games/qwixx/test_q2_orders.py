"""Q2.7: standing orders for the others' rolls, and that they tell nothing."""

from __future__ import annotations

from collections import Counter

import pytest

import cheeseboard as cb
from cheeseboard.games.qwixx.state import FIRST, Qwixx
from tests.contract.table import Table
from tests.games.qwixx.by_the_book import SHEETS, Paper, Place
from tests.games.table import qwixx
from tests.rules import rule

ORDERS = ("never", "skip-0", "skip-1", "skip-2", "always")


def answers(position: str, seat: int = 1) -> dict[str, str | None]:
    """What each order answers for the seat, by notation."""
    state = qwixx(f"qwixx {position}").state
    found = {order: state.answer(seat, order) for order in ORDERS}
    return {order: None if answer is None else answer.notation for order, answer in found.items()}


def crossed_from(order: str, mark: str) -> dict[str, str]:
    """The cross, by this order and all that skip more; nothing by the others."""
    first = ORDERS.index(order)
    return {each: mark if number >= first else "-" for number, each in enumerate(ORDERS)}


def waiting(m: cb.Match) -> list[int]:
    """The seats that the table waits for."""
    return [*m.asked]


def rolled(dice: str, *orders: tuple[int, str]) -> cb.Match:
    """A match of three in which player 0 has rolled this; the orders were given before."""
    m = cb.new("qwixx", seats=3, chance="manual")
    for seat, order in orders:
        m.order(seat, order)
    m.settle(0)
    m.settle(dice)
    return m


# -- what is crossed


@rule("Q2.7")
@pytest.mark.parametrize(
    ("sheet", "dice", "order", "mark"),
    [
        ("-", "w1 w1", "skip-0", "r2"),
        ("-", "w1 w2", "skip-1", "r3"),
        ("-", "w1 w3", "skip-2", "r4"),
        ("-", "w1 w4", "always", "r5"),
        ("-", "w6 w6", "skip-0", "g12"),
        ("r2 r5", "w3 w3", "skip-0", "r6"),  # what was skipped before is lost already
        ("r5 y3 g9", "w4 w3", "skip-1", "r7"),
        ("g12 g9", "w4 w3", "skip-1", "g7"),
    ],
)
def test_q2_7_the_white_sum_where_it_skips_fewest_numbers(sheet: str, dice: str, order: str, mark: str) -> None:
    assert answers(f"classic first {dice} r1 y1 g1 b1\n> -\n  {sheet}") == crossed_from(order, mark)


@rule("Q2.7")
def test_q2_7_among_equals_the_row_with_most_crosses_then_the_uppermost() -> None:
    dice = "classic first w3 w3 r1 y1 g1 b1"
    assert answers(f"{dice}\n> -\n  r4 y2 y4 b8")["skip-1"] == "y6"
    assert answers(f"{dice}\n> -\n  r2 r4 y2 y4 b8")["skip-1"] == "r6"
    assert answers(f"{dice}\n> -\n  y4 b8")["skip-1"] == "y6"


@rule("Q2.7", "Q6.1", "Q6.2")
@pytest.mark.parametrize(
    ("position", "order", "mark"),
    [
        ("mixx-a first w1 w3 r1 y1 g1 b1\n> -\n  2:3", "skip-0", "2:4"),  # red, then green
        ("mixx-b first w1 w1 r1 y1 g1 b1\n> -\n  -", "skip-1", "g2"),
        ("mixx-b first w4 w4 r1 y1 g1 b1\n> -\n  r10 r2 g8", "skip-0", "r8"),
    ],
)
def test_q2_7_on_mixed_sheets_the_cells_of_the_row_are_counted(position: str, order: str, mark: str) -> None:
    assert answers(position) == crossed_from(order, mark)


def by_the_book(state: Qwixx, seat: int) -> dict[str, Place | None] | None:
    """What each order crosses, worked out with paper and pencil; None where the player is asked."""
    paper = Paper(state.layout.name, state.seats, state.active)
    for sheet in state.sheets:
        paper.crosses.append(
            {(row, place) for row in range(4) for place in range(11) if sheet.crosses >> 11 * row + place & 1}
        )
        paper.penalties.append(sheet.penalties)
    whites = state.faces()[:2]
    if any(place == 10 for other in range(state.seats) for _, place in paper.first(other, whites)):
        return None
    mine = paper.crosses[seat]
    worth = []
    for row, place in paper.first(seat, whites):
        before = [other for line, other in mine if line == row]
        worth.append((place - max(before, default=-1) - 1, -len(before), row, place))
    skipped, _, row, place = min(worth)
    most = {"never": -1, "skip-0": 0, "skip-1": 1, "skip-2": 2, "always": 11}
    return {order: (row, place) if skipped <= most[order] else None for order in ORDERS}


@rule("Q2.7", "Q2.1")
@pytest.mark.parametrize("layout", SHEETS)
@pytest.mark.parametrize("seats", [2, 4])
def test_q2_7_as_worked_out_with_paper_and_pencil(layout: str, seats: int) -> None:
    """Along matches; and of all orders together either a cross or nothing may have come, whatever the roll."""
    seen: Counter[object] = Counter()
    game = cb.find_game("qwixx")
    for seed in range(12):
        options = game.choose_options({} if layout == "classic" else {layout: True})
        m, rng = Table(game, seats, options).match(cb.Seeded(seed)), cb.Rng(seed)
        while not m.over:
            state = m.state
            assert isinstance(state, Qwixx)
            for seat in m.asked:
                told = [state.answer(seat, order) for order in ORDERS]
                expected = by_the_book(state, seat) if state.stage == FIRST and seat != state.active else None
                if expected is None:
                    assert told == [None] * len(ORDERS)
                    seen["asked"] += 1
                    continue
                marks = [
                    None if place is None else state.layout.marks[11 * place[0] + place[1]]
                    for place in expected.values()
                ]
                assert told == [mark or m.find("-") for mark in marks]
                assert {"-"} < {str(answer) for answer in told}
                seen[marks.count(None)] += 1
            seat = m.asked[rng.below(len(m.asked))]
            m.act(seat, game.greedy().choose(state, seat, rng) if rng.below(3) else m.state.sample(seat, rng))
    assert all(seen[each] > 10 for each in ("asked", 1, 2, 3, 4))


# -- when one is asked


@rule("Q2.7")
@pytest.mark.parametrize("order", ORDERS)
def test_q2_7_in_the_own_turn_one_is_asked(order: str) -> None:
    m = rolled("1 1 6 6 6 6", (0, order), (2, order))
    assert waiting(m) == [0, 1]
    m.act(0, "-")
    m.act(1, "-")
    assert waiting(m) == [0]  # the second action


@rule("Q2.7", "Q3.1")
@pytest.mark.parametrize(("one", "other"), [("r2 r3 r4 r5 r6", "y11"), ("y11", "r2 r3 r4 r5 r6")])
def test_q2_7_when_anybody_could_lock_a_row_all_are_asked(one: str, other: str) -> None:
    nobody = dict.fromkeys(ORDERS, None)
    position = f"classic first w6 w6 r1 y1 g1 b1\n> -\n  {one}\n  {other}\n  -"
    assert [answers(position, seat) for seat in (1, 2, 3)] == [nobody] * 3
    sealed = f"classic first w6 w6 r1 y1 g1 b1\n> -\n  {one} | 0 | -\n  {other} | 0\n  - | 0"
    assert answers(sealed, 3) == nobody  # also when the one who could has answered


@rule("Q2.7", "Q3.3")
def test_q2_7_a_row_that_is_closed_or_has_too_few_crosses_is_no_reason_to_ask() -> None:
    four = "classic first w6 w6 y1 g1 b1\n> r2 r3 r4 r5 r6 r12\n  r2 r3 r4 r5 r6\n  y2 y3 y4 y5"
    assert answers(four)["skip-0"] == "g12"


@rule("Q2.7", "Q6.3")
def test_q2_7_alone_there_is_nothing_to_order() -> None:
    m = cb.new("qwixx", seats=1, solo=True, seed=1)
    for order in ORDERS:
        m.order(0, order)
    assert waiting(m) == [0]
    assert m.game.orders_in(m.options) == ()


# -- in a match


@rule("Q2.7")
def test_q2_7_the_record_has_a_cross_or_a_pass_like_any_other() -> None:
    m = rolled("1 2 6 6 6 6", (1, "skip-1"), (2, "skip-0"))
    by_hand = rolled("1 2 6 6 6 6")
    by_hand.act(1, "r3")
    by_hand.act(2, "-")
    assert (waiting(m), m.record()) == ([0], by_hand.record())
    assert cb.load(m.record()).state == m.state
    m.act(0, "-")
    assert [line.lstrip("> ") for line in repr(m.state).splitlines()[1:]] == ["- | 0", "r3 | 0", "- | 0"]


@rule("Q2.7")
def test_q2_7_an_order_given_while_asked_answers_at_once_and_is_taken_back_with_its_answer() -> None:
    m = rolled("1 1 6 6 6 6")
    m.order(1, "always")
    assert waiting(m) == [0, 2]
    assert str(m.undo(1)) == "r2"
    assert (waiting(m), m.orders) == ([0, 1, 2], {})


@rule("Q2.7")
def test_q2_7_where_all_others_have_left_an_order_the_table_waits_for_the_active_player_only() -> None:
    m, rng = cb.new("qwixx", seats=5, seed=3), cb.Rng(3)
    for seat in range(5):
        m.order(seat, ORDERS[seat])
    alone = together = 0
    while not m.over:
        state = m.state
        assert isinstance(state, Qwixx)
        if waiting(m) == [state.active]:
            alone += 1
        else:
            assert state.may_lock()
            together += 1
        m.act(m.asked[0], m.state.sample(m.asked[0], rng))
    assert alone > 10 * together
    assert cb.load(m.record()).state == m.state


@rule("Q2.7")
def test_q2_7_the_orders_of_the_game_and_no_others() -> None:
    m = cb.new("qwixx", seed=1)
    assert m.game.orders == ORDERS
    with pytest.raises(cb.Problem) as problem:
        m.order(0, "skip-3")
    assert problem.value.code == "order-unknown"


# -- secrecy


def known(m: cb.Match, observer: int | None) -> tuple[object, ...]:
    """All that the match lets an observer know."""
    told = [(told.step, told.event.key, told.event.facts()) for told in m.events(observer)]
    public = (cb.to_json(m.view(observer)), m.record_for(observer), told, m.asked)
    if observer is None:
        return public
    return (*public, m.state.features(observer), m.legal(observer), repr(m.undoable(observer)))


@rule("Q2.7", "Q2.1")
@pytest.mark.parametrize("dice", ["1 1", "1 2", "1 3", "3 4"])
def test_q2_7_nobody_can_tell_which_order_it_was_or_what_it_answered(dice: str) -> None:
    matches = [rolled(f"{dice} 6 6 6 6", (1, order)) for order in ORDERS]
    for m in matches:
        m.act(2, "-")
    for observer in (None, 0, 2):
        assert len({repr(known(m, observer)) for m in matches}) == 1
    assert len({repr(known(m, 1)) for m in matches}) == 2  # the seat itself sees a cross or none
    for m in matches:
        m.act(0, "-")
    assert len({repr(known(m, 0)) for m in matches}) == 2  # and now all do
