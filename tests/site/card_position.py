"""A position of card-football: second down, six to go, on the 30 of home."""

from __future__ import annotations

from typing import Any

PLAYING: dict[str, Any] = {
    "phase": "choose", "quarter": 1, "overtime": False, "untimed": False, "score": {"home": 7, "away": 3},
    "opening_kicker": "away", "kicker": None, "redraw": False, "offence": "home", "spot": 30, "down": 2,
    "series_start": 26, "two_point": False, "calls": {"offence": None, "defence": None}, "to_name": None,
    "named_for": None, "bans": [], "card": None, "used": ["P02"], "generated": [],
}  # fmt: skip
