"""Touchdowns: the points, the extra point and the two-point play."""
