"""The map of tactical-football: printed examples and worked numbers, and laws that hold for every hex and facing."""

from __future__ import annotations

import gc
import tracemalloc
import weakref
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scrimmage_rules.tactical_football.facing import FACINGS, HEXSIDE, OPPOSITE, TURNS, Facing, turn_facing_by_hexsides
from scrimmage_rules.tactical_football.field import MAPS_KEPT, Field, get_field_of_readings, get_line_of_scrimmage_at
from tests.properties.football_plays import snapped_plays, started
from tests.properties.mirror import REFLECTED, reflected

RULING = {
    "TF-A01": "37x60", "TF-A02": "even-up", "TF-A03": "17-21", "TF-A04": "row", "TF-A05": "adjacent-0",
    "TF-A19": "closed-cone",
}  # fmt: skip


def field(heading: Facing = "N", **chosen: str) -> Field:
    readings = {f"TF-{name}": key for name, key in chosen.items()}
    return get_field_of_readings({**RULING, **readings}, heading)


MAP, OTHER = field(), field(A02="odd-up")
hexes = st.sampled_from(MAP.hexes)
facings = st.sampled_from(FACINGS)


def test_the_map_has_37_columns_of_60_rows_and_six_more_at_either_end() -> None:
    assert len(MAP.hexes) == 37 * (60 + 12)
    assert sum(MAP.end_zone(place) is None for place in MAP.hexes) == 37 * 60
    assert [MAP.number(1, row) for row in (-5, 0, 1, 60, 66)] == ["0195", "0100", "0101", "0160", "0166"]


def test_a_hex_and_its_neighbours() -> None:
    assert MAP.step["1830"] == {"N": "1831", "NE": "1931", "SE": "1930", "S": "1829", "SW": "1730", "NW": "1731"}
    assert MAP.step["1930"] == {"N": "1931", "NE": "2030", "SE": "2029", "S": "1929", "SW": "1829", "NW": "1830"}
    assert MAP.step["0101"]["NW"] is MAP.step["0101"]["SW"] is MAP.step["0166"]["N"] is MAP.step["0195"]["S"] is None
    assert MAP.step["0101"]["S"] == "0100"
    assert MAP.step["0100"]["S"] == "0199"


@pytest.mark.parametrize(
    ("start", "end", "steps"),
    [("1914", "3120", 12), ("1914", "3220", 13), ("1909", "2821", 17), ("1930", "1924", 6), ("1441", "1441", 0)],
)
def test_distances(start: str, end: str, steps: int) -> None:
    assert MAP.distance(start, end) == steps


def test_the_printed_hurdle_is_a_straight_line() -> None:
    assert MAP.hex_straight_ahead("1440", "N", 1) == "1441"
    assert MAP.hex_straight_ahead("1440", "N", 2) == "1442"
    assert MAP.facing_straight_to("1440", "1442") == "N"
    assert [MAP.hex_straight_ahead("1440", "NE", steps) for steps in (1, 2)] == ["1541", "1641"]
    assert MAP.facing_straight_to("1440", "1641") == "NE"
    assert MAP.facing_straight_to("1440", "1642") is None
    assert MAP.facing_straight_to("1440", "1440") is None
    assert MAP.hex_straight_ahead("1465", "N", 2) is None


def test_a_man_controls_the_front_and_two_oblique_hexes() -> None:
    assert set(MAP.zone["1920"]["N"]) == {"1820", "1921", "2020"}
    assert MAP.zone["1920"]["N"][0] == "1921"
    assert MAP.zone["0166"]["N"] == ("0266",)


def sighted(table: Field, place: str, facing: Facing, away: int) -> set[str]:
    return {each for each in table.hexes if table.distance(place, each) == away and table.sights(place, facing, each)}


def test_a_man_sights_120_degrees() -> None:
    assert sighted(MAP, "1920", "N", 2) == {"1721", "1821", "1922", "2021", "2121"}
    assert MAP.sights("1920", "N", "2523")
    assert not MAP.sights("1920", "N", "2522")
    assert not MAP.sights("1920", "N", "1920")
    assert [len(sighted(MAP, "1930", "N", away)) for away in (1, 2, 3, 7)] == [3, 5, 7, 15]


