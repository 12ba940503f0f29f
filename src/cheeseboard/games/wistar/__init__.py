"""Rats of Wistar: a clan of clever rats on a farm, five rounds long. The rules are in RULES.md."""
