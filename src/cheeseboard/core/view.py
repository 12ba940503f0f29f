"""Views as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from typing import Final, Generic, ParamSpec, TypeVar

Part = TypeVar("Part")
Given = ParamSpec("Given")
# Enough for some hundred tables at which somebody plays; more would only take longer until memory stays the same.
MOST_KEPT: Final = 2048  # small parts of views, of each kind
MOST_LARGE: Final = 256  # large ones


class Kept(Generic[Given, Part]):
    """Makes a large part of views once for whatever it shows: what has not changed is the same object, and compared so.

    The key has to say everything that the part depends on.
    """

    def __init__(self, make: Callable[Given, Part]) -> None:
        self.make: Final = make
        self.parts: Final[dict[Hashable, Part]] = {}

    def part(self, key: Hashable, *given: Given.args, **named: Given.kwargs) -> Part:
        found = self.parts.get(key)
        if found is None:
            if len(self.parts) >= MOST_LARGE:
                self.parts.clear()
            found = self.parts[key] = self.make(*given, **named)
        return found


def fields_of(view: object) -> dict[str, object]:
    """The fields of a dataclass and their values."""
    names: dict[str, object] = getattr(view, "__dataclass_fields__", {})
    return {name: getattr(view, name) for name in names}


def plain(value: object) -> object:
    """A view as dictionaries, lists, numbers and text."""
    fields: dict[str, object] | None = getattr(value, "__dataclass_fields__", None)
    if fields is not None:
        return {name: plain(getattr(value, name)) for name in fields}
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    raise TypeError(f"a view holds dataclasses, tuples, numbers and text, not {type(value).__name__}")


def to_json(view: object) -> str:
    """A view as one line of JSON, the same for the same view."""
    return json.dumps(plain(view), ensure_ascii=False, separators=(",", ":"))
