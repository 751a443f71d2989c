"""Feature encoding of the card game: views and actions as numbers for programs that learn."""

from __future__ import annotations

from typing import get_args

from scrimmage_rules.card_football.actions import (
    Call,
    ExtraPoint,
    FieldGoal,
    KickOff,
    Name,
    Punt,
    TossCoin,
    TurnCard,
    TurnTryCard,
    TwoPoints,
)
from scrimmage_rules.card_football.deck import DEFENSIVE_PLAYS, OFFENSIVE_PLAYS
from scrimmage_rules.card_football.position import DOWNS, FIELD, QUARTERS, SIDES, Phase, Position
from scrimmage_rules.card_football.settings import Rules
from scrimmage_rules.kernel.feature_encoding import AnyOf, GameEncoding, Layout, Number, OneOf, create_field_part

PLAYS = (*OFFENSIVE_PLAYS, *DEFENSIVE_PLAYS)
"""All ten plays."""

MOST_POINTS = 60
"""Number of points that is encoded as 1. Higher scores are encoded as 1 too."""


def build_view_layout(rules: Rules) -> Layout:
    """Return the layout of a view: every field that a seat may see, and each used card."""
    bans = [
        field
        for number in (0, 1)
        for field in (OneOf(("bans", number, "offence"), SIDES), OneOf(("bans", number, "play"), PLAYS))
    ]
    return Layout((
        OneOf(("seat",), SIDES), OneOf(("phase",), get_args(Phase)), Number(("quarter",), 1, QUARTERS),
        Number(("overtime",), 0, 1), Number(("untimed",), 0, 1), Number(("two_point",), 0, 1),
        Number(("redraw",), 0, 1), *(Number(("score", side), 0, MOST_POINTS) for side in SIDES),
        *(OneOf((name,), SIDES) for name in ("opening_kicker", "kicker", "offence", "named_for")),
        OneOf(("to_name",), ("offence", "defence")),
        *(Number((name,), 0, FIELD) for name in ("spot", "series_start", "line_to_gain")),
        Number(("down",), 1, DOWNS), OneOf(("calls", "offence"), OFFENSIVE_PLAYS),
        OneOf(("calls", "defence"), DEFENSIVE_PLAYS), *bans, Number(("cards_left",), 0, len(rules.deck_ids)),
        AnyOf(("used",), tuple(rules.cards)), OneOf(("card",), tuple(rules.cards)),
    ))  # fmt: skip


def get_points_of_side(position: Position, seat: str) -> float:
    """Return the points of a side."""
    return float(position.score.home if seat == "home" else position.score.away)


LEARNING = GameEncoding(
    layout=build_view_layout,
    kinds={
        Call: (create_field_part("play", PLAYS),), Name: (create_field_part("play", PLAYS),),
        Punt: (), FieldGoal: (), TurnCard: (),
        KickOff: (), ExtraPoint: (), TwoPoints: (), TurnTryCard: (), TossCoin: (),
    },
    score=get_points_of_side,
)  # fmt: skip
