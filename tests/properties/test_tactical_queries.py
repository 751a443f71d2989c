"""Questions of tactical-football that need no game: answers worked out from the map and the tables of the source."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kernel.odds import odds
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Question
from scrimmage_rules.tactical_football.rule_queries import QUERIES
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.settings import resolve_rules
from tests.properties.tables_in_full import load

ROOT = Path(__file__).resolve().parents[2]


def ask(name: str, readings: dict[str, str] | None = None, **args: Any) -> Any:
    rules = resolve_rules(Options(readings=readings or {}))
    whole: Any = None  # these questions never ask the ruleset
    return QUERIES[name](Question(whole, rules, args)).value


@pytest.mark.parametrize(
    ("name", "args", "value"),
    [
        ("distance", {"from": "1909", "to": "2821"}, {"hexes": 17, "straight": None}),
        ("distance", {"from": "1440", "to": "1442"}, {"hexes": 2, "straight": "N"}),
        ("line", {"hex": "1924", "line": 30}, {"side": "offense", "depth": 6, "touches": False}),
        ("line", {"hex": "0131", "line": 30}, {"side": "defense", "depth": 0, "touches": True}),
        ("yard-line", {"yards": 20}, 12),
        ("hexside", {"facing": "SE", "way": "NE"}, {"hexside": "oblique", "step": 2}),
        ("hexside", {"facing": "SE", "way": "SE"}, {"hexside": "front", "step": 1}),
        ("turn", {"from": "N", "to": "SE"}, {"hexsides": 2, "cost": 2}),
        ("zone", {"hex": "1920", "facing": "N"}, ["1820", "1921", "2020"]),
        ("sight", {"hex": "1920", "facing": "N", "target": "2523"}, True),
        ("sight", {"hex": "1920", "facing": "N", "target": "2522"}, False),
        ("contact-results", {"differential": 9, "dice": 4}, {"line": 6, "result": "Dn2"}),
        ("contact-results", {"differential": -2, "dice": 5}, {"line": -2, "result": "An1"}),
        ("recovery", {"marker": 3, "dice": 11}, "I"),
        ("recovery-odds", {"marker": 4},
         [{"result": "R", "p": "5/18"}, {"result": "none", "p": "5/9"}, {"result": "I", "p": "1/6"}]),
        ("recovery-odds", {"marker": 2, "turns": 2},
         [{"result": "R", "p": "175/216"}, {"result": "none", "p": "49/324"}, {"result": "I", "p": "25/648"}]),
        ("completion", {"net": 7, "dice": 2}, {"row": 7, "completed": False}),
        ("completion", {"net": 7, "dice": 8}, {"row": 7, "completed": True}),
        ("completion", {"net": 7, "dice": 9}, {"row": 7, "completed": False}),
        ("completion", {"net": 15, "dice": 11}, {"row": 11, "completed": True}),
        ("completion", {"net": -1, "dice": 2}, {"row": None, "completed": False}),
        ("completion-odds", {"net": 7}, {"row": 7, "completed": "25/36"}),
        ("completion-odds", {"net": -1}, {"row": None, "completed": "0"}),
        ("fumble-odds", {}, {"fumbled": "1/36", "kept": "1/7"}),
        ("contact-odds", {"differential": 3}, [
            {"result": "Dh", "p": "1/6"}, {"result": "Dn1", "p": "1/4"}, {"result": "Dn2", "p": "1/2"},
            {"result": "Dn3", "p": "1/12"},
        ]),
    ],
)  # fmt: skip
def test_answers(name: str, args: dict[str, Any], value: Any) -> None:
    assert ask(name, **args) == value


def test_the_map_in_numbers() -> None:
    assert ask("field") == {
        "columns": 37, "rows": 60, "end zone": 6, "hexes": 2664, "hash columns": [17, 21], "inbounds": 300,
    }  # fmt: skip
    hex_ = ask("hex", hex="1661")
    assert (hex_["column"], hex_["row"], hex_["inbounds"], hex_["end zone"]) == (16, 61, False, "ahead")
    assert hex_["nearest inbounds"] == "1760"


def test_a_man_and_a_roster() -> None:
    assert ask("man", side="offense", man="66") == {
        "number": "66", "position": "G", "strength": 5, "allowance": 9, "passing": 0, "receiving": 0,
        "origins": {
            "number": "stated", "strength": "stated", "allowance": "stated", "passing": "derived",
            "receiving": "stated",
        },
    }  # fmt: skip
    roster = ask("roster")
    assert ask("check-roster", roster=roster) == {"faults": []}
    short = {**roster, "offense": roster["offense"][:10]}
    assert ask("check-roster", roster=short) == {"faults": [{"clause": "4.1.1", "path": "/offense"}]}


def test_whole_tables() -> None:
    assert ask("contact-table")["0"][4] == "Dh"
    assert [len(cells) for cells in ask("contact-table").values()] == [11] * 9
    assert ask("recovery-table")["4"] == ["R"] * 4 + ["none"] * 4 + ["I"] * 3
    assert ask("chart")["rear contact"] == 2
    assert ask("contact-results", {"TF-A30": "auto"}, differential=7, dice=2) == {"line": None, "result": "Dn4"}
    assert ask("contact-results", {"TF-A30": "forbid-low"}, differential=-3, dice=2) == {"line": None, "result": None}


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("hex", {"hex": "1494"}), ("hex", {"hex": 1441}), ("hex", {}), ("yard-line", {"yards": 21}),
        ("recovery", {"marker": 5, "dice": 2}), ("contact-results", {"differential": 0, "dice": 13}),
    ],
)  # fmt: skip
def test_what_cannot_be_asked(name: str, args: dict[str, Any]) -> None:
    with pytest.raises(MalformedData):
        ask(name, **args)
    with pytest.raises(UnknownName):
        ask("man", side="offense", man="99")


def test_lines_of_the_completion_table_by_reading() -> None:
    """Line 2 is 3 and 4; 2 and 3, if all begin at 2; or 4 and 5 (TF-A45)."""
    lines = {key: ask("completion-table", {"TF-A45": key}) for key in ("smooth", "left", "2-alt")}
    assert [each["2"] for each in lines.values()] == [[3, 4], [2, 3], [4, 5]]
    assert [each["9"][0] for each in lines.values()] == [3, 2, 3]
    assert all(len(each) == 12 for each in lines.values())


@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("completion", {"net": 201, "dice": 7}), ("completion", {"net": 7, "dice": 13}), ("completion", {"net": 7}),
        ("completion-odds", {"net": "7"}), ("recovery-odds", {"marker": 3, "turns": 0}),
        ("recovery-odds", {"marker": 3, "turns": 21}),
    ],
)  # fmt: skip
def test_what_no_pass_and_no_recovery_has_cannot_be_asked(name: str, args: dict[str, Any]) -> None:
    with pytest.raises(MalformedData):
        ask(name, **args)


def test_net_points_are_asked_of_two_men_within_45_hexes() -> None:
    table = json.loads((ROOT / "docs/derivations/tactical-football-pass.json").read_text(encoding="utf-8"))
    rules = RULESET.rules(Options())
    asked = {"position": table, "passer": "12", "receiver": "21"}
    assert RULESET.query(rules, "pass-points", asked).value["net"] == 7
    with pytest.raises(UnknownName):
        RULESET.query(rules, "pass-points", {**asked, "receiver": "99"})
    table["men"]["offense"]["on"]["83"]["at"] = "3766"  # 18 columns away, and 41 rows up: 50 hexes
    with pytest.raises(MalformedData, match="45 hexes"):
        RULESET.query(rules, "pass-points", {**asked, "receiver": "83"})


def test_odds_of_a_ball_that_is_fought_for_are_whole() -> None:
    """A contact with the man who has it: the throws of a fumble go on until one is not 7, and are summed up."""
    table = json.loads((ROOT / "docs/derivations/tactical-football-contact.json").read_text(encoding="utf-8"))
    table["men"]["offense"]["on"]["12"]["at"], table["men"]["offense"]["on"]["66"]["at"] = "1830", "1829"
    rules = RULESET.rules(Options())
    at = At(rules, load(rules, table), "away", RULESET.action({"type": "contact", "man": "99", "target": "12"}))
    found = odds(RULESET, at, ["/ball"])
    assert sum(found.values()) == 1
    lost = sum((share for ball, share in found.items() if b'"held_by":"defense"' in ball), Fraction(0))
    assert lost == Fraction(1, 36) * Fraction(6, 7)
