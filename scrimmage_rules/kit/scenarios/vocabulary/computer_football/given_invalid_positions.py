"""Given: what no game comes to, one thing at a time, whatever the rest of the draft says."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    VOCABULARY,
    drafted_man,
    drafted_side,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import man_of, square_of
from scrimmage_rules.kit.scenarios.vocabulary.shared import draft_position

given = VOCABULARY.given


# ---- before the call


@given("nobody was drawn to begin")
def _no_offense(table: Table) -> None:
    draft_position(table)["offense"] = None


@given("no goal was drawn")
def _no_goal(table: Table) -> None:
    draft_position(table)["eastward"] = None


@given("both a run by {man:word} and a pass to zone {zone:n} are called")
def _both(table: Table, man: str, zone: int) -> None:
    draft_position(table).update(call={"run": man, "zone": zone}, carrier=man_of("offense", man))


@given("neither a run nor a pass is called")
def _neither(table: Table) -> None:
    draft_position(table)["call"] = {"run": None, "zone": None}


# ---- the turn


@given("the phase is {phase:word}")
def _phase(table: Table, phase: str) -> None:
    draft_position(table)["phase"] = phase


@given("it is nobody's turn")
def _nobody(table: Table) -> None:
    draft_position(table)["mover"] = None


@given("{who:seat} is said to be the mover")
def _mover(table: Table, who: str) -> None:
    draft_position(table)["mover"] = drafted_side(table, who)


@given("{left:n} of {allotment:n} squares are left already")
def _drawn(table: Table, left: int, allotment: int) -> None:
    draft_position(table).update(allotment=allotment, left=left)


@given("no squares are drawn for the turn")
def _not_drawn(table: Table) -> None:
    draft_position(table)["allotment"] = None


@given("a man {label:word} has used {squares:n} squares")
def _somebody(table: Table, label: str, squares: int) -> None:
    draft_position(table)["used"][label] = squares


@given("the scramble is said to have been {result:word}")
def _scrambled(table: Table, result: str) -> None:
    draft_position(table)["scramble"] = result


# ---- the ball, and who is pale


@given("nobody has the ball")
def _no_ball(table: Table) -> None:
    draft_position(table).update(carrier=None, air=None, loose=None)


@given("{who:seat}'s {man:word} is said to have the ball")
def _carrier(table: Table, who: str, man: str) -> None:
    draft_position(table)["carrier"] = drafted_man(table, who, man)


@given("another ball lies loose on {place:word}")
def _second_ball(table: Table, place: str) -> None:
    draft_position(table)["loose"] = square_of(place)


@given("another ball is in the air over {place:word}")
def _ball_in_the_air(table: Table, place: str) -> None:
    draft_position(table)["air"] = square_of(place)


@given("{who:seat} is said to have fumbled")
def _fumbled(table: Table, who: str) -> None:
    draft_position(table)["fumbled_by"] = drafted_side(table, who)


@given("nobody has fumbled")
def _not_fumbled(table: Table) -> None:
    draft_position(table)["fumbled_by"] = None


@given("{who:seat}'s {man:word} is marked by nobody")
def _pale_from_nobody(table: Table, who: str, man: str) -> None:
    position = draft_position(table)
    position["marks"] = [*position["marks"], {**drafted_man(table, who, man), "by": []}]


@given("the pale men are listed backwards")
def _backwards(table: Table) -> None:
    draft_position(table)["marks"].reverse()


# ---- the end


@given("nobody has won")
def _nobody_won(table: Table) -> None:
    draft_position(table)["winner"] = None


@given("nothing has been scored")
def _no_score(table: Table) -> None:
    draft_position(table)["score"] = None


@given("{who:seat} is said to have won")
def _winner(table: Table, who: str) -> None:
    draft_position(table)["winner"] = who
