"""What makes a play that is going on impossible: the call, the ball, the turn, what is known, the marks."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.computer_football.blocking import PAIR, succeeds
from scrimmage_rules.computer_football.catching import counts
from scrimmage_rules.computer_football.field import ZONES, in_goal, on_the_field, zone_of
from scrimmage_rules.computer_football.introduction import RUN_OR_PASS, is_run_or_pass
from scrimmage_rules.computer_football.line_ups import NEAR_THE_QUARTERBACK, eligible
from scrimmage_rules.computer_football.men import LABELS, POWER, SPEED
from scrimmage_rules.computer_football.objective import ALTERNATE
from scrimmage_rules.computer_football.play_sequence import anything_left
from scrimmage_rules.computer_football.position import (
    BEFORE_THE_CALL,
    IN_PLAY,
    NO_TURNS,
    NOBODY_THERE,
    NOTHING_KNOWN,
    ROLES,
    Man,
    Mark,
    Position,
    Square,
    ahead,
    mover_of,
    opposite,
    standing,
)
from scrimmage_rules.computer_football.quarterback import QUARTERBACK, SHIFTS, squares_allowed
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.contract import Fault


def play_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Every reason of the play, once numbers, men and line-ups are sound."""
    if position.phase == "over":
        return
    first = list(_call(position))
    if not first:
        first = [*_turn(rules, position), *_ball(rules, position), *_marks(rules, position)]
    yield from first
    if not first and position.phase in IN_PLAY:
        later = [*_squares(rules, position), *_known(rules, position), *_shared(rules, position)]
        yield from later
        if not later and position.phase == "move" and not anything_left(rules, position):
            yield Fault("M8.2", "nothing-left", "/left")


# ---- the call


def _call(position: Position) -> Iterator[Fault]:
    call = position.call
    if (call is None) != (position.phase in BEFORE_THE_CALL):
        yield Fault("PLAY.1.2", "call", "/call")
    elif call is not None and not is_run_or_pass(call.run, call.zone):
        yield Fault(RUN_OR_PASS, "neither-or-both", "/call")
    elif call is not None and call.zone is not None and call.zone not in ZONES:
        yield Fault("PLAY.2.2", "no-such-zone", "/call/zone")
    elif position.phase == "defend" and call is not None and call.run and not eligible(position.men, call.run):
        yield Fault(NEAR_THE_QUARTERBACK, "too-far-from-the-quarterback", "/call/run")


# ---- the turn


def _turn(rules: Rules, position: Position) -> Iterator[Fault]:
    playing = position.phase in IN_PLAY
    if (position.mover is None) == playing:
        yield Fault(ALTERNATE, "mover", "/mover")
    if not playing and position.known != NOTHING_KNOWN:
        yield Fault("PLAY.2.3", "known-before-the-play", "/known")
    if not playing and not _untouched(position):
        yield Fault("PLAY.1.1", "play-before-it-begins", "/phase")
    if min(position.turns.offense, position.turns.defense) < 0:
        yield Fault("M8.1", "no-such-turn", "/turns")
    strict = rules.reading["CF-A47"] == "strict-alternation" and rules.reading["CF-A74"] != "offense-first"
    ahead_by = position.turns.offense - position.turns.defense
    if playing and strict and ahead_by != (position.mover == "defense"):
        yield Fault(ALTERNATE, "turns", "/turns")
        yield Fault("M8.1", "turns", "/turns")
    if (position.phase == "throw") != (position.scramble == "throw"):
        yield Fault("SCRAMBLE.any-zone", "throw", "/phase")
    yield from _scramble(position)


def _untouched(position: Position) -> bool:
    """Nothing of a play has happened yet."""
    return (
        position.turns == NO_TURNS
        and position.reached == NOBODY_THERE
        and not (position.marks or position.changed or position.scramble or position.used)
        and position.allotment is None
        and position.left == 0
        and position.air is None
        and position.loose is None
        and position.fumbled_by is None
    )


def _scramble(position: Position) -> Iterator[Fault]:
    result = position.scramble
    if result is None:
        return
    if position.call is None or position.call.zone is None or not position.turns.offense:
        yield Fault("SCRAMBLE.choice", "no-scramble-yet", "/scramble")
    if result in SHIFTS and (position.phase != "move" or position.mover != "offense"):
        yield Fault(f"SCRAMBLE.{result}", "shift-is-over", "/scramble")
    if result == "throw" and position.mover != "offense":
        yield Fault("SCRAMBLE.any-zone", "throw", "/scramble")


