"""Touchdowns: the points, the try for one point, the play for two."""
