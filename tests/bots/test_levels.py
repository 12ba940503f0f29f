"""The levels of every game, and bots with a budget of their own."""

from __future__ import annotations

from threading import Timer

import pytest

import cheeseboard as cb
from cheeseboard.bots.levels import (
    ALWAYS,
    GRADED,
    KNOWING,
    LAST_TILES,
    SEARCH,
    STEPS,
    find_bot,
    find_level,
    levels_of,
    search_level,
)
from cheeseboard.bots.making import bot_named, make_bot
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.is_mcts import IsMctsBot
from cheeseboard.bots.search.search_bot import SearchBot
from tests.bots.myszki.test_last_tiles import late as last_tiles
from tests.bots.search.positions import some


@pytest.mark.parametrize("game", cb.games().values(), ids=list(cb.games()))
def test_every_game_has_the_three_levels_and_keeps_its_plain_bots(game: cb.Game) -> None:
    assert tuple(levels_of(game)) == (*STEPS, "random", "greedy")
    assert set(game.bots()) <= set(levels_of(game))
    assert game.name in GRADED


@pytest.mark.parametrize("game", cb.games().values(), ids=list(cb.games()))
@pytest.mark.parametrize("name", [*STEPS, *[level.name for level in ALWAYS]])
def test_every_level_plays(game: cb.Game, name: str) -> None:
    level = find_level(game, name)
    quick = level._replace(rollouts=min(level.rollouts, 6), seconds=0.0)
    for state, seat in some(game.name, 2, 5, 2):
        chosen = make_bot(game, quick).choose(state.imagine(seat, cb.Rng(1)), seat, cb.Rng(2))
        assert state.refusal(seat, chosen) is None


@pytest.mark.parametrize("game", cb.games().values(), ids=list(cb.games()))
def test_a_level_that_searches_answers_in_time_and_is_the_same_for_a_seed(game: cb.Game) -> None:
    for level in levels_of(game).values():
        if level.kind in (SEARCH, KNOWING, LAST_TILES):
            assert level.rollouts > 0
            assert 0 < level.seconds <= 1


def test_a_name_that_no_level_has_is_refused() -> None:
    game = cb.find_game("qwixx")
    with pytest.raises(cb.Problem, match="easy, medium, hard, random, greedy") as refused:
        find_level(game, "clever")
    assert refused.value.code == "bot-unknown"
    with pytest.raises(cb.Problem):
        bot_named(game, "is-mcts:5")  # a budget of one's own is for the arena


def test_a_search_can_have_a_budget_of_its_own() -> None:
    game = cb.find_game("qwixx")
    counted, timed = find_bot(game, "is-mcts:500"), find_bot(game, "search:0.25s")
    assert (counted.kind, counted.rollouts, counted.seconds) == ("is-mcts", 500, 0.0)
    assert (timed.kind, timed.rollouts, timed.seconds) == ("search", 0, 0.25)
    assert timed.scale == search_level(game).scale
    assert find_bot(game, "hard:40") == find_level(game, "hard")._replace(name="hard:40", rollouts=40, seconds=0.0)
    assert find_bot(game, "hard:2s") == find_level(game, "hard")._replace(name="hard:2s", rollouts=0, seconds=2.0)
    assert find_bot(game, "easy@0.25") == find_level(game, "easy")._replace(name="easy@0.25", temperature=0.25)
    assert find_bot(game, "easy") == find_level(game, "easy")
    made = [make_bot(game, level) for level in (counted, timed)]
    assert [type(bot) for bot in made] == [IsMctsBot, SearchBot]


@pytest.mark.parametrize(
    "text",
    ["easy@", "easy@-1", "greedy@0.1", "easy@hot", "clever@1", "easy@1@1", "easy@1:5", "easy@1e3"],
)
def test_a_temperature_that_makes_no_sense_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(cb.Problem) as refused:
        find_bot(cb.find_game("qwixx"), text)
    assert refused.value.code == "bot-unknown"
    assert "easy@0.1" in refused.value.sentence("pl")


@pytest.mark.parametrize(
    "text",
    ["", "clever", "greedy:5", "random:1s", "is-mcts", "search", "is-mcts:", "search:0", "search:0s", "search:-5",
     "search:1.5", "search:99999999", "search:601s", "search:5 s", "search:1e3", "search:٣", "is-mcts:5:5"],
)  # fmt: skip
def test_a_budget_that_makes_no_sense_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(cb.Problem) as refused:
        find_bot(cb.find_game("qwixx"), text)
    assert refused.value.code == "bot-unknown"
    assert "is-mcts:0.5s" in refused.value.sentence("cs")


def test_who_does_not_search_has_no_budget() -> None:
    with pytest.raises(cb.Problem, match=r"is-mcts:0\.5s"):
        find_bot(cb.find_game("kocour"), "medium:500")


def test_whoever_holds_the_cancel_ends_the_thinking() -> None:
    cancel = Cancel()
    cancel.tell()
    game = cb.find_game("gouda")
    bot = make_bot(game, search_level(game), cancel)
    assert isinstance(bot, SearchBot)
    state, seat = some("gouda", 2, 5, 1)[0]
    assert len([each for each in bot.search.run(state, seat, bot.budget, cb.Rng(1)) if each.worlds]) == 1
    assert isinstance(bot.budget, Budget)


@pytest.mark.parametrize(("game", "seats", "late"), [("gouda", 4, False), ("myszki", 2, True)])
def test_one_that_knows_or_plays_the_last_tiles_stops_too(game: str, seats: int, late: bool) -> None:
    """Neither rollouts nor seconds are a limit. Before its last tiles Myszki has only so much to look at anyway."""
    found = cb.find_game(game)
    hard = find_level(found, "hard")._replace(rollouts=10**9, seconds=3600.0)
    state, seat = last_tiles(0, 4) if late else some(game, seats, 5, 3)[1]
    cancel = Cancel()
    Timer(0.3, cancel.tell).start()
    chosen = make_bot(found, hard, cancel).choose(state.imagine(seat, cb.Rng(1)), seat, cb.Rng(2))
    assert state.refusal(seat, chosen) is None
    assert cancel.told() or late  # compiled, the last tiles are known sooner
    assert hard.kind == (KNOWING if game == "gouda" else LAST_TILES)
