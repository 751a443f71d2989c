"""Given: a pass on its way and a ball that came down on a man, part by part: for what can be and what cannot."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import draft_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    VOCABULARY,
    drafted_man,
    drafted_squads,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import hex_of, in_order, men_of

given = VOCABULARY.given


# ---- a pass on its way


@given("the pass has failed and is bound for {place:word}")
def _failed(table: Table, place: str) -> None:
    draft_position(table)["flight"].update(good=False, to=hex_of(place))


@given("the pass is bound for {place:word}")
def _bound(table: Table, place: str) -> None:
    draft_position(table)["flight"]["to"] = hex_of(place)


@given("the pass comes from {place:word}")
def _from(table: Table, place: str) -> None:
    draft_position(table)["flight"]["origin"] = hex_of(place)


@given("the pass has not been rolled")
def _unrolled(table: Table) -> None:
    draft_position(table)["flight"]["good"] = None


@given("the pass goes along the {side:word}")
def _along(table: Table, side: str) -> None:
    draft_position(table)["flight"]["side"] = side


@given("{men} have been asked about the pass, in this order")
@given("{men} has been asked about the pass")
def _asked(table: Table, men: str) -> None:
    draft_position(table)["flight"]["asked"] = men_of(drafted_squads(table), men)


@given("no pass is on its way")
def _no_pass(table: Table) -> None:
    draft_position(table)["flight"] = None


# ---- a ball that came down on a man


@given("a ball played by {who:seat}'s {passer:word} has come down on {other:seat}'s {man:word}, {row:n} hex away")
@given("a ball played by {who:seat}'s {passer:word} has come down on {other:seat}'s {man:word}, {row:n} hexes away")
def _came_down(table: Table, who: str, passer: str, other: str, man: str, row: int) -> None:
    """The passer has had his turn; the man may try to receive it or leave it."""
    passer = drafted_man(table, who, passer)
    _catch(table, drafted_man(table, other, man), draft_position(table)["men"][passer], row)
    draft_position(table)["done"] = [passer]


@given("a ball that {who:seat}'s {man:word} failed to pass has stayed with him")
def _stayed(table: Table, who: str, man: str) -> None:
    man = drafted_man(table, who, man)
    _catch(table, man, None, 1)
    draft_position(table)["done"] = [man]


def _catch(table: Table, man: str, origin: list[int] | None, row: int) -> None:
    catch = {"man": man, "origin": origin, "row": row, "tried": []}
    draft_position(table).update(phase="receive", holder=None, loose=None, catch=catch)


@given("{men} have failed to receive it, in this order")
@given("{men} has failed to receive it")
def _tried(table: Table, men: str) -> None:
    """It came to the man who is to receive it from the last of them."""
    draft_position(table)["catch"]["tried"] = men_of(drafted_squads(table), men)


@given("it comes from {place:word}")
def _origin(table: Table, place: str) -> None:
    draft_position(table)["catch"]["origin"] = None if place == "nowhere" else hex_of(place)


@given("it is received in row {row:n}")
def _row(table: Table, row: int) -> None:
    draft_position(table)["catch"]["row"] = row


@given("no ball has come down")
def _no_catch(table: Table) -> None:
    draft_position(table)["catch"] = None


# ---- a list in no order


@given("{men} are listed as {what}, in this order")
def _listed(table: Table, men: str, what: str) -> None:
    """For positions that cannot be: `done`, `barred`, `booked`, `spent ahead`, `sent off` or `turned`."""
    draft_position(table)[what.replace(" ", "_")] = men_of(drafted_squads(table), men)


@given("{men} are the whole list of the caught")
def _caught(table: Table, men: str) -> None:
    """Each man as often as he was caught."""
    draft_position(table)["offences"] = in_order(men_of(drafted_squads(table), men))


@given("nobody has been caught")
def _innocent(table: Table) -> None:
    draft_position(table)["offences"] = []


@given("nobody has been sent off yet")
def _nobody_off(table: Table) -> None:
    """Put it before the places of those who were."""
    draft_position(table)["sent_off"] = []


@given("{men} are sent off, each caught twice before")
def _all_off(table: Table, men: str) -> None:
    position, off = draft_position(table), men_of(drafted_squads(table), men)
    position["sent_off"] = in_order([*position["sent_off"], *off])
    position["offences"] = in_order([*position["offences"], *off, *off])
    position["men"].update(dict.fromkeys(off))
