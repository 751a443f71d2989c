"""Laws of the game of several plays: whole games of random players, and the arithmetic of spots and points."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from scrimmage_rules.campaigns.tactical_football import play_random_game
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Event, Refused
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import Ply, choose_readings_by_rotation, resolve_ruleset_options
from scrimmage_rules.tactical_football.actions import CallTurn, Step, TurnMan
from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.field import ROLES, get_field_of_readings
from scrimmage_rules.tactical_football.game_scenarios.end_of_possession import create_multi_play_game_state
from scrimmage_rules.tactical_football.game_scenarios.placing_the_ball import (
    BallSpot,
    compute_spot_after_dead_ball,
    compute_spot_for_new_offense,
    get_spot_on_twenty_yard_line,
)
from scrimmage_rules.tactical_football.game_scenarios.victory_points import compute_points_of_possession
from scrimmage_rules.tactical_football.multi_play_game_state import Game
from scrimmage_rules.tactical_football.position import SEATS, Down, OnTheGround, Position, create_empty_table
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.stages import LineUp, Movement, Over, Positioning, ReturnOfInjuredMan
from tests.properties.football_plays import several_plays
from tests.properties.games import FIRST, proves, said_by_the_preconditions
from tests.properties.tables_in_full import load

POSSESSIONS = 1
USUAL = tuple(range(FIRST, FIRST + 4))
"""Games under the rulings."""

MIXED = tuple(range(FIRST, FIRST + 3))
"""Games under mixed readings."""

FIELD = get_field_of_readings(RULESET.rulebook.resolve({}))


@cache
def whole(seed: int) -> tuple[Ply, ...]:
    """The game of a seed to its end."""
    return tuple(play_random_game(several_plays(POSSESSIONS), seed))


@cache
def in_mixed_readings(seed: int) -> tuple[Any, tuple[Ply, ...]]:
    """The same under a mix of readings; the map is the offense's in the game of several plays (TF-A02)."""
    readings = choose_readings_by_rotation("tactical-football", seed)
    if readings["TF-A02"] == "absolute":
        readings["TF-A02"] = "even-up"
    game = several_plays(POSSESSIONS, **{name.removeprefix("TF-"): key for name, key in readings.items()})
    return game, tuple(play_random_game(game, seed))


def events(plies: tuple[Ply, ...], kind: str) -> list[Event]:
    return [event for ply in plies for event in ply.applied.events if event.kind == kind]


def game(position: Position) -> Game:
    assert position.game is not None
    return position.game


# ---- the end of a game


@proves("14.35.1", "14.35.2", "14.34.1.1")
@pytest.mark.parametrize("seed", USUAL)
def test_a_game_ends_when_both_have_had_the_ball_equally_often_and_most_points_win(seed: int) -> None:
    last = whole(seed)[-1].applied.position
    assert isinstance(last.stage, Over)
    on_offense = [ply.before.offense for ply in whole(seed) if "possession-over" in kinds(ply)]
    assert sorted(on_offense) == sorted(SEATS * POSSESSIONS)
    assert all(one != following for one, following in pairwise(on_offense))
    points = game(last).points
    best = max(points.home, points.away)
    leaders = [seat for seat in SEATS if points.of(seat) == best]
    assert last.stage.winner == (leaders[0] if len(leaders) == 1 else None)


def kinds(ply: Ply) -> set[str]:
    return {event.kind for event in ply.applied.events}


@pytest.mark.parametrize("seed", MIXED)
def test_a_game_in_any_readings_ends(seed: int) -> None:
    _, plies = in_mixed_readings(seed)
    assert isinstance(plies[-1].applied.position.stage, Over)


