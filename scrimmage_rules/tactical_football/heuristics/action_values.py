"""Values of actions for computer players. They prefer a usual line-up, a way around the end, and men near the ball."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scrimmage_rules.tactical_football import actions as act
from scrimmage_rules.tactical_football.facing import HEXSIDE, TURNS
from scrimmage_rules.tactical_football.field import Hex, Role
from scrimmage_rules.tactical_football.heuristics.formation import (
    HUDDLE,
    find_hex_of_formation_spot,
    plan_formation_hexes,
)
from scrimmage_rules.tactical_football.heuristics.path_costs_to_goal import (
    compute_path_costs_to_goal,
    find_row_to_reach,
)
from scrimmage_rules.tactical_football.position import (
    Carried,
    Loose,
    Position,
    Unplaced,
    get_side_of_seat,
    list_possible_carriers,
)
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, MovementStage

GOOD_MARKERS = {
    "aggressive-blocking": 1.0, "run-right": 2.0, "run-left": 1.9, "reaction-charge": 1.0, "zone": 1.0,
}  # fmt: skip


FAR = 99.0
"""Cost of a path from a hex for which no path was searched."""


def estimate_action_values(rules: Rules, position: Position, seat: str, actions: Sequence[Any]) -> list[float]:
    """Return the estimated value of each action, in hexes gained; to end the phase is worth 0."""
    role = get_side_of_seat(position, seat) or "offense"
    if position.phase in ("set-up", "positioning"):
        set_up = _SetUpActionValues(rules, position, role)
        return [set_up.estimate_value(action) for action in actions]
    if position.phase == "movement":
        judge = _OffenseActionValues(rules, position) if role == "offense" else _DefenseActionValues(rules, position)
        return [judge.estimate_value(action) for action in actions]
    return [_rate_choice_before_play(rules, position, role, action) for action in actions]


# ---- choices


def _rate_choice_before_play(rules: Rules, position: Position, role: Role, action: Any) -> float:
    match action:
        case act.Select(men):
            return -sum(index for index, label in enumerate(rules.men[role]) if label in men)
        case act.Choose(line, play):
            plan = position.plans.of(role)
            kept = plan is not None and (plan.line, plan.play) == (line, play)
            return GOOD_MARKERS.get(line, 0.0) + GOOD_MARKERS.get(play, 0.0) + 5 * kept
        case act.CallTurn(turn):
            return float(turn == "snap")
        case act.Take(side):
            return float(side == "defense")
        case act.Commit(to):
            return float(to == "contact")
        case act.Recover() | act.Claim() | act.Intercept():
            return 1.0
        case act.ChangePlay() | act.DownBall() | act.Punt():
            return -1.0
    return 0.0


# ---- before the snap


def _find_desired_hexes(rules: Rules, position: Position, role: Role) -> dict[Label, Hex]:
    """Return the desired hex of each man: his place in the formation.

    In the phase `set-up`, it is the huddle for all men of the offense.
    """
    if position.phase == "set-up" and role == "offense":
        huddle = find_hex_of_formation_spot(rules.field, position, (0, HUDDLE))
        return dict.fromkeys(rules.men[role], huddle)
    return plan_formation_hexes(rules, position, role)


class _SetUpActionValues:
    """Values for the set-up: each man approaches his desired hex in the formation."""

    def __init__(self, rules: Rules, position: Position, role: Role) -> None:
        self.rules, self.position, self.role = rules, position, role
        self.wanted, self.men = _find_desired_hexes(rules, position, role), position.men.of(role)

    def estimate_value(self, action: Any) -> float:
        field = self.rules.field
        match action:
            case act.Place(man, at):
                return -float(field.distance(at, self.wanted[man]))
            case act.PlaceBall() if not isinstance(self.position.ball, Unplaced):
                return -1.0
            case act.PlaceBall(at):
                return -float(abs(2 * field.column[at] - field.columns - 1))
            case act.Step(man, to):
                return self._value_step(man, to)
            case act.TurnMan(man, to):
                heading = field.heading if self.role == "offense" else None
                return 0.3 if heading and TURNS[to][heading] < TURNS[self.men.on[man].facing][heading] else -1.0
            case act.FacePlacedMan():
                return -1.0
        return 0.0

    def _value_step(self, man: Label, to: Hex) -> float:
        """Return by how many hexes a step brings a man nearer to the desired hex; -1 for any other step."""
        away, left = (self.rules.field.distance(place, self.wanted[man]) for place in (self.men.on[man].at, to))
        if left >= away:
            return -1.0
        occupied = 0.9 if to in self.men.by_hex else 0
        return away - left - occupied + _compute_bonus_for_active_man(self.position, man) + away / 100


def _compute_bonus_for_active_man(position: Position, man: Label) -> float:
    """Return extra value for the man who has begun to move, so that a computer player moves him on before other men."""
    return 0.5 if isinstance(position.stage, MovementStage) and position.stage.active == man else 0.0


# ---- after it


class _OffenseActionValues:
    """Values for the offense: blockers contact the men before them, then the carrier takes the cheapest way."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules, self.position = rules, position
        self.runners, self.ways = list_possible_carriers(position), compute_path_costs_to_goal(rules, position)

    def estimate_value(self, action: Any) -> float:
        match action:
            case act.Contact(man, target):
                return self._value_contact(man, target)
            case act.Step(man, to):
                return self._value_step(man, to)
            case act.DownBall():
                return 15.0 if self._has_gained_enough() else -20.0
            case act.Leave():
                return -20.0
            case act.TurnMan() | act.Motion() | act.Pair() | act.HandOff() | act.Enter():
                return -1.0
        return 0.0

    def _has_gained_enough(self) -> bool:
        """Return whether the ball has gained enough hexes to win a single play."""
        ball, men = self.position.ball, self.position.men.offense.on
        if self.position.objective is None or not isinstance(ball, Carried):
            return False
        return self.rules.field.row[men[ball.by].at] >= find_row_to_reach(self.position)

    def _value_contact(self, man: Label, target: Label) -> float:
        ours, theirs = self.rules.men["offense"], self.rules.men["defense"]
        if man in self.runners:
            return -3.0
        free = self.position.men.defense.on[target].neutralized == 0
        return 8.0 + ours[man].strength - theirs[target].strength if free else -1.0

    def _value_step(self, man: Label, to: Hex) -> float:
        start = self.position.men.offense.on[man].at
        if man in self.runners:
            gained = self.ways.get(start, FAR) - self.ways.get(to, FAR)
            return 2.0 * gained + _compute_bonus_for_active_man(self.position, man) if gained > 0 else -1.0
        return -0.5


