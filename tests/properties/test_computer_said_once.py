"""What computer-football lists, refuses, loads and finds fast: the same on random actions, by any man to any square."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from scrimmage_rules.computer_football.actions import CallPlay, Move, Place, Scramble, Throw, Wait
from scrimmage_rules.computer_football.field import EAST_GOAL_LINE, WEST_GOAL_LINE
from scrimmage_rules.computer_football.legal_straight_moves import has_legal_stretch, list_stretches
from scrimmage_rules.computer_football.line_ups import describe_window, get_placing_role
from scrimmage_rules.computer_football.men import LABELS, move_man
from scrimmage_rules.computer_football.new_game import BEFORE_THE_DRAW
from scrimmage_rules.computer_football.position import ROLES, SEATS, Man, Mark, Position, Role
from scrimmage_rules.kernel.codec import plain
from scrimmage_rules.kernel.contract import Refused
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.library.random_play import (
    Ply,
    ResolvedRuleset,
    choose_readings_by_rotation,
    list_legal,
    play_out,
    resolve_ruleset_options,
)
from tests.properties.games import FIRST, proves
from tests.properties.test_computer_football import ID, lively

ROOT = Path(__file__).resolve().parents[2]
SEEDS = range(FIRST, FIRST + 12)
ANYBODY = sorted({label for labels in LABELS.values() for label in labels} | {"X"})
DIRECTIONS = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]


def games(seed: int) -> Iterator[tuple[ResolvedRuleset, Ply, random.Random]]:
    """The plies of a lively game under random readings, each with the chances that are taken at it."""
    game = resolve_ruleset_options(ID, choose_readings_by_rotation(ID, seed))
    for number, ply in enumerate(play_out(game, seed, 400, lively)):
        yield game, ply, random.Random(f"{seed} {number}")  # noqa: S311


def some_square(rng: random.Random, position: Position) -> tuple[int, int]:
    """Any square, the like beyond the field included; as often as not one in line with a man."""
    men = [place for role in ROLES for place in position.men.of(role).values() if place is not None]
    if men and rng.random() < 0.6:
        (column, row), (across, down), steps = rng.choice(men), rng.choice(DIRECTIONS), rng.randint(0, 6)
        return column + across * steps, row + down * steps
    return rng.randint(position.line - 8, position.line + 20), rng.randint(-1, 17)


def some_action(rng: random.Random, position: Position) -> Any:
    """Any action of those that a play asks somebody to choose."""
    man, place = rng.choice(ANYBODY), some_square(rng, position)
    back, zone = rng.choice(["Q", "F", "H", "T", "T1", None]), rng.choice([None, *range(14)])
    any_of = [Place(man, place), Move(man, place), Throw(place), CallPlay(back, zone), Scramble(), Wait()]
    due = {"move": Move(man, place), "throw": Throw(place)}.get(position.phase, Place(man, place))
    return due if rng.random() < 0.5 else rng.choice(any_of)


@pytest.mark.parametrize("seed", SEEDS)
def test_any_action_at_all_is_listed_exactly_if_nothing_refuses_it(seed: int) -> None:
    for game, ply, rng in games(seed):
        legal = set(list_legal(game, ply.before))
        for _ in range(25):
            seat, action = rng.choice(game.ruleset.seats), some_action(rng, ply.before)
            allowed = game.ruleset.check(At(game.rules, ply.before, seat, action)) is None
            assert allowed == ((seat, action) in legal), (ply.before, seat, action)


@proves("M1", "M2", "M3", "M4", "M7.1", "M7.2", "M8.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_stretches_found_fast_are_those_that_no_precondition_refuses(seed: int) -> None:
    for game, ply, rng in games(seed):
        position = ply.before
        if position.phase != "move":
            continue
        found = set(list_stretches(game.rules, position))
        assert has_legal_stretch(game.rules, position) == bool(found)
        men = list(position.men.of(position.mover))
        for action in [Move(rng.choice(men), some_square(rng, position)) for _ in range(40)]:
            asked = At(game.rules, position, game.ruleset.sequence.by_name["move"].seats(position)[0], action)
            assert (game.ruleset.check(asked) is None) == (action in found), (position, action)


@proves("M1", "M2", "M3", "M4", "M7.1", "M7.2", "M8.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_square_of_the_field_is_left_out_by_the_fast_search(seed: int) -> None:
    plies = [(game, ply.before, rng) for game, ply, rng in games(seed) if ply.before.phase == "move"]
    for game, position, _ in plies[:: max(1, len(plies) // 3)]:
        seat = game.ruleset.sequence.by_name["move"].seats(position)[0]
        everywhere = (
            Move(label, (column, row))
            for label in position.men.of(position.mover)
            for column in range(1, 61)
            for row in range(1, 16)
        )
        allowed = {each for each in everywhere if game.ruleset.check(At(game.rules, position, seat, each)) is None}
        assert set(list_stretches(game.rules, position)) == allowed


@proves("P1.1", "P1.2", "P2.1", "P2.2")
def test_a_pass_is_listed_to_the_squares_of_the_field_that_nothing_refuses() -> None:
    thrown = 0
    for seed in SEEDS:
        for game, ply, _ in games(seed):
            listed = {each for each in list_legal(game, ply.before) if isinstance(each[1], Throw)}
            if listed:
                seat, thrown = next(iter(listed))[0], thrown + 1
                everywhere = (Throw((column, row)) for column in range(61) for row in range(17))
                asked = (At(game.rules, ply.before, seat, each) for each in everywhere)
                assert {(seat, each.action) for each in asked if game.ruleset.check(each) is None} == listed
    assert thrown


# ---- line-ups


@proves("L1", "L2.1", "L2.2", "L2.4", "L3.1", "L3.2", "L3.3", "L4.1", "L5")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_man_may_be_placed_where_a_position_with_him_there_may_be_loaded(seed: int) -> None:
    for game, ply, rng in games(seed):
        position = ply.before
        if position.phase not in ("line-up", "defend") or not isinstance(ply.action, Place):
            continue
        man = Man(get_placing_role(position), ply.action.man)
        for action in [Place(man.label, some_square(rng, position)) for _ in range(12)]:
            allowed = game.ruleset.check(At(game.rules, position, ply.seat, action)) is None
            there = replace(position, men=move_man(position.men, man, action.at))
            assert allowed == loads(game, there), (position, action)


def loads(game: ResolvedRuleset, position: Position) -> bool:
    try:
        game.ruleset.load(game.rules, plain(position))
    except Refused:
        return False
    return True


@proves("L1", "L2.3", "L2.4", "L3.3", "L4.1", "L5")
@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("line", range(WEST_GOAL_LINE, EAST_GOAL_LINE + 1))
def test_the_columns_of_a_window_are_those_of_the_placements_that_nothing_refuses(line: int, way: int) -> None:
    game, facts = resolve_ruleset_options(ID), describe_window(line, way)
    empty = replace(
        BEFORE_THE_DRAW, phase="line-up", eastward="red" if way > 0 else "yellow", offense="red", play=2, line=line,
        first_down=line,
    )  # fmt: skip
    linemen = {"T1": (facts["linemen"][0], 1), "T2": (facts["linemen"][0], 2)}
    for kind, label in {"linemen": "T1", "quarterback": "Q", "backs": "F", "downfield": "TE", "defense": "S"}.items():
        role: Role = "defense" if kind == "defense" else "offense"
        before = LABELS[role][: LABELS[role].index(label)]
        placed = replace(empty, phase="defend" if role == "defense" else "line-up")
        for number, each in enumerate(before):
            placed = replace(placed, men=move_man(placed.men, Man(role, each), linemen.get(each, (line, number + 3))))
        allowed = {
            column
            for column in range(1, 61)
            for row in (1, 7)
            if game.ruleset.check(At(game.rules, placed, SEATS[role == "defense"], Place(label, (column, row)))) is None
        }
        if kind == "downfield":
            allowed -= set(facts["linemen"])
        columns = range(facts[kind][0], facts[kind][1] + 1) if facts[kind] else ()
        assert allowed == set(columns), kind


# ---- refusals that used to depend on the order of a set


@proves("BLOCK.pale-mark")
def test_marks_of_men_there_are_not_are_refused_alike_in_any_order_and_in_every_process() -> None:
    game = resolve_ruleset_options(ID)
    play = next(ply.before for ply in play_out(game, 1, 400, lively) if ply.before.phase == "move")
    for number in range(40):
        marks = tuple(Mark("defense", f"X{each}", ("G1",)) for each in (number, number + 1))
        with pytest.raises(Refused) as refused:
            game.ruleset.load(game.rules, plain(replace(play, marks=marks)))
        assert "not-in-order" not in [fault.code for fault in refused.value.faults]


# ---- tables


@pytest.mark.parametrize("seed", SEEDS)
def test_every_table_of_a_game_under_any_readings_can_be_put_on_the_table_again(seed: int) -> None:
    for game, ply, _ in games(seed):
        assert game.ruleset.load(game.rules, plain(ply.applied.position)) == ply.applied.position


def test_every_clause_that_refuses_a_table_in_a_case_stands_on_the_wire_page() -> None:
    page = (ROOT / "docs" / "conformance" / f"{ID}.md").read_text(encoding="utf-8")
    told = page[page.index("| fault | clause |") : page.index("## Actions and chances")]
    blamed = set()
    for vector in read_vectors(get_vectors_file(ID)):
        asked: dict[str, Any] = {}
        for deed in vector.deeds:
            asked = deed.ask or asked
            if deed.expect is not None and deed.expect.relation == "blames" and asked["op"] == "load":
                blamed.update(deed.expect.value)
    in_options = {"VERSION.no-power", "SETTINGS.allotment", "SETTINGS.replay-speed"}
    short = {f"SCRAMBLE.shift-{most}": f"-{most}" for most in (2, 3)}
    assert len(blamed) > 40
    assert {clause for clause in blamed - in_options if short.get(clause, clause) not in told} == set()
