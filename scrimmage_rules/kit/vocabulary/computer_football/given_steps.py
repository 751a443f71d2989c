"""Given: who attacks where, the line, men, call, turns, squares and ball; settings; an archived game.

Sentences build on those before them. The order that always works: who is on offense, the line, the line-up, the call,
the turns, the men, the ball.
"""

from __future__ import annotations

import json
from typing import Any

from scrimmage_rules._paths import data_dir
from scrimmage_rules.kernel.errors import UnknownName
from scrimmage_rules.kit.table import Misused, Table
from scrimmage_rules.kit.vocabulary.computer_football.draft import (
    COLUMNS,
    VOCABULARY,
    all_known,
    draft_position,
    in_order,
    line_up,
    man_of,
    shown,
    side_of,
    square_of,
)
from scrimmage_rules.kit.vocabulary.shared import names

given = VOCABULARY.given

OUT_OF_PLAY = {"mover": None, "allotment": None, "left": 0}


# ---- sides and lines


@given("{who:seat} is on offense going {way:word}")
def _offense(table: Table, who: str, way: str) -> None:
    """The other way than before mirrors whatever stands on the field by then: men, line and first-down line."""
    position = draft_position(table)
    turned = (position["offense"] == position["eastward"]) != (way == "east")
    position["offense"] = who
    position["eastward"] = who if way == "east" else {"red": "yellow", "yellow": "red"}[who]
    if turned:
        position.update(line=COLUMNS - position["line"], first_down=COLUMNS - position["first_down"])
        for men in position["men"].values():
            men.update({man: [COLUMNS + 1 - at[0], at[1]] for man, at in men.items() if at})


@given("the scrimmage line is {line:n} and the first-down line {first_down:n}")
def _line(table: Table, line: int, first_down: int) -> None:
    """Moves nobody."""
    draft_position(table).update(line=line, first_down=first_down)


@given("it is down {down:n}")
def _down(table: Table, down: int) -> None:
    draft_position(table)["down"] = down


@given("it is play {play:n}")
def _play(table: Table, play: int) -> None:
    draft_position(table)["play"] = play


# ---- before the first turn


@given("the game is to be drawn")
def _draw(table: Table) -> None:
    _line_up(table, "offense", None)
    draft_position(table).update(phase="draw", eastward=None, offense=None, line=0, first_down=0)


@given("the game is to be started")
def _start(table: Table) -> None:
    _line_up(table, "offense", None)
    draft_position(table)["phase"] = "start"


@given("the {side:word} is to line up")
def _nobody(table: Table, side: str) -> None:
    """None of its men is placed; for the defense the offense stands, and has called a run by H."""
    _line_up(table, side, None)


@given("the {side:word} has placed its men up to {man:word}")
def _placed(table: Table, side: str, man: str) -> None:
    """Men of the standard line-up at the line of the scenario, in their order."""
    _line_up(table, side, man_of(side, man)["man"])


@given("the {side:word} has lined up")
def _lined_up(table: Table, side: str) -> None:
    """All eleven in the standard line-up at the line of the scenario; the offense is to call, the defense to finish."""
    _line_up(table, side, "T" if side == "offense" else "S")


def _line_up(table: Table, side: str, last: str | None) -> None:
    position = draft_position(table)
    position.update(OUT_OF_PLAY)
    line_up(position, "defense", last if side_of(side) == "defense" else None)
    if side == "offense":
        position.update(phase="line-up", call=None, carrier=None)
        line_up(position, "offense", last)
    else:
        position["phase"] = "defend"
        line_up(position, "offense", "T")


@given("the squares are to be drawn for the {side:word}")
def _allot(table: Table, side: str) -> None:
    draft_position(table).update(phase="allot", mover=side_of(side), allotment=None, left=0)
    _at_least(table, 0)


# ---- the call, and what is known of it


@given("the call is a run by {man:word}")
def _run(table: Table, man: str) -> None:
    draft_position(table).update(call={"run": man, "zone": None}, carrier=man_of("offense", man))


@given("the call is a pass to zone {zone:n}")
def _pass(table: Table, zone: int) -> None:
    draft_position(table).update(call={"run": None, "zone": zone}, carrier=man_of("offense", "Q"))


@given("the {what:word} is known to the defense")
def _known(table: Table, what: str) -> None:
    """The type, the carrier or the zone: with the zone all is known, a runner other than Q tells the type as well."""
    position = draft_position(table)
    position["known"][what] = True
    if what == "carrier":
        shown(position)
    if what == "zone":
        all_known(position)


# ---- turns and squares


@given("each side has finished {turns:n} turns")
def _finished(table: Table, turns: int) -> None:
    """With what is made known by then."""
    table.given["turns"] = True
    _turns(draft_position(table), turns, turns)


@given("the offense has finished {offense:n} turns and the defense {defense:n}")
def _finished_each(table: Table, offense: int, defense: int) -> None:
    """With what is made known by then."""
    table.given["turns"] = True
    _turns(draft_position(table), offense, defense)


