"""The contract that every game keeps, whatever its rules."""
