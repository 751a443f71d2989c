"""The soccer game as pictures; no rule needs them."""

from scrimmage_rules.tactical_soccer.pictures.diagram import PICTURES

__all__ = ["PICTURES"]
