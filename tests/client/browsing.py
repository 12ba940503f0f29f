"""People with real browsers: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect, sync_playwright

from tests.client.line import Line
from tests.server.web.running import Browser as Somebody
from tests.server.web.running import Running

PATIENCE_MS: Final = 60_000
PHONE: Final = (360, 740)
DESKTOP: Final = (1280, 800)
ARGUMENTS: Final = ("--no-sandbox", "--disable-background-networking", "--disable-component-update")
ROOT: Final = Path(__file__).parent.parent.parent
AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
# A connection that is cut on purpose is told by the browser itself; the page can do nothing about that.
CUT: Final = ("Failed to load resource: net::ERR_", "WebSocket connection to", "when fetching the script")
MOVING: Final = """() => document.getAnimations().some(one =>
    one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)"""
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")

expect.set_options(timeout=PATIENCE_MS)


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser, while it runs."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    assert found, "Chromium is missing; make services installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own, who notices whatever goes wrong in it."""

    def __init__(self, line: Line, context: BrowserContext) -> None:
        self.line = line
        self.context = context
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.cut = False
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, message: ConsoleMessage) -> None:
        expected = self.cut and any(word in message.text for word in CUT)
        if message.type in ("error", "warning") and not expected:
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def go(self, path: str) -> None:
        self.page.goto(f"http://{self.line.address}{path}")
        expect(self.page.locator("main")).not_to_be_empty()

    def come_in(self, name: str) -> None:
        """Take a name on the start page."""
        self.go("/")
        self.page.locator("input[autocomplete=nickname]").fill(name)
        self.page.locator("input[autocomplete=nickname]").press("Enter")
        expect(self.page.locator("nav .me")).to_have_text(name)

    def be(self, somebody: Somebody) -> None:
        """Come in as somebody who has used the server before, without a browser."""
        url = f"http://{self.line.address}"
        for name, value in somebody.http.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": url}])

    def press(self, thing: Locator) -> None:
        """By finger where there is one: what a mouse leaves behind on a phone would be asked about for ever."""
        if self.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
            thing.tap()
        else:
            thing.click()

    def question(self, offered: str) -> tuple[str, list[str]] | None:
        """What is asked, and what a script finds on the board that can be chosen, at one and the same moment."""
        ask = "document.querySelector('.match').dataset.ask"
        found = self.page.evaluate(f"() => {ask} ? [{ask}, ({offered})()] : null")
        return None if found is None else (str(found[0]), [str(action) for action in found[1]])

    def choose(self, chosen: Locator, key: bool = False) -> None:
        """Choose something on the board, by the keyboard or as the screen lets one, and wait until it is done."""
        match = self.page.locator(".match")
        ask = match.get_attribute("data-ask") or ""
        if key:
            chosen.focus()
            chosen.press("Enter")
        else:
            self.press(chosen)
        expect(match).not_to_have_attribute("data-ask", ask)

    @property
    def table(self) -> str:
        """The table that is shown."""
        return self.page.url.partition("/table/")[2].partition("#")[0]

    def lose_connection(self) -> None:
        """The network goes away, and with it every socket."""
        self.cut = True
        self.line.cut()

    def find_connection(self) -> None:
        self.line.mend()

    def leave(self) -> None:
        self.context.close()
        self.line.close()

    # -- what has to hold on every page

    def settle(self) -> None:
        """Wait until nothing moves or changes its colour any more, but for what moves for ever or is halted."""
        ends = time.monotonic() + PATIENCE_MS / 1000
        while self.page.evaluate(MOVING):
            assert time.monotonic() < ends, "something still moves"
            self.page.wait_for_timeout(20)

    def violations(self) -> list[str]:
        """What axe-core finds wrong with the page as it is now."""
        self.settle()
        if not self.page.evaluate("Boolean(window.axe)"):
            # By the debugger: the page's own security policy lets no foreign script in.
            self.page.evaluate(AXE.read_text("utf-8") + "; undefined")
        found: Any = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def too_wide(self) -> int:
        """By how many pixels the page is wider than the screen: a phone's innerWidth grows with what is too wide."""
        size = self.page.viewport_size
        assert size is not None
        return int(self.page.evaluate("document.documentElement.scrollWidth")) - size["width"]

    def small_targets(self) -> list[str]:
        """What can be touched and is smaller than 40 pixels; links within a text are as small as the text."""
        script = """() =>
            [...document.querySelectorAll('button, select, input, textarea, a[href], [role=button], summary')]
            .filter(one => one.getClientRects().length > 0 && !one.closest('label, [inert]'))
            .filter(one => one.localName !== 'a' || getComputedStyle(one).display !== 'inline')
            .map(one => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
            .filter(([box]) => box.width > 1 && (box.width < 39.5 || box.height < 39.5))
            .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
        return [str(one) for one in self.page.evaluate(script)]

    def everywhere(self) -> None:
        """Whatever is shown now can be read and used by everybody, by night and by day."""
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            self.settle()  # colours have changed once everything is at rest
            found = self.violations()
            assert found == [], found
        assert self.too_wide() <= 0
        small = self.small_targets()
        assert small == [], small


Visiting = Callable[..., Visitor]


def visitor(
    server: Running,
    browser: Browser,
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: Theme = "dark",
    motion: bool = False,
) -> Visitor:
    """Somebody new. Without motion nothing has to be waited for."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=theme,
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
    )
    context.set_default_timeout(PATIENCE_MS)
    return Visitor(Line(server.address), context)
