"""What bots say of choices, chances and matches."""
