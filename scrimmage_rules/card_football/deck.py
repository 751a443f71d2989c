"""Deck of Play by Play cards: its schema, the check for faults, and the two bundled decks (COMP.card-sections)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from scrimmage_rules.kernel.codec import canonical, decode, decode_yaml
from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.kernel.size_limits import Fields, Text

OFFENSIVE_PLAYS = ("Draw", "Sweep", "Deep Pass", "Run Up Middle", "Short Pass")
"""Columns of the matrix, left to right (MATRIX.columns, COMP.play-cards)."""

DEFENSIVE_PLAYS = ("Blitz", "Run", "Screen", "Deep", "Zone")
"""Rows of the matrix, top to bottom (MATRIX.rows, COMP.play-cards)."""

PASSES = ("Deep Pass", "Short Pass")
"""Offensive plays that are passes. The other three are runs (PLAY.purpose)."""

MARKER_CARDS = ("line-of-scrimmage", "first-down-flags")
"""Ids of the two cards that are kept out of the pile (PREP.marker-cards, COMP.marker-cards)."""

MARKER_NAMES = ("line of scrimmage", "first-down flags")
"""Names of the two marker cards for readers."""

FULL_DECK = 36
"""Number of cards of the default deck, and of every deck under KF-A03 fixed."""

MOST_CARDS = 200
"""Maximum number of cards of a deck: a technical limit."""

INCOMPLETE = "-"
TOUCHDOWN = "TD"
TURNOVER = "T/O"

Printed = Annotated[int, msgspec.Meta(ge=-99, le=99)]
"""Number of yards as a card can print it."""

Cell = Printed | Literal["-", "TD", "T/O"]
Row = Annotated[tuple[Cell, ...], msgspec.Meta(max_length=len(OFFENSIVE_PLAYS))]
KickOffResult = Annotated[str, msgspec.Meta(pattern="^([rk]([1-9]|[1-4][0-9]|50)|TD|T/O)$")]

ORDER = (
    "PREP.shuffle", "PREP.marker-cards", "COMP.card-sections", "MATRIX.rows", "MATRIX.columns", "RESULT.five-kinds",
    "RESULT.incomplete", "KICKOFF.r-number", "PUNT.read-section", "FG.threshold", "TO.section", "MOM.some-cards",
)  # fmt: skip
"""Clauses in the order in which the faults of a deck are reported."""


class Momentum(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Momentum note of a card: the minimum yards for momentum of the offense, and the maximum yards for momentum of
    the defense.
    """

    offence: Printed | None = None
    defence: Printed | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play by Play card with its sections; `matrix` has a row of five cells for each defensive play."""

    id: Text
    kick_off: KickOffResult
    punt: Printed | Literal["TD", "T/O"]
    field_goal: Annotated[int, msgspec.Meta(ge=0, le=99)]
    turnover: Printed
    momentum: Momentum | None
    matrix: Annotated[dict[Text, Row], msgspec.Meta(max_length=len(DEFENSIVE_PLAYS))]

    def read_cell(self, offence: str, defence: str) -> Cell:
        """Return the matrix cell where the column of the offensive play meets the row of the defensive play."""
        return self.matrix[defence][OFFENSIVE_PLAYS.index(offence)]

    @property
    def has_turnover_cell(self) -> bool:
        """Return whether the matrix has a T/O cell."""
        return any(TURNOVER in row for row in self.matrix.values())


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deck of cards: chance draws from a `shuffled` deck, and a `stacked` deck comes in the order listed."""

    id: Text
    invented: bool
    order: Literal["shuffled", "stacked"]
    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=MOST_CARDS)]


