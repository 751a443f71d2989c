"""`Then` steps of all rulesets for rejections, chance, odds, views, answers, and any path of a position."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import GAME, MisusedStep, Table
from scrimmage_rules.kit.scenarios.vocabulary.shared.data_defined_steps import Expected, StepTable
from scrimmage_rules.kit.scenarios.vocabulary.shared.step_helpers import (
    SHARED,
    ensure_game_started,
    find_paths_of_named_values,
    get_ruleset_words,
    parse_name_list,
    parse_seat,
)

then = SHARED.then

STEPS = StepTable(SHARED, {}, {"seat": parse_seat})

STEPS.register_position_expectations({"the phase is {phase:word}": {"/phase": "{phase}"}})

STEPS.register_expectations({
    "it is an error of kind {kind:word}": {"/status": "error", "/kind": "{kind}"},
    "the game is over and {who:seat} has won under {clause:word}":
        {"/turn/over": True, "/turn/result": Expected("covers", {"winner": "{who:seat}", "clause": "{clause}"})},
    "the game is over and drawn under {clause:word}":
        {"/turn/over": True, "/turn/result": Expected("covers", {"winner": None, "clause": "{clause}"})},
    "the game goes on": {"/turn/over": False},
    "the explanation cites {clauses}": {"/trace": Expected("cites", "{clauses:names}")},
    "the explanation does not cite {clauses}": {"/trace": Expected("omits", "{clauses:names}")},
    "there are {count:n}": {"/count": "{count}"},
})  # fmt: skip


@then("it is refused under {clause:word}")
def _expect_refusal(table: Table, clause: str) -> None:
    """Expect a rejection under the clause that is first in the order of blame."""
    table.expect("/status", "equals", "rejected")
    table.expect_blame(clause)


@then("it is accepted")
def _expect_acceptance(table: Table) -> None:
    """Expect an accepted request: a position was loaded, or a checked action is legal."""
    table.expect("/status", "equals", "ok")
    if table.last_ask["op"] == "check":
        table.expect("/legal", "equals", True)
    elif table.last_ask["op"] == "load":
        table.expect_position("", "equals", table.last_ask["position"])


@then("nothing has changed")
def _expect_no_change(table: Table) -> None:
    """Expect that the position after a rejection equals the position before it."""
    table.last_ask = {}
    table.expect_position("", "equals", get_ruleset_words(table).position(table))


@then("these outcomes are possible")
def _expect_outcomes(table: Table, rows: list[list[str]]) -> None:
    """Expect the chance outcomes, given as rows of: value, p."""
    table.expect("/next/outcomes", "same-set", [{"value": value, "p": p} for value, p in rows[1:]])


@then("these may act: {pending}")
def _expect_pending(table: Table, pending: str) -> None:
    """Expect every seat that may act, with all types of its actions: `home (call, punt); away (call)`."""
    wanted = []
    for part in pending.split(";"):
        who, _, kinds = part.strip().partition(" (")
        wanted.append({"seat": parse_seat(table, who), "kinds": sorted(parse_name_list(kinds.rstrip(")")))})
    table.expect("/turn/pending", "same-set", wanted)


@then("{who:seat} has exactly these actions")
def _expect_exact_actions(table: Table, who: str, rows: list[list[str]]) -> None:
    """Expect exactly these actions in words, one per row, below the heading `action`."""
    ensure_game_started(table)
    table.ask(op="legal", game=GAME, seat=parse_seat(table, who))
    seat = parse_seat(table, who)
    table.expect(
        "/actions", "same-set", [{"seat": seat, "action": get_ruleset_words(table).action(row[0])} for row in rows[1:]]
    )


@then("{who:seat} can {action}")
def _expect_legal(table: Table, who: str, action: str) -> None:
    ensure_game_started(table)
    table.ask(op="legal", game=GAME, seat=parse_seat(table, who))
    table.expect(
        "/actions", "contains", [{"seat": parse_seat(table, who), "action": get_ruleset_words(table).action(action)}]
    )


@then("{who:seat} cannot {action}")
def _expect_illegal(table: Table, who: str, action: str) -> None:
    ensure_game_started(table)
    table.ask(op="legal", game=GAME, seat=parse_seat(table, who))
    table.expect(
        "/actions", "lacks", [{"seat": parse_seat(table, who), "action": get_ruleset_words(table).action(action)}]
    )


@then("the odds are")
def _expect_odds(table: Table, rows: list[list[str]]) -> None:
    """Expect odds: one column for each requested path, under its name and in order, and a last column for the
    probability.
    """
    heading, *lines = rows
    if find_paths_of_named_values(table, heading[:-1]) != table.last_ask["args"]["of"]:
        raise MisusedStep(
            f"the columns of the table, {', '.join(heading[:-1])}, differ from the values whose odds were requested"
        )
    value = get_ruleset_words(table).value
    shares = [([value(*each) for each in zip(heading, cells, strict=False)], p) for *cells, p in lines]
    table.expect("/value", "same-set", [{"is": values, "p": p} for values, p in shares])
