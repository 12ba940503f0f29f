"""What somebody might send who means no good, or whose program is broken."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn
from msgspec import Raw, json

from tests.server.web.raw import BINARY, CONTINUED, PING, TEXT, frame

KINDS = [
    "hello", "act", "undo", "order", "ask_back", "ask_cover", "agree", "decline", "why", "chat", "stand_in",
    "come_back", "ping",
]  # fmt: skip
FIELDS = ["id", "seat", "since", "lines", "ask", "action", "order", "step", "text", "level", "reason", "type", "x"]
HUGE = [str(2**53), str(2**53 + 1), str(2**63), str(2**64), "-1", "1e308", "1e999", "1.5", "9" * 400, "-0", "0.0"]
WORDS = ["", "-", "r5", "greedy", "random", "left", "chosen", "0", "null", "\u0000", "\u202e", "é", "🎲" * 60, "x" * 99]

numbers = st.sampled_from(HUGE).map(lambda text: Raw(text.encode()))
plain = st.none() | st.booleans() | st.integers(-2, 99) | st.sampled_from(WORDS) | st.text(max_size=12) | numbers
values = plain | st.lists(plain, max_size=2) | st.dictionaries(st.text(max_size=3), plain, max_size=2)


@st.composite
def messages(draw: DrawFn) -> bytes:
    """Nearly a message: some fields right, some wrong, some missing, some too many."""
    said: dict[str, object] = {"type": draw(st.sampled_from(KINDS) | plain)}
    right: dict[str, st.SearchStrategy[object]] = {
        "id": st.integers(0, 9),
        "seat": st.integers(0, 2) | st.none(),
        "ask": st.integers(0, 9),
        "action": st.sampled_from(["-", "r5", "w2"]),
        "step": st.integers(0, 9),
        "text": st.text(max_size=20),
        "order": st.sampled_from([None, "pass"]),
        "level": st.sampled_from(["random", "genius"]),
    }
    for name in draw(st.lists(st.sampled_from(FIELDS), max_size=5, unique=True)):
        wrong = draw(st.integers(0, 3)) == 0 or name not in right
        said[name] = draw(values if wrong else right[name])
    return json.encode(said)


@st.composite
def nested(draw: DrawFn) -> bytes:
    """Brackets without end, alone or within a message."""
    depth = draw(st.sampled_from([3, 100, 990, 1100, 20_000]))
    opening, closing = draw(st.sampled_from([(b"[", b"]"), (b'{"a":', b"}")]))
    deep = opening * min(depth, 60_000 // len(opening)) + b"1" + closing * draw(st.sampled_from([0, depth]))
    around = draw(st.sampled_from([b"%s", b'{"type":"ping","x":%s}', b'{"type":"hello","seat":%s}', b'{"id":%s}']))
    return around.replace(b"%s", deep)[:65_000]


nonsense = messages() | messages() | st.binary(max_size=60) | st.text(max_size=60).map(str.encode) | nested()


@st.composite
def in_parts(draw: DrawFn, data: bytes) -> bytes:
    """A message in several frames, with pings between them."""
    cuts = sorted(draw(st.lists(st.integers(0, len(data)), min_size=1, max_size=4)))
    pieces = [data[first:last] for first, last in zip([0, *cuts], [*cuts, len(data)], strict=True)]
    sent = b""
    for number, piece in enumerate(pieces):
        sent += frame(CONTINUED if number else TEXT, piece, final=number == len(pieces) - 1)
        if number < len(pieces) - 1 and draw(st.booleans()):
            sent += frame(PING, b"between")
    return sent


@st.composite
def junk(draw: DrawFn) -> bytes:
    """Bytes that are frames at best by chance."""
    return draw(
        st.binary(min_size=1, max_size=200)
        | st.builds(
            frame,
            st.integers(0, 15),
            st.binary(max_size=130),
            st.booleans(),
            st.booleans(),
            st.integers(0, 7),
        )
        | st.binary(max_size=30).map(lambda data: frame(TEXT, data + b"\xff"))
        | st.binary(max_size=30).map(lambda data: frame(BINARY, data)[:-1])
    )


cookies = st.sampled_from(
    ["session=", "session=nobody", "session=" + "x" * 5000, "session=%00; language=xx", "=;;=", "é"]
)
paths = st.sampled_from(
    [
        "/api/tables/nowhere/socket",
        "/api/tables/%00/socket",
        "/api/tables/%F0%9F/socket",
        "/api/tables/" + "a" * 3000 + "/socket",
        "/api/tables//socket",
        "/api/tables/../socket",
        "/socket?seat=0",
        "/",
    ]
)
