"""One search for every game: imagined worlds, the same for every choice, and fewer choices from round to round."""
