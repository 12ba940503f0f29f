"""`cheeseboard train`: what bots play by, solved and learnt anew."""

from __future__ import annotations

from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import cheeseboard as cb
from cheeseboard.bots.knowledge import figures_of
from cheeseboard.cli.command import argument, command, option
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.simulate import INTERRUPTED
from cheeseboard.cli.telling import EVERY_S, telling
from cheeseboard.cli.train_files import HALF_DONE, NOTE, add, is_whole, keep, make_folder, noted, take_up, write
from cheeseboard.cli.trouble import Trouble, of_file

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cheeseboard.bots.training.course import Course
    from cheeseboard.cli.language import Language

FOLDER: Final = "training"
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
    folder = Path(into)
    note = folder / (found.name + NOTE) if part is None else None  # whoever names a part wants it anew
    try:
        make_folder(folder)
        if go_through(language, courses, folder, game, note):
            return 0
    except KeyboardInterrupt:  # measuring cannot be done in pieces: it is cut off
        pass
    except OSError as error:
        raise of_file(error, into) from None
    Screen(language).say("train-stopped")
    return INTERRUPTED


def go_through(language: Language, courses: list[Course], folder: Path, game: str, note: Path | None) -> bool:
    """One course after another, but for those that were whole before a stop. Whether it got to the end."""
    before = [] if note is None else noted(note)
    for course in courses:
        recipe = f"cheeseboard train {game} --part {course.name}"
        if course.name in before and is_whole(course.name, folder, recipe):
            Screen(language).say("train-known", name=course.name)
        elif not take(language, course, folder, recipe, note):
            return False
    if note is not None:
        note.unlink(missing_ok=True)
    return True


def show_figures(language: Language, courses: list[Course]) -> None:
    """What the files of the package have reached."""
    for course in courses:
        told = figures_of(course.name)
        if told:
            Screen(language).say("train-figures", name=course.name, figures=in_words(told))


def in_words(figures: Mapping[str, float]) -> str:
    return ", ".join([f"{name} {value:.6g}" for name, value in figures.items()])


def take(
    language: Language, course: Course, folder: Path, recipe: str, note: Path | None, every: float = EVERY_S
) -> bool:
    """One course to its end, from where it was left. Whether it got there and nobody wants to stop."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    half = folder / (course.name + HALF_DONE)
    take_up(course, half)
    screen = Screen(language, to_stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    with (
        Progress(*columns, console=screen.console, transient=True, disable=hidden) as bar,
        telling(screen, lambda: so_far(language, course), every),
    ):
        task = bar.add_task(course.name, total=course.steps, completed=course.taken)
        with interrupts() as pressed:
            kept = monotonic()
            while not course.done() and not pressed:
                course.step()
                bar.update(task, completed=course.taken)
                if monotonic() - kept > KEEP_EVERY_S:
                    keep(course, half)
                    kept = monotonic()
            keep(course, half)
        if pressed:
            return False
        bar.update(task, description=so_far(language, course))
        figures = course.figures()
    with interrupts() as pressed:
        write(course, folder, figures, recipe)
        if note is not None:
            add(note, course.name)
        half.unlink()
    Screen(language).say("train-done", name=course.name, taken=course.taken, figures=in_words(figures))
    return not pressed


def so_far(language: Language, course: Course) -> str:
    """How far a course is; once it has taken its steps its figures are measured."""
    if course.done():
        return language.say("train-measuring", name=course.name)
    return language.say("train-progress", name=course.name, taken=course.taken, steps=course.steps or 0)


COMMAND: Final = command(
    "train",
    train,
    argument("game"),
    option("--part", metavar="part"),
    option("--into", default=FOLDER, metavar="folder"),
    option("--figures", is_flag=True),
)
