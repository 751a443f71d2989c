"""Changed code between two sides, the clauses that it cites, and the cases that are sent first because of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.impact import ImpactScope, measure_impact
from scrimmage_rules.kit.impact.changed_code import CodeChange, _compare_folders, list_changed_files
from scrimmage_rules.kit.impact.changed_ruleset_parts import ChangedRulesetParts
from scrimmage_rules.kit.impact.option_differences import SwitchedOptions
from scrimmage_rules.kit.impact.rulebook_changes import BookChange, BookChapter, BookClause, ReportedRulebook
from scrimmage_rules.kit.running.case_selection import NothingSelected, Selection
from tests.kit.impacts import NONE, changed_copy

CLAUSES = frozenset({"STEAL.six", "FOUL.bonus", "KICK.far"})

TABLES = '''"""The tables."""

NEEDED = {"steal": 6}
"""The minimum die."""

REACH = 4
"""The maximum distance (KICK.far)."""


def refuse(event):
    if event == "foul":
        return say("foul", "FOUL.bonus")
    return say("steal", "STEAL.six")
'''
STEALING = '''from game.tables import NEEDED


def steals(die):
    """Return whether a steal succeeds."""
    return die >= NEEDED["steal"]


RULES = [Precondition("STEAL.six", steals)]
'''


def packages(folder: Path, was: str, now: str, file: str = "tables.py") -> tuple[str, str]:
    for side, change in (("old", False), ("new", True)):
        (folder / side).mkdir()
        for name, text in (("tables.py", TABLES), ("stealing.py", STEALING)):
            assert name != file or text.count(was) == 1
            (folder / side / name).write_text(
                text.replace(was, now) if change and name == file else text, encoding="utf-8"
            )
    return str(folder / "old"), str(folder / "new")


@pytest.mark.parametrize(
    ("was", "now", "file", "change"),
    [
        ("6}", "5}", "tables.py",
         CodeChange("tables.py NEEDED", ("STEAL.six",), modules=("tables.py", "stealing.py"))),
        ("REACH = 4", "REACH = 5", "tables.py", CodeChange("tables.py REACH", ("KICK.far",), modules=("tables.py",))),
        ('== "foul"', '== "fouls"', "tables.py",
         CodeChange("tables.py refuse", ("FOUL.bonus",), modules=("tables.py",))),
        ("die >=", "die >", "stealing.py",
         CodeChange("stealing.py steals", ("STEAL.six",), modules=("stealing.py",))),
    ],
)  # fmt: skip
def test_a_changed_definition_is_named_with_its_clauses(
    was: str, now: str, file: str, change: CodeChange, tmp_path: Path
) -> None:
    assert list(_compare_folders(*packages(tmp_path, was, now, file), CLAUSES)) == [change]


@pytest.mark.parametrize(
    ("was", "now"), [("The minimum die.", "The die."), ("NEEDED = {", "NEEDED  =  {  # why\n"), ("    if", "\n    if")]
)
def test_texts_and_comments_are_no_change_of_code(was: str, now: str, tmp_path: Path) -> None:
    old, new = packages(tmp_path, was, now)
    assert list_changed_files(Path(old), Path(new)) == ["tables.py"]
    assert list(_compare_folders(old, new, CLAUSES)) == []


def test_files_of_one_side_and_data_are_changes(tmp_path: Path) -> None:
    old, new = packages(tmp_path, "REACH = 4", "REACH = 4")
    Path(new, "deck.json").write_text("{}", encoding="utf-8")
    Path(old, "broken.py").write_text("def (", encoding="utf-8")
    assert list(_compare_folders(old, new, CLAUSES)) == [CodeChange("deck.json")]
    assert list_changed_files(Path(old), Path(new)) == ["broken.py", "deck.json"]


# ---- the order of cases

GAME = "card-football"


def test_cases_about_the_changed_module_or_clause_are_sent_first() -> None:
    vectors = read_vectors(get_vectors_file(GAME))
    code = (CodeChange("field_goal.py is_good", ("FG.threshold",), modules=("field_goal.py",)),)
    first = ChangedRulesetParts(GAME, code, (), (), SwitchedOptions({})).find_cases_affected_by_change(vectors, ())
    tagged = {each.id for each in vectors if "FG.threshold" in each.clauses}
    asks = [(each.id, deed.ask or {}) for each in vectors for deed in each.deeds]
    acting = {name for name, ask in asks if b'"type":"field-goal"' in canonical(ask)}
    assert {*first} == tagged | acting
    assert 0 < len(first) < len(vectors) / 4


def test_changed_texts_come_before_suspects_and_the_code_counts_without_suspects() -> None:
    code = (CodeChange("a.py f", ("FG.threshold",)),)
    clause = BookClause("FG.any-down", "It may.", "procedure", "1")
    texts = ReportedRulebook((BookChapter("field_goal", (clause,)),), (), ())
    parts = ChangedRulesetParts(GAME, code, (BookChange("FG.any-down", "reworded"),), (), SwitchedOptions({}))
    assert parts.rank_clauses(("FG.kick-off",), [texts]) == ("FG.any-down", "FG.kick-off")
    assert parts._replace(rulebook=()).rank_clauses(("FG.kick-off",), [texts]) == ("FG.kick-off",)
    assert parts._replace(rulebook=()).rank_clauses((), [texts]) == ("FG.threshold",)


def test_after_the_time_only_the_cases_about_the_change_were_sent(tmp_path: Path) -> None:
    side = changed_copy(tmp_path, "card_football/field_goal.py", "card.field_goal >= line", "card.field_goal > line")
    scope = ImpactScope((GAME,), Selection((GAME,)), NONE, seconds=0.0)
    (found,) = measure_impact("tree", side, scope).games
    names = [each.id for each in read_vectors(get_vectors_file(GAME))]
    assert found.asked == len(found.first) > 0
    assert found.clauses[0] == "FG.threshold"
    assert {*found.first} | {*found.unsent} == {*names}
    assert len(found.first) + len(found.unsent) == len(names)
    assert found.cases
    assert {each.id for each in found.cases} <= {*found.first}


# ---- excluding filters


def asked(**filters: tuple[str, ...]) -> int:
    selection = Selection((GAME,), **filters)  # type: ignore[arg-type]
    (found,) = measure_impact("tree", "tree", ImpactScope((GAME,), selection, NONE)).games
    return found.asked


def test_excluded_cases_are_not_sent() -> None:
    vectors = [each for each in read_vectors(get_vectors_file(GAME)) if each.feature == "card_football/safety.feature"]
    clause = vectors[0].clauses[0]
    left = [each for each in vectors if clause not in each.clauses]
    feature = ("card_football/safety.feature",)
    assert 0 < asked(feature=feature, clause=(f"not:{clause}",)) == len(left) < len(vectors)


def test_an_excluded_name_that_no_side_knows_is_an_error() -> None:
    with pytest.raises(NothingSelected, match="neither side has a case that matches --feature not:nowhere"):
        asked(feature=("not:nowhere",))
