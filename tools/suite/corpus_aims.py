"""Aims of the corpus: clauses that random games hardly ever come to, and how far a position is from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from scrimmage_rules.campaigns.tactical_football import play_random_game
from scrimmage_rules.computer_football import position as computer_football
from scrimmage_rules.computer_football.pass_catch import RECEIVERS
from scrimmage_rules.library.random_play import Ply, Started, play_out
from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.position import SEATS, Carried, Position, role_of
from scrimmage_rules.tactical_football.stages import Seat

FAR = 1_000.0
"""The distance of a position that does not say how far away the aim is."""


class Aim(NamedTuple):
    """Clauses to cite with one move, and the way there."""

    clauses: frozenset[str]
    settings: dict[str, Any]
    distance: Callable[[Started, Any], float]
    """how far a position is from them"""

    plies: Callable[..., Iterator[Ply]]
    """how play goes on, by a seed, from the position `begun`"""

    moves: int
    """those of a stretch: so few that some stretches come nearer"""


# ---- computer-football


def distance_to_contested_pass(_started: Started, table: computer_football.Position) -> float:
    """Return the sum of the squares from a ball in the air to the nearest receiver and to the nearest defender."""
    if table.air is None:
        return FAR
    receivers = [place for label, place in table.men.offense.items() if label in RECEIVERS]
    return sum(_nearest_distance(table.air, men) for men in (receivers, list(table.men.defense.values())))


def _nearest_distance(air: computer_football.Square, men: list[computer_football.Square | None]) -> float:
    away = [max(abs(air[0] - place[0]), abs(air[1] - place[1])) for place in men if place is not None]
    return min(away, default=FAR)


# ---- tactical-football


def distance_to_sideline(started: Started, table: Position) -> float:
    """Return the number of columns between the carrier and the nearer sideline."""
    if not isinstance(table.ball, Carried):
        return FAR
    field = started.rules.field
    column: int = field.column[table.men.offense.on[table.ball.by].at]
    return float(min(column - 1, field.columns - column))


def distance_to_too_few_men(started: Started, table: Position) -> float:
    """Return the minimum number of men whom a seat may still use on one of its sides, less for neutralized men."""
    if table.game is None:
        return FAR
    return min(_count_fit_men(started, table, seat, side) for seat in SEATS for side in ROLES)


def _count_fit_men(started: Started, table: Position, seat: Seat, side: Role) -> float:
    assert table.game is not None
    left = len(started.rules.men[side]) - len(table.game.banned.of(seat).of(side))
    if role_of(table, seat) != side:
        return left
    team = table.men.of(side)
    return left - len(team.injured) - sum(man.neutralized for man in team.on.values()) / 100


SEVERAL_PLAYS = {"scenario": "multi-play"}
LONG_TURNS = {"limits": (12, 12)}
"""Squares of a turn: enough to get to a ball that was thrown anywhere near."""

AIMS: dict[str, tuple[Aim, ...]] = {
    "computer-football": (
        Aim(frozenset({"PASS.4.1", "PASS.4.2"}), LONG_TURNS, distance_to_contested_pass, play_out, 2),
    ),
    "tactical-football": (
        Aim(frozenset({"5.2.5", "7.2.G.2"}), SEVERAL_PLAYS, distance_to_sideline, play_random_game, 20),
        Aim(frozenset({"14.37.4"}), SEVERAL_PLAYS, distance_to_too_few_men, play_random_game, 20),
    ),
}
"""The aims of each ruleset that has some."""
