"""Given: squads, men, ball, turn and score; the pitch and the table of skills."""

from __future__ import annotations

from scrimmage_rules.kit.table import Table
from scrimmage_rules.kit.vocabulary.shared import names
from scrimmage_rules.kit.vocabulary.tactical_soccer.draft import VOCABULARY, draft_position, hex_of, in_order

given = VOCABULARY.given


@given("the squads are red {red} and blue {blue}")
def _squads(table: Table, red: str, blue: str) -> None:
    """Each side's men as a list with commas only: `red F1, F2, M1, M2, D1, G1 and blue F3, ...`."""
    squads = {"red": in_order(names(red)), "blue": in_order(names(blue))}
    draft_position(table)["squads"] = squads


@given("{man:word} stands on {place:word}")
def _stands(table: Table, man: str, place: str) -> None:
    draft_position(table)["men"][man] = hex_of(place)


@given("{man:word} is off the field")
def _off(table: Table, man: str) -> None:
    draft_position(table)["men"][man] = None


@given("{man:word} has the ball")
def _holds(table: Table, man: str) -> None:
    draft_position(table).update(holder=man, loose=None)


@given("the ball lies loose on {place:word}")
def _loose(table: Table, place: str) -> None:
    draft_position(table).update(holder=None, loose=hex_of(place))


@given("it is {who:seat}'s activation")
def _active(table: Table, who: str) -> None:
    draft_position(table)["active"] = who


@given("{who:seat} is First coach")
def _first(table: Table, who: str) -> None:
    draft_position(table)["first"] = who


@given("it is half {half:n}, turn {turn:n}")
def _when(table: Table, half: int, turn: int) -> None:
    draft_position(table).update(half=half, turn=turn)


@given("the score is red {red:n}, blue {blue:n}")
def _score(table: Table, red: int, blue: int) -> None:
    draft_position(table)["score"] = {"red": red, "blue": blue}


@given("{men} had their turn")
def _done(table: Table, men: str) -> None:
    draft_position(table)["done"] = in_order(names(men))


@given("{men} may not be activated this turn")
def _barred(table: Table, men: str) -> None:
    draft_position(table)["barred"] = in_order(names(men))


@given("{man:word} has been caught {times:word} before")
def _offences(table: Table, man: str, times: str) -> None:
    position = draft_position(table)
    position["offences"] = in_order([*position["offences"], *[man] * {"once": 1, "twice": 2}[times]])


@given("{man:word} has been sent off")
def _sent_off(table: Table, man: str) -> None:
    position = draft_position(table)
    position["sent_off"] = in_order([*position["sent_off"], man])
    position["men"][man] = None


@given("the bundled {name:word} pitch")
def _pitch(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["pitch"] = name


@given("the class {sort:word} has the skills {skills}")
def _skills(table: Table, sort: str, skills: str) -> None:
    """Another table of skills: classes not named keep the printed ones."""
    printed = {
        "F": ["Intercept", "Pass", "Tackle", "Shoot"], "M": ["Receive", "Tackle", "Steal", "Pass"],
        "D": ["Save", "Tackle", "Receive", "Intercept"], "G": ["Goalie", "Pass", "Receive", "Save"],
    }  # fmt: skip
    table.given.setdefault("settings", {}).setdefault("skills", printed)[sort] = names(skills)


@given("nobody is set up and {who:seat} has the kick-off")
def _nobody(table: Table, who: str) -> None:
    """Before a set-up; the other coach places first. Put it before the men who stand somewhere."""
    position = draft_position(table)
    position["men"] = dict.fromkeys(position["men"])
    position.update(phase="set-up", holder=None, loose=None, kick_off=who)


@given("only {who:seat} is set up and {opponent:seat} has the kick-off")
def _half_set_up(table: Table, who: str, opponent: str) -> None:
    """Amid a set-up: one coach's men stand on the wings, his opponent is to place his."""
    del who  # the sentence is for the reader; the men of the opponent are what is missing
    position = draft_position(table)
    position["men"].update(dict.fromkeys(position["squads"][opponent]))
    position.update(phase="set-up", holder=None, loose=None, kick_off=opponent)
