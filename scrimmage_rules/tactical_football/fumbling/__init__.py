"""Fumbling: the throw for it, the ball that is loose, and who recovers it (chapter 12)."""
