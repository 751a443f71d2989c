"""Prose linter: word list and structural rules of docs/style.md over all hand-written text, against a baseline."""
