"""Picture of a position: the field lengthwise, the ball and its direction. North defends the left end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from coin_and_yards.position import FIELD, SIDES, Position, Rules, call_of
from scrimmage_rules.drawing.boards import render_board

YARD, TOP, TALL = 24, 34, 72
WIDTH = FIELD * YARD
MIDDLE = TOP + TALL // 2


def board(_rules: Rules, position: Position) -> str:
    """Return the picture of a position as one SVG text."""
    headings = ("Coin and Yards", "game over" if position.phase == "over" else f"down {position.down} of 3")
    return render_board("board plain", (WIDTH, TOP + TALL), headings, _told(position), (), _drawn(position))


def _told(position: Position) -> list[str]:
    """Return the situation in words: the ball, the yards to go, and the calls."""
    if position.phase == "over":
        return [f"{position.offence} has won"]
    if position.offence is None:
        return ["The coin says who has the ball first"]
    called = ((side, call_of(position, side)) for side in SIDES)
    calls = [f"{side} has called {call}" for side, call in called if call is not None]
    return [f"{position.offence} has the ball, {position.to_go} to go", *calls]


def _drawn(position: Position) -> Iterator[str]:
    yield f'<rect class="turf" x="0" y="{TOP}" width="{WIDTH}" height="{TALL}" fill="#3d8b4f"/>'
    for yard in range(1, FIELD):
        thick = 2 if yard % 5 == 0 else 0.5
        yield f'<path d="M{yard * YARD} {TOP}v{TALL}" stroke="#fff" stroke-width="{thick}"/>'
    if position.offence is not None:
        yield from _ball(position)


def _ball(position: Position) -> Iterator[str]:
    """Yield the ball, and an arrow towards the goal line that the offence attacks."""
    north = position.offence == "north"
    x, way = (FIELD - position.to_go if north else position.to_go) * YARD, 1 if north else -1
    shaft, head = f"M{x} {MIDDLE}h{30 * way}", f"m{-8 * way} -6l{8 * way} 6l{-8 * way} 6"
    yield f'<path class="arrow" d="{shaft}{head}" stroke="#222" stroke-width="2" fill="none"/>'
    yield f'<ellipse class="ball" cx="{x}" cy="{MIDDLE}" rx="12" ry="8" fill="#7a3b12" stroke="#fff"/>'


PICTURES: Mapping[str, Callable[..., str]] = {"board": board}
"""Functions that draw the pictures of this ruleset, by name."""
