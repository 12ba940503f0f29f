"""Laws of chance: what may come, how likely, and how it is written."""

from __future__ import annotations

from collections import Counter

import pytest

import cheeseboard as cb
from cheeseboard.core.law import Dice, Draw, Law, Uniform
from cheeseboard.core.rng import Rng
from tests.contract.checks import lawful

LAWS = [Uniform(1), Uniform(5), Dice(1), Dice(3), Dice(2, 4), Dice(2, 3, "low mid high"), Draw(["a", "b"], [3, 1])]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.expected())
def test_weights_numbers_and_notation_agree(law: Law) -> None:
    lawful(law)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.expected())
def test_what_is_drawn_comes_by_its_weight(law: Law) -> None:
    rng = Rng(3)
    seen = Counter(law.draw(rng) for _ in range(6000))
    for outcome in range(law.size):
        share = int(law.weight(outcome)) / int(law.total)
        assert abs(seen[outcome] - 6000 * share) <= 5 * (6000 * share * (1 - share)) ** 0.5


def test_dice_show_their_faces_the_first_die_first() -> None:
    law = Dice(3)
    assert law.parse("4 1 6") == cb.dice(4, 1, 6) == 3 + 0 * 6 + 5 * 36
    assert law.faces(cb.dice(4, 1, 6)) == [3, 0, 5]
    assert law.notation(cb.dice(4, 1, 6)) == "4 1 6"


def test_dice_may_have_other_signs() -> None:
    law = Dice(2, 3, "low mid high")
    assert law.notation(law.parse("high  low")) == "high low"


@pytest.mark.parametrize("text", ["", "1", "1 2 3", "1 7", "0 1", "1,2", "one two", "1 -1"])
def test_dice_say_what_they_expect(text: str) -> None:
    with pytest.raises(ValueError, match=r"^2 × \(1 \| 2 \| 3 \| 4 \| 5 \| 6\)$"):
        Dice(2).parse(text)


def test_a_bag_brings_only_what_is_left_in_it() -> None:
    law = Draw(["red", "blue", "green"], [2, 0, 1])
    assert law.total == 3
    assert [law.pick(number) for number in range(3)] == [0, 0, 2]
    assert [law.weight(outcome) for outcome in (-1, 0, 1, 2, 3)] == [0, 2, 0, 1, 0]
    with pytest.raises(ValueError, match=r"^red, green$"):
        law.parse("blue")


def test_one_of_several_is_told_by_its_number() -> None:
    law = Uniform(3)
    assert [law.parse(text) for text in ("0", "1", "2")] == [0, 1, 2]
    with pytest.raises(ValueError, match=r"^0, 1, 2$"):
        law.parse("3")
