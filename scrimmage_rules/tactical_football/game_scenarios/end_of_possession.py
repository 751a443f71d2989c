"""Possessions: how each ends, its points, the next side with the ball, and the end of the game (14.32 to 14.35)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.game_scenarios.injuries import start_line_up
from scrimmage_rules.tactical_football.game_scenarios.placing_the_ball import (
    BallSpot,
    compute_spot_after_dead_ball,
    compute_spot_for_new_offense,
    get_spot_on_twenty_yard_line,
    list_clauses_of_ball_spot,
)
from scrimmage_rules.tactical_football.game_scenarios.victory_points import (
    FOR_A_TOUCHDOWN,
    FOR_THE_DEFENSE,
    compute_points_of_possession,
)
from scrimmage_rules.tactical_football.multi_play_game_state import NOBODY_BANNED, Banned, Game, Points
from scrimmage_rules.tactical_football.position import (
    SEATS,
    Down,
    OnTheGround,
    Position,
    create_empty_table,
    get_seat_of_side,
    other_side,
)
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Over, Seat

FIRST_DOWN_TAKES = {"seven": 7, "six": 6}
"""Hexes that a series must gain for a first down, by reading of TF-A88."""

FIRST_DOWN_CLAUSE = {"seven": "14.3.3", "six": "14.3.2"}
"""The clause that states the number of hexes for a first down."""

MOST_POINTS_WIN = "14.35.1"
ONLY_THE_OFFENSE = "14.33.4"
AN_EQUAL_NUMBER = "14.35.2"

EndingEvent = Literal["touchdown", "downs", "turnover", "punt", "safety"]

EVENTS: dict[EndingEvent, str] = {
    "touchdown": "14.32.event.1", "downs": "14.32.event.2", "turnover": "14.32.event.3", "punt": "14.32.event.4",
    "safety": "14.39.2",
}  # fmt: skip
"""The clause of each way in which a possession ends (a safety only under readings of TF-A92)."""

EXCHANGES: dict[EndingEvent, tuple[str, ...]] = {
    "touchdown": ("14.34.1.1", "14.34.1.2"), "downs": ("14.34.2", "14.3.1"), "turnover": ("14.34.3",),
    "punt": ("14.34.4.4",), "safety": ("14.34.1.2",),
}  # fmt: skip
"""For each way in which a possession ends, the clauses about the exchange of the sides."""


class PossessionEnding(msgspec.Struct, frozen=True):
    """The way in which a possession ends."""

    event: EndingEvent

    reached: int
    """the line up to which the offense has advanced the ball"""


# ---- the beginning, and the next play


def create_multi_play_game_state(rules: Rules) -> Game:
    """Return the record of a new game: no points, and the first possession on the 20-yard line (14.31)."""
    return _start_possession(rules, get_spot_on_twenty_yard_line(rules), 1, Points(0, 0), NOBODY_BANNED)


def _start_possession(rules: Rules, spot: BallSpot, number: int, points: Points, banned: Banned) -> Game:
    """Start a possession. It is first down, the line is at the ball, and the First Down marker is ahead (14.31.2)."""
    marker = spot.line + FIRST_DOWN_TAKES[rules.reading["TF-A88"]]
    return Game(points, number, spot.line, marker, 1, spot.line, banned)


def set_up_next_play(rules: Rules, position: Position, spot: BallSpot, game: Game) -> Position:
    """Return the position before the next play, without men and with the ball on its hex (14.38.4)."""
    table = create_empty_table(position.stage, position.offense, spot.line, OnTheGround(spot.at), game)
    return start_line_up(rules, table, "offense")


def set_up_first_play(deed: Deed[object], position: Position) -> Position:
    """Place the ball on the 20-yard line for the first play (14.31)."""
    game, spot = position.game, get_spot_on_twenty_yard_line(deed.rules)
    assert game is not None
    clauses = ("14.31.1", "14.31.2", "14.31.3")
    deed.say("first-possession", clauses, at=spot.at, line=spot.line, first_down=game.first_down)
    return set_up_next_play(deed.rules, position, spot, game)


# ---- the end of a possession


def end_possession(deed: Deed[object], position: Position, ending: PossessionEnding) -> Position:
    """End a possession: count the points, and change roles unless it was the last one (14.33, 14.34)."""
    short = (FIRST_DOWN_CLAUSE[deed.rules.reading["TF-A88"]],) if ending.event == "downs" else ()
    deed.say("possession-over", (EVENTS[ending.event], *short), event=ending.event)
    game = _award_victory_points(deed, position, ending)
    assert deed.rules.possessions is not None
    if game.possession == deed.rules.possessions * len(SEATS):
        return _end_game(deed, position, game)
    return _exchange_roles(deed, position, game, ending.event)


def _award_victory_points(deed: Deed[object], position: Position, ending: PossessionEnding) -> Game:
    """Add the points of the offense; the defense earns none (14.33.4), except under readings of TF-A92."""
    game = position.game
    assert game is not None
    if ending.event == "touchdown":
        return _add_victory_points(deed, position, game, "offense", FOR_A_TOUCHDOWN, "14.33.3", ONLY_THE_OFFENSE)
    points = compute_points_of_possession(
        deed.rules, game, ending.reached, _find_line_for_scoring(deed.rules, position, ending.event)
    )
    if ending.event != "safety":
        return _add_victory_points(deed, position, game, "offense", points, "14.33.2", ONLY_THE_OFFENSE)
    game = _add_victory_points(deed, position, game, "offense", points, "14.33.2")
    worth = FOR_THE_DEFENSE[deed.rules.reading["TF-A92"]]
    return _add_victory_points(deed, position, game, "defense", worth, "14.39.2")


def _find_line_for_scoring(rules: Rules, position: Position, event: EndingEvent) -> int:
    """Return the Line of Scrimmage at the ball, as the side that was on offense counts it. After a punt, return the old
    line (TF-A93).
    """
    if event == "punt":
        return position.line
    return compute_spot_after_dead_ball(rules.field, _find_dead_ball_spot(position).at).line


def _find_dead_ball_spot(position: Position) -> Down:
    assert isinstance(position.ball, Down)
    return position.ball


def _add_victory_points(
    deed: Deed[object], position: Position, game: Game, side: Role, points: int, *clauses: str
) -> Game:  # fmt: skip
    seat = get_seat_of_side(position, side)
    total = game.points.of(seat) + points
    deed.say("victory-points", ("14.33.1", *clauses), seat=seat, points=points, total=total)
    return replace(game, points=Points(total, game.points.away) if seat == "home" else Points(game.points.home, total))


def _exchange_roles(deed: Deed[object], position: Position, game: Game, event: EndingEvent) -> Position:
    """Give the Offensive Team to the opponent, who attacks in the opposite direction (TF-A90, TF-A94)."""
    spot = _compute_spot_for_next_possession(deed.rules, position, event)
    offense = get_seat_of_side(position, other_side("offense"))
    game = _start_possession(deed.rules, spot, game.possession + 1, game.points, game.banned)
    clauses = (*EXCHANGES[event], *_list_next_spot_clauses(deed.rules, position, event, spot))
    deed.say(
        "exchange", clauses, offense=offense, at=spot.at, line=spot.line, first_down=game.first_down,
        possession=game.possession,
    )  # fmt: skip
    return set_up_next_play(deed.rules, replace(position, offense=offense), spot, game)


def _compute_spot_for_next_possession(rules: Rules, position: Position, event: EndingEvent) -> BallSpot:
    """Return the place where the next possession begins: the 20-yard line of the new offense after a touchdown or punt,
    otherwise the place of the ball.
    """
    if event in ("downs", "turnover"):
        return compute_spot_for_new_offense(rules.field, _find_dead_ball_spot(position).at)
    return get_spot_on_twenty_yard_line(rules)


def _list_next_spot_clauses(rules: Rules, position: Position, event: EndingEvent, spot: BallSpot) -> tuple[str, ...]:
    if event not in ("downs", "turnover"):
        return ()
    return list_clauses_of_ball_spot(rules.field, rules.field.turned(_find_dead_ball_spot(position).at), spot)


# ---- the end of the game


def find_leading_seat(points: Points) -> Seat | None:
    """Return the seat with more Victory Points, or None (14.35.1, TF-A98)."""
    if points.home == points.away:
        return None
    return "home" if points.home > points.away else "away"


def _end_game(deed: Deed[object], position: Position, game: Game) -> Position:
    """End the game after the agreed number of possessions (14.35.2)."""
    ball, winner = _find_dead_ball_spot(position), find_leading_seat(game.points)
    gain = 0 if ball.why in ("punt", "incomplete") else deed.rules.field.row[ball.at] - position.line
    points = {"home": game.points.home, "away": game.points.away}
    deed.say("game-over", (MOST_POINTS_WIN, AN_EQUAL_NUMBER, "14.0.1"), winner=winner, points=points)
    return create_empty_table(Over(gain, winner), position.offense, position.line, ball, game)
