"""Then: where men and ball are, whose turn it is, what it has cost."""

from __future__ import annotations

from scrimmage_rules.kit.table import Table
from scrimmage_rules.kit.vocabulary.shared import names
from scrimmage_rules.kit.vocabulary.tactical_soccer.draft import VOCABULARY, hex_of, in_order

then = VOCABULARY.then


@then("{man:word} stands on {place:word}")
def _stands(table: Table, man: str, place: str) -> None:
    table.expect_position(f"/men/{man}", "equals", hex_of(place))


@then("{man:word} is off the field")
def _off(table: Table, man: str) -> None:
    table.expect_position(f"/men/{man}", "equals", None)


@then("{man:word} has the ball")
def _holds(table: Table, man: str) -> None:
    table.expect_position("/holder", "equals", man)
    table.expect_position("/loose", "equals", None)


@then("the ball lies loose on {place:word}")
def _loose(table: Table, place: str) -> None:
    table.expect_position("/holder", "equals", None)
    table.expect_position("/loose", "equals", hex_of(place))


@then("it is {who:seat}'s activation")
def _active(table: Table, who: str) -> None:
    table.expect_position("/phase", "equals", "activate")
    table.expect_position("/active", "equals", who)


@then("it is half {half:n}, turn {turn:n}")
def _when(table: Table, half: int, turn: int) -> None:
    table.expect_position("/half", "equals", half)
    table.expect_position("/turn", "equals", turn)


@then("the score is red {red:n}, blue {blue:n}")
def _score(table: Table, red: int, blue: int) -> None:
    table.expect_position("/score", "equals", {"red": red, "blue": blue})


@then("{men} had their turn")
def _done(table: Table, men: str) -> None:
    """Exactly these men are done for the turn; `nobody` for none."""
    table.expect_position("/done", "equals", [] if men == "nobody" else in_order(names(men)))


@then("{who:seat} sees the {which:word} word as {what}")
def _sees(table: Table, who: str, which: str, what: str) -> None:
    """The attack's or the defence's secret word: itself, hidden or none."""
    table.ask(op="observe", game="g", seat=who)
    table.expect(f"/view/aims/{which}", "equals", None if what == "none" else what)


@then("the die may show {faces}, each as likely")
def _faces(table: Table, faces: str) -> None:
    """The faces of the die that is needed next, as a list in words."""
    shown = [int(face) for face in names(faces)]
    p = "1" if len(shown) == 1 else f"1/{len(shown)}"
    table.expect("/next/outcomes", "same-set", [{"value": face, "p": p} for face in shown])
