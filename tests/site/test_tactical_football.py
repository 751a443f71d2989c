"""The pages of tactical-football: every number asked of the game, men as on their counters, the derivation agrees."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.command.cli import main
from scrimmage_rules.kernel.odds import outcomes
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.tactical_football import ROOM
from scrimmage_rules.site.tactical_football.odds_of_passes import query_completion_chance
from scrimmage_rules.site.tactical_football.odds_page import (
    DIFFERENTIALS,
    ID,
    MARKERS,
    TABLES,
    TURNS,
    compute_next_phase_states,
    compute_recovery_outcomes,
    load_rules,
    query_contact_distribution,
    query_recovery_distribution,
    sum_shares_of_neutralized_men,
)
from tests.site.derivations import commands_agree

ROOT = Path(__file__).resolve().parents[2]
DERIVATION = ROOT / "docs/derivations/tactical-football-contact.md"
GAME = ruleset(ID)


@cache
def page(file: str) -> str:
    return next(extra.text for extra in ROOM.extras() if extra.file == file)


# ---- odds


def test_every_spread_is_whole() -> None:
    for differential in range(-5, 12):
        assert (
            sum(query_contact_distribution(differential).values())
            == sum(compute_next_phase_states(differential).values())
            == 1
        )
    for marker in MARKERS:
        assert all(sum(compute_recovery_outcomes(marker, turns).values()) == 1 for turns in TURNS)
        assert compute_recovery_outcomes(marker, 1)["recovered"] == query_recovery_distribution(marker)["R"]


def test_shares_worked_out_by_hand() -> None:
    assert sum_shares_of_neutralized_men(2) == Fraction(7, 12)
    assert query_contact_distribution(2)["Dn3"] == Fraction(1, 36)
    assert compute_next_phase_states(2) == {
        "on his feet": Fraction(89, 216), "hit": Fraction(5, 12), "down": Fraction(35, 216),
        "injured": Fraction(1, 108),
    }  # fmt: skip
    assert compute_recovery_outcomes(3, 2) == {
        "recovered": Fraction(5, 8),
        "still down": Fraction(1, 4),
        "injured": Fraction(1, 8),
    }
    assert compute_recovery_outcomes(1, 2)["recovered"] == Fraction(35, 36)


def test_the_tables_of_the_page_say_what_is_asked() -> None:
    text = page("odds.md")
    for differential in DIFFERENTIALS:
        name = f"{differential:+d}" if differential else "0"
        shares = [sum_shares_of_neutralized_men(differential, who) for who in ("An", "Dh", "Dn")]
        row = re.search(rf"^\| {re.escape(name)} \| (.*) \|$", text, re.MULTILINE)
        assert row is not None
        shown = [cell.partition(" ")[0] for cell in row.group(1).split(" | ")]
        assert shown == [str(share) if share else "\N{EN DASH}" for share in shares]


def test_a_double_team_on_the_table_has_the_odds_of_its_strengths() -> None:
    """#36 with 4 and #65 with 5 contact #5 with 3, as in the second play example: +6."""
    table = json.loads(DERIVATION.with_suffix(".json").read_text(encoding="utf-8"))
    on = table["men"]["offense"]["on"]
    table["so_far"]["ineligible_across"] = True
    on["36"]["at"], on["65"]["at"] = "1439", "1340"
    on["65"]["facing"] = "NE"
    table["men"]["defense"]["on"]["5"].update(at="1440", facing="S")
    table["stage"]["side"] = "offense"
    rules = load_rules()
    position: Any = GAME.load(rules, table)
    action = GAME.action({"type": "contact", "man": "36", "target": "5", "with": ["65"]})
    found: dict[int, Fraction] = {}
    for share, applied in outcomes(GAME, At(rules, position, "home", action)):
        degree = applied.position.men.defense.on["5"].neutralized
        found[degree] = found.get(degree, Fraction(0)) + share
    assert found == {int(result[2:]): share for result, share in query_contact_distribution(6).items()}


def test_the_clauses_with_odds_are_clauses() -> None:
    anchors = set(re.findall(r"\{ #([\w-]+) \}", page("odds.md")))
    assert {clause for clause, _, _ in TABLES} <= set(GAME.rulebook.clauses)
    assert {anchor for _, anchor, _ in TABLES} <= anchors


