"""Queries about cards, tables and distances, which need no position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from scrimmage_rules.card_football.called_plays import PRINTED_ROWS, classify_cell, list_clauses_of_cell
from scrimmage_rules.card_football.deck import (
    DEFENSIVE_PLAYS,
    INCOMPLETE,
    MARKER_NAMES,
    OFFENSIVE_PLAYS,
    PASSES,
    TOUCHDOWN,
    TURNOVER,
    Card,
    Cell,
    decode_deck,
    is_printed_card,
)
from scrimmage_rules.card_football.field_goal import FIELD_GOAL_POINTS
from scrimmage_rules.card_football.online_session import play_session
from scrimmage_rules.card_football.position import FIELD, MIDFIELD
from scrimmage_rules.card_football.rule_context_types import Question
from scrimmage_rules.card_football.safety import SAFETY
from scrimmage_rules.card_football.touchdown.extra_point import EXTRA_POINT
from scrimmage_rules.card_football.touchdown.scoring import TOUCHDOWN_POINTS
from scrimmage_rules.card_football.touchdown.two_points import TWO_POINTS_MADE
from scrimmage_rules.kernel.codec import format_fraction, plain
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rule_context import drop_first_argument

SECTIONS = {
    "kick_off": "KICKOFF.draw", "punt": "PUNT.read-section", "field_goal": "FG.threshold", "turnover": "TO.section",
}  # fmt: skip
SECTION_EXAMPLES = ("KICKOFF.r-number", "PUNT.distance", "FG.threshold", "TO.sample-number")


def answer_plays() -> Answer:
    """Return the two hands of play cards in printed order, each offensive play with its kind, run or pass."""
    offence = [{"play": play, "kind": "pass" if play in PASSES else "run"} for play in OFFENSIVE_PLAYS]
    clauses = ("COMP.play-cards", "MATRIX.columns", "MATRIX.rows", "PLAY.purpose")
    return Answer({"offence": offence, "defence": list(DEFENSIVE_PLAYS)}, clauses)


def answer_card(query: Question) -> Answer:
    """Return all sections of a card of the deck."""
    card = query.rules.cards[query.text("card", query.rules.cards)]
    printed = (*PRINTED_ROWS.values(), "TO.matrix-repeat", *SECTION_EXAMPLES) if is_printed_card(card) else ()
    value = plain(card)
    return Answer(value, ("COMP.card-sections", "MOM.some-cards", "TO.section", *printed))


def answer_matrix_cell(query: Question) -> Answer:
    """Return the result of two plays on a card, and its kind."""
    card = query.rules.cards[query.text("card", query.rules.cards)]
    offence, defence = (
        query.text("offence", OFFENSIVE_PLAYS),
        query.text("defence", DEFENSIVE_PLAYS),
    )
    result = card.read_cell(offence, defence)
    clauses = (*list_clauses_of_cell(card, defence, result), "RESULT.five-kinds", "MATRIX.columns", "MATRIX.rows")
    return Answer({"result": result, "kind": classify_cell(result)}, clauses)


def answer_scores() -> Answer:
    """Return the points of each kind of score."""
    value = {
        "touchdown": TOUCHDOWN_POINTS, "extra point": EXTRA_POINT, "two-point try": TWO_POINTS_MADE,
        "field goal": FIELD_GOAL_POINTS, "safety": SAFETY,
    }  # fmt: skip
    return Answer(value, ("TD.six", "XP.one-point", "TWO.points", "FG.three-points", "SAFETY.points"))


def answer_deck(query: Question) -> Answer:
    """Return the deck in play: its size, the number of cards with a T/O in the matrix, and the marker cards."""
    with_turnover = sum(query.rules.cards[card_id].has_turnover_cell for card_id in query.rules.deck_ids)
    value = {
        "id": query.rules.deck.id, "invented": query.rules.deck.invented, "cards": len(query.rules.deck_ids),
        "with_turnover": with_turnover, "markers": list(MARKER_NAMES),
    }  # fmt: skip
    return Answer(value, ("PREP.marker-cards", "COMP.marker-cards", "PREP.shuffle", "TO.most-cards"))


def answer_deck_faults(query: Question) -> Answer:
    """Return all faults of a deck, and whether most of its cards have a turnover (KF-A49)."""
    read, faults = decode_deck(query.args.get("deck"), query.rules.reading["KF-A03"])
    most = None if read is None else 2 * sum(each.has_turnover_cell for each in read.cards) > len(read.cards)
    value = {"faults": [{"clause": each.clause, "path": each.path} for each in faults], "most_have_turnover": most}
    return Answer(value, ("TO.most-cards", *(each.clause for each in faults)))


def answer_pairing_odds(query: Question) -> Answer:
    """Return the exact distribution of the results of two plays over the deck."""
    offence, defence = (
        query.text("offence", OFFENSIVE_PLAYS),
        query.text("defence", DEFENSIVE_PLAYS),
    )
    results = [query.rules.cards[card_id].read_cell(offence, defence) for card_id in query.rules.deck_ids]
    return Answer(
        _compute_result_shares(results, RESULT_WORDS), ("PLAY.cross-reference", "MATRIX.columns", "MATRIX.rows")
    )


def answer_section_odds(query: Question) -> Answer:
    """Return the exact distribution of the entries of one section over the deck."""
    name = query.text("section", SECTIONS)
    results = [_read_card_entry(query.rules.cards[card_id], name) for card_id in query.rules.deck_ids]
    return Answer(_compute_result_shares(results), (SECTIONS[name], "COMP.card-sections"))


def _read_card_entry(card: Card, name: str) -> Cell:
    entry: Cell = getattr(card, name)
    return entry


RESULT_WORDS = (INCOMPLETE, TOUCHDOWN, TURNOVER)
"""Words of a matrix, in the order in which a distribution lists them after the numbers."""


def _compute_result_shares(results: list[Cell], words: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """Return the share of each result: numbers ascending, then words, in the given order or alphabetically."""
    counts = Counter(results)
    ranks: dict[Cell, int] = {each: words.index(str(each)) for each in counts if each in words}
    ordered = sorted(counts, key=lambda each: (isinstance(each, str), ranks.get(each, 0), each))
    return [{"result": each, "p": format_fraction(Fraction(counts[each], len(results)))} for each in ordered]


LONGEST_GAIN = FIELD - 1
"""Maximum number of yards of a gain that ends on the field."""


def answer_spot_after_gain(query: Question) -> Answer:
    """Return the spot that a gain reaches from a yard line in words: `own 46` and 10 yards give the opponent's 44."""
    gain = query.number("gain", -LONGEST_GAIN, LONGEST_GAIN) if "gain" in query.args else 0
    value = parse_yard_line(query.args.get("line")) + gain
    if not 0 < value < FIELD:
        raise MalformedData("$.args.gain", "the ball would reach or pass a goal line; give a smaller gain or loss")
    moved = {"spot": value, "line": format_yard_line(value), "to_goal": FIELD - value}
    return Answer(moved, ("FIRST.renewal", "TD.reach"))


