"""Differential search: generated cases until an answer differs, the smallest case, and a drafted scenario."""
