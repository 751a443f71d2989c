"""Coin and Yards: two secret calls, a coin, and three downs to bring the ball over the goal line.

Chapters and their modules: start, down, drive.
"""

from coin_and_yards.game import RULESET

__all__ = ["RULESET"]
