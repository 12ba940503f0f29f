"""`python -m cheeseboard.cli` is the command `cheeseboard`."""

from __future__ import annotations

from cheeseboard.cli import main

if __name__ == "__main__":
    main()
