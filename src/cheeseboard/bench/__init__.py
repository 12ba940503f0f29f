"""How fast the engine is: figures that anyone can measure again with `cheeseboard bench`."""
