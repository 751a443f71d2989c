"""Given steps for cards, the deck, the pile and settings, and for invalid cards."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import VOCABULARY, draft_card
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    COLUMNS,
    ROWS,
    datum_of,
    entry_of,
    note_of,
    section_of,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import names

given = VOCABULARY.given


@given("card {card:word} has kick-off {result:word}")
def _has_kick_off(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["kick_off"] = result


@given("card {card:word} has punt {result:word}")
def _has_punt(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["punt"] = entry_of(result)


@given("card {card:word} has field goal {number:n}")
def _has_field_goal(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["field_goal"] = number


@given("card {card:word} has turnover {number:n}")
def _has_turnover(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["turnover"] = number


@given("card {card:word} has {side:word} momentum {yards:n}")
def _has_momentum(table: Table, card: str, side: str, yards: int) -> None:
    note = draft_card(table, card)
    note["momentum"] = {**(note["momentum"] or {}), side: yards}


@given("card {card:word} gives {result:word} for {offence} against {defence:word}")
def _gives(table: Table, card: str, result: str, offence: str, defence: str) -> None:
    draft_card(table, card)["matrix"][defence][COLUMNS.index(offence)] = entry_of(result)


@given("card {card:word} gives {result:word} for every pairing")
def _gives_always(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["matrix"] = {row: [entry_of(result)] * len(COLUMNS) for row in ROWS}


@given("card {card:word} is the printed card")
def _is_printed(table: Table, card: str) -> None:
    draft_card(table, card)


# ---- cards as they are written, right or wrong


@given("card {card:word} lacks its {section} section")
def _lacks(table: Table, card: str, section: str) -> None:
    draft_card(table, card).pop(section_of(section))


@given("card {card:word}'s {section} section reads {entry}")
def _reads(table: Table, card: str, section: str, entry: str) -> None:
    """Draft an entry of a section: `reads TD`, `reads 40`, `reads the text 40`, `reads nothing`."""
    draft_card(table, card)[section_of(section)] = datum_of(entry)


@given("card {card:word}'s momentum note reads {note}")
def _note(table: Table, card: str, note: str) -> None:
    draft_card(table, card)["momentum"] = note_of(note)


@given("card {card:word}'s {defence:word} row reads {cells}")
def _row(table: Table, card: str, defence: str, cells: str) -> None:
    """Draft a row of the matrix: `reads 1, TD, -, T/O, 4`; an empty row `reads none`."""
    row = [] if cells == "none" else [datum_of(cell) for cell in cells.split(", ")]
    draft_card(table, card)["matrix"][defence] = row


@given("card {card:word} has {entry} for its {defence:word} row")
def _no_row(table: Table, card: str, entry: str, defence: str) -> None:
    """Draft an invalid row: `the text abcde`, `nothing`."""
    draft_card(table, card)["matrix"][defence] = datum_of(entry)


@given("card {card:word}'s matrix lacks its {defence:word} row")
def _lacks_row(table: Table, card: str, defence: str) -> None:
    draft_card(table, card)["matrix"].pop(defence)


@given("card {card:word} is named {name}")
def _named(table: Table, card: str, name: str) -> None:
    draft_card(table, card)["id"] = name


@given("card {card:word} has the number {number:n} for a name")
def _numbered(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["id"] = number


# ---- the deck, its pile and settings


@given("the pile holds only {cards}")
def _only(table: Table, cards: str) -> None:
    table.given["only"] = names(cards)


@given("the deck is exactly the cards of this scenario")
def _exactly(table: Table) -> None:
    table.given["exactly"] = True


@given("the cards come in the order listed")
def _stacked(table: Table) -> None:
    table.given["order"] = "stacked"


@given("the deck is exactly the cards of this scenario, in the order listed")
def _exactly_in_order(table: Table) -> None:
    _exactly(table)
    _stacked(table)


@given("the bundled {name:word} deck")
def _bundled(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["deck"] = name


@given("Deep Pass is barred inside the {yards:n}")
def _barred(table: Table, yards: int) -> None:
    table.given.setdefault("settings", {})["deep_pass_barred_inside"] = yards


@given("the deck has {count:n} copies of the printed card")
def _copies(table: Table, count: int) -> None:
    """Draft printed cards named C01, C02 and so on, as the whole deck unless the scenario adds cards."""
    table.given["exactly"] = True
    for number in range(1, count + 1):
        draft_card(table, f"C{number:02}")