LINES = frozenset(str(line) for line in range(1, MIDFIELD + 1))
"""Yard lines of a half as text."""


def parse_yard_line(text: Any) -> int:
    """Return the yards from the own goal line of `own 46`, `opponent's 44` or `midfield`.

    Raise `MalformedData` for any other text.
    """
    words = text.split() if isinstance(text, str) else []
    if words == ["midfield"]:
        return MIDFIELD
    if len(words) == 2 and words[1] in LINES:
        if words[0] == "own":
            return int(words[1])
        if words[0] == "opponent's":
            return FIELD - int(words[1])
    raise MalformedData(
        "$.args.line", f"not a yard line: {text!r}; write it like one of: own 46, opponent's 44, midfield"
    )


def format_yard_line(yards: int) -> str:
    """Return the yard line of a spot in words."""
    if yards == MIDFIELD:
        return "midfield"
    return f"own {yards}" if yards < MIDFIELD else f"opponent's {FIELD - yards}"


QUERIES: Mapping[str, Callable[[Question], Answer]] = {
    "plays": drop_first_argument(answer_plays), "card": answer_card, "cell": answer_matrix_cell,
    "scoring": drop_first_argument(answer_scores), "deck": answer_deck, "check-deck": answer_deck_faults,
    "pairing": answer_pairing_odds, "section": answer_section_odds, "spot": answer_spot_after_gain,
    "session": play_session,
}  # fmt: skip
