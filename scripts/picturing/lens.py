"""Browsers of four kinds that look at the same pages at once, and take pictures of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser
from tests.client.browsing import PHONE, Theme, Visitor, visitor
from tests.server.web.running import Browser as Somebody
from tests.server.web.running import Running

LARGE: Final = (1440, 900)
# Every size by day and by night, and every language somewhere.
KINDS: Final[dict[str, tuple[tuple[int, int], Theme, str]]] = {
    "phone-light": (PHONE, "light", "en"),
    "phone-dark": (PHONE, "dark", "cs"),
    "desktop-light": (LARGE, "light", "pl"),
    "desktop-dark": (LARGE, "dark", "en"),
}
COVERED: Final = 120  # of the screen, by what stays in sight
Work = Callable[[Visitor], None]


class Lens:
    """All browsers of one person."""

    def __init__(self, folder: Path, visitors: dict[str, Visitor]) -> None:
        self.folder: Final = folder
        self.visitors: Final = visitors

    def shoot(self, name: str, path: str = "", ready: str = "", work: Work | None = None, whole: bool = True) -> None:
        """A picture of a page in every browser, once something is there and after some work in it."""
        for kind, one in self.visitors.items():
            if path:
                one.go(path)
            if ready:
                one.page.wait_for_selector(ready)
            if work:
                work(one)
            self.picture(kind, name, whole)

    def away(self) -> None:
        """Nobody looks for a while: browsers that draw what bots do make them slow."""
        for one in self.visitors.values():
            one.page.goto("about:blank")

    def picture(self, kind: str, name: str, whole: bool = True) -> None:
        """The whole page; or what the screen shows of it, and what it shows further down.

        Boards fit themselves into the screen, and would be drawn anew for a picture of the whole.
        """
        one = self.visitors[kind]
        one.settle()
        one.page.wait_for_timeout(150)
        if whole:
            one.page.screenshot(path=self.folder / kind / f"{name}.png", full_page=True)
            return
        screen, page = one.page.evaluate("[innerHeight, document.documentElement.scrollHeight]")
        for number, top in enumerate(range(0, max(1, page - screen // 5), screen - COVERED)):
            one.page.evaluate("top => scrollTo(0, top)", top)
            end = f"-{number + 1}" if number else ""
            one.page.screenshot(path=self.folder / kind / f"{name}{end}.png")
        one.page.evaluate("scrollTo(0, 0)")


@contextmanager
def lens(server: Running, browser: Browser, folder: Path, somebody: Somebody | None) -> Iterator[Lens]:
    """Browsers of somebody who has used the server before, or of a stranger."""
    visitors: dict[str, Visitor] = {}
    try:
        for kind, (size, theme, language) in KINDS.items():
            (folder / kind).mkdir(parents=True, exist_ok=True)
            visitors[kind] = visitor(server, browser, size=size, theme=theme, language=language)
            if somebody:
                visitors[kind].be(somebody)
        yield Lens(folder, visitors)
    finally:
        for one in visitors.values():
            one.leave()
            for complaint in one.complaints:
                print(complaint)
