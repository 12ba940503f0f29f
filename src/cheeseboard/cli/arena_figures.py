"""What a contest has come to, as tables and for other programs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from rich.table import Table

import cheeseboard as cb
from cheeseboard.bots.arena.ratings import Rating, ratings
from cheeseboard.cli.statistics import default, mean_json, spread
from cheeseboard.core.option import write

if TYPE_CHECKING:
    from cheeseboard.bots.arena.sprt import Sprt
    from cheeseboard.bots.arena.standing import Pair, Standing
    from cheeseboard.cli.language import Language
    from cheeseboard.cli.screen import Screen
    from cheeseboard.core.game import Game


def show_standing(
    screen: Screen, game: Game, standing: Standing, test: Sprt | None, seconds: float, stopped: bool
) -> None:
    """All tables, and what they mean."""
    language, contest = screen.language, standing.contest
    if stopped:
        screen.say("simulate-stopped")
    title = language.say_game(game.name, "title")
    screen.say("simulate-title", game=title, matches=standing.matches, seats=contest.seats, seed=str(contest.seed))
    chosen = [f"{name}={write(value)}" for name, value in contest.options if value != default(game, name)]
    if chosen:
        screen.say("simulate-options", options=", ".join(chosen))
    screen.show(pairs_table(language, standing))
    if len(contest.bots) > 2:
        screen.text("")
        screen.show(ratings_table(language, standing))
    screen.text("")
    screen.show(pace_table(language, standing))
    screen.text("")
    screen.say("arena-means" if contest.seats > 1 else "arena-means-solo")
    if contest.seats > 2:
        screen.say("arena-alone", seats=contest.seats)
    if test is not None:
        screen.text(verdict_line(language, standing, test))


def pairs_table(language: Language, standing: Standing) -> Table:
    """A line a pair: what the first has of the wins, and its lead."""
    names, three = standing.contest.bots, standing.contest.seats > 2
    table = plain_table()
    table.add_column(language.say("arena-pair"))
    for key in ("arena-share", "arena-lead", *(["arena-one-alone", "arena-other-alone"] if three else [])):
        table.add_column(language.say(key), justify="right")
    for pair in standing.pairs:
        cells = [spread(language, pair.share, 100, 1, " %"), spread(language, pair.lead, 1, 2, signed=True)]
        if three:
            cells += [spread(language, alone, standing.contest.seats, 2, " ×") for alone in pair.alone]
        table.add_row(f"{names[pair.one]} – {names[pair.other]}", *cells)
    return table


def ratings_table(language: Language, standing: Standing) -> Table:
    """The bots, the strongest first."""
    table = plain_table()
    table.add_column(language.say("simulate-bot"))
    table.add_column(language.say("arena-rating"), justify="right")
    found = ratings(standing)
    for bot in ranking(found):
        margin = language.number(found[bot].margin, 0)
        table.add_row(standing.contest.bots[bot], f"{language.number(found[bot].elo, 0, signed=True)} ± {margin}")
    return table


def ranking(found: list[Rating]) -> list[int]:
    """The numbers of the bots, the strongest first."""
    return sorted(range(len(found)), key=lambda bot: -found[bot].elo)


def pace_table(language: Language, standing: Standing) -> Table:
    """How long each bot thinks about a choice."""
    table = plain_table()
    table.add_column(language.say("simulate-bot"))
    table.add_column(language.say("arena-time"), justify="right")
    table.add_column(language.say("simulate-score"), justify="right")
    for bot, name in enumerate(standing.contest.bots):
        points = [pair.points[0] for pair in standing.pairs if pair.one == bot]
        points += [pair.points[1] for pair in standing.pairs if pair.other == bot]
        rounds = sum(mean.count for mean in points)
        mean = sum(mean.mean * mean.count for mean in points) / rounds if rounds else 0.0
        table.add_row(name, language.number(1000 * standing.pace(bot), 3) + " ms", language.number(mean, 2))
    return table


def plain_table() -> Table:
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))


def verdict_line(language: Language, standing: Standing, test: Sprt) -> str:
    """What the sequential test says."""
    share = standing.pairs[0].share
    return language.say(
        "arena-sprt",
        verdict=test.verdict(share),
        bot=standing.contest.bots[0],
        low=language.number(100 * test.low, 1),
        high=language.number(100 * test.high, 1),
        evidence=language.number(test.evidence(share), 2, signed=True),
    )


def as_json(game: Game, standing: Standing, test: Sprt | None, seconds: float, stopped: bool) -> str:
    """Everything that was counted, for other programs."""
    contest = standing.contest
    found = ratings(standing) if standing.rounds >= len(standing.pairs) else []
    figures: dict[str, object] = {
        "game": game.name,
        "rules": game.rules,
        "version": cb.__version__,
        "options": dict(contest.options),
        "seats": contest.seats,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "matches": standing.matches,
        "rounds": standing.rounds,
        "stopped": stopped,
        "pairs": [pair_json(contest.bots, pair, contest.seats) for pair in standing.pairs],
        "ratings": {contest.bots[bot]: found[bot]._asdict() for bot in ranking(found)},
    }
    if test is not None:
        share = standing.pairs[0].share
        low, high, evidence = test.low, test.high, test.evidence(share)
        figures["sprt"] = {"low": low, "high": high, "evidence": evidence, "verdict": test.verdict(share)}
    figures["milliseconds_per_choice"] = {
        name: round(1000 * standing.pace(bot), 4) for bot, name in enumerate(contest.bots)
    }
    figures["seconds"] = round(seconds, 3)
    return json.dumps(figures, ensure_ascii=False, indent=1)


def pair_json(names: tuple[str, ...], pair: Pair, seats: int) -> dict[str, object]:
    alone = {"alone": [mean_json(mean) for mean in pair.alone]} if seats > 2 else {}
    return {
        "bots": [names[pair.one], names[pair.other]],
        "rounds": pair.share.count,
        "share": mean_json(pair.share),
        "lead": mean_json(pair.lead),
        "score": [mean_json(mean) for mean in pair.points],
        **alone,
    }
