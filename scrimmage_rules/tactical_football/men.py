"""The men: the values on a counter, and the rosters from which both sides choose their eleven.

Chapter: the playing pieces (3.3) and the playing positions (14.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from scrimmage_rules.kernel.codec import decode_yaml
from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.kernel.size_limits import Text
from scrimmage_rules.tactical_football.field import ROLES, Role

ELEVEN = 11
"""Number of men that each side has on the field (4.1.1)."""

MOST_MEN = 40
"""Maximum number of men in a line-up, a technical limit. The reference roster has fourteen men for each side."""

BUNDLED = ("reference",)

Origin = Literal["stated", "derived", "invented"]
GREATEST_NUMBER = 99

Printed = Annotated[int, msgspec.Meta(ge=0, le=GREATEST_NUMBER)]
"""A number as a counter can print it."""

Figure = tuple[Printed, Origin]
"""A number on a counter, with the source of this number, because the sheet of counters is lost."""

POSITIONS: dict[Role, dict[str, str]] = {
    "offense": {
        "C": "Center", "G": "Guard", "T": "Tackle", "TE": "Tight End", "QB": "Quarterback", "WR": "Wide Receiver",
        "RB": "Running Back", "UL": "Utility Lineman", "UB": "Utility Back",
    },
    "defense": {
        "DT": "Defensive Tackle", "DE": "Defensive End", "MLB": "Middle Linebacker", "OLB": "Outside Linebacker",
        "CB": "Cornerback", "SS": "Strong Safety", "WS": "Weak Safety", "UL": "Utility Lineman",
        "ULB": "Utility Linebacker", "UB": "Utility Back",
    },
}  # fmt: skip
"""The playing positions of either line-up by their abbreviations (14.1.1, 14.11, 14.12)."""


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The values on a man's counter, each with its source (3.31.1)."""

    number: Figure
    """the number on his jersey, by which he is called"""

    position: Text
    """the abbreviation of his playing position"""

    called: Text
    """the playing position of the man in words"""

    strength: Figure
    """his Contact Strength Points"""

    allowance: Figure
    """his Movement Allowance"""

    passing: Figure
    """his Passing Points as a passer"""

    receiving: Figure
    """his Passing Points as a receiver"""

    note: Text = ""
    """where the numbers of the man come from"""


LineUp = Annotated[tuple[Counter, ...], msgspec.Meta(max_length=MOST_MEN)]


class Roster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The men that the two sides may choose from (4.1.1)."""

    id: Text
    """a name for the roster"""

    offense: LineUp
    """the line-up of the offense"""

    defense: LineUp
    """the line-up of the defense"""

    def of(self, role: Role) -> tuple[Counter, ...]:
        """Return the line-up of a side."""
        return self.offense if role == "offense" else self.defense


class Man(msgspec.Struct, frozen=True):
    """A man in play, identified by his jersey number, with the values of his counter."""

    number: str
    position: str
    strength: int
    allowance: int
    passing: int
    receiving: int


@cache
def load_bundled_roster(name: str) -> Roster:
    """Return a bundled roster."""
    text = (files(__package__) / "rosters" / f"{name}.yaml").read_bytes()
    return decode_yaml(text, Roster, f"rosters/{name}.yaml")


def create_men_from_roster(roster: Roster) -> dict[Role, dict[str, Man]]:
    """Return the men of both line-ups by their numbers, in the order of the roster."""
    return {role: {man.number: man for man in map(_create_man_from_counter, roster.of(role))} for role in ROLES}


FIGURES = ("strength", "allowance", "passing", "receiving")
"""The values of a counter."""


def _create_man_from_counter(counter: Counter) -> Man:
    """Return a man with the values of his counter (3.32.1, 3.32.3, 3.32.4)."""
    return Man(str(counter.number[0]), counter.position, *(getattr(counter, name)[0] for name in FIGURES))


def find_roster_faults(roster: Roster) -> Iterator[Fault]:
    """Yield every reason why a roster is invalid."""
    for role in ROLES:
        yield from _find_line_up_faults(role, roster.of(role))


def _find_line_up_faults(role: Role, line_up: tuple[Counter, ...]) -> Iterator[Fault]:
    if len(line_up) < ELEVEN:
        yield Fault("4.1.1", "fewer-than-eleven", f"/{role}")
    numbers: set[int] = set()
    for index, counter in enumerate(line_up):
        if counter.number[0] in numbers:
            yield Fault("3.31.1", "number-twice", f"/{role}/{index}/number")
        if counter.position not in POSITIONS[role]:
            yield Fault("14.1.1", "no-such-position", f"/{role}/{index}/position")
        numbers.add(counter.number[0])
