"""The answer to `h`: what a strong bot thinks of the choices at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table

from cheeseboard.bots.explain.advice import recommend
from cheeseboard.cli.studies import NOTHING
from cheeseboard.core.words import COMMON, Message

if TYPE_CHECKING:
    from cheeseboard.bots.explain.advice import Advice
    from cheeseboard.cli.language import Language
    from cheeseboard.cli.screen import Screen
    from cheeseboard.cli.teller import Teller
    from cheeseboard.core.match import Match
    from cheeseboard.core.rng import Rng

SHOWN: Final = 6  # choices


def show_hint(screen: Screen, teller: Teller, match: Match, seat: int, rng: Rng) -> None:
    """The best choices with what they promise. The bot is shown an imagined world and nothing else."""
    found = recommend(match.game, match.imagine(seat, rng), seat, rng)
    screen.show(hint_table(screen.language, teller, match, seat, found[:SHOWN]))
    if len(found) > SHOWN:
        screen.say("hint-more", number=len(found) - SHOWN)
    screen.say("hint-known")


def hint_table(language: Language, teller: Teller, match: Match, seat: int, found: list[Advice]) -> Table:
    """A line a choice, under the number by which it can be taken.

    Alone there is no win to hope for, and some games have no points.
    """
    scored = any(advice.score is not None for advice in found)
    numbers = {str(action): number for number, action in enumerate(match.legal(seat), 1)}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("", justify="right")
    table.add_column(language.say("hint-choice"))
    if match.seats > 1:
        table.add_column(language.say("hint-chance"), justify="right", no_wrap=True)
    if scored:
        table.add_column(language.say("hint-score"), justify="right", no_wrap=True)
    table.add_column(language.say("hint-reason"))
    for advice in found:
        action = match.find(advice.action)
        assert action is not None
        cells = [str(numbers[advice.action]), teller.action(action)]
        if match.seats > 1:
            chance = figure(language, 100 * advice.chance, scaled(advice.chance_margin, 100), 0, " %")
            cells.append(chance if advice.worlds else NOTHING)
        if scored:
            told = advice.worlds and advice.score is not None
            cells.append(figure(language, advice.score or 0.0, advice.score_margin, 1, "") if told else NOTHING)
        table.add_row(*cells, Message(COMMON, f"reason-{advice.reason}", {}).text(language.code))
    return table


def scaled(margin: float | None, scale: float) -> float | None:
    return None if margin is None else scale * margin


def figure(language: Language, value: float, margin: float | None, digits: int, unit: str) -> str:
    """A mean with its confidence interval, where there is one."""
    told = language.number(value, digits)
    return told + unit if margin is None else f"{told} ± {spread(language, margin, digits)}{unit}"


def spread(language: Language, margin: float, digits: int) -> str:
    """A margin. One that is too small for its digits is told as less than the last of them, never as nothing."""
    least = 10.0**-digits
    return f"<{language.number(least, digits)}" if 0.0 < margin < least else language.number(margin, digits)
