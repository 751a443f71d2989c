"""`scrimmage clause` lists the code that refuses first and the events last, and follows constants to their uses."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kit.rulebook import code_citations, deciding_lines
from scrimmage_rules.rulesets import home

GAME = "card-football"

PUNT = '''"""Punts."""

from scrimmage_rules.card_football.ids import FAR, MADE_BY

def punt(deed):
    deed.say("punted", ["PUNT.distance", *MADE_BY])
    return "PUNT.distance"

RULE = (
    Precondition("FG.opponent-half", "near", near, also=("PUNT.distance",)),
    Precondition(FAR, "far", far),
)
'''
IDS = '''"""Ids."""

FAR = "PUNT.distance"
MADE_BY = ("FG.opponent-half", "PUNT.turnover")
UNUSED = "PUNT.turnover"
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruleset of two modules."""
    folder = tmp_path / "scrimmage_rules" / "card_football"
    folder.mkdir(parents=True)
    (folder / "punt.py").write_text(PUNT, encoding="utf-8")
    (folder / "ids.py").write_text(IDS, encoding="utf-8")
    there = home(GAME)._replace(folder=folder)
    for module in (code_citations, deciding_lines):
        monkeypatch.setattr(module, "home", lambda _ruleset: there)
    for cached in (code_citations.find_clause_strings, deciding_lines._read_modules):
        cached.cache_clear()
        monkeypatch.setattr(*_uncached(cached))


def _uncached(cached: object) -> tuple[object, str, object]:
    """Return what sets the function in the place of its cache, so that nothing of this package is kept."""
    function = cached.__wrapped__  # type: ignore[attr-defined]
    module = code_citations if function.__module__ == code_citations.__name__ else deciding_lines
    return module, function.__name__, function


def lines_of(clause: str) -> list[str]:
    """Return the places of a clause without their folders."""
    return [place.rpartition("/")[2] for place in deciding_lines.find_deciding_lines(GAME, clause)]


@pytest.mark.usefixtures("package")
def test_precondition_by_a_constant_comes_first_and_the_event_last() -> None:
    assert lines_of("PUNT.distance") == ["punt.py:11", "punt.py:10", "punt.py:7", "punt.py:6"]


@pytest.mark.usefixtures("package")
def test_list_of_clauses_counts_where_an_event_uses_it() -> None:
    assert lines_of("FG.opponent-half") == ["punt.py:10", "punt.py:6"]


def test_real_clause_behind_a_constant_lists_its_precondition_first() -> None:
    first = deciding_lines.find_deciding_lines("tactical-football", "7.1.E")[0]
    file, line = first.split(":")
    text = (home("tactical-football").folder.parent.parent / file).read_text(encoding="utf-8").splitlines()
    assert text[int(line) - 1].strip().startswith("Precondition(ONE_AFTER_THE_OTHER")
