"""Pictures of the card game."""

from scrimmage_rules.card_football.pictures.diagram import PICTURES

__all__ = ["PICTURES"]
