"""Positions of tactical-soccer for computing odds, and the odds of an action from all its outcomes.

No other man is near enough to take part. Every number comes from actions of the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Event, Options
from scrimmage_rules.kernel.hexes import Hex
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.exact_odds import NameResult, compute_distribution

ID = "tactical-soccer"

ASIDE: dict[str, Hex | None] = {
    "F1": (-4, -16), "F2": (-4, 16), "F3": (-4, 14), "M1": (-4, -14), "M2": (-4, -12), "M3": (-4, 12), "M4": (-4, 10),
    "D1": (-4, -10), "D2": (-3, -15), "D3": (-4, 8), "G1": (1, -15), "G2": (1, 15),
}  # fmt: skip
"""Hexes of the men who are not part of the example. They are along one side of the field, and the goalies are in their
boxes.
"""


@cache
def load_rules(ambiguity: str | None = None, key: str = "") -> Any:
    """Return the rules of a game under the rulings. If an ambiguity is given, it has the reading `key` instead of its
    ruling.
    """
    return ruleset(ID).rules(Options(readings={} if ambiguity is None else {ambiguity: key}))


BLUE_FIELDERS = ("F2", "F3", "M3", "M4", "D3")

TABLE: dict[str, Any] = {
    **plain(ruleset(ID).start(load_rules()).position), "phase": "activate", "first": "red", "active": "red",
    "squads": {"red": ["F1", "M1", "M2", "D1", "D2", "G1"], "blue": [*BLUE_FIELDERS, "G2"]}, "men": ASIDE,
    "done": BLUE_FIELDERS,
}  # fmt: skip
"""Position in an activation of red. Blue's fielders have already acted, so no one can intercept."""


def create_position(men: dict[str, Hex | None], rules: Any = None, **changes: Any) -> Any:
    """Return a position with these men on the given hexes and all other men at the side. The engine checks that the
    position is valid.
    """
    return ruleset(ID).load(rules or load_rules(), {**TABLE, "men": {**ASIDE, **men}, **changes})


def _compute_red_distribution(
    position: Any, action: dict[str, Any], asked: NameResult, rules: Any = None
) -> dict[str, Fraction]:
    """Return the exact probability of each result of an action by red."""
    return compute_distribution(ID, At(rules or load_rules(), position, "red", action), asked)


# ---- passes

DISTANCES = range(1, 7)
BEARINGS = ("ahead", "level", "rear")
PASSERS = {False: "D1", True: "M1"}
RECEIVERS = {False: "F1", True: "M2"}
"""Two receivers. `True` is a man with the skill that helps to receive a pass, `False` a man without it."""

GOOD, FAILED = "good", "failed"


def create_pass_position(bearing: str, distance: int, *, passing: bool = False, receiving: bool = False) -> Any:
    """Return a position with a passer and a team-mate at this distance in this direction; None if no hex is there."""
    near, far = (0, -12), (0, -12 + 2 * distance)
    if bearing == "level":
        if distance % 2:
            return None
        near, far = (-4, -8), (-4 + distance, -8)
    start, end = (far, near) if bearing == "rear" else (near, far)
    passer, receiver = PASSERS[passing], RECEIVERS[receiving]
    return create_position({passer: start, receiver: end}, holder=passer)


def _name_pass_roll_result(_position: Any, events: Sequence[Event]) -> str:
    return FAILED if any(each.kind == "pass-failed" for each in events) else GOOD


def _name_receive_roll_result(_position: Any, events: Sequence[Event]) -> str | None:
    kinds = {each.kind for each in events}
    return GOOD if "received" in kinds else FAILED if "receive-failed" in kinds else None


def _name_pass_result(position: Any, events: Sequence[Event]) -> str:
    kinds = {each.kind for each in events}
    if "received" in kinds:
        return "completed"
    if "receive-failed" in kinds:
        return "not controlled, the ball lies loose"
    where = "is back with the passer" if position.catch is not None else "lies loose"
    return f"pass failed, the ball {where}"


def compute_pass_distribution(bearing: str, distance: int, asked: str, **skills: bool) -> dict[str, Fraction] | None:
    """Return the probability of each result of a pass roll, of the receiver's roll, or of the whole pass, as `asked`
    says. Return None if no hex is at this distance in this direction.
    """
    position = create_pass_position(bearing, distance, **skills)
    if position is None:
        return None
    action = {"type": "pass", "man": position.holder, "to": RECEIVERS[skills.get("receiving", False)]}
    names = {"pass": _name_pass_roll_result, "receive": _name_receive_roll_result, "whole": _name_pass_result}
    return _compute_red_distribution(position, action, names[asked])


