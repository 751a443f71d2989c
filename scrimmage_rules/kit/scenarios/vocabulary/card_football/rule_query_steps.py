"""Questions about the rules, the cards and the deck, and the answers."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import (
    RULESET,
    VOCABULARY,
    draft_deck,
    draft_options,
)
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    datum_of,
    entry_of,
    list_of,
    note_of,
    section_of,
    spot_of,
)

when, then = VOCABULARY.when, VOCABULARY.then


def look_up(table: Table, query: str, **args: Any) -> None:
    """A question about the rules and the deck alone."""
    table.ask(op="query", ruleset=RULESET, options=draft_options(table), query=query, args=args)


# ---- yard lines, plays and scores


@when("{gain:n} yards are gained from {line}")
def _gained(table: Table, gain: int, line: str) -> None:
    number = line.removeprefix("the number ")
    look_up(table, "spot", line=line.removeprefix("the ") if number == line else int(number), gain=gain)


@when("the line {line} is looked up")
def _line_alone(table: Table, line: str) -> None:
    look_up(table, "spot", line=line)


@then("that is {line}, {yards:n} yards from the goal line")
def _line(table: Table, line: str, yards: int) -> None:
    table.expect("/value", "equals", {"spot": spot_of(line), "line": line, "to_goal": yards})


@when("the {query:word} are listed")
def _list(table: Table, query: str) -> None:
    """The `plays` or the `scores`."""
    look_up(table, {"scores": "scoring"}.get(query, query))


@then("the plays are")
def _plays(table: Table, rows: list[list[str]]) -> None:
    """Rows of: offence, kind, defence."""
    offence = [{"play": play, "kind": kind} for play, kind, _ in rows[1:]]
    table.expect("/value", "equals", {"offence": offence, "defence": [defence for *_, defence in rows[1:]]})


@then("offensive play {number:n} is {play}, a {kind:word}")
def _offensive_play(table: Table, number: int, play: str, kind: str) -> None:
    table.expect(f"/value/offence/{number - 1}", "equals", {"play": play, "kind": kind})


@then("the defensive plays are {plays}")
def _defensive_plays(table: Table, plays: str) -> None:
    table.expect("/value/defence", "equals", list_of(plays))


@then("the scores are")
def _scores(table: Table, rows: list[list[str]]) -> None:
    """A row of scores and a row of their points."""
    table.expect("/value", "equals", {score: int(points) for score, points in zip(*rows, strict=True)})


# ---- a card


@when("{offence} against {defence:word} is looked up on card {card:word}")
def _cell(table: Table, offence: str, defence: str, card: str) -> None:
    look_up(table, "cell", card=card, offence=offence, defence=defence)


@then("the cell reads {result:word}: {kind:word}")
def _is_cell(table: Table, result: str, kind: str) -> None:
    table.expect("/value", "equals", {"result": entry_of(result), "kind": kind})


@then("the kind of the cell is {kind:word}")
def _is_kind(table: Table, kind: str) -> None:
    table.expect("/value/kind", "equals", kind)


@when("card {card:word} is read")
def _read(table: Table, card: str) -> None:
    look_up(table, "card", card=card)


@then("it has kick-off {kick_off:word}, punt {punt:n}, field goal {field_goal:n}, turnover {turnover:n}, the matrix")
def _card(table: Table, kick_off: str, punt: int, field_goal: int, turnover: int, rows: list[list[str]]) -> None:
    """The whole card, without a momentum note; a row of offensive plays, then one for each defensive play."""
    sections = {"kick_off": kick_off, "punt": punt, "field_goal": field_goal, "turnover": turnover}
    matrix = {defence: [entry_of(cell) for cell in cells] for defence, *cells in rows[1:]}
    wanted = {"id": table.last_ask["args"]["card"], **sections, "momentum": None, "matrix": matrix}
    table.expect("/value", "equals", wanted)


@then("its {section} section reads {entry}")
def _is_section(table: Table, section: str, entry: str) -> None:
    table.expect(f"/value/{section_of(section)}", "equals", datum_of(entry))


@then("its {defence:word} row reads {cells}")
def _is_row(table: Table, defence: str, cells: str) -> None:
    """`reads 1, TD, -, T/O, 4`, in the order of the offensive plays."""
    table.expect(f"/value/matrix/{defence}", "equals", [entry_of(cell) for cell in cells.split(", ")])


@then("its momentum note reads {note}")
def _is_note(table: Table, note: str) -> None:
    table.expect("/value/momentum", "equals", note_of(note))


# ---- the deck


@when("the deck is counted")
def _count(table: Table) -> None:
    look_up(table, "deck")


@when("the bundled {name:word} deck is counted")
def _count_bundled(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["deck"] = name
    look_up(table, "deck")


@then("the number of cards is {count:n}")
def _cards(table: Table, count: int) -> None:
    table.expect("/value/cards", "equals", count)


@then("the number of cards with a turnover is {count:n}")
def _with_turnover(table: Table, count: int) -> None:
    table.expect("/value/with_turnover", "equals", count)


@then("the deck is named {name:word}")
def _deck_name(table: Table, name: str) -> None:
    table.expect("/value/id", "equals", name)


@then("its cards are {source}")
def _invented(table: Table, source: str) -> None:
    """`our own` or `printed in the source`."""
    table.expect("/value/invented", "equals", {"our own": True, "printed in the source": False}[source])


@then("beside it lie the markers {markers}")
def _markers(table: Table, markers: str) -> None:
    table.expect("/value/markers", "equals", list_of(markers))


@when("the deck of this scenario is checked")
def _check(table: Table) -> None:
    table.ask(op="query", ruleset=RULESET, query="check-deck", args={"deck": draft_deck(table)})


MOST = {"most": True, "not most": False, "not counted": None}


@then("the deck has no fault")
def _no_fault(table: Table) -> None:
    table.expect("/value/faults", "equals", [])


@then("the deck has no fault, and the cards with a turnover are {share}")
def _no_fault_and(table: Table, share: str) -> None:
    table.expect("/value", "equals", {"faults": [], "most_have_turnover": MOST[share]})


@then("the cards with a turnover are {share}")
def _most(table: Table, share: str) -> None:
    """`most`, `not most`, or `not counted` in a deck with a fault."""
    table.expect("/value/most_have_turnover", "equals", MOST[share])


@then("fault {number:n} is under {clause:word}")
def _fault(table: Table, number: int, clause: str) -> None:
    table.expect(f"/value/faults/{number - 1}/clause", "equals", clause)


@then("the only fault is under {clause:word}, in the {section} section of the first card")
def _only_fault_of_section(table: Table, clause: str, section: str) -> None:
    fault = {"clause": clause, "path": f"/cards/0/{section_of(section)}"}
    table.expect("/value", "equals", {"faults": [fault], "most_have_turnover": None})


@then("the only fault is under {clause:word}, on the first card for {offence} against {defence:word}")
def _only_fault(table: Table, clause: str, offence: str, defence: str) -> None:
    fault = {"clause": clause, "path": f"/cards/0/matrix/{defence}/{offence}"}
    table.expect("/value", "equals", {"faults": [fault], "most_have_turnover": None})


# ---- shares over the deck


@when("{offence} against {defence:word} is weighed over the deck")
def _pairing(table: Table, offence: str, defence: str) -> None:
    look_up(table, "pairing", offence=offence, defence=defence)


@when("the {section} section is weighed over the deck")
def _section(table: Table, section: str) -> None:
    look_up(table, "section", section=section_of(section))


@then("the distribution is")
def _distribution(table: Table, rows: list[list[str]]) -> None:
    """Rows of: result, p."""
    table.expect("/value", "same-set", [{"result": entry_of(result), "p": p} for result, p in rows[1:]])


@then("the shares are {shares}")
def _shares(table: Table, shares: str) -> None:
    """`-3: 1/18, 0: 1/18, T/O: 1/36`: a whole distribution in one line."""
    pairs = [each.strip().split(": ") for each in shares.split(",")]
    table.expect("/value", "same-set", [{"result": entry_of(result), "p": p} for result, p in pairs])


@then("the results are listed as {results}")
def _listed(table: Table, results: str) -> None:
    """`-2, 7, -, TD`: the results of a distribution in their order."""
    for number, result in enumerate(results.split(", ")):
        table.expect(f"/value/{number}/result", "equals", entry_of(result))
