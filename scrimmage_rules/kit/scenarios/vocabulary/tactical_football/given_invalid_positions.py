"""`Given` steps of tactical-football that each make the initial position invalid in one way. They follow the steps that
describe the position.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import REMOVED, Appended, copy_data, get_drafted_position
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.position_builder import (
    SNAPPED,
    STEPS,
    TOWARDS,
    VOCABULARY,
    parse_side,
    set_stage,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_football.step_placeholders import (
    parse_hex,
    parse_label,
    parse_labels,
)

given = VOCABULARY.given


STEPS.register_drafts({
    # Neither on the field nor off it.
    "{who:seat}'s {man:word} is missing from the position": {"/men/{who:side}/on/{man:label}": REMOVED},
    # ---- the game and its men
    "neither side is the offense yet": {"/offense": None},
    "home is the offense already": {"/offense": "home"},
    "there is no objective": {"/objective": None},
    # ---- the play
    "the type of the Game-Turn reads {sort:word}": {"/turn/type": "{sort}"},
    "no pass is announced": {"/turn/throw": None},
    "the length of the pass reads {length:word}": {"/turn/throw/length": "{length}"},
    "nothing has been snapped": {"/snap": None},
    "{who:seat} has selected nothing": {"/plans/{who:side}": None},
    "the ball has not been placed": {"/ball": {"is": "unplaced"}},
    "the target hexes read {hexes}": {"/targets": "{hexes:hexes}"},
    # ---- the stage
    # After the sentence that it is over.
    "the play has ended with {end}": {"/ball/why": "{end:end}"},
    # He has done nothing yet, unless a sentence after it says so.
    "{who:seat}'s {man:word} is the man being moved": {"/stage/active": "{man:label}"},
    "{who:seat}'s {man:word} has entered a hex": {"/stage/acts/{man:label}/entered": True},
    "{who:seat}'s {man:word} has been halted going from zone to zone":
        {"/stage/acts/{man:label}/halted": "from-zone-to-zone"},
    "{who:seat}'s {man:word} is passing through going {way:word}": {"/stage/acts/{man:label}/crossing": "{way:facing}"},
    (
        "{who:seat}'s {man:word} has paid {points:n} point before this phase",
        "{who:seat}'s {man:word} has paid {points:n} points before this phase",
    ): {"/stage/paid/{man:label}": "{points}"},
    "{who:seat}'s {man:word} has made his passive contact": {"/stage/made": Appended("{man:label}")},
})  # fmt: skip


@given("{who:seat}'s {man:word} is to be placed instead of {other:word}")
def _set_next_man(table: Table, who: str, man: str, other: str) -> None:
    del who  # it is the side that places its men
    left = get_drafted_position(table)["stage"]["left"]
    left[left.index(parse_label(other))] = parse_label(man)


@given("{who:seat}'s {man:word} has been placed on {place:word}")
def _set_placed_man(table: Table, who: str, man: str, place: str) -> None:
    position, side = get_drafted_position(table), parse_side(who)
    position["stage"]["left"].remove(parse_label(man))
    new = {"at": parse_hex(place), "facing": TOWARDS[side], "neutralized": 0, "hit": False}
    position["men"][side]["on"][parse_label(man)] = new


@given("{who:seat}'s men have been placed on")
def _set_placed_men(table: Table, who: str, rows: list[list[str]]) -> None:
    """Set men as placed in the scenario's initial position, from a row of men and a row of hexes."""
    for man, place in zip(*rows, strict=True):
        _set_placed_man(table, who, man, place)


# ---- the play


@given("a {sort:word} pass is announced, and its target reads {target:word}")
def _set_pass_even_if_invalid(table: Table, sort: str, target: str) -> None:
    """Set an announced pass in the scenario's initial position, even if it is invalid there. It is not known yet
    whether the pass is short or long.
    """
    aim = None if target == "nowhere" else parse_hex(target)
    get_drafted_position(table)["turn"]["throw"] = {"kind": sort, "target": aim, "length": "open"}


