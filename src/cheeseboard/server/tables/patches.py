"""The difference of two JSON values, small where little has changed. The browser applies it in the same way.

A difference is an object with one of these:

    {}                              nothing has changed
    {"=": value}                    another value
    {"~": {key: difference}, "-": [key]}    an object: fields that changed or came, fields that went
    {"@": [[place, difference]]}    a list of the same length: items that changed
    {"+": [place, gone, [item]]}    a list: from this place on so many items went and these came
"""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from msgspec import json

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Difference: TypeAlias = dict[str, Json]


def difference(old: Json, new: Json) -> Difference:
    """What makes the new value out of the old one."""
    if isinstance(old, dict) and isinstance(new, dict):
        return {} if same(old, new) else of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return {} if same(old, new) else of_lists(old, new)
    return {} if type(old) is type(new) and old == new else {"=": new}


def same(old: Json, new: Json) -> bool:
    """Whether nothing has changed: first what is quick, then the bytes, for to Python 1, 1.0 and true are equal."""
    return old == new and json.encode(old) == json.encode(new)


def of_objects(old: dict[str, Json], new: dict[str, Json]) -> Difference:
    changed: dict[str, Json] = {}
    for key, value in new.items():
        if key in old:
            found = difference(old[key], value)
            if found:
                changed[key] = cast(Json, found)
        else:
            changed[key] = {"=": value}
    gone: list[Json] = [key for key in old if key not in new]
    found = {}
    if changed:
        found["~"] = cast(Json, changed)
    if gone:
        found["-"] = gone
    return found


def of_lists(old: list[Json], new: list[Json]) -> Difference:
    if len(old) == len(new):
        found: list[Json] = []
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            changed = difference(one, other)
            if changed:
                found.append([place, cast(Json, changed)])
        return {"@": found} if found else {}
    begin = 0
    shorter = min(len(old), len(new))
    while begin < shorter and not difference(old[begin], new[begin]):
        begin += 1
    end = 0
    while end < shorter - begin and not difference(old[-1 - end], new[-1 - end]):
        end += 1
    return {"+": [begin, len(old) - end - begin, new[begin : len(new) - end]]}


def apply(old: Json, found: Difference) -> Json:
    """The new value; the old one stays as it is."""
    match found:
        case {"=": value}:
            return value
        case {"@": list(changed)} if isinstance(old, list):
            items = old[:]
            for place, inner in cast("list[Any]", changed):
                items[place] = apply(items[place], inner)
            return items
        case {"+": [int(begin), int(gone), list(came)]} if isinstance(old, list):
            return [*old[:begin], *came, *old[begin + gone :]]
        case {"~": _} | {"-": _} if isinstance(old, dict):
            fields = dict(old)
            for key in cast("list[str]", found.get("-", [])):
                del fields[key]
            for key, inner in cast("dict[str, Difference]", found.get("~", {})).items():
                fields[key] = apply(fields.get(key), inner)
            return fields
    if found:
        raise ValueError("the difference does not fit the value")
    return old
