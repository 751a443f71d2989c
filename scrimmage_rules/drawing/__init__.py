"""Drawings of game tables: SVG, boards as text, and compressed albums of many drawings."""