# ---- shots

SHOOTERS = {False: "M1", True: "F1"}

SENDING_OFF = 3
"""First turn in which a man can be sent off: after a yellow card he must miss one turn (CARD.yellow-effect)."""


def create_shot_position(aim: str, guard: str | None, distance: int, *, shoot: bool, blocker: Hex | None = None) -> Any:
    """Return a position in which a shooter is at this distance from the goal hex at which he aims. Both coaches have
    written a goal hex. Without `guard`, the defender has no goalie.
    """
    goal, man = load_rules().pitch.goals.blue, SHOOTERS[shoot]
    target = getattr(goal, aim)
    men: dict[str, Hex | None] = {man: (target[0], target[1] - 2 * distance), "G2": getattr(goal, guard or "", None)}
    if blocker is not None:
        men["D3"] = blocker
    gone = {} if guard else {"turn": SENDING_OFF, "sent_off": ["G2"], "offences": ["G2", "G2"]}
    done = sorted({man, *BLUE_FIELDERS}, key=list(ASIDE).index)
    return create_position(men, phase="shot", holder=man, done=done, aims={"attack": aim, "defence": guard}, **gone)


def _name_shot_result(_position: Any, events: Sequence[Event]) -> str:
    return next(each.kind for each in events if each.kind in ("goal", "saved", "missed"))


def compute_shot_distribution(aim: str, guard: str | None, distance: int, *, shoot: bool) -> dict[str, Fraction]:
    """Return the probabilities of a goal, a save and a miss."""
    return _compute_red_distribution(
        create_shot_position(aim, guard, distance, shoot=shoot), {"type": "roll-shot"}, _name_shot_result
    )


def compute_save_chance(guard: str, *, blocked: bool = False) -> Fraction:
    """Return the probability that a shot through Left is saved, by the goalie there or by a defender on its path."""

    def classify_save(position: Any, events: Sequence[Event]) -> str | None:
        straight = any(each.kind == "on-target" for each in events)
        return (GOOD if position.holder is not None else FAILED) if straight else None

    position = create_shot_position("Left", guard, 4, shoot=True, blocker=(-1, 13) if blocked else None)
    return _compute_red_distribution(position, {"type": "roll-shot"}, classify_save).get(GOOD, Fraction(0))


# ---- steals, interceptions, fouls


def _create_steal_position(man: str, rules: Any = None) -> Any:
    return create_position({"F2": (0, 0), man: (0, -2)}, rules, holder="F2")


def compute_steal_chance(*, skilled: bool, foul: bool) -> Fraction:
    """Return the probability that a man takes the ball from an opponent next to him."""
    man = "M1" if skilled else "F1"
    action = {"type": "steal", "man": man, "holder": "F2", "foul": foul}
    return _compute_red_distribution(
        _create_steal_position(man), action, lambda after, _: GOOD if after.holder == man else FAILED
    )[GOOD]


FLIGHT: dict[str, Any] = {
    "passer": "D1", "origin": (0, -8), "receiver": "F1", "to": (0, -2), "good": True, "side": None, "asked": [],
}  # fmt: skip


def compute_interception_chance(*, step: bool, foul: bool) -> Fraction:
    """Return the probability that a man next to the path of a good pass, or one tackle step away from it, wins the
    ball.
    """
    man, place = ("M3", (2, -4)) if step else ("F2", (1, -3))
    done = [each for each in (*BLUE_FIELDERS, "D1") if each != man]
    men: dict[str, Hex | None] = {"D1": (0, -8), "F1": (0, -2), man: place}
    ordered = sorted(done, key=list(ASIDE).index)
    position = create_position(men, phase="intercept", done=ordered, flight=FLIGHT)
    action = {"type": "intercept", "man": man, "step": (1, -3) if step else None, "foul": "F1" if foul else None}
    question = At(load_rules(), position, "blue", action)
    return compute_distribution(ID, question, lambda after, _: GOOD if after.holder == man else FAILED)[GOOD]


def compute_foul_distribution(reading: str) -> dict[str, Fraction]:
    """Return the probabilities of the foul die under a reading of TS-A01."""
    rules = load_rules("TS-A01", reading)
    action = {"type": "steal", "man": "F1", "holder": "F2", "foul": True}

    def classify_foul(_position: Any, events: Sequence[Event]) -> str:
        return next(str(each.facts["outcome"]) for each in events if each.kind == "foul-roll")

    return _compute_red_distribution(_create_steal_position("F1", rules), action, classify_foul, rules=rules)
