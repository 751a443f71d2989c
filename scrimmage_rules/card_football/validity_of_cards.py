"""Validity of cards: faults of generated, used and turned cards in a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scrimmage_rules.card_football.position import Position
from scrimmage_rules.card_football.preparation import count_cards_left, list_ids_of_deck, list_pile_cards
from scrimmage_rules.card_football.quarters import is_turned_card_void
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.position_faults import Reason, make_place_finder


def _is_generated_deck_invalid(rules: Rules, position: Position) -> bool:
    made, wanted = len(position.generated), len(rules.deck_ids)
    if rules.reading["KF-A01"] != "random-generator":
        return made > 0 or position.phase == "deck"
    complete = made < wanted if position.phase == "deck" else made == wanted
    return not complete or any(card not in rules.cards for card in position.generated)


def _find_invalid_used_cards(rules: Rules, position: Position) -> Iterator[str]:
    spare = Counter(list_ids_of_deck(rules, position))
    returned = rules.reading["KF-A10"] == "immediate-return"
    for index, card in enumerate(position.used):
        spare[card] -= 1
        if card not in list_ids_of_deck(rules, position) or (spare[card] < 0 and not returned):
            yield f"/used/{index}"
    if len(position.used) > len(rules.deck_ids):
        yield "/used"


def _is_turned_card_invalid(rules: Rules, position: Position) -> bool:
    """Return whether the card turned before the try is invalid.

    The card is valid only under KF-A24 after-draw, during a try, and as the last used card. Under KF-A09 plays-only,
    the card is still in the pile instead. Under KF-A11 cut-off, a card that ends the quarter is void and therefore
    invalid here.
    """
    if position.card is None:
        return False
    if is_turned_card_void(rules, position):
        return True
    trying = position.phase == "try" or position.two_point
    in_place = _does_turned_card_fit_pile(rules, position)
    return not (trying and in_place and rules.reading["KF-A24"] == "after-draw")


def _does_turned_card_fit_pile(rules: Rules, position: Position) -> bool:
    if rules.reading["KF-A09"] == "plays-only":
        return count_cards_left(rules, position) > 0 and position.card in list_pile_cards(rules, position)
    return position.used[-1:] == (position.card,)


def _is_pile_empty(rules: Rules, position: Position) -> bool:
    goes_on = position.phase != "over" and position.card is None
    return goes_on and count_cards_left(rules, position) < 1


CARD_REASONS: tuple[Reason[Rules, Position], ...] = (
    Reason("PREP.shuffle", "generated-deck",
           "`generated` does not fit the phase or the reading of KF-A01 (see below)",
           make_place_finder("/generated", _is_generated_deck_invalid)),
    Reason("PREP.shuffle", "no-such-card-left",
           "`used` has a card that was not left in the pile (see below)", _find_invalid_used_cards),
    Reason("TWO.alternative", "card-face-up",
           "`card` is set, but cannot be the card of this try (see below)",
           make_place_finder("/card", _is_turned_card_invalid)),
    Reason("QTR.last-card", "pile-empty", "before the phase `over`: no card is left, and `card` is null",
           make_place_finder("/used", _is_pile_empty)),
)  # fmt: skip
