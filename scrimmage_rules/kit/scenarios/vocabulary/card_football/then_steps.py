"""Then: where the game stands, and what is to be turned or tossed."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    ORDINALS,
    list_of,
    purpose_of,
    spot_of,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import expect_need

then = VOCABULARY.then


@then("{who:seat} has the ball on {line}")
def _then_ball(table: Table, who: str, line: str) -> None:
    table.expect_position("/offence", "equals", who)
    table.expect_position("/spot", "equals", spot_of(line))


@then("it is {down:word} down with the flags from {line}")
def _then_down(table: Table, down: str, line: str) -> None:
    table.expect_position("/down", "equals", ORDINALS[down])
    table.expect_position("/series_start", "equals", spot_of(line))


@then("{who:seat} starts first and ten on {line}")
def _then_series(table: Table, who: str, line: str) -> None:
    _then_ball(table, who, line)
    _then_down(table, "first", line)
    table.expect_position("/phase", "equals", "choose")


@then("the score is home {home:n}, away {away:n}")
def _then_score(table: Table, home: int, away: int) -> None:
    table.expect_position("/score", "equals", {"home": home, "away": away})


@then("it is quarter {quarter:n}")
def _then_quarter(table: Table, quarter: int) -> None:
    table.expect_position("/quarter", "equals", quarter)
    table.expect_position("/overtime", "equals", False)


@then("it is overtime")
def _then_overtime(table: Table) -> None:
    table.expect_position("/overtime", "equals", True)


@then("{who:seat} is to kick off")
def _then_kick_off(table: Table, who: str) -> None:
    table.expect_position("/phase", "equals", "kick-off")
    table.expect_position("/kicker", "equals", who)


@then("{who:seat} kicked off to open the game")
def _then_opened(table: Table, who: str) -> None:
    table.expect_position("/opening_kicker", "equals", who)


@then("{who:seat} is to try for an extra point or two")
def _then_try(table: Table, who: str) -> None:
    table.expect_position("/phase", "equals", "try")
    table.expect_position("/offence", "equals", who)


@then("{who:seat} is playing for two points")
def _then_trying(table: Table, who: str) -> None:
    table.expect_position("/two_point", "equals", True)
    _then_ball(table, who, "opponent's 20")


@then("the used cards are {cards}")
def _then_used(table: Table, cards: str) -> None:
    table.expect_position("/used", "equals", list_of(cards))


@then("no card has been used")
def _then_unused(table: Table) -> None:
    table.expect_position("/used", "equals", [])


@then("the {role:word} must name a play")
def _then_naming(table: Table, role: str) -> None:
    table.expect_position("/phase", "equals", "name")
    table.expect_position("/to_name", "equals", role)


@then("nobody has to name a play")
def _then_no_naming(table: Table) -> None:
    table.expect_position("/to_name", "equals", None)


@then("the {role:word} may not use {play} while {who:seat} has the ball")
def _then_ban(table: Table, role: str, play: str, who: str) -> None:
    table.expect_position("/bans", "contains", [{"offence": who, "role": role, "play": play}])


@then("the plays forbidden are")
def _then_bans(table: Table, rows: list[list[str]]) -> None:
    """Rows of: play, to, while; all of them, in their order."""
    bans = [{"offence": who, "role": role, "play": play} for play, role, who in rows[1:]]
    table.expect_position("/bans", "equals", bans)


@then("no play is forbidden")
def _then_no_ban(table: Table) -> None:
    table.expect_position("/bans", "equals", [])


@then("the only play forbidden is {play} to the {role:word} while {who:seat} has the ball")
def _then_only_ban(table: Table, play: str, role: str, who: str) -> None:
    table.expect_position("/bans", "equals", [{"offence": who, "role": role, "play": play}])


@then("the {role:word} is to name a play")
def _then_to_name(table: Table, role: str) -> None:
    table.expect_position("/to_name", "equals", role)


@then("the play is named for {who:seat}'s drive")
def _then_named_for(table: Table, who: str) -> None:
    table.expect_position("/named_for", "equals", who)


@then("the play is named for nobody's drive")
def _then_named_for_nobody(table: Table) -> None:
    table.expect_position("/named_for", "equals", None)


# ---- one thing at a time


@then("the offence is {who:seat}")
def _then_offence(table: Table, who: str) -> None:
    table.expect_position("/offence", "equals", who)


@then("neither side is the kicker")
def _then_no_kicker(table: Table) -> None:
    table.expect_position("/kicker", "equals", None)


@then("the kicker is {who:seat}")
def _then_kicker(table: Table, who: str) -> None:
    table.expect_position("/kicker", "equals", who)


@then("the ball lies on {line}")
def _then_spot(table: Table, line: str) -> None:
    table.expect_position("/spot", "equals", spot_of(line))


@then("no ball lies on the field")
def _then_no_spot(table: Table) -> None:
    table.expect_position("/spot", "equals", None)


@then("the flags begin on {line}")
def _then_flags(table: Table, line: str) -> None:
    table.expect_position("/series_start", "equals", spot_of(line))


@then("no flags lie on the field")
def _then_no_flags(table: Table) -> None:
    table.expect_position("/series_start", "equals", None)


@then("it is {down:word} down")
def _then_down_alone(table: Table, down: str) -> None:
    table.expect_position("/down", "equals", ORDINALS[down])


@then("there is no down")
def _then_no_down(table: Table) -> None:
    table.expect_position("/down", "equals", None)


@then("the play cards on the table are {offence} and {defence:word}")
def _then_calls(table: Table, offence: str, defence: str) -> None:
    table.expect_position("/calls", "equals", {"offence": offence, "defence": defence})


@then("no play card lies on the table")
def _then_no_calls(table: Table) -> None:
    table.expect_position("/calls", "equals", {"offence": None, "defence": None})


@then("the card {card:word} has been turned before the try")
def _then_turned(table: Table, card: str) -> None:
    table.expect_position("/card", "equals", card)


@then("no card has been turned before the try")
def _then_not_turned(table: Table) -> None:
    table.expect_position("/card", "equals", None)


@then("the cards made are {cards}")
def _then_made(table: Table, cards: str) -> None:
    table.expect_position("/generated", "equals", list_of(cards))


@then("another card is to be turned for the place of the ball")
def _then_redraw(table: Table) -> None:
    table.expect_position("/redraw", "equals", True)


@then("no other card is to be turned for the place of the ball")
def _then_no_redraw(table: Table) -> None:
    table.expect_position("/redraw", "equals", False)


@then("the number of the quarter is {quarter:n}")
def _then_number_of_quarter(table: Table, quarter: int) -> None:
    table.expect_position("/quarter", "equals", quarter)


@then("it is not overtime")
def _then_no_overtime(table: Table) -> None:
    table.expect_position("/overtime", "equals", False)


@then("the action is played from a fresh shuffle after the quarter")
def _then_untimed(table: Table) -> None:
    table.expect_position("/untimed", "equals", True)


@then("the action is played within the quarter")
def _then_timed(table: Table) -> None:
    table.expect_position("/untimed", "equals", False)


# ---- chance to come


@then("a card is to be turned for the {purpose}")
def _then_card(table: Table, purpose: str) -> None:
    expect_need(table, "draw", purpose_of(purpose))


@then("the coin is to be tossed for the {purpose:word}")
def _then_coin(table: Table, purpose: str) -> None:
    expect_need(table, "coin", purpose)
