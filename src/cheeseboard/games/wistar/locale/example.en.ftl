example-pairs = Two pairs of start cards for two players; who goes last takes one first.
example-leader = One rat is in the burrow, one on the farm. A leader takes a free space of the wheel or goes to the hut.
example-beds = The main action “build beds” with one rat in the burrow: one bed, for 2 wood and a free chamber.
example-project = A hand of two projects: one can be paid and asks for nothing else, the other lacks a symbol.
