"""Records: their exact text, and what they keep from whom."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.core.record import FORMAT
from tests.core.play import play_on, played

SECRET = bytes(range(32))

SMALL = """{
"cheeseboard": 1,
"game": "qwixx",
"rules": 1,
"options": {"solo": false, "mixx-a": false, "mixx-b": false},
"seats": ["Žofie", ""],
"chance": {"source": "manual"},
"check": "b068b978",
"steps": [
["*", "1", "1c8fa805"],
["*", "4 1 6 2 3 5", "845d1e48"],
[1, "y5", "663c98ba"]
],
"result": null
}
"""


def small() -> cb.Match:
    match = cb.new("qwixx", chance="manual", names=["Žofie", ""])
    for outcome in ("1", "4 1 6 2 3 5"):
        match.settle(outcome)
    match.act(1, "y5")
    return match


def seals(record: str) -> list[str]:
    """The checks that a record must have: each over the one before it and the content of its line."""
    content = json.loads(record)
    head = {name: content[name] for name in ("cheeseboard", "game", "rules", "options", "seats", "chance")}
    check, checks = "", []
    for value in [head, *(step[:2] for step in content["steps"])]:
        check = hashlib.sha256(f"{check}\n{json.dumps(value, ensure_ascii=False)}".encode()).hexdigest()[:8]
        checks.append(check)
    if content["result"] is not None:
        result = {name: content["result"][name] for name in ("scores", "winners", "ending")}
        checks.append(hashlib.sha256(f"{check}\n{json.dumps(result)}".encode()).hexdigest()[:8])
    return checks


def written(record: str) -> list[str]:
    """The checks that a record has."""
    content = json.loads(record)
    result = [content["result"]["check"]] if content["result"] is not None else []
    return [content["check"], *(step[2] for step in content["steps"]), *result]


def test_a_small_record_is_exactly_this_text() -> None:
    assert small().record() == SMALL
    assert cb.load(SMALL).record() == SMALL


def test_the_format_has_a_number() -> None:
    assert FORMAT == json.loads(SMALL)["cheeseboard"] == 1


def test_every_line_is_sealed_by_a_check_over_all_before_it() -> None:
    for record in (SMALL, played("kocour", 3).record()):
        assert written(record) == seals(record)


def test_a_match_that_has_just_begun_has_a_record() -> None:
    match = cb.new("qwixx", chance="manual")
    assert '"steps": [],' in match.record()
    assert cb.load(match.record()).state == match.state


def test_a_finished_match_keeps_its_result() -> None:
    match = played("kocour", 3)
    result = json.loads(match.record())["result"]
    assert (result["scores"], result["winners"], result["ending"]) == (match.scores(), match.winners(), match.ending)


def test_a_record_is_loaded_from_text_or_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "žofie.json"
    path.write_text(SMALL, "utf-8")
    assert cb.load(path).state == cb.load(str(path)).state == cb.load(SMALL).state
    assert cb.load("\n \t" + SMALL + "\n").state == small().state


def test_a_record_spread_over_other_lines_is_the_same_record() -> None:
    assert cb.load(json.dumps(json.loads(SMALL), indent=4)).record() == SMALL


@pytest.mark.parametrize("chance", ["seeded", "fair", "manual"])
def test_a_loaded_match_goes_on_with_the_same_chances(chance: str) -> None:
    match = play_on(cb.new("qwixx", 3, chance=chance), 1, 20)
    loaded = cb.load(match.record())
    assert play_on(loaded, 2).record() == play_on(match, 2).record()


# -- who may read what


def test_before_the_end_nobody_reads_the_seed() -> None:
    match = cb.new("qwixx", seed=123456789)
    assert "123456789" in match.record()
    for seat in (None, 0, 1):
        assert "123456789" not in match.record_for(seat)
        assert json.loads(match.record_for(seat))["chance"] == {"source": "seeded"}


def test_before_the_end_nobody_reads_the_secret_but_all_read_the_commitment() -> None:
    match = cb.new("qwixx", chance=cb.Fair(("ema", "petr"), SECRET))
    public = {"source": "fair", "commitment": hashlib.sha256(SECRET).hexdigest(), "nonces": ["ema", "petr"]}
    for seat in (None, 0, 1):
        assert SECRET.hex() not in match.record_for(seat)
        assert json.loads(match.record_for(seat))["chance"] == public
    assert json.loads(match.record())["chance"] == {**public, "secret": SECRET.hex()}


def test_a_sealed_answer_is_read_by_who_gave_it_alone() -> None:
    match = small()
    last = {seat: json.loads(match.record_for(seat))["steps"][-1][:2] for seat in (None, 0, 1)}
    assert last == {None: [1, "?"], 0: [1, "?"], 1: [1, "y5"]}


def test_the_checks_of_a_redacted_record_do_not_tell_what_was_left_out() -> None:
    record = small().record_for(0)
    assert written(record) == seals(record)


def test_all_answers_are_read_once_they_are_revealed() -> None:
    match = small()
    match.act(0, "r5")
    assert "?" not in match.record_for(None)


@pytest.mark.parametrize("chance", [cb.Seeded(123456789), cb.Fair(("a", "b"), SECRET)])
def test_after_the_end_everybody_reads_everything(chance: cb.Source) -> None:
    match = played("qwixx", 2, chance=chance)
    assert match.record_for(None) == match.record_for(0) == match.record()
    assert "123456789" in match.record() or SECRET.hex() in match.record()


def test_a_redacted_record_can_be_read_again_where_nothing_is_hidden() -> None:
    match = play_on(cb.new("kocour", seed=7), 1, 10)
    redacted = match.record_for(0)
    assert cb.load(redacted).state == match.state
    assert cb.load(redacted).record() == redacted
