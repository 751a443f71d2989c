"""Movement: a man's points, his legal steps, forced stops, and passing through occupied hexes (chapter 7)."""
