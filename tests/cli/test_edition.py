"""`cheeseboard edition`: what is wrong in a folder is told in every language, and a new one begins with our tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cheeseboard
from cheeseboard.games.wistar.loader import TABLES, house_folder
from tests.cli.shell import LANGUAGES, cheese

SOURCES = Path(cheeseboard.__file__).parent
READERS = [*SOURCES.glob("games/wistar/read*.py"), *[SOURCES / f"games/wistar/{n}.py" for n in ("tables", "grammar")]]
BAD_INPUT = [
    (["edition"], "edition --help"),
    (["edition", "check"], "edition --help"),
    (["edition", "burn", "mine"], "check, copy"),
    (["edition", "check", "nowhere"], "nowhere"),
    (["edition", "copy", "nowhere/mine"], "nowhere"),
    (["edition", "copy", "file"], "file"),
    (["edition", "copy", "full"], "full"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_of_our_edition_is_good(language: str) -> None:
    done = cheese("edition", "copy", "my edition", "-l", language)
    assert (done.code, done.err) == (0, "")
    assert "cheeseboard edition check 'my edition'" in done.out
    assert sorted(path.name for path in Path("my edition").iterdir()) == sorted(TABLES)
    done = cheese("edition", "check", "my edition", "-l", language)
    assert (done.code, done.err) == (0, "")
    assert "my edition" in done.out


def test_our_own_folder_holds_the_tables_and_nothing_else() -> None:
    assert sorted(path.name for path in house_folder().iterdir()) == sorted(TABLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_a_line_with_its_place(language: str) -> None:
    cheese("edition", "copy", "mine")
    doors = Path("mine/doors.table")
    lines = doors.read_text(encoding="utf-8").splitlines()
    doors.write_text("\n".join(line.replace("1 metal", "1 \x1b[31mmetall") for line in lines), encoding="utf-8")
    Path("mine/ways.table").unlink()
    done = cheese("edition", "check", "mine", "-l", language)
    told = done.out.splitlines()
    number = next(place for place, line in enumerate(lines, 1) if "1 metal" in line)
    assert (done.code, done.err, len(told)) == (1, "", 3)
    assert told[0].startswith(f"mine/doors.table:{number}: bonus: ")
    assert "\x1b" not in told[0]
    assert told[1].startswith("mine/ways.table: ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), BAD_INPUT, ids=lambda value: " ".join(value))
def test_bad_input_gets_one_line(arguments: list[str], named: str, language: str) -> None:
    Path("file").write_text("")
    Path("full").mkdir()
    Path("full/other").write_text("")
    done = cheese("-l", language, *arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert named in done.err
    assert sorted(path.name for path in Path().rglob("*")) == ["file", "full", "other"]


def test_every_fault_has_words_and_no_words_are_forgotten() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in READERS)
    codes = set(re.findall(r'(?:fault|unreadable|Misread)\(\s*"([a-z-]+)"', source))
    words = (SOURCES / "cli" / "locale" / "en.ftl").read_text(encoding="utf-8")
    assert codes == set(re.findall(r"^edition-fault-([a-z-]+) =", words, re.MULTILINE))


def test_every_vocabulary_has_a_name() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in READERS)
    for language in LANGUAGES:
        words = (SOURCES / "cli" / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        message = words.partition("edition-fault-word =")[2].partition("\n}")[0]
        assert set(re.findall(r'Vocabulary\("([a-z]+)"', source)) == set(re.findall(r"\[([a-z]+)\]", message))
