"""What boards are told of the components is what stands in the edition."""

from __future__ import annotations

import msgspec
import pytest

from cheeseboard.games.wistar.game import GAME
from cheeseboard.games.wistar.printed import Printed
from cheeseboard.games.wistar.printing import printed
from cheeseboard.games.wistar.wording import effect_text
from cheeseboard.text import LANGUAGES
from tests.rules import rule

EDITION = GAME.box.edition


@rule("W7.1", "W7.2")
def test_a_project_with_everything() -> None:
    time_machine = printed(EDITION, "en").projects[24]
    assert (time_machine.deck, time_machine.kind, time_machine.vp) == ("advanced", "tool", 7)
    assert time_machine.symbols == (("intelligence", 1), ("energy", 1))
    assert time_machine.needs.cost == (("metal", 3),)
    assert time_machine.needs.have == (("intelligence", 2), ("electricity", 2))
    [clause] = time_machine.effect.clauses
    assert (clause.pattern, clause.pays, clause.have) == ("against", (("mouse", 1), ("vp", 3)), ("mouse", 1))
    assert time_machine.effect.text == "Everyone with more mice than you discards 1 mouse or loses 3 VP."


def test_words_of_every_pattern() -> None:
    projects = printed(EDITION, "en").projects
    told = {project.effect.clauses[0].pattern: project.effect.clauses[0] for project in projects}
    assert set(told) == {"plain", "per", "if", "exchange", "each", "against", "discount", "lasting"}
    drill, blade, gloves, screwdriver, robodog = (
        projects[number - 1].effect.clauses[0] for number in (15, 18, 8, 30, 95)
    )
    assert (drill.gains, drill.have) == ((("free-dig", 1),), ("energy", 1))
    assert (blade.gains, blade.have) == ((("wild", 1),), ("electricity", 1))
    assert (gloves.word, gloves.gains) == ("reveal-mission", (("metal", 1), ("vp", 1)))
    assert (screwdriver.word, robodog.word) == ("project", "immune")
    assert projects[143].effect.clauses[0].gains == (("reveal-advanced-tool", 1),)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_components_are_told_in_every_language(language: str) -> None:
    told = printed(EDITION, language)
    assert [len(part) for part in (told.projects, told.mice, told.missions, told.goals, told.heroes)] == [
        180, 27, 10, 13, 5,
    ]  # fmt: skip
    for project, card in zip(EDITION.projects, told.projects, strict=True):
        assert card.effect.text == effect_text(project.effect, language)
    assert all(task.reward.text for mission in told.missions for task in mission.tasks)
    assert all(field.text for goal in told.goals for field in goal.fields)
    assert [room.name for room in told.rooms if room.cheese] == ["c2"]
    assert [ability.fee for ability in told.abilities] == [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert msgspec.json.decode(msgspec.json.encode(told), type=Printed) == told
