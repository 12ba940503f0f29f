"""Studies whose processes or machines are killed. They play interpreted, to be slow enough, so they run once."""
