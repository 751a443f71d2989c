"""Drawings of positions: boards as SVG, boards as text, and compressed series of many drawings."""
