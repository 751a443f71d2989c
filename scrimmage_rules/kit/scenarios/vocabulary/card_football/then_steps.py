"""`Then` steps of card-football for the state of the game, the chance needed next, and the views of seats."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import STEPS, VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    ORDINALS,
    parse_spot,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import Expected

then = VOCABULARY.then


@then("{who:seat} has the ball on {line}")
def _expect_ball(table: Table, who: str, line: str) -> None:
    table.expect_position("/offence", "equals", who)
    table.expect_position("/spot", "equals", parse_spot(line))


@then("it is {down:word} down with the flags from {line}")
def _expect_down(table: Table, down: str, line: str) -> None:
    table.expect_position("/down", "equals", ORDINALS[down])
    table.expect_position("/series_start", "equals", parse_spot(line))


@then("{who:seat} starts first and ten on {line}")
def _expect_first_down(table: Table, who: str, line: str) -> None:
    _expect_ball(table, who, line)
    _expect_down(table, "first", line)
    table.expect_position("/phase", "equals", "choose")


STEPS.register_position_expectations({
    "the score is home {home:n}, away {away:n}": {"/score": {"home": "{home}", "away": "{away}"}},
    "it is quarter {quarter:n}": {"/quarter": "{quarter}", "/overtime": False},
    "it is overtime": {"/overtime": True},
    "{who:seat} is to kick off": {"/phase": "kick-off", "/kicker": "{who}"},
    "{who:seat} kicked off to open the game": {"/opening_kicker": "{who}"},
    "{who:seat} is to try for an extra point or two": {"/phase": "try", "/offence": "{who}"},
    "the used cards are {cards}": {"/used": "{cards:list}"},
    "no card has been used": {"/used": []},
    "the {role:word} must name a play": {"/phase": "name", "/to_name": "{role}"},
    "nobody has to name a play": {"/to_name": None},
    "the {role:word} may not use {play} while {who:seat} has the ball":
        {"/bans": Expected("contains", [{"offence": "{who}", "role": "{role}", "play": "{play}"}])},
    "no play is forbidden": {"/bans": []},
    "the only play forbidden is {play} to the {role:word} while {who:seat} has the ball":
        {"/bans": [{"offence": "{who}", "role": "{role}", "play": "{play}"}]},
    "the {role:word} is to name a play": {"/to_name": "{role}"},
    "the play is named for {who:seat}'s drive": {"/named_for": "{who}"},
    "the play is named for nobody's drive": {"/named_for": None},
    # ---- one thing at a time
    "the offence is {who:seat}": {"/offence": "{who}"},
    "neither side is the kicker": {"/kicker": None},
    "the kicker is {who:seat}": {"/kicker": "{who}"},
    "the ball lies on {line}": {"/spot": "{line:spot}"},
    "no ball lies on the field": {"/spot": None},
    "the flags begin on {line}": {"/series_start": "{line:spot}"},
    "no flags lie on the field": {"/series_start": None},
    "it is {down:word} down": {"/down": "{down:ordinal}"},
    "there is no down": {"/down": None},
    "the play cards on the table are {offence} and {defence:word}":
        {"/calls": {"offence": "{offence}", "defence": "{defence}"}},
    "no play card lies on the table": {"/calls": {"offence": None, "defence": None}},
    "the card {card:word} has been turned before the try": {"/card": "{card}"},
    "no card has been turned before the try": {"/card": None},
    "the cards made are {cards}": {"/generated": "{cards:list}"},
    "another card is to be turned for the place of the ball": {"/redraw": True},
    "no other card is to be turned for the place of the ball": {"/redraw": False},
    "the number of the quarter is {quarter:n}": {"/quarter": "{quarter}"},
    "it is not overtime": {"/overtime": False},
    "the action is played from a fresh shuffle after the quarter": {"/untimed": True},
    "the action is played within the quarter": {"/untimed": False},
})  # fmt: skip


@then("{who:seat} is playing for two points")
def _expect_try(table: Table, who: str) -> None:
    table.expect_position("/two_point", "equals", True)
    _expect_ball(table, who, "opponent's 20")


@then("the plays forbidden are")
def _expect_bans(table: Table, rows: list[list[str]]) -> None:
    """Expect exactly these bans (forbidden plays), in order, from a table with the columns: play, to, while."""
    bans = [{"offence": who, "role": role, "play": play} for play, role, who in rows[1:]]
    table.expect_position("/bans", "equals", bans)


# ---- chance to come


STEPS.register_expectations({
    "a card is to be turned for the {purpose}":
        {"/status": "need-chance", "/next": Expected("covers", {"kind": "draw", "for": "{purpose:purpose}"})},
    "the coin is to be tossed for the {purpose:word}":
        {"/status": "need-chance", "/next": Expected("covers", {"kind": "coin", "for": "{purpose}"})},
})  # fmt: skip


# ---- what a seat is shown


@then("{who:seat} sees the {role:word}'s card as {what}")
def _expect_view(table: Table, who: str, role: str, what: str) -> None:
    """Request the view of a seat, and expect a play, `hidden` or `none` in it."""
    table.ask(op="observe", game=GAME, seat=who)
    _expect_shown_card(table, role, what)


@then("the {role:word}'s card is shown as {what}")
def _expect_shown_card(table: Table, role: str, what: str) -> None:
    table.expect(f"/view/calls/{role}", "equals", None if what == "none" else what)


STEPS.register_expectations({
    "the line to gain is shown on {line}": {"/view/line_to_gain": "{line:spot}"},
    "no line to gain is shown": {"/view/line_to_gain": None},
    "the flags are shown from {line}": {"/view/series_start": "{line:spot}"},
    "a pile of {count:n} is shown": {"/view/cards_left": "{count}"},
    "the cards shown as used are {cards}": {"/view/used": "{cards:list}"},
    # The plays of the side that looks, or `none`.
    "the hand is shown as {plays}": {"/view/hand": "{plays:list}"},
    "the only play shown as forbidden is {play} to the {role:word} while {who:seat} has the ball":
        {"/view/bans": [{"offence": "{who}", "role": "{role}", "play": "{play}"}]},
    "card {card:word} is shown as turned before the try": {"/view/card": "{card}"},
})  # fmt: skip
