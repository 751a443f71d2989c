"""Faults of a game: the seats and sides, the objective, and the record from play to play."""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_football.dice import ONE_DIE
from scrimmage_rules.tactical_football.field import ROLES, ROWS
from scrimmage_rules.tactical_football.game_scenarios.downs import DOWNS
from scrimmage_rules.tactical_football.game_scenarios.end_of_possession import (
    FIRST_DOWN_TAKES,
    create_multi_play_game_state,
    find_leading_seat,
)
from scrimmage_rules.tactical_football.game_scenarios.injuries import list_available_men
from scrimmage_rules.tactical_football.game_scenarios.placing_the_ball import get_spot_on_twenty_yard_line
from scrimmage_rules.tactical_football.game_scenarios.victory_points import FOR_A_TOUCHDOWN, FOR_THE_DEFENSE
from scrimmage_rules.tactical_football.men import ELEVEN
from scrimmage_rules.tactical_football.multi_play_game_state import Game
from scrimmage_rules.tactical_football.position import SEATS, Position
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import CoinToss, LineUp, Objective, Over, ReturnOfInjuredMan, Seat, Sides

BEFORE_SIDES = (CoinToss, Sides)
BEFORE_MEN = (CoinToss, Sides, Objective)


def find_game_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield every fault of the scenario, the line, the objective, the downs and the possessions."""
    if (position.offense is None) != isinstance(position.stage, BEFORE_SIDES):
        yield Fault("4.0.1", "sides", "/offense")
    if (position.game is None) != (rules.possessions is None):
        yield Fault("14.0.1", "another-scenario", "/game")
        return
    yield from _find_objective_faults(position)
    if not 1 <= position.line <= ROWS:
        yield Fault("3.32.11", "no-such-line", "/line")
    if position.game is None:
        yield from _find_single_play_faults(position)
    else:
        yield from _find_several_plays_faults(rules, position, position.game)


def _find_objective_faults(position: Position) -> Iterator[Fault]:
    due = position.game is None and not isinstance(position.stage, BEFORE_MEN)
    if (position.objective is not None) != due:
        yield Fault("14.2.2", "objective", "/objective")
    if position.objective is not None and position.objective not in ONE_DIE:
        yield Fault("14.2.2", "no-such-objective", "/objective")


def _find_single_play_faults(position: Position) -> Iterator[Fault]:
    if isinstance(position.stage, ReturnOfInjuredMan):
        yield Fault("14.37.4", "single-play", "/stage")
    if isinstance(position.stage, Over) and position.stage.winner is None:
        yield Fault("14.2.6", "draw", "/stage/winner")


def _find_several_plays_faults(rules: Rules, position: Position, game: Game) -> Iterator[Fault]:
    if isinstance(position.stage, Objective):
        yield Fault("14.2.2", "several-plays", "/stage")
    if isinstance(position.stage, BEFORE_SIDES) and (
        game != create_multi_play_game_state(rules) or position.line != game.start
    ):
        yield Fault("14.31.3", "begun-already", "/game")
    yield from _find_down_faults(rules, position, game)
    yield from _find_possession_faults(rules, position, game)
    yield from _find_banned_men_faults(rules, position, game)


# ---- downs, and how far the ball has come


def _find_down_faults(rules: Rules, position: Position, game: Game) -> Iterator[Fault]:
    """Yield a fault for a First Down marker that no series allows (14.31.2, 14.32)."""
    takes, line = FIRST_DOWN_TAKES[rules.reading["TF-A88"]], position.line
    series = game.first_down - takes
    first = series == game.start
    if not 1 <= game.down <= DOWNS:
        yield Fault("14.3.1", "no-such-down", "/game/down")
    if not 1 <= game.start <= ROWS or (game.possession == 1 and game.start != get_spot_on_twenty_yard_line(rules).line):
        yield Fault("14.31.1", "start", "/game/start")
    if not first and not game.start + takes <= series <= ROWS:
        yield Fault("14.32.4", "no-series-began-there", "/game/first_down")
    if line >= game.first_down or (game.down == 1 and line != series):
        yield Fault("14.32.4", "line-and-marker", "/line")
    if not max(game.start, line, series) <= game.farthest < game.first_down or (
        first and game.down == 1 and game.farthest != game.start
    ):
        yield Fault("14.33.2", "farthest", "/game/farthest")


# ---- possessions and points


def _find_possession_faults(rules: Rules, position: Position, game: Game) -> Iterator[Fault]:
    assert rules.possessions is not None
    all_of_them, stage = rules.possessions * len(SEATS), position.stage
    if not 1 <= game.possession <= all_of_them:
        yield Fault("14.35.2", "no-such-possession", "/game/possession")
    if not isinstance(stage, Over):
        finished = game.possession - 1
    else:
        finished = game.possession
        if game.possession != all_of_them:
            yield Fault("14.35.2", "not-an-equal-number", "/game/possession")
        if stage.winner != find_leading_seat(game.points):
            yield Fault("14.35.1", "winner", "/stage/winner")
    for seat in SEATS:
        yield from _find_points_faults(rules, position, seat, finished)


def _find_points_faults(rules: Rules, position: Position, seat: Seat, finished: int) -> Iterator[Fault]:
    """Yield a fault for points of a seat that its possessions cannot have scored (14.33)."""
    game, path = position.game, f"/game/points/{seat}"
    assert game is not None
    own, others = _count_finished_possessions(position, seat, finished)
    points = game.points.of(seat)
    most = own * FOR_A_TOUCHDOWN + others * FOR_THE_DEFENSE[rules.reading["TF-A92"]]
    least = -own * (ROWS - 1) if rules.reading["TF-A93"] == "signed" else 0
    if points and most == 0:
        yield Fault("14.33.1", "no-possession-yet", path)
    elif points > most:
        yield Fault("14.33.3", "too-many", path)
    elif points < least:
        yield Fault("14.33.2", "below-the-least", path)


def _count_finished_possessions(position: Position, seat: Seat, finished: int) -> tuple[int, int]:
    """Return the numbers of finished possessions of the seat and its opponent, who take turns."""
    latest_was_his = (position.offense == seat) == isinstance(position.stage, Over)
    his = (finished + 1) // 2 if latest_was_his else finished // 2
    return his, finished - his


# ---- the injured


def _find_banned_men_faults(rules: Rules, position: Position, game: Game) -> Iterator[Fault]:
    for seat in SEATS:
        for role in ROLES:
            men, path = game.banned.of(seat).of(role), f"/game/banned/{seat}/{role}"
            if set(men) - rules.men[role].keys():
                yield Fault("4.1.1", "no-such-man", path)
            if len(set(men)) < len(men):
                yield Fault("14.37.1", "man-twice", path)
    stage = position.stage
    if isinstance(stage, LineUp | ReturnOfInjuredMan):
        enough = len(list_available_men(rules, position, stage.side)) >= ELEVEN
        if enough != isinstance(stage, LineUp):
            yield Fault("14.37.4", "men-left", "/stage")
