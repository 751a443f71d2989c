"""Drawings of tables: SVG, boards in text, and albums that hold many pictures in little space."""
