"""The last screen of a match: scores, who has won, why it ended, and the secret behind fair dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

import cheeseboard as cb
from cheeseboard.cli.within import Within

if TYPE_CHECKING:
    from cheeseboard.cli.board import Board
    from cheeseboard.cli.screen import Screen
    from cheeseboard.cli.teller import Teller

FRAME_LINES: Final = 8  # around the board, the log and the scores


def show_result(screen: Screen, teller: Teller, board: Board, since: int) -> None:
    """Draw the table as it was left, tell what has happened since a step, and say how the match ended."""
    match = teller.match
    whole = board.draw(match.view(None), teller.names, screen.language.code)
    drawn = Within(whole, screen.lines - match.seats - FRAME_LINES)
    screen.clear()
    screen.title(teller.of_game("title"))
    screen.show(drawn)
    screen.text("")
    for line in teller.events(None, since)[-screen.room(drawn, match.seats + FRAME_LINES) :]:
        screen.text(f"· {line}")
    screen.text("")
    screen.show(score_table(teller))
    screen.text(winner_line(teller), "bold")
    screen.say("result-reason", reason=teller.of_game(f"ending-{match.ending}"))
    if isinstance(match.source, cb.Fair):
        screen.unbroken(screen.language.say("result-secret", secret=match.source.secret.hex()))


def score_table(teller: Teller) -> Table:
    match = teller.match
    scores = match.scores()
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for seat in sorted(range(match.seats), key=lambda seat: -scores[seat]):
        won = seat in match.winners()
        style = "bold" if won else ""
        points = teller.language.say("result-points", points=scores[seat])
        table.add_row(Text(f"★ {teller.names[seat]}" if won else f"  {teller.names[seat]}", style), Text(points, style))
    return table


def winner_line(teller: Teller) -> str:
    """Who has won; a lone player has a score, no win."""
    winners = [teller.names[seat] for seat in teller.match.winners()]
    if teller.match.seats == 1:
        return teller.language.say("result-solo", points=teller.match.scores()[0])
    *others, last = winners
    if not others:
        return teller.language.say("result-winner", player=last)
    return teller.language.say("result-winners", players=", ".join(others), last=last, number=len(winners))
