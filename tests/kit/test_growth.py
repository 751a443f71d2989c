"""A process that serves for long: every cache has a bound, and is small when full of the largest things asked for."""

from __future__ import annotations

import functools
import gc
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from importlib import import_module
from itertools import islice, product
from pkgutil import walk_packages
from typing import Any

import pytest
from msgspec import convert
from msgspec import to_builtins as plain

import scrimmage_rules
from scrimmage_rules.computer_football import feature_encoding as computer_encoding
from scrimmage_rules.computer_football import field as squares
from scrimmage_rules.computer_football import legal_straight_moves, line_ups
from scrimmage_rules.computer_football.men import SPEED
from scrimmage_rules.kernel import hexes
from scrimmage_rules.kit.cases import matchers, position_delta_encoding
from scrimmage_rules.kit.protocol.reference import MOST_RULES, Reference
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.tactical_football import field as football
from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.movement import legal_steps, turning
from scrimmage_rules.tactical_football.set_up import placement
from scrimmage_rules.tactical_soccer import feature_encoding as soccer_encoding
from scrimmage_rules.tactical_soccer import legal_walks, set_up
from scrimmage_rules.tactical_soccer import pitch as soccer
from scrimmage_rules.tactical_soccer.pitch import PITCHES_KEPT, Pitch, PitchData
from scrimmage_rules.tactical_soccer.position import MEN
from scrimmage_rules.tactical_soccer.settings import _create_pitch_with_faults
from tests.kit.test_bounds import asked, greatest_pitch

MEGABYTES = 15
"""What a full cache may take."""

SAMPLE = 200
FEW = 64
"""Caches that keep no more are not filled here, unless what they keep is large."""

Keys = Iterable[tuple[Any, ...]]

NAMED = {
    "scrimmage_rules.kit.rulebook.code_citations.find_property_tests",
    "scrimmage_rules.rulesets._find_installed_rulesets", "scrimmage_rules.rulesets._get_own_places",
    "scrimmage_rules.kit.starters.starter_adapter.find_smallest_first_query",
    "scrimmage_rules.kit.rulebook.clause_code_lines._read_modules",
    "scrimmage_rules.card_football.deck.read_bundled_deck",
    "scrimmage_rules.kit.rulebook.code_citations.find_clause_strings",
    "scrimmage_rules.kit.scenarios.step_patterns._create_parser_of_seats",
    "scrimmage_rules.kit.scenarios.step_patterns.compile_pattern",
    "scrimmage_rules.campaigns.campaign_task_kinds.list_published_actions",
    "scrimmage_rules.campaigns.campaign_task_kinds.read_published_cases",
    "scrimmage_rules.kernel.codec._create_strict_yaml_loader", "scrimmage_rules.viewer._read_asset",
    "scrimmage_rules.kit.cases.requests._list_added_operations",
    "scrimmage_rules.rulesets.load_heuristics", "scrimmage_rules.rulesets.load_feature_encoding",
    "scrimmage_rules.rulesets.load_pictures", "scrimmage_rules.rulesets.find_replay_support",
    "scrimmage_rules.rulesets.ruleset", "scrimmage_rules.rulesets.load_text_board",
    "scrimmage_rules.rulesets.get_origin",
    "scrimmage_rules.kit.scenarios.vocabulary._create_default_vocabulary",
    "scrimmage_rules.tactical_football.expenditure_chart._create_chart",
    "scrimmage_rules.tactical_football.field._get_lattice",
    "scrimmage_rules.tactical_football.field._create_sight_function",
    "scrimmage_rules.tactical_football.men.load_bundled_roster",
    "scrimmage_rules.tactical_soccer.pitch._create_measures",
    "scrimmage_rules.tactical_soccer.pitch.load_bundled_pitch",
}  # fmt: skip
"""Caches without a bound: what they are asked for are names of the package, of which there are few."""


def caches() -> Iterator[tuple[str, int | None]]:
    """The caches of all modules, with how much they keep; the site is built, and serves nobody."""
    for found in walk_packages(scrimmage_rules.__path__, "scrimmage_rules."):
        if not found.name.startswith(("scrimmage_rules.site", "scrimmage_rules.__main__")):
            module = import_module(found.name)
            for name, each in vars(module).items():
                if isinstance(each, functools._lru_cache_wrapper) and each.__module__ == found.name:
                    yield f"{found.name}.{name}", each.cache_parameters()["maxsize"]


def test_a_cache_without_a_bound_is_asked_for_names_of_the_package_alone() -> None:
    assert {name for name, most in caches() if most is None} == NAMED


