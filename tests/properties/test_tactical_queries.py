"""Questions of tactical-football that need no game: answers worked out from the map and the tables of the source."""

from __future__ import annotations

from typing import Any

import pytest

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.errors import MalformedData, UnknownName
from scrimmage_rules.kernel.ruleset import Question
from scrimmage_rules.tactical_football.queries import QUERIES
from scrimmage_rules.tactical_football.settings import resolve


def ask(name: str, readings: dict[str, str] | None = None, **args: Any) -> Any:
    rules = resolve(Options(readings=readings or {}))
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
    assert hex_["nearest inbounds"] == "1761"


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
