"""What makes a table no position: every reason, each with the clause it breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from scrimmage_rules.card_football.first_and_ten import line_to_gain
from scrimmage_rules.card_football.momentum import EFFECT, hand, is_banned
from scrimmage_rules.card_football.options import Rules
from scrimmage_rules.card_football.position import DOWNS, FIELD, QUARTERS, Ban, Position
from scrimmage_rules.card_football.preparation import cards_left, deck_of
from scrimmage_rules.card_football.quarters import try_for_the_record
from scrimmage_rules.card_football.touchdown.extra_point import TWO_POINT_LINE
from scrimmage_rules.kernel.contract import Fault

ON_THE_FIELD = ("choose", "turn-card")


def faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason why this table cannot be, in the order of the rulebook's chapters."""
    yield from _clock(rules, position)
    yield from _roles(rules, position)
    yield from _ball(position)
    if position.spot is not None:
        yield from _two_point(position) if position.two_point else _series(position)
    yield from _calls(position)
    yield from _bans(rules, position)
    yield from _cards(rules, position)


def _clock(rules: Rules, position: Position) -> Iterator[Fault]:
    over, level = position.phase == "over", position.score.leader is None
    if not 1 <= position.quarter <= QUARTERS:
        yield Fault("END.fourth", "no-such-quarter", "/quarter")
    elif over and position.quarter < QUARTERS:
        yield Fault("END.fourth", "over-too-early", "/quarter")
    if position.overtime and position.quarter != QUARTERS:
        yield Fault("END.tie-kickoff", "overtime-too-early", "/overtime")
    if over and level and not position.overtime:
        yield Fault("END.tie-kickoff", "over-while-level", "/phase")
    if over and level and position.overtime and rules.reading["KF-A43"] != "one-deck":
        yield Fault("END.sudden-death", "over-while-level", "/phase")
    if position.overtime and not over and not level and not try_for_the_record(rules, position):
        yield Fault("END.sudden-death", "already-decided", "/score")


def _roles(rules: Rules, position: Position) -> Iterator[Fault]:
    before = position.phase == "deck" or (position.phase == "coin" and not position.overtime)
    if before != (position.opening_kicker is None):
        yield Fault("PREP.coin", "opening-kicker", "/opening_kicker")
    named_before_kick_off = position.phase == "name" and position.kicker is not None
    if (position.kicker is not None) != (position.phase == "kick-off") and not named_before_kick_off:
        yield Fault("KICKOFF.roles", "kicker", "/kicker")
    if position.redraw and not (position.phase == "kick-off" and rules.reading["KF-A16"] == "redraw"):
        yield Fault("KICKOFF.turnover", "redraw", "/redraw")
    in_play = position.phase in ("choose", "turn-card", "try")
    has_ball = in_play or (position.phase == "name" and position.kicker is None)
    if has_ball != (position.offence is not None):
        yield Fault("FIRST.roles", "who-has-the-ball", "/offence")


def _ball(position: Position) -> Iterator[Fault]:
    placed = position.spot is not None
    flags = position.series_start is not None and position.down is not None
    nothing = position.spot is None and position.series_start is None and position.down is None
    if position.phase in ON_THE_FIELD:
        if not (placed and (flags or position.two_point)):
            yield Fault("KICKOFF.place-ball", "ball-not-placed", "/spot")
    elif position.phase == "name":
        if not nothing and not (placed and flags):
            yield Fault("KICKOFF.place-ball", "ball-half-placed", "/spot")
    elif not nothing:
        yield Fault("KICKOFF.place-ball", "ball-off-the-field", "/spot")
    if position.two_point and position.phase not in ON_THE_FIELD:
        yield Fault("TWO.spot", "no-play", "/two_point")
    if position.spot is not None and position.spot >= FIELD:
        yield Fault("TD.reach", "ball-in-end-zone", "/spot")
    if position.spot is not None and position.spot <= 0:
        yield Fault("SAFETY.when", "ball-in-end-zone", "/spot")


