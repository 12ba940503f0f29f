"""Draws the players: what everybody has and, at the end, what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.games.wistar.draw_means import OWNER, called, clipped, listed, order, say
from cheeseboard.games.wistar.scoring import CATEGORIES
from cheeseboard.games.wistar.shorthand import NOTHING, short
from cheeseboard.games.wistar.symbols import SYMBOLS

if TYPE_CHECKING:
    from cheeseboard.games.wistar.view import PlayerView, WistarView

BOARD_HEADS: Final = ("rats", "leaders", "beds", "dug", "free", "mice", "doors")


def players(view: WistarView, names: tuple[str, ...], language: str, wide: bool) -> RenderableType:
    """Two lines a player, in turn order: goods, rats and board; then symbols, cards and hand."""
    people = [Text(f"{seat + 1} {called(seat, names)}") for seat in range(len(view.players))]
    width = max([name.cell_len for name in people])
    owned = [goods(player, language) for player in view.players]
    lines: list[Text] = []
    for seat in order(view):
        people[seat].truncate(width, pad=True)
        has = owned[seat].ljust(max([len(text) for text in owned]))
        player = view.players[seat]
        told = [points(player, language), has, *board_words(player, language)]
        lines.append(Text.assemble((f"{mark(view, seat)}{people[seat]}", f"bold {OWNER[seat]}"), "  ", "  ".join(told)))
        words = "  ".join(card_words(view, seat, language))
        lines.append(Text.assemble("   ", *symbol_words(player, language), " ", words))
    return Group(*[clipped(line) for line in lines] if wide else lines)


def player_table(view: WistarView, names: tuple[str, ...], language: str) -> RenderableType:
    """A line a player under a line of headings; of the cards in play as many as there is room for."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", expand=True)
    table.add_column(no_wrap=True)
    table.add_column(say("short-vp", language), no_wrap=True)
    words = [say(f"short-{word}", language) for word in ("wood", "metal", "movement", "gain-wild", "gain-electricity")]
    words += [say(f"board-head-{word}", language) for word in BOARD_HEADS]
    words += [say(f"short-{symbol}", language) for symbol in SYMBOLS]
    for word in [*words, say("board-head-goals", language), say("board-head-hand", language)]:
        table.add_column(word, no_wrap=True, justify="right")
    table.add_column(say("board-head-played", language), no_wrap=True, ratio=1, overflow="ellipsis")
    for seat in order(view):
        player = view.players[seat]
        name = Text(f"{mark(view, seat)}{seat + 1} {called(seat, names)}", style=f"bold {OWNER[seat]}")
        table.add_row(name, *figures(player, language), " ".join(played(player)) or NOTHING)
    return table


def figures(player: PlayerView, language: str) -> list[str]:
    """All that can be counted, in the order of the headings."""
    forest, burrow, farm = player.rats
    numbers = [player.wood, player.metal, player.movement, player.wild]
    home = [player.leaders, player.beds, player.dug, player.chambers, len(player.mice), player.doors]
    return [
        f"{total(player)} ({player.vp})",
        *[str(number) for number in numbers],
        electricity(player, language) or NOTHING,
        f"{forest}/{burrow}/{farm}+{player.entrance}",
        *[str(number) for number in (*home, *player.symbols, len(player.goals))],
        f"{player.hand[0]}+{player.hand[1]}",
    ]


def mark(view: WistarView, seat: int) -> str:
    """A sign at whoever is to decide."""
    return "▶" if seat in view.asked or (seat == view.active and not view.asked) else " "


def total(player: PlayerView) -> int:
    """The points if the match ended now."""
    return sum([getattr(player.score, category) for category in CATEGORIES])


def played(player: PlayerView) -> list[str]:
    """The cards in play by their numbers."""
    return [f"{card}*" if card in player.used else str(card) for card in player.cards]


def points(player: PlayerView, language: str) -> str:
    return say("board-points", language, points=f"{total(player):>2}", marker=f"{player.vp:>2}")


def board_words(player: PlayerView, language: str) -> list[str]:
    forest, burrow, farm = player.rats
    return [
        say("board-rats", language, forest=forest, burrow=burrow, farm=farm, entrance=player.entrance),
        say("board-leaders", language, leaders=player.leaders),
        say("board-home", language, beds=player.beds, dug=player.dug, chambers=player.chambers),
        say("board-loot", language, mice=len(player.mice), doors=player.doors),
    ]


def symbol_words(player: PlayerView, language: str) -> list[tuple[str, str]]:
    amounts = zip(SYMBOLS, player.symbols, strict=True)
    return [(f"{short(symbol, amount, language)} ", "" if amount else "dim") for symbol, amount in amounts]


def card_words(view: WistarView, seat: int, language: str) -> list[str]:
    """Abilities, goals, the hand with what is known of it, and the cards in play."""
    player = view.players[seat]
    found = [
        say("board-abilities", language, abilities=listed(player.abilities)),
        say("board-reached", language, goals=len(player.goals)),
        say("board-in-hand", language, basic=player.hand[0], advanced=player.hand[1]),
    ]
    found.append(say("board-played", language, cards=" ".join(played(player)) or NOTHING))
    if player.known and seat != view.seat:
        found.append(say("board-known", language, cards=listed(player.known)))
    return found


def goods(player: PlayerView, language: str) -> str:
    amounts = [("wood", player.wood), ("metal", player.metal), ("movement", player.movement)]
    parts = [short(word, amount, language) for word, amount in amounts]
    parts.append(f"{player.wild}{short('gain-wild', 1, language)}")
    return " ".join([*parts, electricity(player, language)]).rstrip()


def electricity(player: PlayerView, language: str) -> str:
    if not player.electricity:
        return ""
    return short("weak" if player.electricity == 1 else "strong", 1, language)


def scores(view: WistarView, names: tuple[str, ...], language: str) -> RenderableType:
    """W9.1: a line a category, a column a player."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(Text(say("board-scoring", language)), style="default")
    for seat in order(view):
        table.add_column(Text(names[seat], style=OWNER[seat]), justify="right")
    table_of = [[getattr(view.players[seat].score, category) for category in CATEGORIES] for seat in order(view)]
    for place, category in enumerate(CATEGORIES):
        table.add_row(say(f"board-score-{category}", language), *[str(points[place]) for points in table_of])
    sums = [Text(str(sum(points)), style="bold") for points in table_of]
    table.add_row(Text(say("board-score-total", language), style="bold"), *sums)
    return table
