"""Result of a pass: who is at a thrown ball, and whether the pass is complete, intercepted or incomplete."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.computer_football.blocking import remove_man_from_waiting_blockers, remove_men
from scrimmage_rules.computer_football.end_of_play import DeadBallSpot, end_incomplete_pass, end_play_with_recovery
from scrimmage_rules.computer_football.men import ENDS
from scrimmage_rules.computer_football.objective import has_carrier_scored_touchdown, score_touchdown
from scrimmage_rules.computer_football.position import (
    NOBODY_THERE,
    ROLES,
    Man,
    Position,
    Reached,
    Role,
    Square,
    find_man_on,
    get_seat_of_role,
    get_square,
)
from scrimmage_rules.computer_football.probability_text import format_outcome_probabilities
from scrimmage_rules.computer_football.rule_context_types import Deed, Question
from scrimmage_rules.computer_football.settings import Rules
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import MalformedData

RECEIVERS = ENDS | {"F", "H", "T"}
"""The offensive men who may catch any pass: ends and backs (PASS.receiver-attempt). CF-A44 decides about the passer."""

ATTEMPT: dict[Role, str] = {"offense": "PASS.receiver-attempt", "defense": "PASS.defender-attempt"}
"""The clause by which a man of each line-up tries for the ball."""

CONTESTED = ("incomplete", "incomplete", "complete", "intercepted")
"""Results of a contested pass, for an even draw: incomplete 50 %, complete 25 % and intercepted 25 % (PASS.4.2)."""

CERTAIN = {(True, False): "complete", (False, True): "intercepted", (False, False): "incomplete"}
"""Result of a pass that is not contested, by whether a receiver and whether a defender is at the ball (PASS.1, PASS.2,
PASS.3).
"""

CLAUSES = {
    (True, False): ("PASS.1",), (False, True): ("PASS.2",), (False, False): ("PASS.3",),
    (True, True): ("PASS.4.1", "PASS.4.2"),
}  # fmt: skip


# ---- who can catch


def is_eligible_receiver(rules: Rules, label: str) -> bool:
    """Return whether a man of the offense is an eligible receiver (CF-A44)."""
    return label in RECEIVERS or (label == "Q" and rules.reading["CF-A44"] == "backs-include-q")


def is_counted_at_ball(rules: Rules, man: Man) -> bool:
    """Return whether a man may catch or intercept: an eligible receiver, or any defender (PASS.defender-attempt)."""
    return man.role == "defense" or is_eligible_receiver(rules, man.label)


def may_enter_ball_square(rules: Rules, position: Position, man: Man, place: Square) -> bool:
    """Return whether a man may enter a square; CF-A45 `entry-forbidden` keeps ineligible men off the ball's square."""
    return place != position.air or is_counted_at_ball(rules, man) or rules.reading["CF-A45"] != "entry-forbidden"


# ---- getting to the ball


def record_man_at_thrown_ball(rules: Rules, position: Position, man: Man, place: Square) -> Position:
    """Return the position after a man has come to a square.

    If this is the square of a thrown ball, and CF-A42 makes it count, the position records that he has reached the
    ball.
    """
    reading, role = rules.reading["CF-A42"], man.role
    if place != position.air or reading == "standing-at-end-counts" or not is_counted_at_ball(rules, man):
        return position
    if reading == "ever-there-counts" and position.reached.of(role) is not None:
        return position
    reached = {"offense": position.reached.offense, "defense": position.reached.defense, role: man.label}
    return replace(position, reached=Reached(**reached))


def record_men_at_throw(rules: Rules, position: Position) -> Position:
    """Return the position after a throw. Under CF-A42 `ever-there-counts`, it records that the men on the ball's square
    have reached the ball.
    """
    if rules.reading["CF-A42"] != "ever-there-counts" or position.air is None:
        return position
    for role in ROLES:
        man = find_man_on(position, role, position.air)
        if man is not None:
            position = record_man_at_thrown_ball(rules, position, man, position.air)
    return position


def _find_man_at_ball(rules: Rules, position: Position, role: Role) -> Man | None:
    """Return the man of a line-up who tries for the thrown ball under the reading of CF-A42, or None."""
    reading, remembered = rules.reading["CF-A42"], position.reached.of(role)
    if reading == "ever-there-counts":
        return None if remembered is None else Man(role, remembered)
    man = find_man_on(position, role, position.air)
    if man is None or not is_counted_at_ball(rules, man):
        return None
    return None if reading == "must-move-on" and man.label != remembered else man


# ---- the result


def resolve_pass(deed: Deed[object], position: Position) -> Position:
    """Return the position after both sides' turns: the pass is complete, intercepted or incomplete (PASS.use-all)."""
    receiver = _find_man_at_ball(deed.rules, position, "offense")
    defender = _find_man_at_ball(deed.rules, position, "defense")
    there = (receiver is not None, defender is not None)
    result = CERTAIN.get(there) or str(deed.pick("catch", "contested-pass", CONTESTED))
    deed.say(
        "pass", (*CLAUSES[there], *ATTEMPT.values(), "PASS.use-all"), result=result,
        receiver=_get_label_of_man_or_none(receiver), defender=_get_label_of_man_or_none(defender), at=position.air,
    )  # fmt: skip
    catcher, loser = (receiver, defender) if result == "complete" else (defender, receiver)
    if result == "incomplete" or catcher is None:
        return end_incomplete_pass(deed, position)
    return _complete_catch(deed, position, catcher, loser)


def _get_label_of_man_or_none(man: Man | None) -> str | None:
    return None if man is None else man.label


def _complete_catch(deed: Deed[object], position: Position, catcher: Man, loser: Man | None) -> Position:
    """Return the position after a catch: the catcher has the ball, and CF-A46 decides about the man he beat."""
    role, column, reading = catcher.role, get_square(position, catcher)[0], deed.rules.reading
    changed = position.changed or role == "defense"
    held = replace(position, carrier=catcher, air=None, reached=NOBODY_THERE, changed=changed)
    held = remove_man_from_waiting_blockers(held, catcher)
    if loser is not None and reading["CF-A46"] == "loser-removed":
        held = remove_men(deed.rules, held, loser)
        deed.say("beaten", ("PASS.4.1",), gone=loser.label, by=get_seat_of_role(position, loser.role))
    if has_carrier_scored_touchdown(held, catcher, column):
        return score_touchdown(deed, held, role)
    contested_dead = loser is not None and reading["CF-A46"] == "down-at-the-catch"
    interception_dead = role == "defense" and reading["CF-A48"] == "dead-at-catch"
    if contested_dead or interception_dead:
        return end_play_with_recovery(deed, held, DeadBallSpot(role, column))
    return replace(held, mover=role if reading["CF-A47"] == "ball-side-first" else "offense")


# ---- questions


def answer_pass_result_chances(asked: Question) -> Answer:
    """Answer with the chances of the results of a pass.

    The query says whether a receiver and a defender are at the ball.
    """
    there = (_get_flag_argument(asked, "receiver"), _get_flag_argument(asked, "defender"))
    certain = CERTAIN.get(there)
    return Answer(format_outcome_probabilities(CONTESTED) if certain is None else {certain: "1"}, CLAUSES[there])


def _get_flag_argument(asked: Question, name: str) -> bool:
    """Return an argument as true or false; `MalformedData` for any other value."""
    value = asked.args.get(name)
    if not isinstance(value, bool):
        raise MalformedData(f"$.args.{name}", "expected true or false")
    return value
