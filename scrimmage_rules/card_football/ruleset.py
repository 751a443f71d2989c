"""Ruleset of the card game, assembled from its chapters."""

from __future__ import annotations

from scrimmage_rules.card_football import (
    called_plays,
    field_goal,
    kick_off,
    momentum,
    preparation,
    punt,
    quarters,
    settings,
    validity,
)
from scrimmage_rules.card_football.deck import Deck, read_bundled_deck
from scrimmage_rules.card_football.position import SIDES, Position, list_fields_that_decide_legal_actions
from scrimmage_rules.card_football.rule_queries import QUERIES
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.card_football.side_mirroring import MIRROR
from scrimmage_rules.card_football.stage_sequence import SEQUENCE
from scrimmage_rules.card_football.touchdown import extra_point
from scrimmage_rules.card_football.view import create_view_of_seat
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Event
from scrimmage_rules.kernel.position_faults import fault_finder
from scrimmage_rules.kernel.ruleset import Ruleset


def _announce_edition(rules: Rules) -> tuple[Event, ...]:
    """Return the event that states the edition, which does not change any rule (FORMAT.two-formats)."""
    return (Event("edition", ("FORMAT.two-formats",), {"edition": rules.edition}),)


def _list_bundled_decks() -> dict[str, Deck]:
    """Return the two bundled decks by their file names."""
    return {f"decks/{name}.json": read_bundled_deck(name) for name in settings.BUNDLED}


RULESET = Ruleset(
    id="card-football",
    title="Football card game with Play by Play cards",
    seats=(*SIDES, CHANCE_SEAT),
    rulebook=settings.RULEBOOK,
    editions=settings.EDITIONS,
    position_type=Position,
    sequence=SEQUENCE,
    chapters=(preparation, kick_off, called_plays, punt, field_goal, momentum, extra_point),
    queries=QUERIES,
    rules=settings.resolve_options,
    start=preparation.create_position_before_coin,
    faults=fault_finder(validity.REASONS),
    reasons=validity.REASONS,
    result=quarters.find_winner_and_clause,
    view=create_view_of_seat,
    agreed=_announce_edition,
    published=_list_bundled_decks,
    data_types={"deck": Deck},
    facets=("session",),
    mirror=MIRROR,
    choices_depend_on=list_fields_that_decide_legal_actions,
)
