"""Faults of a play that is going on: call, turn, squares, and what the defense knows."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.calls_and_turns import has_legal_action
from scrimmage_rules.computer_football.field import ZONES
from scrimmage_rules.computer_football.introduction import is_run_or_pass
from scrimmage_rules.computer_football.line_ups import is_eligible_runner
from scrimmage_rules.computer_football.men import LABELS, SPEED
from scrimmage_rules.computer_football.position import (
    BEFORE_THE_CALL,
    IN_PLAY,
    NO_TURNS,
    NOBODY_THERE,
    NOTHING_KNOWN,
    Position,
    get_mover,
)
from scrimmage_rules.computer_football.position_fault_table import fault
from scrimmage_rules.computer_football.quarterback import (
    QUARTERBACK,
    SHIFTS,
    compute_quarterback_limit,
    has_pass_to_throw,
)
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.computer_football.validity_of_ball import (
    find_ball_faults,
    find_faults_of_failed_block_marks,
    find_shared_square_faults,
)
from scrimmage_rules.kernel.contract import Fault

SECOND = 2
"""First turn of the offense in which a pass or a scramble is possible."""


def find_play_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of the play; the numbers, men and line-ups must be valid."""
    first = list(_find_call_faults(position))
    if not first and position.phase != "over":
        first = [
            *_find_turn_faults(rules, position),
            *find_ball_faults(rules, position),
            *find_faults_of_failed_block_marks(rules, position),
        ]
    yield from first
    if not first and position.phase in IN_PLAY:
        later = [
            *_find_allotment_faults(rules, position),
            *_find_disclosure_faults(rules, position),
            *find_shared_square_faults(rules, position),
        ]
        yield from later
        if not later and position.phase == "move" and not has_legal_action(rules, position):
            yield fault("nothing-left", "/left")


# ---- the call


def _find_call_faults(position: Position) -> Iterator[Fault]:
    """Yield a fault if the call is invalid."""
    call = position.call
    if (call is None) != (position.phase in BEFORE_THE_CALL):
        yield fault("call", "/call")
    elif call is not None and not is_run_or_pass(call.run, call.zone):
        yield fault("neither-or-both", "/call")
    elif call is not None and call.zone is not None and call.zone not in ZONES:
        yield fault("no-such-zone", "/call/zone")
    elif (
        position.phase == "defend" and call is not None and call.run and not is_eligible_runner(position.men, call.run)
    ):
        yield fault("too-far-from-the-quarterback", "/call/run")


# ---- the turn


def _find_turn_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of the mover, the finished turns and the scramble."""
    playing = position.phase in IN_PLAY
    if (position.mover is None) == playing:
        yield fault("mover", "/mover")
        return
    if not playing and position.known != NOTHING_KNOWN:
        yield fault("known-before-the-play", "/known")
    if not playing and not _is_play_not_begun(position):
        yield fault("play-before-it-begins", "/phase")
    if min(position.turns.offense, position.turns.defense) < 0:
        yield fault("no-such-turn", "/turns")
    ahead_by = position.turns.offense - position.turns.defense
    if playing and ahead_by - (position.mover == "defense") not in _find_allowed_turn_leads(rules, position, ahead_by):
        yield fault("turns", "/turns")
    if (position.phase == "throw") != (position.scramble == "throw"):
        yield fault("throw", "/phase")
    yield from _find_scramble_faults(position)


def _find_allowed_turn_leads(rules: Rules, position: Position, ahead_by: int) -> set[int]:
    """Return the allowed differences between the finished turns of offense and defense: 0, except under CF-A47 and
    CF-A74.
    """
    after_the_catch = rules.reading["CF-A47"] == "ball-side-first"
    after_a_fumble = rules.reading["CF-A74"] == "offense-first"
    if (after_the_catch or after_a_fumble) and rules.reading["CF-A73"] == "may-advance":
        return {ahead_by - (position.mover == "defense")}  # the ball may change hands again and again
    due = -1 if after_the_catch and position.changed else 0
    if not after_a_fumble or position.loose is None:
        return {due}
    return {due, due + (1 if position.fumbled_by == "offense" else -1)}


def _is_play_not_begun(position: Position) -> bool:
    """Return whether nothing of a play has happened yet."""
    return (
        position.turns == NO_TURNS
        and position.reached == NOBODY_THERE
        and not (position.marks or position.changed or position.scramble or position.used)
        and position.allotment is None
        and position.left == 0
        and position.air is None
        and position.loose is None
        and position.fumbled_by is None
    )


def _count_turns_begun(position: Position) -> int:
    """Return the number of turns that the offense has begun in this play."""
    return position.turns.offense + (position.mover == "offense" and position.phase != "allot")


def _find_scramble_faults(position: Position) -> Iterator[Fault]:
    """Yield the faults of a scramble, possible from the offense's second turn (CF-A37)."""
    result, call, thrown = position.scramble, position.call, position.known.zone
    if result is None:
        return
    after_a_shift = result == "spent" and not thrown
    turns = position.turns.offense if after_a_shift else _count_turns_begun(position)
    if call is None or call.zone is None or turns < SECOND:
        yield fault("no-scramble-yet", "/scramble")
    if result in SHIFTS and (position.phase != "move" or position.mover != "offense"):
        yield fault(f"{result}-is-over", "/scramble")
    if result != "spent" and thrown:
        yield fault(f"{result}-but-thrown", "/scramble")
    if result == "throw" and not (thrown or (position.mover == "offense" and has_pass_to_throw(position))):
        yield fault("no-pass-to-throw", "/scramble")


