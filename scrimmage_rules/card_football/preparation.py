"""Preparation: the coin, the pile of Play by Play cards, and its top card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import MakeCard, TossCoin
from scrimmage_rules.card_football.deck import Card
from scrimmage_rules.card_football.position import BEFORE_THE_GAME, Position, Seat, other_side
from scrimmage_rules.card_football.rule_context_types import At, Deed
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Applied, Event
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, require_chance_seat

NOT_CONSUMED_BY_KICKS = frozenset({"kick-off", "punt", "field-goal", "extra-point", "try"})
"""Purposes of draws whose card goes back into the pile at once, under KF-A09 `plays-only`."""


def create_position_before_coin(rules: Rules) -> Applied[Position]:
    """Return the position before the coin, without marker cards in the pile (PREP.field, PREP.shuffle)."""
    clauses = ("PREP.field", "PREP.marker-cards", "COMP.marker-cards")
    if rules.reading["KF-A01"] == "random-generator":
        return Applied(replace(BEFORE_THE_GAME, phase="deck"), (Event("prepared", clauses, {"cards": 0}),), 0)
    prepared = Event("prepared", (*clauses, "PREP.shuffle", "PREP.pile"), {"cards": len(rules.deck_ids)})
    return Applied(BEFORE_THE_GAME, (prepared,), 0)


# ---- the pile


def list_ids_of_deck(rules: Rules, position: Position) -> tuple[str, ...]:
    """Return the ids of all cards in play, in deck order."""
    return position.generated or rules.deck_ids


def count_cards_left(rules: Rules, position: Position) -> int:
    """Return the number of cards that can still be used in the quarter.

    A generated deck (KF-A01) has as many cards as the deck of the setting.
    """
    return len(rules.deck_ids) - len(position.used)


def list_pile_cards(rules: Rules, position: Position) -> list[str]:
    """Return the cards that may come next, in deck order; their order in the pile is unknown (PREP.pile)."""
    deck = list_ids_of_deck(rules, position)
    if rules.deck.order == "stacked":
        return _remove_used_cards(deck, position.used)[:1]
    if rules.reading["KF-A10"] == "immediate-return":
        return list(deck)
    if rules.reading["KF-A01"] == "deck-as-data":  # then all cards differ
        used = set(position.used)
        return [card for card in deck if card not in used]
    # Of equal cards, the last ones are used first, so that the order of first appearance stays.
    left = _remove_used_cards(reversed(deck), position.used)
    left.reverse()
    return left


def _remove_used_cards(cards: Iterable[str], used: Sequence[str]) -> list[str]:
    """Return the cards of the deck without the used ones; of equal cards, one is removed for each use."""
    taken, left = Counter(used), []
    for card in cards:
        if taken[card]:
            taken[card] -= 1
        else:
            left.append(card)
    return left


def turn_top_card(deed: Deed[object], purpose: str) -> tuple[Card, Position]:
    """Return the top card, and the position after this card was turned.

    The card is now used, unless KF-A09 puts cards of this purpose back into the pile.
    """
    rules, position = deed.rules, deed.position
    cards = list_pile_cards(rules, position)
    card_id = cards[0] if rules.deck.order == "stacked" else str(deed.pick("draw", purpose, cards))
    if purpose in NOT_CONSUMED_BY_KICKS and rules.reading["KF-A09"] == "plays-only":
        return rules.cards[card_id], position
    return rules.cards[card_id], replace(position, used=(*position.used, card_id))


# ---- making a deck by chance (KF-A01 random-generator)


def _add_generated_card(deed: Deed[MakeCard]) -> Position:
    """Return the position with one more generated card; after the last one, the coin is due."""
    card_id = str(deed.pick("draw", "deck", deed.rules.deck_ids))
    made, size = (*deed.position.generated, card_id), len(deed.rules.deck_ids)
    deed.say("card-made", ("PREP.shuffle",), card=card_id, of=size)
    if len(made) < size:
        return replace(deed.position, generated=made)
    deed.say("deck-made", ("PREP.pile",), cards=size)
    return replace(deed.position, generated=made, phase="coin")


MAKE_CARD = ActionRule(
    action=MakeCard,
    stages=("deck",),
    candidates=only(MakeCard()),
    preconditions=(require_chance_seat("PREP.shuffle"),),
    effect=_add_generated_card,
    complete=True,
)


# ---- the coin


def _toss_coin(deed: Deed[TossCoin]) -> Position:
    """Return the position after the coin has named the first kicker, or the receiver of overtime."""
    purpose = "receiver" if deed.position.overtime else "kicker"
    winner: Seat = "home" if deed.pick("coin", purpose, ("home", "away")) == "home" else "away"
    if deed.position.overtime:
        deed.say("coin", ("END.tie-kickoff", "KICKOFF.roles"), receiver=winner)
        return replace(deed.position, phase="kick-off", kicker=other_side(winner))
    deed.say("coin", ("PREP.coin", "PREP.next-is-kickoff", "KICKOFF.at-start", "KICKOFF.roles"), kicker=winner)
    return replace(deed.position, phase="kick-off", opening_kicker=winner, kicker=winner)


def _is_opening_coin_by_chance(at: At[TossCoin]) -> bool:
    return at.position.overtime or at.seat == CHANCE_SEAT


def _is_overtime_coin_by_chance(at: At[TossCoin]) -> bool:
    return not at.position.overtime or at.seat == CHANCE_SEAT


TOSS_COIN = ActionRule(
    action=TossCoin,
    stages=("coin",),
    candidates=only(TossCoin()),
    preconditions=(
        Precondition("PREP.coin", "not-chance", _is_opening_coin_by_chance, facts=SEAT),
        Precondition("END.tie-kickoff", "not-chance", _is_overtime_coin_by_chance, facts=SEAT),
    ),
    effect=_toss_coin,
    complete=True,
)

RULES = (MAKE_CARD, TOSS_COIN)
