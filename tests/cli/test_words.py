"""What somebody types at the table."""

from __future__ import annotations

import cheeseboard as cb
from cheeseboard.cli.language import Language
from cheeseboard.cli.words import face_words, find_outcome
from cheeseboard.core.law import Law


def test_a_printed_number_is_meant_and_not_a_place_in_the_list() -> None:
    match = cb.new("wistar", 2, chance="manual", seed=None)
    match.settle("1")
    law = match.pending
    assert isinstance(law, Law)
    words = face_words(law, "wistar", Language("en"))
    assert words == ["2", "3", "4", "5", "6"]
    assert find_outcome(law, "2", words) == "2"
