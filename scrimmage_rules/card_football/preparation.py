"""Pre-game preparations: the coin, the pile of Play by Play cards, and turning its top card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from scrimmage_rules.card_football.actions import MakeCard, TossCoin
from scrimmage_rules.card_football.position import BEFORE_THE_GAME, Position, Seat, other
from scrimmage_rules.kernel.contract import (
    CHANCE_SEAT,
    ActionRule,
    Applied,
    Event,
    Precondition,
    Settled,
    alone,
    by_chance,
)

if TYPE_CHECKING:
    from scrimmage_rules.card_football.deck import Card
    from scrimmage_rules.card_football.options import Rules
    from scrimmage_rules.kernel.chance import Chance

NOT_CONSUMED_BY_KICKS = frozenset({"kick-off", "punt", "field-goal", "extra-point", "try"})
"""Purposes whose card goes straight back under KF-A09 plays-only."""


def prepare(rules: Rules) -> Applied[Position]:
    """The table before the coin is tossed: marker cards aside, the rest a face-down pile (PREP.field, PREP.shuffle)."""
    phase = "deck" if rules.reading["KF-A01"] == "random-generator" else "coin"
    clauses = ("PREP.field", "PREP.marker-cards", "COMP.marker-cards", "PREP.shuffle", "PREP.pile")
    prepared = Event("prepared", clauses, {"cards": len(rules.deck_ids)})
    return Applied(replace(BEFORE_THE_GAME, phase=phase), (prepared,), 0)


# ---- the pile


def deck_of(rules: Rules, position: Position) -> tuple[str, ...]:
    """The ids of all cards in play, in deck order."""
    return position.generated or rules.deck_ids


def cards_left(rules: Rules, position: Position) -> int:
    """How many cards may still be used before the pile, and with it the quarter, is done."""
    return len(deck_of(rules, position)) - len(position.used)


def pile(rules: Rules, position: Position) -> list[str]:
    """The cards that may come next, in deck order (PREP.pile); the order in which they lie is nobody's knowledge."""
    deck = deck_of(rules, position)
    if rules.deck.order == "stacked":
        return _next_of_stack(rules, deck, position.used)
    if rules.reading["KF-A10"] == "immediate-return":
        return list(deck)
    left = _without(reversed(deck), position.used)  # of equal cards the last: the order is that of first appearance
    left.reverse()
    return left


def _next_of_stack(rules: Rules, deck: Sequence[str], used: Sequence[str]) -> list[str]:
    """The one card that can come next where the cards lie in the order listed."""
    if rules.reading["KF-A10"] == "immediate-return":
        return [deck[len(used) % len(deck)]]
    return _without(deck, used)[:1]


def _without(cards: Iterable[str], used: Sequence[str]) -> list[str]:
    """The cards that are left when for each used one the first of its like is taken away."""
    taken, left = Counter(used), []
    for card in cards:
        if taken[card]:
            taken[card] -= 1
        else:
            left.append(card)
    return left


def turn_top_card(rules: Rules, position: Position, purpose: str, chance: Chance) -> tuple[Card, Position]:
    """Turn the top card for a purpose; the position returned has it among the used ones, if it counts (KF-A09)."""
    cards = pile(rules, position)
    card_id = cards[0] if rules.deck.order == "stacked" else str(chance.pick("draw", purpose, cards))
    if purpose in NOT_CONSUMED_BY_KICKS and rules.reading["KF-A09"] == "plays-only":
        return rules.cards[card_id], position
    return rules.cards[card_id], replace(position, used=(*position.used, card_id))


# ---- making a deck by chance (KF-A01 random-generator)


def _make_card(rules: Rules, position: Position, _action: MakeCard, chance: Chance) -> Settled:
    card_id = str(chance.pick("draw", "deck", rules.deck_ids))
    made = (*position.generated, card_id)
    phase = "coin" if len(made) == len(rules.deck_ids) else "deck"
    event = Event("card-made", ("PREP.shuffle",), {"card": card_id, "of": len(rules.deck_ids)})
    return replace(position, generated=made, phase=phase), [event]


MAKE_CARD = ActionRule(
    phases=frozenset({"deck"}),
    candidates=alone(MakeCard()),
    preconditions=(by_chance("PREP.shuffle"),),
    settle=_make_card,
)


# ---- the coin


def _toss_coin(_rules: Rules, position: Position, _action: TossCoin, chance: Chance) -> Settled:
    purpose = "receiver" if position.overtime else "kicker"
    winner: Seat = "home" if chance.pick("coin", purpose, ("home", "away")) == "home" else "away"
    if position.overtime:
        event = Event("coin", ("END.tie-kickoff", "KICKOFF.roles"), {"receiver": winner})
        return replace(position, phase="kick-off", kicker=other(winner)), [event]
    clauses = ("PREP.coin", "PREP.next-is-kickoff", "KICKOFF.at-start", "KICKOFF.roles")
    event = Event("coin", clauses, {"kicker": winner})
    return replace(position, phase="kick-off", opening_kicker=winner, kicker=winner), [event]


def _opening_coin_by_chance(_rules: Rules, position: Position, seat: str, _action: TossCoin) -> bool:
    return position.overtime or seat == CHANCE_SEAT


def _overtime_coin_by_chance(_rules: Rules, position: Position, seat: str, _action: TossCoin) -> bool:
    return not position.overtime or seat == CHANCE_SEAT


TOSS_COIN = ActionRule(
    phases=frozenset({"coin"}),
    candidates=alone(TossCoin()),
    preconditions=(
        Precondition("PREP.coin", "not-chance", _opening_coin_by_chance),
        Precondition("END.tie-kickoff", "not-chance", _overtime_coin_by_chance),
    ),
    settle=_toss_coin,
)
