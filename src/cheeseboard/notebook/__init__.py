"""Matches in a notebook: drawings of what a seat sees, and records as tables. Whatever is drawn comes from a view."""
