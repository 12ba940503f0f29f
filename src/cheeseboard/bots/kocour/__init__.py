"""Strong players of Mlsný kocour."""