def _turns(position: dict[str, Any], offense: int, defense: int) -> None:
    position["turns"] = {"offense": offense, "defense": defense}
    call, finished = position["call"] or {"run": None}, min(offense, defense)
    position["known"]["type"] |= finished >= 1
    position["known"]["carrier"] |= finished >= (2 if call["run"] else 1)


def _at_least(table: Table, turns: int) -> None:
    """So many turns each, unless the scenario counts them; the turn of the defense comes after one of the offense."""
    position = draft_position(table)
    if "turns" not in table.given:
        defense = max(turns, position["turns"]["defense"])
        _turns(position, defense + (position["mover"] == "defense"), defense)


@given("it is the {side:word}'s turn with {left:n} of {allotment:n} squares left")
def _squares(table: Table, side: str, left: int, allotment: int) -> None:
    table.given["left"] = left
    draft_position(table).update(phase="move", mover=side_of(side), allotment=allotment, left=left)
    _at_least(table, 0)


@given("the {side:word}'s {man:word} has used {squares:n} squares")
def _used(table: Table, side: str, man: str, squares: int) -> None:
    """Taken from what is left of the turn, unless the scenario says how much is left."""
    position = draft_position(table)
    position["used"][man_of(side, man)["man"]] = squares
    if "left" not in table.given:
        position["left"] = position["allotment"] - sum(position["used"].values())


# ---- men


@given("the {side:word}'s {man:word} stands on {place:word}")
def _stands(table: Table, side: str, man: str, place: str) -> None:
    draft_position(table)["men"][side][man_of(side, man)["man"]] = square_of(place)


@given("the {side:word}'s {man:word} is off the field")
def _off(table: Table, side: str, man: str) -> None:
    draft_position(table)["men"][side][man_of(side, man)["man"]] = None


@given("only these men are on the field")
def _only(table: Table, rows: list[list[str]]) -> None:
    """Rows of: side, man, square."""
    men = draft_position(table)["men"]
    for each in men.values():
        each.update(dict.fromkeys(each))
    for side, man, place in rows[1:]:
        men[side_of(side)][man_of(side, man)["man"]] = square_of(place)


@given("the {side:word}'s {man:word} is pale from {by}")
def _pale(table: Table, side: str, man: str, by: str) -> None:
    position = draft_position(table)
    position["marks"] = in_order([*position["marks"], {**man_of(side, man), "by": names(by)}])


# ---- the ball


@given("the {side:word}'s {man:word} has the ball")
def _holds(table: Table, side: str, man: str) -> None:
    """In the hands of the defense it has changed sides, for everybody to see."""
    position = draft_position(table)
    position.update(carrier=man_of(side, man), air=None, loose=None, fumbled_by=None)
    if side == "defense":
        position["changed"] = True
        shown(position)


@given("the ball has changed hands")
def _changed(table: Table) -> None:
    draft_position(table)["changed"] = True


@given("a pass to zone {zone:n} is in the air over {place:word}")
def _air(table: Table, zone: int, place: str) -> None:
    position = draft_position(table)
    position.update(phase="move", call={"run": None, "zone": zone}, carrier=None, air=square_of(place))
    all_known(position)
    _at_least(table, 1)


@given("the {side:word}'s {man:word} has got to the ball")
def _reached(table: Table, side: str, man: str) -> None:
    draft_position(table)["reached"][side] = man_of(side, man)["man"]


@given("the ball lies loose on {place:word} fumbled by the {side:word}")
def _loose(table: Table, place: str, side: str) -> None:
    position = draft_position(table)
    shown(position)
    position.update(carrier=None, loose=square_of(place), fumbled_by=side_of(side))


@given("the scramble was {result:word}")
def _scramble(table: Table, result: str) -> None:
    """Of a pass play: put it after the call. A throw that is forced is still to come."""
    position = draft_position(table)
    if position["call"]["zone"] is None:
        raise Misused("only a pass play has a scramble: say first that the call is a pass")
    position["scramble"] = result
    _at_least(table, 1)
    if result == "throw" and position["carrier"] and position["mover"] == "offense":
        position["phase"] = "throw"


@given("{who:seat} has won by a {score:word}")
def _won(table: Table, who: str, score: str) -> None:
    position = draft_position(table)
    position.update(phase="over", winner=who, score=score, **OUT_OF_PLAY)
    all_known(position)


# ---- settings and archives


@given("the limits are {lower:n} to {upper:n}")
def _limits(table: Table, lower: int, upper: int) -> None:
    table.given.setdefault("settings", {})["limits"] = [lower, upper]


@given("the replay speed is {speed:word}")
def _speed(table: Table, speed: str) -> None:
    table.given.setdefault("settings", {})["replay_speed"] = speed


@given("sounds are muted")
def _mute(table: Table) -> None:
    table.given.setdefault("settings", {})["mute"] = True


@given("the archived game {name:word}")
def _archive(table: Table, name: str) -> None:
    """One of the transcripts of the suite, for questions about it."""
    games = {path.stem: path for path in sorted((data_dir("conformance") / "archives").glob("*.json"))}
    if name not in games:
        raise UnknownName("archived game of the suite", name, games)
    table.given["archive"] = json.loads(games[name].read_text(encoding="utf-8"))
