"""Set-up: the coaches put their men on the field, and one man in the circle starts with the ball."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import KickOff, Place
from scrimmage_rules.tactical_soccer.goalie import CONFINED, STAYS_AT_HOME
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.pitch import CENTRE, PITCHES_KEPT, Area, Pitch
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    MEN,
    NOBODY,
    Man,
    Position,
    Seat,
    first_seat,
    man_at,
    on_the_field,
    other,
    owner,
    place_of,
    put,
)
from scrimmage_rules.tactical_soccer.rule_context import MAN, TO, At, Deed, FactsOf


def clear_the_field(position: Position, kick_off: Seat) -> Position:
    """Everybody and the ball are taken off for a set-up; `kick_off` will have the ball (SETUP.place)."""
    return replace(position, men=NOBODY, turned=(), holder=None, loose=None, kick_off=kick_off)


def prepare(deed: Deed[object], position: Position) -> Position:
    """Before play goes on: place whoever is off the field, then give the ball to whom it is due, then activate."""
    if next_to_place(position) is not None:
        return replace(position, phase="set-up")
    if position.kick_off is None:
        return replace(position, phase="activate")
    men = starters(deed.rules, position)
    if not men:
        deed.say("ball-on-centre", ("SETUP.second-has-ball",), hex=CENTRE)
        return replace(position, phase="activate", kick_off=None, loose=CENTRE)
    if len(men) > 1:
        return replace(position, phase="kick-off")
    return _start_with(deed, position, men[0])


# ---- who is placed next


def next_to_place(position: Position) -> Man | None:
    """The man to be placed now: first the coach without the ball places all his men, then the other (TS-A17)."""
    second = position.kick_off or other(first_seat(position))
    for seat in (other(second), second):
        for man in to_place(position, seat):
            return man
    return None


def to_place(position: Position, seat: str) -> Iterator[Man]:
    """The men of a coach who are still off the field though they may play (SETUP.place)."""
    for man in position.squads.of(seat):
        if place_of(position, man) is None and man not in position.sent_off:
            yield man


# ---- where


def own_side(rules: Rules, seat: Seat, man: Man) -> Area:
    """Where a man may be set up: his own side without the centre hex, a goalie his box and goal (TS-A18)."""
    if man in GOALIES:
        return rules.pitch.ground(seat, man)
    return rules.pitch.own[seat] & ~rules.pitch.bit[CENTRE]


def circle_needs(rules: Rules, position: Position, man: Man) -> bool:
    """Whether this man must go into the circle: he is the last fielder to be placed and nobody of his side is there.

    The demand is waived where no hex of the circle is left to him (SETUP.circle-minimum, TS-A79).
    """
    seat, pitch = owner(position, man), rules.pitch
    if man in GOALIES or any(each not in GOALIES and each != man for each in to_place(position, seat)):
        return False
    circle = pitch.area(pitch.circle)
    if any(pitch.within(place, circle) for _, place in on_the_field(position, seat)):
        return False
    return bool(circle & own_side(rules, seat, man) & ~pitch.occupied(position.men))


# ---- placing


def _place(deed: Deed[Place]) -> Position:
    man, to = deed.action.man, deed.action.to
    deed.say("placed", ("SETUP.place", CONFINED if man in GOALIES else "SETUP.own-side"), man=man, hex=to)
    return prepare(deed, put(deed.position, man, to))


def _candidates(at: At[None]) -> Iterable[Place]:
    rules, position, pitch = at.rules, at.position, at.rules.pitch
    man = next_to_place(position)
    if man is None or owner(position, man) != at.seat:
        return ()
    free = own_side(rules, owner(position, man), man) & ~pitch.occupied(position.men)
    if circle_needs(rules, position, man):
        free &= pitch.area(pitch.circle)
    return [place for bit, place in _all_places(pitch)[man] if bit & free]


@lru_cache(maxsize=PITCHES_KEPT)
def _all_places(pitch: Pitch) -> dict[Man, tuple[tuple[Area, Place], ...]]:
    return {man: tuple((bit, Place(man, place)) for place, bit in pitch.bit.items()) for man in MEN}


def seat_to_place(position: Position) -> tuple[Seat, ...]:
    """The coach whose man is to be placed now."""
    man = next_to_place(position)
    return () if man is None else (owner(position, man),)


def _your_turn(at: At[Place]) -> bool:
    return at.seat in seat_to_place(at.position)


def _next_man(at: At[Place]) -> bool:
    return at.action.man == next_to_place(at.position)


def _off_centre(at: At[Place]) -> bool:
    return at.action.to != CENTRE


def _own_side(at: At[Place]) -> bool:
    man, to = at.action.man, at.action.to
    return man in GOALIES or at.rules.pitch.within(to, own_side(at.rules, owner(at.position, man), man))


def _on_the_pitch(at: At[Place]) -> bool:
    return at.action.to in at.rules.pitch.bit


def _free(at: At[Place]) -> bool:
    return man_at(at.position, at.action.to) is None


def _circle_manned(at: At[Place]) -> bool:
    return at.action.to in at.rules.pitch.circle or not circle_needs(at.rules, at.position, at.action.man)


NEXT: FactsOf = {"next": lambda at: next_to_place(at.position)}
"""The man whose turn it is to be placed."""

PLACE = ActionRule(
    action=Place,
    stages=("set-up",),
    candidates=_candidates,
    preconditions=(
        Precondition("SETUP.place", "not-yours-to-place", _your_turn, facts=SEAT),
        Precondition("SETUP.place", "another-man-is-next", _next_man, facts=NEXT),
        *provided(
            ("not-yours-to-place", "another-man-is-next"),
            STAYS_AT_HOME,
            Precondition("SETUP.centre-hex-empty", "centre-hex", _off_centre, facts=TO),
            Precondition("SETUP.place", "off-the-pitch", _on_the_pitch, facts=TO),
            Precondition("SETUP.own-side", "not-your-side", _own_side, facts=TO, gates=("centre-hex", "off-the-pitch")),
            Precondition("SETUP.place", "occupied", _free, facts=TO),
            Precondition("SETUP.circle-minimum", "circle-empty", _circle_manned, facts=TO),
        ),
    ),
    effect=_place,
    complete=True,
)


# ---- the ball


def starters(rules: Rules, position: Position) -> list[Man]:
    """The men who may start with the ball: those in the circle, or, where there is none, all (TS-A79, TS-A20)."""
    men = list(on_the_field(position, position.kick_off or ""))
    inside = [man for man, place in men if place in rules.pitch.circle]
    return inside or [man for man, _ in men]


def _start_with(deed: Deed[object], position: Position, man: Man) -> Position:
    deed.say("kick-off", ("SETUP.second-has-ball", "SETUP.circle-minimum", "COMP.ball"), man=man)
    return replace(position, phase="activate", holder=man, kick_off=None)


def _kick_off(deed: Deed[KickOff]) -> Position:
    return _start_with(deed, deed.position, deed.action.man)


def _by_second(at: At[KickOff]) -> bool:
    return at.seat == at.position.kick_off


def _a_starter(at: At[KickOff]) -> bool:
    return at.action.man in starters(at.rules, at.position)


def _kick_off_candidates(at: At[None]) -> Iterable[KickOff]:
    return map(KickOff, starters(at.rules, at.position))


KICK_OFF = ActionRule(
    action=KickOff,
    stages=("kick-off",),
    candidates=_kick_off_candidates,
    preconditions=(
        Precondition("SETUP.second-has-ball", "not-your-ball", _by_second, facts=SEAT),
        Precondition("SETUP.second-has-ball", "not-in-the-circle", _a_starter, facts=MAN),
    ),
    effect=_kick_off,
    complete=True,
)

RULES = (PLACE, KICK_OFF)
