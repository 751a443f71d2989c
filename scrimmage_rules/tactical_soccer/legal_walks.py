"""All moves of many men at once, computed with sets of hexes (areas). It is the fast form of
`movement.can_walk_to_target`.

`can_walk_to_target` is the rule; a test in tests/properties compares the two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.tactical_soccer.actions import Move
from scrimmage_rules.tactical_soccer.pitch import PITCHES_KEPT, Area, Pitch
from scrimmage_rules.tactical_soccer.position import MEN, Man
from scrimmage_rules.tactical_soccer.rule_context_types import At


def list_moves_of_men(at: At[None], men: Iterable[tuple[Man, Hex]]) -> list[Move]:
    """Return all moves of some men with their hexes, man by man, moves without `via` first."""
    pitch, over_free_hexes = at.rules.pitch, _create_cached_move_search(at.rules.pitch)
    moves: list[Move] = []
    free, ball = ~pitch.find_occupied_area(at.position.men), _find_stopping_area(at)
    for man, start in men:
        near, ground = pitch.zone[start] & free, pitch.grounds[at.seat, man[0]]
        moves += over_free_hexes(man, start, near & ground, near & ball)
        if ball & (pitch.bit[start] | pitch.around[start]):
            moves += _list_moves_taking_loose_ball(at, man, start, ground & free)
    return moves


def _find_stopping_area(at: At[None]) -> Area:
    """Return the hex of the loose ball as an area (a set of hexes), if a man who walks onto it must stop (TS-A52).

    In other cases, return an empty area.
    """
    if at.position.loose is None or at.rules.reading["TS-A52"] == "own-action":
        return 0
    return at.rules.pitch.bit[at.position.loose]


@lru_cache(maxsize=PITCHES_KEPT)
def _create_cached_move_search(pitch: Pitch) -> Callable[[Man, Hex, Area, Area], tuple[Move, ...]]:
    """Return a cached function that lists a man's moves over free hexes. Each cached answer takes about 300 bytes."""

    @lru_cache(maxsize=len(MEN))
    def list_all_moves(man: Man) -> dict[Hex, Move]:
        return {place: Move(man, place) for place in pitch.bit}

    @lru_cache(maxsize=len(pitch.bit))
    def list_ways(start: Hex) -> list[tuple[Hex, Area, Area]]:
        """Return three values for each hex within two steps of the start.

        They are the hex, its area (a set of one hex), and the area of all hexes that can be the first step to it.
        """
        first = pitch.around[start]
        return [
            (place, pitch.bit[place], first & (pitch.bit[place] | pitch.around[place]))
            for place in pitch.hexes(pitch.zone[start])
        ]

    @lru_cache(maxsize=1 << 15)
    def over_free_hexes(man: Man, start: Hex, free: Area, ball: Area) -> tuple[Move, ...]:
        moves, steps = list_all_moves(man), free & ~ball
        return tuple(
            [moves[place] for place, target, by in list_ways(start) if target & free and (by & steps or by & target)]
        )

    return over_free_hexes


def _list_moves_taking_loose_ball(at: At[None], man: Man, start: Hex, free: Area) -> list[Move]:
    """Return the moves of a man over or next to the loose ball that take the ball."""
    loose, pitch = at.position.loose, at.rules.pitch
    assert loose is not None
    if loose == start:
        return [Move(man, start)]
    if at.rules.reading["TS-A52"] != "enter-hex" or not pitch.bit[loose] & free:
        return []
    ends = free | pitch.bit[start]
    return [Move(man, place, loose) for place in pitch.next_to[loose] if pitch.bit[place] & ends]
