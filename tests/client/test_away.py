"""Who comes back is told what happened, in short."""

from __future__ import annotations

from playwright.sync_api import expect

from cheeseboard.core.rng import Rng
from tests.client.browsing import Visiting, Visitor
from tests.server.web.running import Browser, Running, Talk
from tests.server.web.test_lobby import started
from tests.server.web.test_play import choose


def turn(talk: Talk, seat: int, other: int, rng: Rng) -> None:
    """Play a seat's turns until the other seat has to choose."""
    while talk.bodies[seat]["asked"] != [other]:
        reply = talk.act(seat, choose(talk.bodies[seat], rng))
        talk.catch_up(reply["revision"])


def first_to_choose(talk: Talk) -> int:
    (seat,) = talk.bodies[next(iter(talk.bodies))]["asked"]
    return int(seat)


def looks_on(visit: Visiting, who: Browser, table: str, **how: object) -> Visitor:
    one = visit(**how)
    one.be(who)
    one.go(f"/table/{table}")
    expect(one.page.locator(".match .frame")).to_be_visible()  # then it is kept how far this browser has seen
    return one


def test_what_happened_meanwhile_is_told_until_the_reader_has_seen_it(server: Running, visit: Visiting) -> None:
    people = server.person("Ema"), server.person("Petr")
    table = started(*people, "kocour")
    with people[0].watch(table, 0) as one, people[1].watch(table, 1) as other:
        talks = {0: one, 1: other}
        theirs = first_to_choose(one)
        mine = 1 - theirs
        ema = looks_on(visit, people[mine], table)
        assert ema.page.locator(".away").count() == 0  # nothing was missed
        ema.go("/")
        turn(talks[theirs], theirs, mine, Rng(1))
        told = talks[theirs].told[theirs]
        ema.page.go_back()
        card = ema.page.get_by_role("region", name="While you were away")
        expect(card).to_be_visible()
        lines = card.locator("li")
        log = ema.page.locator("aside ol li")
        expect(log).to_have_count(len(told))
        assert lines.last.inner_text() in log.first.inner_text()
        ema.page.reload()  # it was seen
        expect(ema.page.locator(".match[data-step]")).to_be_visible()
        assert card.count() == 0


def test_another_browser_tells_what_happened_since_the_own_last_turn(server: Running, visit: Visiting) -> None:
    people = server.person("Ema"), server.person("Petr")
    table = started(*people, "kocour")
    with people[0].watch(table, 0) as one, people[1].watch(table, 1) as other:
        talks = {0: one, 1: other}
        mine = first_to_choose(one)
        theirs = 1 - mine
        turn(talks[mine], mine, theirs, Rng(2))
        talks[theirs].catch_up(talks[mine].bodies[mine]["revision"])
        turn(talks[theirs], theirs, mine, Rng(3))
        since = people[mine].get(f"/api/tables/{table}/since", seat=mine)["lines"]
        assert since
        petr = looks_on(visit, people[mine], table, language="cs")
        card = petr.page.locator(".away")
        expect(card).to_contain_text("když jste tu nebyli")
        expect(card.locator("li")).to_have_count(min(6, len(since)))
        card.get_by_role("button").click()
        expect(card).to_have_count(0)


def test_what_was_played_on_another_device_is_not_told_again(server: Running, visit: Visiting) -> None:
    """Her laptop saw the beginning; she went on playing on her phone, and comes back to the laptop."""
    people = server.person("Ema"), server.person("Petr")
    table = started(*people, "kocour")
    with people[0].watch(table, 0) as one, people[1].watch(table, 1) as other:
        talks = {0: one, 1: other}
        mine = first_to_choose(one)
        theirs = 1 - mine
        laptop = looks_on(visit, people[mine], table)
        laptop.go("/")
        for seed in range(2):
            turn(talks[mine], mine, theirs, Rng(seed))
            talks[theirs].catch_up(talks[mine].bodies[mine]["revision"])
            turn(talks[theirs], theirs, mine, Rng(seed + 5))
            talks[mine].catch_up(talks[theirs].bodies[theirs]["revision"])
        since = people[mine].get(f"/api/tables/{table}/since", seat=mine)
        assert 0 < len(since["lines"]) < len(talks[mine].told[mine])
        laptop.go(f"/table/{table}")
        card = laptop.page.get_by_role("region", name="While you were away")
        expect(card.locator("li")).to_have_count(min(6, len(since["lines"])))
        assert card.locator("li").all_inner_texts() == since["lines"][-6:]
        more = len(since["lines"]) - 6
        told = " ".join(card.locator("p").all_inner_texts())
        assert told.startswith("" if more < 1 else "One more" if more == 1 else f"{more} more")
        assert bool(told) == (more > 0)


def test_all_since_the_own_last_turn_is_told_to_who_asks(server: Running, visit: Visiting) -> None:
    """She looks in between: then she is told only what is new, and the rest if she wants it."""
    people = server.person("Ema"), server.person("Petr")
    table = started(*people, "kocour")
    with people[0].watch(table, 0) as one, people[1].watch(table, 1) as other:
        talks = {0: one, 1: other}
        mine = first_to_choose(one)
        theirs = 1 - mine
        turn(talks[mine], mine, theirs, Rng(2))
        talks[theirs].catch_up(talks[mine].bodies[mine]["revision"])
        ema = looks_on(visit, people[mine], table)
        expect(ema.page.locator(".away li").first).to_be_visible()
        seen = len(people[mine].get(f"/api/tables/{table}/since", seat=mine)["lines"])
        ema.go("/")
        turn(talks[theirs], theirs, mine, Rng(3))
        since = people[mine].get(f"/api/tables/{table}/since", seat=mine)["lines"]
        ema.go(f"/table/{table}")
        new = ema.page.get_by_role("region", name="While you were away").locator("li")
        expect(new.first).to_be_visible()
        assert new.all_inner_texts() == since[seen:][-6:]
        ema.page.get_by_role("button", name="Everything since your last turn").click()
        card = ema.page.get_by_role("region", name="Since your last turn")
        expect(card.locator("li")).to_have_count(len(since))
        assert card.locator("li").all_inner_texts() == since
        ema.everywhere()
        ema.page.reload()  # it was seen, and is told no more unless one asks
        expect(ema.page.locator(".match[data-step]")).to_be_visible()
        assert ema.page.locator(".away").count() == 0
        ema.page.get_by_role("button", name="Menu").click()
        ema.page.get_by_role("button", name="What happened since my last turn").click()
        expect(card.locator("li")).to_have_count(len(since))
        card.get_by_role("button").click()
        expect(card).to_have_count(0)
