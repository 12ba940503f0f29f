"""Views as JSON."""

from __future__ import annotations

import json


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
