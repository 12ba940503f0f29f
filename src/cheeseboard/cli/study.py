"""`cheeseboard study`: tournaments, balance and sweeps, on all cores or on a cluster, taken up again after any end."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from cheeseboard.cli.arena import cores
from cheeseboard.cli.command import Whole, argument, command, option
from cheeseboard.cli.keyboard import interrupts
from cheeseboard.cli.report.report import report
from cheeseboard.cli.screen import Screen
from cheeseboard.cli.simulate import INTERRUPTED
from cheeseboard.cli.trouble import Trouble, of_file
from cheeseboard.study.answers import Answer
from cheeseboard.study.pool import Pool
from cheeseboard.study.ray_workers import RayWorkers
from cheeseboard.study.run import Run
from cheeseboard.study.settings import Settings, read_settings
from cheeseboard.study.store import Store
from cheeseboard.study.studies import study_of
from cheeseboard.study.workers import Here

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cheeseboard.cli.language import Language
    from cheeseboard.study.run import Progress
    from cheeseboard.study.workers import Workers

REPORT: Final = "report.html"
FOLDER: Final = ".study"  # what the name of the settings ends with, as the name of the folder


def study(
    language: Language,
    kind: str,
    config: str,
    output: str | None,
    jobs: int | None,
    ray: bool,
    ray_address: str | None,
) -> int:
    """Play what is missing, then write the page; Ctrl-C writes it with what there is so far."""
    asked = study_of(settings_of(kind, Path(config)))
    folder = Path(output) if output is not None else Path(config).with_suffix(FOLDER)
    screen = Screen(language)
    with opened(folder) as store:
        store.take_up(asked.head())
        workers = workers_of(jobs or cores(), ray, ray_address)
        run = Run(asked.parts, store, workers)
        missing = run.missing()
        lost, stopped = 0, False
        if missing:
            with workers:
                lost, stopped = watched(language, run.play(), asked.matches)
        answer = Answer(asked, store)
        if lost:
            screen.say("study-lost-workers", number=lost)
        if not answer.matches:
            screen.say("simulate-nothing")
            return INTERRUPTED
        store.put(folder / REPORT, report(language, answer).encode())
        screen.say("study-done", matches=answer.matches, wanted=asked.matches, before=asked.matches - missing)
        screen.unbroken(str(folder / REPORT))
    return INTERRUPTED if stopped else 0


def settings_of(kind: str, path: Path) -> Settings:
    try:
        return read_settings(kind, path)
    except OSError as error:
        raise of_file(error, str(path)) from None


def opened(folder: Path) -> Store:
    try:
        return Store(folder)
    except FileNotFoundError:
        raise Trouble("folder-missing", folder=str(folder.parent)) from None
    except OSError as error:
        raise of_file(error, str(folder)) from None


def workers_of(jobs: int, ray: bool, address: str | None) -> Workers:
    """Whoever plays: this process, several, or Ray."""
    if ray or address is not None:
        return RayWorkers(address, jobs)
    return Here() if jobs == 1 else Pool(jobs)


def watched(language: Language, steps: Iterator[Progress], matches: int) -> tuple[int, bool]:
    """Play with a bar where somebody watches: how many batches were lost, and whether it was stopped before the end."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    screen = Screen(language, to_stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"), TimeRemainingColumn())
    hidden = not screen.console.is_terminal
    with interrupts() as pressed, Bar(*columns, console=screen.console, transient=True, disable=hidden) as bar:
        now = next(steps)
        before, begun = now.done, perf_counter()
        task = bar.add_task("", total=matches, completed=before, pace="")
        for now in steps:
            speed = (now.done - before) / max(perf_counter() - begun, 1e-6)
            pace = language.say("arena-pace", speed=language.number(speed, 1)) if now.done > before else ""
            bar.update(task, completed=now.done, pace=pace)
            if pressed:
                break
    return now.lost, now.done < matches


COMMAND: Final = command(
    "study",
    study,
    argument("kind"),
    option("--config", required=True, metavar="file"),
    option("--output", metavar="folder"),
    option("--jobs", type=Whole(1), metavar="number"),
    option("--ray", is_flag=True),
    option("--ray-address", metavar="address"),
)
