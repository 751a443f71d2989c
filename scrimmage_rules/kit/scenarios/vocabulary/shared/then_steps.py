"""Then steps for refusals, chance, odds, views, answers, and any place of a position."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Misused, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import (
    SHARED,
    names,
    places_of,
    seat_of,
    set_up,
    words_of,
)

then = SHARED.then


@then("the phase is {phase:word}")
def _then_phase(table: Table, phase: str) -> None:
    table.expect_position("/phase", "equals", phase)


@then("it is refused under {clause:word}")
def _then_refused(table: Table, clause: str) -> None:
    """Expect a refusal under the clause that is first in the order of blame."""
    table.expect("/status", "equals", "rejected")
    table.expect_blame(clause)


@then("it is accepted")
def _then_accepted(table: Table) -> None:
    """Expect an accepted answer with its evidence: a loaded position is set up, a checked action is legal."""
    table.expect("/status", "equals", "ok")
    if table.last_ask["op"] == "check":
        table.expect("/legal", "equals", True)
    elif table.last_ask["op"] == "load":
        table.expect_position("", "equals", table.last_ask["position"])


@then("nothing has changed")
def _then_unchanged(table: Table) -> None:
    """Expect that the position after a refusal equals the one before."""
    table.last_ask = {}
    table.expect_position("", "equals", words_of(table).position(table))


@then("it may be")
def _then_outcomes(table: Table, rows: list[list[str]]) -> None:
    """Expect the outcomes, in rows of: value, p."""
    table.expect("/next/outcomes", "same-set", [{"value": value, "p": p} for value, p in rows[1:]])


@then("it is an error of kind {kind:word}")
def _then_error(table: Table, kind: str) -> None:
    table.expect("/status", "equals", "error")
    table.expect("/kind", "equals", kind)


@then("the game is over and {who:seat} has won under {clause:word}")
def _then_won(table: Table, who: str, clause: str) -> None:
    table.expect("/turn/over", "equals", True)
    table.expect("/turn/result", "covers", {"winner": seat_of(table, who), "clause": clause})


@then("the game is over and drawn under {clause:word}")
def _then_drawn(table: Table, clause: str) -> None:
    table.expect("/turn/over", "equals", True)
    table.expect("/turn/result", "covers", {"winner": None, "clause": clause})


@then("the game goes on")
def _then_goes_on(table: Table) -> None:
    table.expect("/turn/over", "equals", False)


@then("these may act: {pending}")
def _then_pending(table: Table, pending: str) -> None:
    """Expect every pending seat with all its types of action: `home (call, punt); away (call)`."""
    wanted = []
    for part in pending.split(";"):
        who, _, kinds = part.strip().partition(" (")
        wanted.append({"seat": seat_of(table, who), "kinds": sorted(names(kinds.rstrip(")")))})
    table.expect("/turn/pending", "same-set", wanted)


@then("{who:seat} has exactly these actions")
def _then_exactly(table: Table, who: str, rows: list[list[str]]) -> None:
    """Expect exactly these actions in words, one in each row, under the heading action."""
    set_up(table)
    table.ask(op="legal", game=GAME, seat=seat_of(table, who))
    seat = seat_of(table, who)
    table.expect("/actions", "same-set", [{"seat": seat, "action": words_of(table).action(row[0])} for row in rows[1:]])


@then("{who:seat} can {action}")
def _then_can(table: Table, who: str, action: str) -> None:
    set_up(table)
    table.ask(op="legal", game=GAME, seat=seat_of(table, who))
    table.expect("/actions", "contains", [{"seat": seat_of(table, who), "action": words_of(table).action(action)}])


@then("{who:seat} cannot {action}")
def _then_cannot(table: Table, who: str, action: str) -> None:
    set_up(table)
    table.ask(op="legal", game=GAME, seat=seat_of(table, who))
    table.expect("/actions", "lacks", [{"seat": seat_of(table, who), "action": words_of(table).action(action)}])


@then("the explanation cites {clauses}")
def _then_cites(table: Table, clauses: str) -> None:
    table.expect("/trace", "cites", names(clauses))


@then("the explanation does not cite {clauses}")
def _then_omits(table: Table, clauses: str) -> None:
    table.expect("/trace", "omits", names(clauses))


@then("the odds are")
def _then_odds(table: Table, rows: list[list[str]]) -> None:
    """Expect odds: a column for each requested place, under its name and in order, and the last for the share."""
    heading, *lines = rows
    if places_of(table, heading[:-1]) != table.last_ask["args"]["of"]:
        raise Misused(f"the odds were asked of other places than {', '.join(heading[:-1])}")
    value = words_of(table).value
    shares = [([value(*each) for each in zip(heading, cells, strict=False)], p) for *cells, p in lines]
    table.expect("/value", "same-set", [{"is": values, "p": p} for values, p in shares])


@then("there are {count:n}")
def _then_count(table: Table, count: int) -> None:
    table.expect("/count", "equals", count)
