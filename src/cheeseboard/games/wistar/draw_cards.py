"""Draws the projects: the market, and the cards that the seat can choose among or holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.text import Text

from cheeseboard.games.wistar.draw_means import FREE, TITLE, aligned, clipped, grid_of, say
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.notes import card_line, project_name
from cheeseboard.games.wistar.symbols import DECKS, KINDS
from cheeseboard.games.wistar.wording import effect_text

if TYPE_CHECKING:
    from cheeseboard.games.wistar.view import WistarView

A_LINE: Final = 3  # cards of a hand that stand close


def market(view: WistarView, deck: int, language: str, width: int) -> RenderableType:
    """A line a card of a row: number, kind, name, what it asks for, what it gives."""
    title = say(f"board-market-{DECKS[deck]}", language, deck=view.decks[deck], discards=len(view.discards[deck]))
    projects = GAME.box.edition.projects
    rows = [
        (Text(f"  {FREE}"), Text())
        if card is None
        else (card_title(card, language), Text(card_line(projects[card - 1], language)))
        for card in view.market[deck]
    ]
    return Group(Text(title, style=TITLE), *aligned(rows, width))


def card_title(card: int, language: str) -> Text:
    """Number, kind and name of a project."""
    kind = say(f"board-kind-{KINDS[GAME.box.edition.projects[card - 1].kind]}", language)
    return Text.assemble((f"{card:>3} ", "cyan"), (f"{kind} ", "dim"), (project_name(card, language), "bold"))


# -- the hand


def held(view: WistarView, language: str) -> list[tuple[int, str]]:
    """The cards that the seat can choose among or holds, and which of the two it is."""
    pairs = enumerate(view.pairs, 1)
    shown = [(card, say("board-pair", language, pair=place)) for place, pair in pairs for card in pair]
    shown += [(card, say("board-drawn", language)) for card in view.drawn]
    return shown + [(card, say("board-hand", language)) for card in view.hand]


def whole_hand(cards: list[tuple[int, str]], language: str) -> RenderableType:
    """A line a card with all that stands on it, as far as the line goes."""
    lines: list[Text] = []
    for card, title in cards:
        project = GAME.box.edition.projects[card - 1]
        told = f"{card_line(project, language)} · {effect_text(project.effect, language)}"
        lines.append(clipped(Text.assemble((f"{title} ", TITLE), card_title(card, language), f" {told}")))
    return Group(*lines)


def close_hand(cards: list[tuple[int, str]], language: str, width: int) -> RenderableType:
    """Several cards a line, with what they ask for and give; what cards they are is told once."""
    rows: list[tuple[Text, Text]] = []
    before = ""
    for card, title in cards:
        name = card_title(card, language)
        told = Text(card_line(GAME.box.edition.projects[card - 1], language))
        rows.append((name if title == before else Text.assemble((f"{title} ", TITLE), name), told))
        before = title
    return grid_of(aligned(rows, width // A_LINE - 2), A_LINE)


def hand_by_numbers(cards: list[tuple[int, str]], language: str) -> RenderableType:
    """One line with the numbers of the cards."""
    numbers = ", ".join([str(card) for card, _ in cards])
    return clipped(Text(say("board-cards", language, cards=numbers), style="dim"))
