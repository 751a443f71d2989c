"""Fumbles: the dice throw that decides about a fumble, the loose ball, and its recovery (chapter 12)."""
