"""Then: where men and ball are, whose turn it is, what it has cost, and what dice are to come."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import draft_position, expect_need, names
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    VOCABULARY,
    drafted_man,
    man_now,
    squads_now,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import (
    NEEDS,
    hex_of,
    holder_of,
    in_order,
    men_of,
)

then = VOCABULARY.then


# ---- men and ball


@then("{who:seat}'s {man:word} stands on {place:word}")
def _stands(table: Table, who: str, man: str, place: str) -> None:
    table.expect_position(f"/men/{man_now(table, who, man)}", "equals", hex_of(place))


@then("{who:seat}'s {man:word} is off the field")
def _off(table: Table, who: str, man: str) -> None:
    table.expect_position(f"/men/{man_now(table, who, man)}", "equals", None)


@then("{who:seat}'s {man:word} has the ball")
def _holds(table: Table, who: str, man: str) -> None:
    table.expect_position("/holder", "equals", man_now(table, who, man))
    table.expect_position("/loose", "equals", None)


@then("the ball lies loose on {place:word}")
def _loose(table: Table, place: str) -> None:
    table.expect_position("/holder", "equals", None)
    table.expect_position("/loose", "equals", hex_of(place))


@then("the holder is {man}")
def _holder(table: Table, man: str) -> None:
    """`red's F1`, or `nobody`, wherever the ball lies then."""
    table.expect_position("/holder", "equals", holder_of(squads_now(table), man))


@then("no ball lies loose")
def _no_loose(table: Table) -> None:
    table.expect_position("/loose", "equals", None)


@then("the squads are red {red} and blue {blue}")
def _squads(table: Table, red: str, blue: str) -> None:
    table.expect_position("/squads", "equals", {"red": names(red), "blue": names(blue)})


@then("the squad of {who:seat} is {men}")
def _squad(table: Table, who: str, men: str) -> None:
    table.expect_position(f"/squads/{who}", "equals", names(men))


# ---- turns and score


@then("it is nobody's activation")
def _nobody_active(table: Table) -> None:
    table.expect_position("/active", "equals", None)


@then("it is {who:seat}'s activation")
def _active(table: Table, who: str) -> None:
    table.expect_position("/phase", "equals", "activate")
    table.expect_position("/active", "equals", who)


@then("{who:seat} is First coach")
def _first(table: Table, who: str) -> None:
    table.expect_position("/first", "equals", who)


@then("nobody is First coach")
def _no_first(table: Table) -> None:
    table.expect_position("/first", "equals", None)


@then("{who:seat} has the kick-off")
def _kick_off(table: Table, who: str) -> None:
    table.expect_position("/kick_off", "equals", who)


@then("nobody has the kick-off")
def _no_kick_off(table: Table) -> None:
    table.expect_position("/kick_off", "equals", None)


@then("it is half {half:n}, turn {turn:n}")
def _when(table: Table, half: int, turn: int) -> None:
    table.expect_position("/half", "equals", half)
    table.expect_position("/turn", "equals", turn)


@then("the score is red {red:n}, blue {blue:n}")
def _score(table: Table, red: int, blue: int) -> None:
    table.expect_position("/score", "equals", {"red": red, "blue": blue})


# ---- what men have done, and what they are punished for: exactly these men, or `nobody`


def _exactly(table: Table, at: str, men: str) -> None:
    table.expect_position(at, "equals", in_order(men_of(squads_now(table), men)))


@then("{men} has had his turn")
@then("{men} have had their turn")
def _done(table: Table, men: str) -> None:
    _exactly(table, "/done", men)


@then("{men} has spent his next action ahead")
def _spent(table: Table, men: str) -> None:
    _exactly(table, "/spent_ahead", men)


@then("{men} faces his own goal")
def _turned(table: Table, men: str) -> None:
    _exactly(table, "/turned", men)


@then("so far {men} has been caught")
@then("so far {men} have been caught")
def _caught(table: Table, men: str) -> None:
    """Once each."""
    _exactly(table, "/offences", men)


@then("so far {who:seat}'s {man:word} alone has been caught, {times:word} times")
def _caught_again(table: Table, who: str, man: str, times: str) -> None:
    offences = [man_now(table, who, man)] * {"two": 2, "three": 3}[times]
    table.expect_position("/offences", "equals", offences)


@then("the whole list of the caught is {men}")
def _caught_list(table: Table, men: str) -> None:
    """Each man as often as he was caught."""
    _exactly(table, "/offences", men)


@then("{men} is booked")
def _booked(table: Table, men: str) -> None:
    """Given a yellow card in this turn, and barred in the next."""
    _exactly(table, "/booked", men)


@then("{men} may not be activated this turn")
def _barred(table: Table, men: str) -> None:
    _exactly(table, "/barred", men)


@then("nobody is barred from this turn")
def _nobody_barred(table: Table) -> None:
    table.expect_position("/barred", "equals", [])


@then("{men} has been sent off")
def _sent_off(table: Table, men: str) -> None:
    _exactly(table, "/sent_off", men)


# ---- what is kept

PARTS = {
    "the phase": ("phase",), "the half": ("half", "turn"), "the turn": ("turn",), "the score": ("score",),
    "the labels": ("first",), "the activation": ("active",), "the places": ("men",), "the facing": ("turned",),
    "the ball": ("holder", "loose"), "the kick-off": ("kick_off",), "the turns taken": ("done",),
    "the bans": ("barred",), "the bookings": ("booked",), "the actions ahead": ("spent_ahead",),
    "the offences": ("offences",), "the send-offs": ("sent_off",), "the pass": ("flight",),
    "the reception": ("catch",), "the words": ("aims",),
}  # fmt: skip
"""Parts of a position, as one says what has changed."""


@then("all is as it was but {parts}")
def _kept(table: Table, parts: str) -> None:
    """Everything that was drafted is there, but for these parts: what became of them other sentences say."""
    drafted = draft_position(table)
    changed = {field for part in names(parts) for field in PARTS[part]}
    table.expect_position("", "covers", {field: drafted[field] for field in drafted if field not in changed})


@then("no word is written")
def _no_words(table: Table) -> None:
    table.expect_position("/aims", "equals", {"attack": None, "defence": None})


# ---- what is seen


@then("{who:seat} sees the {which:word} word as {what}")
def _sees(table: Table, who: str, which: str, what: str) -> None:
    """The attack's or the defence's secret word: itself, hidden or none."""
    table.ask(op="observe", game=GAME, seat=who)
    _shown(table, which, what)


@then("the {which:word} word is shown as {what}")
def _shown(table: Table, which: str, what: str) -> None:
    table.expect(f"/view/aims/{which}", "equals", None if what == "none" else what)


@then("the box is shown to hold {tokens}")
def _boxed(table: Table, tokens: str) -> None:
    """Each token by its colour, `blue F1, blue F2 and red F3`."""
    table.expect("/view/boxed", "equals", names(tokens))


@then("the cards are shown as")
def _shown_cards(table: Table, rows: list[list[str]]) -> None:
    """A row of men and a row of the cards on them."""
    table.expect("/view/cards", "equals", dict(zip(*rows, strict=True)))


@then("nobody is shown with a card")
def _no_cards(table: Table) -> None:
    table.expect("/view/cards", "equals", {})


@then("{who:seat}'s {man:word} is shown as caught once, and nobody else")
def _shown_caught(table: Table, who: str, man: str) -> None:
    table.expect("/view/offences", "equals", [drafted_man(table, who, man)])


@then("{who:seat}'s {man:word} is shown as booked, and nobody else")
def _shown_booked(table: Table, who: str, man: str) -> None:
    table.expect("/view/booked", "equals", [drafted_man(table, who, man)])


@then("the score is shown as red {red:n}, blue {blue:n}")
def _shown_score(table: Table, red: int, blue: int) -> None:
    table.expect("/view/score", "equals", {"red": red, "blue": blue})


@then("half {half:n} and turn {turn:n} are shown")
def _shown_turn(table: Table, half: int, turn: int) -> None:
    table.expect("/view/half", "equals", half)
    table.expect("/view/turn", "equals", turn)


# ---- dice to come


@then("a {die:word} is to be rolled for {what}")
def _needs(table: Table, die: str, what: str) -> None:
    """`a die` of six sides, `a d3`, `a d2`; for `the steal`, `the scatter`: what the action waits for."""
    if what not in NEEDS:
        raise Misused(f"nothing that dice are rolled for: {what!r}; write one of {', '.join(NEEDS)}")
    expect_need(table, "d6" if die == "die" else die, NEEDS[what])


@then("the die may show {faces}, each as likely")
def _faces(table: Table, faces: str) -> None:
    """The faces of the die that is needed next, as a list in words."""
    shown = [int(face) for face in names(faces)]
    p = "1" if len(shown) == 1 else f"1/{len(shown)}"
    table.expect("/next/outcomes", "same-set", [{"value": face, "p": p} for face in shown])
