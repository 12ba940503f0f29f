"""The core: what all games share."""