def _squares(rules: Rules, position: Position) -> Iterator[Fault]:
    if position.phase == "allot":
        if position.allotment is not None or position.left or position.used:
            yield Fault("SETTINGS.draw-each-turn", "not-drawn-yet", "/allotment")
        return
    if position.allotment not in rules.squares:
        yield Fault("SETTINGS.uniform", "outside-the-limits", "/allotment")
        return
    if position.phase == "throw" and position.left != position.allotment:
        yield Fault("SCRAMBLE.choice", "squares-used-already", "/left")
    if not 0 < position.left <= position.allotment:
        yield Fault("M8.2", "squares-left", "/left")
    if sum(position.used.values()) != position.allotment - position.left:
        yield Fault("M8.2", "squares-used", "/used")
    for label, squares in position.used.items():
        if label not in LABELS[mover_of(position)]:
            yield Fault("MEN.counts", "no-such-man", f"/used/{label}")
        elif not 0 < squares <= SPEED[label]:
            yield Fault("M2", "beyond-his-speed", f"/used/{label}")
    allowed = squares_allowed(rules, position) if position.mover == "offense" else None
    moved = position.used.get("Q", 0) if position.scramble not in SHIFTS else 0
    if allowed is not None and (allowed < 0 or (allowed == 0 and moved)):
        yield Fault("PLAY.7.2", "set", "/used/Q")


# ---- the ball


def _ball(rules: Rules, position: Position) -> Iterator[Fault]:
    balls = [each for each in (position.carrier, position.air, position.loose) if each is not None]
    wanted = 0 if position.phase in BEFORE_THE_CALL else 1
    if len(balls) != wanted:
        yield Fault("PLAY.7.1", "one-ball", "/carrier")
        return
    if (position.fumbled_by is None) != (position.loose is None):
        yield Fault("FUMBLE.first-man", "fumbled-by", "/fumbled_by")
    if position.carrier is not None:
        yield from _carrier(rules, position, position.carrier)
    if position.air is not None:
        yield from _in_the_air(position)
    yield from _reached(rules, position)
    if position.loose is not None:
        taken = {**standing(position, "offense"), **standing(position, "defense")}
        if not on_the_field(position.loose):
            yield Fault("TACKLE.fumble-roll", "no-such-square", "/loose")
        elif position.loose in taken:
            yield Fault("FUMBLE.occupied", "somebody-stands-there", "/loose")


def _carrier(rules: Rules, position: Position, carrier: Man) -> Iterator[Fault]:
    place = position.men.of(carrier.role).get(carrier.label)
    if place is None:
        yield Fault("PLAY.7.1", "carrier-off-the-field", "/carrier")
        return
    if in_goal(place[0], ahead(position, carrier.role)):
        yield Fault("OBJECTIVE.touchdown", "in-the-end-zone", "/carrier")
    if carrier.role == "defense" and not position.changed:
        yield Fault("POSSESSION.c", "not-changed", "/changed")
    call = position.call
    assert call is not None
    handed_on = position.known.zone or rules.reading["CF-A73"] == "may-advance"
    if not handed_on and carrier != (QUARTERBACK if call.run is None else Man("offense", call.run)):
        yield Fault("PLAY.7.1" if call.run is None else "PLAY.2.1", "not-the-man-called", "/carrier")
    may_have_it_again = rules.reading["CF-A44"] == "backs-include-q" or rules.reading["CF-A73"] == "may-advance"
    if position.known.zone and carrier == QUARTERBACK and not may_have_it_again:
        yield Fault("PASS.ball-moves", "thrown-already", "/carrier")
        yield Fault("PLAY.6.2", "zone-known-before-the-throw", "/known/zone")


def _in_the_air(position: Position) -> Iterator[Fault]:
    call = position.call
    assert call is not None
    assert position.air is not None
    zone = zone_of(position, position.air) if on_the_field(position.air) else None
    if call.zone is None or not position.known.zone:
        yield Fault("PLAY.7.3", "not-thrown", "/air")
    elif zone is None or (zone != call.zone and position.scramble != "spent"):
        yield Fault("P1.1", "outside-the-zone", "/air")