# ---- how much a full one takes


@functools.cache
def largest_pitch() -> Pitch:
    readings = ruleset("tactical-soccer").rulebook.resolve({})
    return Pitch(convert(greatest_pitch(), PitchData), readings)


def far_apart() -> Keys:
    """Pairs of hexes from one end of the largest pitch to the other."""
    places = sorted(largest_pitch().bit, key=lambda place: place[1])
    return zip(places, reversed(places), strict=True)


def mid_field() -> list[tuple[int, int]]:
    """The squares of computer-football, those first from which there is room in all directions."""
    columns, rows = (max(places) for places in zip(*legal_straight_moves.BIT, strict=True))
    return sorted(
        legal_straight_moves.BIT, key=lambda at: max(abs(2 * at[0] - columns) / columns, abs(2 * at[1] - rows) / rows)
    )


def lattice() -> football.HexLattice:
    return football._get_lattice("37x60", 0)


def middle() -> football.Field:
    return football.get_field_of_readings(ruleset("tactical-football").rulebook.resolve({}))


FULL: dict[str, tuple[Callable[[], Any], Callable[[], Keys]]] = {
    "scrimmage_rules.computer_football.legal_straight_moves.build_unobstructed_straight_moves": (
        lambda: legal_straight_moves.build_unobstructed_straight_moves,
        lambda: ((man, at, None) for at, man in product(mid_field(), SPEED)),
    ),
    "scrimmage_rules.computer_football.legal_straight_moves.build_squares_in_line": (
        lambda: legal_straight_moves.build_squares_in_line, lambda: ((at, None) for at in legal_straight_moves.BIT),
    ),
    "scrimmage_rules.computer_football.legal_straight_moves._build_rays": (
        lambda: legal_straight_moves._build_rays, lambda: ((at,) for at in legal_straight_moves.BIT),
    ),
    "scrimmage_rules.computer_football.legal_straight_moves._build_moves_to": (
        lambda: legal_straight_moves._build_moves_to, lambda: ((man,) for man in SPEED),
    ),
    "scrimmage_rules.computer_football.line_ups._list_allowed_squares": (
        lambda: line_ups._list_allowed_squares,
        lambda: product(
            (line_ups.PlacementContext(line, 1) for line in range(9, 50)), set(line_ups.CONSTRAINTS_OF.values())
        ),
    ),
    "scrimmage_rules.computer_football.line_ups.list_placements": (
        lambda: line_ups.list_placements,
        lambda: product((line_ups.PlacementContext(line, 1) for line in range(9, 50)), line_ups.CONSTRAINTS_OF),
    ),
    "scrimmage_rules.computer_football.field.list_squares_of_zone": (
        lambda: squares.list_squares_of_zone, lambda: product(range(1, 40), range(1, 19)),
    ),
    "scrimmage_rules.computer_football.field.measure_stretch": (
        lambda: squares.measure_stretch, lambda: product(legal_straight_moves.BIT, legal_straight_moves.BIT),
    ),
    "scrimmage_rules.computer_football.feature_encoding._number_stretches_from": (
        lambda: computer_encoding._number_stretches_from, lambda: ((at,) for at in legal_straight_moves.BIT),
    ),
    "scrimmage_rules.kit.cases.position_delta_encoding._split_path": (
        lambda: position_delta_encoding._split_path,
        lambda: ((f"/position/{number}" * 10,) for number in range(SAMPLE)),
    ),
    "scrimmage_rules.kit.cases.matchers._split_pointer": (
        lambda: matchers._split_pointer, lambda: ((f"/position/{number}" * 50,) for number in range(SAMPLE)),
    ),
    "scrimmage_rules.kernel.hexes._compute_line_from_origin": (
        lambda: hexes._compute_line_from_origin, lambda: ((True, x, 130 - x % 2) for x in range(-20, 20)),
    ),
    "scrimmage_rules.kernel.hexes._find_nearest_hexes_on_line_from_origin": (
        lambda: hexes._find_nearest_hexes_on_line_from_origin,
        lambda: product([True], product(range(20), range(20)), [Fraction(1, 3)]),
    ),
    "scrimmage_rules.tactical_football.field._find_sighting_facings": (
        lambda: football._find_sighting_facings, lambda: product(product(range(30), range(30)), ["edge-fan"]),
    ),
    "scrimmage_rules.tactical_football.field._create_sight_function, one": (
        lambda: football._create_sight_function(lattice(), "edge-fan"),
        lambda: product(lattice().hexes, FACINGS, lattice().hexes),
    ),
    "scrimmage_rules.tactical_football.field.HexLattice.distance": (
        lambda: lattice().distance, lambda: product(lattice().hexes, lattice().hexes),
    ),
    "scrimmage_rules.tactical_football.movement.legal_steps._list_steps_to_neighbor_hexes": (
        lambda: legal_steps._list_steps_to_neighbor_hexes,
        lambda: product(map(str, range(100)), lattice().around.values()),
    ),
    "scrimmage_rules.tactical_football.movement.turning._list_possible_turns": (
        lambda: turning._list_possible_turns, lambda: product(map(str, range(100)), FACINGS),
    ),
    "scrimmage_rules.tactical_football.set_up.placement._list_facings_of_man": (
        lambda: placement._list_facings_of_man, lambda: ((f"{man}",) for man in range(100)),
    ),
    "scrimmage_rules.tactical_football.set_up.placement._list_placements_of_man": (
        lambda: placement._list_placements_of_man, lambda: (("1", middle(), line) for line in range(5, 8)),
    ),
    "scrimmage_rules.tactical_soccer.pitch.GridMeasures.distance": (
        lambda: largest_pitch().distance, lambda: product(largest_pitch().bit, largest_pitch().bit),
    ),
    "scrimmage_rules.tactical_soccer.pitch.GridMeasures.line": (lambda: largest_pitch().line, far_apart),
    "scrimmage_rules.tactical_soccer.pitch.Pitch.next_to_any": (
        lambda: largest_pitch().next_to_any, lambda: ((area,) for area in largest_pitch().zone.values()),
    ),
    "scrimmage_rules.tactical_soccer.feature_encoding._number_moves_from": (
        lambda: soccer_encoding._number_moves_from, lambda: product(largest_pitch().bit, [False, True]),
    ),
    "scrimmage_rules.tactical_soccer.legal_walks._create_cached_move_search, one": (
        lambda: legal_walks._create_cached_move_search(largest_pitch()),
        lambda: ((man, at, zone, 0) for man, (at, zone) in product(MEN, largest_pitch().zone.items())),
    ),
}  # fmt: skip
"""Every cache that keeps many, and the largest keys and values that it can be made to keep."""


