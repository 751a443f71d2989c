"""`Given` steps of tactical-soccer for the standard formation, squads, men, ball, turn and score.

A later sentence may change what an earlier one has set. The order is: the standard formation and its men (in the
Background), the squads, the men on the field, the ball, the actions so far.
"""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import get_drafted_position, start_from_formation
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    FORMATION,
    STEPS,
    VOCABULARY,
    find_drafted_man,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import parse_hex

given = VOCABULARY.given


@given("the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0")
def _set_standard_formation(table: Table) -> None:
    """Set the scenario's initial position to the standard formation: wings in their own half, goalies in front of their
    goals.

    Later sentences place the men. Red has F1, F2, M1, M2, D1 and G1 in its squad, and blue has the other men; no man
    has had his turn.
    """
    start_from_formation(table, FORMATION)


STEPS.register_drafts({
    # ---- squads and men
    # Each side's men as a list with commas only: `red F1, F2, M1, M2, D1, G1 and blue F3, ...`.
    "the squads are red {red} and blue {blue}": {"/squads": {"red": "{red:squad}", "blue": "{blue:squad}"}},
    # For positions that are invalid.
    "the squads read red {red} and blue {blue}": {"/squads": {"red": "{red:names}", "blue": "{blue:names}"}},
    "{who:seat}'s {man:word} is off the field": {"/men/{who man:man}": None},
    "the phase is {phase:word}": {"/phase": "{phase}"},
    # ---- the ball
    "{who:seat}'s {man:word} has the ball": {"/holder": "{who man:man}", "/loose": None},
    "the ball lies loose on {place:word}": {"/holder": None, "/loose": "{place:hex}"},
    # In addition to the holder's ball: for invalid positions.
    "another ball lies loose on {place:word}": {"/loose": "{place:hex}"},
    "there is no ball on the field": {"/holder": None, "/loose": None},
    # He has the ball, his action is used, and the two coaches are to write their words.
    "{who:seat}'s {man:word} is shooting":
        {"/phase": "aim", "/holder": "{who man:man}", "/loose": None, "/done": ["{who man:man}"]},
    # ---- turns and score
    "it is {who:seat}'s activation": {"/active": "{who}"},
    "it is nobody's activation": {"/active": None},
    "{who:seat} is First coach": {"/first": "{who}"},
    "nobody is First coach": {"/first": None},
    # A set-up is over or to be made, and there is no ball on the field before it.
    "{who:seat} has the kick-off": {"/holder": None, "/loose": None, "/kick_off": "{who}"},
    "nobody has the kick-off": {"/kick_off": None},
    "it is half {half:n}, turn {turn:n}": {"/half": "{half}", "/turn": "{turn}"},
    "the score is red {red:n}, blue {blue:n}": {"/score": {"red": "{red}", "blue": "{blue}"}},
    # These men and no others.
    ("{men} have had their turn", "{men} has had his turn"): {"/done": "{men:men}"},
})  # fmt: skip


@given("{who:seat}'s men stand on")
def _put_men_on_hexes(table: Table, who: str, rows: list[list[str]]) -> None:
    """Put men on hexes in the scenario's initial position, from a row of men and a row of hexes."""
    for man, place in zip(*rows, strict=True):
        _put_man_on_hex(table, who, man, place)


@given("{who:seat}'s {man:word} stands on {place:word}")
def _put_man_on_hex(table: Table, who: str, man: str, place: str) -> None:
    get_drafted_position(table)["men"][find_drafted_man(table, who, man)] = parse_hex(place)


@given("nobody stands on the field")
def _set_empty_field(table: Table) -> None:
    """Set an empty field. Later steps put men on it."""
    position = get_drafted_position(table)
    position["men"] = dict.fromkeys(position["men"])


@given("nobody is set up and {who:seat} has the kick-off")
def _set_men_unplaced(table: Table, who: str) -> None:
    """Set the start of the set-up: no man and no ball is on the field, and `who` has the kick-off."""
    _set_empty_field(table)
    get_drafted_position(table).update(phase="set-up", holder=None, loose=None, kick_off=who)


@given("only {who:seat} is set up and {opponent:seat} has the kick-off")
def _set_unfinished_set_up(table: Table, who: str, opponent: str) -> None:
    """Set a half-finished set-up in the scenario's initial position.

    The men of one coach are in the standard formation. No man of the opponent is placed, and the opponent places the
    next man.
    """
    del who  # the sentence is for the reader; the men of the opponent are what is missing
    position = get_drafted_position(table)
    position["men"].update(dict.fromkeys(position["squads"][opponent]))
    position.update(phase="set-up", holder=None, loose=None, kick_off=opponent)


@given("{who:seat} has already placed {men}")
def _set_placed_men(table: Table, who: str, men: str) -> None:
    """Set the placed men in the scenario's initial position, `F1 on 0,-2, F2 on 4,-14`, or `nobody`."""
    for each in [] if men == "nobody" else men.split(", "):
        man, _, place = each.partition(" on ")
        _put_man_on_hex(table, who, man, place)


# ---- the ball


@given("{who:seat}'s {man:word} has passed to {other:seat}'s {receiver:word}")
def _set_pass_in_air(table: Table, who: str, man: str, other: str, receiver: str) -> None:
    """Set that a good pass from one man to another is in the air, in the scenario's initial position. Nobody has tried
    to intercept it yet.
    """
    position = get_drafted_position(table)
    passer, receiver = find_drafted_man(table, who, man), find_drafted_man(table, other, receiver)
    men = position["men"]
    flight = {"passer": passer, "origin": men[passer], "receiver": receiver, "to": men[receiver]}
    position.update(phase="intercept", holder=None, loose=None, done=[passer])
    position["flight"] = {**flight, "good": True, "side": None, "asked": []}


@given("{who:seat} has written {word:word}")
def _set_secret_word(table: Table, who: str, word: str) -> None:
    """Set a secret word: the target of the attacker, or the hex that the other coach guards. After both words are set,
    the roll of the shot is due.
    """
    position = get_drafted_position(table)
    aims = position["aims"]
    aims["attack" if who == position["active"] else "defence"] = word
    if all(aims.values()):
        position["phase"] = "shot"
