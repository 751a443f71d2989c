"""Moves of a man along one straight line, and the contact or the ball at the end of the move."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Move
from scrimmage_rules.computer_football.blocking import (
    NO_BLOCKS_FOR_A_PASS,
    find_waiting_blockers,
    is_second_blocker,
    may_opponents_share_square,
)
from scrimmage_rules.computer_football.calls_and_turns import continue_or_end_turn
from scrimmage_rules.computer_football.collisions import Collision, resolve_collision
from scrimmage_rules.computer_football.field import (
    compute_stretch_cost,
    get_square_argument,
    is_column_in_attacked_end_zone,
    is_square_on_field,
    list_squares_between,
    measure_stretch,
)
from scrimmage_rules.computer_football.fumbles import recover_ball
from scrimmage_rules.computer_football.introduction import ENFORCED_MOVES, FIELD_SIZE
from scrimmage_rules.computer_football.legal_straight_moves import has_legal_stretch, list_stretches
from scrimmage_rules.computer_football.men import LINEMEN, NO_STEP_BACK, SPEED, SPEED_LIMIT, move_man
from scrimmage_rules.computer_football.objective import ALTERNATE, has_carrier_scored_touchdown, score_touchdown
from scrimmage_rules.computer_football.pass_catch import ATTEMPT, may_enter_ball_square, record_man_at_thrown_ball
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Role,
    Square,
    find_man_on,
    get_attack_direction,
    get_mover,
    get_role_of_seat,
    get_square,
    other_side,
)
from scrimmage_rules.computer_football.quarterback import SHIFTS
from scrimmage_rules.computer_football.remaining_movement import count_unused_squares_of_speed, find_quarterback_limit
from scrimmage_rules.computer_football.rule_context_types import At, Deed, Question
from scrimmage_rules.computer_football.tackling import BY_ANY_DEFENDER, may_men_have_contact
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided

# ---- carrying a stretch out


def _carry_out_move(deed: Deed[Move]) -> Position:
    """Return the position after a straight move and the contact, score or recovery at its end
    (MOVE.waypoint-commits).
    """
    position, man = deed.position, _get_man_to_move(deed)
    start = get_square(position, man)
    to = _find_end_of_stretch(deed, start)
    spent = compute_cost_between(start, to)
    deed.say(
        "moved", _list_move_clauses(position, man, start, to), of=man.role, man=man.label,
        **{"from": start, "to": to, "squares": spent},
    )  # fmt: skip
    used = {**position.used, man.label: position.used.get(man.label, 0) + spent}
    after = replace(position, men=move_man(position.men, man, to), used=used, left=position.left - spent)
    if position.carrier == man and _has_scored_on_way(deed, start):
        return score_touchdown(deed, after, man.role)
    opponent = find_man_on(position, other_side(man.role), to)
    if opponent is None or position.air is not None:
        return _arrive_on_free_square(deed, after, man)
    return resolve_collision(deed, after, Collision(man, opponent, start))


def _find_end_of_stretch(deed: Deed[Move], start: Square) -> Square:
    """Return the last square of a straight move. A loose ball on the way ends the move (CF-A76)."""
    to, loose = deed.action.to, deed.position.loose
    recovers = deed.rules.reading["CF-A76"] == "any-entry-recovers"
    return loose if recovers and loose is not None and loose in list_squares_between(start, to) else to


def compute_cost_between(start: Square, to: Square) -> int:
    """Return how many squares a straight move between two squares uses up, or 0 if the two are not in line."""
    found = measure_stretch(start, to)
    return 0 if found is None else compute_stretch_cost(*found)


def _list_move_clauses(position: Position, man: Man, start: Square, to: Square) -> tuple[str, ...]:
    """Return the clauses that the event of a straight move cites."""
    diagonal = start[0] != to[0] and start[1] != to[1]
    again = man.label in position.used
    return (
        "MOVE.destination", "MOVE.waypoint-commits", "PLAY.4.2", *(("MOVE.diagonal-cost",) if diagonal else ()),
        *(("MOVE.waypoints", "MOVE.mixed-path", "MOVE.reselect-optional") if again else ()),
    )  # fmt: skip


def _has_scored_on_way(deed: Deed[Move], start: Square) -> bool:
    """Return whether the carrier scores before any contact, because he enters the end zone (CF-A65, CF-A91)."""
    way, to = get_attack_direction(deed.position, get_mover(deed.position)), deed.action.to
    if deed.rules.reading["CF-A65"] == "touchdown-on-entry" and is_column_in_attacked_end_zone(to[0], way):
        return True
    return any(is_column_in_attacked_end_zone(column, way) for column, _ in list_squares_between(start, to))


def _arrive_on_free_square(deed: Deed[Move], position: Position, man: Man) -> Position:
    """Return the position after a man ends his move on a free square: he may score, recover the ball or reach it."""
    place = get_square(position, man)
    if position.carrier == man and has_carrier_scored_touchdown(position, man, place[0]):
        return score_touchdown(deed, position, man.role)
    if position.loose == place:
        return continue_or_end_turn(deed, recover_ball(deed, position, man))
    if position.air == place:
        deed.say("at-the-ball", (ATTEMPT[man.role],), man=man.label, of=man.role)
        position = record_man_at_thrown_ball(deed.rules, position, man, place)
    return continue_or_end_turn(deed, position)


# ---- the stretch that is asked about


def _get_man_to_move(at: At[Move]) -> Man:
    """Return the man whom the action moves."""
    return Man(get_mover(at.position), at.action.man)


def _is_man_on_field(at: At[Move]) -> bool:
    """Return whether the side has this man on the field."""
    return at.position.men.of(get_mover(at.position)).get(at.action.man) is not None


def _get_start_square(at: At[Move]) -> Square:
    """Return the square of the man who moves."""
    return get_square(at.position, _get_man_to_move(at))


def _compute_cost_of_move(at: At[Move]) -> int:
    """Return the number of squares that a stretch (straight move) uses up."""
    return compute_cost_between(_get_start_square(at), at.action.to)


def _list_squares_crossed(at: At[Move]) -> list[Square]:
    """Return the squares between the start and the end of the straight move."""
    return list_squares_between(_get_start_square(at), at.action.to)


SQUARES: Mapping[str, Callable[[At[Move]], int]] = {
    "squares": _compute_cost_of_move,
    "used": lambda at: at.position.used.get(at.action.man, 0),
    "speed": lambda at: SPEED[at.action.man],
    "left": lambda at: at.position.left,
}
"""Facts that decide whether a stretch (straight move) is too long."""


# ---- why the man cannot go there


def _has_waited_for_offense(at: At[Move]) -> bool:
    position = at.position
    return position.air is None or position.mover != "offense" or get_role_of_seat(position, at.seat) == "offense"


def _is_own_turn(at: At[Move]) -> bool:
    return get_role_of_seat(at.position, at.seat) == at.position.mover


def _is_man_not_waiting_as_blocker(at: At[Move]) -> bool:
    return not at.position.marks or _get_man_to_move(at) not in find_waiting_blockers(at.rules, at.position)


def _is_destination_on_field(at: At[Move]) -> bool:
    return is_square_on_field(at.action.to)


def _is_move_straight(at: At[Move]) -> bool:
    return measure_stretch(_get_start_square(at), at.action.to) is not None


def _make_backward_check(role: Role) -> Callable[[At[Move]], bool]:
    """Return a check that no tackle or guard of this line-up moves backward."""

    def is_no_lineman_moving_back(at: At[Move]) -> bool:
        if at.position.mover != role or at.action.man not in LINEMEN:
            return True
        return (at.action.to[0] - _get_start_square(at)[0]) * get_attack_direction(at.position, role) >= 0

    return is_no_lineman_moving_back


def _is_quarterback_free_to_move(at: At[Move]) -> bool:
    return at.action.man != "Q" or at.position.scramble in SHIFTS or _get_quarterback_limit(at) is None


def _get_quarterback_limit(at: At[Move]) -> int | None:
    return find_quarterback_limit(at.rules, at.position, _get_man_to_move(at))


def _make_shift_check(result: str) -> Callable[[At[Move]], bool]:
    """Return a check that the quarterback stays within his shift after this result of a scramble."""

    def is_within_shift(at: At[Move]) -> bool:
        left = _get_quarterback_limit(at) if at.position.scramble == result else None
        return left is None or _compute_cost_of_move(at) <= left

    return is_within_shift


def _is_move_within_speed(at: At[Move]) -> bool:
    return _compute_cost_of_move(at) <= count_unused_squares_of_speed(at.position, at.action.man)


def _is_move_within_allotment(at: At[Move]) -> bool:
    return _compute_cost_of_move(at) <= at.position.left


def _is_way_clear(at: At[Move]) -> bool:
    between = _list_squares_crossed(at)
    offense, defense = at.position.men.offense.values(), at.position.men.defense.values()
    return not between or not any(place in offense or place in defense for place in between)


def _is_destination_free_of_teammates(at: At[Move]) -> bool:
    to, mates = at.action.to, at.position.men.of(get_mover(at.position))
    return to not in mates.values() or is_second_blocker(at.rules, at.position, _get_man_to_move(at), to)


def _may_share_square_during_pass(at: At[Move]) -> bool:
    return may_opponents_share_square(at.rules, at.position, at.action.to) or _find_opponent(at) is None


def _may_enter_square_of_ball(at: At[Move]) -> bool:
    return at.position.air is None or may_enter_ball_square(at.rules, at.position, _get_man_to_move(at), at.action.to)


def _may_tackle_opponent(at: At[Move]) -> bool:
    opponent = _find_opponent(at)
    return opponent is None or may_men_have_contact(at.rules, at.position, _get_man_to_move(at), opponent)


def _find_opponent(at: At[Move]) -> Man | None:
    """Return the opponent who stands on the destination of a move, or None."""
    return find_man_on(at.position, other_side(get_mover(at.position)), at.action.to)


def _list_candidate_moves(at: At[None]) -> Iterable[Move]:
    """Return the legal straight moves of the side whose turn it is, or nothing for another seat."""
    return list_stretches(at.rules, at.position) if get_role_of_seat(at.position, at.seat) == at.position.mover else ()


def _can_seat_move(at: At[None]) -> bool:
    """Return whether the side whose turn it is has a legal straight move. The seat must belong to this side."""
    return has_legal_stretch(at.rules, at.position)


MAN: Mapping[str, Callable[[At[Move]], Any]] = {"man": lambda at: at.action.man}
TO: Mapping[str, Callable[[At[Move]], Any]] = {"to": lambda at: at.action.to}
STRETCH: Mapping[str, Callable[[At[Move]], Any]] = {"from": _get_start_square, **TO}
"""Facts in the preconditions of a move, each with its function."""

MOVE = ActionRule(
    action=Move,
    stages=("move",),
    candidates=_list_candidate_moves,
    preconditions=(
        Precondition("PASS.offense-first", "offense-first", _has_waited_for_offense, facts=SEAT),
        Precondition(ALTERNATE, "not-your-turn", _is_own_turn, also=("M8.1", "PLAY.5.1"), facts=SEAT),
        *provided(
            ("offense-first", "not-your-turn"),
            Precondition("MOVE.select", "no-man-of-yours-there", _is_man_on_field, also=ENFORCED_MOVES, facts=MAN),
            Precondition(
                "BLOCK.double", "waits-for-his-second", _is_man_not_waiting_as_blocker,
                gates=("no-man-of-yours-there",), facts=MAN,
            ),
            Precondition(FIELD_SIZE, "no-such-square", _is_destination_on_field, also=("FIELD.grid",), facts=TO),
        ),
        *provided(
            ("offense-first", "not-your-turn", "no-man-of-yours-there", "no-such-square"),
            Precondition(
                "M1", "not-straight", _is_move_straight, also=("MOVE.waypoints", "MOVE.destination", *ENFORCED_MOVES),
                facts=STRETCH,
            ),
        ),
        *provided(
            ("not-straight",),
            Precondition(
                "M7.1", "backward", _make_backward_check("offense"), also=(NO_STEP_BACK["offense"], *ENFORCED_MOVES),
                facts=STRETCH,
            ),
            Precondition(
                "M7.2", "backward", _make_backward_check("defense"), also=(NO_STEP_BACK["defense"], *ENFORCED_MOVES),
                facts=STRETCH,
            ),
            Precondition("PLAY.7.2", "set", _is_quarterback_free_to_move, facts=MAN),
            *(
                Precondition(f"SCRAMBLE.{shift}", "shift-too-long", _make_shift_check(shift), facts=SQUARES)
                for shift in SHIFTS
            ),
            Precondition(
                "M2", "beyond-his-speed", _is_move_within_speed, also=(SPEED_LIMIT, *ENFORCED_MOVES), facts=SQUARES
            ),
            Precondition(
                "M8.2", "beyond-the-allotment", _is_move_within_allotment, also=("SETTINGS.allotment", *ENFORCED_MOVES),
                facts=SQUARES,
            ),
            Precondition("M3", "through-a-man", _is_way_clear, also=ENFORCED_MOVES, facts=STRETCH),
            Precondition("M4", "team-mate-there", _is_destination_free_of_teammates, also=ENFORCED_MOVES, facts=TO),
            Precondition(NO_BLOCKS_FOR_A_PASS, "pass-in-the-air", _may_share_square_during_pass, facts=TO),
            Precondition(ATTEMPT["offense"], "cannot-catch", _may_enter_square_of_ball, facts=MAN),
            Precondition(BY_ANY_DEFENDER, "roles-are-fixed", _may_tackle_opponent, facts=TO),
        ),
    ),
    effect=_carry_out_move,
    complete=True,
    can_act=_can_seat_move,
)  # fmt: skip

RULES = (MOVE,)


# ---- questions


def answer_cost(asked: Question) -> Answer:
    """Answer with the number of squares that a straight move uses up, or null if the two squares are not in line."""
    squares = compute_cost_between(get_square_argument(asked, "from"), get_square_argument(asked, "to"))
    return Answer(squares or None, ("M1", "M2", "MOVE.diagonal-cost", "MOVE.waypoints"))
