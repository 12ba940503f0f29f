"""A table of Rats of Wistar: the wheel and the farm as drawings; goals, market, players and the own hand as tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from cheeseboard.games.wistar.components import ROUNDS, SPACES
from cheeseboard.games.wistar.draw_cards import card_title, held
from cheeseboard.games.wistar.draw_farm import storeys, undone
from cheeseboard.games.wistar.draw_means import OWNER, called, order, say
from cheeseboard.games.wistar.draw_players import BOARD_HEADS, figures, mark, played
from cheeseboard.games.wistar.draw_wheel import goal_lines
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.notes import bonuses, card_line
from cheeseboard.games.wistar.shorthand import short_gains
from cheeseboard.games.wistar.symbols import DECKS, SYMBOLS
from cheeseboard.games.wistar.view import RoomView, WistarView
from cheeseboard.notebook.svg import box, centred, dot, drawing, line, word

ROW: Final = 34
SPACE: Final = 220
NAME: Final = 170
ROOM: Final = (200, 62)
GAP: Final = 14
TABLE: Final = "border-collapse:collapse;font-size:12px;margin:.4em 0"
CELL: Final = "padding:1px 6px;text-align:left;border-bottom:1px solid #ddd"


def draw(view: WistarView, names: tuple[str, ...], language: str) -> str:
    """All parts, one under another."""
    title = say("board-set-up", language)
    if view.round:
        title = say("board-round", language, round=view.round, rounds=ROUNDS)
    turns = " → ".join([called(seat, names) for seat in view.order])
    parts = [f"<p><b>{escape(title)}</b> {escape(turns)}</p>"]
    if view.wheel:
        parts.append(wheel(view, language))
    parts += [farm(view, language), *aims(view, language), *markets(view, language), players(view, names, language)]
    return "".join([*parts, *hand(view, language)])


# -- the wheel


def wheel(view: WistarView, language: str) -> str:
    """A row a main action: its spaces with what they bring, and whose leader stands there."""
    parts: list[str] = []
    for row, section in enumerate(view.wheel):
        y = row * ROW + 4
        parts.append(word(8, y + 20, say(f"board-main-{section.main}", language), weight="bold"))
        for place, space in enumerate(section.spaces):
            x = NAME + place * (SPACE + 6)
            effects = bonuses(GAME.box.edition, view, SPACES * "ABCDEF".index(section.section) + place)
            told = " + ".join([short_gains(bonus, language) for bonus in effects])
            parts.append(box(x, y, SPACE, ROW - 6, "#fffbe8", "#222" if space.name == view.space else "#ccc"))
            parts.append(word(x + 6, y + 18, f"{space.name} {told}", size=11))
            if space.leader is not None:
                parts += disc(x + SPACE - 12, y + (ROW - 6) / 2, space.leader)
    widest = max([len(section.spaces) for section in view.wheel])
    return drawing(NAME + widest * (SPACE + 6), len(view.wheel) * ROW + 8, parts)


def disc(x: float, y: float, seat: int) -> list[str]:
    return [dot(x, y, 8, OWNER[seat], "#444"), centred(x, y, str(seat + 1), "#fff", 10, "bold")]


# -- the farm


def farm(view: WistarView, language: str) -> str:
    """The rooms by storeys, and the ways between them: open, or closed by a door."""
    at: dict[str, tuple[float, float]] = {}
    for row, storey in enumerate(storeys(view)):
        for place, room in enumerate(storey):
            at[room.name] = (8 + place * (ROOM[0] + GAP), 8 + row * (ROOM[1] + GAP))
    parts: list[str] = []
    for way in view.ways:
        ends = [(at[name][0] + ROOM[0] / 2, at[name][1] + ROOM[1] / 2) for name in (way.one, way.other)]
        parts.append(line(*ends[0], *ends[1], "#7bb661" if way.open else "#b3262e", 3))
    for room in view.rooms:
        parts += drawn_room(room, *at[room.name], language)
    width = max([x for x, _ in at.values()]) + ROOM[0] + 8
    return drawing(width, max([y for _, y in at.values()]) + ROOM[1] + 8, parts)


def drawn_room(room: RoomView, x: float, y: float, language: str) -> list[str]:
    """The name, the explorers and tents, the mice and missions."""
    name = f"{room.name.upper()} {say(f'room-{room.name}', language)}"
    parts = [box(x, y, *ROOM, "#f6f1e7", "#bbb"), word(x + 8, y + 17, name, weight="bold", size=12)]
    for place, seat in enumerate(room.explorers):
        parts += disc(x + 16 + 20 * place, y + 38, seat)
    for place, seat in enumerate(room.tents):
        parts.append(word(x + 100 + 16 * place, y + 43, "▲", OWNER[seat], 14))
    found = [f"○{room.mice}"] if room.mice else []
    found += [f"?{room.hidden}"] if room.hidden else []
    found += [f"#{mission.number}" for mission in room.missions]
    return [*parts, word(x + ROOM[0] - 8, y + ROOM[1] - 6, " ".join(found), "#555", 11, "end")]


# -- tables


def table(title: str, rows: Sequence[Sequence[str]], heads: Sequence[str] = ()) -> str:
    """A small table; nothing where there are no rows."""
    if not rows:
        return ""
    head = "".join([f'<th style="{CELL}">{escape(name)}</th>' for name in heads])
    body = ""
    for row in rows:
        body += "<tr>" + "".join([f'<td style="{CELL}">{escape(cell)}</td>' for cell in row]) + "</tr>"
    caption = f'<caption style="text-align:left;font-weight:bold">{escape(title)}</caption>' if title else ""
    return f'<table style="{TABLE}">{caption}<tr>{head}</tr>{body}</table>'


def aims(view: WistarView, language: str) -> list[str]:
    """The goals of the board, and the missions that are not done yet."""
    goals = [[text.plain for text in goal_lines(view, goal, language, False)] for goal in view.goals]
    missions = [
        [f"#{mission.number} {say(f'mission-{mission.number}', language)}", tasks.plain]
        for mission, tasks in undone(view, language)
    ]
    return [table("", goals), table("", missions)]


def markets(view: WistarView, language: str) -> list[str]:
    """A row a card of each market."""
    found: list[str] = []
    for deck, cards in enumerate(view.market):
        title = say(f"board-market-{DECKS[deck]}", language, deck=view.decks[deck], discards=len(view.discards[deck]))
        found.append(table(title, [card_cells(card, language) for card in cards if card is not None]))
    return found


def card_cells(card: int, language: str) -> list[str]:
    return [card_title(card, language).plain, card_line(GAME.box.edition.projects[card - 1], language)]


def players(view: WistarView, names: tuple[str, ...], language: str) -> str:
    """A row a player, in turn order, under the headings of the terminal."""
    words = [say(f"short-{word}", language) for word in ("wood", "metal", "movement", "gain-wild", "gain-electricity")]
    words += [say(f"board-head-{word}", language) for word in BOARD_HEADS]
    words += [say(f"short-{symbol}", language) for symbol in SYMBOLS]
    heads = ["", say("short-vp", language), *words]
    heads += [say(f"board-head-{word}", language) for word in ("goals", "hand", "played")]
    rows = []
    for seat in order(view):
        player = view.players[seat]
        name = f"{mark(view, seat)}{seat + 1} {called(seat, names)}"
        rows.append([name, *figures(player, language), " ".join(played(player))])
    return table("", rows, heads)


def hand(view: WistarView, language: str) -> list[str]:
    """The cards that the seat holds or can choose among."""
    cards = [] if view.ending else held(view, language)
    return [table("", [[title, *card_cells(card, language)] for card, title in cards])]