def test_a_man_on_the_ball_who_has_turned_away_does_not_hold_a_game_up_for_ever() -> None:
    """Under TF-A10 `extra-turns` there are Game-Turns until the ball can be snapped; the players see to it."""
    extra = several_plays(A10="extra-turns")
    ready = next(ply.before for ply in play_random_game(extra, FIRST) if ply.action == CallTurn("snap"))
    assert isinstance(ready.ball, OnTheGround)
    (snapper,) = ready.men.offense.by_hex[ready.ball.at]
    turned = replace(ready.with_man("offense", snapper, facing="SE"), turn=replace(ready.turn, number=6))
    assert any(ply.action == CallTurn("snap") for ply in play_random_game(extra, FIRST, 40, turned))


@pytest.mark.parametrize("seed", MIXED)
def test_what_is_listed_in_any_readings_is_what_the_preconditions_say(seed: int) -> None:
    game, plies = in_mixed_readings(seed)
    moving = [ply for ply in plies if isinstance(ply.before.stage, Movement | Positioning)]
    for ply in random.Random(seed).sample(moving, min(60, len(moving))):  # noqa: S311
        position, side = ply.before, ply.before.stage.side
        listed = set(RULESET.legal(game.rules, position, ply.seat))
        for label, man in position.men.of(side).on.items():
            asked: list[Any] = [Step(label, to) for to in game.rules.field.around[man.at]]
            asked += [TurnMan(label, facing) for facing in FACINGS]
            for at in (At(game.rules, position, ply.seat, action) for action in asked):
                allowed = RULESET.check(at) is None
                assert allowed == (at.action in listed) == said_by_the_preconditions(game, at), at.action


# ---- points


@proves("14.33.1", "14.33.2", "14.33.3", "14.33.4")
@pytest.mark.parametrize("seed", USUAL)
def test_points_are_counted_once_a_possession_for_the_rows_it_has_gained(seed: int) -> None:
    total = dict.fromkeys(SEATS, 0)
    for ply in whole(seed):
        for event in (each for each in ply.applied.events if each.kind == "victory-points"):
            assert event.facts["seat"] == ply.before.offense
            assert event.facts["points"] in possible_points(ply)
            total[event.facts["seat"]] += event.facts["points"]
            assert event.facts["total"] == total[event.facts["seat"]]
        after = game(ply.applied.position).points
        assert total == {"home": after.home, "away": after.away}
    assert len(events(whole(seed), "victory-points")) == len(SEATS) * POSSESSIONS


def possible_points(ply: Ply) -> set[int]:
    """What the offense can have earned with what has just ended its possession: 60, or the rows beyond the start."""
    begun, line = game(ply.before).start, ply.before.line
    ended = next(each.facts["event"] for each in ply.applied.events if each.kind == "possession-over")
    if ended == "touchdown":
        return {60}
    if ended == "punt":
        return {max(0, line - begun)}
    down = next(each.facts for each in ply.applied.events if each.kind == "ball-down")
    if down["why"] == "interception":
        return {max(0, line - begun)}
    if down["why"] == "fumble":  # where the fumbling man was: somewhere near, but never beyond the goal line
        return set(range(60))
    return {max(0, min(max(FIELD.row[down["at"]], 1), 60) - begun)}


MEASURES = [
    ("possession-start-floor-zero", 31, 40, 19), ("possession-start-floor-zero", 9, 40, 0), ("signed", 9, 40, -3),
    ("farthest-reached", 31, 40, 23), ("farthest-reached", 38, 40, 26), ("new-ball-spot", 31, 40, 28),
    ("new-ball-spot", 31, 10, 0),
]  # fmt: skip
"""Reading of TF-A93, line reached, line where the ball is now, points; from row 12, and row 35 was the farthest."""


@proves("14.33.2")
@pytest.mark.parametrize(("reading", "reached", "new_line", "points"), MEASURES)
def test_points_by_each_measure(reading: str, reached: int, new_line: int, points: int) -> None:
    rules = several_plays(1, A93=reading).rules
    game = replace(create_multi_play_game_state(rules), start=12, farthest=35)
    assert compute_points_of_possession(rules, game, reached, new_line) == points


# ---- downs


