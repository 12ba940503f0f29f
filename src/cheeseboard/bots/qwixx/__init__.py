"""Strong players of Qwixx."""