def _find_allotment_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of the squares drawn, left and used."""
    if position.phase == "allot":
        if position.allotment is not None or position.left or position.used:
            yield fault("not-drawn-yet", "/allotment")
        return
    if position.allotment not in rules.squares:
        yield fault("outside-the-limits", "/allotment")
        return
    if position.phase == "throw" and position.left != position.allotment:
        yield fault("squares-used-already", "/left")
    left, spent = position.left, sum(position.used.values())
    if not 1 <= left <= position.allotment or spent != position.allotment - left:
        yield fault("squares-used", "/used")
    movers = LABELS[get_mover(position)]
    yield from (fault("used-by-no-such-man", f"/used/{label}") for label in sorted(position.used.keys() - movers))
    for label in movers:
        if label in position.used and not 0 < position.used[label] <= SPEED[label]:
            yield fault("beyond-his-speed", f"/used/{label}")
    allowed = compute_quarterback_limit(rules, position) if position.mover == "offense" else None
    moved = position.used.get("Q", 0) if position.scramble not in SHIFTS else 0
    if allowed is not None and (allowed < 0 or (allowed == 0 and moved)):
        yield fault("set", "/used/Q")


# ---- what is known


def _find_disclosure_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults in the record of what the defense knows."""
    finished = min(position.turns.offense, position.turns.defense)
    yield from _find_missing_disclosures(position, finished)
    yield from _find_impossible_known_zone(rules, position)
    if finished < 1 and position.known.type and not position.known.carrier:
        yield fault(f"type-known-{_name_early_turn_in_fault_code(position)}", "/known/type")
    yield from _find_early_carrier_disclosure(rules, position, finished)


def _name_early_turn_in_fault_code(position: Position) -> str:
    """Return the part of a fault code that names the time before each side has finished a turn."""
    return "before-a-turn-each" if position.turns.offense else "in-the-first-turn"


def _find_missing_disclosures(position: Position, finished: int) -> Iterator[Fault]:
    """Yield the faults of what the defense must know after the finished turns."""
    known, call = position.known, position.call
    assert call is not None
    if finished >= 1 and not known.type:
        yield fault("type-must-be-known", "/known/type")
    if known.type and call.zone is not None and not known.carrier:
        yield fault("quarterback-must-be-known", "/known/carrier")
    if finished >= 2 and call.run is not None and not known.carrier:
        yield fault("runner-must-be-known", "/known/carrier")


def _find_impossible_known_zone(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of a known zone: the pass must be thrown, and in the air until both sides' turns end."""
    known, call = position.known, position.call
    assert call is not None
    if not known.zone:
        return
    if call.zone is None or not known.type:
        yield fault("no-zone-to-know", "/known/zone")
    first = 1 if rules.reading["CF-A34"] == "first-turn-too" else SECOND
    if _count_turns_begun(position) < first:
        yield fault("thrown-too-early", "/known/zone")
    elif position.air is None and position.turns.defense < first:
        yield fault("not-resolved-yet", "/air")


def _find_early_carrier_disclosure(rules: Rules, position: Position, finished: int) -> Iterator[Fault]:
    """Yield the fault of a carrier who is known too early, or before the type of play is known (CF-A29)."""
    known, carrier = position.known, position.carrier
    if not known.carrier or carrier is None or rules.reading["CF-A73"] == "may-advance":
        return
    if rules.reading["CF-A29"] == "contact-reveals":
        if carrier != QUARTERBACK and not known.type:
            yield fault("type-shown-with-the-carrier", "/known/type")
    elif finished < 1 and not known.zone:
        yield fault(f"carrier-known-{_name_early_turn_in_fault_code(position)}", "/known/carrier")
    elif finished < 2 and carrier.label != "Q" and not known.zone:
        yield fault("runner-known-too-early", "/known/carrier")
