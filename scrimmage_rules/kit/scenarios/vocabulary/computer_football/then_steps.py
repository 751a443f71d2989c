"""Then: where men and ball are, whose turn it is, what the next play starts from, what is known."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import VOCABULARY, man_now, side_now
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import NEEDS, in_order, square_of
from scrimmage_rules.kit.scenarios.vocabulary.shared import expect_need, names

then = VOCABULARY.then


@then("{who:seat} is on offense")
def _offense(table: Table, who: str) -> None:
    table.expect_position("/offense", "equals", who)


@then("the scrimmage line is {line:n} and the first-down line {first_down:n}")
def _line(table: Table, line: int, first_down: int) -> None:
    table.expect_position("/line", "equals", line)
    table.expect_position("/first_down", "equals", first_down)


@then("it is down {down:n}")
def _down(table: Table, down: int) -> None:
    table.expect_position("/down", "equals", down)


@then("it is play {play:n}")
def _play(table: Table, play: int) -> None:
    table.expect_position("/play", "equals", play)


@then("{who:seat}'s {man:word} stands on {place:word}")
def _stands(table: Table, who: str, man: str, place: str) -> None:
    table.expect_position(_place_of(table, who, man), "equals", square_of(place))


@then("{who:seat}'s men stand on")
def _all_stand(table: Table, who: str, rows: list[list[str]]) -> None:
    """A row of all its men and a row of their squares."""
    men = {man: square_of(place) for man, place in zip(*rows, strict=True)}
    table.expect_position(f"/men/{side_now(table, who)}", "equals", men)


@then("{who:seat}'s {man:word} is off the field")
def _off(table: Table, who: str, man: str) -> None:
    table.expect_position(_place_of(table, who, man), "equals", None)


def _place_of(table: Table, who: str, man: str) -> str:
    found = man_now(table, who, man)
    return f"/men/{found['of']}/{found['man']}"


@then("{who:seat}'s {man:word} has the ball")
def _holds(table: Table, who: str, man: str) -> None:
    table.expect_position("/carrier", "equals", man_now(table, who, man))


@then("nobody has the ball")
def _nobody(table: Table) -> None:
    table.expect_position("/carrier", "equals", None)


@then("the ball has changed hands")
def _changed(table: Table) -> None:
    table.expect_position("/changed", "equals", True)


@then("the ball has not changed hands")
def _not_changed(table: Table) -> None:
    table.expect_position("/changed", "equals", False)


@then("{who:seat}'s {man:word} has got to the ball")
def _reached(table: Table, who: str, man: str) -> None:
    found = man_now(table, who, man)
    table.expect_position(f"/reached/{found['of']}", "equals", found["man"])


@then("none of {who:seat}'s men has got to the ball")
def _none_reached(table: Table, who: str) -> None:
    table.expect_position(f"/reached/{side_now(table, who)}", "equals", None)


@then("no ball is in the air")
def _no_air(table: Table) -> None:
    table.expect_position("/air", "equals", None)


@then("no ball lies loose")
def _no_loose(table: Table) -> None:
    table.expect_position("/loose", "equals", None)


@then("nobody has fumbled")
def _no_fumble(table: Table) -> None:
    table.expect_position("/fumbled_by", "equals", None)


@then("the ball is in the air over {place:word}")
def _air(table: Table, place: str) -> None:
    table.expect_position("/air", "equals", square_of(place))


@then("the ball lies loose on {place:word} fumbled by {who:seat}")
def _loose(table: Table, place: str, who: str) -> None:
    table.expect_position("/loose", "equals", square_of(place))
    table.expect_position("/fumbled_by", "equals", side_now(table, who))


@then("it is {who:seat}'s turn")
def _turn(table: Table, who: str) -> None:
    table.expect_position("/mover", "equals", side_now(table, who))


@then("it is nobody's turn")
def _no_turn(table: Table) -> None:
    table.expect_position("/mover", "equals", None)


@then("{left:n} of {allotment:n} squares are left")
def _left(table: Table, left: int, allotment: int) -> None:
    table.expect_position("/left", "equals", left)
    table.expect_position("/allotment", "equals", allotment)


@then("{who:seat}'s {man:word} has used {squares:n} squares")
@then("{who:seat}'s {man:word} has used {squares:n} square")
def _used(table: Table, who: str, man: str, squares: int) -> None:
    table.expect_position(f"/used/{man_now(table, who, man)['man']}", "equals", squares)


@then("{who:seat} has finished {ours:n} turns and {other:seat} {theirs:n}")
@then("{who:seat} has finished {ours:n} turn and {other:seat} {theirs:n}")
def _finished(table: Table, who: str, ours: int, other: str, theirs: int) -> None:
    turns = {side_now(table, who): ours, side_now(table, other): theirs}
    table.expect_position("/turns", "equals", turns)


@then("the {what:word} is known to the defense")
def _known(table: Table, what: str) -> None:
    """The type, the carrier or the zone."""
    table.expect_position(f"/known/{what}", "equals", True)


@then("the {what:word} is hidden from the defense")
def _hidden(table: Table, what: str) -> None:
    """The type, the carrier or the zone."""
    table.expect_position(f"/known/{what}", "equals", False)


@then("{who:seat}'s {man:word} is pale from {by}")
def _pale(table: Table, who: str, man: str, by: str) -> None:
    table.expect_position("/marks", "contains", [{**man_now(table, who, man), "by": names(by)}])


@then("nobody is pale")
def _not_pale(table: Table) -> None:
    table.expect_position("/marks", "equals", [])


@then("the pale men are just {men}")
def _pale_men(table: Table, men: str) -> None:
    """`yellow's T1 from F; yellow's G1 from SE and TE`: these and no others, or `none`."""
    marks = []
    for each in [] if men == "none" else men.split("; "):
        mark, _, by = each.partition(" from ")
        who, man = mark.split("'s ")
        marks.append({**man_now(table, who, man), "by": names(by)})
    table.expect_position("/marks", "equals", in_order(marks))


# ---- the call, the score, what is over


@then("the call is a run by {man:word}")
def _run(table: Table, man: str) -> None:
    table.expect_position("/call", "equals", {"run": man, "zone": None})


@then("the call is a pass to zone {zone:n}")
def _pass(table: Table, zone: int) -> None:
    table.expect_position("/call", "equals", {"run": None, "zone": zone})


@then("nothing has been called")
def _no_call(table: Table) -> None:
    table.expect_position("/call", "equals", None)


@then("the runner called is {man:word}")
def _runner(table: Table, man: str) -> None:
    table.expect_position("/call/run", "equals", man)


@then("the zone called is {zone:n}")
def _zone(table: Table, zone: int) -> None:
    table.expect_position("/call/zone", "equals", zone)


@then("{who:seat} goes east")
def _eastward(table: Table, who: str) -> None:
    table.expect_position("/eastward", "equals", who)


@then("the score is a {score:word}")
def _score(table: Table, score: str) -> None:
    table.expect_position("/score", "equals", score)


@then("the winner is {who:seat}")
def _winner(table: Table, who: str) -> None:
    table.expect_position("/winner", "equals", who)


@then("nobody has won")
def _no_winner(table: Table) -> None:
    table.expect_position("/winner", "equals", None)


@then("the scramble was {result:word}")
def _scramble(table: Table, result: str) -> None:
    table.expect_position("/scramble", "equals", result)


@then("nobody has scrambled")
def _no_scramble(table: Table) -> None:
    table.expect_position("/scramble", "equals", None)


# ---- squares and chance


@then("nobody has used a square")
def _nothing_used(table: Table) -> None:
    table.expect_position("/used", "equals", {})


@then("no squares are left")
def _none_left(table: Table) -> None:
    table.expect_position("/left", "equals", 0)


@then("the squares of the turn are not drawn yet")
def _not_drawn(table: Table) -> None:
    table.expect_position("/allotment", "equals", None)


@then("{what} is to be drawn")
@then("{what} are to be drawn")
def _needs(table: Table, what: str) -> None:
    """`a tackle`, `the catch`, `the squares of the turn`: what the action waits for."""
    if what not in NEEDS:
        raise Misused(f"nothing that is drawn: {what!r}; write one of {', '.join(NEEDS)}")
    expect_need(table, *NEEDS[what])
