"""The difference of two views, as `patches.difference` would find it in their JSON, without writing that.

A view is a dataclass with tuples, numbers, text and other such dataclasses. What has not changed is passed over by
comparing: that needs every field to keep to its type, for to Python 1 and True are equal.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Difference: TypeAlias = dict[str, object]  # as in patches, with views for JSON
SCALARS: Final = (int, str, float, bool, type(None))


KNOWN: Final[dict[type, tuple[str, ...]]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass; none of anything else."""
    found = KNOWN.get(kind)
    if found is None:
        found = KNOWN[kind] = tuple(getattr(kind, "__dataclass_fields__", ()))
    return found


def of_views(old: object, new: object) -> Difference:
    """What makes the new value out of the old one."""
    if old is new or (type(old) is type(new) and old == new):
        return {}
    kind = type(new)
    if type(old) is not kind or kind in SCALARS:
        return {"=": new}
    if isinstance(old, tuple) and isinstance(new, tuple):
        return of_tuples(old, new)
    changed = of_fields(old, new)
    return {"~": changed} if changed else {}


def of_fields(old: object, new: object) -> dict[str, Difference]:
    """The fields that have changed, of two dataclasses of the same kind."""
    found = {}
    for name in field_names(type(new)):
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            change = of_views(before, after)
            if change:
                found[name] = change
    return found


def of_tuples(old: tuple[object, ...], new: tuple[object, ...]) -> Difference:
    """Of the same length: the items that changed, unless all is shorter. Of another: what went and what came."""
    if len(old) == len(new):
        changed = []
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one is not other:
                change = of_views(one, other)
                if change:
                    changed.append([place, change])
        if 2 * len(changed) > len(new) and all([type(item) in SCALARS for item in new]):
            return {"=": new}
        return {"@": changed} if changed else {}
    begin = 0
    shorter = min(len(old), len(new))
    while begin < shorter and old[begin] == new[begin]:
        begin += 1
    end = 0
    while end < shorter - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    return {"+": [begin, len(old) - end - begin, new[begin : len(new) - end]]}
