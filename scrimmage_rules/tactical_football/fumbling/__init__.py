"""Fumbles: the throw for one, the loose ball, and its recovery (chapter 12)."""
