"""A file for each revision, oldest first."""
