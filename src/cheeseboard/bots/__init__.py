"""What lets bots play: tables full of them, and what came of it."""
