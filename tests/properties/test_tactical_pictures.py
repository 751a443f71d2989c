"""Pictures of tactical-football: what must be on them, and that they are drawn of every sort of position."""

from __future__ import annotations

import re
from typing import Any, get_args
from xml.etree import ElementTree as ET

import msgspec
import pytest

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.tactical_football.pictures import PICTURES, position_text
from scrimmage_rules.tactical_football.position import Down, Position
from scrimmage_rules.tactical_football.settings import resolve_rules
from scrimmage_rules.tactical_football.stage_sequence import SEQUENCE
from tests.properties.tables_in_full import in_full

RULES = resolve_rules(Options())


def man(at: str, facing: str, **marked: Any) -> dict[str, Any]:
    return {"at": at, "facing": facing, **marked}


OFFENSE = {"51": man("1930", "N"), "36": man("1631", "NW"), "31": man("1927", "NW"), "71": man("1730", "N", hit=True)}
DEFENSE = {"91": man("1732", "S", neutralized=2), "5": man("1532", "SE")}
MOVING = {"phase": "movement", "side": "offense", "active": "36", "acts": {
    "36": {"spent": 5, "start": "1828", "faced": "N", "entered": True}}}  # fmt: skip
CARRIED = {"is": "carried", "by": "31", "dummies": ["36"]}
SNAP = {
    "turn": 3, "at": "1930", "snapper": "51", "recipient": "12", "passers": [], "receivers": [], "linemen": [],
    "charging": [],
}  # fmt: skip


def position(**parts: Any) -> Position:
    whole: dict[str, Any] = {
        "stage": MOVING, "offense": "home", "objective": 4, "ball": CARRIED, "snap": SNAP,
        "men": {"offense": {"on": OFFENSE, "off": ["85"]}, "defense": {"on": DEFENSE}},
        "turn": {"number": 4, "type": "contact"}, **parts,
    }  # fmt: skip
    return msgspec.convert(in_full(whole), Position)


def drawn(kind: str = "board", **parts: Any) -> str:
    return PICTURES[kind](RULES, position(**parts))


def test_a_board_shows_men_facings_markers_balls_and_points() -> None:
    svg = drawn()
    ET.fromstring(svg)  # noqa: S314  (our own text)
    assert re.findall(r'<g class="man [^"]*" data-man="([0-9]+)"', svg) == ["31", "36", "51", "71", "5", "91"]
    assert '<g class="man offense" data-man="36" data-left="5"><title>offense 36 on 1631, facing NW</title>' in svg
    assert '<g class="man defense neutralized" data-man="91"><title>defense 91 on 1732, facing S, neutralized 2' in svg
    assert re.findall(r'class="marker (\w+)"', svg) == ["hit", "down"]
    assert re.findall(r'class="ball (\w+)"', svg) == ["held", "dummy"]
    assert svg.count("rotate(300)") == 2  # two men face NW
    assert svg.count('class="scrimmage"') == 1
    for told in ("31 has the ball; dummy balls with 36", "Points left: 36 5", "Off the field, offense: 85"):
        assert told in svg


def test_a_lost_ball_is_drawn_where_it_lies() -> None:
    svg = drawn(ball={"is": "loose", "at": "1927", "by": "31"}, stage={"phase": "movement", "side": "defense"})
    assert re.findall(r'class="ball (\w+)"', svg) == ["loose"]
    assert "The ball is loose on 1927: 31 has lost it" in svg


def test_a_game_of_several_plays_shows_its_first_down_marker_downs_and_points() -> None:
    game = {"points": {"home": 12, "away": 60}, "possession": 3, "start": 26, "first_down": 33, "down": 2}
    svg = drawn(game={**game, "banned": {"home": {"offense": ["85"]}}}, objective=None)
    assert "<title>First Down, line 32</title>" in drawn(game={**game, "first_down": 32})
    for told in ("Possession 3, down 2", "Victory Points: home 12, away 60", "Injured for home: offense 85"):
        assert told in svg
    assert "first-down" not in drawn()


def test_what_is_known_of_a_pass_and_of_hand_offs_is_told() -> None:
    throw = {"kind": "forward", "target": "1640", "length": "long", "passer": "12"}
    svg = drawn(turn={"number": 4, "type": "pass", "throw": throw, "changed": True})
    assert "A forward pass at 1640, by 12" in svg
    assert "The play was changed" in svg
    handed = {**MOVING, "hand_offs": [{"man": "31", "to": "36", "made": False}]}
    assert "A hand-off from 31 to 36, declared" in drawn(stage=handed)


def test_every_stage_and_every_end_of_a_play_has_words() -> None:
    assert set(position_text.DUE) == set(SEQUENCE.by_name)
    whys = next(each for each in msgspec.structs.fields(Down) if each.name == "why").type
    assert set(position_text.DOWN) == set(get_args(whys))


def test_every_hex_of_a_board_can_be_pointed_at() -> None:
    hexes = re.findall(r'data-hex="(\d{4})"[^>]*><title>(\d{4})</title>', drawn())
    assert ("1930", "1930") in hexes
    assert all(number == title for number, title in hexes)
    assert len({number for number, _ in hexes}) == len(hexes) == 9 * 9  # columns 13 to 21, rows 25 to 33
    assert "data-hex" not in drawn("plain")


def test_controlled_hexes_from_the_snap_on() -> None:
    assert re.findall(r'class="controlled (\w+)"', drawn()) == ["offense", "defense"]
    assert "controlled" not in drawn(snap=None, turn={"number": 2, "type": "pre-contact"})


def test_a_huddle_is_one_stack() -> None:
    huddle = {label: man("1924", "N") for label in ("51", "36", "31")}
    ground = {"is": "ground", "at": "1930"}
    svg = drawn(men={"offense": {"on": huddle}}, ball=ground, stage={"phase": "huddle"}, snap=None, turn={})
    assert '<g class="man offense stack" data-man="31 36 51"><title>offense 31 36 51 on 1924</title>' in svg
    assert 'class="ball ground"' in svg


def test_two_men_in_a_hex_are_both_seen() -> None:
    svg = drawn(men={"offense": {"on": {"31": man("1927", "NW")}}, "defense": {"on": {"5": man("1927", "S")}}})
    assert re.findall(r'class="token" d="M(\d+) \d+', svg)[0] != re.findall(r'class="token" d="M(\d+) \d+', svg)[1]


def test_how_wide_a_drawing_is() -> None:
    far = {"on": {"21": man("0330", "N"), "85": man("3530", "N")}}
    assert 'class="board hexfield"' in drawn()
    assert 'class="board hexfield whole"' in drawn(men={"offense": far})


@pytest.mark.parametrize("place", ["0195", "3766", "0166", "3795", "1930"])
def test_men_at_the_edges_are_on_the_picture(place: str) -> None:
    svg = drawn(men={"offense": {"on": {"31": man(place, "N")}}}, ball={"is": "carried", "by": "31"})
    assert f'data-hex="{place}"' in svg


def test_the_whole_map() -> None:
    svg = PICTURES["field"](RULES)
    numbers = re.findall(r">([0-9]{4})</text>", svg)
    assert len(set(numbers)) == len(numbers) == 2664
    assert svg.count('class="goal"') == 2
