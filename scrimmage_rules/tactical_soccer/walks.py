"""Every move of many men at once, found by areas of hexes and kept: the fast form of `moving.can_walk`.

`can_walk` says the rule; a law of tests/properties compares the two on any hexes whatever.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.actions import Move
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.pitch import Area, Pitch
from scrimmage_rules.tactical_soccer.position import MEN, Man, Position, owner


def walks(rules: Rules, position: Position, men: Iterable[tuple[Man, Hex]]) -> list[Move]:
    """Every move of these men of one coach, each given with his hex: man by man, without `via` before with it."""
    pitch, moves = rules.pitch, list[Move]()
    occupied, ball = pitch.occupied(position.men), _stopping(rules, position)
    for man, start in men:
        near = pitch.zone[start] & ~occupied
        ground = pitch.grounds[owner(position, man), man[0]]
        moves += _over_free_hexes(pitch, man, start, near & ground, near & ball)
        if ball:
            moves += _by_the_ball(rules, position, man, start, ground & ~occupied)
    return moves


def _stopping(rules: Rules, position: Position) -> Area:
    """The hex where a man who walks onto the loose ball has to stop (TS-A52)."""
    if position.loose is None or rules.reading["TS-A52"] == "own-action":
        return 0
    return rules.pitch.bit[position.loose]


@lru_cache(maxsize=1 << 4)
def _around(pitch: Pitch) -> dict[tuple[Man, Hex], tuple[tuple[Area, ...], tuple[Move, ...]]]:
    """The hexes around a man in a hex, each as an area, and his moves to them, legal or not; kept by pitch."""
    moves = {man: {place: Move(man, place) for place in pitch.bit} for man in MEN}
    near = {start: tuple(pitch.hexes(zone)) for start, zone in pitch.zone.items()}
    bits = {start: tuple(pitch.bit[place] for place in places) for start, places in near.items()}
    return {
        (man, start): (bits[start], tuple(moves[man][place] for place in near[start])) for man in MEN for start in near
    }


@lru_cache(maxsize=1 << 16)
def _over_free_hexes(pitch: Pitch, man: Man, start: Hex, free: Area, ball: Area) -> tuple[Move, ...]:
    """The moves over free hexes; the same few neighbourhoods come up again and again."""
    bits, to_them = _around(pitch)[man, start]
    return tuple(compress(to_them, map(pitch.reach(start, free, ball).__and__, bits)))


def _by_the_ball(rules: Rules, position: Position, man: Man, start: Hex, free: Area) -> list[Move]:
    """The moves that begin or pass where the ball lies loose."""
    loose, pitch = position.loose, rules.pitch
    assert loose is not None
    if loose == start:
        return [Move(man, start)]
    if rules.reading["TS-A52"] != "enter-hex" or loose not in pitch.next_to[start] or not pitch.bit[loose] & free:
        return []
    ends = free | pitch.bit[start]
    return [Move(man, place, loose) for place in pitch.next_to[loose] if pitch.bit[place] & ends]
