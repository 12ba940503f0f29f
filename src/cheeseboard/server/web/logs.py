"""Log lines: one JSON object each, on standard error. No line has a secret, a name, an address or what people wrote."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Final, TextIO

import structlog

from cheeseboard.server.streams import lead_nowhere

LOG: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("cheeseboard.web")
LONGEST_TRACE: Final = 12


def without_words(logger: object, name: str, line: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """In the place of an error its kind, and where it came from."""
    given = line.pop("exc_info", None)
    error = sys.exc_info()[1] if given is True else given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        line["error"] = type(error).__name__
        line["where"] = where(error)
    return line


BEFORE: Final[list[structlog.typing.Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    without_words,
]


class Lines(logging.StreamHandler[TextIO]):
    """Whoever closes the pipe that the lines go into does not want them: nothing is made of that, line by line."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  # as logging calls it
        error = sys.exc_info()[1]
        if isinstance(error, BrokenPipeError):  # what was not written would make an error of the end of the process
            lead_nowhere(self.stream)
        elif not isinstance(error, OSError):
            super().handleError(record)


def configure(level: int = logging.INFO) -> None:
    """From now on everything that this process logs is JSON."""
    structlog.configure(
        processors=[*BEFORE, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = Lines(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=BEFORE,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=level, force=True)


def where(error: BaseException) -> list[str]:
    """Where an error came from. Its own words may repeat what people wrote, so they are left out."""
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-LONGEST_TRACE:]]
