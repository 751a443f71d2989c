"""Play selection: the markers of both sides, and what those of the lines do (chapter 13)."""