@proves("14.3.1", "14.32.2", "14.32.3", "14.32.4")
@pytest.mark.parametrize("seed", USUAL)
def test_a_series_has_four_plays_and_the_marker_stays_till_it_is_reached(seed: int) -> None:
    tables = [game(ply.applied.position) for ply in whole(seed)]
    for before, after in pairwise(tables):
        if before.possession != after.possession:
            assert (after.down, after.first_down) == (1, after.start + 7)
        elif before.first_down != after.first_down:
            assert (after.down, after.start) == (1, before.start)
            assert after.first_down >= before.first_down + 7
        else:
            assert after.down in (before.down, before.down + 1)
        assert after.down <= 4


@proves("14.32.1", "14.38.4", "5.2.7")
@pytest.mark.parametrize("seed", USUAL)
def test_nothing_of_a_play_is_left_for_the_next_one(seed: int) -> None:
    after_plays = [ply.applied.position for ply in whole(seed) if kinds(ply) & {"next-down", "first-down", "exchange"}]
    assert after_plays
    for table in after_plays:
        assert table.stage == LineUp("offense") or isinstance(table.stage, ReturnOfInjuredMan)
        bare = create_empty_table(table.stage, table.offense, table.line, table.ball, table.game)
        assert table == bare
        assert table.ball.at in FIELD.inbounds
        assert FIELD.row[table.ball.at] == table.line


# ---- men


@proves("14.37.1", "14.37.2", "4.1.1")
@pytest.mark.parametrize("seed", USUAL)
def test_nobody_gets_lost_and_whom_a_seat_has_lost_does_not_play_for_it(seed: int) -> None:
    roster = several_plays(POSSESSIONS).rules.men
    for ply in whole(seed):
        position = ply.applied.position
        for role in ROLES if position.offense else ():
            seat = position.offense if role == "offense" else next(s for s in SEATS if s != position.offense)
            team, waiting = position.men.of(role), getattr(position.stage, "left", ())
            waiting = waiting if position.phase == "set-up" and position.stage.side == role else ()
            men = [*team.on, *team.off, *team.injured, *waiting]
            assert len(men) in (0, 11)
            assert len({*men}) == len(men)
            assert {*men} <= {*roster[role]} - {*game(position).banned.of(seat).of(role)}


@proves("14.37.1")
def test_men_who_are_injured_are_banned_after_the_play_and_nobody_else() -> None:
    banned = 0
    for seed in USUAL:
        for ply in whole(seed):
            before, after = (game(each).banned for each in (ply.before, ply.applied.position))
            if before == after:
                continue
            new = [event for event in ply.applied.events if event.kind == "out-for-the-game"]
            for event in new:
                side, men = event.facts["of"], event.facts["men"]
                assert [*before.of(event.facts["seat"]).of(side), *men] == [*after.of(event.facts["seat"]).of(side)]
                banned += len(men)
            assert new
    assert banned


# ---- tables


@pytest.mark.parametrize("seed", USUAL)
def test_every_table_of_a_game_loads_again_and_is_the_same(seed: int) -> None:
    rules = several_plays(POSSESSIONS).rules
    for ply in whole(seed)[:: 3 if seed else 1]:
        position = ply.applied.position
        assert load(rules, plain(position)) == position


@pytest.mark.parametrize("seed", MIXED)
def test_tables_in_any_readings_load_again(seed: int) -> None:
    started, plies = in_mixed_readings(seed)
    for ply in plies[::5]:
        position = ply.applied.position
        assert load(started.rules, plain(position)) == position


# ---- where the ball is put


@proves("14.34.2", "14.34.3", "14.38.2", "14.38.3")
def test_a_change_of_roles_and_another_one_leave_the_ball_where_it_was() -> None:
    for at in FIELD.hexes:
        once = compute_spot_for_new_offense(FIELD, at)
        assert compute_spot_for_new_offense(FIELD, once.at) == compute_spot_after_dead_ball(FIELD, at)
        assert once.at in FIELD.inbounds
        if 1 <= FIELD.row[at] <= 60:
            assert once.line == 61 - FIELD.row[at]


