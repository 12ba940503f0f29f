"""A server that the tests of a file share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.web.running import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("web")) as started:
        yield started
