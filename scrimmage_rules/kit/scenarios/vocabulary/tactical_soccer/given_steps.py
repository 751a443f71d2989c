"""Given: the standard formation, squads and men, ball, turn and score; the pitch and the table of skills.

Sentences build on those before them: the standard formation and its men (in the Background), the squads, who stands
on the field at all, the men, the ball, what has been done.
"""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import draft_position, names, start_from
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    FORMATION,
    VOCABULARY,
    drafted_man,
    drafted_squads,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import hex_of, in_order, men_of

given = VOCABULARY.given


@given("the standard formation, red First coach and to activate in turn 1 of half 1, with the ball loose on 0,0")
def _formation(table: Table) -> None:
    """The tables after it put the men on the field: on the wings of their own half, the goalies before their goals.

    Red has F1, F2, M1, M2, D1 and G1 in its squad, blue the others; nobody has had his turn.
    """
    start_from(table, FORMATION)


# ---- squads and men


@given("the squads are red {red} and blue {blue}")
def _squads(table: Table, red: str, blue: str) -> None:
    """Each side's men as a list with commas only: `red F1, F2, M1, M2, D1, G1 and blue F3, ...`."""
    squads = {"red": in_order(names(red)), "blue": in_order(names(blue))}
    draft_position(table)["squads"] = squads


@given("the squads read red {red} and blue {blue}")
def _squads_as_listed(table: Table, red: str, blue: str) -> None:
    """For positions that cannot be."""
    draft_position(table)["squads"] = {"red": names(red), "blue": names(blue)}


@given("{who:seat}'s men stand on")
def _all_stand(table: Table, who: str, rows: list[list[str]]) -> None:
    """A row of men and a row of their hexes."""
    for man, place in zip(*rows, strict=True):
        _stands(table, who, man, place)


@given("{who:seat}'s {man:word} stands on {place:word}")
def _stands(table: Table, who: str, man: str, place: str) -> None:
    draft_position(table)["men"][drafted_man(table, who, man)] = hex_of(place)


@given("{who:seat}'s {man:word} is off the field")
def _off(table: Table, who: str, man: str) -> None:
    draft_position(table)["men"][drafted_man(table, who, man)] = None


@given("nobody stands on the field")
def _empty(table: Table) -> None:
    """Put it before the men who do."""
    position = draft_position(table)
    position["men"] = dict.fromkeys(position["men"])


@given("nobody is set up and {who:seat} has the kick-off")
def _nobody(table: Table, who: str) -> None:
    """Before a set-up; the other coach places first. Put it before the men who stand somewhere."""
    _empty(table)
    draft_position(table).update(phase="set-up", holder=None, loose=None, kick_off=who)


@given("only {who:seat} is set up and {opponent:seat} has the kick-off")
def _half_set_up(table: Table, who: str, opponent: str) -> None:
    """Amid a set-up: one coach's men stand in the standard formation, his opponent is to place his."""
    del who  # the sentence is for the reader; the men of the opponent are what is missing
    position = draft_position(table)
    position["men"].update(dict.fromkeys(position["squads"][opponent]))
    position.update(phase="set-up", holder=None, loose=None, kick_off=opponent)


@given("{who:seat} has already placed {men}")
def _placed(table: Table, who: str, men: str) -> None:
    """`F1 on 0,-2, F2 on 4,-14`, or `nobody`."""
    for each in [] if men == "nobody" else men.split(", "):
        man, _, place = each.partition(" on ")
        _stands(table, who, man, place)


@given("the phase is {phase:word}")
def _phase(table: Table, phase: str) -> None:
    draft_position(table)["phase"] = phase


# ---- the ball


@given("{who:seat}'s {man:word} has the ball")
def _holds(table: Table, who: str, man: str) -> None:
    draft_position(table).update(holder=drafted_man(table, who, man), loose=None)


@given("the ball lies loose on {place:word}")
def _loose(table: Table, place: str) -> None:
    draft_position(table).update(holder=None, loose=hex_of(place))


@given("another ball lies loose on {place:word}")
def _second_ball(table: Table, place: str) -> None:
    """Beside the one that is held: for positions that cannot be."""
    draft_position(table)["loose"] = hex_of(place)


@given("there is no ball on the field")
def _no_ball(table: Table) -> None:
    draft_position(table).update(holder=None, loose=None)


@given("{who:seat}'s {man:word} has passed to {other:seat}'s {receiver:word}")
def _passed(table: Table, who: str, man: str, other: str, receiver: str) -> None:
    """A good pass is in the air between the hexes where they stand, and nobody was asked yet whether he intercepts."""
    position = draft_position(table)
    passer, receiver = drafted_man(table, who, man), drafted_man(table, other, receiver)
    men = position["men"]
    flight = {"passer": passer, "origin": men[passer], "receiver": receiver, "to": men[receiver]}
    position.update(phase="intercept", holder=None, loose=None, done=[passer])
    position["flight"] = {**flight, "good": True, "side": None, "asked": []}


@given("{who:seat}'s {man:word} is shooting")
def _shooting(table: Table, who: str, man: str) -> None:
    """He has the ball, his action is used, and the two coaches are to write their words."""
    shooter = drafted_man(table, who, man)
    draft_position(table).update(phase="aim", holder=shooter, loose=None, done=[shooter])


@given("{who:seat} has written {word:word}")
def _written(table: Table, who: str, word: str) -> None:
    """The attacking coach a hex to aim at, the other one a hex for his goalie; with both the shot is to be rolled."""
    position = draft_position(table)
    aims = position["aims"]
    aims["attack" if who == position["active"] else "defence"] = word
    if all(aims.values()):
        position["phase"] = "shot"


# ---- turns and score


@given("it is {who:seat}'s activation")
def _active(table: Table, who: str) -> None:
    draft_position(table)["active"] = who


@given("it is nobody's activation")
def _inactive(table: Table) -> None:
    draft_position(table)["active"] = None


@given("{who:seat} is First coach")
def _first(table: Table, who: str) -> None:
    draft_position(table)["first"] = who


@given("nobody is First coach")
def _no_first(table: Table) -> None:
    draft_position(table)["first"] = None


@given("{who:seat} has the kick-off")
def _kick_off(table: Table, who: str) -> None:
    """A set-up is over or to be made, and there is no ball on the field before it."""
    draft_position(table).update(holder=None, loose=None, kick_off=who)


@given("nobody has the kick-off")
def _no_kick_off(table: Table) -> None:
    draft_position(table)["kick_off"] = None


@given("it is half {half:n}, turn {turn:n}")
def _when(table: Table, half: int, turn: int) -> None:
    draft_position(table).update(half=half, turn=turn)


@given("the score is red {red:n}, blue {blue:n}")
def _score(table: Table, red: int, blue: int) -> None:
    draft_position(table)["score"] = {"red": red, "blue": blue}


@given("{men} has had his turn")
@given("{men} have had their turn")
def _done(table: Table, men: str) -> None:
    """These men and no others."""
    draft_position(table)["done"] = in_order(men_of(drafted_squads(table), men))
