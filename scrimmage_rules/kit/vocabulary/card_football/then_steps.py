"""Then: what comes of it."""

from __future__ import annotations

from scrimmage_rules.kit.table import GAME, Table
from scrimmage_rules.kit.vocabulary.card_football.draft import (
    ORDINALS,
    VOCABULARY,
    entry_of,
    spot_of,
)
from scrimmage_rules.kit.vocabulary.shared import expect_need, names

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
    wanted = [] if cards == "none" else names(cards)
    table.expect_position("/used", "equals", wanted)


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


@then("no play is forbidden")
def _then_no_ban(table: Table) -> None:
    table.expect_position("/bans", "equals", [])


@then("{who:seat} sees the {role:word}'s card as {what}")
def _then_sees(table: Table, who: str, role: str, what: str) -> None:
    table.ask(op="observe", game=GAME, seat=who)
    table.expect(f"/view/calls/{role}", "equals", None if what == "none" else what)


@then("a card is to be turned for the {purpose:word}")
def _then_card(table: Table, purpose: str) -> None:
    expect_need(table, "draw", purpose)


@then("the coin is to be tossed for the {purpose:word}")
def _then_coin(table: Table, purpose: str) -> None:
    expect_need(table, "coin", purpose)


@then("the distribution is")
def _then_distribution(table: Table, rows: list[list[str]]) -> None:
    """Rows of: result, p."""
    wanted = [{"result": entry_of(result), "p": p} for result, p in rows[1:]]
    table.expect("/value", "same-set", wanted)


@then("step {number:n} is refused under {clause:word}")
def _then_step_refused(table: Table, number: int, clause: str) -> None:
    """The first refused step of the online table; the first step is number 1."""
    table.expect("/status", "equals", "rejected")
    table.expect_blame(clause)
    table.expect("/data/step", "equals", number - 1)


@then("the shares are {shares}")
def _then_shares(table: Table, shares: str) -> None:
    """`-3: 1/18, 0: 1/18, T/O: 1/36`: a whole distribution in one line."""
    pairs = [each.strip().split(": ") for each in shares.split(",")]
    table.expect("/value", "same-set", [{"result": entry_of(result), "p": p} for result, p in pairs])
