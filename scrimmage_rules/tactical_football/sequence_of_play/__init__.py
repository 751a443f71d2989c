"""The sequence of play: Game-Turns, Player-Turns, phases, and the end of a play (chapter 5)."""
