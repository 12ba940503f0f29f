"""What a strong bot thinks of a choice, of a chance and of a whole match, as data."""
