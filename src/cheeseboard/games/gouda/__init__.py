"""Gouda! Gouda!: a mouse race with magic that interrupts. The rules are in RULES.md."""
