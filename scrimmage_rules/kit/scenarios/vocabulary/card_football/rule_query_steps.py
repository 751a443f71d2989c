"""Steps of card-football that query the rules, the cards and the deck, and check the answers."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import (
    RULESET,
    STEPS,
    VOCABULARY,
    build_drafted_deck,
)
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import parse_card_entry
from scrimmage_rules.kit.scenarios.vocabulary.shared import ask_rule_query

when, then = VOCABULARY.when, VOCABULARY.then

NOT_COUNTED = {"most_have_turnover": None}
"""The value null of the count of cards with a turnover. The answer about a faulty deck does not have this count."""


# ---- yard lines, plays and scores


@when("{gain:n} yards are gained from {line}")
def _query_spot_after_gain(table: Table, gain: int, line: str) -> None:
    number = line.removeprefix("the number ")
    ask_rule_query(table, "spot", line=line.removeprefix("the ") if number == line else int(number), gain=gain)


STEPS.register_queries(ask_rule_query, {
    # ---- yard lines, plays and scores
    "the line {line} is looked up": ("spot", {"line": "{line}"}),
    # ---- a card
    "{offence} against {defence:word} is looked up on card {card:word}":
        ("cell", {"card": "{card}", "offence": "{offence}", "defence": "{defence}"}),
    "card {card:word} is read": ("card", {"card": "{card}"}),
    # ---- the deck
    "the deck is counted": ("deck", {}),
    # ---- shares over the deck
    "{offence} against {defence:word} is weighed over the deck":
        ("pairing", {"offence": "{offence}", "defence": "{defence}"}),
    "the {section} section is weighed over the deck": ("section", {"section": "{section:section}"}),
})  # fmt: skip


STEPS.register_expectations({
    # ---- yard lines, plays and scores
    "that is {line}, {yards:n} yards from the goal line":
        {"/value": {"spot": "{line:spot}", "line": "{line}", "to_goal": "{yards}"}},
    "offensive play {number:n} is {play}, a {kind:word}":
        {"/value/offence/{number:index}": {"play": "{play}", "kind": "{kind}"}},
    "the defensive plays are {plays}": {"/value/defence": "{plays:list}"},
    # ---- a card
    "the cell reads {result:word}: {kind:word}": {"/value": {"result": "{result:entry}", "kind": "{kind}"}},
    "the kind of the cell is {kind:word}": {"/value/kind": "{kind}"},
    "its {section} section reads {entry}": {"/value/{section:section}": "{entry:datum}"},
    "its momentum note reads {note}": {"/value/momentum": "{note:note}"},
    # ---- the deck
    "the number of cards is {count:n}": {"/value/cards": "{count}"},
    "the number of cards with a turnover is {count:n}": {"/value/with_turnover": "{count}"},
    "the deck is named {name:word}": {"/value/id": "{name}"},
    "beside it lie the markers {markers}": {"/value/markers": "{markers:list}"},
    "the deck has no fault": {"/value/faults": []},
    "the deck has no fault, and the cards with a turnover are {share}":
        {"/value": {"faults": [], "most_have_turnover": "{share:most}"}},
    # `most`, `not most`, or `not counted` in a deck with a fault.
    "the cards with a turnover are {share}": {"/value/most_have_turnover": "{share:most}"},
    "fault {number:n} is under {clause:word}": {"/value/faults/{number:index}/clause": "{clause}"},
    "the only fault is under {clause:word}, in the {section} section of the first card": {
        "/value": {"faults": [{"clause": "{clause}", "path": "/cards/0/{section:section}"}], **NOT_COUNTED}},
    "the only fault is under {clause:word}, on the first card for {offence} against {defence:word}": {
        "/value": {"faults": [{"clause": "{clause}", "path": "/cards/0/matrix/{defence}/{offence}"}], **NOT_COUNTED}},
})  # fmt: skip


@when("the {query:word} are listed")
def _query_plays_or_scores(table: Table, query: str) -> None:
    """Query the list of `plays` or of `scores`."""
    ask_rule_query(table, {"scores": "scoring"}.get(query, query))


@then("the plays are")
def _expect_plays(table: Table, rows: list[list[str]]) -> None:
    """Expect the plays in the answer, from a table with the columns: offence, kind, defence."""
    offence = [{"play": play, "kind": kind} for play, kind, _ in rows[1:]]
    table.expect("/value", "equals", {"offence": offence, "defence": [defence for *_, defence in rows[1:]]})


@then("the scores are")
def _expect_scores(table: Table, rows: list[list[str]]) -> None:
    """Expect the scores in the answer, from a table with a row of names and a row of points."""
    table.expect("/value", "equals", {score: int(points) for score, points in zip(*rows, strict=True)})


# ---- a card


@then("it has kick-off {kick_off:word}, punt {punt:n}, field goal {field_goal:n}, turnover {turnover:n}, the matrix")
def _expect_card(table: Table, kick_off: str, punt: int, field_goal: int, turnover: int, rows: list[list[str]]) -> None:
    """Expect a complete card without a momentum note: a row of offensive plays, then one row for
    each defensive play.
    """
    sections = {"kick_off": kick_off, "punt": punt, "field_goal": field_goal, "turnover": turnover}
    matrix = {defence: [parse_card_entry(cell) for cell in cells] for defence, *cells in rows[1:]}
    wanted = {"id": table.last_ask["args"]["card"], **sections, "momentum": None, "matrix": matrix}
    table.expect("/value", "equals", wanted)


@then("its {defence:word} row reads {cells}")
def _expect_matrix_row(table: Table, defence: str, cells: str) -> None:
    """Expect a row of a card's play matrix, such as `reads 1, TD, -, T/O, 4`, in the order of the offensive plays."""
    table.expect(f"/value/matrix/{defence}", "equals", [parse_card_entry(cell) for cell in cells.split(", ")])


# ---- the deck


@when("the bundled {name:word} deck is counted")
def _query_deck_count(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["deck"] = name
    ask_rule_query(table, "deck")


@then("its cards are {source}")
def _expect_card_source(table: Table, source: str) -> None:
    """Expect the source of a deck, `our own` or `printed in the source`."""
    table.expect("/value/invented", "equals", {"our own": True, "printed in the source": False}[source])


@when("the deck of this scenario is checked")
def _query_deck_check(table: Table) -> None:
    table.ask(op="query", ruleset=RULESET, query="check-deck", args={"deck": build_drafted_deck(table)})


# ---- shares over the deck


@then("the distribution is")
def _expect_distribution(table: Table, rows: list[list[str]]) -> None:
    """Expect a probability distribution in the answer, from a table with the columns: result, p."""
    table.expect("/value", "same-set", [{"result": parse_card_entry(result), "p": p} for result, p in rows[1:]])


@then("the shares are {shares}")
def _expect_shares(table: Table, shares: str) -> None:
    """Expect a complete probability distribution in one line: `-3: 1/18, 0: 1/18, T/O: 1/36`."""
    pairs = [each.strip().split(": ") for each in shares.split(",")]
    table.expect("/value", "same-set", [{"result": parse_card_entry(result), "p": p} for result, p in pairs])


@then("the results are listed as {results}")
def _expect_results(table: Table, results: str) -> None:
    """Expect the results of a probability distribution in order: `-2, 7, -, TD`."""
    for number, result in enumerate(results.split(", ")):
        table.expect(f"/value/{number}/result", "equals", parse_card_entry(result))
