"""Everything that can be asked for, in one list; the OpenAPI document is made from the same."""

from __future__ import annotations

from typing import Final

from cheeseboard.server.web import (
    accounts,
    catalogues,
    emailing,
    examples,
    fairness,
    finding,
    foreseeing,
    games,
    health,
    hinting,
    inviting,
    lessons,
    lobby,
    missing,
    noticing,
    own_bots,
    people,
    players,
    records,
    reminding,
    reviewing,
    talk,
    texts,
    turns,
)
from cheeseboard.server.web.catalogues import Choices
from cheeseboard.server.web.endpoint import Endpoint
from cheeseboard.server.web.examples import Examples

SOCKET: Final = "/api/tables/{table}/socket"
OWN_SOCKET: Final = "/api/me/socket"

ENDPOINTS: Final = (
    Endpoint("GET", "/healthz", health.alive),
    Endpoint("GET", "/readyz", health.ready),
    Endpoint("GET", "/metrics", health.counted),
    # who you are
    Endpoint("GET", "/api/me", people.me, bots=True),
    Endpoint("POST", "/api/guest", people.guest),
    Endpoint("POST", "/api/register", people.register),
    Endpoint("POST", "/api/login", people.login),
    Endpoint("POST", "/api/logout", people.logout),
    Endpoint("POST", "/api/me/name", people.rename),
    Endpoint("GET", "/api/me/mutes", talk.mutes),
    Endpoint("POST", "/api/me/mutes", talk.mute),
    # what you are told while you are away
    Endpoint("GET", "/api/me/notices", noticing.mine),
    Endpoint("POST", "/api/me/notices/seen", noticing.seen),
    Endpoint("GET", "/api/me/reminders", reminding.reminders_of),
    Endpoint("POST", "/api/me/reminders", reminding.choose),
    Endpoint("POST", "/api/me/email", emailing.set_email),
    Endpoint("POST", "/api/email/confirm", emailing.confirm),
    Endpoint("GET", "/api/email/unsubscribe/{token}", emailing.ask_unsubscribe),
    Endpoint("POST", "/api/email/unsubscribe/{token}", emailing.unsubscribe, from_anywhere=True),
    Endpoint("POST", "/api/me/password", accounts.change_password),
    Endpoint("GET", "/api/me/sessions", accounts.list_sessions),
    Endpoint("DELETE", "/api/me/sessions", accounts.end_other_sessions),
    Endpoint("DELETE", "/api/me/sessions/{session}", accounts.end_session),
    Endpoint("POST", "/api/me/delete", accounts.delete_account),
    # bots of one's own
    Endpoint("GET", "/api/bots", own_bots.list_bots),
    Endpoint("POST", "/api/bots", own_bots.create_bot),
    Endpoint("POST", "/api/bots/{bot}/token", own_bots.renew_token),
    Endpoint("DELETE", "/api/bots/{bot}", own_bots.remove_bot),
    # what people have played
    Endpoint("GET", "/api/people/{person}", players.profile),
    Endpoint("GET", "/api/people/{person}/matches", players.matches),
    Endpoint("GET", "/api/people/{person}/ratings", players.ratings_of),
    Endpoint("GET", "/api/people/{person}/statistics", players.statistics_of),
    Endpoint("GET", "/api/ratings/{game}", players.ranking),
    # what there is
    Endpoint("GET", "/api/games", games.catalogue, bots=True),
    Endpoint("GET", "/api/games/{game}/choices", catalogues.of_game, bots=True, shape=Choices),
    Endpoint("GET", "/api/lessons/{game}", lessons.of_game),
    Endpoint("POST", "/api/lessons/{game}", lessons.begin),
    Endpoint("GET", "/api/texts/{domain}/{language}", texts.words),
    Endpoint("GET", "/api/rules/{game}/{language}", texts.rules),
    Endpoint("GET", "/api/examples/{game}", examples.of_game, shape=Examples),
    Endpoint("GET", "/api/components/{game}/{language}", texts.components),
    Endpoint("GET", "/api/tables", finding.waiting),
    Endpoint("GET", "/api/tables/playing", finding.playing),
    Endpoint("GET", "/api/tables/mine", turns.mine, bots=True),
    Endpoint("GET", "/api/tables/{table}", finding.one, bots=True),
    # while people gather
    Endpoint("POST", "/api/tables", lobby.create),
    Endpoint("POST", "/api/tables/{table}/sit", lobby.sit),
    Endpoint("POST", "/api/tables/{table}/beside", lobby.sit_beside),
    Endpoint("POST", "/api/tables/{table}/nonce", lobby.add_nonce, bots=True),
    Endpoint("POST", "/api/tables/{table}/leave", lobby.leave, bots=True),
    Endpoint("POST", "/api/tables/{table}/bot", lobby.put_bot),
    Endpoint("POST", "/api/tables/{table}/own-bot", own_bots.seat_bot),
    Endpoint("POST", "/api/tables/{table}/free", lobby.free),
    Endpoint("POST", "/api/tables/{table}/setup", lobby.set_up),
    Endpoint("POST", "/api/tables/{table}/arrange", lobby.arrange),
    Endpoint("POST", "/api/tables/{table}/invite", inviting.invite),
    Endpoint("POST", "/api/invited", inviting.invited, bots=True),
    Endpoint("POST", "/api/join", inviting.join, bots=True),
    Endpoint("POST", "/api/tables/{table}/start", lobby.start),
    Endpoint("POST", "/api/tables/{table}/close", lobby.close),
    # while they play
    Endpoint("POST", "/api/tables/{table}/hint", hinting.hint),
    Endpoint("GET", "/api/tables/{table}/missing", missing.missed),
    # what is left of a match, and what comes after it
    Endpoint("GET", "/api/tables/{table}/since", noticing.since),
    Endpoint("GET", "/api/tables/{table}/choices", catalogues.choices, bots=True, shape=Choices),
    Endpoint("GET", "/api/tables/{table}/outlook", foreseeing.outlook, bots=True),
    Endpoint("GET", "/api/tables/{table}/fair", fairness.fair_dice, bots=True),
    Endpoint("GET", "/api/tables/{table}/record", records.record, bots=True),
    Endpoint("GET", "/api/tables/{table}/frames", records.frames, bots=True),
    Endpoint("GET", "/api/tables/{table}/chat", talk.lines, bots=True),
    Endpoint("POST", "/api/tables/{table}/review", reviewing.review),
    Endpoint("POST", "/api/tables/{table}/from", records.from_here),
    Endpoint("POST", "/api/tables/{table}/rematch", lobby.rematch),
)