def test_other_readings_of_the_pattern_of_sight() -> None:
    open_cone, fan = field(A19="open-cone"), field(A19="edge-fan")
    assert [len(sighted(open_cone, "1930", "N", away)) for away in (1, 2, 3)] == [3, 3, 5]
    assert [len(sighted(fan, "1930", "SE", away)) for away in (1, 2, 3)] == [3, 7, 9]
    assert fan.sights("1920", "N", "2120")


def test_hexsides_of_a_man() -> None:
    assert [HEXSIDE["N"][way] for way in FACINGS] == ["front", "oblique", "rear", "rear", "rear", "oblique"]
    assert [HEXSIDE["SW"][way] for way in FACINGS] == ["rear", "rear", "rear", "oblique", "front", "oblique"]
    assert TURNS["N"] == {"N": 0, "NE": 1, "SE": 2, "S": 3, "SW": 2, "NW": 1}


@given(place=hexes, facing=facings, hexsides=st.integers(0, 5))
def test_facings_close(place: str, facing: Facing, hexsides: int) -> None:
    assert turn_facing_by_hexsides(turn_facing_by_hexsides(facing, hexsides), -hexsides) == facing
    assert sum(TURNS[facing][other] for other in FACINGS) == 9
    there = MAP.step[place][facing]
    if there is not None:
        assert MAP.step[there][OPPOSITE[facing]] == place
        assert MAP.way[place][there] == facing


@given(start=hexes, end=hexes, facing=facings)
def test_distance_and_sight_in_a_mirror(start: str, end: str, facing: Facing) -> None:
    mirrored = reflected(MAP, start), reflected(MAP, end)
    assert MAP.distance(*mirrored) == MAP.distance(start, end) == MAP.distance(end, start)
    assert MAP.sights(mirrored[0], REFLECTED[facing], mirrored[1]) == MAP.sights(start, facing, end)
    assert {reflected(MAP, each) for each in MAP.zone[start][facing]} == set(MAP.zone[mirrored[0]][REFLECTED[facing]])


@given(start=hexes, end=hexes, facing=facings)
def test_the_map_turned_round_is_the_other_reading_of_its_columns(start: str, end: str, facing: Facing) -> None:
    turned = MAP.turned(start), MAP.turned(end)
    assert OTHER.distance(*turned) == MAP.distance(start, end)
    assert OTHER.sights(turned[0], OPPOSITE[facing], turned[1]) == MAP.sights(start, facing, end)


def test_two_men_sight_each_other_along_any_straight_line() -> None:
    for facing in FACINGS:
        there = MAP.hex_straight_ahead("1930", facing, 9)
        assert there is not None
        assert MAP.sights("1930", facing, there)
        assert MAP.sights(there, OPPOSITE[facing], "1930")


def test_the_line_of_scrimmage_at_midfield() -> None:
    assert get_line_of_scrimmage_at(50) == 30
    assert get_line_of_scrimmage_at(20) == 12
    assert [MAP.side_of_line(30, place) for place in ("1930", "1830", "1931", "1831")] == [
        "offense", "offense", "defense", "defense",
    ]  # fmt: skip
    assert all(MAP.touches_line(30, place) for place in ("1930", "1830", "1931", "1831", "0130", "3731"))
    assert [MAP.depth(30, place) for place in ("1930", "1929", "1829", "1924", "1931", "1933")] == [0, 1, 1, 6, 0, 2]


@given(place=hexes, line=st.integers(1, 59))
def test_a_hex_touches_the_line_if_a_neighbour_lies_beyond_it(place: str, line: int) -> None:
    sides = {MAP.side_of_line(line, each) for each in MAP.around[place]}
    assert MAP.touches_line(line, place) == (sides == {"offense", "defense"})


def test_a_line_through_the_hexes_of_every_second_column() -> None:
    straight = field(A04="half")
    assert straight.side_of_line(30, "1830") is None
    assert [straight.side_of_line(30, place) for place in ("1829", "1930", "1931", "1831")] == [
        "offense", "offense", "defense", "defense",
    ]  # fmt: skip
    assert [straight.touches_line(30, place) for place in ("1829", "1830", "1930", "1929", "1831", "1832")] == [
        True, False, True, False, True, False,
    ]  # fmt: skip
    assert [straight.depth(30, place) for place in ("1829", "1828", "1924", "1824", "1831")] == [0, 1, 6, 5, 0]


