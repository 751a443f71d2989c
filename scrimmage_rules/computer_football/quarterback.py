"""Quarterback of a pass play while he has the ball: stand, throw, scramble or shift.

Each condition of a throw or a scramble is one predicate on an `At`. The modules of the pass and the scramble add the
clause that is blamed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from scrimmage_rules.computer_football.objective import ALTERNATE
from scrimmage_rules.computer_football.position import Man, Position, get_role_of_seat
from scrimmage_rules.computer_football.rule_context_types import At
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.rule_context import SEAT, Precondition

QUARTERBACK = Man("offense", "Q")

SHIFTS = {"shift-4": 4, "shift-3": 3, "shift-2": 2}
"""Maximum number of squares of the quarterback after each result of a scramble."""


def is_pass_play(position: Position) -> bool:
    """Return whether the play called is a pass."""
    return position.call is not None and position.call.zone is not None


def has_pass_to_throw(position: Position) -> bool:
    """Return whether the quarterback still has the ball on a pass play (PLAY.7.1)."""
    return is_pass_play(position) and not position.known.zone and position.carrier == QUARTERBACK


# ---- what a throw and a scramble ask


def is_offense_turn(at: At[object]) -> bool:
    """Return whether it is the offense's turn, and the offense acts."""
    return at.position.mover == "offense" == get_role_of_seat(at.position, at.seat)


ON_HIS_TURN: Precondition[Rules, Position, object] = Precondition(
    ALTERNATE, "not-your-turn", is_offense_turn, also=("M8.1",), facts=SEAT
)


SCRAMBLED: Mapping[str, Callable[[At[object]], Any]] = {"scramble": lambda at: at.position.scramble}
TURNS: Mapping[str, Callable[[At[object]], Any]] = {"turns": lambda at: at.position.turns.offense}
SQUARES: Mapping[str, Callable[[At[object]], Any]] = {
    "left": lambda at: at.position.left, "allotment": lambda at: at.position.allotment,
}  # fmt: skip
"""Facts in the preconditions of a throw and a scramble, each with its function."""


def is_holding_pass(at: At[object]) -> bool:
    """Return whether the quarterback has a pass to throw."""
    return has_pass_to_throw(at.position)


def has_not_scrambled(at: At[object]) -> bool:
    """Return whether there was no scramble in this play."""
    return at.position.scramble is None


def is_not_forced_to_run(at: At[object]) -> bool:
    """Return whether no scramble has forced the quarterback to run."""
    return at.position.scramble != "run"


def is_not_shifting(at: At[object]) -> bool:
    """Return whether the result of a scramble, if any, is not a shift."""
    return at.position.scramble not in SHIFTS


def is_type_known(at: At[object]) -> bool:
    """Return whether the offense has had a turn, so that the type is known (PLAY.6.1)."""
    return at.position.turns.offense > 0


def is_type_known_enough_to_throw(at: At[object]) -> bool:
    """Return whether the type is known, or CF-A34 allows a throw in the first turn."""
    return is_type_known(at) or at.rules.reading["CF-A34"] == "first-turn-too"


def is_turn_unused(at: At[object]) -> bool:
    """Return whether no square of this turn has been used."""
    return at.position.left == at.position.allotment


def is_turn_unused_for_throw(at: At[object]) -> bool:
    """Return whether no square of this turn has been used, or CF-A33 allows a later throw."""
    return is_turn_unused(at) or at.rules.reading["CF-A33"] == "any-time-in-turn"


TO_THROW = (
    is_holding_pass,
    is_not_forced_to_run,
    is_not_shifting,
    is_type_known_enough_to_throw,
    is_turn_unused_for_throw,
)
"""Conditions of a throw in the offense's turn, apart from the target (CF-A33, CF-A34)."""

TO_SCRAMBLE = (is_holding_pass, has_not_scrambled, is_type_known, is_turn_unused)
"""Conditions of a scramble: once in a play, as the second or a later turn begins (CF-A37)."""


def may_passer_throw(at: At[object]) -> bool:
    """Return whether this seat may throw now."""
    return is_offense_turn(at) and all(holds(at) for holds in TO_THROW)


def may_passer_scramble(at: At[object]) -> bool:
    """Return whether this seat may scramble now."""
    return is_offense_turn(at) and all(holds(at) for holds in TO_SCRAMBLE)


# ---- moving with the ball


def compute_quarterback_limit(rules: Rules, position: Position) -> int | None:
    """Return the squares that a set or shifting quarterback may move, or None without a limit (CF-A32, CF-A38)."""
    if not has_pass_to_throw(position) or position.scramble == "run":
        return None
    if position.scramble in SHIFTS:
        return SHIFTS[position.scramble] - position.used.get("Q", 0)
    return 0 if rules.reading["CF-A32"] == "set-until-scramble" else None
