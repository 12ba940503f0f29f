"""The engine beside paper and pencil: from any sheets and any roll, the same choices and the same outcome."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.qwixx.by_the_book import SHEETS, Paper, Place, some_paper
from tests.games.table import QwixxTable, qwixx
from tests.rules import rule


def choose(random: Random, options: set[Place]) -> Place | None:
    """Any option or none; locks are rare enough to be taken whenever they can be."""
    locks = sorted(where for where in options if where[1] == 10)
    return random.choice(locks or [None, *sorted(options)])


def play_first(paper: Paper, table: QwixxTable, whites: list[int], random: Random) -> bool:
    """The first action; whether the active player crossed something."""
    options = [paper.first(seat, whites) for seat in range(paper.seats)]
    asked = [seat for seat in range(paper.seats) if options[seat]]
    chosen = {seat: choose(random, options[seat]) for seat in asked}
    random.shuffle(asked)
    for seat in asked:
        assert table.may(seat) == {"-"} | paper.names(options[seat])
        where = chosen[seat]
        table.act(seat, "-" if where is None else paper.name(where))
    for seat, where in chosen.items():
        paper.crosses[seat] |= set() if where is None else {where}
    return chosen.get(paper.active) is not None


def play_second(paper: Paper, table: QwixxTable, dice: list[int], colours: list[str], random: Random) -> bool:
    """The second action, if there is a choice; whether the active player crossed something."""
    options = paper.second(dice[:2], dict(zip(colours, dice[2:], strict=True)))
    if not options:
        return False
    assert table.asked == (paper.active,)
    assert table.may(paper.active) == {"-"} | paper.names(options)
    where = choose(random, options)
    table.act(paper.active, "-" if where is None else paper.name(where))
    paper.crosses[paper.active] |= set() if where is None else {where}
    return where is not None


def play_turn(paper: Paper, table: QwixxTable, random: Random) -> None:
    colours = paper.dice()
    dice = [random.randint(1, 6) for _ in range(2 + len(colours))]
    if random.random() < 0.3:
        dice[:2] = random.choice(([1, 1], [6, 6]))
    table.settle(" ".join(map(str, dice)))
    crossed = play_first(paper, table, dice[:2], random)
    if len(paper.closed()) >= 2:  # Q4.2: no second action, no penalty
        paper.over = "locks"
        return
    crossed |= play_second(paper, table, dice, colours, random)
    paper.penalties[paper.active] += not crossed  # Q2.4
    if paper.penalties[paper.active] == 4:
        paper.over = "penalties"
    elif len(paper.closed()) >= 2:
        paper.over = "locks"


@rule("Q1.2", "Q2.1", "Q2.2", "Q2.4", "Q3.1", "Q3.3", "Q3.4", "Q4.1", "Q4.2", "Q6.1", "Q6.2", "Q6.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
@pytest.mark.parametrize("layout", SHEETS)
def test_a_turn_by_the_book(layout: str, seats: int) -> None:
    random = Random(f"{layout} {seats}")
    endings = set()
    for _ in range(250):
        paper = some_paper(layout, seats, random)
        table = qwixx(paper.drawn())
        play_turn(paper, table, random)
        assert table.sheets == [paper.sheet(seat) for seat in range(seats)]
        assert table.state.ending() == paper.over
        assert table.over == bool(paper.over)
        if not paper.over:
            assert table.state.active == (paper.active + 1) % seats
            assert table.dice == 2 + len(paper.dice())
        endings.add(paper.over)
    assert endings == {"", "locks", "penalties"}
