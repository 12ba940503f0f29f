"""Strong players of Rats of Wistar."""
