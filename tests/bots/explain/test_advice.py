"""What a search thinks of choices."""

from __future__ import annotations

import json

import pytest

import cheeseboard as cb
from cheeseboard.bots.explain.advice import (
    BEST,
    DROPPED,
    EVEN,
    LOST,
    ONLY,
    POINTS,
    REASONS,
    STRONGEST,
    UNTRIED,
    WINS,
    WORSE,
    Advice,
    advice,
    advise,
    adviser,
    careful,
    led,
    recommend,
)  # fmt: skip
from cheeseboard.bots.levels import SEARCH, levels_of
from cheeseboard.bots.making import make_bot
from cheeseboard.bots.search.budget import Budget
from cheeseboard.bots.search.cancel import Cancel
from cheeseboard.bots.search.candidate import Candidate
from cheeseboard.bots.search.halving import Search
from cheeseboard.bots.search.rollout import Result, Rollout
from cheeseboard.core.bot import RandomBot
from cheeseboard.core.words import COMMON, Message
from tests.bots.search.positions import some
from tests.bots.search.test_halving import GAMES
from tests.bots.search.wheel import ACTIONS, SURE, Wheel


def wheel(choices: list[int], rollouts: int = 144) -> dict[str, Advice]:
    search = Search(Rollout(RandomBot(), margin=0.0))
    found = advice(search.run(Wheel(choices), 0, Budget(rollouts=rollouts), cb.Rng(1), True))
    return {each.action: each for each in found}


def candidates(*rows: list[tuple[float, float]]) -> list[Candidate]:
    """Candidates that won and scored so in their worlds."""
    found = []
    for action, row in zip(ACTIONS, rows, strict=False):
        found.append(Candidate(action))
        for won, score in row:
            found[-1].add(Result(won, score, won))
    return found


def reasons(*rows: list[tuple[float, float]]) -> list[str]:
    return [each.reason for each in advice(candidates(*rows))]


def test_chances_scores_and_losses_are_told() -> None:
    found = wheel([2, 5])
    assert found["w5"].chance == pytest.approx(5 / 6)
    assert found["w5"].score == pytest.approx(5 / 6)
    assert found["w5"].loss == 0
    assert found["w2"].chance == pytest.approx(2 / 6)
    assert found["w2"].loss == pytest.approx(3 / 6)
    assert found["w2"].points_lost == pytest.approx(3 / 6)
    assert found["w5"].chance_margin == pytest.approx(1.96 * (5 / 36 / 71) ** 0.5, rel=1e-2)
    assert (found["w5"].reason, found["w2"].reason) == (BEST, WORSE)


def test_a_loss_is_surer_than_the_chances_it_is_made_of() -> None:
    found = wheel([4, 5])
    margins = [found["w4"].loss_margin, found["w4"].chance_margin]
    assert margins[0] is not None
    assert margins[1] is not None
    assert margins[0] < margins[1]


def test_a_forced_choice_still_has_its_chance() -> None:
    found = wheel([3], 12)["w3"]
    assert (found.reason, found.loss) == (ONLY, 0.0)
    assert found.chance == pytest.approx(0.5)


def test_reasons() -> None:
    win, half, loss = [(1.0, 10.0)], [(0.5, 10.0)], [(0.0, 10.0)]
    assert reasons(win * 20, loss * 20) == [WINS, WORSE]
    assert reasons(loss * 20, loss * 20) == [LOST, EVEN]
    assert reasons(half * 20, half * 20) == [EVEN, EVEN]
    assert reasons((win + half) * 10, (half + half) * 10) == [BEST, WORSE]
    assert reasons([(0.56, 10.0)] * 20, half * 20) == [BEST, WORSE]
    assert reasons([(0.54, 10.0)] * 20, half * 20) == [EVEN, EVEN]  # a search may be wrong by as much
    assert reasons((win + half) * 10, [(0.5, 30.0)] * 20) == [BEST, POINTS]
    assert reasons((win + half) * 10, (win + half) * 3) == [EVEN, DROPPED]
    assert reasons(half, []) == [EVEN, UNTRIED]
    assert reasons([]) == [ONLY]
    assert advice([]) == []


def test_a_chance_is_no_surer_than_a_search_knows_it() -> None:
    told = advice(candidates([(1.0, 10.0), (0.5, 10.0)] * 10, [(0.5, 10.0)]))
    margin = told[0].chance_margin
    assert margin is not None
    assert [each.chance_margin for each in careful(cb.find_game("myszki"), told)] == [0.25 + margin, None]
    assert careful(cb.find_game("gouda"), told) == told


def test_what_there_was_no_time_for_is_said_so() -> None:
    cancel = Cancel()
    cancel.tell()
    search = Search(Rollout(RandomBot()))
    found = advice(search.run(Wheel([1, SURE]), 0, Budget(rollouts=100, cancel=cancel), cb.Rng(1)))
    assert [each.worlds for each in found] == [1, 0]
    assert found[1].reason == UNTRIED
    assert found[0].chance_margin is None


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_game_gives_advice(game: str, seats: int) -> None:
    found = cb.find_game(game)
    level = adviser(found)
    assert level.kind == SEARCH
    for state, seat in some(game, seats, 13, 2):
        before = repr(state)
        told = advise(found, state, seat, cb.Rng(2), level._replace(rollouts=12, seconds=0.0))
        assert repr(state) == before
        assert sorted(each.action for each in told) == sorted(str(action) for action in state.legal(seat))
        assert all(0 <= each.chance <= 1 and each.reason in REASONS for each in told)
        assert told[0].loss == 0
        assert json.loads(json.dumps([each._asdict() for each in told]))[0]["action"] == told[0].action


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_reason_has_words(language: str) -> None:
    words = {Message(COMMON, f"reason-{reason}", {}).text(language) for reason in REASONS}
    assert len(words) == len(REASONS)
    assert not any("reason-" in word for word in words)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_strongest_bot_leads_the_recommendation(game: str, seats: int) -> None:
    found = cb.find_game(game)
    level = adviser(found)._replace(rollouts=12, seconds=0.0)
    hard = levels_of(found)["hard"]
    for state, seat in some(game, seats, 13, 2):
        rng = cb.Rng(2)
        strongest = make_bot(found, hard._replace(seconds=0.0)).choose(state.imagine(seat, rng), seat, rng)
        searched = advise(found, state, seat, rng, level)
        told = recommend(found, state, seat, cb.Rng(2), level)
        assert told[0].action == str(strongest)
        assert [each for each in told if each.action != told[0].action] == [
            each for each in searched if each.action != told[0].action
        ]


def test_a_choice_that_only_the_strongest_bot_finds_best_says_so() -> None:
    found = advice(Search(Rollout(RandomBot())).run(Wheel([1, 6]), 0, Budget(rollouts=100), cb.Rng(1)))
    assert [each.reason for each in found] == [WINS, WORSE]
    first = led(found, found[1].action)
    assert [each.reason for each in first] == [STRONGEST, WINS]
    assert led(found, found[0].action) == found
