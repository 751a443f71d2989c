"""Given steps of card-football for cards, the deck, the draw pile and settings, and for invalid cards."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import VOCABULARY, draft_card
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    COLUMNS,
    ROWS,
    parse_card_entry,
    parse_datum,
    parse_note,
    parse_section,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import names

given = VOCABULARY.given


@given("card {card:word} has kick-off {result:word}")
def _draft_kick_off(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["kick_off"] = result


@given("card {card:word} has punt {result:word}")
def _draft_punt(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["punt"] = parse_card_entry(result)


@given("card {card:word} has field goal {number:n}")
def _draft_field_goal(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["field_goal"] = number


@given("card {card:word} has turnover {number:n}")
def _draft_turnover(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["turnover"] = number


@given("card {card:word} has {side:word} momentum {yards:n}")
def _draft_momentum(table: Table, card: str, side: str, yards: int) -> None:
    note = draft_card(table, card)
    note["momentum"] = {**(note["momentum"] or {}), side: yards}


@given("card {card:word} gives {result:word} for {offence} against {defence:word}")
def _draft_result(table: Table, card: str, result: str, offence: str, defence: str) -> None:
    draft_card(table, card)["matrix"][defence][COLUMNS.index(offence)] = parse_card_entry(result)


@given("card {card:word} gives {result:word} for every pairing")
def _draft_result_everywhere(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["matrix"] = {row: [parse_card_entry(result)] * len(COLUMNS) for row in ROWS}


@given("card {card:word} is the printed card")
def _draft_printed_card(table: Table, card: str) -> None:
    draft_card(table, card)


# ---- cards as they are written, right or wrong


@given("card {card:word} lacks its {section} section")
def _remove_section(table: Table, card: str, section: str) -> None:
    draft_card(table, card).pop(parse_section(section))


@given("card {card:word}'s {section} section reads {entry}")
def _draft_section(table: Table, card: str, section: str, entry: str) -> None:
    """Set an entry of a card's section in the scenario's data: `reads TD`, `reads 40`, `reads the text 40`, `reads
    nothing`.
    """
    draft_card(table, card)[parse_section(section)] = parse_datum(entry)


@given("card {card:word}'s momentum note reads {note}")
def _draft_momentum_note(table: Table, card: str, note: str) -> None:
    draft_card(table, card)["momentum"] = parse_note(note)


@given("card {card:word}'s {defence:word} row reads {cells}")
def _draft_matrix_row(table: Table, card: str, defence: str, cells: str) -> None:
    """Set a row of a card's play matrix in the scenario's data: `reads 1, TD, -, T/O, 4`; `reads none` sets an empty
    row.
    """
    row = [] if cells == "none" else [parse_datum(cell) for cell in cells.split(", ")]
    draft_card(table, card)["matrix"][defence] = row


@given("card {card:word} has {entry} for its {defence:word} row")
def _draft_invalid_row(table: Table, card: str, entry: str, defence: str) -> None:
    """Set an invalid row of a card's play matrix in the scenario's data: `the text abcde`, `nothing`."""
    draft_card(table, card)["matrix"][defence] = parse_datum(entry)


@given("card {card:word}'s matrix lacks its {defence:word} row")
def _remove_matrix_row(table: Table, card: str, defence: str) -> None:
    draft_card(table, card)["matrix"].pop(defence)


@given("card {card:word} is named {name}")
def _draft_card_name(table: Table, card: str, name: str) -> None:
    draft_card(table, card)["id"] = name


@given("card {card:word} has the number {number:n} for a name")
def _draft_number_as_name(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["id"] = number


# ---- the deck, its pile and settings


@given("the pile holds only {cards}")
def _draft_only_pile(table: Table, cards: str) -> None:
    table.given["only"] = names(cards)


@given("the deck is exactly the cards of this scenario")
def _draft_exact_deck(table: Table) -> None:
    table.given["exactly"] = True


@given("the cards come in the order listed")
def _draft_card_order(table: Table) -> None:
    table.given["order"] = "stacked"


@given("the deck is exactly the cards of this scenario, in the order listed")
def _draft_ordered_deck(table: Table) -> None:
    _draft_exact_deck(table)
    _draft_card_order(table)


@given("the bundled {name:word} deck")
def _draft_bundled_deck(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["deck"] = name


@given("Deep Pass is barred inside the {yards:n}")
def _draft_deep_pass_bar(table: Table, yards: int) -> None:
    table.given.setdefault("settings", {})["deep_pass_barred_inside"] = yards


@given("the deck has {count:n} copies of the printed card")
def _draft_card_copies(table: Table, count: int) -> None:
    """Add copies of the printed card to the scenario's data, with ids C01, C02 and so on. They are the whole deck
    unless other steps add cards.
    """
    table.given["exactly"] = True
    for number in range(1, count + 1):
        draft_card(table, f"C{number:02}")
