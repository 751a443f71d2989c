"""Options of a game of cards, resolved: the deck, the readings and the limit of Deep Pass."""

from __future__ import annotations

from typing import Annotated

import msgspec

from scrimmage_rules.card_football.deck import Card, Deck, decode_deck, find_size_faults, read_bundled_deck
from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kernel.contract import Options, Refused
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.size_limits import Fields, Text

RULEBOOK = Rulebook("card-football", __package__)
EDITIONS = ("pdf", "vassal")
BUNDLED = ("default", "sample")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings as given: the deck by name or as data, and the yards from the goal line within which KF-A36 bars Deep
    Pass.
    """

    deck: Text | Fields = "default"
    deep_pass_barred_inside: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class Rules(msgspec.Struct, frozen=True):
    """Resolved options of a game, the first argument of its functions.

    `reading` has a key for every ambiguity. `deck_ids` are the cards of the pile in deck order, with repeats under
    KF-A01 sample-only. `cards` maps ids to cards.
    """

    edition: str
    deck: Deck
    deck_ids: tuple[str, ...]
    cards: dict[str, Card]
    deep_pass_barred_inside: int
    reading: dict[str, str]


def resolve_options(options: Options) -> Rules:
    """Return the rules of a game under these options.

    Raise `MalformedData` or `UnknownName` for invalid options, and `Refused` for a deck that breaks a rule.
    """
    settings = decode(options.settings, Settings, "$.options.settings")
    reading = RULEBOOK.resolve(options.readings)
    deck = _read_chosen_deck(settings.deck, reading["KF-A03"])
    ids = tuple(card.id for card in deck.cards)
    if reading["KF-A01"] == "sample-only":
        deck = msgspec.structs.replace(read_bundled_deck("sample"), order=deck.order)
        ids = tuple(deck.cards[0].id for _ in ids)
    cards = {card.id: card for card in deck.cards}
    return Rules(options.edition or "pdf", deck, ids, cards, _find_deep_pass_limit(reading, settings), reading)


def _read_chosen_deck(chosen: str | Fields, size: str) -> Deck:
    if isinstance(chosen, str):
        return _read_named_deck(chosen, size)
    deck, faults = decode_deck(chosen, size)
    if deck is None:
        raise Refused(faults)
    return deck


def _read_named_deck(name: str, size: str) -> Deck:
    if name not in BUNDLED:
        raise MalformedData(
            "$.options.settings.deck", f"no bundled deck is called {name!r}; give one of {BUNDLED}, or data"
        )
    deck = read_bundled_deck(name)
    faults = find_size_faults(deck.cards, size)
    if faults:
        raise Refused(faults)
    return deck


def _find_deep_pass_limit(reading: dict[str, str], settings: Settings) -> int:
    """Return the minimum number of yards to the goal line for a Deep Pass (KF-A36)."""
    if reading["KF-A36"] == "inside-ten":
        return 10
    if reading["KF-A36"] == "inside-twenty":
        return 20
    return settings.deep_pass_barred_inside
