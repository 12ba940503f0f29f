"""What things are called inside the server."""

from __future__ import annotations

from typing import NewType

TableId = NewType("TableId", str)
PersonId = NewType("PersonId", str)
