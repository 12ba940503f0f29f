"""Myszki: lay tiles of mice, cheese, cats, milk and traps. The rules are in RULES.md."""
