"""The recording of two target hexes by the offense at the end of the Snap Game-Turn (5.12.2.D, 9.4.Z.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Designate
from scrimmage_rules.tactical_football.field import Hex
from scrimmage_rules.tactical_football.position import Position, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import end_game_turn

TWO_TARGETS = 2
RECORDED = "5.12.2.D"


def _is_seat_offense(at: At[object]) -> bool:
    return get_side_of_seat(at.position, at.seat) == "offense"


# ---- the two target hexes


def _record_pass_target(deed: Deed[Designate]) -> Position:
    """Record a target hex; the second one ends the Snap Game-Turn."""
    targets = (*deed.position.targets, deed.action.hex)
    deed.say("target-recorded", (RECORDED, "9.4.Z.1"), number=len(targets))
    position = replace(deed.position, targets=targets)
    return position if len(targets) < TWO_TARGETS else end_game_turn(deed, position)


def _list_candidate_targets(at: At[None]) -> Sequence[Designate]:
    """Return every hex except the one already recorded."""
    everywhere, targets = _list_all_designations(at.rules.field.hexes), at.position.targets
    return [each for each in everywhere if each.hex not in targets] if targets else everywhere


@lru_cache(maxsize=4)
def _list_all_designations(hexes: tuple[Hex, ...]) -> tuple[Designate, ...]:
    return tuple(map(Designate, hexes))


def _is_hex_on_map(at: At[Designate]) -> bool:
    return at.action.hex in at.rules.field.row


def _is_hex_not_yet_recorded(at: At[Designate]) -> bool:
    return at.action.hex not in at.position.targets


DESIGNATE = ActionRule(
    action=Designate,
    stages=("pass-targets",),
    candidates=_list_candidate_targets,
    preconditions=(
        Precondition(RECORDED, "offense-records", _is_seat_offense, facts=SEAT),
        *provided(
            ("offense-records",),
            Precondition("3.1.1", "no-such-hex", _is_hex_on_map),
            Precondition(RECORDED, "the-same-hex", _is_hex_not_yet_recorded),
        ),
    ),
    effect=_record_pass_target,
    secret=("/targets",),
    complete=True,
)

RULES = (DESIGNATE,)
