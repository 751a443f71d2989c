"""Pictures of an episode: the table as text or as SVG, secrets included."""

from __future__ import annotations

import sys

from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.game import Game

RENDER_MODES = ("human", "ansi", "svg")
"""The render modes. `human` prints the board as text, `ansi` returns this text, and `svg` returns a drawing."""

FRAMES_PER_SECOND = 4
"""Frames per second for programs that show an episode as a film."""


def check_render_mode(mode: str | None) -> str | None:
    """Return a render mode unchanged; raise `UnknownName` for any other value except None."""
    if mode is not None and mode not in RENDER_MODES:
        raise argument_checks.create_unknown_name_error("render_mode", mode, RENDER_MODES)
    return mode


def render_game(game: Game, mode: str | None) -> str | None:
    """Return the table as text or SVG; with the mode `human`, print the text and return None."""
    if mode == "human":
        sys.stdout.write(f"{game.board()}\n")
        return None
    return {"ansi": game.board, "svg": game.svg}[mode]() if mode else None
