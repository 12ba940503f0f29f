"""Advice to the compiler, which a plain interpreter does without."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # neither compiled nor installed: the advice has no reader

    def mypyc_attr(**_: object) -> object:  # type: ignore[misc]
        return lambda cls: cls
