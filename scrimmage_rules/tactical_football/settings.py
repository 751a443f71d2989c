"""The settings, and the rules built from all options: the map, the men, the chart of costs, readings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from scrimmage_rules.kernel.cached_attributes import cached_attribute
from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kernel.contract import Fault, Options, Refused
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.size_limits import Fields, Text
from scrimmage_rules.tactical_football.expenditure_chart import PointCosts, get_chart_under_readings
from scrimmage_rules.tactical_football.field import Field, Role, get_field_of_readings
from scrimmage_rules.tactical_football.men import (
    BUNDLED,
    Man,
    Roster,
    create_men_from_roster,
    find_roster_faults,
    load_bundled_roster,
)
from scrimmage_rules.tactical_football.stages import Label

RULEBOOK = Rulebook("tactical-football", __package__)


Scenario = Literal["single-play", "multi-play"]
DEFAULT_POSSESSIONS = 2
MOST_POSSESSIONS = 20
"""Maximum number of possessions, a technical limit. The rules let the players agree on any number (14.35.2)."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a game, as the caller gives them."""

    roster: Text | Fields = "reference"
    """the men of both line-ups: the name of a bundled roster, or a roster as data"""

    scenario: Scenario = "single-play"
    """one play, or possession after possession"""

    possessions: Annotated[int, msgspec.Meta(ge=1, le=MOST_POSSESSIONS)] | None = None
    """how often each seat has the ball in the game of several plays; twice if left out"""


class Rules(msgspec.Struct, frozen=True, dict=True):
    """The rules of a game, the first argument of its functions; `reading` has a key for every ambiguity."""

    field: Field
    men: dict[Role, dict[Label, Man]]
    chart: PointCosts
    roster: Roster
    reading: dict[str, str]
    possessions: int | None = None
    """how often each seat has the ball; None in the game of a single play"""

    @cached_attribute
    def allowances(self) -> dict[Role, dict[Label, int]]:
        """Return the Movement Allowance of each man."""
        return {role: {label: man.allowance for label, man in men.items()} for role, men in self.men.items()}


def resolve_rules(options: Options) -> Rules:
    """Return the rules of a game; raise `MalformedData`, `UnknownName`, or `Refused` for invalid settings.

    In the game of several plays the map is always seen by the offense: TF-A02 `absolute` is for a single play.
    """
    reading = RULEBOOK.resolve(options.readings)
    settings = decode(options.settings, Settings, "$.options.settings")
    roster = _load_roster(settings.roster)
    if settings.scenario == "multi-play" and reading["TF-A02"] == "absolute":
        raise Refused([Fault("3.1.1", "seen-by-the-offense-only", "/readings/TF-A02")])
    return Rules(
        get_field_of_readings(reading),
        create_men_from_roster(roster),
        get_chart_under_readings(reading),
        roster,
        reading,
        _validate_possessions(settings),
    )


def _validate_possessions(settings: Settings) -> int | None:
    if settings.scenario == "multi-play":
        return settings.possessions or DEFAULT_POSSESSIONS
    if settings.possessions is not None:
        raise Refused([Fault("14.2.1", "a-single-play", "/settings/possessions")])
    return None


def _load_roster(given: str | dict[str, Any]) -> Roster:
    if isinstance(given, str):
        if given not in BUNDLED:
            raise UnknownName("roster", given, BUNDLED)
        return load_bundled_roster(given)
    roster = decode(given, Roster, "$.options.settings.roster")
    faults = list(find_roster_faults(roster))
    if faults:
        raise Refused(faults)
    return roster
