"""The odds of computer-football: every fraction walked, the law of 63rds forced by the print, the derivations agree."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from math import ceil, floor
from pathlib import Path

import pytest

from scrimmage_rules.kernel.chance import Outcome
from scrimmage_rules.kernel.contract import Applied
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.computer_football import ROOM
from scrimmage_rules.site.computer_football.odds_positions import (
    CARRIERS,
    DEFENSE,
    OFFENSE,
    PAIRS,
    RESULTS,
    TACKLERS,
    _create_run_fields,
    compute_carrier_distribution,
    compute_first_offense_and_goal_distribution,
    compute_fumble_distribution,
    compute_mean_yards,
    compute_tackle_distribution,
    compute_total_squares_distribution,
    create_position,
    create_tackler_move,
    get_query_value,
    group_men_by_power,
    load_rules,
    sum_shares_of_carrier_down,
)
from scrimmage_rules.site.model.exact_odds import compute_distribution
from tests.site.derivations import commands_agree

ROOT = Path(__file__).resolve().parents[2]
GAME = ruleset("computer-football")
TACKLE = ROOT / "docs/derivations/computer-football-tackle.md"
FIELD = ROOT / "docs/derivations/computer-football-field.md"
ADVANTAGES = range(-2, 5)


@cache
def page(file: str) -> str:
    return next(extra.text for extra in ROOM.extras() if extra.file == file)


def law(advantage: int) -> list[Fraction]:
    return [Fraction(9 + (advantage - 1) * (3 - k), 63) for k in range(7)]


def rows_of(text: str, head: str) -> list[list[str]]:
    """The cells of the table that begins with a head, without their stars."""
    _, _, rest = text.partition(f"\n| {head} |")
    assert rest, head
    lines = rest.split("\n\n")[0].splitlines()[2:]
    return [[cell.strip().strip("*") for cell in line.strip("| ").split("|")] for line in lines]


# ---- the tackle table


@pytest.mark.parametrize("advantage", ADVANTAGES)
def test_a_row_of_the_tackle_table_is_the_law_and_rounds_to_what_is_printed(advantage: int) -> None:
    found = compute_tackle_distribution(advantage)
    assert list(found) == list(RESULTS)
    assert list(found.values()) == law(advantage)
    assert sum(found.values()) == 1
    assert [f"{float(share):.3f}" for share in found.values()] == get_query_value("printed-tackle", advantage=advantage)
    assert {word: Fraction(share) for word, share in get_query_value("tackle", advantage=advantage).items()} == found


def test_the_print_leaves_one_fraction_for_the_step() -> None:
    least, most = Fraction(0), Fraction(1)
    for advantage in ADVANTAGES:
        for k, cell in enumerate(get_query_value("printed-tackle", advantage=advantage)):
            times = (advantage - 1) * (3 - k)
            if times:
                ends = [
                    (Fraction(cell) + off - Fraction(1, 7)) / times for off in (-Fraction(1, 2000), Fraction(1, 2000))
                ]
                least, most = max(least, *ends[:1] if times > 0 else ends[1:]), min(most, max(ends))
    text = TACKLE.read_text(encoding="utf-8")
    assert f"{least} = 0.015849… ≤ s ≤ 0.015880… = {most}." in text
    fits = {Fraction(p, q) for q in range(1, 401) for p in range(ceil(least * q), floor(most * q) + 1)}
    assert fits == {Fraction(1, 63)}


def test_the_derivation_shows_the_printed_rows() -> None:
    rows = rows_of(TACKLE.read_text(encoding="utf-8"), "PA")
    assert [row[1:] for row in rows] == [
        get_query_value("printed-tackle", advantage=advantage) for advantage in ADVANTAGES
    ]


def test_the_other_editions_and_readings_of_the_table() -> None:
    printed, row_zero = ("CF-A62", "printed-normalised"), ("CF-A63", "pa-zero-row")
    for advantage in ADVANTAGES:
        cells = [Fraction(cell) for cell in get_query_value("printed-tackle", advantage=advantage)]
        assert list(compute_tackle_distribution(advantage, load_rules("power", printed)).values()) == [
            x / sum(cells) for x in cells
        ]
        assert set(compute_tackle_distribution(advantage, load_rules("classic")).values()) == {Fraction(1, 7)}
        assert list(compute_tackle_distribution(advantage, load_rules("classic", row_zero)).values()) == law(0)
    zero = [Fraction(cell) for cell in get_query_value("printed-tackle", advantage=0)]
    assert list(compute_tackle_distribution(4, load_rules("classic", printed, row_zero)).values()) == zero


def test_powers_never_change_how_often_a_carrier_goes_down() -> None:
    for advantage in ADVANTAGES:
        found = compute_tackle_distribution(advantage)
        assert sum_shares_of_carrier_down(found) == Fraction(5, 7)
        assert compute_mean_yards(found) == Fraction(4, 9) * (1 - advantage)


# ---- what follows from it


@pytest.mark.parametrize("advantage", ADVANTAGES)
def test_scores_near_the_goals_are_sums_of_cells_in_both_directions(advantage: int) -> None:
    cell, pair = dict(zip(RESULTS, law(advantage), strict=True)), PAIRS[advantage]
    wanted = {
        54: ("touchdown", cell["tackle+2"]),
        55: ("touchdown", cell["tackle+1"] + cell["tackle+2"]),
        7: ("safety", cell["tackle-2"]),
        6: ("safety", cell["tackle-2"] + cell["tackle-1"]),
        5: ("safety", cell["tackle-2"] + cell["tackle-1"] + cell["tackle"]),
        3: ("safety", Fraction(5, 7)),
        53: ("touchdown", 0),
        8: ("safety", 0),
    }
    for column, (word, share) in wanted.items():
        for west in (False, True):
            assert compute_carrier_distribution(column, pair, west=west).get(word, 0) == share
    entered = compute_carrier_distribution(56, pair, entered=True)
    assert entered.get("touchdown", 0) == sum(cell[word] for word in ("tackle", "tackle+1", "tackle+2", "miss"))


@pytest.mark.parametrize(("first", "second", "carrier"), [("L1", "L2", 0), ("B1", "B2", 1), ("G1", "G2", 2)])
def test_getting_past_two_tacklers_is_missing_twice(first: str, second: str, carrier: int) -> None:
    back = CARRIERS[carrier]
    position = create_position({back: (40, 8)}, {first: (40, 7), second: (40, 9)}, **_create_run_fields(back))
    shares = []
    for man in (first, second):
        action = {"type": "move", "man": man, "to": (40, 8)}
        shares.append(
            compute_distribution(
                GAME.id,
                At(load_rules(), position, "yellow", action),
                lambda after, _: "past" if after.carrier else "met",
            )["past"]
        )
        missed = (Outcome("tackle", "miss", "tackle"),)
        applied = GAME.apply(At(load_rules(), position, "yellow", GAME.action(action)), missed)
        assert isinstance(applied, Applied)
        position = applied.position
    tackler = get_query_value("men")["defense"][first]["power"]
    row = next(row for row in rows_of(page("odds.md"), "power of tacklers") if row[:2] == [str(tackler), str(carrier)])
    assert [cell.split()[0] for cell in row[2:4]] == [str(shares[0]), str(shares[0] * shares[1])]


def test_a_fumbled_ball_rolls_four_rows_and_stops_at_the_sideline() -> None:
    for row in range(1, 16):
        assert compute_fumble_distribution(row) == {
            str(max(row - 4, 1)): Fraction(1, 2),
            str(min(row + 4, 15)): Fraction(1, 2),
        }


def test_four_draws_of_a_new_game_are_alike() -> None:
    assert set(compute_first_offense_and_goal_distribution().values()) == {Fraction(1, 4)}
    assert len(compute_first_offense_and_goal_distribution()) == 4


def test_squares_of_several_turns_add_up() -> None:
    for turns in (1, 2, 3):
        found = compute_total_squares_distribution(turns)
        assert sum(found.values()) == 1
        assert sum(number * share for number, share in found.items()) == Fraction(9, 2) * turns
    assert compute_total_squares_distribution(2)[9] == Fraction(4, 16)


# ---- the page


def test_the_men_of_the_walks_are_those_of_the_game() -> None:
    assert [list(get_query_value("men")[role]) for role in ("offense", "defense")] == [list(OFFENSE), list(DEFENSE)]
    assert all(man in group_men_by_power()[power] for power, man in TACKLERS.items())
    assert all(get_query_value("men")["offense"][man]["power"] == power for power, man in CARRIERS.items())
    assert all(tackler - carrier == advantage for advantage, (tackler, carrier) in PAIRS.items())


def test_the_odds_of_every_table_sum_to_one() -> None:
    blocks = re.findall(r"details \| Every [^\n]*\n(.*?)\n///", page("odds.md"), re.DOTALL)
    found = [[Fraction(share) for share in re.findall(r"\*\* \| (\d+(?:/\d+)?) <small>", block)] for block in blocks]
    assert len(found) == 7 + 3
    assert [sum(shares) for shares in found] == [1] * len(found)


def test_the_percentages_are_those_of_the_fractions() -> None:
    pairs = re.findall(r"(\d+(?:/\d+)?) <small>\((\d+\.\d) %\)", page("odds.md"))
    assert len(pairs) > 200
    assert [pair for pair in pairs if abs(Fraction(pair[0]) * 100 - Fraction(pair[1])) > Fraction(1, 20)] == []


def test_blocks_need_more_power() -> None:
    single = rows_of(page("odds.md"), "blocker")
    assert [[cell == "yes" for cell in row[1:]] for row in single] == [
        [own > each for each in range(5)] for own in range(5)
    ]
    for row in rows_of(page("odds.md"), "powers"):
        both = sum(map(int, row[0].split(" and ")))
        assert row[1] == str(both)
        assert [cell == "yes" for cell in row[2:]] == [both > each for each in range(5)]


def test_the_pages_stand_behind_clauses_that_exist_and_anchors_that_exist() -> None:
    for extra in ROOM.extras():
        anchors = set(re.findall(r"\{ #(\S+) \}", extra.text))
        for clause, anchor, _ in extra.tables:
            assert clause in GAME.rulebook.clauses
            assert anchor in anchors


# ---- the derivations


def test_the_derivation_by_hand_agrees_with_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand, told = commands_agree(TACKLE, "touchdown", capsys, monkeypatch)
    assert dict(line.split()[:2] for line in told[0].splitlines())['["touchdown"]'] == by_hand
    assert compute_carrier_distribution(55, (3, 0))["touchdown"] == Fraction(by_hand)


def test_the_table_of_the_derivation_is_the_one_of_the_odds() -> None:
    told = json.loads(TACKLE.with_suffix(".json").read_text(encoding="utf-8"))
    assert GAME.load(load_rules(), told) == create_tackler_move((55, 8), (3, 0)).position


def test_the_windows_zones_and_spots_of_the_derivation_are_those_of_the_engine() -> None:
    text = FIELD.read_text(encoding="utf-8")
    for line, way, yards, window, _ in rows_of(text, "line | to the | yards to go"):
        facts = get_query_value("window", line=int(line), direction=way)
        assert (str(facts["yards_to_goal"]), f"{facts['first']} to {facts['last']}") == (yards, window)
    for way, line, column, after, gain in rows_of(text, "to the | line"):
        facts = get_query_value("spot", contact=int(column), result="tackle", direction=way)
        assert str(facts["line"]) == after
        assert abs(facts["line"] - int(line)) * 2 == int(gain)
    assert get_query_value("zone", line=15, direction="east", square=[23, 8]) == 8
    assert get_query_value("spot", contact=55, result="tackle", direction="east")["line"] == 55
