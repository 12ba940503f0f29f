"""Draws a table of Rats of Wistar: the wheel, the goals, the farm, the market, the players and the own hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from cheeseboard.core.words import Message
from cheeseboard.games.wistar.actions import Choice
from cheeseboard.games.wistar.components import FIELDS, ROUNDS, SPACES, Row
from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.notes import (
    bonuses,
    card_line,
    note_of,
    project_name,
    rule_of,
    worth_and_effect,
)
from cheeseboard.games.wistar.scoring import CATEGORIES
from cheeseboard.games.wistar.shorthand import NOTHING, short, short_count, short_gains, short_needs
from cheeseboard.games.wistar.symbols import AREAS, DECKS, KINDS, SKILLS, SYMBOLS
from cheeseboard.games.wistar.view import GoalView, MissionView, PlayerView, RoomView, SectionView, WistarView
from cheeseboard.games.wistar.wording import effect_text

OWNER: Final = ("#e5484d", "#4c8df6", "#3fb950", "#f2d13b")
TITLE: Final = "bold #f5922f"
WIDE: Final = 116  # columns that two parts side by side need
LINES: Final = 40
EXPLORER: Final = "◆"
TENT: Final = "▲"
MOUSE: Final = "○"
HIDDEN: Final = "?"
OPEN: Final = "→"
DOOR: Final = "▮"
TAKEN: Final = "●"
DONE: Final = "✓"
LOCK: Final = "⊘"
FREE: Final = "·"
LONGEST_NAME: Final = 10  # of a player


def say(key: str, language: str, **facts: int | str) -> str:
    return Message("wistar", key, facts).text(language)


def draw(view: WistarView, names: tuple[str, ...], language: str) -> RenderableType:
    """The table; two parts stand side by side where there is room for it."""
    return Drawing(view, names, language)


def prompt(view: WistarView, names: tuple[str, ...], language: str) -> str:
    """What there is to do: a choice, or something to draw from the real box."""
    about = view.about
    if about is None:
        return ""
    if not view.asked:
        return ask_for_chance(view, names, language)
    text = say(f"prompt-{view.stage}", language)
    if about.left is not None and about.left > 1:
        text += f" ({say('board-left', language, left=about.left)})"
    if about.card is not None:
        text += f" ({about.card} {project_name(about.card, language)})"
    if about.task is not None:
        text += f" ({task_name(about.task, language)})"
    return text


def ask_for_chance(view: WistarView, names: tuple[str, ...], language: str) -> str:
    """Which component of the real box has to be drawn and told by its number."""
    about = view.about
    assert about is not None
    facts: dict[str, int | str] = {}
    if about.player is not None:
        facts["player"] = names[about.player]
    if about.deck is not None:
        facts["deck"] = about.deck
    if view.stage == "wheel-draw":
        facts["main"] = f"@board-main-{about.where}"
    elif view.stage == "order-draw" and about.left is not None:
        facts["place"] = about.left
    elif view.stage == "door-draw" and about.where is not None:
        one, _, other = about.where.partition("-")
        facts |= {"one": f"@room-{one}", "other": f"@room-{other}"}
    elif view.stage == "mission-draw":
        facts["room"] = f"@room-{about.where}"
    mine = "" if about.player is None else "-of-player"
    return say(f"board-ask-{view.stage}{mine}", language, **facts)


def note(view: WistarView, action: str, language: str) -> str:
    """What is worth knowing about a choice; of a card, all that stands on it."""
    choice = GAME.actions.find(action)
    return note_of(GAME.box.edition, view, choice, language) if isinstance(choice, Choice) else ""


def rule(view: WistarView, action: str) -> str:
    """The rule that allows a choice."""
    choice = GAME.actions.find(action)
    return rule_of(view, choice) if isinstance(choice, Choice) else ""


def legend(language: str) -> str:
    """The signs of the board, and that some figures are ours, where that is so."""
    signs = say("board-legend", language)
    return f"{say('board-house', language)} {signs}" if GAME.box.edition.house else signs


class Drawing:
    """The parts of the board as wide as the screen; the hand takes the lines that are left."""

    def __init__(self, view: WistarView, names: tuple[str, ...], language: str) -> None:
        self.view: Final = view
        self.names: Final = names
        self.language: Final = language

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        wide = options.max_width >= WIDE
        parts = self.parts(options.max_width, False)
        lines = len(console.render_lines(Group(*parts), options))
        if wide and lines >= LINES:
            parts = self.parts(options.max_width, True)
            lines = len(console.render_lines(Group(*parts), options))
        hand = self.hand(max(1, LINES - lines) if wide else LINES)
        spaced = lines + len(hand) + len(parts) <= LINES
        for part in parts:
            yield part
            if spaced:
                yield Text()
        yield from hand

    def parts(self, width: int, tight: bool) -> list[RenderableType]:
        """All but the hand; where it is tight, of every goal only the next field."""
        view, language = self.view, self.language
        wide = width >= WIDE
        aims = goals(view, language, tight)
        head = header(view, self.names, language)
        farm = Group(rooms(view, language, 3 if wide else 1), *missions(view, language, width))
        people = players(view, self.names, language, wide)
        if view.ending:
            counted = scores(view, self.names, language)
            return [head, beside([counted, aims], (3, 2), wide), farm, people]
        found: list[RenderableType] = [head]
        if view.wheel:
            found.append(beside([wheel(view, language), aims], (3, 2), wide))
        found.append(farm)
        if any([card is not None for row in view.market for card in row]):
            half = width // 2 - 2 if wide else width
            found.append(beside([market(view, deck, language, half) for deck in range(len(DECKS))], (1, 1), wide))
        return [*found, people]

    def hand(self, most: int) -> list[RenderableType]:
        """The cards that the seat can choose among or holds, a line each; the last line has the numbers of the rest."""
        view, language = self.view, self.language
        shown = [
            (card, say("board-pair", language, pair=place)) for place, pair in enumerate(view.pairs, 1) for card in pair
        ]
        shown += [(card, say("board-drawn", language)) for card in view.drawn]
        shown += [(card, say("board-hand", language)) for card in view.hand]
        if view.ending or not shown:
            return []
        whole = shown if len(shown) <= most else shown[: most - 1]
        lines: list[RenderableType] = [hand_line(card, title, language) for card, title in whole]
        if len(whole) < len(shown):
            rest = ", ".join([str(card) for card, _ in shown[len(whole) :]])
            lines.append(clipped(Text(say("board-more-cards", language, cards=rest), style="dim")))
        return lines


def beside(parts: Sequence[RenderableType], ratios: Sequence[int], wide: bool) -> RenderableType:
    """Side by side, or one under another."""
    if not wide:
        return Group(*parts)
    grid = Table.grid(padding=(0, 2), expand=True)
    for ratio in ratios:
        grid.add_column(ratio=ratio)
    grid.add_row(*parts)
    return grid


def clipped(line: Text) -> Text:
    """A line that ends where the screen does."""
    line.no_wrap = True
    line.overflow = "ellipsis"
    return line


def aligned(rows: Sequence[tuple[Text, Text]], width: int) -> list[Text]:
    """Names, and what is told of each of them in a second column; where a line is too long, its name is cut."""
    longest = max([name.cell_len for name, _ in rows], default=0)
    lines: list[Text] = []
    for name, told in rows:
        name.truncate(max(0, min(longest, width - told.cell_len - 2)), overflow="ellipsis", pad=True)
        lines.append(clipped(Text.assemble(name, "  ", told)))
    return lines


def digits(seats: Sequence[int]) -> Text:
    """Players as their numbers."""
    return Text.assemble(*[(str(seat + 1), f"bold {OWNER[seat]}") for seat in seats])


def called(seat: int, names: tuple[str, ...]) -> str:
    """A player's name, as much of it as there is room for."""
    name = Text(names[seat])
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    return name.plain


