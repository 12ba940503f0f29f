"""Studies: questions to a game that take many matches, played on one machine or on many; without words."""
