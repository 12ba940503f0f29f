"""The first match of Myszki: the last three tiles of everybody, and the resolution."""

from __future__ import annotations

from typing import Final

from cheeseboard.core.lesson import Beat, Lesson

ORDER: Final = (
    "0,0 1,0 0,-1 -1,-1 1,-1 1,-2 -1,-2 2,-1 -1,0 3,-1 3,-2 4,-2 3,0 -2,0 0,-2 -2,-1 -2,-2 0,-3 2,-2 -3,-1 -4,-1 "
    "0,-4 -1,-4 1,-4 0,-5 1,-3 2,-4 4,-1 -1,-5 -2,-5 -1,-6 -3,-5 -3,-4 -3,-6 -3,-7 -2,-4 "
    "-2,-3 0,-6 0,-7 -4,-5 -3,-3 2,-3"
)
START: Final = f"""\
myszki choose
> mouse:1 milk:1 cheese:1 | -
  mouse:2 friend-black:1 | -
order {ORDER}
from -4,-7
.. 0^ .. .. 0~ .. .. .. ..
.. 1m .. 0^ 1G .. .. .. ..
1w 1o 1t 0o 0b .. .. .. ..
.. 0m 1^ 0g 1o 1m 0B .. ..
.. 0o 0w .. 1t 1o 1~ .. ..
.. .. 0m 0t 0o 1B 0m 0m 1W
0G 1m 1o 1m 0o 0t 1g 1o 1s
.. .. 1~ 0W 0s 1^ .. 0m .."""

LESSON: Final = Lesson(
    seats=2,
    options={},
    beats=(
        Beat("welcome", "M4.1"),
        Beat("danger", "M3.3"),
        Beat("beside", "M2.2", ("4,-3", "5,-2")),
        Beat("milk", "M3.1", ("milk",)),
        Beat("between", "M3.5", ("-1,-3",)),
        Beat("cheese", "M4.1", ("cheese",)),
        Beat("trap", "M3.2"),
        Beat("place", "M2.4", ("-3,-2",)),
        Beat("mouse", "M4.1", ("mouse",)),
        Beat("resolve", "M3.1"),
        Beat("end", "M4.2"),
    ),
    chances=(),
    others=(("-4,-3", "mouse", "4,0", "mouse", "1,-5", "friend-black"),),
    position=START,
)
