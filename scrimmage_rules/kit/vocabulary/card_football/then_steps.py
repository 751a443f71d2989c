"""Then: what comes of it."""

from __future__ import annotations

import json

from scrimmage_rules.kit.table import GAME, Table
from scrimmage_rules.kit.vocabulary.card_football.draft import (
    ORDINALS,
    VOCABULARY,
    action_of,
    draft_position,
    entry_of,
    names,
    set_up,
    spot_of,
)

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


@then("the phase is {phase:word}")
def _then_phase(table: Table, phase: str) -> None:
    table.expect_position("/phase", "equals", phase)


@then("the position has {value} at {place:word}")
def _then_position(table: Table, value: str, place: str) -> None:
    table.expect_position(place, "equals", json.loads(value))


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


@then("it is refused under {clause:word}")
def _then_refused(table: Table, clause: str) -> None:
    """The clause itself or, where several forbid it, one the reference names beside it."""
    table.expect("/status", "equals", "rejected")
    table.expect_blame(clause)


@then("it is accepted")
def _then_accepted(table: Table) -> None:
    table.expect("/status", "equals", "ok")


@then("nothing has changed")
def _then_unchanged(table: Table) -> None:
    """The position after a refusal is the one that was put on the table."""
    table.last_ask = {}
    table.expect_position("", "equals", draft_position(table))


@then("it needs a {kind:word} for {purpose:word}")
def _then_needs(table: Table, kind: str, purpose: str) -> None:
    table.expect("/status", "equals", "need-chance")
    table.expect("/next", "covers", {"kind": kind, "for": purpose})


@then("it may be")
def _then_outcomes(table: Table, rows: list[list[str]]) -> None:
    """Rows of: value, p."""
    table.expect("/next/outcomes", "same-set", [{"value": value, "p": p} for value, p in rows[1:]])


@then("it is an error of kind {kind:word}")
def _then_error(table: Table, kind: str) -> None:
    table.expect("/status", "equals", "error")
    table.expect("/kind", "equals", kind)


@then("the game is over and {who:seat} has won under {clause:word}")
def _then_won(table: Table, who: str, clause: str) -> None:
    table.expect("/turn/over", "equals", True)
    table.expect("/turn/result", "covers", {"winner": who, "clause": clause})


@then("the game is over and drawn under {clause:word}")
def _then_drawn(table: Table, clause: str) -> None:
    table.expect("/turn/over", "equals", True)
    table.expect("/turn/result", "covers", {"winner": None, "clause": clause})


@then("the game goes on")
def _then_goes_on(table: Table) -> None:
    table.expect("/turn/over", "equals", False)


@then("these may act: {pending}")
def _then_pending(table: Table, pending: str) -> None:
    """`home (call, punt); away (call)`: every pending seat with all its types of action."""
    wanted = []
    for part in pending.split(";"):
        seat, _, kinds = part.strip().partition(" ")
        wanted.append({"seat": seat, "kinds": sorted(names(kinds.strip("()")))})
    table.expect("/turn/pending", "same-set", wanted)


@then("{who:seat} has exactly these actions")
def _then_exactly(table: Table, who: str, rows: list[list[str]]) -> None:
    """Rows of one action each, in words, under the heading action."""
    set_up(table)
    table.ask(op="legal", game=GAME, seat=who)
    table.expect("/actions", "same-set", [{"seat": who, "action": action_of(row[0])} for row in rows[1:]])


@then("{who:seat} can {action}")
def _then_can(table: Table, who: str, action: str) -> None:
    set_up(table)
    table.ask(op="legal", game=GAME, seat=who)
    table.expect("/actions", "contains", [{"seat": who, "action": action_of(action)}])


@then("{who:seat} cannot {action}")
def _then_cannot(table: Table, who: str, action: str) -> None:
    set_up(table)
    table.ask(op="legal", game=GAME, seat=who)
    table.expect("/actions", "lacks", [{"seat": who, "action": action_of(action)}])


@then("{who:seat} sees the {role:word}'s card as {what}")
def _then_sees(table: Table, who: str, role: str, what: str) -> None:
    table.ask(op="observe", game=GAME, seat=who)
    table.expect(f"/view/calls/{role}", "equals", None if what == "none" else what)


@then("the view has {value} at {place:word}")
def _then_view(table: Table, value: str, place: str) -> None:
    table.expect(f"/view{place}", "equals", json.loads(value))


@then("the explanation cites {clauses}")
def _then_cites(table: Table, clauses: str) -> None:
    table.expect("/trace", "cites", names(clauses))


@then("the answer is {value}")
def _then_answer(table: Table, value: str) -> None:
    table.expect("/value", "equals", json.loads(value))


@then("the answer has {value} at {place:word}")
def _then_answer_at(table: Table, value: str, place: str) -> None:
    table.expect(f"/value{place}", "equals", json.loads(value))


@then("the distribution is")
def _then_distribution(table: Table, rows: list[list[str]]) -> None:
    """Rows of: result, p."""
    wanted = [{"result": entry_of(result), "p": p} for result, p in rows[1:]]
    table.expect("/value", "same-set", wanted)


@then("the odds are")
def _then_odds(table: Table, rows: list[list[str]]) -> None:
    """Rows of: is (a JSON list of the values asked for), p."""
    table.expect("/value", "same-set", [{"is": json.loads(values), "p": p} for values, p in rows[1:]])


@then("there are {count:n}")
def _then_count(table: Table, count: int) -> None:
    table.expect("/count", "equals", count)


@then("the shares are {shares}")
def _then_shares(table: Table, shares: str) -> None:
    """`-3: 1/18, 0: 1/18, T/O: 1/36`: a whole distribution in one line."""
    pairs = [each.strip().split(": ") for each in shares.split(",")]
    table.expect("/value", "same-set", [{"result": entry_of(result), "p": p} for result, p in pairs])


@then("step {number:n} is refused under {clause:word}")
def _then_step_refused(table: Table, number: int, clause: str) -> None:
    """The first refused step of the online table; the first step is number 1."""
    _then_refused(table, clause)
    table.expect("/data/step", "equals", number - 1)
