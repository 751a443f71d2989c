"""Pictures of tactical-football; no rule needs them."""

from scrimmage_rules.tactical_football.pictures.diagram import PICTURES

__all__ = ["PICTURES"]
