"""A server, a browser, and people who use both."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from cheeseboard.server.web.static import FOLDER
from tests.client.browsing import Visiting, Visitor, chromium, visitor
from tests.server.web.running import Running, running

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def built() -> None:
    """The page, built. `make test` has done so; whoever runs a single test is helped."""
    if not (FOLDER / "index.html").exists():
        subprocess.run([str(ROOT / "scripts" / "client")], check=True)


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("client")) as started:
        yield started


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture
def visit(server: Running, browser: Browser) -> Iterator[Visiting]:
    """Let somebody come; in the end nobody's browser may have complained of anything."""
    came: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        came.append(visitor(server, browser, **how))
        return came[-1]

    yield come
    complaints = [complaint for one in came for complaint in one.complaints]
    for one in came:
        one.leave()
    assert complaints == []
