"""The scenarios: what a single play is played for, and the game of several plays (chapter 14)."""
