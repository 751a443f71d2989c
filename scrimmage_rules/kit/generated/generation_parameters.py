"""The generated cases that a run wants."""

from __future__ import annotations

import msgspec


class GenerationParameters(msgspec.Struct, frozen=True):
    """The number of generated cases for each ruleset, and their seed."""

    number: int
    seed: int
