"""A sweep's page: every set of options and number of seats, and what each option changes."""

from __future__ import annotations

from cheeseboard.cli.language import Language
from cheeseboard.cli.report.balance import part_blocks
from cheeseboard.cli.report.html import Block, folded, table
from cheeseboard.cli.report.plots import Point, whiskers
from cheeseboard.cli.report.shared import PERCENT, percent, point, points, told
from cheeseboard.core.option import Value, write
from cheeseboard.study.answers import Answer, Counted
from cheeseboard.study.axes import SEATS, Change, Measure, changes, measures, values
from cheeseboard.study.figure import Figure


def sweep(language: Language, answer: Answer) -> tuple[list[str], list[str]]:
    """What was left out, and the blocks; the parts by themselves are folded."""
    played = [counted for counted in answer.parts if counted.counts.matches]
    axes = [axis for axis in values(played[0]) if len({values(counted)[axis] for counted in played}) > 1]
    names = [part_name(language, counted, axes) for counted in played]
    compared = measures(played)
    body = [measure_block(language, measure, played, names).html() for measure in compared]
    found = changes(played, compared)
    if found:
        body += [change_block(language, measure, found, place).html() for place, measure in enumerate(compared)]
    for name, counted in zip(names, played, strict=True):
        blocks = part_blocks(language, answer.study.game.name, counted, answer.study.tolerance / PERCENT)
        body.append(folded(name, [block.html(3) for block in blocks]))
    left_out = answer.study.left_out
    return [language.say("study-left-out", number=left_out)] if left_out else [], body


def axis_word(language: Language, axis: str, value: Value) -> str:
    return language.say("study-seats", seats=int(value)) if axis == SEATS else f"{axis}={write(value)}"


def part_name(language: Language, counted: Counted, axes: list[str]) -> str:
    """What tells a part from the others."""
    told = values(counted)
    return ", ".join([axis_word(language, axis, told[axis]) for axis in axes or [SEATS]])


def title_of(language: Language, measure: Measure) -> str:
    return language.say(f"study-measure-{measure.name}", bot=measure.bot)


def measured(language: Language, measure: Measure, name: str, figure: Figure, *, signed: bool) -> Point:
    """A figure as a row of a plot."""
    if measure.share:
        return point(name, percent(language, figure, signed=True), figure, PERCENT)
    return point(name, points(language, figure) if signed else told(language, figure, 1, 1), figure)


def measure_block(language: Language, measure: Measure, parts: list[Counted], names: list[str]) -> Block:
    """A row a part."""
    drawn = [
        measured(language, measure, name, measure.of(counted), signed=False)
        for name, counted in zip(names, parts, strict=True)
    ]
    numbers = [language.number(counted.counts.matches, 0) for counted in parts]
    title = title_of(language, measure)
    headings = [language.say("study-part"), title, language.say("study-matches")]
    mean = sum(each.value for each in drawn) / len(drawn)
    reference, above = (0.0, "0 %") if measure.share else (mean, f"⌀ {language.number(mean, 1)}")
    return Block(title, whiskers(language, title, drawn, reference, above), told_beside(headings, drawn, numbers))


def change_block(language: Language, measure: Measure, found: list[Change], place: int) -> Block:
    """A row a change of one option, everything else being the same; `place` is that of the measure among all."""
    drawn = []
    for change in found:
        before, after = [axis_word(language, change.axis, value) for value in (change.before, change.after)]
        drawn.append(measured(language, measure, f"{before} → {after}", change.figures[place], signed=True))
    numbers = [language.number(change.pairs, 0) for change in found]
    title = language.say("study-changes", measure=title_of(language, measure))
    headings = [language.say(word) for word in ("study-change", "study-difference", "study-pairs")]
    plot = whiskers(language, title, drawn, 0.0, "0")
    return Block(title, plot, told_beside(headings, drawn, numbers), language.say("study-changes-note"))


def told_beside(headings: list[str], drawn: list[Point], numbers: list[str]) -> str:
    """The rows of a plot as a table."""
    return table(headings, [[each.name, each.told, number] for each, number in zip(drawn, numbers, strict=True)])
