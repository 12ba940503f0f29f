"""Which language a reader wants."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

from cheeseboard.text import LANGUAGES

COOKIE: Final = "language"
DEFAULT: Final = "en"
MOST_WISHES: Final = 20


def language_of(connection: HTTPConnection) -> str:
    """The language of the cookie, else the one that the browser likes best of those we speak, else English."""
    chosen = connection.cookies.get(COOKIE, "")
    return chosen if chosen in LANGUAGES else accepted(connection.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The best liked of an Accept-Language header such as `cs-CZ, cs;q=0.9, en;q=0.5`."""
    best, liked = DEFAULT, 0.0
    for wish in header.split(",")[:MOST_WISHES]:
        name, _, quality = wish.partition(";")
        code = name.strip().partition("-")[0].lower()
        how_much = weight(quality)
        if code in LANGUAGES and how_much > liked:
            best, liked = code, how_much
    return best


def weight(quality: str) -> float:
    """`q=0.8` as a number; 1 where nothing is said, 0 for nonsense."""
    text = quality.strip()
    if not text:
        return 1.0
    try:
        found = float(text.removeprefix("q="))
    except ValueError:
        return 0.0
    return found if 0 <= found <= 1 else 0.0
