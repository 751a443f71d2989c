"""Sides and start: a field, a ball in its middle, and a coin."""

from __future__ import annotations

from msgspec.structs import replace

from coin_and_yards.position import MIDDLE, SIDES, Deed, Position, Rules
from scrimmage_rules.kernel.contract import Applied, Event
from scrimmage_rules.kernel.rule_context import Action, ActionRule, only, require_chance_seat


class Toss(Action, frozen=True):
    """Chance decides which side has the ball first."""


def start(_rules: Rules) -> Applied[Position]:
    """Return the start of a game, before the coin is tossed."""
    ready = Event("ready", ("START.sides", "START.field"), {"sides": SIDES, "to_go": MIDDLE})
    return Applied(Position(phase="toss"), (ready,), 0)


def _toss(deed: Deed[Toss]) -> Position:
    first = deed.pick("coin", "first", SIDES)
    deed.say("tossed", ("START.toss",), offence=first)
    return replace(deed.position, phase="call", offence=first)


RULES = (
    ActionRule(
        action=Toss,
        stages=("toss",),
        candidates=only(Toss()),
        preconditions=(require_chance_seat("START.toss"),),
        effect=_toss,
    ),
)
