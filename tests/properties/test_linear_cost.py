"""Cost in proportion to plays and men, counted in calls, which no other program on the machine disturbs."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import islice
from types import FrameType
from typing import Any

from msgspec.structs import replace

from scrimmage_rules.computer_football.legal_straight_moves import list_stretches
from scrimmage_rules.computer_football.men import LABELS, move_man
from scrimmage_rules.computer_football.position import ROLES, Man, Position
from scrimmage_rules.library.random_play import (
    apply_with_drawn_chance,
    choose_by_type,
    list_legal,
    play_out,
    resolve_ruleset_options,
)

PLIES = 600
FEW_MEN, ALL_MEN = 4, 11


def count_calls(function: Callable[[], object]) -> int:
    """Return how many functions are called, those in C included."""
    calls = 0

    def note(_frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        function()
    finally:
        sys.setprofile(before)
    return calls


def test_plies_of_twice_as_many_plays_take_about_twice_the_calls() -> None:
    game = resolve_ruleset_options("computer-football")
    plies = list(islice(play_out(game, 1, choose=choose_by_type), 2 * PLIES))
    assert len(plies) == 2 * PLIES

    def play_again(number: int) -> None:
        for ply in plies[:number]:
            list_legal(game, ply.before)
            game.ruleset.turn(game.rules, ply.before)
            apply_with_drawn_chance(game, ply.before, (ply.seat, ply.action), random.Random(1).choice)  # noqa: S311

    play_again(2 * PLIES)  # tables that are made once are there
    half, whole = count_calls(lambda: play_again(PLIES)), count_calls(lambda: play_again(2 * PLIES))
    assert whole < 2.5 * half


def keep_men(position: Position, number: int) -> Position:
    """Return the position with the last men of each line-up on the field, the others off it."""
    men = position.men
    for role in ROLES:
        for label in LABELS[role][:-number]:
            men = move_man(men, Man(role, label), None)
    return replace(position, men=men, marks=())


def test_list_of_stretches_takes_calls_in_proportion_to_men() -> None:
    game = resolve_ruleset_options("computer-football")
    plies = (ply.before for ply in play_out(game, 1) if ply.before.phase == "move")
    position = next(each for each in plies if all(each.men.of(role)[label] for role in ROLES for label in LABELS[role]))
    few, all_men = keep_men(position, FEW_MEN), keep_men(position, ALL_MEN)
    for each in (few, all_men):
        list_stretches(game.rules, each)  # tables that are made once are there
    calls_of_few = count_calls(lambda: list_stretches(game.rules, few))
    calls_of_all = count_calls(lambda: list_stretches(game.rules, all_men))
    assert calls_of_all < 1.5 * ALL_MEN / FEW_MEN * calls_of_few
