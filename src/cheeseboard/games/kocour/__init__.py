"""Mlsný kocour: catch mice while your luck lasts. The rules are in RULES.md."""