def test_counting_the_adjacent_row_as_one() -> None:
    counted = field(A05="adjacent-1")
    assert [counted.depth(30, place) for place in ("1930", "1929", "1931")] == [1, 2, 1]
    assert counted.touches_line(30, "1930")
    assert not counted.touches_line(30, "1929")


@pytest.mark.parametrize(
    ("chosen", "columns", "hexes_inbounds"),
    [({}, (17, 21), 300), ({"A03": "15-23"}, (15, 23), 540), ({"A03": "13-25"}, (13, 25), 780),
     ({"A01": "32x60"}, (14, 18), 300), ({"A01": "32x60", "A03": "13-25"}, (10, 22), 780)],
)  # fmt: skip
def test_the_inbounds_hexes(chosen: dict[str, str], columns: tuple[int, int], hexes_inbounds: int) -> None:
    table = get_field_of_readings({**RULING, **{f"TF-{name}": key for name, key in chosen.items()}})
    assert table.hash_columns == columns
    assert len(table.inbounds) == hexes_inbounds


def test_a_ball_outside_the_hashmarks_goes_to_the_nearer_one_in_its_row() -> None:
    moved = {"1641": "1741", "0141": "1741", "2241": "2141", "3741": "2141", "1941": "1941", "1741": "1741"}
    assert {place: MAP.nearest_inbounds(place) for place in moved} == moved
    assert [MAP.nearest_inbounds(each) for each in ("0561", "1966", "1499")] == ["1760", "1960", "1701"]


def test_end_zones_lie_six_hexes_beyond_the_goal_lines() -> None:
    assert [MAP.end_zone(place) for place in ("1460", "1461", "1466", "1401", "1400", "1495")] == [
        None, "ahead", "ahead", None, "behind", "behind",
    ]  # fmt: skip


def test_odd_columns_raised_in_place_of_even_ones() -> None:
    odd = field(A02="odd-up")
    assert odd.step["1930"]["NE"] == "2031"
    assert odd.step["1830"]["NE"] == "1930"
    assert odd.hex_straight_ahead("1440", "N", 2) == "1442"


def test_a_number_that_tells_the_row_first() -> None:
    table = field(A01="60x37")
    assert table.step["4114"]["N"] == "4214"
    assert table.column["4114"] == 14
    assert table.row["9914"] == -1
    assert "1441" not in table.row  # row 14, column 41: the printed example would lie beyond the sideline


def test_the_offense_that_attacks_the_other_goal() -> None:
    south = field("S", A02="absolute")
    assert [south.row[place] for place in ("1960", "1901", "1900", "1931")] == [1, 60, 61, 30]
    assert south.side_of_line(30, "1931") == "offense"
    assert south.side_of_line(30, "1930") == "defense"
    assert south.end_zone("1900") == "ahead"
    assert south.touches_line(30, "1831")
    assert south.step == field(A02="absolute").step


def test_a_map_under_readings_that_are_asked_for_no_more_is_let_go() -> None:
    """All readings of the map together make hundreds of maps; a program that has met them all keeps a few."""
    game = started(A19="edge-fan", A02="odd-up", A03="15-23")  # a map that no other test holds
    assert len(snapped_plays(game, seed=1, most=40)) == 40
    of_the_game = weakref.ref(game.rules.field)
    del game
    others = product(("37x60", "32x60"), ("even-up", "odd-up", "absolute"), ("17-21", "15-23", "13-25"))
    for size, raised, hashmarks in islice(others, MAPS_KEPT):
        field(A01=size, A02=raised, A03=hashmarks)
    gc.collect()
    assert of_the_game() is None


def test_maps_under_all_readings_take_little_memory_together_however_many_games_hold_one() -> None:
    read = product(("37x60", "32x60", "60x37"), ("even-up", "odd-up"), ("17-21", "15-23", "13-25"), ("row", "half"))
    tracemalloc.start()
    try:
        held = [Field({**RULING, "TF-A01": a, "TF-A02": b, "TF-A03": c, "TF-A04": d}, "N") for a, b, c, d in read]
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(held) == 36
    assert taken < 60_000_000
