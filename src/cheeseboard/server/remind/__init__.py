"""Reminders: who is to be told what, and how it gets to them."""
