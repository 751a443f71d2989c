"""Chance as an explicit input: an action reads a script (a list of outcomes), and each outcome has an exact fraction as
its probability.

Rules never roll dice. They take the next outcome of the script with `pick`. If the script is too short, the action
stops and reports which die, card or coin it needs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Annotated

import msgspec

from scrimmage_rules.kernel.errors import ChanceFault, ChanceLeft, ChanceMismatch
from scrimmage_rules.kernel.size_limits import Number, Text

Face = str | int
"""A result of a die, a coin or a draw."""

FaceDraw = Callable[[Sequence[Face]], Face]
"""A function that draws the face of a die, a coin or a deck."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry of a script: the kind of chance (`d6`, `coin`, `draw`), its outcome, and its purpose."""

    kind: Text
    value: Number | Text
    purpose: Text | None = msgspec.field(default=None, name="for")


LONGEST_SCRIPT = 100

Script = Annotated[tuple[Outcome, ...], msgspec.Meta(max_length=LONGEST_SCRIPT)]
"""The list of outcomes of dice, cards and coins that comes with an action."""


class Need(msgspec.Struct, frozen=True):
    """A die, card or coin that an action still needs. `faces` are equally likely, and a face may occur several times.

    `again` says that this die, card or coin is repeated until it has an effect. In this case, the action is in the same
    state as when it first needed the outcome.
    """

    kind: str
    purpose: str
    faces: tuple[Face, ...]
    again: bool = False

    @property
    def outcomes(self) -> dict[Face, Fraction]:
        """Return each different face with its exact probability, in the order of `faces`."""
        return {face: Fraction(times, len(self.faces)) for face, times in Counter(self.faces).items()}


class ChanceMissing(ChanceFault):
    """Error: the list of outcomes (script) ends before the action has all outcomes that it needs. `need` names the next
    die, card or coin.
    """

    kind = "chance-missing"

    def __init__(self, need: Need) -> None:
        """Set the need; the message asks for an entry of this kind."""
        self.need = need
        super().__init__(f"missing chance: add a {need.kind} for {need.purpose} to the chance of this action")


class NeedsChance(Exception):
    """Exception inside a rule when the script of outcomes is used up; `need` names the next die, card or coin."""

    def __init__(self, need: Need) -> None:
        """Set the need; the kernel catches this exception, so its callers never see it."""
        self.need = need
        super().__init__(need.purpose)


class Chance:
    """The outcomes of dice, cards and coins for one action, which the rules read one by one."""

    __slots__ = ("script", "used")

    def __init__(self, script: Sequence[Outcome]) -> None:
        """Set the whole script of an action."""
        self.script = script
        self.used = 0

    def pick(self, kind: str, purpose: str, faces: Sequence[Face], *, again: bool = False) -> Face:
        """Return the next outcome of the script. `faces` are the possible results, which are equally likely.

        Raise `NeedsChance` if the script has no more entries. Raise `ChanceMismatch` if the next entry has a different
        kind or purpose, or if its value is not one of `faces`.
        """
        if self.used == len(self.script):
            raise NeedsChance(Need(kind, purpose, tuple(faces), again))
        entry = self.script[self.used]
        if entry.kind != kind or (entry.purpose is not None and entry.purpose != purpose):
            given = f"{entry.kind} for {entry.purpose}" if entry.purpose else entry.kind
            raise ChanceMismatch(f"chance entry {self.used}: expected a {kind} for {purpose}, got a {given}")
        if entry.value not in faces or isinstance(entry.value, bool):
            raise ChanceMismatch(f"chance entry {self.used}: {entry.value!r} is not a possible {kind} for {purpose}")
        self.used += 1
        return entry.value

    def finish(self) -> None:
        """Raise `ChanceLeft` if the action did not use the whole script."""
        if self.used < len(self.script):
            raise ChanceLeft(len(self.script) - self.used)


class DrawnChance(Chance):
    """A script that is filled while an action runs: each outcome is drawn when the action needs it."""

    __slots__ = ("draw", "drawn")

    def __init__(self, draw: FaceDraw) -> None:
        """Set the function that draws one of several equally likely faces."""
        self.draw = draw
        self.script = self.drawn = list[Outcome]()
        self.used = 0

    def pick(self, kind: str, purpose: str, faces: Sequence[Face], *, again: bool = False) -> Face:
        """Return a drawn face and add it to the script."""
        del again  # a repeated throw is a throw like the first one
        face = self.draw(tuple(faces))
        self.drawn.append(Outcome(kind, face, purpose))
        self.used += 1
        return face


class ScriptlessChance(Chance):
    """Drawn chance without a script, for a game whose actions are not recorded. All actions of a game may share it."""

    __slots__ = ("draw",)

    def __init__(self, draw: FaceDraw) -> None:
        """Set the function that draws one of several equally likely faces."""
        super().__init__(())
        self.draw = draw

    def pick(self, kind: str, purpose: str, faces: Sequence[Face], *, again: bool = False) -> Face:
        """Return a random face of the die, card or coin."""
        del kind, purpose, again  # only a script needs them
        return self.draw(faces)
