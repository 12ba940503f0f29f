"""Bots think here, outside the event loop: in processes of their own that can hang or die without harm."""
