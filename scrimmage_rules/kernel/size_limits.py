"""Limits on the size of requests and answers, which are the same in all games.

The limits are wide, so that rules, not limits, reject what a player may reasonably send. The package of a game has
narrower limits for coordinates, decks, pitches and lists of men.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

LONGEST_LINE = 2_000_000
"""Maximum number of bytes of a request; a recorded game of ten thousand moves has fewer than a million."""

LONGEST_TEXT = 200
MOST_FIELDS = 200
GREATEST_NUMBER = 1_000_000
GREATEST_ID = 2**53 - 1
"""The greatest whole number that every implementation of JSON keeps exactly."""

MOST_DEPTH = 500
"""Maximum number of steps of an action sequence that a request can count."""

MOST_PLACES = 50
"""Maximum number of places in a position whose odds one request can ask for."""

MOST_NAMES = 100
"""Maximum number of entries of a list of men, marks or promises; no game reaches it."""

Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
"""A text of limited length, such as a name, a word or a place."""

Number = Annotated[int, msgspec.Meta(ge=-GREATEST_NUMBER, le=GREATEST_NUMBER)]
"""A whole number within wide limits; the rules of a game decide its real range."""

Count = Annotated[int, msgspec.Meta(ge=0, le=GREATEST_NUMBER)]
"""A whole number of at least 0 that only grows while a game is played, such as points or turns."""

Id = Annotated[int, msgspec.Meta(ge=-GREATEST_ID, le=GREATEST_ID)]

Fields = Annotated[dict[str, Any], msgspec.Meta(max_length=MOST_FIELDS)]
"""An object whose fields are decoded only when its expected type is known."""
