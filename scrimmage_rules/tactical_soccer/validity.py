"""What makes a table no position: every reason, each with the clause it breaks.

The squads and where the men stand come first; the rest is asked only where these are sound.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import astuple

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_soccer.goalie import CONFINED
from scrimmage_rules.tactical_soccer.halves import LAST_HALF, PHASE_ORDER, TEN_TURNS, TURNS
from scrimmage_rules.tactical_soccer.options import Rules
from scrimmage_rules.tactical_soccer.pitch import CENTRE
from scrimmage_rules.tactical_soccer.position import (
    BEFORE_PLAY,
    BEFORE_THE_DRAFT,
    FIELDERS,
    GOALIES,
    MEN,
    NO_AIMS,
    NOBODY,
    SEATS,
    Man,
    Position,
    in_order,
    on_the_field,
    owner,
    place_of,
)
from scrimmage_rules.tactical_soccer.set_up import next_to_place, starters
from scrimmage_rules.tactical_soccer.turns import has_men_left
from scrimmage_rules.tactical_soccer.validity_of_play import play_faults

SQUAD, FIELDERS_OF_A_SQUAD = 6, 5


def faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason why this table cannot be, in the order of the rulebook's chapters."""
    first = [*_squads(position), *_labels(position), *_clock(position)]
    if not first:
        first = [*_lists(rules, position), *_places(rules, position)]
    yield from first
    if first or position.phase in BEFORE_PLAY:
        return
    later = [*_set_up(rules, position), *_ball(rules, position), *_cards(position), *_actions(position)]
    yield from later
    if not later:
        yield from play_faults(rules, position)


# ---- squads and labels


def _squads(position: Position) -> Iterator[Fault]:
    drafted = Counter(position.squads.red + position.squads.blue)
    for times in drafted.values():
        if times > 1:
            yield Fault("POOL.other-token-boxed", "drafted-twice", "/squads")
    for seat, goalie in zip(SEATS, GOALIES, strict=True):
        squad = position.squads.of(seat)
        if [man for man in squad if man in GOALIES] != [goalie]:
            yield Fault("DRAFT.goalie-each", "not-his-one-goalie", f"/squads/{seat}")
        if squad != in_order(squad):
            yield Fault("TEAM.draft-own", "not-in-order", f"/squads/{seat}")
        if position.phase not in BEFORE_PLAY and len(squad) != SQUAD:
            yield Fault("TEAM.size", "not-six", f"/squads/{seat}")
        if position.phase not in BEFORE_PLAY and sum(man in FIELDERS for man in squad) != FIELDERS_OF_A_SQUAD:
            yield Fault("TEAM.composition", "not-five-fielders", f"/squads/{seat}")
    if position.phase == "roll-off" and set(drafted) != set(GOALIES):
        yield Fault("DRAFT.roll-first", "drafted-too-early", "/squads")
    if position.phase == "draft":
        yield from _picks(position)


def _picks(position: Position) -> Iterator[Fault]:
    """Picks alternate, beginning with the First coach."""
    red, blue = len(position.squads.red), len(position.squads.blue)
    ahead = {"red": red - blue, "blue": blue - red}.get(position.first or "", 0)
    due = {0: position.first, 1: "blue" if position.first == "red" else "red"}
    if ahead not in due or position.active != due[ahead]:
        yield Fault("DRAFT.alternate", "picks", "/active")
    if red + blue >= len(MEN):
        yield Fault("DRAFT.from-ten", "nobody-left-to-pick", "/phase")


def _labels(position: Position) -> Iterator[Fault]:
    if (position.first is None) != (position.phase == "roll-off"):
        yield Fault("DRAFT.roll-first", "first", "/first")
    if (position.active is None) != (position.phase in ("roll-off", "over")):
        yield Fault("TURN.alternate", "active", "/active")


def _clock(position: Position) -> Iterator[Fault]:
    level, over = position.score.leader is None, position.phase == "over"
    if position.half < LAST_HALF and position.turn > TURNS:
        yield Fault(TEN_TURNS, "no-such-turn", "/turn")
    if over and (position.half, position.turn) < (LAST_HALF, TURNS):
        yield Fault("GAME.end", "over-too-early", "/phase")
    if over and level:
        yield Fault("GAME.tie-continue", "over-while-level", "/phase")
    if not over and not level and position.half == LAST_HALF and position.turn > TURNS:
        yield Fault("GAME.tie-stop", "already-decided", "/score")
    if position.phase in BEFORE_PLAY and not _untouched(position):
        yield Fault(PHASE_ORDER, "play-before-the-draft-is-over", "/phase")


def _untouched(position: Position) -> bool:
    """Nothing has happened yet but rolling off and picking."""
    fresh = astuple(BEFORE_THE_DRAFT)
    settled = {"phase", "first", "active", "squads"}
    fields = zip(Position.__struct_fields__, astuple(position), fresh, strict=True)
    return all(name in settled or value == start for name, value, start in fields)


# ---- lists of men, and where they stand


def _lists(rules: Rules, position: Position) -> Iterator[Fault]:
    for name, clause in (
        ("done", "TURN.one-action"), ("barred", "CARD.yellow-effect"), ("booked", "CARD.first-yellow"),
        ("spent_ahead", "TURN.one-action"), ("sent_off", "CARD.red-effect"), ("turned", "SCATTER.ahead-one"),
    ):  # fmt: skip
        men: tuple[Man, ...] = getattr(position, name)
        if men != in_order(tuple(set(men))):
            yield Fault(clause, "not-in-order", f"/{name}")
    if position.offences != in_order(position.offences):
        yield Fault("CARD.token", "not-in-order", "/offences")
    if position.turned and rules.reading["TS-A15"] != "facing":
        yield Fault("SCATTER.ahead-one", "no-facing", "/turned")
    if position.spent_ahead and rules.reading["TS-A29"] != "spends-next":
        yield Fault("TURN.one-action", "spent-ahead", "/spent_ahead")