def order(view: WistarView) -> tuple[int, ...]:
    return view.order if len(view.order) == len(view.players) else tuple(range(len(view.players)))


def task_name(task: tuple[int, int], language: str) -> str:
    return say(f"task-{task[0]}-{task[1]}", language)


# -- above all


def header(view: WistarView, names: tuple[str, ...], language: str) -> RenderableType:
    """The round, the turn order, the hut, the mice and what else lies beside the board."""
    edition = GAME.box.edition
    title = say("board-set-up", language)
    if view.round:
        title = say("board-round", language, round=view.round, rounds=ROUNDS)
    first = Text.assemble((title, TITLE))
    if view.order:
        first.append(f" · {say('board-order', language)} ")
        first.append_text(Text(" → ").join([Text(called(seat, names), style=OWNER[seat]) for seat in view.order]))
    if not view.ending:
        first.append(f" · {say('board-hut', language)} ")
        first.append_text(digits(view.hut) if view.hut else Text(NOTHING, style="dim"))
    if view.round_mouse is not None and not view.ending:
        mouse = edition.mice[view.round_mouse - 1]
        told = f"{say(f'mouse-{view.round_mouse}', language)} – {worth_and_effect(mouse.vp, mouse.effect, language)}"
        first.append(f" · {say('board-round-mouse', language)} {told}")
    cheese = listed([edition.mice[tile - 1].vp for tile in view.cheeses])
    house, cellar = view.supply
    heroes = skills([SKILLS[edition.heroes[hero - 1].skill] for hero in view.heroes], language)
    tokens = skills(view.skills, language)
    second = say("board-beside", language, cheese=cheese, house=house, cellar=cellar, heroes=heroes, tokens=tokens)
    return Group(first, Text(second, style="dim"))


