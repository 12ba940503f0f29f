"""OpenSpiel: its own tests and its own bots."""

from __future__ import annotations

import io
import pickle
from contextlib import redirect_stdout
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import cheeseboard as cb
from cheeseboard.core.law import Dice, Draw
from cheeseboard.lab import spiel
from cheeseboard.lab.spiel_law import complete, outcomes
from cheeseboard.registry import NAMES
from tests.lab.tables import Seating, some_tables

USUAL = ["qwixx", "kocour", "myszki", "gouda(magic=true)", "wistar"]


def load(name: str) -> Any:
    return pyspiel.load_game(f"cheeseboard_{name}")


def play_on(state: Any, steps: int, draw: np.random.RandomState) -> Any:
    """Random play for so many choices and chances, or to the end."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(draw.choice(numbers, p=weights)))
        else:
            state.apply_action(int(draw.choice(state.legal_actions())))
    return state


# -- OpenSpiel's own tests


@some_tables
def test_openspiel_simulates_and_stores_every_game(at: Seating) -> None:
    """Its test in Python plays up to a thousand steps, clones at every choice, stores and restores now and then."""
    game = pyspiel.load_game(at.spiel)
    assert game.num_players() == at.seats
    with redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest().sim_game(game)


@some_tables
def test_openspiel_finds_nothing_wrong(at: Seating) -> None:
    """Its test in C++ plays to the end, asks for everything at every step, stores and restores."""
    pyspiel.random_sim_test(pyspiel.load_game(at.spiel), 1, True, False)


def seed() -> np.random.RandomState:
    return np.random.RandomState(5)


def played_through(name: str) -> str:
    """OpenSpiel writes a match down with all that is seen of it; playing its actions again gives the same text."""
    string = f"cheeseboard_{name}"
    played = play_on(pyspiel.load_game(string).new_initial_state(), 100_000, seed())
    actions = [int(action) for action in played.history()]
    text = generate_playthrough.playthrough(string, actions, seed=1)
    assert generate_playthrough.playthrough(string, actions, seed=2) == text
    assert text.count("# State") == len(actions) + 1
    assert "IsTerminal() = True" in text
    return str(text)


def test_a_playthrough_can_be_repeated() -> None:
    assert "InformationStateTensor(0).recent" in played_through("qwixx(solo=true,mixx_b=true)")


@pytest.mark.parametrize("name", ["qwixx(players=3)", *USUAL[1:]])
def test_a_long_playthrough_can_be_repeated(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing thousands of numbers down at every step takes OpenSpiel too long: here it is one for them all."""

    def briefly(tensor: np.typing.NDArray[np.float32], name: str) -> list[str]:
        return [f"{name} {hash(tensor.tobytes())}"]

    monkeypatch.setattr(generate_playthrough, "_format_tensor", briefly)
    assert "InformationStateTensor(1).recent" in played_through(name)


# -- OpenSpiel's own bots


def play_match(game: Any, bots: list[Any]) -> list[float]:
    """A match to its end between OpenSpiel's bots."""
    state, draw = game.new_initial_state(), seed()
    while not state.is_terminal():
        if state.is_chance_node():
            play_on(state, 1, draw)
        else:
            action = int(bots[state.current_player()].step(state))
            assert action in state.legal_actions()
            state.apply_action(action)
    returns: list[float] = state.returns()
    return returns


def random_bots(players: int) -> list[Any]:
    return [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(players)]


def near(length: int) -> mcts.RandomRolloutEvaluator:
    """Looks only a few steps ahead, so that long matches are soon over."""
    return mcts.RandomRolloutEvaluator(1, seed(), max_length=length)


@pytest.mark.parametrize("name", USUAL)
def test_openspiels_tree_search_plays_to_the_end(name: str) -> None:
    game = load(name)
    bot = mcts.MCTSBot(game, 2.0, 3, near(3), random_state=seed())
    assert sum(play_match(game, [bot, *random_bots(2)[1:]])) == pytest.approx(0)


@pytest.mark.parametrize("name", ["qwixx", "kocour(declared_imperfect=true)", "myszki", "gouda(magic=true)", "wistar"])
def test_openspiels_search_of_information_sets_plays_to_the_end(name: str) -> None:
    game = load(name)
    bot = ismcts.ISMCTSBot(game, near(3), 2.0, 6, random_state=seed())
    assert sum(play_match(game, [bot, *random_bots(2)[1:]])) == pytest.approx(0)


# -- what a state is


def test_every_game_is_registered() -> None:
    assert [game.name for game in spiel.GAMES] == list(NAMES)
    assert {f"cheeseboard_{name}" for name in NAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", USUAL)
def test_a_clone_is_our_copy(name: str) -> None:
    """It stands where the other does, tells the same, and neither moves with the other."""
    state = play_on(load(name).new_initial_state(), 40, seed())
    clone = state.clone()
    assert clone.place.state is not state.place.state
    assert clone.place.state == state.place.state
    assert told(clone) == told(state)
    assert clone.history() == state.history()
    before = told(state)
    play_on(clone, 5, seed())
    assert told(state) == before != told(clone)


@pytest.mark.parametrize("name", USUAL)
def test_a_stored_state_comes_back(name: str) -> None:
    """With dice fallen in part, answers still sealed, and all that seats have seen; and it plays on in the same way."""
    game = load(name)
    state, draw = game.new_initial_state(), seed()
    for _ in range(12):
        play_on(state, 3, draw)
        _, one = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        other = pickle.loads(pickle.dumps(state))
        for again in (one, other):
            assert (str(again), told(again), again.history()) == (str(state), told(state), state.history())
            assert told(play_on(again, 4, seed())) == told(play_on(state.clone(), 4, seed()))


def told(state: Any) -> list[tuple[object, ...]]:
    """All that is told of a state, to whomever."""
    players = range(state.num_players())
    return [
        (
            state.observation_string(player),
            state.information_state_string(player),
            state.observation_tensor(player),
            state.information_state_tensor(player),
            [] if state.is_chance_node() else state.legal_actions(player),
        )
        for player in players
    ]


@pytest.mark.parametrize("name", ["qwixx(players=3)", "myszki", "gouda(magic=true)", "wistar"])
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    """States drawn from a player's information state tell the player the same; what they hide does differ."""
    state, draw = load(name).new_initial_state(), seed()
    worlds = []
    for _ in range(20):
        play_on(state, 9, draw)
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, draw.random_sample)
            assert told(world)[player] == told(state)[player]
            assert world.current_player() == state.current_player()
            worlds.append(str(world) != str(state))
    assert sum(worlds) > 3