def _places(rules: Rules, position: Position) -> Iterator[Fault]:
    places = [place for place in astuple(position.men) if place is not None]
    if len(set(places)) != len(places):
        yield Fault("SETUP.place", "two-in-a-hex", "/men")
    for man in MEN:
        place = place_of(position, man)
        if place is not None:
            yield from _place_of_man(rules, position, man)
    if position.phase in ("activate", "intercept", "receive", "aim", "shot") and next_to_place(position) is not None:
        yield Fault("SETUP.place", "not-placed", "/men")
    if position.phase != "over" and len(position.sent_off) == len(MEN):
        yield Fault("CARD.red-effect", "nobody-left", "/sent_off")


def _place_of_man(rules: Rules, position: Position, man: Man) -> Iterator[Fault]:
    place, path = place_of(position, man), f"/men/{man}"
    assert place is not None
    if man in position.sent_off:
        yield Fault("CARD.red-effect", "sent-off", path)
    if place not in rules.pitch.bit:
        yield Fault("SETUP.place", "no-such-hex", path)
    elif man in FIELDERS and place not in rules.pitch.field:
        yield Fault("GOALIE.three-goal-hexes", "in-goal", path)
    elif not rules.pitch.within(place, rules.pitch.ground(owner(position, man), man)):
        yield Fault(CONFINED if man in GOALIES else "SIDE.defenders-own", "not-his-ground", path)


# ---- set-up and the ball


def _set_up(rules: Rules, position: Position) -> Iterator[Fault]:
    returns = rules.reading["TS-A20"] == "play-on" and position.half == LAST_HALF and position.turn == 1
    wanted = position.phase == "kick-off" or (position.phase == "set-up" and not returns)
    stray = position.kick_off is not None and position.phase not in ("set-up", "kick-off")
    if stray or (wanted and position.kick_off is None):
        yield Fault("SETUP.second-has-ball", "kick-off", "/kick_off")
    if position.phase == "set-up" and next_to_place(position) is None:
        yield Fault("SETUP.place", "everybody-is-placed", "/phase")
    if position.phase == "kick-off" and (next_to_place(position) or len(starters(rules, position)) < 2):
        yield Fault("SETUP.second-has-ball", "nothing-to-choose", "/phase")
    fresh = position.phase in ("set-up", "kick-off") and rules.reading["TS-A20"] == "new-set-up"
    if fresh and CENTRE in astuple(position.men):
        yield Fault("SETUP.centre-hex-empty", "centre-hex", "/men")
    for seat in SEATS if fresh else ():
        for man, place in on_the_field(position, seat):
            if man in FIELDERS and not rules.pitch.within(place, rules.pitch.own[seat]):
                yield Fault("SETUP.own-side", "not-his-side", f"/men/{man}")


def _ball(rules: Rules, position: Position) -> Iterator[Fault]:
    held, lying = position.holder is not None, position.loose is not None
    if position.holder is not None and place_of(position, position.holder) is None:
        yield Fault("COMP.ball", "holder-off-the-field", "/holder")
    if position.loose is not None and position.loose not in rules.pitch.field:
        yield Fault("COMP.ball", "off-the-field", "/loose")
    on_the_table = position.phase == "activate" or (position.phase == "set-up" and position.kick_off is None)
    if held and lying:
        yield Fault("COMP.ball", "two-balls", "/loose")
    elif on_the_table and not held and not lying:
        yield Fault("COMP.ball", "no-ball", "/holder")
    elif position.phase in ("aim", "shot") and (not held or owner_of_ball(position) != position.active):
        yield Fault("SHOOT.attempt", "without-the-ball", "/holder")
    elif position.phase in ("intercept", "receive", "kick-off") and (held or lying):
        yield Fault("COMP.ball", "two-balls", "/holder")
    elif position.phase == "set-up" and position.kick_off is not None and (held or lying):
        yield Fault("SETUP.second-has-ball", "ball-before-kick-off", "/holder")
    if position.men == NOBODY and position.phase == "activate":
        yield Fault("SETUP.place", "nobody-on-the-field", "/men")


def owner_of_ball(position: Position) -> str | None:
    """The coach whose man holds the ball."""
    return None if position.holder is None else owner(position, position.holder)


# ---- cards and actions


def _cards(position: Position) -> Iterator[Fault]:
    for man in (*position.booked, *position.barred):
        if man not in position.offences:
            yield Fault("CARD.first-yellow", "without-an-offence", "/offences")
    for man in position.sent_off:
        if position.offences.count(man) < 2:
            yield Fault("CARD.second-red", "without-two-offences", "/offences")
    if not set(position.barred) <= set(position.done):
        yield Fault("CARD.yellow-effect", "barred-but-not-done", "/barred")


def _actions(position: Position) -> Iterator[Fault]:
    if position.phase == "over":
        return
    seat = position.active
    if position.phase == "activate" and seat is not None and not has_men_left(position, seat):
        yield Fault("TURN.complete", "nobody-left-to-activate", "/done")
    acting = position.holder if position.phase in ("aim", "shot") else None
    if position.flight is not None:
        acting = position.flight.passer
    if acting is not None and acting not in position.done:
        yield Fault("TURN.one-action", "acting-but-not-done", "/done")
    if (position.aims != NO_AIMS) and position.phase not in ("aim", "shot"):
        yield Fault("SHOOT.secret-write", "words-without-a-shot", "/aims")
