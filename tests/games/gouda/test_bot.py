"""The plain heuristic player of Gouda! Gouda!."""

from __future__ import annotations

import pytest

import cheeseboard as cb
from cheeseboard.core.option import Value
from cheeseboard.games.gouda.board import HOUSE_BOARD
from cheeseboard.games.gouda.bot import USES, Climbed, Greedy, Swift
from cheeseboard.games.gouda.state import Gouda
from tests.games.series import new_match, play_out, share_of_wins
from tests.games.table import gouda, magic


def test_greedy_beats_random() -> None:
    assert share_of_wins("gouda", 20) >= 0.75


@pytest.mark.parametrize(
    "options",
    [{"magic": True}, {"party": True}, {"cheese-spots": True}, {"magic": True, "full-set": True, "void": True}],
)
def test_greedy_plays_every_variant_to_the_end(options: dict[str, Value]) -> None:
    m = new_match("gouda", 3, 1, options)
    play_out(m, [Greedy(), m.game.bot("random"), m.game.bot("random")], cb.Rng(1))
    assert m.over


def test_the_same_world_and_seed_give_the_same_choice() -> None:
    table = magic("M1 01\nM2 0", "reroll improve", "nullify")
    table.go_on("0:M1 [g1 r1]")
    for bot in cb.find_game("gouda").bots().values():
        choices = {bot.choose(table.state.copy(), 0, cb.Rng(seed)).notation for seed in [7] * 5}
        assert len(choices) == 1


def test_greedy_moves_its_own_mouse_up_and_the_rival_s_down() -> None:
    table = gouda("gouda name\nM2 01\n> 0 | -\n  0 | -")
    table.go_on("0:M2 [g1 r1]")
    table.act(0, str(Greedy().choose(table.state, 0, cb.Rng(0))))
    table.act(0, str(Greedy().choose(table.state, 0, cb.Rng(0))))
    assert table.mice in (
        {"M3": "0", "M1": "1"},
        {"S2": "0", "M1": "1"},
        {"M3": "0", "S1": "1"},
        {"S2": "0", "S1": "1"},
    )


def test_greedy_takes_the_cheese() -> None:
    table = gouda("gouda name\nF1 01\nM4 0\n> 0 | -\n  0 | -")
    table.go_on("0:F1 [g1 y1]")
    assert str(Greedy().choose(table.state, 0, cb.Rng(0))) == "0@F1>T"


def test_greedy_does_not_look_at_the_hands_of_others() -> None:
    worlds = []
    for hand in ("nullify", "again", "improve"):
        table = magic("M1 01\nM2 0", "reroll improve", hand)
        table.go_on("0:M1 [g1 r1]")
        worlds.append(table.state)
    assert len({Greedy().choose(world, 0, cb.Rng(7)).notation for world in worlds}) == 1


def test_steps_to_the_cheese_are_counted_along_the_shortest_way() -> None:
    steps = {name: int(HOUSE_BOARD.steps[place][HOUSE_BOARD.goal]) for place, name in enumerate(HOUSE_BOARD.spaces)}
    assert [steps[name] for name in ("D", "C1", "M1", "S1", "M2", "S3", "M4", "F2", "T")] == [6, 6, 5, 5, 4, 3, 2, 1, 0]


@pytest.mark.parametrize(
    ("mine", "rivals", "uses"),
    [(1, 0, [1 / 3, 0, 1 / 3, 0]), (1, 1, [5 / 9, 1 / 9, 1 / 9, 5 / 9]), (2, 0, [2 / 3, 0, 2 / 3, 0])],
)
def test_how_many_mice_a_roll_moves(mine: int, rivals: int, uses: list[float]) -> None:
    """With one of each, own mice rise unless no die is green and fall only if both are red."""
    assert USES[mine][rivals] == pytest.approx(uses)


def chance(picture: str, seat: int = 0) -> float:
    return Climbed().chance(gouda(picture).state, seat)


def test_the_nearer_to_the_cheese_the_likelier_the_win() -> None:
    climbing = [chance(f"gouda name\n{space} 0\nS1 1\n> 0 | -\n  0 | -") for space in ("M1", "M2", "M3", "M4", "F1")]
    assert climbing == sorted(climbing)
    assert climbing[0] > 0.5  # it is the first one's turn
    picture = "gouda name\nM2 0\nM3 1\nF1 2\n> 0 | -\n  0 | -\n  0 | -"
    assert sum(chance(picture, seat) for seat in range(3)) == pytest.approx(1)


def test_a_card_in_hand_counts() -> None:
    with_cards, without = magic("M1 01", "reroll improve", "nullify"), magic("M1 01", "reroll", "nullify")
    assert Climbed().chance(with_cards.state, 0) > Climbed().chance(without.state, 0)


def swift(picture: str, roll: str) -> list[str]:
    """What it does with a roll for M2."""
    table = gouda(picture)
    table.go_on(f"0:M2 [{roll}]")
    done: list[str] = []
    state = table.state
    assert isinstance(state, Gouda)
    while state.active == 0 and len(done) < roll.count(" ") + 1:
        done.append(str(Swift().choose(state, 0, cb.Rng(0))))
        table.act(0, done[-1])
    return done


def test_swift_moves_its_own_mouse_up_and_the_most_dangerous_rival_s_down() -> None:
    picture = "gouda name\nM2 012\nF1 2\n> 0 | -\n  0 | -\n  0 | -"
    assert swift(picture, "g1 y1 r1")[:2] in (["0@M2>M3", "2@M2>M1"], ["2@M2>M1", "0@M2>M3"])


def test_swift_names_the_space_with_the_most_to_gain() -> None:
    table = gouda("gouda name\nD 0000\nF1 0\nM1 1\n> 0 | -\n  0 | -")
    assert str(Swift().choose(table.state, 0, cb.Rng(0))) == "F1"
