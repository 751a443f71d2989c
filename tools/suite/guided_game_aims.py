"""Aims of guided games: clauses that random games rarely cite, with a function for how near a position is to citing
them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from scrimmage_rules.campaigns.tactical_football import play_random_game
from scrimmage_rules.computer_football import position as computer_football
from scrimmage_rules.computer_football.pass_catch import RECEIVERS
from scrimmage_rules.library.random_play import Ply, ResolvedRuleset, play_out
from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.position import SEATS, Carried, Position, get_side_of_seat
from scrimmage_rules.tactical_football.stages import Seat

FAR = 1_000.0
"""Distance from the aim that is assumed for a position whose distance cannot be computed."""


class Aim(NamedTuple):
    """An aim of a guided game: the clauses to cite, and how to reach a position in which a move can cite them."""

    clauses: frozenset[str]
    settings: dict[str, Any]
    distance: Callable[[ResolvedRuleset, Any], float]
    """Function that returns the distance of a position from the aim."""

    plies: Callable[..., Iterator[Ply]]
    """Function that plays random moves, by a seed, from the position `begun`."""

    moves: int
    """Number of moves in an attempt. After each attempt, distances are compared. The number is so small that some
    attempts come closer to the aim.
    """


# ---- computer-football


def compute_distance_to_contested_pass(_started: ResolvedRuleset, table: computer_football.Position) -> float:
    """Return the sum of two distances from a ball in the air, in squares: to the nearest receiver, and to the nearest
    defender.
    """
    if table.air is None:
        return FAR
    receivers = [place for label, place in table.men.offense.items() if label in RECEIVERS]
    return sum(_compute_nearest_distance(table.air, men) for men in (receivers, list(table.men.defense.values())))


def _compute_nearest_distance(air: computer_football.Square, men: list[computer_football.Square | None]) -> float:
    away = [max(abs(air[0] - place[0]), abs(air[1] - place[1])) for place in men if place is not None]
    return min(away, default=FAR)


# ---- tactical-football


def compute_distance_to_sideline(started: ResolvedRuleset, table: Position) -> float:
    """Return the number of columns between the carrier and the nearer sideline."""
    if not isinstance(table.ball, Carried):
        return FAR
    field = started.rules.field
    column: int = field.column[table.men.offense.on[table.ball.by].at]
    return float(min(column - 1, field.columns - column))


def compute_distance_to_too_few_men(started: ResolvedRuleset, table: Position) -> float:
    """Return how many fit men are left on the side that has the fewest. The number is a little smaller if men are
    neutralized.
    """
    if table.game is None:
        return FAR
    return min(_count_fit_men(started, table, seat, side) for seat in SEATS for side in ROLES)


def _count_fit_men(started: ResolvedRuleset, table: Position, seat: Seat, side: Role) -> float:
    assert table.game is not None
    left = len(started.rules.men[side]) - len(table.game.banned.of(seat).of(side))
    if get_side_of_seat(table, seat) != side:
        return left
    team = table.men.of(side)
    return left - len(team.injured) - sum(man.neutralized for man in team.on.values()) / 100


SEVERAL_PLAYS = {"scenario": "multi-play"}
LONG_TURNS = {"limits": (12, 12)}
"""Option for many squares per turn, so that a man reaches a thrown ball."""

AIMS: dict[str, tuple[Aim, ...]] = {
    "computer-football": (
        Aim(frozenset({"PASS.4.1", "PASS.4.2"}), LONG_TURNS, compute_distance_to_contested_pass, play_out, 2),
    ),
    "tactical-football": (
        Aim(frozenset({"5.2.5", "7.2.G.2"}), SEVERAL_PLAYS, compute_distance_to_sideline, play_random_game, 20),
        Aim(frozenset({"14.37.4"}), SEVERAL_PLAYS, compute_distance_to_too_few_men, play_random_game, 20),
    ),
}
"""Aims of each ruleset; a ruleset that is not listed has none."""
