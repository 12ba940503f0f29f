"""Damaged, unknown and dishonest records: each is refused with its line and with what was expected there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.core.reader import read
from cheeseboard.core.record import CHANCE, HIDDEN, Entry, Result
from cheeseboard.registry import NAMES
from tests.core.play import played, resealed
from tests.core.test_record import SMALL

FINISHED = played("qwixx", chance=cb.Fair(("nonce",), b"\1"), names=["Žofie"], solo=True).record()
RECORDS = pytest.mark.parametrize("record", [SMALL, FINISHED], ids=["small", "finished"])

# The lines of the head, and of the first step.
FORMAT, GAME, RULES, OPTIONS, SEATS, CHANCES, CHECK, STEPS, STEP = range(2, 11)


def refusal(record: str) -> cb.BadRecord:
    """What the reader says; a sentence in every language, which names the line."""
    with pytest.raises(cb.BadRecord) as bad:
        cb.load(record)
    for language in ("en", "cs", "pl"):
        assert str(bad.value.line) in bad.value.sentence(language)
    return bad.value


def load_bytes(path: Path, data: bytes) -> cb.Match:
    path.write_bytes(data)
    return cb.load(path)


def read_bytes(path: Path, data: bytes) -> cb.Match | cb.BadRecord:
    try:
        return load_bytes(path, data)
    except cb.BadRecord as bad:
        return bad


# -- damage


@RECORDS
def test_a_record_cut_off_anywhere_is_refused(record: str, tmp_path: Path) -> None:
    data = record.encode()
    for length in range(len(data.rstrip())):
        with pytest.raises(cb.BadRecord) as bad:
            load_bytes(tmp_path / "cut", data[:length])
        assert bad.value.line == data[:length].count(b"\n") + 1
        assert bad.value.code in ("record-cut-off", "record-expected", "record-not-text")


@RECORDS
def test_a_record_without_its_last_line_feed_is_whole(record: str, tmp_path: Path) -> None:
    assert load_bytes(tmp_path / "whole", record.rstrip().encode()).record() == record


@RECORDS
@pytest.mark.parametrize("flip", [0x01, 0x04, 0x10, 0x20, 0x80])
def test_no_flipped_bit_makes_another_match(record: str, flip: int, tmp_path: Path) -> None:
    lines = record.count("\n")
    for data in flipped(record.encode(), flip):
        read = read_bytes(tmp_path / "flipped", data)
        assert 1 <= read.line <= lines if isinstance(read, cb.BadRecord) else read.record() == record


def flipped(data: bytes, flip: int) -> Iterator[bytes]:
    for place in range(len(data)):
        yield data[:place] + bytes([data[place] ^ flip]) + data[place + 1 :]


@RECORDS
def test_a_lost_or_doubled_line_is_refused(record: str, tmp_path: Path) -> None:
    lines = record.splitlines(keepends=True)
    for number in range(len(lines)):
        for damaged in (lines[:number] + lines[number + 1 :], lines[: number + 1] + lines[number:]):
            with pytest.raises(cb.BadRecord):
                load_bytes(tmp_path / "lines", "".join(damaged).encode())


def test_two_lines_swapped_are_refused() -> None:
    lines = FINISHED.splitlines(keepends=True)
    for number in range(len(lines) - 1):
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        if swapped != lines and number:
            refusal("".join(swapped))


def test_bytes_that_are_no_text_are_refused_with_their_line(tmp_path: Path) -> None:
    with pytest.raises(cb.BadRecord) as bad:
        load_bytes(tmp_path / "binary", SMALL.encode().replace("Ž".encode(), b"\xff\xfe"))
    assert (bad.value.code, bad.value.line) == ("record-not-text", SEATS)


@pytest.mark.parametrize("text", ["", "\n", "hello", "[]", "null", "\0", "x" * 5000, "{" * 100_000], ids=range(8))
def test_something_else_altogether_is_refused(text: str, tmp_path: Path) -> None:
    with pytest.raises(cb.BadRecord) as bad:
        load_bytes(tmp_path / "else", text.encode())
    assert bad.value.line <= 2


@pytest.mark.parametrize(
    "text", [SMALL[1:], "x" + SMALL, SMALL.replace("{", "\0", 1)], ids=["lost", "added", "changed"]
)
def test_text_that_does_not_even_begin_like_a_record_is_refused_too(text: str) -> None:
    with pytest.raises(cb.BadRecord):
        cb.load(text)


def test_a_file_that_is_not_there_is_not_a_bad_record(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        cb.load(tmp_path / "none.json")


MONSTERS = {"deep list": "[" * 100_000, "deep object": '{"a":' * 100_000, "long number": "9" * 5000}


@pytest.mark.parametrize("monster", MONSTERS)
@pytest.mark.parametrize(
    "field", ["cheeseboard", "game", "rules", "options", "seats", "chance", "check", "steps", "result"]
)
def test_monstrous_values_are_refused(field: str, monster: str) -> None:
    damaged = re.sub(f'"{field}": .*', f'"{field}": {MONSTERS[monster]},', SMALL)
    assert refusal(damaged).line == damaged[: damaged.index(f'"{field}"')].count("\n") + 1


def test_nonces_that_are_no_text_are_refused() -> None:
    assert refusal(FINISHED.replace('["nonce"]', '["\\ud800"]')).line in (CHANCES, CHECK)


def test_more_after_the_end_is_refused() -> None:
    bad = refusal(SMALL + SMALL)
    assert (bad.code, bad.line) == ("record-expected", SMALL.count("\n") + 1)


@pytest.mark.parametrize("name", ["game", "rules", "options", "seats", "chance", "check", "steps", "result"])
def test_a_missing_field_is_refused_with_its_name(name: str) -> None:
    bad = refusal(SMALL.replace(f'"{name}":', '"other":', 1))
    assert bad.code == "record-expected"
    assert f'"{name}"' in str(bad)


# -- values that cannot be

WRONG = [
    ('"cheeseboard": 1', '"cheeseboard": 2', FORMAT, "record-format", "1"),
    ('"cheeseboard": 1', '"cheeseboard": "1"', FORMAT, "record-format", "1"),
    ('"cheeseboard": 1', '"cheeseboard": 1.0', FORMAT, "record-field", "1"),
    ('"cheeseboard": 1', '"cheeseboard": true', FORMAT, "record-field", "1"),
    ('"game": "qwixx"', '"game": 7', GAME, "record-field", '"qwixx"'),
    ('"game": "qwixx"', '"game": "chess"', GAME, "record-line", ", ".join(NAMES)),
    ('"rules": 1', '"rules": "one"', RULES, "record-field", "1"),
    ('"rules": 1', '"rules": true', RULES, "record-field", "1"),
    ('"rules": 1', '"rules": 99', RULES, "record-line", "1"),
    ('"rules": 1', '"rules": 0', RULES, "record-line", "1"),
    ('"mixx-b": false', '"mixx-b": 3', OPTIONS, "record-line", "off, on"),
    ('"mixx-b": false', '"mixx-b": null', OPTIONS, "record-field", "{"),
    ('"mixx-b": false', '"magic": false', OPTIONS, "record-line", "solo, mixx-a, mixx-b"),
    (', "mixx-b": false', "", OPTIONS, "record-line", "solo, mixx-a, mixx-b"),
    ('"mixx-a": false, "mixx-b": false', '"mixx-a": true, "mixx-b": true', OPTIONS, "record-line", "mixx-a + mixx-b"),
    ('["Žofie", ""]', '["Žofie"]', SEATS, "record-line", "2"),
    ('["Žofie", ""]', '["1", "2", "3", "4", "5", "6"]', SEATS, "record-line", "5"),
    ('["Žofie", ""]', '["Žofie", 7]', SEATS, "record-field", '["name", …]'),
    ('["Žofie", ""]', '["Žofie", "a\\nb"]', SEATS, "record-line", "40"),
    ('{"source": "manual"}', "7", CHANCES, "record-field", "{"),
    ('{"source": "manual"}', '{"source": "loaded"}', CHANCES, "record-line", "seeded, fair, recorded, manual"),
    ('{"source": "manual"}', '{"source": "seeded", "seed": "7"}', CHANCES, "record-line", "seeded"),
    ('{"source": "manual"}', '{"source": "seeded", "seed": -7}', CHANCES, "record-line", ""),
    ('{"source": "manual"}', '{"source": "seeded", "seed": true}', CHANCES, "record-line", ""),
    ('{"source": "manual"}', '{"source": "manual", "seed": 7}', CHANCES, "record-line", "manual"),
    ('[1, "y5",', '[1, "y5", "",', STEP + 2, "record-step", '[seat or "*"'),
    ('[1, "y5",', '["1", "y5",', STEP + 2, "record-step", '[seat or "*"'),
    ('[1, "y5",', "[1, 5,", STEP + 2, "record-step", '[seat or "*"'),
    ('"result": null', '"result": 0', STEP + 4, "record-field", "null"),
    ('"result": null', '"result": {"scores": []}', STEP + 4, "record-field", "scores"),
]


@pytest.mark.parametrize(("before", "after", "line", "code", "expected"), WRONG, ids=[wrong[1] for wrong in WRONG])
def test_a_wrong_value_is_refused_with_its_line_and_what_was_expected(
    before: str, after: str, line: int, code: str, expected: str
) -> None:
    assert before in SMALL
    bad = refusal(SMALL.replace(before, after, 1))
    assert (bad.line, bad.code) == (line, code)
    assert expected in str(bad)


# -- records that somebody has changed and sealed again


def with_step(number: int, who: int | str, what: str) -> str:
    """The small record with another step, counted from 0."""
    steps = list(read(SMALL)[0].steps)
    steps[number : number + 1] = [Entry(who, what)]
    return resealed(SMALL, steps=tuple(steps))


STEPS_THAT_CANNOT_BE = [
    (2, 1, "y6", "record-refused", ["Q2.1"]),
    (2, 1, "b2", "record-refused", ["Q2.1"]),
    (2, 1, "x9", "record-unknown-action", ["x9"]),
    (2, 2, "y5", "record-line", ["1"]),
    (2, -1, "y5", "record-line", ["1"]),
    (2, 1 << 70, "y5", "record-line", ["1"]),
    (2, 1, HIDDEN, "record-hidden", []),
    (2, CHANCE, "1", "record-no-chance", []),
    (1, CHANCE, "4 1 6 2 3", "record-outcome", ["4 1 6 2 3", "6 × (1 | 2 | 3 | 4 | 5 | 6)"]),
    (1, CHANCE, "4 1 6 2 3 7", "record-outcome", ["6 × (1 | 2 | 3 | 4 | 5 | 6)"]),
    (1, CHANCE, HIDDEN, "record-hidden", []),
    (0, CHANCE, "2", "record-outcome", ["0, 1"]),
    (0, 0, "-", "record-refused", ["Q2.1"]),
]


@pytest.mark.parametrize(
    ("number", "who", "what", "code", "said"),
    STEPS_THAT_CANNOT_BE,
    ids=[f"{x[1]} {x[2]}" for x in STEPS_THAT_CANNOT_BE],
)
def test_a_step_against_the_rules_is_refused(
    number: int, who: int | str, what: str, code: str, said: list[str]
) -> None:
    bad = refusal(with_step(number, who, what))
    assert (bad.line, bad.code) == (STEP + number, code)
    assert all(words in str(bad) for words in said)


def test_a_wrong_result_is_refused_with_the_right_one() -> None:
    result = read(FINISHED)[0].result
    assert result is not None
    wrong = resealed(FINISHED, result=Result((99,), (0,), result.ending))
    bad = refusal(wrong)
    assert (bad.code, bad.line) == ("record-result", FINISHED.count("\n") - 1)
    assert f'"scores": [{result.scores[0]}]' in str(bad)


def test_a_result_before_the_end_and_an_end_without_a_result_are_refused() -> None:
    early = refusal(resealed(SMALL, result=Result((0, 0), (0, 1), "locks")))
    late = refusal(resealed(FINISHED, result=None))
    assert early.code == late.code == "record-result"
    assert "null" in str(early)


def test_a_step_after_the_end_is_refused() -> None:
    record = read(FINISHED)[0]
    bad = refusal(resealed(FINISHED, steps=(*record.steps, Entry(0, "-"))))
    assert (bad.code, bad.line) == ("record-refused", STEP + len(record.steps))


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    stored = dict(read(FINISHED)[0].chance)
    bad = refusal(resealed(FINISHED, chance={**stored, "secret": "02"}))
    assert bad.line == CHANCES
    assert isinstance(bad.because, cb.Problem)
    assert (bad.because.code, str(stored["commitment"]) in str(bad)) == ("commitment", True)


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"secret": "xyz"}, "secret"),
        ({"nonces": [7]}, "chance-stored"),
        ({"more": 1}, "chance-stored"),
        ({"secret": 7}, "chance-stored"),
    ],
)
def test_chance_that_cannot_be_is_refused(changed: dict[str, object], code: str) -> None:
    bad = refusal(resealed(FINISHED, chance={**read(FINISHED)[0].chance, **changed}))
    assert bad.line == CHANCES
    assert isinstance(bad.because, cb.Problem)
    assert bad.because.code == code


def test_options_that_were_left_out_are_refused() -> None:
    bad = refusal(resealed(SMALL, options={"solo": False}))
    assert isinstance(bad.because, cb.Problem)
    assert (bad.line, bad.because.code) == (OPTIONS, "options-missing")


# -- and those that did not seal it again


def test_a_changed_head_is_refused() -> None:
    bad = refusal(SMALL.replace("Žofie", "Zofie"))
    assert (bad.code, bad.line) == ("record-head-changed", CHECK)


def test_a_changed_step_is_refused_at_its_line() -> None:
    bad = refusal(SMALL.replace('"y5"', '"r5"'))
    assert (bad.code, bad.line) == ("record-changed", STEP + 2)


def test_a_changed_result_is_refused_at_its_line() -> None:
    bad = refusal(FINISHED.replace('"winners": [0]', '"winners": []'))
    assert (bad.code, bad.line) == ("record-changed", FINISHED.count("\n") - 1)
