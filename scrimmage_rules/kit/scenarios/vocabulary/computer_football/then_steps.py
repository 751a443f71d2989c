"""`Then` steps of computer-football for men and ball, the turn, the start of the next play, and disclosures."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    STEPS,
    VOCABULARY,
    find_man_in_current_position,
    request_role_of_side,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import (
    NEEDS,
    parse_square,
    sort_pale_marks,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import expect_need, parse_name_list

then = VOCABULARY.then


STEPS.register_position_expectations({
    "{who:seat}'s {man:word} stands on {place:word}": {"{who man:place_now}": "{place:square}"},
    "{who:seat}'s {man:word} is off the field": {"{who man:place_now}": None},
    "{who:seat} is on offense": {"/offense": "{who}"},
    "the scrimmage line is {line:n} and the first-down line {first_down:n}":
        {"/line": "{line}", "/first_down": "{first_down}"},
    "it is down {down:n}": {"/down": "{down}"},
    "it is play {play:n}": {"/play": "{play}"},
    "{who:seat}'s {man:word} has the ball": {"/carrier": "{who man:man_now}"},
    "nobody has the ball": {"/carrier": None},
    "the ball has changed hands": {"/changed": True},
    "the ball has not changed hands": {"/changed": False},
    "{who:seat}'s {man:word} has got to the ball": {"/reached/{who:side_now}": "{who man:label_now}"},
    "none of {who:seat}'s men has got to the ball": {"/reached/{who:side_now}": None},
    "no ball is in the air": {"/air": None},
    "no ball lies loose": {"/loose": None},
    "nobody has fumbled": {"/fumbled_by": None},
    "the ball is in the air over {place:word}": {"/air": "{place:square}"},
    "the ball lies loose on {place:word} fumbled by {who:seat}":
        {"/loose": "{place:square}", "/fumbled_by": "{who:side_now}"},
    "it is {who:seat}'s turn": {"/mover": "{who:side_now}"},
    "it is nobody's turn": {"/mover": None},
    "{left:n} of {allotment:n} squares are left": {"/left": "{left}", "/allotment": "{allotment}"},
    ("{who:seat}'s {man:word} has used {squares:n} square", "{who:seat}'s {man:word} has used {squares:n} squares"):
        {"/used/{who man:label_now}": "{squares}"},
    (
        "{who:seat} has finished {ours:n} turn and {other:seat} {theirs:n}",
        "{who:seat} has finished {ours:n} turns and {other:seat} {theirs:n}",
    ): {"/turns": {"{who:side_now}": "{ours}", "{other:side_now}": "{theirs}"}},
    # The type, the carrier or the zone.
    "the {what:word} is known to the defense": {"/known/{what}": True},
    # The type, the carrier or the zone.
    "the {what:word} is hidden from the defense": {"/known/{what}": False},
    "nobody is pale": {"/marks": []},
    # ---- the call, the score, what is over
    "the call is a run by {man:word}": {"/call": {"run": "{man}", "zone": None}},
    "the call is a pass to zone {zone:n}": {"/call": {"run": None, "zone": "{zone}"}},
    "nothing has been called": {"/call": None},
    "the runner called is {man:word}": {"/call/run": "{man}"},
    "the zone called is {zone:n}": {"/call/zone": "{zone}"},
    "{who:seat} goes east": {"/eastward": "{who}"},
    "the score is a {score:word}": {"/score": "{score}"},
    "the winner is {who:seat}": {"/winner": "{who}"},
    "nobody has won": {"/winner": None},
    "the scramble was {result:word}": {"/scramble": "{result}"},
    "nobody has scrambled": {"/scramble": None},
    # ---- squares and chance
    "nobody has used a square": {"/used": {}},
    "no squares are left": {"/left": 0},
    "the squares of the turn are not drawn yet": {"/allotment": None},
})  # fmt: skip


@then("{who:seat}'s men stand on")
def _expect_squares(table: Table, who: str, rows: list[list[str]]) -> None:
    """Expect all men of a side on squares, given as a row of men and a row of squares."""
    men = {man: parse_square(place) for man, place in zip(*rows, strict=True)}
    table.expect_position(f"/men/{request_role_of_side(table, who)}", "equals", men)


@then("{who:seat}'s {man:word} is pale from {by}")
def _expect_pale_man(table: Table, who: str, man: str, by: str) -> None:
    table.expect_position(
        "/marks", "contains", [{**find_man_in_current_position(table, who, man), "by": parse_name_list(by)}]
    )


@then("exactly these men are pale: {men}")
def _expect_pale_men(table: Table, men: str) -> None:
    """Expect exactly these blocked men, who are drawn pale, with their blockers: `yellow's T1 from F; yellow's G1 from
    SE and TE`, or `none`.
    """
    marks = []
    for each in [] if men == "none" else men.split("; "):
        mark, _, by = each.partition(" from ")
        who, man = mark.split("'s ")
        marks.append({**find_man_in_current_position(table, who, man), "by": parse_name_list(by)})
    table.expect_position("/marks", "equals", sort_pale_marks(marks))


# ---- squares and chance


@then("{what} is to be drawn")
@then("{what} are to be drawn")
def _expect_needed_chance(table: Table, what: str) -> None:
    """Expect the chance that the action needs: `a tackle`, `the catch`, `the squares of the turn`."""
    if what not in NEEDS:
        raise MisusedStep(f"not a kind of chance: {what!r}; write one of {', '.join(NEEDS)}")
    expect_need(table, *NEEDS[what])
