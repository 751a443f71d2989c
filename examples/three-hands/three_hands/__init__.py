"""Three Hands: three players, two cards each, and two tricks."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from scrimmage_rules.ruleset_plugins import small_ruleset as small

Seat = Literal["left", "middle", "right"]
SEATS: tuple[Seat, ...] = get_args(Seat)
CARDS, TRICKS = range(1, 10), 2

Card = Annotated[int, msgspec.Meta(ge=1, le=9)]


class Position(small.Position, frozen=True, kw_only=True):
    """The hands, the cards that are face down, and the points. `turn` is the player who is dealt the next card."""

    phase: Literal["deal", "play", "over"] = "deal"
    turn: Seat = "left"
    winner: Seat | None = None
    hands: dict[Seat, tuple[Card, ...]]
    table: dict[Seat, Card | None]
    last_trick: dict[Seat, Card | None]
    points: dict[Seat, Literal[0, 1, 2]]


class Deal(small.Action, frozen=True):
    """Chance deals the next card."""


class Play(small.Action, frozen=True):
    """A player puts a card face down."""

    card: Card


def deal(deed: small.Deed[Position]) -> Position:
    """Return the position after one more card is dealt."""
    before = deed.position
    dealt = [card for hand in before.hands.values() for card in hand]
    card = deed.pick("card", f"a card for {before.turn}", [card for card in CARDS if card not in dealt])
    deed.say("dealt", ["DEAL.two"], to=before.turn, card=card)
    hands = {**before.hands, before.turn: (*before.hands[before.turn], card)}
    after = SEATS[(SEATS.index(before.turn) + 1) % len(SEATS)]
    is_dealt = len(dealt) + 1 == TRICKS * len(SEATS)
    return small.replace(before, hands=hands, turn=after, phase="play" if is_dealt else "deal")


def play(deed: small.Deed[Any]) -> Position:
    """Return the position after a player has put a card face down; the third card ends the trick."""
    before, card = deed.position, deed.action.card
    deed.say("played", ["PLAY.secret"], by=deed.seat)
    hand = tuple(each for each in before.hands[deed.seat] if each != card)
    table = {**before.table, deed.seat: card}
    after = small.replace(before, hands={**before.hands, deed.seat: hand}, table=table)
    return after if None in table.values() else end_trick(deed, after)


def end_trick(deed: small.Deed[Position], full: Position) -> Position:
    """Return the position after the three cards are shown, which starts the next trick or ends the game."""
    best = max(SEATS, key=lambda seat: full.table[seat] or 0)
    deed.say("shown", ["PLAY.highest"], cards=full.table, by=best)
    points = {**full.points, best: full.points[best] + 1}
    after = small.replace(full, table=EMPTY, last_trick=full.table, points=points)
    if sum(points.values()) < TRICKS:
        return after
    is_decided = TRICKS in points.values() or deed.rules.reading["TH-A1"] == "last"
    winner = best if is_decided else None
    deed.say("ended", ["PLAY.most"], winner=winner)
    return small.replace(after, phase="over", winner=winner)


def has_repeated_card(position: Position) -> bool:
    """Return whether a card is in two places."""
    cards = [card for hand in position.hands.values() for card in hand]
    cards += [card for card in position.table.values() if card is not None]
    return len(set(cards)) < len(cards)


def has_wrong_hand(position: Position) -> bool:
    """Return whether a player has more or fewer cards than the number of dealt cards and finished tricks requires."""
    held = [len(position.hands[seat]) + (position.table[seat] is not None) for seat in SEATS]
    played = sum(position.points.values())
    if position.phase == "deal":
        dealt, first = divmod(sum(held), len(SEATS))
        expected = [dealt + (number < first) for number in range(len(SEATS))]
        return played > 0 or held != expected or dealt >= TRICKS or position.turn != SEATS[first]
    return held != [TRICKS - played] * len(SEATS) or (played == TRICKS) != (position.phase == "over")


def is_trick_complete(position: Position) -> bool:
    """Return whether the table has all three cards of a trick, or has a card while no trick is played."""
    down = [card is not None for card in position.table.values()]
    return all(down) or (any(down) and position.phase != "play")


def wait_for_cards(position: Position) -> list[str]:
    """Return the players without a card on the table."""
    return [seat for seat in SEATS if position.table[seat] is None]


EMPTY: dict[Seat, Card | None] = dict.fromkeys(SEATS)
START = Position(hands=dict.fromkeys(SEATS, ()), table=EMPTY, last_trick=EMPTY, points=dict.fromkeys(SEATS, 0))
HANDS, TABLE = ([f"/{name}/{seat}" for seat in SEATS] for name in ("hands", "table"))
IN_HAND = small.Precondition(
    "PLAY.hand", "not-in-hand", lambda at: at.action.card in at.position.hands[at.seat]
)  # fmt: skip
# --8<-- [start:ruleset]
RULESET = small.create_ruleset(
    __package__,
    start=START,
    seats=(*SEATS, small.CHANCE_SEAT),
    stages=[
        small.SmallStage("deal", "DEAL.two", {"play": "PLAY.secret"}, lambda _position: [small.CHANCE_SEAT]),
        small.SmallStage("play", "PLAY.secret", {"play": "PLAY.highest", "over": "PLAY.most"}, wait_for_cards),
    ],
    actions=[
        small.create_rule(Deal, deal, stages=["deal"], secret=HANDS),
        small.create_rule(Play, play, IN_HAND, stages=["play"], secret=TABLE),
    ],
    hidden={"play": HANDS},
    reasons=[
        small.create_reason("DEAL.deck", "repeated-card", "/hands", has_repeated_card),
        small.create_reason("PLAY.highest", "trick-complete", "/table", is_trick_complete),
        small.create_reason("DEAL.two", "wrong-hand", "/hands", has_wrong_hand),
    ],
    setup=("DEAL.players", "DEAL.deck"),
    over="PLAY.most",
)
# --8<-- [end:ruleset]
