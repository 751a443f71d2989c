"""The description of a position in words: the due action, ball, markers, points, and men off the field."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.pictures.men_picture import describe_man, sort_numbers
from scrimmage_rules.tactical_football.position import SEATS, Carried, Down, Loose, OnTheGround, Position
from scrimmage_rules.tactical_football.stages import Label

TYPES = {
    "set-up": "set-up", "undecided": "Game-Turn", "pre-contact": "Pre-Contact turn", "snap": "Snap turn",
    "contact": "Contact turn", "pass": "Pass turn",
}  # fmt: skip

DUE = {
    "coin-toss": "The coin is tossed", "sides": "The winner of the toss chooses his side",
    "objective": "The offense rolls for its objective", "line-up": "{side} chooses eleven men",
    "reactivation": "The other seat names an injured man of {side} who comes back",
    "set-up": "{side} places its men", "huddle": "The offense chooses its play in the huddle",
    "game-turn": "The offense calls the Game-Turn", "play-selection": "{side} chooses its markers",
    "positioning": "{side} moves", "snap": "The offense snaps the ball", "movement": "{side} moves and makes contacts",
    "recovery": "{side} rolls for its neutralized men", "commitment": "The offense may commit itself to a pass",
    "passive-contact": "The offense resolves passive contacts",
    "pass-targets": "The offense records two target hexes", "short-pass": "The offense may throw a short pass now",
    "long-pass": "The offense must throw its long pass now", "interception": "The defense may try an interception",
    "pick-up": "The defense names the man who takes the ball", "over": "The play is over",
}  # fmt: skip
"""Words for the expected action in each phase."""

DOWN = {
    "neutralized": "the carrier was neutralized", "out-of-bounds": "the carrier left the field",
    "downed": "the offense downed the ball", "no-snap": "the ball could not be snapped",
    "no-pass": "no pass could be thrown", "fumble": "the ball was fumbled",
    "incomplete": "the pass was not completed", "interception": "the pass was intercepted",
    "forbidden": "the ball-play marker did not allow the crossing of the line",
    "touchdown": "a touchdown was scored", "punt": "the ball was kicked",
}  # fmt: skip


def describe_headings_above_map(position: Position) -> tuple[str, str]:
    """Return the headings above the map: which seat attacks and how many hexes it needs, and the Game-Turn."""
    needed = f", {position.objective} to gain" if position.objective else ""
    offense = f"{position.offense} attacks{needed}" if position.offense else "no side is the offense yet"
    turn = TYPES[position.turn.type]
    return offense, f"{turn} {position.turn.number}" if position.turn.number else turn


def describe_position(position: Position, left: dict[Label, int]) -> Iterator[str]:
    """Yield lines on the expected action, the ball, markers, targets, points left and men off the field."""
    side = str(getattr(position.stage, "side", ""))
    yield DUE[position.phase].format(side=f"The {side}")
    yield f"The Line of Scrimmage lies between the rows {position.line} and {position.line + 1}"
    yield from _describe_down_and_points(position)
    yield from _describe_ball(position)
    yield from _describe_pass_and_hand_offs(position)
    yield from (_describe_markers(position, role) for role in ROLES if position.plans.of(role) is not None)
    if position.targets:
        yield f"Target hexes recorded: {' and '.join(position.targets)}"
    if left:
        yield f"Points left: {', '.join(f'{label} {points}' for label, points in left.items())}"
    for role in ROLES:
        yield from _describe_men_off_field(position, role)


def describe_men_on_field(position: Position) -> Iterator[str]:
    """Yield every man on the field."""
    for role in ROLES:
        team = position.men.of(role).on
        yield from (describe_man(role, label, team[label]) for label in sort_numbers(team))


def _describe_ball(position: Position) -> Iterator[str]:
    ball = position.ball
    if isinstance(ball, OnTheGround):
        yield f"The ball is on {ball.at}"
    elif isinstance(ball, Carried):
        dummies = f"; dummy balls with {' and '.join(ball.dummies)}" if ball.dummies else ""
        yield f"{ball.by} has the ball{dummies}"
    elif isinstance(ball, Loose):
        yield f"The ball is loose on {ball.at}: {ball.by} has lost it"
    elif isinstance(ball, Down):
        yield f"The ball is down on {ball.at}: {DOWN[ball.why]}"


def _describe_down_and_points(position: Position) -> Iterator[str]:
    """Return the down and the points of a game of several plays."""
    game = position.game
    if game is None:
        return
    points = ", ".join(f"{seat} {game.points.of(seat)}" for seat in SEATS)
    yield f"Possession {game.possession}, down {game.down}; the First Down marker is on line {game.first_down}"
    yield f"Victory Points: {points}"
    for seat in SEATS:
        banned = [f"{role} {label}" for role in ROLES for label in game.banned.of(seat).of(role)]
        if banned:
            yield f"Injured for {seat}: {', '.join(banned)}"


def _describe_pass_and_hand_offs(position: Position) -> Iterator[str]:
    """Yield lines on the pass and the hand-offs."""
    throw = position.turn.throw
    if throw is not None:
        aim = f" at {throw.target}" if throw.target else ""
        by = f", by {throw.passer}" if throw.passer else ""
        to = f" to {throw.receiver}" if throw.receiver else ""
        yield f"A {throw.kind} pass{aim}{by}{to}"
    if position.turn.changed:
        yield "The play was changed, so the ball may not move in this Game-Turn"
    for each in getattr(position.stage, "hand_offs", ()):
        yield f"A hand-off from {each.man} to {each.to}, {'made' if each.made else 'declared'}"


def _describe_markers(position: Position, role: Role) -> str:
    plan = position.plans.of(role)
    assert plan is not None
    return f"Markers of the {role}: {plan.line}, {plan.play}{' (shown)' if plan.shown else ''}"


def _describe_men_off_field(position: Position, role: Role) -> Iterator[str]:
    team = position.men.of(role)
    if team.off:
        yield f"Off the field, {role}: {', '.join(team.off)}"
    if team.injured:
        yield f"Injured, {role}: {', '.join(team.injured)}"
