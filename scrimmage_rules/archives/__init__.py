"""Archives of recorded games: one file for each game, plays of a game, and compact differences of values."""
