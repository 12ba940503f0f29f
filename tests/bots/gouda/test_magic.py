"""Magic cards weighed at once, compared with trying everything by the rules where nobody answers."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.bots.gouda.magic_bot import MagicBot, is_magic_pair
from cheeseboard.bots.gouda.solved_bot import shipped_table
from cheeseboard.bots.levels import find_level
from cheeseboard.bots.making import make_bot
from cheeseboard.core.moment import Ask, Chance
from cheeseboard.games.gouda.actions import PASS, Play
from cheeseboard.games.gouda.components import CARDS, LAWS, REROLL
from cheeseboard.games.gouda.frames import AFTER_TURN
from cheeseboard.games.gouda.stages import WINDOW
from cheeseboard.games.gouda.state import Gouda
from tests.bots.gouda.by_the_rules import POSITIONS, Guess, at, best

FREE = (0.0,) * len(CARDS)


def rolled(mine: str, theirs: str, space: int, *options: str) -> Gouda:
    """Seat 0 has named one of its spaces and rolled as many colours as it could; both hold a card of each kind."""
    state = at(mine, theirs, "magic", "full-set", *options)
    state.play(0, state.legal(0)[space])
    law = LAWS[state.rolling]
    state.settle(max(range(law.size), key=lambda roll: len(set(law.notation(roll).split()))))
    return state


def compare(state: Gouda) -> None:
    """All choices of whoever is asked, without a price."""
    assert isinstance(state.now, Ask)
    seat = int(state.now.seats[0])
    legal = state.legal(seat)
    for action, worth in zip(legal, MagicBot(Guess(), prices=FREE).card_worths(state, seat, legal), strict=True):
        later = state.copy()
        later.play(seat, action)
        active = best(later, int(state.active), Guess().value)
        assert worth == pytest.approx(active if seat == state.active else 1.0 - active, abs=1e-6), str(action)


@pytest.mark.parametrize(("mine", "theirs"), POSITIONS)
@pytest.mark.parametrize("options", [(), ("void",)])
def test_what_a_card_does_to_a_roll(mine: str, theirs: str, options: tuple[str, ...]) -> None:
    state = rolled(mine, theirs, 1, *options)
    compare(state)
    state.play(0, PASS)
    compare(state)


@pytest.mark.parametrize(("mine", "theirs"), POSITIONS[:2])
def test_what_it_does_to_a_card(mine: str, theirs: str) -> None:
    state = rolled(mine, theirs, 0)
    state.play(0, next(play for play in state.legal(0) if isinstance(play, Play) and play.card == REROLL))
    compare(state)
    state.play(1, next(play for play in state.legal(1) if isinstance(play, Play)))
    compare(state)


@pytest.mark.parametrize(("mine", "theirs"), POSITIONS[:2])
def test_what_another_turn_is_worth(mine: str, theirs: str) -> None:
    state = rolled(mine, theirs, 0)
    while state.stage != WINDOW or state.windows[0].kind != AFTER_TURN:
        assert isinstance(state.now, Ask)
        seat = state.now.seats[0]
        state.play(seat, state.legal(seat)[0])
    compare(state)
    state.play(0, PASS)
    compare(state)


def test_a_card_is_played_where_it_decides_and_kept_where_it_hardly_helps() -> None:
    state = at("D D D D M4", "D D D D F1", "magic", "full-set")
    state.play(0, next(name for name in state.legal(0) if str(name) == "M4"))
    state.settle(LAWS[1].parse("red"))
    state.play(0, PASS)
    bot = MagicBot(shipped_table())
    assert bot.choose(state.copy(), 1, cb.Rng(1)) is PASS  # the other's mouse falls: all is well
    state = at("D D D D F1", "D D D D F1", "magic", "full-set")
    state.play(0, next(name for name in state.legal(0) if str(name) == "F1"))
    state.settle(LAWS[2].parse("green yellow"))
    state.play(0, PASS)
    assert isinstance(bot.choose(state.copy(), 1, cb.Rng(1)), Play)  # or the game is lost


def test_every_kind_of_card_has_a_price_of_its_own() -> None:
    state = rolled(*POSITIONS[0], 1)
    legal = state.legal(0)
    dear = tuple([5.0 if card == REROLL else 0.0 for card in range(len(CARDS))])
    free, priced = (MagicBot(Guess(), prices=prices).card_worths(state, 0, legal) for prices in (FREE, dear))
    for action, before, after in zip(legal, free, priced, strict=True):
        assert (after < before) == (isinstance(action, Play) and action.card == REROLL), str(action)


def test_hard_plays_by_it_and_only_where_two_play_for_one_cheese() -> None:
    game = cb.find_game("gouda")
    bot = make_bot(game, find_level(game, "hard"))
    state = rolled(*POSITIONS[0], 0)
    assert bot.choose(state.copy(), 0, cb.Rng(1)) is MagicBot(shipped_table()).choose(state, 0, cb.Rng(1))
    assert is_magic_pair(state)
    for seats, options in ((2, {}), (2, {"magic": True, "party": True}), (3, {"magic": True})):
        other = game.start(seats, game.choose_options(options))
        assert isinstance(other, Gouda)
        assert not is_magic_pair(other)


def test_it_plays_whole_games() -> None:
    game = cb.find_game("gouda")
    state, rng = game.start(2, game.choose_options({"magic": True})), cb.Rng(5)
    bot = MagicBot(shipped_table(), 0.02)
    while not isinstance(state.now, cb.Over):
        now = state.now
        if isinstance(now, Chance):
            state.settle(now.law.draw(rng))
        else:
            assert isinstance(now, Ask)
            state.play(now.seats[0], bot.choose(state.imagine(now.seats[0], rng), now.seats[0], rng))
    assert len(state.winners()) == 1
