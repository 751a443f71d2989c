"""The set-up: both coaches place their men, and one man in the circle starts with the ball."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_soccer.actions import KickOff, Place
from scrimmage_rules.tactical_soccer.goalie import CONFINED, STAYS_AT_HOME
from scrimmage_rules.tactical_soccer.pitch import CENTRE, PITCHES_KEPT, Area, Pitch
from scrimmage_rules.tactical_soccer.position import (
    GOALIES,
    MEN,
    NOBODY,
    Man,
    Position,
    Seat,
    find_coach_of_man,
    find_hex_or_none,
    find_man_in_hex,
    get_first_seat,
    list_men_on_field,
    other_seat,
    place_man_in_hex,
)
from scrimmage_rules.tactical_soccer.rule_context_types import MAN, TO, At, Deed, FactsOf
from scrimmage_rules.tactical_soccer.settings import Rules


def create_empty_field_position(position: Position, kick_off: Seat) -> Position:
    """Return the position without men and ball on the field; `kick_off` will have the ball (SETUP.place)."""
    return replace(position, men=NOBODY, turned=(), holder=None, loose=None, kick_off=kick_off)


def continue_set_up(deed: Deed[object], position: Position) -> Position:
    """Continue before play: place men, give the ball to the coach with the kick-off, then activate."""
    if find_next_man_to_place(position) is not None:
        return replace(position, phase="set-up")
    if position.kick_off is None:
        return replace(position, phase="activate")
    men = list_kick_off_takers(deed.rules, position)
    if not men:
        deed.say("ball-on-centre", ("SETUP.second-has-ball",), hex=CENTRE)
        return replace(position, phase="activate", kick_off=None, loose=CENTRE)
    if len(men) > 1:
        return replace(position, phase="kick-off")
    return _give_kick_off_to_man(deed, position, men[0])


# ---- the next man


def find_next_man_to_place(position: Position) -> Man | None:
    """Return the next man to place; the coach without the ball places first (TS-A17)."""
    second = position.kick_off or other_seat(get_first_seat(position))
    for seat in (other_seat(second), second):
        for man in list_men_to_place(position, seat):
            return man
    return None


def list_men_to_place(position: Position, seat: str) -> Iterator[Man]:
    """Yield the men of a coach who are off the field and not sent off (SETUP.place)."""
    for man in position.squads.of(seat):
        if find_hex_or_none(position, man) is None and man not in position.sent_off:
            yield man


# ---- the set-up area


def find_set_up_area(rules: Rules, seat: Seat, man: Man) -> Area:
    """Return the set-up area of a man: his own side without the centre, or box and goal (TS-A18)."""
    if man in GOALIES:
        return rules.pitch.find_ground(seat, man)
    return rules.pitch.own[seat] & ~rules.pitch.bit[CENTRE]


def is_needed_in_circle(rules: Rules, position: Position, man: Man) -> bool:
    """Return whether a man must enter the circle: he is the last fielder to place, and no man of his side is in it.

    He need not enter it if the circle has no free hex for him (SETUP.circle-minimum, TS-A79).
    """
    seat, pitch = find_coach_of_man(position, man), rules.pitch
    if man in GOALIES or any(each not in GOALIES and each != man for each in list_men_to_place(position, seat)):
        return False
    circle = pitch.area(pitch.circle)
    if any(pitch.within(place, circle) for _, place in list_men_on_field(position, seat)):
        return False
    return bool(circle & find_set_up_area(rules, seat, man) & ~pitch.find_occupied_area(position.men))


# ---- placing


def _place_man(deed: Deed[Place]) -> Position:
    man, to = deed.action.man, deed.action.to
    deed.say("placed", ("SETUP.place", CONFINED if man in GOALIES else "SETUP.own-side"), man=man, hex=to)
    return continue_set_up(deed, place_man_in_hex(deed.position, man, to))


def _list_place_candidates(at: At[None]) -> Iterable[Place]:
    rules, position, pitch = at.rules, at.position, at.rules.pitch
    man = find_next_man_to_place(position)
    if man is None or find_coach_of_man(position, man) != at.seat:
        return ()
    free = find_set_up_area(rules, find_coach_of_man(position, man), man) & ~pitch.find_occupied_area(position.men)
    if is_needed_in_circle(rules, position, man):
        free &= pitch.area(pitch.circle)
    return [place for bit, place in _list_all_placements(pitch)[man] if bit & free]


@lru_cache(maxsize=PITCHES_KEPT)
def _list_all_placements(pitch: Pitch) -> dict[Man, tuple[tuple[Area, Place], ...]]:
    return {man: tuple((bit, Place(man, place)) for place, bit in pitch.bit.items()) for man in MEN}


def find_placing_coach(position: Position) -> tuple[Seat, ...]:
    """Return the coach whose man is next to be placed."""
    man = find_next_man_to_place(position)
    return () if man is None else (find_coach_of_man(position, man),)


def _is_coachs_turn_to_place(at: At[Place]) -> bool:
    return at.seat in find_placing_coach(at.position)


def _is_next_man(at: At[Place]) -> bool:
    return at.action.man == find_next_man_to_place(at.position)


def _is_off_centre_hex(at: At[Place]) -> bool:
    return at.action.to != CENTRE


def _is_on_own_side(at: At[Place]) -> bool:
    man, to = at.action.man, at.action.to
    return man in GOALIES or at.rules.pitch.within(
        to, find_set_up_area(at.rules, find_coach_of_man(at.position, man), man)
    )


def _is_target_on_pitch(at: At[Place]) -> bool:
    return at.action.to in at.rules.pitch.bit


def _is_target_free(at: At[Place]) -> bool:
    return find_man_in_hex(at.position, at.action.to) is None


def _is_man_placed_in_circle_if_needed(at: At[Place]) -> bool:
    return at.action.to in at.rules.pitch.circle or not is_needed_in_circle(at.rules, at.position, at.action.man)


NEXT: FactsOf = {"next": lambda at: find_next_man_to_place(at.position)}
"""Fact: the man who is to be placed next."""

PLACE = ActionRule(
    action=Place,
    stages=("set-up",),
    candidates=_list_place_candidates,
    preconditions=(
        Precondition("SETUP.place", "not-yours-to-place", _is_coachs_turn_to_place, facts=SEAT),
        Precondition("SETUP.place", "another-man-is-next", _is_next_man, facts=NEXT),
        *provided(
            ("not-yours-to-place", "another-man-is-next"),
            STAYS_AT_HOME,
            Precondition("SETUP.centre-hex-empty", "centre-hex", _is_off_centre_hex, facts=TO),
            Precondition("SETUP.place", "off-the-pitch", _is_target_on_pitch, facts=TO),
            Precondition(
                "SETUP.own-side", "not-your-side", _is_on_own_side, facts=TO, gates=("centre-hex", "off-the-pitch")
            ),
            Precondition("SETUP.place", "occupied", _is_target_free, facts=TO),
            Precondition("SETUP.circle-minimum", "circle-empty", _is_man_placed_in_circle_if_needed, facts=TO),
        ),
    ),
    effect=_place_man,
    complete=True,
)


# ---- the ball


def list_kick_off_takers(rules: Rules, position: Position) -> list[Man]:
    """Return the men who may start with the ball: the men in the circle, or all men if the circle is empty (TS-A79,
    TS-A20).
    """
    men = list(list_men_on_field(position, position.kick_off or ""))
    inside = [man for man, place in men if place in rules.pitch.circle]
    return inside or [man for man, _ in men]


def _give_kick_off_to_man(deed: Deed[object], position: Position, man: Man) -> Position:
    deed.say("kick-off", ("SETUP.second-has-ball", "SETUP.circle-minimum", "COMP.ball"), man=man)
    return replace(position, phase="activate", holder=man, kick_off=None)


def _kick_off_with_man(deed: Deed[KickOff]) -> Position:
    return _give_kick_off_to_man(deed, deed.position, deed.action.man)


def _is_seat_of_kick_off_coach(at: At[KickOff]) -> bool:
    return at.seat == at.position.kick_off


def _may_man_take_kick_off(at: At[KickOff]) -> bool:
    return at.action.man in list_kick_off_takers(at.rules, at.position)


def _list_kick_off_candidates(at: At[None]) -> Iterable[KickOff]:
    return map(KickOff, list_kick_off_takers(at.rules, at.position))


KICK_OFF = ActionRule(
    action=KickOff,
    stages=("kick-off",),
    candidates=_list_kick_off_candidates,
    preconditions=(
        Precondition("SETUP.second-has-ball", "not-your-ball", _is_seat_of_kick_off_coach, facts=SEAT),
        Precondition("SETUP.second-has-ball", "not-in-the-circle", _may_man_take_kick_off, facts=MAN),
    ),
    effect=_kick_off_with_man,
    complete=True,
)

RULES = (PLACE, KICK_OFF)
