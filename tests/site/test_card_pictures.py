"""The board and the cards of card-football, drawn."""

from __future__ import annotations

import re
from typing import Any

import pytest

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import load_pictures, ruleset
from tests.site.card_position import PLAYING

CARD_FOOTBALL = ruleset("card-football")
FIELD = 100


UNPLAYED: dict[str, Any] = {"score": {"home": 0, "away": 0}, "used": []}
TOUCHDOWN = {"home": 7, "away": 9}


def board(**changes: Any) -> str:
    rules = CARD_FOOTBALL.rules(Options())
    return load_pictures("card-football")["board"](rules, CARD_FOOTBALL.load(rules, {**PLAYING, **changes}))


def title(svg: str) -> str:
    found = re.search(r"<title>(.*?)</title>", svg)
    assert found is not None
    return found.group(1).replace("&#x27;", "'")


@pytest.mark.parametrize("offence", ["home", "away"])
def test_the_board_states_and_shows_the_right_yard_line(offence: str) -> None:
    for spot in range(1, FIELD):
        svg = board(offence=offence, spot=spot, series_start=spot, down=1)
        own, theirs = offence, "away" if offence == "home" else "home"
        line = "midfield" if spot == 50 else f"{own}'s {spot}" if spot < 50 else f"{theirs}'s {100 - spot}"
        assert f"ball on {line}." in title(svg)
        from_left = spot if offence == "home" else FIELD - spot
        assert f'class="ball" cx="{(from_left + 10) * 4}"' in svg


def test_the_board_tells_down_distance_score_quarter_and_cards() -> None:
    told = title(board())
    assert told == (
        "home 7, away 3, quarter 1. Second down, 6 to go, ball on home's 30. home attacks to the right, 35 cards left"
    )


def test_the_flags_stand_ten_yards_apart_towards_the_end_zone_under_attack() -> None:
    assert 'class="bracket" d="M144 50V43H184V50"' in board()
    assert 'class="bracket" d="M336 50V43H296V50"' in board(offence="away")


def test_the_flags_stop_at_the_goal_line() -> None:
    svg = board(spot=95, series_start=94, down=2)
    assert "goal to go" in title(svg)
    assert 'class="bracket" d="M416 50V43H440V50"' in svg


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"phase": "coin", "opening_kicker": None, **UNPLAYED}, "The coin decides who kicks off"),
        ({"phase": "kick-off", "kicker": "home"}, "home kicks off"),
        ({"phase": "try", "offence": "away", "score": TOUCHDOWN}, "Touchdown: away tries for one point or two"),
        ({"phase": "over", "quarter": 4}, "home has won"),
    ],
)  # fmt: skip
def test_the_board_tells_what_is_due_while_no_ball_lies_on_the_field(changes: dict[str, Any], said: str) -> None:
    svg = board(**{"offence": None, "spot": None, "down": None, "series_start": None, **changes})
    assert said in title(svg)
    assert 'class="ball"' not in svg


def test_a_picture_has_a_name_for_those_who_cannot_see_it() -> None:
    rules = CARD_FOOTBALL.rules(Options(settings={"deck": "sample"}))
    card = load_pictures("card-football")["card"](CARD_FOOTBALL.query(rules, "card", {"card": "P01"}).value)
    for svg in (board(), card):
        assert 'role="img" aria-label="' in svg
        assert "<title>" in svg


def test_the_printed_card_shows_every_entry() -> None:
    rules = CARD_FOOTBALL.rules(Options(settings={"deck": "sample"}))
    svg = load_pictures("card-football")["card"](CARD_FOOTBALL.query(rules, "card", {"card": "P01"}).value)
    shown = re.findall(r'class="(?:entry|cell) [^>]*>([^<]*)<', svg)
    assert shown[:4] == ["r18", "30", "27", "+10"]
    assert shown[4:9] == ["7", "−2", "–", "1", "3"]
    assert len(shown) == 4 + 25