def taken(make: Callable[[], object]) -> int:
    """The bytes that stay in use after something was done."""
    tracemalloc.start()
    try:
        kept = make()
        gc.collect()
        in_use = tracemalloc.get_traced_memory()[0]
        del kept
        return in_use
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("name", FULL)
def test_a_full_cache_takes_some_megabytes(name: str) -> None:
    cached, keys = FULL[name][0](), list(islice(FULL[name][1](), SAMPLE))
    for key in keys:  # what it takes from other caches is counted there
        cached(*key)
    cached.cache_clear()
    bytes_taken = taken(lambda: [cached(*key) for key in keys])
    kept = cached.cache_info()
    assert kept.currsize == len(keys)
    assert bytes_taken / len(keys) * kept.maxsize < MEGABYTES * 1_000_000
    cached.cache_clear()


def test_every_cache_that_keeps_many_is_filled_here() -> None:
    assert {name for name, most in caches() if most is not None and most > FEW} <= FULL.keys()


@pytest.mark.parametrize("table", [legal_walks._create_cached_move_search, set_up._list_all_placements])
def test_the_tables_of_the_largest_pitches_take_some_megabytes(table: Any) -> None:
    pitch = largest_pitch()
    table.cache_clear()
    assert taken(lambda: table(pitch)) * PITCHES_KEPT < 3 * MEGABYTES * 1_000_000
    assert table.cache_parameters()["maxsize"] == PITCHES_KEPT


# ---- a conversation that never asks for the same twice


def test_games_on_ever_other_pitches_do_not_keep_them_all() -> None:
    """A pitch of the greatest size takes a megabyte, and there may be a thousand games."""
    reference, games = Reference(), 3 * MOST_RULES
    for number in range(games):
        pitch = {**plain(soccer.load_bundled_pitch("small")), "id": f"pitch {number}"}
        settled = {"ruleset": "tactical-soccer", "options": {"settings": {"pitch": pitch}}}
        assert asked(reference, op="new", game=f"g{number}", **settled)["status"] == "ok"
        assert asked(reference, op="legal", game=f"g{number}")["actions"]
    gc.collect()
    others = [each for each in gc.get_objects() if isinstance(each, Pitch) and each.data.id.startswith("pitch ")]
    assert len(others) <= MOST_RULES + 2 * PITCHES_KEPT + _create_pitch_with_faults.cache_parameters()["maxsize"]
    assert asked(reference, op="legal", game="g0")["actions"]
