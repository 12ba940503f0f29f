"""What `scripts/screenshots.py` takes pictures of."""
