"""The reasons for which a position is invalid, each with the broken clause.

The game and its men are checked first, then the play, then the stage. Each of these parts is checked only if the parts
before it are valid.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.field import ROLES, Hex, Role
from scrimmage_rules.tactical_football.fumbling.loose_ball_runner import blocks_hex_of_loose_ball
from scrimmage_rules.tactical_football.game_scenarios.injuries import list_banned_men
from scrimmage_rules.tactical_football.men import ELEVEN
from scrimmage_rules.tactical_football.movement.movers import find_men_passing_through
from scrimmage_rules.tactical_football.position import Down, Loose, Position, Team
from scrimmage_rules.tactical_football.sequence_of_play.end_of_play import is_several_play_game_over
from scrimmage_rules.tactical_football.set_up.placement import may_huddle_in_hex
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Huddle, LineUp, ReturnOfInjuredMan, SetUp
from scrimmage_rules.tactical_football.validity.game_faults import BEFORE_MEN, find_game_faults
from scrimmage_rules.tactical_football.validity.play_faults import find_play_faults
from scrimmage_rules.tactical_football.validity.stage_faults import find_stage_faults
from scrimmage_rules.tactical_football.zones_of_control import is_before_snap

NOBODY_YET = (LineUp("offense"), ReturnOfInjuredMan("offense"))


def find_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield every fault of a position, in the order of the rulebook's chapters."""
    for part in (
        find_game_faults,
        _find_faults_of_line_ups,
        _find_faults_of_hexes_and_markers_of_men,
        find_play_faults,
        find_stage_faults,
    ):
        found = list(part(rules, position))
        yield from found
        if found:
            return


# ---- the men


def _find_faults_of_line_ups(rules: Rules, position: Position) -> Iterator[Fault]:
    for role in ROLES:
        team, known = position.men.of(role), rules.men[role]
        everybody = (*team.on, *team.off, *team.injured)
        for label in everybody:
            if label not in known:
                yield Fault("4.1.1", "no-such-man", f"/men/{role}/on/{label}")
        waiting = position.stage.left if isinstance(position.stage, SetUp) and position.stage.side == role else ()
        if len(set(everybody)) < len(everybody) or not set(everybody).isdisjoint(waiting):
            yield Fault("3.3.1", "man-twice", f"/men/{role}")
        if not {*team.on, *team.off, *team.injured, *waiting}.isdisjoint(list_banned_men(position, role)):
            yield Fault("14.37.1", "injured-before", f"/men/{role}")
        if len(everybody) + len(waiting) != _compute_required_number_of_men(position, role):
            yield Fault("4.1.1", "not-eleven", f"/men/{role}/on")


def _compute_required_number_of_men(position: Position, role: Role) -> int:
    """Return the number of a side's men at this stage, on the field, off it, or waiting to be placed."""
    stage = position.stage
    if isinstance(stage, BEFORE_MEN) or stage in NOBODY_YET or is_several_play_game_over(position):
        return 0
    early = isinstance(stage, LineUp | ReturnOfInjuredMan | Huddle) or (
        isinstance(stage, SetUp) and stage.side == "offense"
    )
    return 0 if role == "defense" and early else ELEVEN


def _find_faults_of_hexes_and_markers_of_men(rules: Rules, position: Position) -> Iterator[Fault]:
    early = is_before_snap(position)
    for role in ROLES:
        team = position.men.of(role)
        for label, man in sorted(team.on.items()):
            path = f"/men/{role}/on/{label}"
            if man.at not in rules.field.row:
                yield Fault("3.1.1", "no-such-hex", path)
                return
            if early:
                yield from _find_faults_before_snap(rules, position, role, label)
            if man.hit and man.neutralized:
                yield Fault("T.contact.Dh.1", "hit-and-neutralized", path)
        yield from _find_stacking_faults(rules, position, role, team)


def _find_faults_before_snap(rules: Rules, position: Position, role: Role, label: str) -> Iterator[Fault]:
    """Yield a fault for a man over the line or contacted before the snap (4.2.2, 5.11.0)."""
    man, path = position.men.of(role).on[label], f"/men/{role}/on/{label}"
    if rules.field.side_of_line(position.line, man.at) != role:
        yield Fault("4.2.2", "over-the-line", path)
    if man.hit or man.neutralized:
        yield Fault("5.11.0", "contacted-before-the-snap", path)


def _find_stacking_faults(rules: Rules, position: Position, role: Role, team: Team) -> Iterator[Fault]:
    """Yield a fault for two men of a side in one hex outside the huddle, unless one passes through (7.5.1, 14.13.1).

    A play can end while a man passes through a hex: the ball is downed, is over the goal line, or is dead on the line
    (TF-A78). Such a position has no fault (8.6.L.1, 14.32.event.1). In the hex of a fumbled ball, only men who keep
    their teammates out count (12.C2, TF-E31).
    """
    if isinstance(position.ball, Down) and position.ball.why in ("downed", "touchdown", "forbidden"):
        return
    passing = find_men_passing_through(position)
    for place, labels in sorted(stack for stack in team.by_hex.items() if len(stack[1]) > 1):
        staying = sorted(label for label in labels if (role, label) not in passing)
        if role == "defense" and place == _find_hex_of_fumbled_ball(position):
            staying = [label for label in staying if blocks_hex_of_loose_ball(rules, position, label)]
        huddle = is_before_snap(position) and may_huddle_in_hex(rules, position.line, place)
        if len(staying) > 1 and not huddle:
            yield Fault("7.5.1", "two-in-a-hex", f"/men/{role}/on/{staying[1]}")


def _find_hex_of_fumbled_ball(position: Position) -> Hex | None:
    """Return the hex where the ball lies loose, or was loose until its recovery."""
    ball = position.ball
    if isinstance(ball, Loose) or (isinstance(ball, Down) and ball.why == "fumble"):
        return ball.at
    return None
