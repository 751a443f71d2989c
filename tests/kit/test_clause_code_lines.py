"""`scrimmage clause` lists predicates first and events last, and follows constants to the lines that use them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scrimmage_rules.kernel.position_faults import Blame
from scrimmage_rules.kit.rulebook import clause_code_lines, code_citations
from scrimmage_rules.rulesets import RULESETS, get_folder_name, locate_ruleset, ruleset

GAME = "card-football"

PUNT = '''"""Punts."""

from scrimmage_rules.card_football.ids import FAR, MADE_BY

def punt(deed):
    deed.say("punted", ["PUNT.distance", *MADE_BY])
    return "PUNT.distance"

RULE = (
    Precondition("PUNT.possession", "near", near, also=("PUNT.distance",)),
    Precondition(FAR, "far", far),
)
'''
IDS = '''"""Ids."""

FAR = "PUNT.distance"
MADE_BY = ("PUNT.possession", "PUNT.turnover")
UNUSED = "PUNT.turnover"
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruleset of two modules."""
    folder = tmp_path / "scrimmage_rules" / "card_football"
    folder.mkdir(parents=True)
    (folder / "punt.py").write_text(PUNT, encoding="utf-8")
    (folder / "ids.py").write_text(IDS, encoding="utf-8")
    there = locate_ruleset(GAME)._replace(folder=folder)
    for module in (code_citations, clause_code_lines):
        monkeypatch.setattr(module, "locate_ruleset", lambda _ruleset: there)
    for cached in (code_citations.find_clause_strings, clause_code_lines._read_modules):
        cached.cache_clear()
        monkeypatch.setattr(*_uncached(cached))


def _uncached(cached: object) -> tuple[object, str, object]:
    """Return what sets the function in the place of its cache, so that nothing of this package is kept."""
    function = cached.__wrapped__  # type: ignore[attr-defined]
    module = code_citations if function.__module__ == code_citations.__name__ else clause_code_lines
    return module, function.__name__, function


def lines_of(clause: str) -> list[str]:
    """Return the places of a clause without their folders."""
    return [place.rpartition("/")[2] for place in clause_code_lines.find_clause_code_lines(GAME, clause)]


@pytest.mark.usefixtures("package")
def test_precondition_by_a_constant_comes_first_and_the_event_last() -> None:
    assert lines_of("PUNT.distance") == ["punt.py:11", "punt.py:10", "punt.py:7", "punt.py:6"]


@pytest.mark.usefixtures("package")
def test_list_of_clauses_counts_where_an_event_uses_it() -> None:
    assert lines_of("PUNT.possession") == ["punt.py:10", "punt.py:6"]


def first_line(ruleset_id: str, clause: str) -> str:
    """Return the file and the text of the first line of code for a clause."""
    file, line = clause_code_lines.find_clause_code_lines(ruleset_id, clause)[0].split(":")
    text = (locate_ruleset(ruleset_id).folder.parent.parent / file).read_text(encoding="utf-8").splitlines()
    return f"{file.removeprefix(f'scrimmage_rules/{get_folder_name(ruleset_id)}/')}: {text[int(line) - 1].strip()}"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_of_a_precondition_lists_a_predicate_first(ruleset_id: str) -> None:
    blamed = {each.clause for rule in ruleset(ruleset_id).action_rules.values() for each in rule.preconditions}
    lines = {clause: first_line(ruleset_id, clause) for clause in blamed}
    assert {
        clause: line
        for clause, line in lines.items()
        if not re.search(r": def \w+\(|\blambda\b|\brequire_chance_seat\(", line)
    } == {}


@pytest.mark.parametrize("ruleset_id", [each for each in RULESETS if ruleset(each).reasons])
def test_every_other_clause_of_a_reason_lists_its_check_first(ruleset_id: str) -> None:
    game = ruleset(ruleset_id)
    forbidden = {each.clause for rule in game.action_rules.values() for each in rule.preconditions}
    blamed = {each.clause for each in game.reasons if isinstance(each, Blame)} - forbidden
    lines = {clause: first_line(ruleset_id, clause) for clause in blamed}
    assert {
        clause: line
        for clause, line in lines.items()
        if not re.search(r": def \w+\(|\blambda\b|: yield .*fault\(", line)
    } == {}
    assert len(lines) > 10


@pytest.mark.parametrize(
    ("ruleset_id", "clause", "line"),
    [
        ("card-football", "PREP.shuffle", 'preparation.py: preconditions=(require_chance_seat("PREP.shuffle"),),'),
        ("card-football", "PUNT.declare", "punt.py: def may_announce_kick("),
        ("card-football", "END.fourth", "validity.py: def _is_quarter_invalid("),
        ("computer-football", "PLAY.5.3", 'validity_of_play.py: yield fault(f"type-known-'),
        ("tactical-soccer", "TEAM.size", 'validity.py: yield fault("not-six"'),
        ("computer-football", "L2.2", "line_ups.py: def _is_place_next_to_line_or_downfield("),
        ("computer-football", "M7.1", "movement.py: def is_no_lineman_moving_back("),
        ("tactical-football", "7.1.E", "movement/movers.py: def "),
        ("tactical-football", "4.1.2", "set_up/selection_of_eleven.py: lambda at:"),
        ("tactical-football", "4.3.pre.1", "transferring_the_ball/legal_snap.py: def _has_seven_on_line("),
        ("tactical-football", "9.4.U.3", "passing/throwing.py: def _may_long_pass_now("),
        ("tactical-football", "4.3.5", "movement/movement_point_payment.py: def has_enough_or_motion_is_free("),
    ],
)
def test_predicate_of_every_kind_of_row_comes_first(ruleset_id: str, clause: str, line: str) -> None:
    assert first_line(ruleset_id, clause).startswith(line)
