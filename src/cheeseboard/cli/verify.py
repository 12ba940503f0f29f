"""`cheeseboard verify`: does a recorded match hold?"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

import cheeseboard as cb
from cheeseboard.cli.command import argument, command
from cheeseboard.cli.saving import open_match
from cheeseboard.cli.trouble import one_line

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.match import Match

DOES_NOT_HOLD: Final = 1


def verify(language: Language, file: str) -> int:
    """Play the record again and draw its chances anew: tell all that holds, or the first thing that does not."""
    try:
        match = open_match(file)
    except cb.BadRecord as problem:
        return refuse(language.say("verify-damaged", file=file, problem=problem.sentence(language.code)))
    verdict = cb.verify(match)
    if verdict.wrong_step is not None:
        step, expected, found = verdict.wrong_step, verdict.expected, verdict.found
        return refuse(language.say("verify-wrong", file=file, step=step, expected=expected, found=found))
    title = language.say_game(match.game.name, "title")
    click.echo(language.say("verify-rules", file=file, game=title, steps=len(match.steps)))
    click.echo(language.say("verify-over" if match.over else "verify-not-over"))
    click.echo(language.say(f"verify-{verdict.proof}", **proof_facts(match, verdict)))
    if isinstance(match.source, cb.Fair) and match.source.skipped:
        skipped = sum([after - first for first, after in match.source.skipped])
        click.echo(language.say("verify-skipped", chances=skipped))
    return 0


def refuse(line: str) -> int:
    click.echo(one_line(line), err=True)
    return DOES_NOT_HOLD


def proof_facts(match: Match, verdict: cb.Verdict) -> dict[str, int | str]:
    """What the sentence about the proof speaks of."""
    facts: dict[str, int | str] = {"chances": verdict.chances}
    if isinstance(match.source, cb.Fair):
        facts["commitment"] = match.source.commitment
    if isinstance(match.source, cb.Seeded):
        facts["seed"] = str(match.source.seed)
    return facts


COMMAND: Final = command("verify", verify, argument("file"))
