"""`Given` steps of card-football for cards, the deck, the draw pile and settings, and for invalid cards."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import (
    STEPS,
    VOCABULARY,
    get_drafted_cards,
    get_or_add_card,
)
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import (
    COLUMNS,
    ROWS,
    parse_card_entry,
    parse_card_entry_or_invalid_value,
)
from scrimmage_rules.kit.scenarios.vocabulary.shared import REMOVED, get_drafted_settings

given = VOCABULARY.given


STEPS.register_drafts({
    "card {card:word} has kick-off {result:word}": {"/{card:card}/kick_off": "{result}"},
    "card {card:word} has punt {result:word}": {"/{card:card}/punt": "{result:entry}"},
    "card {card:word} has field goal {number:n}": {"/{card:card}/field_goal": "{number}"},
    "card {card:word} has turnover {number:n}": {"/{card:card}/turnover": "{number}"},
    "card {card:word} gives {result:word} for {offence} against {defence:word}":
        {"/{card:card}/matrix/{defence}/{offence:column}": "{result:entry}"},
    # ---- cards as they are written, right or wrong
    "card {card:word} lacks its {section} section": {"/{card:card}/{section:section}": REMOVED},
    # `reads TD`, `reads 40`, `reads the text 40`, `reads nothing`
    "card {card:word}'s {section} section reads {entry}": {"/{card:card}/{section:section}": "{entry:datum}"},
    "card {card:word}'s momentum note reads {note}": {"/{card:card}/momentum": "{note:note}"},
    # `the text abcde`, `nothing`
    "card {card:word} has {entry} for its {defence:word} row": {"/{card:card}/matrix/{defence}": "{entry:datum}"},
    "card {card:word}'s matrix lacks its {defence:word} row": {"/{card:card}/matrix/{defence}": REMOVED},
    "card {card:word} is named {name}": {"/{card:card}/id": "{name}"},
    "card {card:word} has the number {number:n} for a name": {"/{card:card}/id": "{number}"},
}, draft=get_drafted_cards)  # fmt: skip

STEPS.register_drafts({
    "the pile holds only {cards}": {"/only": "{cards:names}"},
    "the deck is exactly the cards of this scenario": {"/exactly": True},
    "the cards come in the order listed": {"/order": "stacked"},
    "the deck is exactly the cards of this scenario, in the order listed": {"/exactly": True, "/order": "stacked"},
}, draft=lambda table: table.given)  # fmt: skip

STEPS.register_drafts({
    "the bundled {name:word} deck": {"/deck": "{name}"},
    "Deep Pass is barred inside the {yards:n}": {"/deep_pass_barred_inside": "{yards}"},
}, draft=get_drafted_settings)  # fmt: skip


@given("card {card:word} has {side:word} momentum {yards:n}")
def _set_momentum_of_card(table: Table, card: str, side: str, yards: int) -> None:
    note = get_or_add_card(table, card)
    note["momentum"] = {**(note["momentum"] or {}), side: yards}


@given("card {card:word} gives {result:word} for every pairing")
def _set_result_of_every_pairing(table: Table, card: str, result: str) -> None:
    get_or_add_card(table, card)["matrix"] = {row: [parse_card_entry(result)] * len(COLUMNS) for row in ROWS}


@given("card {card:word} is the printed card")
def _add_printed_card(table: Table, card: str) -> None:
    get_or_add_card(table, card)


@given("card {card:word}'s {defence:word} row reads {cells}")
def _set_matrix_row(table: Table, card: str, defence: str, cells: str) -> None:
    """Set a row of a card's play matrix in the scenario's data: `reads 1, TD, -, T/O, 4`; `reads none` sets an empty
    row.
    """
    row = [] if cells == "none" else [parse_card_entry_or_invalid_value(cell) for cell in cells.split(", ")]
    get_or_add_card(table, card)["matrix"][defence] = row


@given("the deck has {count:n} copies of the printed card")
def _add_card_copies(table: Table, count: int) -> None:
    """Add copies of the printed card to the scenario's data, with ids C01, C02 and so on. They are the whole deck
    unless other steps add cards.
    """
    table.given["exactly"] = True
    for number in range(1, count + 1):
        get_or_add_card(table, f"C{number:02}")
