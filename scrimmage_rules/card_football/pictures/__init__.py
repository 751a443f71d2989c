"""The card game as pictures; no rule needs them."""

from scrimmage_rules.card_football.pictures.diagram import PICTURES

__all__ = ["PICTURES"]
