"""Then: where men and ball are, whose turn it is, what the next play starts from, what is known."""

from __future__ import annotations

from scrimmage_rules.kit.table import Misused, Table
from scrimmage_rules.kit.vocabulary.computer_football.draft import VOCABULARY, man_of, side_of, square_of, value_of
from scrimmage_rules.kit.vocabulary.shared import names

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


@then("the {side:word}'s {man:word} stands on {place:word}")
def _stands(table: Table, side: str, man: str, place: str) -> None:
    table.expect_position(f"/men/{side}/{man_of(side, man)['man']}", "equals", square_of(place))


@then("the {side:word}'s {man:word} is off the field")
def _off(table: Table, side: str, man: str) -> None:
    table.expect_position(f"/men/{side}/{man_of(side, man)['man']}", "equals", None)


@then("the {side:word}'s {man:word} has the ball")
def _holds(table: Table, side: str, man: str) -> None:
    table.expect_position("/carrier", "equals", man_of(side, man))


@then("nobody has the ball")
def _nobody(table: Table) -> None:
    table.expect_position("/carrier", "equals", None)


@then("the ball is in the air over {place:word}")
def _air(table: Table, place: str) -> None:
    table.expect_position("/air", "equals", square_of(place))


@then("the ball lies loose on {place:word} fumbled by the {side:word}")
def _loose(table: Table, place: str, side: str) -> None:
    table.expect_position("/loose", "equals", square_of(place))
    table.expect_position("/fumbled_by", "equals", side_of(side))


@then("it is the {side:word}'s turn")
def _turn(table: Table, side: str) -> None:
    table.expect_position("/mover", "equals", side_of(side))


@then("{left:n} of {allotment:n} squares are left")
def _left(table: Table, left: int, allotment: int) -> None:
    table.expect_position("/left", "equals", left)
    table.expect_position("/allotment", "equals", allotment)


@then("the {side:word}'s {man:word} has used {squares:n} squares")
def _used(table: Table, side: str, man: str, squares: int) -> None:
    table.expect_position(f"/used/{man_of(side, man)['man']}", "equals", squares)


@then("the offense has finished {offense:n} turns and the defense {defense:n}")
def _finished(table: Table, offense: int, defense: int) -> None:
    table.expect_position("/turns", "equals", {"offense": offense, "defense": defense})


@then("the {what:word} is known to the defense")
def _known(table: Table, what: str) -> None:
    """The type, the carrier or the zone."""
    table.expect_position(f"/known/{what}", "equals", True)


@then("the {what:word} is hidden from the defense")
def _hidden(table: Table, what: str) -> None:
    """The type, the carrier or the zone."""
    table.expect_position(f"/known/{what}", "equals", False)


@then("the {side:word}'s {man:word} is pale from {by}")
def _pale(table: Table, side: str, man: str, by: str) -> None:
    table.expect_position("/marks", "contains", [{**man_of(side, man), "by": names(by)}])


@then("nobody is pale")
def _not_pale(table: Table) -> None:
    table.expect_position("/marks", "equals", [])


@then("the chances are {shares}")
def _chances(table: Table, shares: str) -> None:
    """All that can come up next, `fumble 1/12, tackle 1/4, miss 2/3`; what has the share 0 is not offered."""
    pairs = [each.split() for each in names(shares)]
    if any(len(pair) != 2 for pair in pairs):
        raise Misused(f"no chances: {shares!r}; write values with their shares, such as fumble 1/12, tackle 11/12")
    wanted = [{"value": value_of(value), "p": p} for value, p in pairs if p != "0"]
    table.expect("/next/outcomes", "same-set", wanted)
