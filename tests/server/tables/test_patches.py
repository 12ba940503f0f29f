"""Differences of JSON values: applied to the old they make the new, and small changes are small."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from cheeseboard.server.tables.patches import Difference, Json, apply, difference

SCALARS = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.5, 1.0]) | st.text("ab=~@+-", max_size=2)
VALUES: st.SearchStrategy[Json] = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab=~@+-", max_size=2), inner, max_size=4),
    max_leaves=12,
)


def sent(value: object) -> bytes:
    return json.encode(value, order="sorted")


def received(found: Difference) -> Difference:
    """The difference after its way to the browser."""
    decoded: Difference = json.decode(json.encode(found))
    return decoded


@given(VALUES, VALUES)
def test_applied_to_the_old_a_difference_makes_the_new(old: Json, new: Json) -> None:
    before = sent(old)
    assert sent(apply(old, received(difference(old, new)))) == sent(new)
    assert sent(old) == before


@given(VALUES)
def test_where_nothing_has_changed_the_difference_is_empty(value: Json) -> None:
    assert difference(value, json.decode(json.encode(value))) == {}


@given(VALUES, VALUES)
def test_where_something_has_changed_it_is_not(old: Json, new: Json) -> None:
    assert bool(difference(old, new)) == (sent(old) != sent(new))


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (1, 1, {}),
        (1, True, {"=": True}),
        ([1], [True], {"@": [[0, {"=": True}]]}),
        ({"a": 1}, {"a": 1.0}, {"~": {"a": {"=": 1.0}}}),
        (1, None, {"=": None}),
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"~": {"b": {"=": 3}}}),
        ({"a": 1}, {"b": None}, {"~": {"b": {"=": None}}, "-": ["a"]}),
        ([1, 2, 3], [1, 5, 3], {"@": [[1, {"=": 5}]]}),
        ([1, 2, 3], [1, 3], {"+": [1, 1, []]}),
        ([1, 2], [1, 2, 3, 4], {"+": [2, 0, [3, 4]]}),
        ({"a": [{"b": 0}]}, {"a": [{"b": 1}]}, {"~": {"a": {"@": [[0, {"~": {"b": {"=": 1}}}]]}}}),
    ],
)
def test_differences_are_exactly_these(old: Json, new: Json, found: Difference) -> None:
    assert difference(old, new) == found
    assert apply(old, found) == new


@pytest.mark.parametrize(("old", "found"), [({}, {"+": [0, 0, []]}), ([], {"~": {}}), (1, {"@": []}), (1, {"?": 1})])
def test_a_difference_that_does_not_fit_is_refused(old: Json, found: Difference) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        apply(old, found)
