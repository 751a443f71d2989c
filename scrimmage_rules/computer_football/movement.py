"""Moving the men: one straight stretch at a time, and what it meets at its end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Move
from scrimmage_rules.computer_football.blocking import (
    NO_BLOCKS_FOR_A_PASS,
    comes_as_second_half,
    may_be_met,
    waiting,
)
from scrimmage_rules.computer_football.catching import ATTEMPT, may_go_there, note_arrival
from scrimmage_rules.computer_football.collisions import Meeting, meets
from scrimmage_rules.computer_football.field import cost, in_goal, on_the_field, on_the_way, square_asked, stretch
from scrimmage_rules.computer_football.fumbles import recover
from scrimmage_rules.computer_football.introduction import ENFORCED_MOVES, FIELD_SIZE
from scrimmage_rules.computer_football.legal_stretches import stretches
from scrimmage_rules.computer_football.men import LINEMEN, NO_STEP_BACK, SPEED, SPEED_LIMIT, moved
from scrimmage_rules.computer_football.objective import ALTERNATE, scores, touchdown
from scrimmage_rules.computer_football.play_sequence import go_on
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Role,
    Square,
    ahead,
    man_on,
    mover_of,
    opposite,
    role_of,
    square_of,
)
from scrimmage_rules.computer_football.quarterback import SHIFTS
from scrimmage_rules.computer_football.remaining_movement import pass_left, speed_left
from scrimmage_rules.computer_football.rule_context import At, Deed, Question
from scrimmage_rules.computer_football.tackling import BY_ANY_DEFENDER, may_tackle
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided

# ---- carrying a stretch out


def _move(deed: Deed[Move]) -> Position:
    """The man goes there at once (MOVE.waypoint-commits), and whatever he meets is settled."""
    position, man = deed.position, _man(deed)
    start = square_of(position, man)
    to = _end(deed, start)
    spent = cost_between(start, to)
    deed.say(
        "moved", _clauses(position, man, start, to), of=man.role, man=man.label,
        **{"from": start, "to": to, "squares": spent},
    )  # fmt: skip
    used = {**position.used, man.label: position.used.get(man.label, 0) + spent}
    after = replace(position, men=moved(position.men, man, to), used=used, left=position.left - spent)
    if position.carrier == man and _scores_on_the_way(deed, start):
        return touchdown(deed, after, man.role)
    opponent = man_on(position, opposite(man.role), to)
    if opponent is None or position.air is not None:
        return _on_a_free_square(deed, after, man)
    return meets(deed, after, Meeting(man, opponent, start))


def _end(deed: Deed[Move], start: Square) -> Square:
    """Where the stretch ends: at a loose ball on its way, which his first step onto it recovers (CF-A76)."""
    to, loose = deed.action.to, deed.position.loose
    recovers = deed.rules.reading["CF-A76"] == "any-entry-recovers"
    return loose if recovers and loose is not None and loose in on_the_way(start, to) else to


def cost_between(start: Square, to: Square) -> int:
    """The squares used by a stretch between two squares; 0 for such as are not in line."""
    found = stretch(start, to)
    return 0 if found is None else cost(*found)


def _clauses(position: Position, man: Man, start: Square, to: Square) -> tuple[str, ...]:
    diagonal = start[0] != to[0] and start[1] != to[1]
    again = man.label in position.used
    return (
        "M1", "M2", SPEED_LIMIT, "M8.2", "MOVE.destination", "MOVE.waypoint-commits", "PLAY.4.2",
        *(("MOVE.diagonal-cost",) if diagonal else ()),
        *(("MOVE.waypoints", "MOVE.mixed-path", "MOVE.reselect-optional") if again else ()),
    )  # fmt: skip


def _scores_on_the_way(deed: Deed[Move], start: Square) -> bool:
    """A carrier scores as he enters the end zone, before any contact further in (CF-A65, CF-A91)."""
    way, to = ahead(deed.position, mover_of(deed.position)), deed.action.to
    if deed.rules.reading["CF-A65"] == "touchdown-on-entry" and in_goal(to[0], way):
        return True
    return any(in_goal(column, way) for column, _ in on_the_way(start, to))


def _on_a_free_square(deed: Deed[Move], position: Position, man: Man) -> Position:
    """He may score, recover a loose ball, or get to a thrown one."""
    place = square_of(position, man)
    if position.carrier == man and scores(position, man, place[0]):
        return touchdown(deed, position, man.role)
    if position.loose == place:
        return go_on(deed, recover(deed, position, man))
    if position.air == place:
        deed.say("at-the-ball", (ATTEMPT[man.role],), man=man.label, of=man.role)
        position = note_arrival(deed.rules, position, man, place)
    return go_on(deed, position)


# ---- the stretch that is asked about


def _man(at: At[Move]) -> Man:
    """The man of the mover who is to be moved."""
    return Man(mover_of(at.position), at.action.man)


def _is_there(at: At[Move]) -> bool:
    """Whether the side has such a man, and he is on the field: what all that follows is asked of."""
    return at.position.men.of(mover_of(at.position)).get(at.action.man) is not None


def _from(at: At[Move]) -> Square:
    """Where he stands."""
    return square_of(at.position, _man(at))


def _cost(at: At[Move]) -> int:
    """The squares of the stretch."""
    return cost_between(_from(at), at.action.to)


def _between(at: At[Move]) -> list[Square]:
    """The squares that the stretch runs over."""
    return on_the_way(_from(at), at.action.to)


SQUARES: Mapping[str, Callable[[At[Move]], int]] = {
    "squares": _cost,
    "used": lambda at: at.position.used.get(at.action.man, 0),
    "speed": lambda at: SPEED[at.action.man],
    "left": lambda at: at.position.left,
}
"""What decides whether a stretch is too long."""


# ---- why the man cannot go there


def _offense_first(at: At[Move]) -> bool:
    position = at.position
    return position.air is None or position.mover != "offense" or role_of(position, at.seat) == "offense"


def _your_turn(at: At[Move]) -> bool:
    return role_of(at.position, at.seat) == at.position.mover


def _not_waiting(at: At[Move]) -> bool:
    return not at.position.marks or _man(at) not in waiting(at.rules, at.position)


def _on_the_field(at: At[Move]) -> bool:
    return on_the_field(at.action.to)


def _straight(at: At[Move]) -> bool:
    return stretch(_from(at), at.action.to) is not None


def _not_backward(role: Role) -> Callable[[At[Move]], bool]:
    """No tackle or guard of this line-up goes back."""

    def holds(at: At[Move]) -> bool:
        if at.position.mover != role or at.action.man not in LINEMEN:
            return True
        return (at.action.to[0] - _from(at)[0]) * ahead(at.position, role) >= 0

    return holds


def _not_set(at: At[Move]) -> bool:
    return at.action.man != "Q" or at.position.scramble in SHIFTS or _pass_left(at) is None


def _pass_left(at: At[Move]) -> int | None:
    return pass_left(at.rules, at.position, _man(at))


def _within_his_shift(result: str) -> Callable[[At[Move]], bool]:
    """After this result of a scramble the quarterback stays within its number."""

    def holds(at: At[Move]) -> bool:
        left = _pass_left(at) if at.position.scramble == result else None
        return left is None or _cost(at) <= left

    return holds


def _within_his_speed(at: At[Move]) -> bool:
    return _cost(at) <= speed_left(at.position, at.action.man)


def _within_the_allotment(at: At[Move]) -> bool:
    return _cost(at) <= at.position.left


def _way_is_clear(at: At[Move]) -> bool:
    between = _between(at)
    offense, defense = at.position.men.offense.values(), at.position.men.defense.values()
    return not between or not any(place in offense or place in defense for place in between)


def _no_team_mate(at: At[Move]) -> bool:
    to, mates = at.action.to, at.position.men.of(mover_of(at.position))
    return to not in mates.values() or comes_as_second_half(at.rules, at.position, _man(at), to)


def _nobody_met_for_a_pass(at: At[Move]) -> bool:
    return may_be_met(at.rules, at.position, at.action.to) or _opponent(at) is None


def _can_catch_it(at: At[Move]) -> bool:
    return at.position.air is None or may_go_there(at.rules, at.position, _man(at), at.action.to)


def _may_tackle(at: At[Move]) -> bool:
    opponent = _opponent(at)
    return opponent is None or may_tackle(at.rules, at.position, _man(at), opponent)


def _opponent(at: At[Move]) -> Man | None:
    """The man of the other side on the square."""
    return man_on(at.position, opposite(mover_of(at.position)), at.action.to)


def _candidates(at: At[None]) -> Iterable[Move]:
    return stretches(at.rules, at.position) if role_of(at.position, at.seat) == at.position.mover else ()


MAN: Mapping[str, Callable[[At[Move]], Any]] = {"man": lambda at: at.action.man}
TO: Mapping[str, Callable[[At[Move]], Any]] = {"to": lambda at: at.action.to}
STRETCH: Mapping[str, Callable[[At[Move]], Any]] = {"from": _from, **TO}
"""The values that decide, by their names."""

MOVE = ActionRule(
    action=Move,
    stages=("move",),
    candidates=_candidates,
    preconditions=(
        Precondition("PASS.offense-first", "offense-first", _offense_first, facts=SEAT),
        Precondition(ALTERNATE, "not-your-turn", _your_turn, also=("M8.1", "PLAY.5.1"), facts=SEAT),
        *provided(
            ("offense-first", "not-your-turn"),
            Precondition("MOVE.select", "no-man-of-yours-there", _is_there, also=ENFORCED_MOVES, facts=MAN),
            Precondition(
                "BLOCK.double", "waits-for-his-second", _not_waiting, gates=("no-man-of-yours-there",), facts=MAN
            ),
            Precondition(FIELD_SIZE, "no-such-square", _on_the_field, also=("FIELD.grid",), facts=TO),
        ),
        *provided(
            ("offense-first", "not-your-turn", "no-man-of-yours-there", "no-such-square"),
            Precondition(
                "M1", "not-straight", _straight, also=("MOVE.waypoints", "MOVE.destination", *ENFORCED_MOVES),
                facts=STRETCH,
            ),
        ),
        *provided(
            ("not-straight",),
            Precondition(
                "M7.1", "backward", _not_backward("offense"), also=(NO_STEP_BACK["offense"], *ENFORCED_MOVES),
                facts=STRETCH,
            ),
            Precondition(
                "M7.2", "backward", _not_backward("defense"), also=(NO_STEP_BACK["defense"], *ENFORCED_MOVES),
                facts=STRETCH,
            ),
            Precondition("PLAY.7.2", "set", _not_set, facts=MAN),
            *(
                Precondition(f"SCRAMBLE.{shift}", "shift-too-long", _within_his_shift(shift), facts=SQUARES)
                for shift in SHIFTS
            ),
            Precondition(
                "M2", "beyond-his-speed", _within_his_speed, also=(SPEED_LIMIT, *ENFORCED_MOVES), facts=SQUARES
            ),
            Precondition(
                "M8.2", "beyond-the-allotment", _within_the_allotment, also=("SETTINGS.allotment", *ENFORCED_MOVES),
                facts=SQUARES,
            ),
            Precondition("M3", "through-a-man", _way_is_clear, also=ENFORCED_MOVES, facts=STRETCH),
            Precondition("M4", "team-mate-there", _no_team_mate, also=ENFORCED_MOVES, facts=TO),
            Precondition(NO_BLOCKS_FOR_A_PASS, "pass-in-the-air", _nobody_met_for_a_pass, facts=TO),
            Precondition(ATTEMPT["offense"], "cannot-catch", _can_catch_it, facts=MAN),
            Precondition(BY_ANY_DEFENDER, "roles-are-fixed", _may_tackle, facts=TO),
        ),
    ),
    effect=_move,
    complete=True,
)  # fmt: skip

RULES = (MOVE,)


# ---- questions


def cost_of_a_stretch(asked: Question) -> Answer:
    """The squares that a stretch uses up, or null."""
    squares = cost_between(square_asked(asked, "from"), square_asked(asked, "to"))
    return Answer(squares or None, ("M1", "M2", "MOVE.diagonal-cost", "MOVE.waypoints"))