@pytest.mark.parametrize(
    ("at", "spot"), [("0840", BallSpot(21, "2121")), ("1963", BallSpot(1, "1901")), ("2098", BallSpot(60, "1860"))]
)
def test_a_ball_in_the_middle_beside_it_and_beyond_it_changes_sides(at: str, spot: BallSpot) -> None:
    """Row 40 is row 21 from the other end; a ball in an end zone is put on the field again (TF-A92, TF-A94)."""
    assert compute_spot_for_new_offense(FIELD, at) == spot


@proves("14.31.1")
@pytest.mark.parametrize(("reading", "spot"), [("own-20-behind-him", (12, "1912")), ("friendly-goal-20", (48, "1948"))])
def test_the_twenty_yard_line(reading: str, spot: tuple[int, str]) -> None:
    assert get_spot_on_twenty_yard_line(several_plays(1, A90=reading).rules) == BallSpot(*spot)


# ---- what cannot be


CANNOT_BE = [
    ({"down": 5}, "14.3.1"), ({"down": 0}, "14.3.1"), ({"possession": 3}, "14.35.2"), ({"possession": 0}, "14.35.2"),
    ({"start": 13}, "14.31.1"), ({"first_down": 20}, "14.32.4"), ({"first_down": 12, "start": 5}, "14.31.1"),
    ({"farthest": 11}, "14.33.2"), ({"farthest": 13}, "14.33.2"), ({"points": {"home": 1, "away": 0}}, "14.33.1"),
    ({"banned": {"home": {"offense": ["51", "51"], "defense": []}, "away": {"offense": [], "defense": []}}}, "14.37.1"),
    ({"banned": {"home": {"offense": ["1"], "defense": []}, "away": {"offense": [], "defense": []}}}, "4.1.1"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "clause"), CANNOT_BE)
def test_a_first_play_that_cannot_be_is_refused_by_its_clause(changes: dict[str, Any], clause: str) -> None:
    started = several_plays(POSSESSIONS)
    table = next(ply.applied.position for ply in whole(USUAL[0]) if ply.applied.position.phase == "line-up")
    data = plain(table)
    load(started.rules, data)
    with pytest.raises(Refused) as refused:
        load(started.rules, {**data, "game": {**data["game"], **changes}})
    assert refused.value.faults[0].clause == clause


def test_a_table_is_of_the_scenario_that_is_played() -> None:
    single, several = resolve_ruleset_options("tactical-football"), several_plays(POSSESSIONS)
    for one, other in ((single, several), (several, single)):
        begun = RULESET.start(one.rules).position
        with pytest.raises(Refused, match=r"14\.0\.1"):
            load(other.rules, plain(begun))


@pytest.mark.parametrize(
    ("settings", "readings", "clause"),
    [({"possessions": 2}, {}, "14.2.1"), ({"scenario": "multi-play"}, {"TF-A02": "absolute"}, "3.1.1")],
)
def test_options_that_do_not_go_together_are_refused(settings: Any, readings: dict[str, str], clause: str) -> None:
    with pytest.raises(Refused) as refused:
        resolve_ruleset_options("tactical-football", readings, settings)
    assert refused.value.faults[0].clause == clause


def test_a_game_that_is_over_has_the_winner_with_most_points() -> None:
    started, last = several_plays(POSSESSIONS), whole(USUAL[0])[-1].applied.position
    assert isinstance(last.ball, Down)
    points = replace(game(last).points, home=59, away=58)
    for winner, clause in (("home", None), ("away", "14.35.1"), (None, "14.35.1")):
        table = replace(last, stage=replace(last.stage, winner=winner), game=replace(game(last), points=points))
        faults = [fault.clause for fault in RULESET.faults(started.rules, table)]
        assert faults == ([clause] if clause else [])
