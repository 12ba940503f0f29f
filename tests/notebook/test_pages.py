"""Every page of docs/notebook and docs/study runs as it stands, and every page is listed."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.shell import SOURCES, cheese

DOCS = Path(__file__).parents[2] / "docs"
NOTEBOOK = sorted((DOCS / "notebook").glob("*.md"))
STUDY = sorted((DOCS / "study").glob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", SOURCES)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.mark.parametrize("page", NOTEBOOK, ids=lambda page: page.stem)
def test_a_page_for_notebooks_runs(page: Path) -> None:
    text = page.read_text("utf-8")
    code = "\n".join([block for language, block in BLOCK.findall(text) if language == "python"])
    test = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
    assert len(test.examples) > 5
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(test, out=told.append).failed == 0, "".join(told)


@pytest.mark.parametrize("page", STUDY, ids=lambda page: page.stem)
def test_a_page_about_studies_runs(page: Path, tmp_path: Path) -> None:
    ran = 0
    for language, block in BLOCK.findall(page.read_text("utf-8")):
        if language == "toml":
            name = block.splitlines()[0].removeprefix("# ")
            (tmp_path / name).write_text(block, "utf-8")
        elif language == "console":
            command, *expected = block.splitlines()
            prompt, program, *arguments = shlex.split(command)
            assert (prompt, program) == ("$", "cheeseboard")
            done = cheese(*arguments)
            assert (done.out + done.err).splitlines() == expected
            ran += 1
    assert ran > 1


@pytest.mark.parametrize("index", ["notebook", "study"])
def test_every_page_is_listed(index: str) -> None:
    linked = set(re.findall(rf"\(({index}/[\w-]+\.md)\)", (DOCS / f"{index}.md").read_text("utf-8")))
    assert linked == {f"{index}/{page.name}" for page in (DOCS / index).glob("*.md")}