def _reached(rules: Rules, position: Position) -> Iterator[Fault]:
    """Who has got to a thrown ball is remembered only where CF-A42 asks for it."""
    if position.reached != NOBODY_THERE and rules.reading["CF-A42"] == "standing-at-end-counts":
        yield Fault("PASS.receiver-attempt", "reached", "/reached")
    for role in ROLES:
        label = position.reached.of(role)
        if label is not None and (position.men.of(role).get(label) is None or not counts(rules, Man(role, label))):
            yield Fault("PASS.receiver-attempt", "reached", f"/reached/{role}")
    if position.air is None and position.reached != NOBODY_THERE:
        yield Fault("PASS.ball-moves", "reached-without-a-pass", "/reached")


# ---- what is known


def _known(rules: Rules, position: Position) -> Iterator[Fault]:
    known, call = position.known, position.call
    assert call is not None
    finished = min(position.turns.offense, position.turns.defense)
    if finished >= 1 and not known.type:
        yield Fault("PLAY.6.1", "type-must-be-known", "/known/type")
    if known.type and call.zone is not None and not known.carrier:
        yield Fault("PLAY.7.1", "carrier-must-be-known", "/known/carrier")
    if finished >= 2 and not known.carrier:
        yield Fault("PLAY.7.4", "carrier-must-be-known", "/known/carrier")
    if known.zone and (call.zone is None or not known.type):
        yield Fault("PLAY.7.3", "no-zone-to-know", "/known/zone")
    first_turn = rules.reading["CF-A34"] == "first-turn-too"
    if known.zone and not position.turns.offense and not first_turn:
        yield Fault("PLAY.7.2", "thrown-too-early", "/known/zone")
    if finished < 1 and known.type and not known.carrier:
        early = "PLAY.5.3" if position.turns.offense else "PLAY.4.4"
        yield Fault(early, "type-known-too-early", "/known/type")


# ---- marks and shared squares


def _marks(rules: Rules, position: Position) -> Iterator[Fault]:
    seen = [mark.man for mark in position.marks]
    if seen != sorted(dict.fromkeys(seen), key=_place_of_mark):
        yield Fault("BLOCK.pale-mark", "not-in-order", "/marks")
    for number, mark in enumerate(position.marks):
        yield from _mark(rules, position, mark, f"/marks/{number}")


def _place_of_mark(marked: Man) -> tuple[int, int]:
    labels = LABELS[marked.role]
    return ROLES.index(marked.role), labels.index(marked.label) if marked.label in labels else len(labels)


def _mark(rules: Rules, position: Position, mark: Mark, path: str) -> Iterator[Fault]:
    if position.men.of(mark.role).get(mark.label) is None:
        yield Fault("BLOCK.pale-mark", "marked-man-off-the-field", path)
        return
    others = opposite(mark.role)
    if not mark.by or len(set(mark.by)) != len(mark.by) or not set(mark.by) <= set(LABELS[others]):
        yield Fault("BLOCK.double", "blockers", f"{path}/by")
        return
    if len(mark.by) >= PAIR and rules.reading["CF-A54"] != "running-total":
        yield Fault("BLOCK.double", "more-than-a-first-half", f"{path}/by")
    if succeeds(sum(POWER[label] for label in mark.by), POWER[mark.label]):
        yield Fault("BLOCK.success-removal", "blocked-already", f"{path}/by")
        yield Fault("M6.2", "blocked-already", f"{path}/by")
    here = [position.men.of(others)[label] is not None for label in mark.by]
    waits = rules.reading["CF-A53"] == "waits-beside"
    remembered = len(mark.by) >= PAIR or rules.reading["CF-A54"] == "last-two"
    if any(here) != (waits and not remembered) and not (waits and here == [True]):
        yield Fault("BLOCK.failure-removal", "first-half", f"{path}/by")


def _shared(rules: Rules, position: Position) -> Iterator[Fault]:
    """Opponents share a square only after a throw, or where a first half waits beside the man he marked."""
    both = set(standing(position, "offense")) & set(standing(position, "defense"))
    if rules.reading["CF-A53"] == "waits-beside":
        both -= {place for mark in position.marks if (place := _waits_at(position, mark)) is not None}
    if both and not position.known.zone:
        yield Fault("FIELD.grid", "two-on-a-square", "/men")


def _waits_at(position: Position, mark: Mark) -> Square | None:
    """The square of a marked man, if one of his blockers stands there too."""
    place, others = position.men.of(mark.role)[mark.label], position.men.of(opposite(mark.role))
    return place if any(others[label] == place for label in mark.by) else None
