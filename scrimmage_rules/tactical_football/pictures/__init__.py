"""Pictures of tactical-football; no rule needs them."""

from scrimmage_rules.tactical_football.pictures.diagram import PICTURES
from scrimmage_rules.tactical_football.pictures.text_board import write_board

__all__ = ["PICTURES", "TEXT_BOARD"]

TEXT_BOARD = write_board
"""The function that writes a position as text: `board(rules, position, colours=...)`."""