# ---- men and map


def test_every_number_of_a_man_says_where_it_comes_from() -> None:
    rows = [row for row in re.findall(r"^\| \*\*#<span .*$", page("men.md"), re.MULTILINE) if row.count("|") == 6]
    assert len(rows) == 28
    assert all(row.count('class="figure ') == 5 for row in rows)
    invented = next(row for row in rows if ">18<" in row)
    assert invented.count("<sup>i</sup>") == 5
    known = next(row for row in rows if ">21<" in row)
    assert known.count('title="stated"') == 5


def test_the_map_is_drawn_with_every_number() -> None:
    numbers = set(re.findall(r">([0-9]{4})</text>", page("map.md")))
    assert len(numbers) == 2664
    assert {"1441", "0101", "3766", "1499"} <= numbers


# ---- the derivation


def test_the_derivation_by_hand_agrees_with_the_command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_hand, told = commands_agree(DERIVATION, "down", capsys, monkeypatch)
    assert Fraction(by_hand) == sum_shares_of_neutralized_men(2)
    assert [len(each.splitlines()) for each in told] == [4, 4]


@pytest.mark.parametrize(("name", "anchor", "asked"), [
    ("pass", "completed", lambda: query_completion_chance(7)),
    ("fumble", "kept", lambda: Fraction(GAME.query(load_rules(), "fumble-odds", {}).value["kept"])),
    ("recovery", "recovered", lambda: compute_recovery_outcomes(3, 2)["recovered"]),
])  # fmt: skip
def test_what_is_worked_out_by_hand_is_what_the_engine_finds(
    name: str, anchor: str, asked: Callable[[], Fraction], capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    by_hand, _ = commands_agree(ROOT / f"docs/derivations/tactical-football-{name}.md", anchor, capsys, monkeypatch)
    assert Fraction(by_hand) == asked()


@pytest.mark.parametrize(("name", "share"), [
    ("contact", "Dn1                           11/36"), ("pass", "completed                     25/36"),
    ("fumble", "kept                            1/7"), ("recovery", "R                               5/8"),
])  # fmt: skip
def test_the_question_of_a_page_is_answered_as_it_shows(
    name: str, share: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neutralized at +2, completed at net 7, a lost ball kept, up again from marker 3 within two Game-Turns."""
    text = (ROOT / f"docs/derivations/tactical-football-{name}.md").read_text(encoding="utf-8")
    shown = re.search(r"^\$ scrimmage (odds .*--question .*)\n((?:\w.*\n)+)```", text, re.MULTILINE)
    assert shown is not None
    assert main(shlex.split(shown.group(1))) == 0
    assert capsys.readouterr().out == shown.group(2)
    assert share in shown.group(2)


def test_the_sum_of_the_third_example_is_that_of_its_page() -> None:
    table = json.loads((ROOT / "docs/derivations/tactical-football-pass.json").read_text(encoding="utf-8"))
    found = GAME.query(load_rules(), "pass-points", {"position": table, "passer": "12", "receiver": "21"}).value
    assert [each["points"] for each in found["items"]] == [10, 5, -2, -2, -2, -2, 0]
    assert (found["net"], found["completed"]) == (7, "25/36")


def test_the_table_of_passes_on_the_page_is_the_printed_one() -> None:
    """The window of net 7, with the pass lost in 11/36 x 1/6 where there is a man."""
    assert "| 7 | 3 to 8 | 25/36 <small>(69.4 %)</small> | 11/216 <small>(5.1 %)</small> |" in page("odds.md")
    assert "| 0 | 2 | 1/36 <small>(2.8 %)</small> | 35/216 <small>(16.2 %)</small> |" in page("odds.md")


def test_the_derivation_shows_the_line_and_the_shares_of_the_page() -> None:
    text = DERIVATION.read_text(encoding="utf-8")
    line = GAME.query(load_rules(), "contact-table", {}).value["2"]
    assert f"| result | {' | '.join(line)} |" in text
    assert all(str(share) in text for share in compute_next_phase_states(2).values())
