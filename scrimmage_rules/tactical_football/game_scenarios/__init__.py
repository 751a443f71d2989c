"""The scenarios: the aim of a single play, and the game of several plays (chapter 14)."""
