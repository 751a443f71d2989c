"""The scramble: the quarterback of a pass play takes his chances."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Scramble
from scrimmage_rules.computer_football.position import Position, Scrambled, role_of
from scrimmage_rules.computer_football.quarterback import (
    at_the_start_of_a_turn,
    has_the_pass,
    may_scramble,
    second_turn,
)
from scrimmage_rules.computer_football.turns import go_on
from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

TENTHS: dict[Scrambled, int] = {"run": 4, "throw": 2, "shift-4": 2, "shift-3": 1, "shift-2": 1}
"""The chances of the five results in tenths (SCRAMBLE.odds)."""

FACES = tuple(result for result, tenths in TENTHS.items() for _ in range(tenths))

CLAUSE: dict[Scrambled, str] = {
    "run": "SCRAMBLE.run", "throw": "SCRAMBLE.any-zone", "shift-4": "SCRAMBLE.shift-4", "shift-3": "SCRAMBLE.shift-3",
    "shift-2": "SCRAMBLE.shift-2",
}  # fmt: skip


def _scramble(rules: Rules, position: Position, _action: Scramble, chance: Chance) -> Settled:
    """He must run, must throw at once, or may shift in this turn (CF-A38, CF-A39)."""
    drawn = chance.pick("scramble", "scramble", FACES)
    result = next(each for each in TENTHS if each == drawn)
    event = Event("scrambled", ("SCRAMBLE.choice", "SCRAMBLE.odds", CLAUSE[result]), {"result": result})
    after = replace(position, scramble=result, phase="throw" if result == "throw" else "move")
    return go_on(rules, after, [event], chance)


def _candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Scramble]:
    return (Scramble(),) if role_of(position, seat) == "offense" and may_scramble(position) else ()


def _your_turn(_rules: Rules, position: Position, seat: str, _action: Scramble) -> bool:
    return position.mover == "offense" == role_of(position, seat)


def _with_the_pass(_rules: Rules, position: Position, _seat: str, _action: Scramble) -> bool:
    return has_the_pass(position)


def _type_is_known(_rules: Rules, position: Position, _seat: str, _action: Scramble) -> bool:
    return second_turn(position)


def _once(_rules: Rules, position: Position, _seat: str, _action: Scramble) -> bool:
    return position.scramble is None


def _nothing_used(_rules: Rules, position: Position, _seat: str, _action: Scramble) -> bool:
    return at_the_start_of_a_turn(position)


SCRAMBLE = ActionRule(
    phases=frozenset({"move"}),
    candidates=_candidates,
    preconditions=(
        Precondition("OBJECTIVE.alternate", "not-your-turn", _your_turn, also=("M8.1",)),
        Precondition("SCRAMBLE.choice", "without-a-pass-to-throw", _with_the_pass),
        Precondition("SCRAMBLE.choice", "once-in-a-play", _once),
        Precondition("PLAY.6.1", "before-the-second-turn", _type_is_known, also=("SCRAMBLE.choice",)),
        Precondition("SCRAMBLE.choice", "squares-used-already", _nothing_used),
    ),
    settle=_scramble,
    exact=True,
)
