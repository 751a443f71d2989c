"""`Then` steps of tactical-football for hand-offs, loose balls, passes, and events since the snap."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import Expected, ensure_game_started
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.given_ball_transfers import SO_FAR
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.rule_query_steps import send_query_without_game
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import parse_label

then = VOCABULARY.then


# ---- hand-offs and fumbles


STEPS.register_expectations({
    # One that has been made: others are the offense's own.
    "a hand-off from {man:word} to {to:word} is shown":
        {"/view/stage/hand_offs": Expected("contains", [{"man": "{man:label}", "to": "{to:label}", "made": True}])},
    "no hand-off is shown": {"/view/stage/hand_offs": []},
    "the ball is shown loose on {place:word}": {"/view/ball": Expected("covers", {"is": "loose", "at": "{place:hex}"})},
})  # fmt: skip


STEPS.register_position_expectations({
    # ---- hand-offs and fumbles
    "nobody of the offense has a dummy ball": {"/ball/dummies": []},
    "the ball is loose on {place:word}": {"/ball": Expected("covers", {"is": "loose", "at": "{place:hex}"})},
    "the defense is to pick up the ball": {"/stage/phase": "pick-up"},
    "the defense is to try an interception": {"/stage/phase": "interception"},
    # ---- how a play has ended
    "the play has ended with {end}": {"/ball": Expected("covers", {"is": "down", "why": "{end:end}"})},
    "the ball is the defense's": {"/ball": Expected("covers", {"is": "down", "held_by": "defense"})},
    "the ball is still the offense's": {"/ball": Expected("covers", {"is": "down", "held_by": "offense"})},
    # ---- what the play has brought
    "the ball has not been carried across the line": {"/so_far/carried_across": False},
    "no forward pass has been tried": {"/so_far/forward_tried": False},
    "the play has been changed {times:n} times": {"/so_far/changes": "{times}"},
    "the ball-play marker has been turned up": {"/plans/offense/shown": True},
    "the ball-play marker has not been turned up": {"/plans/offense/shown": False},
    "the coverage marker has been turned up": {"/plans/defense/shown": True},
    "the coverage marker has not been turned up": {"/plans/defense/shown": False},
    # ---- the points of a pass
    # What is left of the points that he has not spent in the movement, once the pass is thrown.
    "the offense's {man:word} has kept {points:n} points": {"/turn/throw/points/{man:label}": "{points}"},
    # ---- what the snap has fixed
    # The passers or the receivers.
    "the eligible {what:word} of the snap are {men}": {"/snap/{what}": Expected("same-set", "{men:labels}")},
})  # fmt: skip


# ---- what the play has brought


def _create_event_expectation(field: str) -> Any:
    def expect_event(table: Table) -> None:
        table.expect_position(f"/so_far/{field}", "equals", True)

    return expect_event


for _sentence, _field in SO_FAR.items():
    then(_sentence)(_create_event_expectation(_field))


# ---- the points of a pass


def _query_pass_points(table: Table, man: str, to: str, **more: str) -> None:
    """Query the points of a pass in the current position, under the options of the game and with the true target."""
    ensure_game_started(table)
    send_query_without_game(
        table, "pass-points", position=table.position(), passer=parse_label(man), receiver=parse_label(to), **more
    )


@then("the net points of a pass from {man:word} to {to:word} are {net:n}")
def _expect_net_points(table: Table, man: str, to: str, net: int) -> None:
    _query_pass_points(table, man, to)
    table.expect("/value/net", "equals", net)


ITEMS = ("passer", "receiver", "distance", "target", "men at the passer", "men at the receiver", "overlapping zones")
"""Items of the net points of a pass: the passer, the receiver, then the items of the printed schedule in its order."""


@then("the points of a pass from {man:word} to {to:word} are")
def _expect_point_items(table: Table, man: str, to: str, rows: list[list[str]]) -> None:
    """Expect the items of the net points of a pass, given as rows of: item, points. Deductions are negative, and
    missing items are zero.
    """
    _query_pass_points(table, man, to)
    given = dict(rows if rows[0] != ["item", "points"] else rows[1:])
    if not set(given).issubset(ITEMS):
        raise MisusedStep(
            f"not an item of the net points: {sorted(set(given) - set(ITEMS))}; write only these items: "
            f"{', '.join(ITEMS)}"
        )
    table.expect("/value/items", "equals", [{"item": item, "points": int(given.get(item, 0))} for item in ITEMS])
