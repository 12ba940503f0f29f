"""Components found by what they do, and short ways to the action that a test is about."""

from __future__ import annotations

from cheeseboard.core.law import Law
from cheeseboard.core.moment import Chance
from cheeseboard.games.wistar.actions import SPACE_NAMES
from cheeseboard.games.wistar.cards import Cards
from cheeseboard.games.wistar.components import BYTE, LEADERS, SPACES, Needs, Project, byte
from cheeseboard.games.wistar.frames import PLAYING, Frame
from cheeseboard.games.wistar.loader import house_edition
from cheeseboard.games.wistar.player import Player
from cheeseboard.games.wistar.state import Wistar
from cheeseboard.games.wistar.symbols import COUNTS, ENERGY, MAINS, P_FREE, SKILLS, SYMBOLS
from tests.games.wistar.tables import asked, do, give, lay, may, ready
from tests.games.wistar.written import write_clause, write_effect

EDITION = house_edition()


BASIC = [31, 32, 33, 34]
ADVANCED = [1, 2, 3, 4]


def bare(seats: int = 2) -> Wistar:
    """A table at which the hands are empty and the market shows BASIC and ADVANCED."""
    state = ready(seats)
    for seat in range(seats):
        give(state, seat, cards=[])
    return lay(state, market=[*BASIC, *ADVANCED])


# -- components


def project(effect: str) -> int:
    """The number of the first project with this effect, written with all its numbers: `round: 1 bed`."""
    return next(card.number for card in EDITION.projects if write_effect(card.effect) == effect)


def card(number: int) -> Project:
    return EDITION.projects[number - 1]


def needs(number: int) -> Needs:
    return card(number).needs


def needing(kind: str) -> tuple[int, int]:
    """The first project that asks for this, at most skill symbols besides; and how many it asks for."""
    for card in EDITION.projects:
        have = [(COUNTS[need.count], int(need.amount)) for need in card.needs.have]
        if len(have) == 1 and have[0][0] == kind and not byte(card.needs.symbols, ENERGY):
            return card.number, have[0][1]
    raise LookupError(kind)


def needing_a_skill() -> tuple[int, str]:
    """The first project that asks for one skill symbol and nothing else; and which skill it is."""
    for card in EDITION.projects:
        wanted = [name for place, name in enumerate(SKILLS) if card.needs.symbols == BYTE[place]]
        if wanted and not card.needs.have:
            return card.number, wanted[0]
    raise LookupError


def mouse(effect: str) -> int:
    """The number of the first mouse with this effect."""
    return next(int(tile.tile) + 1 for tile in EDITION.mice if write_effect(tile.effect) == effect)


def goal(counts: str) -> int:
    """The number of the goal card that counts this."""
    return next(int(card.card) + 1 for card in EDITION.goals if COUNTS[card.count] == counts)


def row(needs: str) -> tuple[int, int]:
    """The mission and the row, from 1, that asks for these symbols and nothing else: `1 agility`."""
    for mission in EDITION.missions:
        for number, row in enumerate(mission.rows, 1):
            if write_needs(row.needs) == needs and not row.lock:
                return int(mission.card) + 1, number
    raise LookupError(needs)


def write_needs(needs: Needs) -> str:
    """Costs and requirements in words: `2 item, 3 agility`."""
    paid = [("wood", needs.wood), ("metal", needs.metal), ("movement", needs.movement), ("item", needs.items)]
    symbols = [(name, byte(needs.symbols, place)) for place, name in enumerate(SYMBOLS)]
    there = [(COUNTS[have.count], have.amount) for have in needs.have]
    return ", ".join(f"{number} {name}" for name, number in [*paid, *symbols, *there] if number)


# -- what somebody has


def numbers(cards: Cards) -> set[int]:
    """The numbers of the cards."""
    return {int(card) + 1 for card in cards.list()}


def hand(state: Wistar, seat: int = 0) -> set[int]:
    return numbers(state.players[seat].hand)


def rats(player: Player) -> tuple[int, int, int]:
    """Rats in forest, burrow and farm."""
    return byte(player.rats, 0), byte(player.rats, 1), byte(player.rats, 2)


def law(state: Wistar) -> Law:
    """What may come by chance now."""
    assert isinstance(state.now, Chance), "chance is not waited for"
    return state.now.law


# -- ways to an action


def main(state: Wistar, action: str, *steps: str) -> Wistar:
    """Place a leader at a main action and do it."""
    section = "ABCDEF"[state.wheel[MAINS.index(action)]]
    space = min(name for name in may(state) if name in SPACE_NAMES and name.startswith(section))
    return do(state, space, "do:main", *steps)


def space_with(state: Wistar, bonus: str) -> tuple[str, str]:
    """A space that may be taken and carries this bonus action, and which of its actions that is."""
    sides = state.box.layouts[state.seats].sides
    for place, name in enumerate(SPACE_NAMES):
        if name in may(state):
            effects = sides[place // SPACES].spaces[place % SPACES]
            for which, effect in zip(("do:bonus", "do:second"), effects, strict=False):
                if write_clause(effect.clauses[0]) == bonus:
                    return name, which
    raise LookupError(bonus)


def turn_to(state: Wistar, space: str, action: str) -> None:
    """Turn the wheel until the section of a space faces a main action."""
    while state.wheel[MAINS.index(action)] != "ABCDEF".index(space[0]):
        state.wheel = [state.wheel[-1], *state.wheel[:-1]]


def bonus(state: Wistar, action: str, *steps: str) -> Wistar:
    """Place a leader on a space with a bonus action (`1 play-project`) and do it."""
    return do(state, *space_with(state, action), *steps)


def ask(state: Wistar, kind: int, a: int = 0, b: int = 0) -> Wistar:
    """Let an effect ask for this kind of choice before anything else goes on."""
    state.stack.append(Frame(kind, asked(state), a, b))
    state.run()
    return state


def play_free(state: Wistar, number: int, *steps: str) -> Wistar:
    """Play a project of the hand wholly free."""
    return do(ask(state, PLAYING, P_FREE), f"play:{number}", *steps)


def last_turn(state: Wistar, round: int = 1) -> Wistar:
    """Let this turn be the last of a round."""
    state.round = round
    state.turns = LEADERS * state.seats
    return state
