"""Choices out of matches by chance, and whole turns by the rules of the game, with no shortcut."""

from __future__ import annotations

from collections.abc import Callable

from cheeseboard.core.action import Action
from cheeseboard.core.bits import size
from cheeseboard.core.moment import Ask, Chance, Over
from cheeseboard.core.multiset import total
from cheeseboard.core.option import Options
from cheeseboard.core.rng import Rng
from cheeseboard.games.kocour.game import GAME
from cheeseboard.games.kocour.state import Kocour

Worth = Callable[[Kocour], float]


def start(seats: int, options: Options) -> Kocour:
    state = GAME.start(seats, GAME.choose_options(options))
    assert isinstance(state, Kocour)
    return state


def choice(seats: int, options: Options, seed: int, outside: int, at_risk: int = 0) -> Kocour:
    """A choice of a match by chance, with so many mice outside the centre and colours at risk, at least."""
    luck = Rng(seed)
    state = start(seats, options)
    while True:
        if isinstance(state.now, Chance):
            state.settle(state.now.law.draw(luck))
        elif isinstance(state.now, Over):
            state = start(seats, options)
        else:
            if total(state.centre) <= 30 - outside and size(state.hues) >= at_risk:
                return state
            state.play(state.active, state.sample(state.active, luck))


def by_the_rules(
    state: Kocour, mover: int, ended: Worth, known: dict[tuple[object, ...], float], turns: int
) -> float:
    """What a position of that turn is worth to the mover, by trying every roll and every catch until its end."""
    if isinstance(state.now, Over) or state.turns != turns:
        return ended(state)
    key = state.key()
    if key not in known:
        if isinstance(state.now, Ask):
            known[key] = max(by_the_rules(after(state, act), mover, ended, known, turns) for act in state.legal(mover))
        else:
            rolled = [settled(state, outcome) for outcome in range(36)]
            known[key] = sum(by_the_rules(each, mover, ended, known, turns) for each in rolled) / 36
    return known[key]


def after(state: Kocour, action: Action) -> Kocour:
    twin = state.copy()
    twin.play(twin.active, action)
    return twin


def settled(state: Kocour, outcome: int) -> Kocour:
    twin = state.copy()
    twin.settle(outcome)
    return twin