def skills(words: Sequence[str], language: str) -> str:
    return " ".join([say(f"short-{word}", language) for word in words]) or NOTHING


# -- the wheel and the goals


def wheel(view: WistarView, language: str) -> RenderableType:
    """A line a main action: its area, the power of the seat, whose leaders stand there, and the spaces."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(no_wrap=True)
    for place, section in enumerate(view.wheel):
        area = place // 2
        name = say(f"board-area-{AREAS[area]}", language) if place % 2 == 0 else ""
        main = Text.assemble((say(f"board-main-{section.main}", language), "bold"))
        if view.seat is not None:
            main.append(f" {view.players[view.seat].rats[area]}", style=OWNER[view.seat])
        leaders = tuple([space.leader for space in section.spaces if space.leader is not None])
        grid.add_row(Text(name, style="dim"), main, digits(leaders), spaces(view, section, language))
    return grid


def spaces(view: WistarView, section: SectionView, language: str) -> Text:
    """What each space brings, and whether it is taken."""
    line = Text()
    for number, space in enumerate(section.spaces):
        here = space.name == view.space
        effects = bonuses(GAME.box.edition, view, SPACES * "ABCDEF".index(section.section) + number)
        told = " + ".join([short_gains(bonus, language) for bonus in effects])
        line.append("  " if number else "")
        line.append(f"{FREE if space.leader is None else TAKEN}{space.name}", style="bold reverse" if here else "cyan")
        line.append(f" {told}", style="dim" if space.leader is not None and not here else "")
    return line


def goals(view: WistarView, language: str, tight: bool) -> RenderableType:
    """The goals of the board, then those that only one player can reach."""
    lines = [line for goal in view.goals for line in goal_lines(view, goal, language, tight)]
    for seat, player in enumerate(view.players):
        lines += [goal_line(digits((seat,)), goal, 0, language) for goal in player.private]
    return Group(*lines, *[goal_line(Text(HIDDEN), goal, 0, language) for goal in view.drawn_goals])


def goal_lines(view: WistarView, goal: GoalView, language: str, tight: bool) -> list[Text]:
    """The name and what is counted; then the free fields: how many are asked for, and the bonus."""
    card = GAME.box.edition.goals[goal.number - 1]
    fields = range(len(goal.discs), min(FIELDS, len(view.players)))
    if tight and fields:
        return [goal_line(digits(goal.discs), goal.number, fields[0], language)]
    counted = short_count(card.count, 1, language).lstrip("1")
    title = Text.assemble((say(f"goal-{goal.number}", language), "bold"), f" ({counted}) ", digits(goal.discs))
    told = [f"{card.asks[field]} → {short_gains(card.bonuses[field], language)}" for field in fields]
    return [title, Text(f"  {' · '.join(told) or DONE}")]


def goal_line(mark: Text, goal: int, field: int, language: str) -> Text:
    """A goal with one of its fields."""
    name = (say(f"goal-{goal}", language), "bold")
    return clipped(Text.assemble(mark, " " if mark else "", name, f": {asked(goal, field, language)}"))


def asked(goal: int, field: int, language: str) -> str:
    """What a field of a goal card asks for and brings."""
    card = GAME.box.edition.goals[goal - 1]
    bonus = short_gains(card.bonuses[field], language)
    return f"{short_count(card.count, card.asks[field], language)} → {bonus}"


# -- the farm


def storeys(view: WistarView) -> list[list[RoomView]]:
    """The rooms by the first letter of their names: the house from top to bottom, the cellar, the outside."""
    cellar = [room.name for room in GAME.box.edition.rooms if room.cellar]
    found: dict[str, list[RoomView]] = {}
    for room in view.rooms[1:]:
        found.setdefault(room.name[0], []).append(room)
    house = [storey for storey in found.values() if storey[0].name not in cellar]
    below = [storey for storey in found.values() if storey[0].name in cellar]
    return [*reversed(house), *below, [view.rooms[0]]]


def rooms(view: WistarView, language: str, columns: int) -> RenderableType:
    """The rooms of a storey side by side; the outside stands where the last row has room for it."""
    rows = storeys(view)
    outside = rows.pop()
    if len(rows[-1]) < columns:
        rows[-1] = rows[-1] + outside
    else:
        rows.append(outside)
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for row in rows:
        cells = [room_text(view, room, language) for room in row]
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
    return grid


def room_text(view: WistarView, room: RoomView, language: str) -> Text:
    """Who is in a room, what lies there, and where it leads."""
    line = Text.assemble((room.name.upper(), "cyan"), " ", (say(f"room-{room.name}", language), "bold"))
    if room.explorers:
        line.append(f" {EXPLORER}").append_text(digits(room.explorers))
    if room.tents:
        line.append(f" {TENT}").append_text(digits(room.tents))
    if room.mice:
        line.append(f" {MOUSE}{room.mice}")
    if room.hidden:
        line.append(f" {HIDDEN}{room.hidden}")
    for mission in room.missions:
        line.append(f" #{mission.number}", style="dim" if None not in mission.done else "")
    for way in view.ways:
        if room.name in (way.one, way.other):
            other = way.other if way.one == room.name else way.one
            line.append(f" {OPEN if way.open else DOOR}{other.upper()}", style="dim" if way.open else "yellow")
    return line


def missions(view: WistarView, language: str, width: int) -> list[Text]:
    """The revealed missions that are not done yet: what each row asks for and brings, or who has completed it."""
    rows: list[tuple[Text, Text]] = []
    for room in view.rooms:
        for mission in room.missions:
            if None in mission.done:
                name = (say(f"mission-{mission.number}", language), "bold")
                tasks = Text("  ").join(task_texts(mission, language))
                rows.append((Text.assemble(f"#{mission.number} ", name), tasks))
    return aligned(rows, width) if width >= WIDE else [Text("  ").join(row) for row in rows]


def task_texts(mission: MissionView, language: str) -> list[Text]:
    found: list[Text] = []
    for place, row in enumerate(GAME.box.edition.missions[mission.number - 1].rows):
        who = mission.done[place]
        if who is not None:
            found.append(Text.assemble((f"{place + 1} {DONE}", "dim"), digits((who,))))
        else:
            locked = row.lock > 0 and mission.done[row.lock - 1] is None
            found.append(Text(f"{place + 1} {task_line(row, locked, language)}", style="dim" if locked else ""))
    return found


def task_line(row: Row, locked: bool, language: str) -> str:
    lock = f"{LOCK}{row.lock} " if locked else ""
    return f"{lock}{short_needs(row.needs, language)} → {short_gains(row.reward, language)}"


# -- the market and the hand


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


def hand_line(card: int, title: str, language: str) -> Text:
    """A card with all that stands on it, as far as the line goes."""
    project = GAME.box.edition.projects[card - 1]
    told = f"{card_line(project, language)} · {effect_text(project.effect, language)}"
    return clipped(Text.assemble((f"{title} ", TITLE), card_title(card, language), f" {told}"))


# -- the players


def players(view: WistarView, names: tuple[str, ...], language: str, wide: bool) -> RenderableType:
    """Two lines a player, in turn order: goods, rats and board; then symbols, cards and hand."""
    people = [Text(f"{seat + 1} {called(seat, names)}") for seat in range(len(view.players))]
    width = max([name.cell_len for name in people])
    owned = [goods(player, language) for player in view.players]
    lines: list[Text] = []
    for seat in order(view):
        people[seat].truncate(width, pad=True)
        mark = "▶" if seat in view.asked or (seat == view.active and not view.asked) else " "
        has = owned[seat].ljust(max([len(text) for text in owned]))
        player = view.players[seat]
        told = [points(player, language), has, *board_words(player, language)]
        lines.append(Text.assemble((f"{mark}{people[seat]}", f"bold {OWNER[seat]}"), "  ", "  ".join(told)))
        words = "  ".join(card_words(view, seat, language))
        lines.append(Text.assemble("   ", *symbol_words(player, language), " ", words))
    return Group(*[clipped(line) for line in lines] if wide else lines)


def points(player: PlayerView, language: str) -> str:
    total = sum([getattr(player.score, category) for category in CATEGORIES])
    return say("board-points", language, points=f"{total:>2}", marker=f"{player.vp:>2}")


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
    played = [f"{card}*" if card in player.used else str(card) for card in player.cards]
    found = [
        say("board-abilities", language, abilities=listed(player.abilities)),
        say("board-reached", language, goals=len(player.goals)),
        say("board-in-hand", language, basic=player.hand[0], advanced=player.hand[1]),
    ]
    found.append(say("board-played", language, cards=" ".join(played) or NOTHING))
    if player.known and seat != view.seat:
        found.append(say("board-known", language, cards=listed(player.known)))
    return found


def goods(player: PlayerView, language: str) -> str:
    amounts = [("wood", player.wood), ("metal", player.metal), ("movement", player.movement)]
    parts = [short(word, amount, language) for word, amount in amounts]
    parts.append(f"{player.wild}{short('gain-wild', 1, language)}")
    if player.electricity:
        parts.append(short("weak" if player.electricity == 1 else "strong", 1, language))
    return " ".join(parts)


def listed(numbers: Sequence[int]) -> str:
    return " ".join([str(number) for number in numbers]) or NOTHING


def scores(view: WistarView, names: tuple[str, ...], language: str) -> RenderableType:
    """W9.1: a line a category, a column a player."""
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(Text(say("board-scoring", language)), style="default")
    for seat in order(view):
        table.add_column(Text(names[seat], style=OWNER[seat]), justify="right")
    table_of = [[getattr(view.players[seat].score, category) for category in CATEGORIES] for seat in order(view)]
    for place, category in enumerate(CATEGORIES):
        table.add_row(say(f"board-score-{category}", language), *[str(points[place]) for points in table_of])
    total = [Text(str(sum(points)), style="bold") for points in table_of]
    table.add_row(Text(say("board-score-total", language), style="bold"), *total)
    return table
