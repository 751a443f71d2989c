"""The kit: who made the game, its tokens, its dice and its charts."""

from __future__ import annotations

from scrimmage_rules.tactical_soccer.position import FIELDERS, GOALIES, SEATS, Man
from scrimmage_rules.tactical_soccer.skills import CLASS_NAMES

TITLE = "Scrimmage, A Tactical Soccer Game"
AUTHOR = "Daelphinux"
BALLS = 1
YELLOW_CARDS = 10
"""Markers in the kit; they never limit the cards shown (TS-A69)."""

DICE = 2
CHARTS = ("position", "action", "shoot", "success")
RECORDS = ("score", "shot choices", "turns")


def token(colour: str, man: Man) -> str:
    """A token's name: its colour and the player it stands for."""
    return f"{colour} {man}"


def tokens() -> list[str]:
    """All tokens of players: each fielder in red and in blue, each goalie once, in its owner's colour (TS-A03)."""
    pairs = [token(colour, man) for colour in SEATS for man in FIELDERS]
    return pairs + [token(colour, man) for colour, man in zip(SEATS, GOALIES, strict=True)]


def class_counts(men: tuple[Man, ...]) -> dict[str, int]:
    """How many players of each class there are among some."""
    return {name: sum(1 for man in men if man[0] == sort) for sort, name in CLASS_NAMES.items()}
