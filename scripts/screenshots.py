"""Pictures of every page, phone and desktop, light and dark: make screenshots ARGS="qwixx wistar" """

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.client.browsing import chromium
from tests.server.web.running import running

from picturing import matches, pages
from picturing.lens import lens

FOLDER = Path("screenshots")


def main() -> None:
    parser = ArgumentParser(description=__doc__, epilog=f"They are written to {FOLDER}/.")
    parser.add_argument("games", nargs="*", metavar="game", help=f"only these: {', '.join(matches.GAMES)}")
    chosen = parser.parse_args().games
    if unknown := sorted({*chosen} - {*matches.GAMES}):
        parser.error(f"there is no game {unknown[0]}; choose from {', '.join(matches.GAMES)}")
    games = [game for game in matches.GAMES if game in chosen or not chosen]
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as server, chromium() as browser:
        with lens(server, browser, FOLDER, None) as stranger:
            pages.strangers(stranger)
        ema = server.person("Ema")
        with lens(server, browser, FOLDER, ema) as hers:
            for game in games:
                matches.match(hers, ema, game)
            pages.rulebooks(hers, games)
            pages.tables(hers, server, ema)
            pages.profile(hers)


if __name__ == "__main__":
    main()
