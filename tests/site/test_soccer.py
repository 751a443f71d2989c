"""The soccer pages: every hex in its place, every fraction walked, and the derivation by hand agrees."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import load_pictures, ruleset
from scrimmage_rules.site.tactical_soccer import PITCHES, ROOM, _load_rules
from scrimmage_rules.site.tactical_soccer.odds_positions import (
    BEARINGS,
    DISTANCES,
    SENDING_OFF,
    TABLE,
    compute_foul_distribution,
    compute_interception_chance,
    compute_pass_distribution,
    compute_save_chance,
    compute_shot_distribution,
    compute_steal_chance,
    create_position,
    create_shot_position,
    load_rules,
)
from tests.site.derivations import commands_agree

ROOT = Path(__file__).resolve().parents[2]
SOCCER = ruleset("tactical-soccer")
DERIVATION = ROOT / "docs/derivations/tactical-soccer-pass.md"
SUCCESS = {1: 5, 2: 4, 3: 3, 4: 3, 5: 2, 6: 1}
"""How many faces of a die are a success, by distance."""


@cache
def page(file: str) -> str:
    return next(extra.text for extra in ROOM.extras() if extra.file == file)


def board(position: Any, rules: Any = None) -> str:
    return load_pictures("tactical-soccer")["board"](rules or load_rules(), position)


def title(svg: str) -> str:
    found = re.search(r"<title>(.*?)</title>", svg)
    assert found is not None
    return found.group(1).replace("&#x27;", "'")


# ---- odds


def distributions(text: str) -> list[list[Fraction]]:
    blocks = re.findall(r"details \| Every result at \d\n(.*?)\n///", text, re.DOTALL)
    return [[Fraction(share) for share in re.findall(r"\*\* \| (\d+(?:/\d+)?) <small>", block)] for block in blocks]


def test_the_odds_of_every_table_sum_to_one() -> None:
    found = distributions(page("odds.md"))
    assert len(found) == 6 + 3 + 6 + 7 * 6
    assert [sum(shares) for shares in found] == [1] * len(found)


def test_the_percentages_are_those_of_the_fractions() -> None:
    pairs = re.findall(r"(\d+(?:/\d+)?) <small>\((\d+\.\d) %\)", page("odds.md"))
    assert len(pairs) > 200
    assert [pair for pair in pairs if abs(Fraction(pair[0]) * 100 - Fraction(pair[1])) > Fraction(1, 20)] == []


@pytest.mark.parametrize("bearing", BEARINGS)
@pytest.mark.parametrize(("passing", "receiving"), [(False, False), (True, False), (False, True), (True, True)])
def test_a_pass_is_completed_as_often_as_the_success_table_says(bearing: str, passing: bool, receiving: bool) -> None:
    for distance in DISTANCES:
        rear_of_passer, rear_of_receiver = bearing == "rear" and not passing, bearing == "ahead" and not receiving
        first = Fraction(6 if bearing == "ahead" and passing else SUCCESS[distance] - rear_of_passer, 6)
        second = Fraction(6 if bearing == "rear" and receiving else SUCCESS[distance] - rear_of_receiver, 6)
        spread = compute_pass_distribution(bearing, distance, "whole", passing=passing, receiving=receiving)
        if bearing == "level" and distance % 2:
            assert spread is None
        else:
            assert spread is not None
            assert spread.get("completed", 0) == first * second


def test_a_goal_is_as_likely_as_the_shoot_table_and_the_saves_say() -> None:
    # Row 4H is M, M, M, D, S, S; with the Shoot skill M, M, D, S, S, S.
    assert compute_shot_distribution("Center", None, 4, shoot=False)["goal"] == Fraction(1, 2)
    assert compute_shot_distribution("Left", None, 4, shoot=False)["goal"] == Fraction(2, 6) + Fraction(1, 6) / 2
    assert (
        compute_shot_distribution("Center", "Center", 4, shoot=True)["goal"] == Fraction(3, 6) / 3 + Fraction(1, 6) / 2
    )
    assert compute_shot_distribution("Left", "Right", 4, shoot=True)["goal"] == Fraction(3, 6) + Fraction(1, 6) / 2 / 2


def test_saves_steals_interceptions_and_fouls() -> None:
    assert [compute_save_chance(guard) for guard in ("Left", "Center", "Right")] == [Fraction(2, 3), Fraction(1, 2), 0]
    assert compute_save_chance("Right", blocked=True) == Fraction(1, 2)
    assert [compute_steal_chance(skilled=each, foul=False) for each in (False, True)] == [
        Fraction(1, 6),
        Fraction(1, 3),
    ]
    assert compute_steal_chance(skilled=False, foul=True) == Fraction(1, 3) * Fraction(2, 6) + Fraction(
        2, 3
    ) * Fraction(1, 6)
    assert [compute_interception_chance(step=each, foul=False) for each in (False, True)] == [Fraction(1, 3)] * 2
    assert compute_foul_distribution("text-5-6") == {word: Fraction(1, 3) for word in ("success", "failure", "caught")}


def test_the_pages_stand_behind_clauses_that_exist_and_anchors_that_exist() -> None:
    for extra in ROOM.extras():
        anchors = set(re.findall(r"\{ #(\S+) \}", extra.text))
        for clause, anchor, _ in extra.tables:
            assert clause in SOCCER.rulebook.clauses
            assert anchor in anchors


def test_the_derivation_by_hand_agrees_with_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand, told = commands_agree(DERIVATION, "completed", capsys, monkeypatch)
    assert dict(line.split()[:2] for line in told[0].splitlines())['["F1"]'] == by_hand
    spread = compute_pass_distribution("level", 2, "whole")
    assert spread is not None
    assert spread["completed"] == Fraction(by_hand)


def test_the_table_of_the_derivation_is_the_one_of_the_odds() -> None:
    position = SOCCER.load(load_rules(), json.loads(DERIVATION.with_suffix(".json").read_text(encoding="utf-8")))
    assert position == create_position({"D1": (-4, -8), "F1": (-2, -8)}, holder="D1")


# ---- pictures


@pytest.mark.parametrize("name", PITCHES)
def test_every_hex_of_a_pitch_is_drawn_once_with_its_coordinate(name: str) -> None:
    rules = _load_rules(name)
    wanted = sorted(f"{x},{y}" for x, y in rules.pitch.bit)
    svg = load_pictures("tactical-soccer")["field"](rules)
    assert sorted(re.findall(r'data-hex="([^"]*)"[^>]*><title>\1</title>', svg)) == wanted
    assert sorted(re.findall(r'<text x="\d+" y="\d+">([^<]*)</text>', svg)) == wanted
    assert len(re.findall(r'class="goal red"', svg)) == len(re.findall(r'class="goal blue"', svg)) == 3
    assert len(re.findall(r'class="box"', svg)) == 12


@pytest.mark.parametrize("name", PITCHES)
def test_neighbours_touch_and_red_attacks_to_the_right(name: str) -> None:
    rules = _load_rules(name)
    drawn = re.findall(r'data-hex="(-?\d+),(-?\d+)" d="M(\d+) (\d+)m', load_pictures("tactical-soccer")["field"](rules))
    at = {(int(x), int(y)): (int(across), int(down)) for x, y, across, down in drawn}
    for place, (x, y) in at.items():
        assert place in at
        for near in rules.pitch.next_to[place]:
            assert 27 <= ((at[near][0] - x) ** 2 + (at[near][1] - y) ** 2) ** 0.5 <= 28
    assert at[rules.pitch.goals.red.Center][0] == min(x for x, _ in at.values())
    # Left and Right are named as the shooter sees them: red's left is up.
    assert at[rules.pitch.goals.blue.Left][1] < at[rules.pitch.goals.blue.Right][1]


def test_the_board_states_and_shows_the_hex_of_each_man() -> None:
    svg = board(create_position({}, holder="F1"))
    assert title(svg) == (
        "red 0, blue 0, half 1, turn 1. red activates a man. F1 has the ball on -4,-16. red, to the right: F1 -4,-16;"
        " M1 -4,-14; M2 -4,-12; D1 -4,-10; D2 -3,-15; G1 1,-15. blue, to the left: F2 -4,16; F3 -4,14; M3 -4,12;"
        " M4 -4,10; D3 -4,8; G2 1,15. Done: F2, F3, M3, M4, D3"
    )
    for man, (x, y) in ((man, place) for man, place in TABLE["men"].items()):
        hex_path = re.search(rf'data-hex="{x},{y}" d="M(\d+ \d+)m', svg)
        token = re.search(rf'data-man="{man}"><title>{man} on {x},{y}</title><path class="token" d="M(\d+ \d+)m', svg)
        assert hex_path is not None
        assert token is not None
        assert hex_path.group(1) == token.group(1)
    assert len(re.findall(r'class="man \w+ \w+ done"', svg)) == 5


def test_the_board_shows_a_loose_ball_with_its_hex() -> None:
    svg = board(create_position({}, loose=(2, 4)))
    assert "The ball lies loose on 2,4" in title(svg)
    assert re.search(r'class="ball loose".*class="where"[^>]*>2,4<', svg)


def test_the_board_marks_cards_and_tells_who_is_sent_off() -> None:
    caught = ["F1", "F2", "F2"]
    svg = board(
        create_position({"F2": None}, turn=SENDING_OFF, holder="F1", sent_off=["F2"], offences=caught, done=["F3"])
    )
    assert "Yellow card: F1. Sent off: F2" in title(svg)
    assert svg.count('class="yellow"') == 1
    assert 'data-man="F2"' not in svg


def test_the_board_draws_a_pass_on_its_way() -> None:
    flight = {
        "passer": "D1", "origin": (0, -8), "receiver": "F1", "to": (0, -2), "good": True, "side": None, "asked": [],
    }  # fmt: skip
    men: dict[str, Any] = {"D1": (0, -8), "F1": (0, -2), "F2": (1, -3)}
    svg = board(create_position(men, phase="intercept", done=["F3", "M3", "M4", "D1", "D3"], flight=flight))
    assert "The pass is good and flies from D1 on 0,-8 to 0,-2; blue may intercept" in title(svg)
    assert svg.count('class="flight"') == svg.count('class="ball flying"') == 1


def test_the_board_tells_the_words_of_a_shot() -> None:
    svg = board(create_shot_position("Left", "Center", 4, shoot=True))
    assert "F1 of red shoots: the coaches reveal the goal hexes that they wrote, and the shot is rolled" in title(svg)
    assert "Written: Left against Center" in title(svg)
    assert "G2 0,18" in title(svg)


def test_the_board_of_a_game_not_begun_has_no_men() -> None:
    rules = SOCCER.rules(Options(settings={"pitch": "small"}))
    svg = board(SOCCER.start(rules).position, rules)
    assert title(svg).startswith("red 0, blue 0, draft. Dice decide who picks first. red: G1. blue: G2")
    assert "data-man" not in svg


def test_the_pitch_page_says_that_the_field_is_ours() -> None:
    assert '!!! warning "Invented"' in page("pitch.md")
    assert "(ambiguities.md#TS-A10)" in page("pitch.md")
