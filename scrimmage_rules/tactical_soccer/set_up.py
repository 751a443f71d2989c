"""Set-up: the coaches put their men on the field, and one man in the circle starts with the ball."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from msgspec.structs import astuple, replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled
from scrimmage_rules.tactical_soccer.actions import KickOff, Place
from scrimmage_rules.tactical_soccer.pitch import CENTRE, Pitch
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    Man,
    Position,
    Seat,
    man_at,
    on_the_field,
    other,
    owner,
    place_of,
    put,
)

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules


def prepare(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """Before play goes on: place whoever is off the field, then give the ball to whom it is due, then activate."""
    if next_to_place(position) is not None:
        return replace(position, phase="set-up"), events
    if position.kick_off is None:
        return replace(position, phase="activate"), events
    men = starters(rules, position)
    if not men:
        event = Event("ball-on-centre", ("SETUP.second-has-ball",), {"hex": CENTRE})
        return replace(position, phase="activate", kick_off=None, loose=CENTRE), [*events, event]
    if len(men) > 1:
        return replace(position, phase="kick-off"), events
    return _start_with(position, men[0], events)


# ---- who is placed next


def next_to_place(position: Position) -> Man | None:
    """The man to be placed now: first the coach without the ball places all his men, then the other (TS-A17)."""
    second = position.kick_off or other(cast("Seat", position.first))
    for seat in (other(second), second):
        for man in to_place(position, seat):
            return man
    return None


def to_place(position: Position, seat: str) -> Iterator[Man]:
    """The men of a coach who are still off the field though they may play (SETUP.place)."""
    for man in position.squads.of(seat):
        if place_of(position, man) is None and man not in position.sent_off:
            yield man


def taken(rules: Rules, position: Position) -> int:
    """The hexes in which men stand."""
    return sum(map(rules.pitch.bit.__getitem__, filter(None, astuple(position.men))))


# ---- where


def ground(rules: Rules, seat: Seat, man: Man) -> int:
    """Where a man may be set up: his own side without the centre hex, a goalie his box and goal (TS-A18)."""
    if man in GOALIES:
        return rules.pitch.room(seat, man)
    return rules.pitch.own[seat] & ~rules.pitch.bit[CENTRE]


def circle_needs(rules: Rules, position: Position, man: Man) -> bool:
    """Whether this man must go into the circle: he is the last fielder to be placed and nobody of his side is there.

    The demand is waived where no hex of the circle is left to him (SETUP.circle-minimum, TS-A79).
    """
    seat = owner(position, man)
    if man in GOALIES or any(each not in GOALIES and each != man for each in to_place(position, seat)):
        return False
    circle = rules.pitch.mask(rules.pitch.circle)
    if any(rules.pitch.bit[place] & circle for _, place in on_the_field(position, seat)):
        return False
    return bool(circle & ground(rules, seat, man) & ~taken(rules, position))


# ---- placing


def _place(rules: Rules, position: Position, action: Place, _chance: Chance) -> Settled:
    clauses = ("SETUP.place", "SETUP.own-side") if action.man not in GOALIES else ("SETUP.place", "GOALIE.confined")
    event = Event("placed", clauses, {"man": action.man, "hex": action.to})
    return prepare(rules, put(position, action.man, action.to), [event])


def _candidates(rules: Rules, position: Position, seat: str) -> Iterable[Place]:
    man = next_to_place(position)
    if man is None or owner(position, man) != seat:
        return ()
    free = ground(rules, owner(position, man), man) & ~taken(rules, position)
    if circle_needs(rules, position, man):
        free &= rules.pitch.mask(rules.pitch.circle)
    return [place for bit, place in _all_places(rules.pitch, man) if bit & free]


@lru_cache(maxsize=1 << 10)
def _all_places(pitch: Pitch, man: Man) -> tuple[tuple[int, Place], ...]:
    return tuple((bit, Place(man, place)) for place, bit in pitch.bit.items())


def _your_turn(_rules: Rules, position: Position, seat: str, _action: Place) -> bool:
    man = next_to_place(position)
    return man is not None and owner(position, man) == seat


def _next_man(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return action.man == next_to_place(position)


def _goalie_at_home(rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return action.man not in GOALIES or _within(rules, action.to, _home(rules, position, action))


def _off_centre(_rules: Rules, _position: Position, _seat: str, action: Place) -> bool:
    return action.to != CENTRE


def _own_side(rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return action.man in GOALIES or action.to == CENTRE or _within(rules, action.to, _home(rules, position, action))


def _on_the_pitch(rules: Rules, _position: Position, _seat: str, action: Place) -> bool:
    return action.to in rules.pitch.bit


def _free(_rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return man_at(position, action.to) is None


def _circle_manned(rules: Rules, position: Position, _seat: str, action: Place) -> bool:
    return action.to in rules.pitch.circle or not circle_needs(rules, position, action.man)


def _home(rules: Rules, position: Position, action: Place) -> int:
    return ground(rules, owner(position, action.man), action.man)


def _within(rules: Rules, place: Hex, mask: int) -> bool:
    return bool(rules.pitch.bit.get(place, 0) & mask)


PLACE = ActionRule(
    phases=frozenset({"set-up"}),
    candidates=_candidates,
    preconditions=(
        Precondition("SETUP.place", "not-yours-to-place", _your_turn),
        Precondition("SETUP.place", "another-man-is-next", _next_man, also=("TEAM.draft-own",)),
        Precondition("GOALIE.confined", "goalie-outside", _goalie_at_home),
        Precondition("SETUP.centre-hex-empty", "centre-hex", _off_centre),
        Precondition("SETUP.place", "off-the-pitch", _on_the_pitch),
        Precondition("SETUP.own-side", "not-your-side", _own_side),
        Precondition("SETUP.place", "occupied", _free),
        Precondition("SETUP.circle-minimum", "circle-empty", _circle_manned),
    ),
    settle=_place,
    exact=True,
)


# ---- the ball


def starters(rules: Rules, position: Position) -> list[Man]:
    """The men who may start with the ball: those in the circle, or, where there is none, all (TS-A79, TS-A20)."""
    men = list(on_the_field(position, position.kick_off or ""))
    inside = [man for man, place in men if place in rules.pitch.circle]
    return inside or [man for man, _ in men]


def _start_with(position: Position, man: Man, events: list[Event]) -> Settled:
    clauses = ("SETUP.second-has-ball", "SETUP.circle-minimum", "COMP.ball")
    event = Event("kick-off", clauses, {"man": man})
    return replace(position, phase="activate", holder=man, kick_off=None), [*events, event]


def _kick_off(_rules: Rules, position: Position, action: KickOff, _chance: Chance) -> Settled:
    return _start_with(position, action.man, [])


def _by_second(_rules: Rules, position: Position, seat: str, _action: KickOff) -> bool:
    return seat == position.kick_off


def _a_starter(rules: Rules, position: Position, _seat: str, action: KickOff) -> bool:
    return action.man in starters(rules, position)


def _kick_off_candidates(rules: Rules, position: Position, seat: str) -> Iterable[KickOff]:
    return map(KickOff, starters(rules, position)) if seat == position.kick_off else ()


KICK_OFF = ActionRule(
    phases=frozenset({"kick-off"}),
    candidates=_kick_off_candidates,
    preconditions=(
        Precondition("SETUP.second-has-ball", "not-your-ball", _by_second),
        Precondition("SETUP.second-has-ball", "not-in-the-circle", _a_starter, also=("SETUP.circle-minimum",)),
    ),
    settle=_kick_off,
    exact=True,
)
