"""What bots learn from: many matches at once with numpy. Nothing of this is needed to play."""
