"""Answers to `?`: what a choice does, why it is refused, what a rule says, which keys there are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from cheeseboard.cli.rulebook import rules
from cheeseboard.cli.words import find_action

if TYPE_CHECKING:
    from cheeseboard.cli.board import Board
    from cheeseboard.cli.teller import Teller

RULE_NUMBER: Final = re.compile(r"[A-Za-z]\d+\.\d+")


def rule_line(teller: Teller, rule: str) -> list[str]:
    """The rule with its number; nothing where no rule applies."""
    text = rules(teller.match.game.name, teller.language.code).get(rule)
    return [] if text is None else [teller.language.say("play-rule", rule=rule, text=text)]


def explain(teller: Teller, board: Board, seat: int, asked: str) -> list[str]:
    """The lines that answer `? ASKED` for a seat."""
    match = teller.match
    if RULE_NUMBER.fullmatch(asked):
        found = rule_line(teller, asked.upper())
        return found or [teller.language.say("play-no-rule", rule=asked.upper())]
    action = find_action(match, seat, asked)
    refusal = match.why(seat, asked if action is None else action)
    if refusal is not None:
        return [teller.refusal(refusal), *rule_line(teller, refusal.rule)]
    assert action is not None
    view = match.view(seat)
    told = teller.language.say("play-allowed", action=str(action), text=teller.action(action))
    note = board.note(view, str(action), teller.language.code)
    return [told, *([note] if note else []), *rule_line(teller, board.rule(view, str(action)))]


def explain_all(teller: Teller, board: Board, seat: int) -> list[str]:
    """The lines that answer a bare `?`: every choice with the rule behind it, the signs of the board, the keys."""
    match = teller.match
    view = match.view(seat)
    lines = [board.prompt(view, teller.names, teller.language.code)]
    for action in match.legal(seat):
        rule = board.rule(view, str(action))
        lines.append(teller.language.say("play-choice", action=str(action), text=teller.action(action), rule=rule))
    last = match.legal(seat)[-1]
    keys = teller.language.say("play-keys", action=str(last), rule=board.rule(view, str(last)))
    orders = [teller.language.say("play-keys-orders")] if match.game.orders_in(match.options) else []
    return [*lines, "", board.legend(teller.language.code), "", *keys.splitlines(), *orders]
