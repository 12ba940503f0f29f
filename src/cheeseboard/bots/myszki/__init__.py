"""Strong players of Myszki."""
