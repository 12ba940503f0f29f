"""Inviting somebody from the page: a link, and the same as a code that a phone's camera reads."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from cheeseboard.server.web.qr import picture
from tests.client.browsing import PHONE, Visiting


def test_an_invitation_is_shown_as_a_link_and_as_its_qr_code(visit: Visiting) -> None:
    ema = visit(size=PHONE)
    ema.come_in("Ema")
    ema.page.locator("[data-game=qwixx]").get_by_role("button", name="New table").click()
    ema.page.get_by_role("button", name="Invite by a link").click()
    link = ema.page.locator(".link input")
    expect(link).to_have_value(re.compile("#join="))
    code = ema.page.get_by_role("img", name="QR")
    drawn = re.findall(r'd="([^"]*)"', picture(link.input_value()))
    expect(code.locator("path")).to_have_attribute("d", drawn[-1])
    assert not ema.violations()
    assert ema.too_wide() <= 0
