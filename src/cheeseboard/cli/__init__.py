"""The command `cheeseboard`."""

from __future__ import annotations


def main() -> None:
    """What the installed command runs."""
    from cheeseboard.cli.group import CHEESEBOARD

    CHEESEBOARD.main()
