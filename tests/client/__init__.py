"""The browser client, through a real browser."""