class _DefenseActionValues:
    """Values for the defense: each man approaches the possible carriers and contacts one next to him."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.rules, self.position = rules, position
        self.prey = [position.men.offense.on[label].at for label in list_possible_carriers(position)]
        if isinstance(position.ball, Loose):
            self.prey = [position.ball.at]

    def estimate_value(self, action: Any) -> float:
        match action:
            case act.Contact(man, target):
                return self._value_contact(man, target)
            case act.Enter(_, target):
                return 3.0 if target in list_possible_carriers(self.position) else -1.0
            case act.Step(man, to):
                return self._value_step(man, to)
            case act.TurnMan(man, to):
                return self._value_turn(man, to)
            case act.Leave():
                return -20.0
        return 0.0

    def _value_contact(self, man: Label, target: Label) -> float:
        ours, theirs = self.rules.men["defense"], self.rules.men["offense"]
        strength = ours[man].strength - theirs[target].strength
        return 10.0 + strength if target in list_possible_carriers(self.position) else -1.0

    def _value_step(self, man: Label, to: Hex) -> float:
        start = self.position.men.defense.on[man].at
        before, after = (self._measure_distance_to_carrier(place) for place in (start, to))
        return (
            (before - after) / (1 + before) + _compute_bonus_for_active_man(self.position, man)
            if after < before
            else -1.0
        )

    def _value_turn(self, man: Label, to: Any) -> float:
        """Return the value of a turn that brings the adjacent opponent in front of the man."""
        standing, way = self.position.men.defense.on[man], self.rules.field.way
        near = [way[standing.at][place] for place in self.prey if place in way[standing.at]]
        if any(HEXSIDE[standing.facing][each] == "front" for each in near):
            return -1.0
        return 2.0 if any(HEXSIDE[to][each] == "front" for each in near) else -1.0

    def _measure_distance_to_carrier(self, place: Hex) -> int:
        return min((self.rules.field.distance(place, each) for each in self.prey), default=0)
