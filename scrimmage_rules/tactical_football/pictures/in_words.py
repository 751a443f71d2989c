"""What a picture of the table cannot show, in words: what is due, the ball, the markers, points, men off the field."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.pictures.men import said_of
from scrimmage_rules.tactical_football.position import Carried, Down, OnTheGround, Position
from scrimmage_rules.tactical_football.stages import Label

_TYPES = {
    "set-up": "set-up", "undecided": "Game-Turn", "pre-contact": "Pre-Contact turn", "snap": "Snap turn",
    "contact": "Contact turn", "pass": "Pass turn",
}  # fmt: skip

_DUE = {
    "coin-toss": "The coin is tossed", "sides": "The winner of the toss chooses his side",
    "objective": "The offense rolls for its objective", "line-up": "{side} chooses eleven men",
    "set-up": "{side} places its men", "huddle": "The offense chooses its play in the huddle",
    "game-turn": "The offense calls the Game-Turn", "play-selection": "{side} chooses its markers",
    "positioning": "{side} moves", "snap": "The offense snaps the ball", "movement": "{side} moves and makes contacts",
    "recovery": "{side} rolls for its neutralized men", "commitment": "The offense may commit itself to a pass",
    "passive-contact": "The offense resolves passive contacts",
    "pass-targets": "The offense records two target hexes", "short-pass": "A short pass may be thrown",
    "long-pass": "A long pass is to be thrown", "over": "The play is over",
}  # fmt: skip
"""What the table waits for, by phase."""

_DOWN = {
    "neutralized": "the man who carried it was neutralized", "out-of-bounds": "it was carried out of bounds",
    "downed": "it was downed", "no-snap": "the ball could not be snapped", "no-pass": "no pass could be thrown",
    "fumble": "it was fumbled",
}  # fmt: skip


def headings(position: Position) -> tuple[str, str]:
    """What stands above the map: who needs what, and which Game-Turn it is."""
    needed = f", {position.objective} to gain" if position.objective else ""
    offense = f"{position.offense} attacks{needed}" if position.offense else "no sides yet"
    turn = _TYPES[position.turn.type]
    return offense, f"{turn} {position.turn.number}" if position.turn.number else turn


def told(position: Position, left: dict[Label, int]) -> Iterator[str]:
    """What is due; where the ball is; markers and targets; points left; who is off the field."""
    side = str(getattr(position.stage, "side", ""))
    yield _DUE[position.phase].format(side=f"The {side}")
    yield f"The Line of Scrimmage lies between the rows {position.line} and {position.line + 1}"
    yield from _ball(position)
    yield from (_plan(position, role) for role in ROLES if position.plans.of(role) is not None)
    if position.targets:
        yield f"Target hexes recorded: {' and '.join(position.targets)}"
    if left:
        yield f"Points left: {', '.join(f'{label} {points}' for label, points in left.items())}"
    for role in ROLES:
        yield from _gone(position, role)


def who_stands_where(position: Position) -> Iterator[str]:
    """Every man on the field."""
    for role in ROLES:
        for label, man in position.men.of(role).on.items():
            yield said_of(role, label, man)


def _ball(position: Position) -> Iterator[str]:
    ball = position.ball
    if isinstance(ball, OnTheGround):
        yield f"The ball is on {ball.at}"
    elif isinstance(ball, Carried):
        dummies = f"; dummy balls with {' and '.join(ball.dummies)}" if ball.dummies else ""
        yield f"{ball.by} has the ball{dummies}"
    elif isinstance(ball, Down):
        yield f"The ball is down on {ball.at}: {_DOWN[ball.why]}"


def _plan(position: Position, role: Role) -> str:
    plan = position.plans.of(role)
    assert plan is not None
    return f"Markers of the {role}: {plan.line}, {plan.play}{' (shown)' if plan.shown else ''}"


def _gone(position: Position, role: Role) -> Iterator[str]:
    team = position.men.of(role)
    if team.off:
        yield f"Off the field, {role}: {', '.join(team.off)}"
    if team.injured:
        yield f"Injured, {role}: {', '.join(team.injured)}"
