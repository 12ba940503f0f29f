"""Plays the golden matches and writes their records to tests/golden.

    python scripts/golden.py           writes those that are not there yet
    python scripts/golden.py solo …    plays these again and overwrites them

Bots play with fixed seeds; where such play would not get, the dice and the choices are written out.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

import cheeseboard as cb
from cheeseboard.core.option import Value

FOLDER: Final = Path(__file__).parents[1] / "tests" / "golden"
NAMES: Final = ("Ema", "Petr", "Katka", "Martin", "Iva", "Jakub")

Play = Callable[[], cb.Match]


def begin(game: str, seats: int, source: cb.Source, options: Mapping[str, Value]) -> cb.Match:
    found = cb.find_game(game)
    match = cb.Match(found, seats, found.choose_options(options), source, NAMES[:seats])
    match.advance()
    return match


def bots_play(match: cb.Match, bot: str, seed: int) -> cb.Match:
    player = match.game.bot(bot)
    rng = cb.Rng(seed)
    while not match.over:
        for seat in match.asked:
            match.act(seat, player.choose(match.imagine(seat, rng), seat, rng))
    return match


def seeded(game: str, seats: int, seed: int, bot: str = "greedy", **options: Value) -> Play:
    """A match between bots with seeded dice."""
    return lambda: bots_play(begin(game, seats, cb.Seeded(seed), options), bot, seed)


def fair(game: str, seats: int, **options: Value) -> Play:
    """A match between bots with provably fair dice, whose secret is no secret here."""
    source = cb.Fair(NAMES[:seats], sha256(f"golden {game}".encode()).digest())
    return lambda: bots_play(begin(game, seats, source, options), "greedy", 1)


def told(game: str, seats: int, seed: int, **options: Value) -> Play:
    """A match between random players in which every chance is told by hand."""

    def play() -> cb.Match:
        match = begin(game, seats, cb.Manual(), options)
        rng = cb.Rng(seed)
        while not match.over:
            if match.pending is not None:
                match.settle(match.pending.draw(rng))
            else:
                (seat,) = match.asked
                match.act(seat, match.state.sample(seat, rng))
        return match

    return play


def by_hand(game: str, seats: int, steps: Sequence[str], **options: Value) -> Play:
    """Written-out play; player 0 begins. A step is a roll in brackets or the choices of the seats that are asked.

    Coloured dice of Qwixx that are not written show 1.
    """

    def play() -> cb.Match:
        match = begin(game, seats, cb.Manual(), options)
        match.settle(0)
        for step in steps:
            if match.pending is None:
                for seat, choice in zip(match.asked, step.split(), strict=True):
                    match.act(seat, choice)
            else:
                dice = step.strip("[]").split()
                match.settle(" ".join(dice + match.pending.notation(0).split()[len(dice) :]))
        return match

    return play


def read_steps(text: str) -> list[str]:
    """Rolls in brackets, and between them choices, apart from each other by commas."""
    return [step.strip() for step in text.replace("]", "],").replace("[", ",[").split(",") if step.strip()]


# Q4.4 and more: Katka closes green; at the end she and Ema close red together, and Petr yellow.
THREE_ROWS: Final = """
    [6 6] b12 b12 g12, -   [5 6] b11 b11 g11, -   [5 5] b10 b10 g10, -   [4 5] b9 b9 g9, -   [4 4] b8 b8 g8, -
    [1 1] r2 y2 g2, -      [1 2] r3 y3 r3, -      [2 2] r4 y4 r4, -      [2 3] r5 y5 r5, -   [3 3] r6 y6 r6, -
    [3 4] r7 y7 r7, -      [6 6] r12 y12 r12
"""
# Each has all mice of a colour, rolls only that colour and can never catch anything again (K4.4).
FIVE_HUNDRED_TURNS: Final = (
    3 * "[red red] red, red, stop [orange orange] orange, orange, stop" + 247 * "[red red] [orange orange]"
)
# Petr makes the last five mice of the centre safe, all of a different colour; then he busts (K3.1, K4.2).
BUST_AT_THE_END: Final = """
    [red red] red, red, stop     [orange orange] orange, orange, stop
    [red red] red, red, stop     [orange orange] orange, orange, stop
    [red blue] red, stop         [orange blue] orange, stop
    [blue blue] blue, blue, stop [green green] green, green, stop
    [blue blue] blue, blue, stop [green green] green, green, stop
    [red blue] blue, stop        [green red] green, stop
    [yellow yellow] yellow, yellow, stop
    [yellow yellow] yellow, yellow, stop
    [yellow blue] yellow, stop
    [red orange] red, orange, roll [blue green] blue, green, roll [yellow red] yellow, roll [orange orange]
