"""`cheeseboard verify`: does a recorded match hold?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import click

import cheeseboard as cb
from cheeseboard.cli.command import argument, command, option
from cheeseboard.cli.saving import open_match
from cheeseboard.cli.trouble import Trouble, one_line
from cheeseboard.core.source import Withheld

if TYPE_CHECKING:
    from cheeseboard.cli.language import Language
    from cheeseboard.core.match import Match

DOES_NOT_HOLD: Final = 1
LEAST_DIGITS: Final = 16
WRITTEN: Final = re.compile(f"[0-9a-fA-F]{{{LEAST_DIGITS},64}}")


def verify(language: Language, file: str, commitment: str | None, nonces: tuple[str, ...]) -> int:
    """Play the record again and draw its chances anew: tell all that holds, or the first thing that does not."""
    check_commitment(commitment)
    try:
        match = open_match(file)
    except cb.BadRecord as problem:
        return refuse(language.say("verify-damaged", file=file, problem=problem.sentence(language.code)))
    verdict = cb.verify(match)
    if verdict.wrong_step is not None:
        step, expected, found = verdict.wrong_step, verdict.expected, verdict.found
        return refuse(language.say("verify-wrong", file=file, step=step, expected=expected, found=found))
    wrong = misremembered(language, match, file, commitment, nonces)
    if wrong is not None:
        return refuse(wrong)
    title = language.say_game(match.game.name, "title")
    click.echo(language.say("verify-rules", file=file, game=title, steps=len(match.steps)))
    click.echo(language.say("verify-over" if match.over else "verify-not-over"))
    click.echo(language.say(f"verify-{verdict.proof}", **proof_facts(match, verdict)))
    if isinstance(match.source, cb.Fair) and match.source.skipped:
        skipped = sum([after - first for first, after in match.source.skipped])
        click.echo(language.say("verify-skipped", chances=skipped))
    if commitment is not None:
        click.echo(language.say("verify-commitment"))
    for nonce in nonces:
        names = [match.names[seat] or str(seat + 1) for seat, added in enumerate(promised(match)[1]) if added == nonce]
        click.echo(language.say("verify-nonce", nonce=nonce, names=", ".join(names)))
    return 0


def check_commitment(written: str | None) -> None:
    """Trouble if that cannot be a commitment, nor enough of its beginning: a few digits could be met on purpose."""
    if written is not None and not WRITTEN.fullmatch(written):
        raise Trouble("commitment", given=written[:80], least=LEAST_DIGITS)


def promised(match: Match) -> tuple[str, tuple[str, ...]]:
    """The commitment of the record and what everybody has added; nothing where the dice were not fair ones."""
    if isinstance(match.source, (cb.Fair, Withheld)):
        public = match.source.stored(False)
        nonces = public.get("nonces", [])
        return str(public.get("commitment", "")), tuple(nonces) if isinstance(nonces, list) else ()
    return "", ()


def misremembered(
    language: Language, match: Match, file: str, commitment: str | None, nonces: tuple[str, ...]
) -> str | None:
    """What the reader has kept from before the match and is not in the record; None if all of it is."""
    found, added = promised(match)
    if commitment is not None and not (found and found.startswith(commitment.lower())):
        return language.say("verify-other-commitment", file=file, found=found or "–")
    for nonce in nonces:
        if nonce not in added:
            return language.say("verify-no-nonce", file=file, nonce=nonce)
    return None


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


COMMAND: Final = command(
    "verify",
    verify,
    argument("file"),
    option("--commitment", metavar="text"),
    option("--nonce", "nonces", metavar="text", multiple=True),
)
