"""Moving the men: one straight stretch at a time, and what it meets at its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import Move
from scrimmage_rules.computer_football.blocking import waiting
from scrimmage_rules.computer_football.catching import note_arrival
from scrimmage_rules.computer_football.field import cost, in_goal, on_the_field, on_the_way, stretch
from scrimmage_rules.computer_football.fumbles import recover
from scrimmage_rules.computer_football.meeting import Meeting, meets
from scrimmage_rules.computer_football.men import LABELS, LINEMEN, SPEED, moved
from scrimmage_rules.computer_football.objective import scores, touchdown
from scrimmage_rules.computer_football.position import (
    Man,
    Position,
    Role,
    Square,
    ahead,
    opposite,
    role_of,
    square_of,
    standing,
)
from scrimmage_rules.computer_football.quarterback import SHIFTS, squares_allowed
from scrimmage_rules.computer_football.reach import (
    may_stand,
    may_tackle,
    meeting_allowed,
    moves,
    second_half_beside,
)
from scrimmage_rules.computer_football.turns import go_on
from scrimmage_rules.kernel.contract import ActionRule, Event, Facts, Precondition, Settled, Test

if TYPE_CHECKING:
    from scrimmage_rules.computer_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance


def _mover(position: Position) -> Role:
    assert position.mover is not None
    return position.mover


# ---- carrying a stretch out


def _move(rules: Rules, position: Position, action: Move, chance: Chance) -> Settled:
    """The man goes there at once (MOVE.waypoint-commits), and whatever he meets is settled."""
    man = Man(_mover(position), action.man)
    start = square_of(position, man)
    spent = cost_of(start, action.to)
    used = {**position.used, man.man: position.used.get(man.man, 0) + spent}
    told = _told(position, man, start, action.to, spent)
    after = replace(position, men=moved(position.men, man, action.to), used=used, left=position.left - spent)
    opponent = standing(position, opposite(man.of)).get(action.to)
    if position.carrier == man and _scores_on_the_way(rules, position, man, start, action.to):
        return touchdown(after, man.of, [told])
    if opponent is None or position.air is not None:
        return _on_a_free_square(rules, after, man, action.to, [told], chance)
    return meets(rules, after, Meeting(man, Man(opposite(man.of), opponent), start), [told], chance)


def cost_of(start: Square, to: Square) -> int:
    """The squares used by a stretch between two squares in line."""
    found = stretch(start, to)
    assert found is not None
    return cost(*found)


def _told(position: Position, man: Man, start: Square, to: Square, spent: int) -> Event:
    again = man.man in position.used
    diagonal = start[0] != to[0] and start[1] != to[1]
    clauses = (
        "M1", "M2", "MEN.speed-limit", "M8.2", "MOVE.destination", "MOVE.waypoint-commits", "PLAY.4.2",
        *(("MOVE.diagonal-cost",) if diagonal else ()),
        *(("MOVE.waypoints", "MOVE.mixed-path", "MOVE.reselect-optional") if again else ()),
    )  # fmt: skip
    facts = {"of": man.of, "man": man.man, "from": start, "to": to, "squares": spent}
    return Event("moved", clauses, facts)


def _scores_on_the_way(rules: Rules, position: Position, man: Man, start: Square, to: Square) -> bool:
    """A carrier scores as he enters the end zone, before any contact further in (CF-A65, CF-A91)."""
    way = ahead(position, man.of)
    if rules.reading["CF-A65"] == "touchdown-on-entry" and in_goal(to[0], way):
        return True
    return any(in_goal(column, way) for column, _ in on_the_way(start, to))


def _on_a_free_square(
    rules: Rules, position: Position, man: Man, place: Square, events: list[Event], chance: Chance
) -> Settled:
    """He may score, recover a loose ball, or get to a thrown one."""
    if position.carrier == man and scores(position, man.of, place[0]):
        return touchdown(position, man.of, events)
    if position.loose == place:
        recovered, events = recover(rules, position, man, place, events)
        return go_on(rules, recovered, events, chance)
    if position.air == place:
        clause = "PASS.receiver-attempt" if man.of == "offense" else "PASS.defender-attempt"
        events = [*events, Event("at-the-ball", (clause,), {"man": man.man, "of": man.of})]
        position = note_arrival(rules, position, man, place)
    return go_on(rules, position, events, chance)


# ---- why a man cannot go there


def _offense_first(_rules: Rules, position: Position, seat: str, _action: Move) -> bool:
    return position.air is None or position.mover != "offense" or role_of(position, seat) == "offense"


def _your_turn(_rules: Rules, position: Position, seat: str, _action: Move) -> bool:
    return role_of(position, seat) == position.mover


def _your_man(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return _start(position, action) is not None


def _start(position: Position, action: Move) -> Square | None:
    """Where the man stands, None for one who is not there."""
    return position.men.of(_mover(position)).get(action.man)


def _not_waiting(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return not position.marks or Man(_mover(position), action.man) not in waiting(rules, position)


def _on_the_field(_rules: Rules, _position: Position, _seat: str, action: Move) -> bool:
    return on_the_field(action.to)


def _straight(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    start = _start(position, action)
    return start is None or stretch(start, action.to) is not None


def _not_backward(role: Role) -> Test:
    def holds(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
        if position.mover != role or action.man not in LINEMEN:
            return True
        start = _start(position, action)
        return start is None or (action.to[0] - start[0]) * ahead(position, role) >= 0

    return holds


def _free_to_move(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    if action.man != "Q" or position.mover != "offense" or position.scramble in SHIFTS:
        return True
    return squares_allowed(rules, position) is None


def _within_his_shift(result: str) -> Test:
    def holds(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
        if position.scramble != result or action.man != "Q" or position.mover != "offense":
            return True
        allowed = squares_allowed(rules, position)
        return allowed is None or _cost(position, action) <= allowed

    return holds


def _cost(position: Position, action: Move) -> int:
    """The squares of a stretch; 0 for what is none, which has a reason of its own."""
    start = _start(position, action)
    found = None if start is None else stretch(start, action.to)
    return 0 if found is None else cost(*found)


def _within_his_speed(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    squares = _cost(position, action)
    return not squares or squares + position.used.get(action.man, 0) <= SPEED[action.man]


def _within_the_allotment(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return _cost(position, action) <= position.left


def _between(position: Position, action: Move) -> list[Square]:
    """The squares that a stretch runs over; none for what is no stretch."""
    start = _start(position, action)
    found = None if start is None else stretch(start, action.to)
    return on_the_way(start, action.to) if start is not None and found is not None and found[1] > 1 else []


def _way_is_clear(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    men = position.men
    return not any(
        place in men.offense.values() or place in men.defense.values() for place in _between(position, action)
    )


def _no_team_mate(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    mover = _mover(position)
    return action.to not in position.men.of(mover).values() or second_half_beside(
        rules, position, Man(mover, action.man), action.to
    )


def _stops_at_the_ball(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return position.loose is None or position.loose not in _between(position, action)


def _no_block_for_a_thrown_ball(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    if position.air is None or meeting_allowed(rules, position, action.to):
        return True
    return action.to not in position.men.of(opposite(_mover(position))).values()


def _can_catch_it(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return may_stand(rules, position, _mover(position), action.man, action.to)


def _may_tackle(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    if position.carrier is None or position.carrier.of == "offense":
        return True
    role = _mover(position)
    opponent = standing(position, opposite(role)).get(action.to)
    return opponent is None or may_tackle(rules, position, Man(role, action.man), Man(opposite(role), opponent))


def _squares(_rules: Rules, position: Position, _seat: str, action: Move) -> Facts:
    if not _cost(position, action):
        return {}
    used = position.used.get(action.man, 0)
    return {"squares": _cost(position, action), "used": used, "speed": SPEED[action.man], "left": position.left}


def _candidates(rules: Rules, position: Position, seat: str) -> Iterable[Move]:
    return moves(rules, position) if role_of(position, seat) == position.mover else ()


def _a_man_of_the_side(_rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return action.man in LABELS[_mover(position)]


ENFORCED = "INTRO.enforced.2"

MOVE = ActionRule(
    phases=frozenset({"move"}),
    candidates=_candidates,
    preconditions=(
        Precondition("PASS.offense-first", "offense-first", _offense_first),
        Precondition("OBJECTIVE.alternate", "not-your-turn", _your_turn, also=("M8.1", "PLAY.5.1")),
        Precondition("MOVE.select", "no-man-of-yours", _a_man_of_the_side, also=("OBJECTIVE.alternate", ENFORCED)),
        Precondition("MOVE.select", "gone", _your_man, also=("BLOCK.success-removal", "BLOCK.failure-removal")),
        Precondition("BLOCK.double", "waits-for-his-second", _not_waiting),
        Precondition("INTRO.field-size", "no-such-square", _on_the_field, also=("FIELD.grid",)),
        Precondition("M1", "not-straight", _straight, also=("MOVE.waypoints", "MOVE.destination", ENFORCED)),
        Precondition(
            "M7.1", "backward", _not_backward("offense"), also=("MEN.square-shapes", ENFORCED)
        ),
        Precondition(
            "M7.2", "backward", _not_backward("defense"), also=("MEN.def-linemen-no-backward", ENFORCED)
        ),
        Precondition("PLAY.7.2", "set", _free_to_move, also=("SCRAMBLE.choice",)),
        Precondition("SCRAMBLE.shift-4", "shift-too-long", _within_his_shift("shift-4")),
        Precondition("SCRAMBLE.shift-3", "shift-too-long", _within_his_shift("shift-3")),
        Precondition("SCRAMBLE.shift-2", "shift-too-long", _within_his_shift("shift-2")),
        Precondition(
            "M2", "beyond-his-speed", _within_his_speed, facts=_squares,
            also=("MEN.speed-limit", "MOVE.diagonal-cost", "MOVE.mixed-path", ENFORCED),
        ),
        Precondition(
            "M8.2", "beyond-the-allotment", _within_the_allotment, facts=_squares,
            also=("SETTINGS.allotment", "MOVE.diagonal-cost", ENFORCED),
        ),
        Precondition("M3", "through-a-man", _way_is_clear, also=(ENFORCED,)),
        Precondition("M4", "team-mate-there", _no_team_mate, also=(ENFORCED,)),
        Precondition("FUMBLE.first-man", "ends-at-the-ball", _stops_at_the_ball),
        Precondition("B1.2", "pass-in-the-air", _no_block_for_a_thrown_ball),
        Precondition("PASS.receiver-attempt", "cannot-catch", _can_catch_it),
        Precondition("T1.1", "roles-are-fixed", _may_tackle),
    ),
    settle=_move,
    exact=True,
)  # fmt: skip
