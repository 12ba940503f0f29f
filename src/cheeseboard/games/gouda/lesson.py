"""The first match of Gouda! Gouda!: the mice are on their way already, and everybody holds one magic card."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.lesson import Beat, Lesson

BOX: Final = " ".join(
    ["reroll"] * 5 + ["again"] * 5 + ["transfer"] * 5 + ["improve"] * 4 + ["worsen"] * 4 + ["nullify"] * 5
)
START: Final = f"""\
gouda magic cards=1 name
D 01
C1 0
C2 1
M1 1
M2 0
M3 001
M4 1
> 0 | improve
  0 | worsen
box {BOX}
played -
cheese 0"""

LESSON: Final = Lesson(
    seats=2,
    options={"magic": True, "cards": 1},
    beats=(
        Beat("welcome", "G3.1"),
        Beat("name", "G2.1", ("M3",)),
        Beat("magic", "G4.6", ("improve:y1",)),
        Beat("red", "G2.3", ("1@M3>M2", "1@M3>S2")),
        Beat("green", "G2.4", ("0@M3>M4",)),
        Beat("every", "G2.4", ("0@M3>M4",)),
        Beat("again", "G2.2", ("M4",)),
        Beat("worsened", "G4.7", ("0@M4>F2",)),
        Beat("alone", "G7.1"),
        Beat("last", "G2.1", ("F2",)),
        Beat("table", "G3.1", ("0@F2>T",)),
        Beat("end", "G4.2"),
    ),
    chances=("green yellow red", "green yellow yellow", "green green", "red", "green"),
    others=(("-", "-", "-", "M4", "-", "1@M4>F1", "-", "worsen:g1", "F1", "1@F1>M4"),),
    position=START,
)
