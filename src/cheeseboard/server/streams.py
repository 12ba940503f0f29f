"""Streams that a process writes to and that somebody else may close."""

from __future__ import annotations

import os
from typing import TextIO


def lead_nowhere(stream: TextIO) -> None:
    """Whoever read this stream has seen enough; what is left to be written to it is no error."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
