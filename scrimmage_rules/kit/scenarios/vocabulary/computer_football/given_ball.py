"""Given steps for the call and its disclosure, the ball, the end of the game, and settings."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.given_steps import OUT_OF_PLAY, at_least
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    STEPS,
    VOCABULARY,
    all_known,
    drafted_man,
    drafted_side,
    shown,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import man_of, square_of
from scrimmage_rules.kit.scenarios.vocabulary.shared import draft_position

given = VOCABULARY.given


STEPS.draft({
    # ---- the call, and what is known of it
    "the call is a run by {man:word}": {"/call": {"run": "{man}", "zone": None}, "/carrier": "{man:man_of_offense}"},
    # The type, the carrier or the zone, regardless of the turns played: for invalid positions.
    "the {what:word} is hidden from the defense": {"/known/{what}": False},
    # The type, the carrier or the zone, and nothing that goes with it: for invalid positions.
    "the {what:word} alone is known to the defense": {"/known/{what}": True},
    "nothing has been called": {"/call": None, "/carrier": None},
    # ---- the ball
    "the ball has changed hands": {"/changed": True},
    "the ball has not changed hands": {"/changed": False},
    "{who:seat}'s {man:word} has got to the ball": {"/reached/{who:side}": "{who man:label}"},
})  # fmt: skip


@given("the call is a pass to zone {zone:n}")
def _pass(table: Table, zone: int) -> None:
    draft_position(table).update(call={"run": None, "zone": zone}, carrier=man_of("offense", "Q"))


@given("the {what:word} is known to the defense")
def _known(table: Table, what: str) -> None:
    """Draft the type, the carrier or the zone as known: the zone implies all, and a runner who is not Q the type."""
    position = draft_position(table)
    position["known"][what] = True
    if what == "carrier":
        shown(position)
    if what == "zone":
        all_known(position)


# ---- the ball


@given("{who:seat}'s {man:word} has the ball")
def _holds(table: Table, who: str, man: str) -> None:
    """Draft the carrier; in the hands of the defense the ball has changed sides, which all seats know."""
    position = draft_position(table)
    carrier = drafted_man(table, who, man)
    position.update(carrier=carrier, air=None, loose=None, fumbled_by=None)
    if carrier["of"] == "defense":
        position["changed"] = True
        shown(position)


@given("a pass to zone {zone:n} is in the air over {place:word}")
def _air(table: Table, zone: int, place: str) -> None:
    position = draft_position(table)
    position.update(phase="move", call={"run": None, "zone": zone}, carrier=None, air=square_of(place))
    all_known(position)
    at_least(table, 1)


@given("the ball lies loose on {place:word} fumbled by {who:seat}")
def _loose(table: Table, place: str, who: str) -> None:
    position = draft_position(table)
    shown(position)
    position.update(carrier=None, loose=square_of(place), fumbled_by=drafted_side(table, who))


@given("the scramble was {result:word}")
def _scramble(table: Table, result: str) -> None:
    """Draft the result of a scramble on a pass play, after the call; a forced throw is still to come."""
    position = draft_position(table)
    if position["call"]["zone"] is None:
        raise Misused("only a pass play has a scramble: say first that the call is a pass")
    position["scramble"] = result
    at_least(table, 1)
    if result == "throw" and position["carrier"] and position["mover"] == "offense":
        position["phase"] = "throw"


@given("{who:seat} has won by a {score:word}")
def _won(table: Table, who: str, score: str) -> None:
    position = draft_position(table)
    position.update(phase="over", winner=who, score=score, **OUT_OF_PLAY)
    all_known(position)


# ---- settings


@given("the limits are {lower:n} to {upper:n}")
def _limits(table: Table, lower: int, upper: int) -> None:
    table.given.setdefault("settings", {})["limits"] = [lower, upper]


@given("the replay speed is {speed:word}")
def _speed(table: Table, speed: str) -> None:
    table.given.setdefault("settings", {})["replay_speed"] = speed


@given("sounds are muted")
def _mute(table: Table) -> None:
    table.given.setdefault("settings", {})["mute"] = True