def _two_point(position: Position) -> Iterator[Fault]:
    if position.spot != FIELD - TWO_POINT_LINE:
        yield Fault("TWO.spot", "not-on-the-20", "/spot")
    if position.down is not None or position.series_start is not None:
        yield Fault("TWO.spot", "no-series", "/down")


def _series(position: Position) -> Iterator[Fault]:
    if position.down is not None and not 1 <= position.down <= DOWNS:
        yield Fault("FIRST.four-chances", "no-such-down", "/down")
    start, target = position.series_start, line_to_gain(position)
    if start is None or target is None or position.spot is None:
        return
    if not 1 <= start < FIELD:
        yield Fault("FIRST.flags-track", "flags-off-the-field", "/series_start")
    elif target <= position.spot < FIELD:
        yield Fault("FIRST.renewal", "first-down-made", "/spot")


def _calls(position: Position) -> Iterator[Fault]:
    made = [call for call in (position.calls.offence, position.calls.defence) if call is not None]
    wanted = {"choose": (0, 1), "turn-card": (2,)}.get(position.phase, (0,))
    if len(made) not in wanted:
        yield Fault("PLAY.reveal", "calls", "/calls")
    if position.calls.offence is not None and position.calls.offence not in hand("offence"):
        yield Fault("FIRST.hand-cards", "not-in-hand", "/calls/offence")
    if position.calls.defence is not None and position.calls.defence not in hand("defence"):
        yield Fault("FIRST.hand-cards", "not-in-hand", "/calls/defence")


def _bans(rules: Rules, position: Position) -> Iterator[Fault]:
    for index, ban in enumerate(position.bans):
        if ban.play not in hand(ban.role):
            yield Fault(EFFECT[ban.role], "not-in-hand", f"/bans/{index}/play")
        elif ban.offence == position.offence and _calls_banned(rules, position, ban):
            yield Fault(EFFECT[ban.role], "banned", f"/calls/{ban.role}")
    sides = [ban.offence for ban in position.bans]
    if sides not in ([], ["home"], ["away"], ["home", "away"]):
        yield Fault("MOM.offence-effect", "two-bans", "/bans")
    named = position.to_name is not None and position.named_for is not None
    unnamed = position.to_name is None and position.named_for is None
    if not (named if position.phase == "name" else unnamed):
        yield Fault("MOM.offence-effect", "naming", "/to_name")


def _calls_banned(rules: Rules, position: Position, ban: Ban) -> bool:
    called = position.calls.offence if ban.role == "offence" else position.calls.defence
    return called == ban.play and is_banned(rules, position, ban.role, ban.play)


def _cards(rules: Rules, position: Position) -> Iterator[Fault]:
    if not _generated_well(rules, position):
        yield Fault("PREP.shuffle", "generated-deck", "/generated")
    spare = Counter(deck_of(rules, position))
    for index, card in enumerate(position.used):
        spare[card] -= 1
        unknown = card not in rules.cards
        if unknown or (spare[card] < 0 and rules.reading["KF-A10"] != "immediate-return"):
            yield Fault("PREP.shuffle", "no-such-card-left", f"/used/{index}")
    if position.card is not None and not _face_up(rules, position):
        yield Fault("TWO.alternative", "card-face-up", "/card")
    if position.phase not in ("deck", "over") and position.card is None and cards_left(rules, position) < 1:
        yield Fault("QTR.last-card", "pile-empty", "/used")


def _generated_well(rules: Rules, position: Position) -> bool:
    wanted = len(rules.deck_ids) if rules.reading["KF-A01"] == "random-generator" else 0
    made = position.generated
    complete = len(made) < wanted if position.phase == "deck" else len(made) == wanted
    return complete and all(card in rules.cards for card in made)


def _face_up(rules: Rules, position: Position) -> bool:
    trying = position.phase == "try" or position.two_point
    return trying and rules.reading["KF-A24"] == "after-draw" and position.card in rules.cards
