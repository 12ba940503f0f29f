"""Checks simulated matches of Rats of Wistar against what a balanced edition keeps to.

    cheeseboard simulate wistar --games 50000 --jobs 2 --json > two.json
    cheeseboard simulate wistar --games 10000 --jobs 2 --json --seats 3 > three.json
    cheeseboard simulate wistar --games 10000 --jobs 2 --json --seats 4 > four.json
    python scripts/balance.py two.json three.json four.json

At two seats no card that is often played by round 3 may win far more or far less than half of the matches; at any
number of seats no seat and no place in the turn order may be far from an equal share of the wins, and the mean winning
score has its bounds. The exit code is 1 if something is outside.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

LEAST_PLAYS: Final = 2000  # by round 3, for a card to be judged
CARD_WINS: Final = (0.35, 0.65)
ADVANTAGE: Final = 0.05  # beyond or below an equal share of the wins
WINNING_SCORE: Final = (60, 110)
ROUNDING: Final = 1e-9
OUTSIDE: Final = "  OUTSIDE: "

Counted = dict[str, Any]  # what `simulate --json` prints


def card_lines(counted: Counted) -> Iterator[str]:
    """Cards that win too often or too seldom when they are played by round 3."""
    cards = counted["study"]["early_cards"]
    judged = [card for card in cards if card["played"] >= LEAST_PLAYS]
    low, high = CARD_WINS
    yield f"  {len(judged)} of {len(cards)} cards were played by round 3 at least {LEAST_PLAYS} times"
    if not judged:
        yield OUTSIDE + "no card was played often enough to be judged; play more matches"
    for card in sorted(judged, key=lambda card: float(card["wins"]["mean"])):
        if not low <= card["wins"]["mean"] <= high:
            played = f"wins {share(card['wins'])} of {card['played']} matches, lead {card['lead']['mean']:+.1f}"
            yield f"{OUTSIDE}{card['name']} ({card['title']}) {played}"


def seat_lines(counted: Counted) -> Iterator[str]:
    """Seats and places in the turn order that are far from an equal share."""
    fair = 1 / counted["seats"]
    for name, lines in (("seat", counted["by_seat"]), ("place in the turn order", counted["by_order"])):
        for number, line in enumerate(lines, 1):
            told = f"{name} {number} wins {share(line['wins'])}"
            yield f"  {told}" if abs(line["wins"]["mean"] - fair) <= ADVANTAGE + ROUNDING else OUTSIDE + told


def score_lines(counted: Counted) -> Iterator[str]:
    """The mean winning score."""
    (mean,) = [row["score"]["mean"] for row in counted["study"]["scores"] if row["name"] == "winner"]
    low, high = WINNING_SCORE
    told = f"the mean winning score is {mean:.1f}"
    yield f"  {told}" if low <= mean <= high else OUTSIDE + told


def share(wins: Counted) -> str:
    margin = "" if wins["margin"] is None else f" ± {100 * wins['margin']:.1f}"
    return f"{100 * wins['mean']:.1f}{margin} %"


def report(counted: Counted) -> list[str]:
    """All that there is to say about a run."""
    lines = [f"{counted['matches']} matches, {counted['seats']} seats, seed {counted['seed']}"]
    if counted["seats"] == 2:
        lines += card_lines(counted)
    return [*lines, *seat_lines(counted), *score_lines(counted)]


def main(files: Sequence[str]) -> int:
    if not files:
        print(__doc__)
        return 2
    lines = [line for file in files for line in report(json.loads(Path(file).read_text("utf-8")))]
    print(*lines, sep="\n")
    outside = sum([line.startswith(OUTSIDE) for line in lines])
    print(f"{outside} outside" if outside else "all inside")
    return 1 if outside else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
