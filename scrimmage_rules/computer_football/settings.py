"""Settings, and the rules made of all options: edition, limits on squares, replays, sounds, readings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from scrimmage_rules.computer_football.probability_text import format_outcome_probabilities
from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kernel.contract import Answer, Event, Fault, Options, Refused
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.ruleset import Question
from scrimmage_rules.kernel.size_limits import Text

RULEBOOK = Rulebook("computer-football", __package__)

EDITIONS = ("power", "classic")
"""The program as described, and its earlier versions, in which powers do not matter in a tackle (VERSION.no-power)."""

REPLAY_SPEEDS = ("slow", "moderate", "fast")
DEFAULT_LIMITS = (3, 6)
MOST_SQUARES = 1000
"""A technical bound; no side can use more than 41 squares in a turn."""

Limit = Annotated[int, msgspec.Meta(ge=-MOST_SQUARES, le=MOST_SQUARES)]
Limits = tuple[Limit, Limit]
"""Minimum and maximum squares of a turn; a rule refuses numbers below 1 (SETTINGS.allotment)."""

LIMITS_OF_A_RECORDED_GAME = ("SETTINGS.limits-archived", "SETTINGS.limits-new-only")
"""Clauses by which a recorded game keeps its limits, and the current settings apply to new games."""

DRAWN_EACH_TURN = "SETTINGS.draw-each-turn"
DRAW_OF_SQUARES = (DRAWN_EACH_TURN, "SETTINGS.uniform", "SETTINGS.allotment")
"""Clauses of the draw at the start of a turn: the number of squares for the whole side, equally likely within the
limits.
"""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings as given: limits on squares per turn, the speed of replays, and whether sounds are off."""

    limits: Limits = DEFAULT_LIMITS
    """minimum and maximum number of squares per turn as `[lower, upper]`, with 1 <= lower <= upper <= 1000; `[3, 6]` if
    left out
    """

    replay_speed: Text = "moderate"
    """speed of replays: `slow`, `moderate` or `fast`; `moderate` if left out"""

    mute: bool = False
    """true for a game without sounds; false if left out"""


class Rules(msgspec.Struct, frozen=True):
    """Rules of one game: its options, with a default for each missing option.

    `reading` has a key for each ambiguity.
    """

    edition: Literal["power", "classic"]
    squares: tuple[int, ...]
    """The numbers of squares a turn may be allotted, equally likely."""

    settings: Settings
    reading: dict[str, str]


def rules_from_options(options: Options) -> Rules:
    """Return the rules of a game under these options.

    Raise `MalformedData` or `UnknownName` for wrong data, and `Refused` for settings that break a rule.
    """
    settings = decode(options.settings, Settings, "$.options.settings")
    reading = RULEBOOK.resolve(options.readings)
    edition: Literal["power", "classic"] = "classic" if options.edition == "classic" else "power"
    faults = list(_find_settings_faults(settings))
    if edition == "classic" and reading["CF-A63"] == "unknown-not-offered":
        faults.append(Fault("VERSION.no-power", "not-offered-for-play", "/edition"))
    if faults:
        raise Refused(faults)
    lower, upper = settings.limits
    return Rules(edition, tuple(range(lower, upper + 1)), settings, reading)


def _find_settings_faults(settings: Settings) -> Iterator[Fault]:
    """Yield the faults of limits and replay speed."""
    lower, upper = settings.limits
    if not 1 <= lower <= upper:
        yield Fault("SETTINGS.allotment", "no-limits", "/settings/limits")
    if settings.replay_speed not in REPLAY_SPEEDS:
        yield Fault("SETTINGS.replay-speed", "no-such-speed", "/settings/replay_speed")


def list_option_events(rules: Rules) -> tuple[Event, ...]:
    """Return the events of options that differ from the defaults, and the limits in any case."""
    chosen, standard = rules.settings, Settings()
    lower, upper = chosen.limits
    clause = "SETTINGS.default" if chosen.limits == DEFAULT_LIMITS else "SETTINGS.limits-new-only"
    told = [Event("limits", (clause,), {"lower": lower, "upper": upper})]
    if chosen.replay_speed != standard.replay_speed:
        told.append(Event("replays", ("SETTINGS.replay-speed",), {"speed": chosen.replay_speed}))
    if chosen.mute:
        told.append(Event("muted", ("SETTINGS.mute",), {}))
    if rules.edition == "classic":
        told.append(Event("edition", ("VERSION.no-power",), {"edition": rules.edition}))
    return tuple(told)


# ---- questions


def answer_settings(asked: Question[Rules]) -> Answer:
    """Answer with the edition and the settings of the game."""
    rules = asked.rules
    value = {
        "edition": rules.edition, "limits": list(rules.settings.limits), "mute": rules.settings.mute,
        "replay_speed": rules.settings.replay_speed, "replay_speeds": list(REPLAY_SPEEDS),
    }  # fmt: skip
    return Answer(value, ("SETTINGS.window", "SETTINGS.replay-speed", "SETTINGS.mute", "SETTINGS.default"))


def answer_squares_per_turn_chances(asked: Question[Rules]) -> Answer:
    """Answer with the numbers of squares that a turn may have, and their chances."""
    clauses = ("SETTINGS.uniform", "SETTINGS.default", "SETTINGS.draw-each-turn", "SETTINGS.allotment")
    return Answer(format_outcome_probabilities(asked.rules.squares), clauses)
