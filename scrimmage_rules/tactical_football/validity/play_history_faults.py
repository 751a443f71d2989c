"""Faults of the record since the snap: crossings, passes, changes of play, shown markers (9.4, 13)."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.passing.eligibility import has_uncommitted_lateral_phase
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import NO_FORWARD_PASS
from scrimmage_rules.tactical_football.position import NOTHING_YET, Loose, Position, Snapped
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import LongPass, Movement, Recovery


def find_play_history_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield every fault of the events since the snap."""
    snap = position.snap
    if snap is None:
        if position.so_far != NOTHING_YET:
            yield Fault("9.2.D.2", "before-the-snap", "/so_far")
        if position.turn.begun or position.turn.changed:
            yield Fault("13.H.1", "before-the-snap", "/turn")
        return
    yield from _find_pass_history_faults(rules, position, snap)
    yield from _find_line_crossing_faults(rules, position, snap)
    yield from _find_play_change_faults(rules, position, snap)
    yield from _find_coverage_marker_faults(position)


# ---- passes that were thrown


def _find_pass_history_faults(rules: Rules, position: Position, snap: Snapped) -> Iterator[Fault]:
    so_far, throw, plan = position.so_far, position.turn.throw, position.plans.offense
    since = position.turn.number - snap.turn
    if so_far.forward_tried and not since:
        yield Fault("9.4.S.1", "in-the-snap-game-turn", "/so_far/forward_tried")
    if so_far.lateral_caught and not since and not has_uncommitted_lateral_phase(rules, "snap"):
        yield Fault("9.4.S.1", "in-the-snap-game-turn", "/so_far/lateral_caught")
    thrown = throw is not None and throw.kind == "forward" and throw.length == "thrown"
    if thrown and not so_far.forward_tried:
        yield Fault("9.4.S.3", "forward-pass-thrown", "/so_far/forward_tried")
    if so_far.forward_tried and plan is not None:
        if not plan.shown:
            yield Fault("13.F.1", "marker-not-shown", "/plans/offense/shown")
        if plan.play in NO_FORWARD_PASS and not so_far.changes:
            yield Fault("13.1.C.nopass", "no-forward-pass", "/so_far/forward_tried")


# ---- the line


def _find_line_crossing_faults(rules: Rules, position: Position, snap: Snapped) -> Iterator[Fault]:
    """Yield a fault for an unrecorded ineligible man beyond the line, or a crossing with a hidden marker (TF-A66)."""
    so_far, plan = position.so_far, position.plans.offense
    men, row = position.men.offense.on, rules.field.row
    hard = rules.reading["TF-A66"] == "hard-ban"
    beyond = any(row[man.at] > position.line and label not in snap.receivers for label, man in men.items())
    if hard if so_far.ineligible_across else beyond:
        yield Fault("9.4.Y.1", "ineligible-across", "/so_far/ineligible_across")
    if so_far.carried_across and plan is not None and not plan.shown:
        yield Fault("13.F.1", "marker-not-shown", "/plans/offense/shown")


# ---- changes of play


def _find_play_change_faults(rules: Rules, position: Position, snap: Snapped) -> Iterator[Fault]:
    turn, changes, plan = position.turn, position.so_far.changes, position.plans.offense
    since = turn.number - snap.turn
    if not since and turn.begun:
        yield Fault("13.H.1", "in-the-snap-game-turn", "/turn")
    most = 1 if rules.reading["TF-A79"] == "one-change" else since
    if not turn.changed <= changes <= min(most, since - (not turn.changed) if since else 0):
        yield Fault("13.H.1", "changes", "/so_far/changes")
    if changes and plan is not None and not plan.shown:
        yield Fault("13.H.2", "marker-not-shown", "/plans/offense/shown")


# ---- the coverage marker


def _find_coverage_marker_faults(position: Position) -> Iterator[Fault]:
    """Yield a fault for a coverage marker that is face up too early, or still face down when a forward pass requires it
    face up (13.G).
    """
    plan, throw, stage = position.plans.defense, position.turn.throw, position.stage
    if plan is None:
        return
    forward = throw is not None and throw.kind == "forward"
    late = throw is not None and throw.length != "open"
    if plan.shown and not (position.so_far.forward_tried or (forward and late)):
        yield Fault("13.G.2", "shown-without-a-forward-pass", "/plans/defense/shown")
    defensive = isinstance(stage, LongPass) or (isinstance(stage, Recovery | Movement) and stage.side == "defense")
    if forward and defensive and not plan.shown and not isinstance(position.ball, Loose):
        yield Fault("13.G.1", "not-shown", "/plans/defense/shown")
    if position.so_far.forward_tried and not forward and not plan.shown:
        yield Fault("13.G.1", "not-shown", "/plans/defense/shown")
