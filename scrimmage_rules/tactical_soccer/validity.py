"""The faults of a position, each with the clause that it breaks.

The squads and the hexes of the men are checked first. The other parts are checked only if these are valid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import astuple

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_soccer.halves import LAST_HALF, TURNS
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
    find_coach_of_man,
    find_hex_or_none,
    get_active_seat,
    get_first_seat,
    sort_men,
)
from scrimmage_rules.tactical_soccer.position_fault_table import fault
from scrimmage_rules.tactical_soccer.set_up import find_next_man_to_place
from scrimmage_rules.tactical_soccer.settings import Rules
from scrimmage_rules.tactical_soccer.turns import has_men_left
from scrimmage_rules.tactical_soccer.validity_of_cards import find_card_faults
from scrimmage_rules.tactical_soccer.validity_of_passes_and_shots import find_play_faults
from scrimmage_rules.tactical_soccer.validity_of_set_up import SET_UP, find_set_up_faults, is_turn_not_begun

SQUAD = 6


def find_position_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield the faults of a position, in the order of the rulebook's chapters."""
    first = [
        *_find_squad_faults(position),
        *_find_faults_of_first_and_active_coach(position),
        *_find_half_and_turn_faults(position),
    ]
    if not first:
        first = [*_find_faults_of_lists_of_men(rules, position), *_find_faults_of_hexes_of_men(rules, position)]
    yield from first
    if first or position.phase in BEFORE_PLAY:
        return
    later = [
        *find_set_up_faults(rules, position), *_find_ball_faults(rules, position), *find_card_faults(rules, position),
        *_find_faults_of_activation_and_used_actions(rules, position),
    ]  # fmt: skip
    yield from later
    if not later:
        yield from find_play_faults(rules, position)


# ---- squads and labels


def _find_squad_faults(position: Position) -> Iterator[Fault]:
    drafted = Counter(position.squads.red + position.squads.blue)
    for times in drafted.values():
        if times > 1:
            yield fault("drafted-twice", "/squads")
    for seat, goalie in zip(SEATS, GOALIES, strict=True):
        squad = position.squads.of(seat)
        if [man for man in squad if man in GOALIES] != [goalie]:
            yield fault("not-his-one-goalie", f"/squads/{seat}")
        if squad != sort_men(squad):
            yield fault("squad-not-in-order", f"/squads/{seat}")
        if position.phase not in BEFORE_PLAY and len(squad) != SQUAD:
            yield fault("not-six", f"/squads/{seat}")
    if position.phase == "roll-off" and set(drafted) != set(GOALIES):
        yield fault("drafted-too-early", "/squads")
    if position.phase == "draft":
        yield from _find_pick_faults(position)


def _find_pick_faults(position: Position) -> Iterator[Fault]:
    """Yield faults of the picks: they alternate, and the First coach picks first."""
    red, blue = len(position.squads.red), len(position.squads.blue)
    ahead = {"red": red - blue, "blue": blue - red}.get(position.first or "", 0)
    due = {0: position.first, 1: "blue" if position.first == "red" else "red"}
    if ahead not in due or position.active != due[ahead]:
        yield fault("picks", "/active")
    if red + blue >= len(MEN):
        yield fault("nobody-left-to-pick", "/phase")


def _find_faults_of_first_and_active_coach(position: Position) -> Iterator[Fault]:
    if (position.first is None) != (position.phase == "roll-off"):
        yield fault("first", "/first")
    if (position.active is None) != (position.phase in ("roll-off", "over")):
        yield fault("active", "/active")


def _find_half_and_turn_faults(position: Position) -> Iterator[Fault]:
    level, over = position.score.leader is None, position.phase == "over"
    if position.half < LAST_HALF and position.turn > TURNS:
        yield fault("no-such-turn", "/turn")
    if over and (position.half, position.turn) < (LAST_HALF, TURNS):
        yield fault("over-too-early", "/phase")
    if over and level:
        yield fault("over-while-level", "/phase")
    if not over and not level and position.half == LAST_HALF and position.turn > TURNS:
        yield fault("already-decided", "/score")
    if over and position.turn > TURNS and abs(position.score.red - position.score.blue) > 1:
        yield fault("decided-before", "/score")
    if position.phase in BEFORE_PLAY and not _has_play_not_begun_after_draft(position):
        yield fault("play-before-the-draft-is-over", "/phase")


def _has_play_not_begun_after_draft(position: Position) -> bool:
    """Return whether nothing has happened in the match except the roll-off and the picks."""
    fresh = astuple(BEFORE_THE_DRAFT)
    settled = {"phase", "first", "active", "squads"}
    fields = zip(Position.__struct_fields__, astuple(position), fresh, strict=True)
    return all(name in settled or value == start for name, value, start in fields)


# ---- lists of men, and their hexes


