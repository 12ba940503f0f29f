"""Whether a card is too strong: figures that can be worked out by hand, and verdicts that hold."""

from __future__ import annotations

import random

import pytest

from cheeseboard.study.effects import ENOUGH, FAIR, FEW, OPEN, STRONG, WEAK, Effects, verdict
from cheeseboard.study.figure import Figure


def test_an_owner_who_always_wins_has_half_beyond_an_equal_share_of_two() -> None:
    effects = Effects(2, 2)
    for number in range(100):
        owner = number % 2
        shares = [0.0, 0.0]
        shares[owner] = 1.0
        effects.add(shares, [10 * int(share) for share in shares], [(owner, 0), (1 - owner, 1)])
    strong, weak = effects.effects(0.1)
    assert (strong.thing, strong.matches, strong.verdict) == (0, 100, STRONG)
    assert strong.plain.value == pytest.approx(0.5)
    assert strong.wins.value == pytest.approx(0.5)
    assert strong.points.value == pytest.approx(10)
    assert (weak.thing, weak.verdict) == (1, WEAK)
    assert weak.wins.value == pytest.approx(-0.5)


def test_what_everybody_has_or_nobody_tells_nothing() -> None:
    effects = Effects(3, 2)
    effects.add([1.0, 0.0], [1, 0], [(0, 0), (1, 0)])
    assert effects.effects(0.1) == []


def test_a_lone_owner_among_three_wins_two_thirds_beyond_its_share() -> None:
    effects = Effects(1, 3)
    for _ in range(50):
        effects.add([0.0, 1.0, 0.0], [0, 5, 0], [(1, 0)])
    (found,) = effects.effects(0.1)
    assert found.wins.value == pytest.approx(2 / 3)


def simulated(strength: float, seed: int) -> Effects:
    """Twenty cards; who has more of them wins more often, and card 0 has a strength of its own."""
    effects = Effects(20, 2)
    draw = random.Random(seed)
    for _ in range(4000):
        hands = [draw.sample(range(20), draw.randint(3, 12)) for _ in range(2)]
        lead = len(hands[0]) - len(hands[1]) + draw.gauss(0, 4)
        lead += strength * ((0 in hands[0]) - (0 in hands[1]))
        shares = [1.0, 0.0] if lead > 0 else [0.0, 1.0]
        pairs = [(seat, card) for seat, hand in enumerate(hands) for card in hand]
        effects.add(shares, [int(share) for share in shares], pairs)
    return effects


def test_cards_that_only_winners_have_more_of_are_fair_and_the_strong_one_is_found() -> None:
    found = {effect.thing: effect for effect in simulated(6.0, 1).effects(0.1)}
    assert all(effect.plain.value > 0.02 for effect in found.values()), "winners have more of everything"
    assert found[0].verdict == STRONG
    assert [effect.verdict for thing, effect in found.items() if thing] == [FAIR] * 19
    assert all(abs(effect.wins.value) < 0.05 for thing, effect in found.items() if thing)


def test_a_weak_card_is_found_though_its_owners_hold_as_many_as_others() -> None:
    found = {effect.thing: effect for effect in simulated(-6.0, 2).effects(0.1)}
    assert found[0].verdict == WEAK
    assert not [thing for thing, effect in found.items() if thing and effect.verdict in (STRONG, WEAK)]


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Twenty cards that do nothing, in thirty worlds of their own."""
    draw = random.Random(3)
    outside = 0
    for _ in range(30):
        effects = Effects(20, 2)
        for _ in range(150):
            hands = [draw.sample(range(20), 8) for _ in range(2)]
            shares = draw.choice(([1.0, 0.0], [0.0, 1.0]))
            effects.add(shares, [0, 0], [(seat, card) for seat, hand in enumerate(hands) for card in hand])
        outside += sum(abs(effect.wins.value) > effect.wins.margin for effect in effects.effects(0.1))
    assert 5 <= outside <= 75, "600 intervals of 95 %: thirty should be off"


def test_too_few_matches_are_no_verdict() -> None:
    effects = Effects(1, 2)
    for _ in range(ENOUGH - 1):
        effects.add([1.0, 0.0], [1, 0], [(0, 0)])
    assert [effect.verdict for effect in effects.effects(0.1)] == [FEW]


@pytest.mark.parametrize(
    ("value", "margin", "judged", "said"),
    [
        (0.2, 0.05, 1, STRONG),
        (-0.2, 0.05, 1, WEAK),
        (0.0, 0.05, 1, FAIR),
        (0.1, 0.05, 1, OPEN),
        (0.2, 0.09, 1, STRONG),
        (0.2, 0.09, 180, OPEN),
        (0.2, float("inf"), 1, OPEN),
    ],
)
def test_a_verdict_needs_the_whole_interval_the_wider_the_more_are_judged(
    value: float, margin: float, judged: int, said: str
) -> None:
    assert verdict(Figure(value, margin), 0.1, judged) == said
