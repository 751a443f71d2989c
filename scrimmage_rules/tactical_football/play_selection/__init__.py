"""Play selection: the play markers of both sides, and the effects of the line markers (chapter 13)."""