@pytest.mark.parametrize("name", ["qwixx(players=3)", "gouda(magic=true)"])
def test_an_information_state_is_all_that_was_seen(name: str) -> None:
    """Perfect recall: whoever comes to other information by another way has another string and another tensor."""
    seen: dict[str, tuple[float, ...]] = {}
    game = load(name)
    for number in range(6):
        state, draw = game.new_initial_state(), np.random.RandomState(number)
        before = [""] * state.num_players()
        for _ in range(60):
            play_on(state, 1, draw)
            for player in range(state.num_players()):
                story = state.information_state_string(player)
                assert story.startswith(before[player])
                before[player] = story
                tensor = tuple(state.information_state_tensor(player))
                assert seen.setdefault(story, tensor)[-64:] == tensor[-64:]
    assert len(set(seen.values())) == len(seen) > 200


@pytest.mark.parametrize("name", ["myszki", "gouda(magic=true)"])
def test_a_hidden_draw_is_told_to_whoever_sees_it(name: str) -> None:
    """Two matches that differ only in what player 1 has drawn are one and the same to player 0."""
    one = load(name).new_initial_state()
    while one.place.state.now.seen != 1 << 1:
        one.apply_action((one.chance_outcomes() if one.is_chance_node() else [(one.legal_actions()[0], 1)])[0][0])
    other = one.clone()
    one.apply_action(one.chance_outcomes()[0][0])
    other.apply_action(other.chance_outcomes()[1][0])
    assert told(one)[0] == told(other)[0]
    imagined = [state.resample_from_infostate(0, lambda: 0.25) for state in (one, other)]
    assert told(imagined[0]) == told(imagined[1]), "what player 0 imagines of player 1 tells what player 1 has drawn"
    assert all(mine != theirs for mine, theirs in zip(told(one)[1][:4], told(other)[1][:4], strict=True))


def test_sealed_answers_are_told_when_all_are_in() -> None:
    state = load("qwixx(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    before = state.information_state_string(1)
    state.apply_action(state.legal_actions()[1])
    assert state.information_state_string(0) != state.information_state_string(1) == before
    assert state.place.recent[-1].told(0)
    assert not state.place.recent[-1].told(1)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(1).startswith(before + "1:-;0:")
    assert state.place.recent[-2].told(1)


def test_sealed_answers_that_are_imagined_are_told_by_what_came_of_them() -> None:
    state = load("qwixx(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    stories: dict[str, str] = {}
    for number in range(20):
        world = state.resample_from_infostate(1, lambda number=number: number / 20)
        world.apply_action(0)
        stories[str(world)] = world.information_state_string(1)
    assert len(set(stories.values())) == len(stories) > 1


# -- chance


def test_chance_is_explicit_and_dice_fall_one_by_one() -> None:
    state = load("qwixx").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    for face in (3, 0, 5, 1, 2, 4):
        assert state.is_chance_node()
        assert [number for number, _ in state.chance_outcomes()] == list(range(6))
        assert state.action_to_string(pyspiel.PlayerId.CHANCE, face) == str(face + 1)
        state.apply_action(face)
    assert state.information_state_string(0) == "0|*1;*4 1 6 2 3 5;"


def test_fallen_dice_are_one_outcome_of_the_law() -> None:
    law = Dice(3, 6)
    assert complete(law, (4, 1), 5) == ((), law.parse("5 2 6"))
    assert complete(law, (4,), 1) == ((4, 1), None)


def test_what_cannot_come_is_no_outcome() -> None:
    assert outcomes(Draw(["a", "b", "c"], [3, 0, 1]), ()) == [(0, 0.75), (2, 0.25)]


# -- what can be chosen


def test_players_options_and_payoff_are_parameters() -> None:
    game = load("gouda(players=4,magic=true,full_set=true,payoff=score)")
    assert game.num_players() == 4
    assert game.table.options["full-set"] is True
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load("qwixx(solo=true)").num_players() == 1


def test_information_is_imperfect_where_something_is_hidden() -> None:
    kind = pyspiel.GameType.Information
    names = ("kocour", "gouda", *USUAL[2:], "qwixx", "qwixx(solo=true)")
    found = {name: load(name).get_type().information for name in names}
    perfect = {name for name, information in found.items() if information == kind.PERFECT_INFORMATION}
    assert perfect == {"kocour", "gouda", "qwixx(solo=true)"}


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises((cb.Problem, pyspiel.SpielError), match="colour"):
        load("qwixx(colour=true)")


def test_public_and_private_information_are_the_view_in_two_parts() -> None:
    game = load("gouda(magic=true)")
    state = play_on(game.new_initial_state(), 12, seed())
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"hand":[]' in public.string_from(state, 0)
    assert private.string_from(state, 0).startswith('{"seat":0,"hand":["')
    assert public.tensor is private.tensor is None
