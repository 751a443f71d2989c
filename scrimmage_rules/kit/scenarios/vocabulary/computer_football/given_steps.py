"""`Given` steps of computer-football for sides and directions, the line, line-ups, men, turns and squares.

A later sentence may change what an earlier one has set. The following order always works: the standard formation and
its men (in the Background), the side on offense, the line, the line-up, the call, the turns, the men, the ball.
"""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.position_builder import (
    COLUMNS,
    FORMATION,
    STEPS,
    VOCABULARY,
    find_drafted_man,
    get_drafted_role_of_side,
    place_line_up,
)
from scrimmage_rules.kit.scenarios.vocabulary.computer_football.step_placeholders import (
    MEN,
    parse_square,
    sort_pale_marks,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import (
    REMOVED,
    Appended,
    get_drafted_position,
    parse_name_list,
    start_from_formation,
)

given = VOCABULARY.given

OUT_OF_PLAY = {"mover": None, "allotment": None, "left": 0}


@given("the standard formation, red on offense going east from line 15 with a run by H called and 6 of 6 squares left")
def _set_standard_formation(table: Table) -> None:
    """Set the scenario's initial position to the start of red's first turn: first and ten, and the defense knows
    nothing about the call.

    Later sentences place the men: the offense in the standard line-up, the defense at the sidelines.
    """
    start_from_formation(table, FORMATION)


# ---- sides and lines


@given("{who:seat} is on offense going {way:word}")
def _set_offense_and_direction(table: Table, who: str, way: str) -> None:
    """Set the side on offense and its direction in the scenario's initial position. If the direction changes, men and
    lines are mirrored.
    """
    position = get_drafted_position(table)
    turned = (position["offense"] == position["eastward"]) != (way == "east")
    _set_offense(position, who, way)
    if turned:
        position.update(line=COLUMNS - position["line"], first_down=COLUMNS - position["first_down"])
        for men in position["men"].values():
            men.update({man: [COLUMNS + 1 - at[0], at[1]] for man, at in men.items() if at})


@given("{who:seat} is on offense going {way:word}, with every man where he stands")
def _set_offense_without_mirroring(table: Table, who: str, way: str) -> None:
    """Set the side on offense in the scenario's initial position without mirroring; men and lines do not move."""
    _set_offense(get_drafted_position(table), who, way)


def _set_offense(position: dict[str, Any], who: str, way: str) -> None:
    if way not in ("east", "west"):
        raise MisusedStep(f"not a direction: {way!r}; write east or west")
    position["offense"] = who
    position["eastward"] = who if way == "east" else {"red": "yellow", "yellow": "red"}[who]


STEPS.register_drafts({
    # So that his side is incomplete.
    "{who:seat} has no {man:word} at all": {"/men/{who:side}/{who man:label}": REMOVED},
    # ---- sides and lines
    # Moves nobody.
    "the scrimmage line is {line:n} and the first-down line {first_down:n}":
        {"/line": "{line}", "/first_down": "{first_down}"},
    "it is down {down:n}": {"/down": "{down}"},
    "it is play {play:n}": {"/play": "{play}"},
    # ---- men
    "{who:seat}'s {man:word} is off the field": {"/men/{who:side}/{who man:label}": None},
    "{who:seat} has a man {label:word} too many on {place:word}": {"/men/{who:side}/{label}": "{place:square}"},
    "{who:seat}'s {man:word}, who is none, is pale from {by}":
        {"/marks": Appended({"of": "{who:side}", "man": "{man}", "by": "{by:names}"})},
})  # fmt: skip


# ---- before the first turn


@given("the game is to be drawn")
def _set_stage_of_draw(table: Table) -> None:
    _place_line_up(table, "offense", None)
    get_drafted_position(table).update(phase="draw", eastward=None, offense=None, line=0, first_down=0)


@given("the game is to be started")
def _set_stage_of_game_start(table: Table) -> None:
    _place_line_up(table, "offense", None)
    get_drafted_position(table)["phase"] = "start"


@given("{who:seat} is to line up")
def _set_men_unplaced(table: Table, who: str) -> None:
    """Set that no man of this side is placed in the scenario's initial position. If the side is the defense, the
    offense has placed its men and called a run by H.
    """
    _place_line_up(table, get_drafted_role_of_side(table, who), None)


@given("{who:seat} has placed its men up to {man:word}")
def _set_partial_line_up(table: Table, who: str, man: str) -> None:
    """Set that the men of the standard line-up are placed in the scenario's initial position, up to and including this
    man.
    """
    _place_line_up(table, get_drafted_role_of_side(table, who), find_drafted_man(table, who, man)["man"])


@given("{who:seat} has lined up")
def _set_complete_line_up(table: Table, who: str) -> None:
    """Set that all eleven men of this side are placed, in the scenario's initial position. Next, the offense calls a
    play, or the defense ends its set-up.

    The scenario `In the standard line-up each man has his place at the line`, in the chapter of the play sequence,
    shows the line-up.
    """
    side = get_drafted_role_of_side(table, who)
    _place_line_up(table, side, MEN[side][-1])


def _place_line_up(table: Table, side: str, last: str | None) -> None:
    position = get_drafted_position(table)
    position.update(OUT_OF_PLAY)
    place_line_up(position, "defense", last if side == "defense" else None)
    if side == "offense":
        position.update(phase="line-up", call=None, carrier=None)
        place_line_up(position, "offense", last)
    else:
        position["phase"] = "defend"
        place_line_up(position, "offense", "T")


@given("the squares are to be drawn for {who:seat}")
def _set_pending_allotment(table: Table, who: str) -> None:
    get_drafted_position(table).update(
        phase="allot", mover=get_drafted_role_of_side(table, who), allotment=None, left=0
    )
    raise_turn_numbers_to_minimum(table, 0)


# ---- turns and squares


@given("each side has finished {turns:n} turns")
@given("each side has finished {turns:n} turn")
def _set_finished_turns(table: Table, turns: int) -> None:
    """Set the number of finished turns in the scenario's initial position, and what the defense therefore knows."""
    table.given["turns"] = True
    _set_turns(get_drafted_position(table), turns, turns)


@given("{who:seat} has finished {ours:n} turns and {other:seat} {theirs:n}")
@given("{who:seat} has finished {ours:n} turn and {other:seat} {theirs:n}")
def _set_finished_turns_by_side(table: Table, who: str, ours: int, other: str, theirs: int) -> None:
    """Set the number of finished turns of each side in the scenario's initial position, and what the defense therefore
    knows.
    """
    table.given["turns"] = True
    turns = {get_drafted_role_of_side(table, who): ours, get_drafted_role_of_side(table, other): theirs}
    _set_turns(get_drafted_position(table), turns["offense"], turns["defense"])


def _set_turns(position: dict[str, Any], offense: int, defense: int) -> None:
    position["turns"] = {"offense": offense, "defense": defense}
    call, finished = position["call"] or {"run": None}, min(offense, defense)
    position["known"]["type"] |= finished >= 1
    position["known"]["carrier"] |= finished >= (2 if call["run"] else 1)


def raise_turn_numbers_to_minimum(table: Table, turns: int) -> None:
    """Set that each side has had at least this number of turns in the scenario's initial position. If it is the
    defense's turn, the offense has had one more, because it moves first.

    A step that sets the turns itself has precedence.
    """
    position = get_drafted_position(table)
    if "turns" not in table.given:
        defense = max(turns, position["turns"]["defense"])
        _set_turns(position, defense + (position["mover"] == "defense"), defense)


@given("it is {who:seat}'s turn with {left:n} of {allotment:n} squares left")
def _set_squares_left(table: Table, who: str, left: int, allotment: int) -> None:
    table.given["left"] = left
    get_drafted_position(table).update(
        phase="move", mover=get_drafted_role_of_side(table, who), allotment=allotment, left=left
    )
    raise_turn_numbers_to_minimum(table, 0)


@given("{who:seat}'s {man:word} has used {squares:n} squares")
@given("{who:seat}'s {man:word} has used {squares:n} square")
def _set_used_squares(table: Table, who: str, man: str, squares: int) -> None:
    """Set the squares that a man has used in the scenario's initial position. The number of squares left in this turn
    is reduced too, unless another step sets it.
    """
    position = get_drafted_position(table)
    position["used"][find_drafted_man(table, who, man)["man"]] = squares
    if "left" not in table.given:
        position["left"] = position["allotment"] - sum(position["used"].values())


# ---- men


@given("{who:seat}'s men stand on")
def _put_men_on_squares(table: Table, who: str, rows: list[list[str]]) -> None:
    """Put men on squares in the scenario's initial position, from a row of men and a row of squares."""
    for man, place in zip(*rows, strict=True):
        _put_man_on_square(table, who, man, place)


@given("{who:seat}'s {man:word} stands on {place:word}")
def _put_man_on_square(table: Table, who: str, man: str, place: str) -> None:
    found = find_drafted_man(table, who, man)
    get_drafted_position(table)["men"][found["of"]][found["man"]] = parse_square(place)


@given("only these men are on the field")
def _put_only_men_on_field(table: Table, rows: list[list[str]]) -> None:
    """Put only these men on the field in the scenario's initial position, from rows of: side, man, square."""
    for each in get_drafted_position(table)["men"].values():
        each.update(dict.fromkeys(each))
    for who, man, place in rows[1:]:
        _put_man_on_square(table, who, man, place)


@given("{who:seat}'s {man:word} is pale from {by}")
def _mark_man_as_pale_after_failed_block(table: Table, who: str, man: str, by: str) -> None:
    position = get_drafted_position(table)
    position["marks"] = sort_pale_marks(
        [*position["marks"], {**find_drafted_man(table, who, man), "by": parse_name_list(by)}]
    )
