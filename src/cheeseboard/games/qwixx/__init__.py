"""Qwixx: four rows, six dice, everybody crosses at once. The rules are in RULES.md."""
