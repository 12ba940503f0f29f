"""What is handed out brings the page along: whoever installs it needs no Node."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from cheeseboard.server.web.static import FOLDER
from tests.client.browsing import ROOT

PLACE = "cheeseboard/server/web/static/"


def test_the_archive_and_the_wheel_made_from_it_have_the_page(built: None, tmp_path: Path) -> None:
    expected = {PLACE + file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.*") if file.is_file()}
    assert f"{PLACE}index.html" in expected
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "CHEESEBOARD_COMPILE": "0"})
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        names = {name.partition("/src/")[2] for name in archive.getnames()}
        assert not [name for name in archive.getnames() if "node_modules" in name]
    assert expected <= names
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        assert expected <= set(wheel.namelist())
