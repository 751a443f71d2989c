"""Pictures of the computer game, and descriptions in words; no rule needs them."""

from scrimmage_rules.computer_football.pictures.diagram import PICTURES

__all__ = ["PICTURES"]
