"""The reference roster of tactical-football against the numbers that the source prints, and rosters with faults."""

from __future__ import annotations

import msgspec
import pytest

from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.men import (
    POSITIONS,
    Counter,
    Roster,
    create_men_from_roster,
    find_roster_faults,
    load_bundled_roster,
)

REFERENCE = load_bundled_roster("reference")
MEN = create_men_from_roster(REFERENCE)

EXAMPLES: dict[Role, set[str]] = {
    "offense": {"51", "65", "66", "71", "77", "83", "12", "21", "85", "31", "36"},
    "defense": {"61", "91", "99", "94", "64", "55", "89", "13", "5", "11", "26"},
}
"""The men that the play examples name: exactly eleven a side."""

PRINTED: dict[tuple[Role, str], str] = {
    ("offense", "66"): "G 5 9", ("offense", "60"): "UL 5 8", ("offense", "21"): "WR 2 12", ("defense", "99"): "DT 7 8",
    ("defense", "61"): "DE 6 9", ("defense", "64"): "MLB 5 10", ("defense", "55"): "OLB 4 10",
}  # fmt: skip
"""Position, strength and allowance of the counters that can be read (lines 1719 to 1845)."""

SPENT_HALVED = {"83": 1, "77": 3, "65": 1, "51": 4, "66": 2, "71": 3, "36": 5, "12": 5, "31": 6, "21": 6}
SPENT_LESS_FOUR = {"13": 6, "89": 3, "64": 2, "11": 8, "55": 6, "5": 7}
"""What they pay in the first play example, 1B and 1C."""


def test_the_men_of_the_examples_are_on_the_roster() -> None:
    for role, numbers in EXAMPLES.items():
        assert numbers <= set(MEN[role])
        assert len(MEN[role]) == 14


def test_counters_that_can_be_read() -> None:
    for (role, number), shown in PRINTED.items():
        man = MEN[role][number]
        assert f"{man.position} {man.strength} {man.allowance}" == shown
        counter = next(each for each in REFERENCE.of(role) if str(each.number[0]) == number)
        assert {counter.strength[1], counter.allowance[1]} == {"stated"}
    assert (MEN["offense"]["21"].passing, MEN["offense"]["21"].receiving, MEN["offense"]["12"].passing) == (0, 5, 10)


def test_everybody_can_pay_what_he_pays_in_the_examples() -> None:
    assert MEN["offense"]["85"].allowance >= 11
    assert all(MEN["offense"][number].allowance // 2 >= spent for number, spent in SPENT_HALVED.items())
    assert all(MEN["defense"][number].allowance - 4 >= spent for number, spent in SPENT_LESS_FOUR.items())
    assert MEN["defense"]["91"].allowance == 9  # 1 turn, 6 hexes and 2 for the contact in 2D


def test_the_differentials_of_the_examples() -> None:
    strength = {number: man.strength for men in MEN.values() for number, man in men.items()}
    assert strength["71"] + 1 - (strength["91"] + 1) == 0
    assert strength["99"] - strength["66"] == 2
    assert strength["66"] - strength["89"] == 1
    assert strength["36"] + strength["65"] - strength["5"] == 6
    assert strength["91"] + strength["64"] - strength["31"] == 8


def test_the_defense_has_no_passing_or_receiving() -> None:
    assert {(man.passing, man.receiving) for man in MEN["defense"].values()} == {(0, 0)}


def test_the_quarterback_is_the_best_passer_and_wide_receivers_the_best_receivers() -> None:
    offense = MEN["offense"].values()
    assert max(offense, key=lambda man: man.passing).position == "QB"
    assert max(offense, key=lambda man: man.receiving).position == "WR"


def test_the_reference_roster_is_sound() -> None:
    assert not list(find_roster_faults(REFERENCE))
    assert {man.position for man in MEN["offense"].values()} == set(POSITIONS["offense"])
    assert {man.position for man in MEN["defense"].values()} == set(POSITIONS["defense"])


def changed(role: Role, index: int, **parts: object) -> Roster:
    line_up = list(REFERENCE.of(role))
    line_up[index] = msgspec.structs.replace(line_up[index], **parts)
    return msgspec.structs.replace(REFERENCE, **{role: tuple(line_up)})


@pytest.mark.parametrize(
    ("roster", "named"),
    [
        (msgspec.structs.replace(REFERENCE, defense=REFERENCE.defense[:10]), [("4.1.1", "/defense")]),
        (msgspec.structs.replace(REFERENCE, defense=REFERENCE.defense[:11]), []),
        (changed("offense", 3, number=(51, "invented")), [("3.31.1", "/offense/3/number")]),
        (changed("offense", 0, number=(99, "invented")), []),
        (changed("defense", 0, position="QB"), [("14.1.1", "/defense/0/position")]),
        (changed("offense", 0, position=""), [("14.1.1", "/offense/0/position")]),
    ],
)
def test_faults_of_rosters(roster: Roster, named: list[tuple[str, str]]) -> None:
    assert [(fault.clause, fault.path) for fault in find_roster_faults(roster)] == named


def test_a_number_says_where_it_comes_from() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(REFERENCE.offense[0]), "strength": [5, "known"]}, Counter)
