"""The generator: the same numbers everywhere, exactly even, and with no pattern that the usual tests would find.

Every test has fixed seeds. A statistic is allowed five standard deviations from what true chance would bring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from math import sqrt

import pytest

from cheeseboard.core.rng import LOW32, Rng

DRAWS = 60_000

# The first words of a stream, then below(6), below(6), below(46656), below(1000) and below(2**31 - 1).
KNOWN = {
    (0, 0): ([1920429003, 1768988954, 465509685, 3782192847, 171063810], [2, 0, 23974, 927, 1033297612]),
    (7, 0): ([513592179, 719081678, 4212436130, 2031959121, 3791960502], [4, 4, 38980, 961, 1386545771]),
    (7, 1): ([1465964516, 160019690, 2181033424, 3570913072, 2957679261], [0, 0, 24991, 259, 51611181]),
    ((1 << 62) - 1, 3): ([2908538309, 1989983454, 3646737781, 2703332806, 3536062256], [0, 5, 23659, 880, 1466661368]),
}


def is_even(counts: Iterable[int], weights: Iterable[float]) -> bool:
    """Whether the counts could well be drawn by these weights: chi-square."""
    seen, weights = list(counts), list(weights)
    scale = sum(seen) / sum(weights)
    chi_square = sum(
        (count - weight * scale) ** 2 / (weight * scale) for count, weight in zip(seen, weights, strict=True)
    )
    freedom = len(seen) - 1
    return abs(chi_square - freedom) < 5 * sqrt(2 * freedom)


def is_uniform(numbers: Iterable[int], among: int) -> bool:
    tally = Counter(numbers)
    return is_even([tally[number] for number in range(among)], [1.0] * among)


def is_centred(mean: float, expected: float, deviation: float) -> bool:
    return abs(mean - expected) < 5 * deviation


@pytest.mark.parametrize(("seed", "stream"), KNOWN)
def test_the_first_numbers_are_always_the_same(seed: int, stream: int) -> None:
    rng = Rng(seed, stream)
    words, numbers = KNOWN[seed, stream]
    assert [rng.word() for _ in words] == words
    assert [rng.below(n) for n in (6, 6, 46656, 1000, (1 << 31) - 1)] == numbers


def test_the_same_seed_brings_the_same_and_another_seed_or_stream_something_else() -> None:
    def first(seed: int, stream: int) -> tuple[int, ...]:
        rng = Rng(seed, stream)
        return tuple(rng.word() for _ in range(4))

    assert first(5, 2) == first(5, 2)
    seeds = [0, 1, 2, 1 << 31, 1 << 32, 1 << 33, (1 << 62) - 1]
    streams = [0, 1, 2, 1 << 31, 1 << 32, 1 << 40]
    assert len({first(seed, stream) for seed in seeds for stream in streams}) == len(seeds) * len(streams)


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 36, 100, 1000])
def test_every_number_is_as_likely(n: int) -> None:
    rng = Rng(11)
    assert is_uniform((rng.below(n) for _ in range(DRAWS)), n)


def test_every_bit_is_set_half_of_the_time() -> None:
    rng = Rng(12)
    words: list[int] = [rng.word() for _ in range(DRAWS)]
    assert all(0 <= word <= LOW32 for word in words)
    for bit in range(32):
        assert is_centred(sum(word >> bit & 1 for word in words), DRAWS / 2, sqrt(DRAWS) / 2)


def test_a_number_does_not_tell_the_next() -> None:
    rng = Rng(13)
    numbers = [rng.below(12) for _ in range(DRAWS)]
    for apart in (1, 2, 3, 7):
        assert is_uniform((a + 12 * b for a, b in zip(numbers, numbers[apart:], strict=False)), 144)


def test_three_in_a_row_fill_the_cube() -> None:
    rng = Rng(14)
    assert is_uniform((rng.below(8) + 8 * rng.below(8) + 64 * rng.below(8) for _ in range(DRAWS)), 512)


def test_gaps_between_sixes_are_as_long_as_they_should_be() -> None:
    rng = Rng(15)
    sixes = [place for place in range(DRAWS * 2) if rng.below(6) == 5]
    gaps = Counter(min(after - before - 1, 20) for before, after in pairwise(sixes))
    weights = [(5 / 6) ** gap / 6 for gap in range(20)] + [(5 / 6) ** 20]
    assert is_even([gaps[gap] for gap in range(21)], weights)


def test_runs_of_heads_and_tails_are_as_many_as_they_should_be() -> None:
    rng = Rng(16)
    coins = [rng.below(2) for _ in range(DRAWS)]
    runs = 1 + sum(a != b for a, b in pairwise(coins))
    assert is_centred(runs, DRAWS / 2, sqrt(DRAWS) / 2)


@pytest.mark.parametrize("n", [2, 6, 36])
def test_the_first_numbers_of_neighbouring_seeds_are_even_and_unrelated(n: int) -> None:
    firsts = [Rng(seed).below(n) for seed in range(20_000)]
    assert is_uniform(firsts, n)
    assert is_uniform((a + n * b for a, b in pairwise(firsts)), n * n)


@pytest.mark.parametrize("seed", [0, 7, 1 << 40])
@pytest.mark.parametrize("n", [2, 6, 36])
def test_the_first_numbers_of_neighbouring_streams_are_even_and_unrelated(seed: int, n: int) -> None:
    firsts = [Rng(seed, stream).below(n) for stream in range(20_000)]
    assert is_uniform(firsts, n)
    assert is_uniform((a + n * b for a, b in pairwise(firsts)), n * n)


@pytest.mark.parametrize("other", [(1, 0), (1 << 32, 0), (0, 1), (0, 1 << 32)], ids=str)
def test_neighbouring_sequences_differ_in_half_of_their_bits(other: tuple[int, int]) -> None:
    here, there = Rng(0), Rng(*other)
    differing = sum(int(here.word() ^ there.word()).bit_count() for _ in range(DRAWS))
    assert is_centred(differing, 16 * DRAWS, sqrt(8 * DRAWS))


# -- exactly even


def takes_one_word(word: int, n: int) -> int | None:
    """What `below(n)` makes of the next word if that is all it takes; None if it draws again."""
    rng, once = Rng(0), Rng(0)
    rng.x = once.x = 5 << 32 | word ^ 5  # the next word is this one
    assert once.word() == word
    number = rng.below(n)
    return number if rng.x == once.x else None


@pytest.mark.parametrize("n", [3 << 29, (1 << 31) - 1, (1 << 30) + 1, 1_431_655_766])
def test_every_number_has_exactly_as_many_words(n: int) -> None:
    for number in (0, 1, 2, 3, n // 3, n // 2, n - 2, n - 1):
        near = range(max(0, (number << 32) // n - 2), min(LOW32, ((number + 1) << 32) // n + 2) + 1)
        assert [takes_one_word(word, n) for word in near].count(number) == (1 << 32) // n


def test_the_words_left_over_are_drawn_again() -> None:
    """2**32 = 6 * 715827882 + 4: of the words 0 .. 2**32 - 1, four are too many."""
    words = [0, 1, 2, 715827882, 715827883, 1431655765, 1431655766, 1 << 31, 2863311531, 3579139413, 3579139414, LOW32]
    left_over = [word for word in words if takes_one_word(word, 6) is None]
    assert left_over == [0, 715827883, 1 << 31, 2863311531]


def test_below_stays_below() -> None:
    rng = Rng(17)
    for n in (1, 2, 3, 46656, (1 << 31) - 1):
        assert all(0 <= rng.below(n) < n for _ in range(500))