class _UncheckedDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck before the check of its cards, so that the check can report all faults of all cards."""

    id: Text
    invented: bool
    order: Literal["shuffled", "stacked"]
    cards: Annotated[list[Fields], msgspec.Meta(max_length=MOST_CARDS)]


def decode_deck(data: Any, size: str) -> tuple[Deck | None, list[Fault]]:
    """Return the deck and an empty list, or None and the list of all faults of the deck.

    `data` is plain data, and `size` is the reading of KF-A03. Raise `MalformedData` for a deck whose outer shape is
    invalid. (COMP.card-sections)
    """
    loose = decode(data, _UncheckedDeck, "$.options.settings.deck")
    faults = [*_find_id_faults(loose.cards), *find_size_faults(loose.cards, size), *_find_card_faults(loose.cards)]
    if faults:
        return None, sorted(faults, key=lambda fault: ORDER.index(fault.clause))
    return decode(data, Deck, "$.options.settings.deck"), []


def find_size_faults(cards: Sequence[Any], reading: str) -> list[Fault]:
    """Return the fault of a deck that does not have 36 cards under KF-A03 fixed (PREP.shuffle)."""
    wrong = reading == "fixed" and len(cards) != FULL_DECK
    return [Fault("PREP.shuffle", "not-36-cards", "/cards")] if wrong else []


def _find_id_faults(cards: Sequence[dict[str, Any]]) -> Iterator[Fault]:
    """Yield a fault for a deck without cards, for each repeated id, and for each id of a marker or a play card."""
    if not cards:
        yield Fault("PREP.shuffle", "no-cards", "/cards")
    ids = [card.get("id") for card in cards]
    written = [canonical(card_id) for card_id in ids]
    for index, text in enumerate(written):
        if text in written[:index]:
            yield Fault("PREP.shuffle", "two-cards-of-one-id", f"/cards/{index}/id")
    for index, card_id in enumerate(ids):
        if card_id in (*MARKER_CARDS, *OFFENSIVE_PLAYS, *DEFENSIVE_PLAYS):
            yield Fault("PREP.marker-cards", "not-a-play-by-play-card", f"/cards/{index}/id")


def _find_card_faults(cards: Sequence[dict[str, Any]]) -> Iterator[Fault]:
    """Yield the faults of each card: missing and unknown sections, then the faults of the sections."""
    for index, card in enumerate(cards):
        missing = [name for name in Card.__struct_fields__ if name not in card]
        for name in missing:
            yield Fault("COMP.card-sections", "section-missing", f"/cards/{index}/{name}")
        for name in sorted(set(card) - set(Card.__struct_fields__)):
            yield Fault("COMP.card-sections", "section-unknown", f"/cards/{index}/{name}")
        if not isinstance(card.get("id"), str) and "id" in card:
            yield Fault("COMP.card-sections", "id-no-text", f"/cards/{index}/id")
        if not missing:
            yield from _find_matrix_faults(card["matrix"], f"/cards/{index}/matrix")
            yield from _find_section_faults(card, f"/cards/{index}")


def _find_matrix_faults(matrix: Any, path: str) -> Iterator[Fault]:
    """Yield the faults of a matrix: its rows, their lengths, and their cells."""
    if not isinstance(matrix, dict) or set(matrix) != set(DEFENSIVE_PLAYS):
        yield Fault("MATRIX.rows", "not-the-five-rows", path)
        return
    for play in DEFENSIVE_PLAYS:
        row = matrix[play]
        if not isinstance(row, list | tuple) or len(row) != len(OFFENSIVE_PLAYS):
            yield Fault("MATRIX.columns", "not-five-cells", f"{path}/{play}")
            continue
        for column, cell in zip(OFFENSIVE_PLAYS, row, strict=True):
            if not (_is_printable_yardage(cell) or cell in (INCOMPLETE, TOUCHDOWN, TURNOVER)):
                yield Fault("RESULT.five-kinds", "no-kind-of-result", f"{path}/{play}/{column}")
            elif cell == INCOMPLETE and column not in PASSES:
                yield Fault("RESULT.incomplete", "incomplete-run", f"{path}/{play}/{column}")


def _find_section_faults(card: dict[str, Any], path: str) -> Iterator[Fault]:
    """Yield the faults of the sections that are not the matrix."""
    if not _is_kick_off_result(card["kick_off"]):
        yield Fault("KICKOFF.r-number", "no-kick-off-result", f"{path}/kick_off")
    if not (_is_printable_yardage(card["punt"]) or card["punt"] in (TOUCHDOWN, TURNOVER)):
        yield Fault("PUNT.read-section", "no-punt-result", f"{path}/punt")
    if not _is_printable_yardage(card["field_goal"]) or card["field_goal"] < 0:
        yield Fault("FG.threshold", "no-field-goal-number", f"{path}/field_goal")
    if not _is_printable_yardage(card["turnover"]) or card["turnover"] == 0:
        yield Fault("TO.section", "no-signed-number", f"{path}/turnover")
    if card["momentum"] is not None and not _is_momentum_note(card["momentum"]):
        yield Fault("MOM.some-cards", "no-momentum-note", f"{path}/momentum")


def _is_printable_yardage(value: Any) -> bool:
    """Return whether a value is a number of yards that a card can print."""
    return type(value) is int and -99 <= value <= 99


def _is_kick_off_result(value: Any) -> bool:
    if value in (TOUCHDOWN, TURNOVER):
        return True
    return isinstance(value, str) and bool(re.fullmatch(r"[rk]([1-9]|[1-4][0-9]|50)", value))


def _is_momentum_note(value: Any) -> bool:
    """Return whether a value is a momentum note.

    If the note has numbers for both sides, the number for the offense must be higher than the number for the defense.
    """
    if not isinstance(value, dict) or not value or not set(value) <= {"offence", "defence"}:
        return False
    if not all(_is_printable_yardage(yards) for yards in value.values()):
        return False
    return len(value) == 1 or bool(value["offence"] > value["defence"])


@cache
def read_bundled_deck(name: str) -> Deck:
    """Return a bundled deck: `default` (36 invented cards) or `sample` (the one printed card)."""
    text = (files(__package__) / "decks" / f"{name}.yaml").read_bytes()
    return decode_yaml(text, Deck, f"decks/{name}.yaml")


def is_printed_card(card: Card) -> bool:
    """Return whether a card has the same entries as the card that the source prints; the id may differ (KF-A02)."""
    printed = read_bundled_deck("sample").cards[0]
    return card.punt == printed.punt and msgspec.structs.replace(card, id=printed.id) == printed
