"""Actions, and the first of them: moving up to two hexes, and taking a loose ball on the way."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Facts, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import Move, PickUp
from scrimmage_rules.tactical_soccer.direction import face_the_way
from scrimmage_rules.tactical_soccer.pitch import Pitch
from scrimmage_rules.tactical_soccer.position import MEN, Catch, Man, Position, hex_of, man_at, owner, place_of, put
from scrimmage_rules.tactical_soccer.receiving import receive
from scrimmage_rules.tactical_soccer.set_up import taken
from scrimmage_rules.tactical_soccer.turns import (
    ACTIVATE,
    ACTIVATION,
    able_men,
    finish_activation,
    of_men_on_the_field,
    use_action,
)

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules

SIDE_CLAUSE = {
    "F": "SIDE.forwards-free", "M": "SIDE.midfielders-free", "D": "SIDE.defenders-own", "G": "GOALIE.confined",
}  # fmt: skip
"""What says where each class may stand in play."""

MOVED = {sort: ("MOVE.up-to-two", "TURN.one-action", clause) for sort, clause in SIDE_CLAUSE.items()}


def _taking(rules: Rules) -> str:
    """How a loose ball is picked up (TS-A52)."""
    return rules.reading["TS-A52"]


# ---- carrying a move out


def _move(rules: Rules, position: Position, action: Move, chance: Chance) -> Settled:
    """The man walks, with the ball if he holds it (TS-A53); a loose ball in his way may become his (TS-A52)."""
    man, start = action.man, hex_of(position, action.man)
    walked = use_action(put(position, man, action.to), man)
    walked = face_the_way(rules, walked, man, start, action.to)
    events = [Event("moved", MOVED[man[0]], {"man": man, "from": start, "to": action.to})]
    if position.loose is None or position.loose not in (action.to, action.via) or _taking(rules) == "own-action":
        return finish_activation(rules, walked, events)
    if _taking(rules) == "receive-roll":
        ball = Catch(man, origin=None, row=1, tried=())
        return receive(rules, replace(walked, loose=None), ball, events, chance)
    return _take(rules, walked, man, events)


def _take(rules: Rules, position: Position, man: Man, events: list[Event]) -> Settled:
    """The man holds the ball that lay loose."""
    taken_up = Event("picked-up", ("FAILPASS.receive-attempt", "COMP.ball"), {"man": man, "hex": position.loose})
    return finish_activation(rules, replace(position, holder=man, loose=None), [*events, taken_up])


# ---- where a man can go


def stops(rules: Rules, position: Position) -> int:
    """The hex where a man who walks onto the loose ball has to stop."""
    if position.loose is None or _taking(rules) == "own-action":
        return 0
    return rules.pitch.bit[position.loose]


@lru_cache(maxsize=1 << 4)
def _walks(pitch: Pitch) -> dict[tuple[Man, Hex], tuple[tuple[int, ...], tuple[Move, ...]]]:
    """The hexes around a man in a hex, as bits, and his moves to them, legal or not; kept by pitch."""
    moves = {man: {place: Move(man, place) for place in pitch.bit} for man in MEN}
    near = {start: tuple(pitch.hexes(zone)) for start, zone in pitch.zone.items()}
    bits = {start: tuple(pitch.bit[place] for place in places) for start, places in near.items()}
    return {
        (man, start): (bits[start], tuple(moves[man][place] for place in near[start])) for man in MEN for start in near
    }


@lru_cache(maxsize=1 << 16)
def _moves(pitch: Pitch, man: Man, start: Hex, free: int, ball: int) -> tuple[Move, ...]:
    """The moves over free hexes; the same few neighbourhoods come up again and again."""
    bits, to_them = _walks(pitch)[man, start]
    return tuple(compress(to_them, map(pitch.reach(start, free, ball).__and__, bits)))


def _ways_by_the_ball(rules: Rules, position: Position, man: Man, start: Hex, occupied: int) -> list[Move]:
    """The moves that begin or pass where the ball lies loose."""
    loose, pitch = position.loose, rules.pitch
    if loose is None or _taking(rules) == "own-action":
        return []
    if loose == start:
        return [Move(man, start)]
    free = pitch.room(owner(position, man), man) & ~occupied | pitch.bit[start]
    if _taking(rules) != "enter-hex" or loose not in pitch.next_to[start] or not pitch.bit[loose] & free:
        return []
    return [Move(man, place, loose) for place in pitch.next_to[loose] if pitch.bit[place] & free]


def _candidates(rules: Rules, position: Position, seat: str) -> Iterable[Move]:
    """Nobody is walked through (TS-A54), and nobody leaves the ground that his class is tied to."""
    able = able_men(position, seat)
    if not able:
        return ()
    pitch, moves = rules.pitch, list[Move]()
    occupied, ball = taken(rules, position), stops(rules, position)
    for man, start in able:
        near = pitch.zone[start] & ~occupied
        moves += _moves(pitch, man, start, near & pitch.rooms[seat, man[0]], near & ball)
        if ball:
            moves += _ways_by_the_ball(rules, position, man, start, occupied)
    return moves


# ---- why a man cannot go there


def _on_the_map(rules: Rules, _position: Position, _seat: str, action: Move) -> bool:
    return action.to in rules.pitch.bit


def _goalie_at_home(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return action.man[0] != "G" or _his_ground(rules, position, action)


def _defender_in_own_half(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    return action.man[0] != "D" or action.to not in rules.pitch.field or _his_ground(rules, position, action)


def _his_ground(rules: Rules, position: Position, action: Move) -> bool:
    return bool(rules.pitch.bit.get(action.to, 0) & rules.pitch.room(owner(position, action.man), action.man))


def _stays_on_the_field(sort: str) -> Precondition:
    """Fielders of a class are free on the field, as far as they are; the goal hexes are for goalies (TS-A66)."""

    def holds(rules: Rules, _position: Position, _seat: str, action: Move) -> bool:
        return action.man[0] != sort or action.to not in rules.pitch.bit or action.to in rules.pitch.field

    return Precondition("GOALIE.three-goal-hexes", "goal-is-for-goalies", holds, also=(SIDE_CLAUSE[sort],))


def _in_reach(rules: Rules, position: Position, _seat: str, action: Move) -> bool:
    """Two hexes or less, over free hexes, to a free hex; a man off the field is refused for that."""
    start, occupied = place_of(position, action.man), taken(rules, position)
    if start is None:
        return True
    if action.via is not None or action.to == start:
        return action in _ways_by_the_ball(rules, position, action.man, start, occupied)
    free = rules.pitch.room(owner(position, action.man), action.man) & ~occupied
    return bool(rules.pitch.reach(start, free, stops(rules, position)) & rules.pitch.bit.get(action.to, 0))


def _why_out_of_reach(rules: Rules, position: Position, _seat: str, action: Move) -> Facts:
    start = place_of(position, action.man)
    steps = None if start is None else rules.pitch.distance(start, action.to)
    return {"distance": steps, "occupied_by": man_at(position, action.to)}


MOVE = ActionRule(
    phases=ACTIVATE,
    candidates=_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("MOVE.up-to-two", "no-such-hex", _on_the_map),
        Precondition("GOALIE.confined", "goalie-outside", _goalie_at_home),
        Precondition("SIDE.defenders-own", "defender-across-halfway", _defender_in_own_half),
        _stays_on_the_field("F"),
        _stays_on_the_field("M"),
        _stays_on_the_field("D"),
        Precondition("MOVE.up-to-two", "out-of-reach", _in_reach, facts=_why_out_of_reach),
    ),
    settle=_move,
    exact=True,
)


# ---- picking the ball up as an action (TS-A52 own-action)


def _pick_up(rules: Rules, position: Position, action: PickUp, _chance: Chance) -> Settled:
    return _take(rules, use_action(position, action.man), action.man, [])


def _an_action(rules: Rules, _position: Position, _seat: str, _action: PickUp) -> bool:
    return _taking(rules) == "own-action"


def _over_the_ball(_rules: Rules, position: Position, _seat: str, action: PickUp) -> bool:
    return position.loose == hex_of(position, action.man)


def _pick_up_candidates(rules: Rules, position: Position, seat: str) -> Iterable[PickUp]:
    if position.loose is None or _taking(rules) != "own-action":
        return ()
    return [PickUp(man) for man, place in able_men(position, seat) if place == position.loose]


PICK_UP = ActionRule(
    phases=ACTIVATE,
    candidates=_pick_up_candidates,
    preconditions=(
        *ACTIVATION,
        Precondition("ACT.list", "no-such-action", _an_action),
        Precondition("FAILPASS.receive-attempt", "not-over-the-ball", of_men_on_the_field(_over_the_ball)),
    ),
    settle=_pick_up,
    exact=True,
)
