"""What many matches tell about magic cards."""

from __future__ import annotations

import pytest

from cheeseboard.bots.table import play_matches
from cheeseboard.core.bot import RandomBot
from cheeseboard.core.mean import Mean
from cheeseboard.games.gouda.components import CARDS
from cheeseboard.games.gouda.game import GAME
from cheeseboard.games.gouda.study import PLAYED, GoudaStudy, GoudaWitness
from tests.games.table import magic

MAGIC = GAME.choose_options({"magic": True})


def test_without_magic_there_is_nothing_to_count() -> None:
    assert GAME.study(2, GAME.choose_options({})) is None


def test_a_card_counts_once_for_whoever_played_it() -> None:
    table = magic("M1 01\nD 0", "improve worsen", "nullify")
    witness = GoudaWitness(2)
    table.state.listener = witness
    table.go_on("0:M1 [g1 y1] 0:improve:y1 1:nullify")
    assert witness.notes(table.state)[PLAYED] == [0, CARDS.index("improve"), 1, CARDS.index("nullify")]


@pytest.mark.parametrize("seats", [2, 4])
def test_fortunes_are_those_of_the_matches(seats: int) -> None:
    study = GAME.study(seats, MAGIC)
    assert isinstance(study, GoudaStudy)
    wins: dict[int, list[float]] = {}
    for played in play_matches(GAME.start(seats, MAGIC), [RandomBot()] * seats, 5, 0, 12, study):
        assert played.notes is not None
        study.add(played.scores, played.winners, played.notes)
        pairs = played.notes[PLAYED]
        for seat, card in zip(pairs[::2], pairs[1::2], strict=True):
            wins.setdefault(card, []).append(1 / len(played.winners) if seat in played.winners else 0.0)
    (section,) = study.sections()
    for card, row in enumerate(section.rows):
        count, won = row.cells[0], row.cells[1]
        assert count == len(wins[card]) > 0
        assert isinstance(won, Mean)
        assert won.mean == pytest.approx(sum(wins[card]) / len(wins[card]))
