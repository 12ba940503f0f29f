"""One folder a game, all of the same shape, none importing another."""
