"""Which rules a test is an example of: `@rule("Q3.3")`."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test with the numbers of the rules that it is an example of."""
    return pytest.mark.rule(*numbers)
