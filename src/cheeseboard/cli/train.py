"""`cheeseboard train`: what bots play by, solved and learnt anew."""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import cheeseboard as cb
from cheeseboard.bots.knowledge import FIGURES, SUFFIX, figures_of
from cheeseboard.cli.command import argument, command, option
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.simulate import INTERRUPTED
from cheeseboard.cli.trouble import Trouble, of_file

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cheeseboard.bots.training.course import Course
    from cheeseboard.cli.language import Language

FOLDER: Final = "training"
HALF_DONE: Final = ".part.npz"
KEEP_EVERY_S: Final = 10.0


def train(language: Language, game: str, part: str | None, into: str, figures: bool = False) -> int:
    """Go through the courses of a game; Ctrl-C leaves what is there to go on from."""
    from cheeseboard.bots.training.courses import COURSES

    found = cb.find_game(game)
    if found.name not in COURSES:
        raise Trouble("train-game", given=game, expected=", ".join(COURSES))
    courses = COURSES[found.name]()
    if part is not None:
        names = [course.name for course in courses]
        if part not in names:
            raise Trouble("train-part", given=part[:40], expected=", ".join(names))
        courses = [course for course in courses if course.name == part]
    if figures:
        show_figures(language, courses)
        return 0
    try:
        folder = Path(into)
        folder.mkdir(parents=True, exist_ok=True)
        for course in courses:
            if not take(language, course, folder, f"cheeseboard train {game} --part {course.name}"):
                Screen(language).say("train-stopped")
                return INTERRUPTED
    except OSError as error:
        raise of_file(error, into) from None
    return 0


def show_figures(language: Language, courses: list[Course]) -> None:
    """What the files of the package have reached."""
    for course in courses:
        told = figures_of(course.name)
        if told:
            Screen(language).say("train-figures", name=course.name, figures=in_words(told))


def in_words(figures: Mapping[str, float]) -> str:
    return ", ".join([f"{name} {value:.6g}" for name, value in figures.items()])


def take(language: Language, course: Course, folder: Path, recipe: str) -> bool:
    """One course to its end, from where it was left. Whether it got there."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    half = folder / (course.name + HALF_DONE)
    take_up(course, half)
    screen = Screen(language, to_stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    with interrupts() as pressed, Progress(*columns, console=screen.console, transient=True, disable=hidden) as bar:
        task = bar.add_task(course.name, total=course.steps, completed=course.taken)
        kept = monotonic()
        while not course.done():
            course.step()
            bar.update(task, completed=course.taken)
            if pressed or monotonic() - kept > KEEP_EVERY_S:
                keep(course, half)
                kept = monotonic()
            if pressed:
                return False
        figures = course.figures()
        write(course, folder, figures, recipe)
    half.unlink(missing_ok=True)
    Screen(language).say("train-done", name=course.name, taken=course.taken, figures=in_words(figures))
    return True


def take_up(course: Course, half: Path) -> None:
    """Go on from the file, if there is one."""
    import zipfile

    import numpy as np

    if not half.exists():
        return
    try:
        with np.load(half) as frozen:
            course.thaw({name: frozen[name] for name in frozen.files})
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise Trouble("train-file", file=str(half)) from None


def keep(course: Course, half: Path) -> None:
    """Whoever is killed meanwhile finds the file as it was before."""
    import numpy as np

    fresh = half.with_suffix(".fresh.npz")
    with open(fresh, "wb") as file:
        np.savez(file, allow_pickle=False, **course.freeze())
    os.replace(fresh, half)


def write(course: Course, folder: Path, figures: dict[str, float], recipe: str) -> None:
    """The numbers, and beside them how they were made and what they have reached."""
    numbers = course.result()
    content = (numbers.byteswap() if sys.byteorder == "big" else numbers).tobytes()
    (folder / (course.name + SUFFIX)).write_bytes(content)
    told = {"command": recipe, "version": cb.__version__, "sha256": sha256(content).hexdigest(), **figures}
    (folder / (course.name + FIGURES)).write_text(json.dumps(told, indent=1) + "\n", "utf-8")


COMMAND: Final = command(
    "train",
    train,
    argument("game"),
    option("--part", metavar="part"),
    option("--into", default=FOLDER, metavar="folder"),
    option("--figures", is_flag=True),
)
