"""The players of a position as text: a line for each group of things.

    0 goods wood 3 metal 0 movement 1 wild 0 electricity 1 vp 12
    0 rats forest 1 burrow 2 farm 0 entrance 0
    0 board leaders 2 beds 1 removed 0 dug 2 cubes 1 doors 3
    0 abilities 3 6
    0 farm explorer g1 tents g1 u1
    0 spaces A1 C2
    0 tiles mice 3 12 heroes 2 skills strength
    0 goals reached 1 4 private 7
    0 hand 17 seen 4 101
    0 play 31 38 used 38

`abilities` are those whose cube is gone, `spaces` those of the wheel with a leader of the player; the cards of the
hand that everybody has seen stand after `seen`, those in play with a use token once more after `used`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cheeseboard.core.bits import size
from cheeseboard.games.wistar.actions import ABILITIES, SPACE_NAMES
from cheeseboard.games.wistar.cards import NO_CARDS, Cards
from cheeseboard.games.wistar.components import BYTE, byte
from cheeseboard.games.wistar.lines import Lines, draw_names, draw_set, groups, index, one, read_names, read_set, whole
from cheeseboard.games.wistar.symbols import AREAS, SKILLS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cheeseboard.games.wistar.box import Box
    from cheeseboard.games.wistar.player import Player

SECTION_NAMES: Final = ("A", "B", "C", "D", "E", "F")
GOODS: Final = ("wood", "metal", "movement", "wild", "electricity", "vp")
RATS: Final = (*AREAS, "entrance")
BOARD: Final = ("leaders", "beds", "removed", "dug", "cubes", "doors")
MOST: Final = 255  # of anything that is counted


def draw_player(player: Player, spaces: i64, box: Box) -> list[str]:
    """The lines of a player, those with nothing in them left out."""
    goods: list[i64] = [player.wood, player.metal, player.movement, player.wild, player.electricity, player.vp]
    rats: list[i64] = [byte(player.rats, area) for area in range(len(AREAS))] + [player.entrance]
    board: list[i64] = [player.leaders, player.beds, player.removed, player.dug, player.cubes, player.doors]
    rooms = room_names(box)
    lines = [
        f"goods {draw_counts(GOODS, goods)}",
        f"rats {draw_counts(RATS, rats)}",
        f"board {draw_counts(BOARD, board)}",
        f"abilities {draw_set(player.freed)}",
        f"farm explorer {rooms[player.explorer]} {marked('tents', draw_names(player.tents, rooms))}",
        f"spaces {draw_names(spaces, SPACE_NAMES)}",
        f"tiles {marked('mice', draw_set(player.mice))} {marked('heroes', draw_set(player.heroes))} "
        f"{marked('skills', draw_names(player.skills, SKILLS))}",
        f"goals {marked('reached', draw_set(player.reached))} {marked('private', draw_set(player.private))}",
        f"hand {player.hand.minus(player.known)} {marked('seen', str(player.known))}",
        f"play {player.table} {marked('used', str(player.used))}",
    ]
    found = [" ".join(line.split()) for line in lines]
    return [line for line in found if " " in line]


def draw_counts(names: tuple[str, ...], numbers: list[i64]) -> str:
    return " ".join([f"{name} {numbers[place]}" for place, name in enumerate(names)])


def marked(name: str, words: str) -> str:
    """The words after their name; nothing if there are none."""
    return f"{name} {words}" if words else ""


def room_names(box: Box) -> list[str]:
    return [room.name for room in box.edition.rooms]


def read_player(player: Player, seat: int, lines: Lines, box: Box) -> int:
    """Give a player all that the lines say; the spaces with a leader are handed back, as a set."""
    edition = box.edition
    goods = read_counts(lines.take(f"{seat} goods"), GOODS)
    player.wood, player.metal, player.movement, player.wild = goods[0], goods[1], goods[2], goods[3]
    player.electricity, player.vp = goods[4], goods[5]
    rats = read_counts(lines.take(f"{seat} rats"), RATS)
    player.rats = rats[0] * BYTE[0] + rats[1] * BYTE[1] + rats[2] * BYTE[2]
    player.entrance = rats[3]
    board = read_counts(lines.take(f"{seat} board"), BOARD)
    player.leaders, player.beds, player.removed, player.dug = board[0], board[1], board[2], board[3]
    player.cubes, player.doors = board[4], board[5]
    player.freed = read_set(lines.take(f"{seat} abilities"), ABILITIES)
    rooms = room_names(box)
    farm = groups(lines.take(f"{seat} farm"), ("explorer", "tents"))
    player.explorer = index(one(farm["explorer"], rooms[0]), rooms)
    player.tents = read_names(farm["tents"], rooms)
    tiles = groups(lines.take(f"{seat} tiles"), ("mice", "heroes", "skills"))
    player.mice = read_set(tiles["mice"], len(edition.mice))
    player.heroes = read_set(tiles["heroes"], len(edition.heroes))
    player.skills = read_names(tiles["skills"], SKILLS)
    goals = groups(lines.take(f"{seat} goals"), ("reached", "private"))
    player.reached = read_set(goals["reached"], len(edition.goals))
    player.goals = size(player.reached)
    player.private = read_set(goals["private"], len(edition.goals))
    hand = groups(["unseen", *lines.take(f"{seat} hand")], ("unseen", "seen"))
    player.known = read_cards(hand["seen"], box)
    player.hand = read_cards(hand["unseen"], box).either(player.known)
    play = groups(["all", *lines.take(f"{seat} play")], ("all", "used"))
    player.table = read_cards(play["all"], box)
    player.used = read_cards(play["used"], box)
    return read_names(lines.take(f"{seat} spaces"), SPACE_NAMES)


def read_counts(words: list[str], names: tuple[str, ...]) -> list[i64]:
    """A number for each name; 0 for one that is left out."""
    found = groups(words, names)
    return [whole(one(found[name], "0"), 0, MOST) for name in names]


def read_cards(words: list[str], box: Box) -> Cards:
    found = NO_CARDS
    for word in words:
        found = found.with_card(whole(word, 1, len(box.edition.projects)) - 1)
    return found
