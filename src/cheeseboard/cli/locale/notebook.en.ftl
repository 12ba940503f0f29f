## A match that shows itself

show-turn = To choose now: { $players }.