def _get_or_add_snap(table: Table) -> dict[str, Any]:
    """Return the snap of the scenario's initial position, which is by default the snap of the standard formation."""
    position = get_drafted_position(table)
    if not position["snap"]:
        position["snap"] = copy_data(SNAPPED)
    snap: dict[str, Any] = position["snap"]
    return snap


@given("the ball has been snapped already")
def _set_early_snap(table: Table) -> None:
    _get_or_add_snap(table)


STEPS.register_drafts({
    "the ball was snapped in Game-Turn {number:n}": {"/turn": "{number}"},
    "the ball was snapped from {place:word}": {"/at": "{place:hex}"},
    "the ball was snapped by {man:word} to {other:word}": {"/snapper": "{man:label}", "/recipient": "{other:label}"},
    # The possible passers or receivers.
    "the eligible {what:word} of the snap were {men}": {"/{what}": "{men:labels}"},
}, draft=_get_or_add_snap)  # fmt: skip


@given("the linemen of {who:seat} were {men}")
def _set_linemen_at_snap(table: Table, who: str, men: str) -> None:
    _get_or_add_snap(table)["linemen" if parse_side(who) == "offense" else "charging"] = parse_labels(men)


@given("the ball is down on {place:word}")
def _set_dead_ball(table: Table, place: str) -> None:
    get_drafted_position(table)["ball"] = {"is": "down", "at": parse_hex(place), "why": "downed", "held_by": "offense"}


# ---- the stage

# Even if one is beyond it.
STEPS.register_drafts(
    {"no record says that an ineligible man has crossed the line": {"/nobody across": True}},
    draft=lambda table: table.given,
)


@given("the play is over, and {who:seat} has won")
def _set_end_of_play(table: Table, who: str) -> None:
    """Set that the play has ended without gain, and that this player has won the game. The ball is down on the line."""
    _set_dead_ball(table, SNAPPED["at"])
    set_stage(table, "over", gain=0, winner=who)


@given("the play is over, and nobody has won")
def _set_end_without_winner(table: Table) -> None:
    """Set that the play has ended and the game has no winner, as in a game of several plays."""
    _set_end_of_play(table, "nobody")
    get_drafted_position(table)["stage"]["winner"] = None


@given("{who:seat}'s {man:word} has spent {points:n} points since he stood on {place:word}")
@given("{who:seat}'s {man:word} has spent {points:n} point since he stood on {place:word}")
def _set_man_who_acted(table: Table, who: str, man: str, points: int, place: str) -> None:
    """Set that a man has spent points in this phase, which he began on this hex. The record says that he has not
    entered a hex; a later step can change the record.
    """
    act = {"spent": points, "start": parse_hex(place), "faced": TOWARDS[parse_side(who)]}
    acts = get_drafted_position(table)["stage"]["acts"]
    acts[parse_label(man)] = {**act, "entered": False, "halted": None, "joined": False, "crossing": None}


@given("{who:seat}'s {man:word} has done nothing in this phase")
def _set_man_who_did_not_act(table: Table, who: str, man: str) -> None:
    """Set that a man has not acted in this phase, even if an earlier step says that he has."""
    del who
    get_drafted_position(table)["stage"]["acts"].pop(parse_label(man))


@given("{who:seat}'s {man:word} is still to be handled in this phase")
def _append_awaited_man(table: Table, who: str, man: str) -> None:
    """Append a man to the list of men who still have to roll for recovery, or to resolve a passive contact."""
    del who
    table.given.setdefault("waited for", []).append(parse_label(man))


@given("{who:seat}'s {man:word} is to be handled before all other men")
def _insert_first_awaited_man(table: Table, who: str, man: str) -> None:
    """Insert an invalid man at the start of the list of men who still have to roll for recovery, or to resolve a
    passive contact.
    """
    del who
    table.given["waited for first"] = parse_label(man)