def _find_faults_of_lists_of_men(rules: Rules, position: Position) -> Iterator[Fault]:
    for name in ("done", "barred", "booked", "spent_ahead", "sent_off", "turned"):
        men: tuple[Man, ...] = getattr(position, name)
        if men != sort_men(tuple(set(men))):
            yield fault(f"{name}-not-in-order", f"/{name}")
    if position.offences != sort_men(position.offences):
        yield fault("offences-not-in-order", "/offences")
    if position.turned and rules.reading["TS-A15"] != "facing":
        yield fault("no-facing", "/turned")
    if any(find_hex_or_none(position, man) is None for man in position.turned):
        yield fault("turned-off-the-field", "/turned")
    if position.spent_ahead and rules.reading["TS-A29"] != "spends-next":
        yield fault("spent-ahead", "/spent_ahead")


def _find_faults_of_hexes_of_men(rules: Rules, position: Position) -> Iterator[Fault]:
    places = [place for place in astuple(position.men) if place is not None]
    if len(set(places)) != len(places):
        yield fault("two-in-a-hex", "/men")
    for man in MEN:
        place = find_hex_or_none(position, man)
        if place is not None:
            yield from _find_place_faults_of_man(rules, position, man)
    if (
        position.phase in ("activate", "intercept", "receive", "aim", "shot")
        and find_next_man_to_place(position) is not None
    ):
        yield fault("not-placed", "/men")
    if position.phase != "over" and len(position.sent_off) == len(MEN):
        yield fault("nobody-left", "/sent_off")


def _find_place_faults_of_man(rules: Rules, position: Position, man: Man) -> Iterator[Fault]:
    place, path = find_hex_or_none(position, man), f"/men/{man}"
    assert place is not None
    if man in position.sent_off:
        yield fault("sent-off", path)
    if place not in rules.pitch.bit:
        yield fault("no-such-hex", path)
    elif man in FIELDERS and place not in rules.pitch.field:
        yield fault("in-goal", path)
    elif not rules.pitch.within(place, rules.pitch.find_ground(find_coach_of_man(position, man), man)):
        yield fault("out-of-his-box" if man in GOALIES else "not-his-ground", path)


# ---- the ball


def _find_ball_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    held, lying = position.holder is not None, position.loose is not None
    if position.holder is not None and find_hex_or_none(position, position.holder) is None:
        yield fault("holder-off-the-field", "/holder")
    if position.loose is not None and position.loose not in rules.pitch.field:
        yield fault("off-the-field", "/loose")
    on_the_table = position.phase == "activate" or (position.phase == "set-up" and position.kick_off is None)
    if held and lying:
        yield fault("two-balls", "/loose")
    elif on_the_table and not held and not lying:
        yield fault("no-ball", "/holder")
    elif position.phase in ("aim", "shot") and (not held or find_owner_of_ball(position) != position.active):
        yield fault("without-the-ball", "/holder")
    elif position.phase in ("intercept", "receive", "kick-off") and (held or lying):
        yield fault("another-ball", "/holder")
    elif position.phase == "set-up" and position.kick_off is not None and (held or lying):
        yield fault("ball-before-kick-off", "/holder")


def find_owner_of_ball(position: Position) -> str | None:
    """Return the coach whose man holds the ball."""
    return None if position.holder is None else find_coach_of_man(position, position.holder)


# ---- actions


def _find_faults_of_activation_and_used_actions(rules: Rules, position: Position) -> Iterator[Fault]:
    if position.aims != NO_AIMS and position.phase not in ("aim", "shot"):
        yield fault("words-without-a-shot", "/aims")
    if position.phase in ("activate", *SET_UP):
        yield from _find_activation_faults(rules, position)
    shooter = position.holder if position.phase in ("aim", "shot") else None
    passer = None if position.flight is None else position.flight.passer
    if any(man is not None and man not in position.done for man in (shooter, passer)):
        yield fault("acting-but-not-done", "/done")
    if position.phase == "over" and position.turn == TURNS and _is_match_cut_short(rules, position):
        yield fault("over-in-the-midst-of-a-turn", "/done")


def _find_activation_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield faults of the activation: the active coach has a man left, and the First coach starts."""
    seat, first = get_active_seat(position), get_first_seat(position)
    if not has_men_left(position, seat):
        yield fault("nobody-left-to-activate", "/done")
    fresh = rules.reading["TS-A29"] != "spends-next" and is_turn_not_begun(rules, position)
    if fresh and seat != first and has_men_left(position, first):
        yield fault("not-the-first-coach", "/active")


def _is_match_cut_short(rules: Rules, position: Position) -> bool:
    """Return whether the match has ended while a man still had an action, although no goal has ended the turn
    (TS-A23).
    """
    if rules.reading["TS-A23"] == "reset-new-turn" and position.men == NOBODY:
        return False
    return any(has_men_left(position, seat) for seat in SEATS)
