"""What messages say: nothing that is hidden from anybody, little of what happened, and no commands to a chat."""

from __future__ import annotations

from msgspec import json

from cheeseboard.core.match import sees
from cheeseboard.core.rng import Rng
from cheeseboard.server.ids import TableId
from cheeseboard.server.remind.hooking import hook_body
from cheeseboard.server.remind.letter import reminder
from cheeseboard.server.remind.wording import MOST_LINES, happened, item, plain, subject
from cheeseboard.server.store.looking import Looked
from cheeseboard.server.store.notices import Notice
from cheeseboard.text import LANGUAGES
from tests.server.remind.mailbox import text_of
from tests.server.remind.offices import MINUTE, ways
from tests.server.tables.seated import EMA, NOON, PETR, started

TABLE = TableId("table")
TURN = Notice(PETR, TABLE, "turn", 3, NOON)
LOOKED = Looked(TABLE, "gouda", "playing", "[]", None)


def test_what_only_one_seat_knows_is_in_no_message() -> None:
    host = started("gouda", EMA, PETR, options={"magic": True})
    secrets = 0
    rng = Rng(3)
    for _ in range(60):
        host.random_act(rng)
        table = host.table
        everybody = {table.match.tell(told.event) for told in table.match.told if sees(told.event.seen, None)}
        own = {table.match.tell(told.event) for told in table.match.told if sees(told.event.seen, 1)} - everybody
        lines, _ = happened(table, TURN, "en")
        assert set(lines) <= everybody
        secrets += len(own)
        written = plain([item(TURN, LOOKED, table, ways(), NOON, "en")], "en")
        assert not [line for line in own if line in written]
    assert secrets


def test_a_few_lines_of_what_happened_and_how_many_more() -> None:
    host = started("kocour", EMA, PETR).play(Rng(4), 40)
    host.table.acted[1] = 0
    looked = Looked(TABLE, "kocour", "playing", "[]", None)
    for language in LANGUAGES:
        found = item(TURN, looked, host.table, ways(), NOON, language)
        assert len(found.lines) == MOST_LINES
        assert found.left_out > 0
        assert str(found.left_out) in plain([found], language)


def test_names_are_no_commands_and_no_html() -> None:
    host = started("kocour", EMA, PETR)
    host.table.chairs[0] = type(host.table.chairs[0])(EMA, "<!channel> & <b>", None, False)
    looked = Looked(TABLE, "kocour", "playing", "[]", None)
    found = item(TURN, looked, host.table, ways(), NOON, "en")
    body = json.decode(hook_body("id", [found], ["kocour"], NOON, "en"))
    assert "‹!channel›" in body["text"]
    assert "<" not in body["text"]
    letter = reminder("petr@example.org", [found], ways(), "token", NOON, "en")
    assert "&lt;!channel&gt; &amp; &lt;b&gt;" in text_of(letter, "html")
    assert "<!channel> & <b>" in text_of(letter)
    assert "channel" not in letter["Subject"]
    long = json.decode(hook_body("id", [found] * 100, ["kocour"] * 100, NOON, "en"))
    assert len(long["content"]) <= 2000
    assert len(long["notices"]) == 100


def test_every_kind_has_a_sentence_in_every_language() -> None:
    kinds = [
        Notice(PETR, TABLE, "soon", 3, NOON, NOON + 5 * MINUTE),
        Notice(PETR, TABLE, "soon", 3, NOON, NOON + 300 * MINUTE),
        Notice(PETR, TABLE, "soon", 3, NOON, NOON - 1),
        Notice(PETR, TABLE, "back", 3, NOON),
        Notice(PETR, TABLE, "over", 3, NOON),
        Notice(PETR, TABLE, "invited", 0, NOON),
        Notice(PETR, TABLE, "invited", 4, NOON),
        TURN,
    ]
    for language in LANGUAGES:
        said = {item(notice, LOOKED, None, ways(), NOON, language).text for notice in kinds}
        assert len(said) == len(kinds)
        assert all(text.endswith(".") for text in said)
        closed = Looked(TABLE, "gouda", "closed", "[]", None)
        assert item(kinds[4], closed, None, ways(), NOON, language).text not in said
    several = [item(TURN, LOOKED, None, ways(), NOON, "cs"), item(kinds[3], LOOKED, None, ways(), NOON, "cs")]
    assert subject(several, "cs") == "Novinky od jednoho stolu"
    assert "čas vám vyprší za 5 minut." in item(kinds[0], LOOKED, None, ways(), NOON, "cs").text
    assert "czas skończy się za 5 godzin." in item(kinds[1], LOOKED, None, ways(), NOON, "pl").text
