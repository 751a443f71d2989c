"""`Then` steps of tactical-soccer for men and ball, the turn, costs, and the dice that are needed next."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import GAME, MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import expect_need, get_drafted_position, parse_name_list
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    STEPS,
    VOCABULARY,
    request_man,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import (
    NEEDS,
)

then = VOCABULARY.then


STEPS.register_position_expectations({
    # ---- men and ball
    "{who:seat}'s {man:word} stands on {place:word}": {"/men/{who man:man_now}": "{place:hex}"},
    "{who:seat}'s {man:word} is off the field": {"/men/{who man:man_now}": None},
    "{who:seat}'s {man:word} has the ball": {"/holder": "{who man:man_now}", "/loose": None},
    "the ball lies loose on {place:word}": {"/holder": None, "/loose": "{place:hex}"},
    # `red's F1`, or `nobody` for a ball anywhere.
    "the holder is {man}": {"/holder": "{man:holder_now}"},
    "no ball lies loose": {"/loose": None},
    "the squads are red {red} and blue {blue}": {"/squads": {"red": "{red:names}", "blue": "{blue:names}"}},
    "the squad of {who:seat} is {men}": {"/squads/{who}": "{men:names}"},
    # ---- turns and score
    "it is nobody's activation": {"/active": None},
    "it is {who:seat}'s activation": {"/phase": "activate", "/active": "{who}"},
    "{who:seat} is First coach": {"/first": "{who}"},
    "nobody is First coach": {"/first": None},
    "{who:seat} has the kick-off": {"/kick_off": "{who}"},
    "nobody has the kick-off": {"/kick_off": None},
    "it is half {half:n}, turn {turn:n}": {"/half": "{half}", "/turn": "{turn}"},
    "the score is red {red:n}, blue {blue:n}": {"/score": {"red": "{red}", "blue": "{blue}"}},
    # ---- what men have done, and what they are punished for: exactly these men, or `nobody`
    ("{men} have had their turn", "{men} has had his turn"): {"/done": "{men:men_now}"},
    "{men} has spent his next action ahead": {"/spent_ahead": "{men:men_now}"},
    "{men} faces his own goal": {"/turned": "{men:men_now}"},
    # Once each.
    ("so far {men} have been caught", "so far {men} has been caught"): {"/offences": "{men:men_now}"},
    # Each man as often as he was caught.
    "the whole list of the caught is {men}": {"/offences": "{men:men_now}"},
    # Given a yellow card in this turn, and barred in the next.
    "{men} is booked": {"/booked": "{men:men_now}"},
    "{men} may not be activated this turn": {"/barred": "{men:men_now}"},
    "nobody is barred from this turn": {"/barred": []},
    "{men} has been sent off": {"/sent_off": "{men:men_now}"},
    # ---- what is kept
    "no word is written": {"/aims": {"attack": None, "defence": None}},
})  # fmt: skip


# ---- what men have done, and what they are punished for: exactly these men, or `nobody`


@then("so far {who:seat}'s {man:word} alone has been caught, {times:word} times")
def _expect_number_of_offences(table: Table, who: str, man: str, times: str) -> None:
    offences = [request_man(table, who, man)] * {"two": 2, "three": 3}[times]
    table.expect_position("/offences", "equals", offences)


# ---- what is kept

PARTS = {
    "the phase": ("phase",), "the half": ("half", "turn"), "the turn": ("turn",), "the score": ("score",),
    "the labels": ("first",), "the activation": ("active",), "the places": ("men",), "the facing": ("turned",),
    "the ball": ("holder", "loose"), "the kick-off": ("kick_off",), "the turns taken": ("done",),
    "the bans": ("barred",), "the bookings": ("booked",), "the actions ahead": ("spent_ahead",),
    "the offences": ("offences",), "the send-offs": ("sent_off",), "the pass": ("flight",),
    "the reception": ("catch",), "the words": ("aims",),
}  # fmt: skip
"""Parts of a position that can change, by the words that name them in sentences. Each part has its fields."""


@then("nothing has changed except {parts}")
def _expect_no_other_change(table: Table, parts: str) -> None:
    """Expect the scenario's initial position to be unchanged, except for these parts, which other steps check."""
    drafted = get_drafted_position(table)
    changed = {field for part in parse_name_list(parts) for field in PARTS[part]}
    table.expect_position("", "covers", {field: drafted[field] for field in drafted if field not in changed})


# ---- what is seen


@then("{who:seat} sees the {which:word} word as {what}")
def _expect_view(table: Table, who: str, which: str, what: str) -> None:
    """Request a view, and expect the secret word of the attacker or the defender in it: the word, hidden or none."""
    table.ask(op="observe", game=GAME, seat=who)
    _expect_shown_word(table, which, what)


@then("the {which:word} word is shown as {what}")
def _expect_shown_word(table: Table, which: str, what: str) -> None:
    table.expect(f"/view/aims/{which}", "equals", None if what == "none" else what)


STEPS.register_expectations({
    # Each token by its colour, `blue F1, blue F2 and red F3`.
    "the box is shown to hold {tokens}": {"/view/boxed": "{tokens:names}"},
    "nobody is shown with a card": {"/view/cards": {}},
    "{who:seat}'s {man:word} is shown as caught once, and nobody else": {"/view/offences": ["{who man:man}"]},
    "{who:seat}'s {man:word} is shown as booked, and nobody else": {"/view/booked": ["{who man:man}"]},
    "the score is shown as red {red:n}, blue {blue:n}": {"/view/score": {"red": "{red}", "blue": "{blue}"}},
    "half {half:n} and turn {turn:n} are shown": {"/view/half": "{half}", "/view/turn": "{turn}"},
})  # fmt: skip


@then("the cards are shown as")
def _expect_shown_cards(table: Table, rows: list[list[str]]) -> None:
    """Expect the shown cards, given as a row of men and a row of cards."""
    table.expect("/view/cards", "equals", dict(zip(*rows, strict=True)))


# ---- dice to come


@then("a {die:word} is to be rolled for {what}")
def _expect_die_to_be_rolled(table: Table, die: str, what: str) -> None:
    """Expect the needed die, `a die` of six sides, `a d3` or `a d2`, and its purpose, such as `the steal` or `the
    scatter`.
    """
    if what not in NEEDS:
        raise MisusedStep(f"not a purpose of dice: {what!r}; write one of {', '.join(NEEDS)}")
    expect_need(table, "d6" if die == "die" else die, NEEDS[what])


@then("the die may show {faces}, each as likely")
def _expect_die_faces(table: Table, faces: str) -> None:
    """Expect the faces of the next die, as a list in words."""
    shown = [int(face) for face in parse_name_list(faces)]
    p = "1" if len(shown) == 1 else f"1/{len(shown)}"
    table.expect("/next/outcomes", "same-set", [{"value": face, "p": p} for face in shown])
