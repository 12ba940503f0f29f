"""Gouda! Gouda! for two without magic, solved on the house board."""