"""

MATCHES: Final[dict[str, Play]] = {
    "qwixx/penalties-2-seats": seeded("qwixx", 2, 34, "random"),
    "qwixx/penalties-5-seats": seeded("qwixx", 5, 58, "random"),
    "qwixx/penalties-in-the-turn-of-a-lock-2-seats": seeded("qwixx", 2, 37, "random"),
    "qwixx/locks-in-first-action-2-seats": seeded("qwixx", 2, 11),
    "qwixx/locks-in-second-action-3-seats": seeded("qwixx", 3, 44),
    "qwixx/locks-two-rows-at-once-4-seats": seeded("qwixx", 4, 14),
    "qwixx/locks-three-rows-5-seats": seeded("qwixx", 5, 22),
    "qwixx/locks-three-rows-by-hand-3-seats": by_hand("qwixx", 3, read_steps(THREE_ROWS)),
    "qwixx/penalties-solo": seeded("qwixx", 1, 55, solo=True),
    "qwixx/locks-in-first-action-solo": seeded("qwixx", 1, 6, solo=True),
    "qwixx/locks-in-second-action-solo-mixx-b": seeded("qwixx", 1, 60, solo=True, mixx_b=True),
    "qwixx/locks-in-second-action-mixx-a-2-seats": seeded("qwixx", 2, 120, mixx_a=True),
    "qwixx/locks-three-rows-mixx-a-5-seats": seeded("qwixx", 5, 22, mixx_a=True),
    "qwixx/penalties-mixx-b-3-seats": seeded("qwixx", 3, 23, mixx_b=True),
    "qwixx/fair-2-seats": fair("qwixx", 2),
    "kocour/few-mice-after-a-stop-2-seats": seeded("kocour", 2, 22),
    "kocour/few-mice-after-a-stop-4-seats": seeded("kocour", 4, 37, "random"),
    "kocour/few-mice-after-a-bust-risky-by-hand-2-seats": by_hand("kocour", 2, read_steps(BUST_AT_THE_END), risky=True),
    "kocour/turns-by-hand-2-seats": by_hand("kocour", 2, read_steps(FIVE_HUNDRED_TURNS)),
    "kocour/children-3-seats": seeded("kocour", 3, 17, children=True),
    "kocour/risky-five-safe-2-seats": seeded("kocour", 2, 16, risky=True),
    "kocour/match-3-seats": seeded("kocour", 3, 55, match=True),
    "kocour/match-risky-children-4-seats": seeded("kocour", 4, 10, match=True, risky=True, children=True),
    "kocour/triangular-4-seats": seeded("kocour", 4, 26, edition="triangular"),
    "kocour/fair-3-seats": fair("kocour", 3),
    "myszki/last-tile-2-seats": seeded("myszki", 2, 1),
    "myszki/last-tile-shared-2-seats": seeded("myszki", 2, 0, "random"),
    "myszki/all-four-steps-3-seats": seeded("myszki", 3, 24, "random"),
    "myszki/all-four-steps-4-seats": seeded("myszki", 4, 3, "random"),
    "myszki/random-start-4-seats": seeded("myszki", 4, 0, random_start=True),
    "myszki/last-tile-by-hand-3-seats": told("myszki", 3, 5),
    "myszki/fair-2-seats": fair("myszki", 2),
    "gouda/arrival-2-seats": seeded("gouda", 2, 0),
    "gouda/arrival-of-a-rival-6-seats": seeded("gouda", 6, 20, "random"),
    "gouda/arrival-all-on-drum-3-seats": seeded("gouda", 3, 0, all_on_drum=True),
    "gouda/arrival-random-start-4-seats": seeded("gouda", 4, 2, random_start=True),
    "gouda/cheese-party-3-seats": seeded("gouda", 3, 2, party=True),
    "gouda/cheese-party-tie-6-seats": seeded("gouda", 6, 6, "random", party=True),
    "gouda/cheese-spots-2-seats": seeded("gouda", 2, 0, cheese_spots=True),
    "gouda/arrival-magic-4-seats": seeded("gouda", 4, 16, "random", magic=True),
    "gouda/arrival-magic-double-turn-2-seats": seeded("gouda", 2, 4, "random", magic=True),
    "gouda/arrival-magic-void-3-seats": seeded("gouda", 3, 12, "random", magic=True, void=True),
    "gouda/arrival-magic-full-set-5-seats": seeded("gouda", 5, 21, "random", magic=True, full_set=True),
    "gouda/arrival-magic-cards-1-6-seats": seeded("gouda", 6, 3, magic=True, cards=1),
    "gouda/cheese-magic-cards-5-party-6-seats": seeded("gouda", 6, 22, "random", magic=True, cards=5, party=True),
    "gouda/cheese-magic-cards-10-cheese-spots-3-seats": seeded(
        "gouda", 3, 2, "random", magic=True, cards=10, cheese_spots=True
    ),
    "gouda/nullify-against-nullify-transfer-twice-cards-15-2-seats": seeded(
        "gouda", 2, 6, "random", magic=True, cards=15
    ),
    "gouda/arrival-magic-by-hand-3-seats": told("gouda", 3, 20, magic=True),
    "gouda/fair-2-seats": fair("gouda", 2, magic=True),
    "wistar/rounds-2-seats": seeded("wistar", 2, 1),
    "wistar/rounds-3-seats": seeded("wistar", 3, 1),
    "wistar/rounds-4-seats": seeded("wistar", 4, 1),
    "wistar/rounds-peaceful-2-seats": seeded("wistar", 2, 2, peaceful=True),
    "wistar/rounds-peaceful-3-seats": seeded("wistar", 3, 2, peaceful=True),
    "wistar/rounds-peaceful-4-seats": seeded("wistar", 4, 2, peaceful=True),
    "wistar/rounds-by-hand-3-seats": told("wistar", 3, 1),
    "wistar/rounds-fair-4-seats": fair("wistar", 4),
}


def main(names: Sequence[str]) -> None:
    for name, play in MATCHES.items():
        path = FOLDER / f"{name}.json"
        if name in names or path.stem in names or not path.exists():
            match = play()
            assert match.over, name
            path.parent.mkdir(exist_ok=True)
            path.write_text(match.record(), "utf-8")
            print(f"{name}: {match.ending}, {match.scores()}, {len(match.steps)} steps")


if __name__ == "__main__":
    main(sys.argv[1:])
