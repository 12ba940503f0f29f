"""The search that serves every game."""
