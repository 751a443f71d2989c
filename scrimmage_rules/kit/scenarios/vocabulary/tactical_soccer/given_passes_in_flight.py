"""`Given` steps of tactical-soccer that set single parts of a pass in the air, or of a ball that came down on a man.

The result can be an invalid position.
"""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import get_drafted_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    STEPS,
    VOCABULARY,
    find_drafted_man,
    find_drafted_squads,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import parse_men, sort_men

given = VOCABULARY.given


STEPS.register_drafts({
    # ---- a pass on its way
    "the pass has failed and is bound for {place:word}": {"/flight/good": False, "/flight/to": "{place:hex}"},
    "the pass is bound for {place:word}": {"/flight/to": "{place:hex}"},
    "the pass comes from {place:word}": {"/flight/origin": "{place:hex}"},
    "the pass has not been rolled": {"/flight/good": None},
    "the pass goes along the {side:word}": {"/flight/side": "{side}"},
    ("{men} has been asked about the pass", "{men} have been asked about the pass, in this order"):
        {"/flight/asked": "{men:listed_men}"},
    "no pass is on its way": {"/flight": None},
    # ---- a ball that came down on a man
    # It came to the man who is to receive it from the last of them.
    ("{men} has failed to receive it", "{men} have failed to receive it, in this order"):
        {"/catch/tried": "{men:listed_men}"},
    "it is received in row {row:n}": {"/catch/row": "{row}"},
    "no ball has come down": {"/catch": None},
    # ---- a list in no order
    # Each man as often as he was caught.
    "{men} are the whole list of the caught": {"/offences": "{men:men}"},
    "nobody has been caught": {"/offences": []},
    # Put it before the places of those who were.
    "nobody has been sent off yet": {"/sent_off": []},
})  # fmt: skip


# ---- a ball that came down on a man


@given("a ball played by {who:seat}'s {passer:word} has come down on {other:seat}'s {man:word}, {row:n} hex away")
@given("a ball played by {who:seat}'s {passer:word} has come down on {other:seat}'s {man:word}, {row:n} hexes away")
def _set_ball_on_man(table: Table, who: str, passer: str, other: str, man: str, row: int) -> None:
    """Set that the ball has come down on a man, who may receive it or leave it. The passer has had his turn."""
    passer = find_drafted_man(table, who, passer)
    _set_landed_ball_to_receive(
        table, find_drafted_man(table, other, man), get_drafted_position(table)["men"][passer], row
    )
    get_drafted_position(table)["done"] = [passer]


@given("a ball that {who:seat}'s {man:word} failed to pass has stayed with him")
def _set_landed_ball_on_passer(table: Table, who: str, man: str) -> None:
    man = find_drafted_man(table, who, man)
    _set_landed_ball_to_receive(table, man, None, 1)
    get_drafted_position(table)["done"] = [man]


def _set_landed_ball_to_receive(table: Table, man: str, origin: list[int] | None, row: int) -> None:
    catch = {"man": man, "origin": origin, "row": row, "tried": []}
    get_drafted_position(table).update(phase="receive", holder=None, loose=None, catch=catch)


STEPS.register_drafts({
    "it comes from {place:word}": {"/catch/origin": "{place:hex_or_nowhere}"},
    # For invalid positions: `done`, `barred`, `booked`, `spent ahead`, `sent off` or `turned`.
    "{men} are listed as {what}, in this order": {"/{what:field}": "{men:listed_men}"},
})  # fmt: skip


@given("{men} are sent off, each caught twice before")
def _set_sent_off_men(table: Table, men: str) -> None:
    position, off = get_drafted_position(table), parse_men(find_drafted_squads(table), men)
    position["sent_off"] = sort_men([*position["sent_off"], *off])
    position["offences"] = sort_men([*position["offences"], *off, *off])
    position["men"].update(dict.fromkeys(off))
