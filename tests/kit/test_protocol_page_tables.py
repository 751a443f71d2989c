"""The wire pages tell positions and the sequence of play as the code has them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.position_faults import Blame
from scrimmage_rules.kit.rulebook.protocol_page_tables import list_described_fields, update_page
from scrimmage_rules.rulesets import RULESETS, get_folder_name, ruleset
from tools.suite.replayed_protocol_page_examples import EXAMPLE, list_position_changes, render_example, update_examples
from tools.suite.wire_pages import read_protocol_page

ROOT = Path(__file__).resolve().parents[2]
PAGES, PACKAGE = ROOT / "docs" / "conformance", ROOT / "scrimmage_rules"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_tables_of_a_wire_page_are_those_of_the_code(ruleset_id: str) -> None:
    page = read_protocol_page(ruleset_id)
    assert page == update_page(page, ruleset(ruleset_id)), "run `python -m tools.suite.wire_pages`"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_field_of_a_position_has_its_sentence(ruleset_id: str) -> None:
    assert [name for name, said in list_described_fields(ruleset(ruleset_id).position_type) if not said] == []


def test_a_page_without_the_marks_says_which_are_missing() -> None:
    with pytest.raises(
        MalformedData, match=r"the table position is missing; write the comments <!-- made from the code: position -->"
    ):
        update_page("# A page\n", ruleset("card-football"))


def marked(*names: str) -> str:
    """A page that shows these tables, still empty."""
    return "\n".join(f"<!-- made from the code: {name} -->\n<!-- end -->" for name in names)


WHOLE = ("position", "sequence of play", "order of blame", "impossible positions")


def test_a_page_shows_a_whole_table_in_parts() -> None:
    actions = [rule.tag for rule in ruleset("tactical-soccer").action_rules.values()]
    page = marked(
        "position", "sequence of play", "impossible positions", *(f"order of blame: {tag}" for tag in actions)
    )
    assert re.search(r"^1 +not-chance +seat +", update_page(page, ruleset("tactical-soccer")), re.MULTILINE)


def test_a_page_without_one_of_the_parts_is_refused() -> None:
    actions = [rule.tag for rule in ruleset("tactical-soccer").action_rules.values()][1:]
    page = marked(
        "position", "sequence of play", "impossible positions", *(f"order of blame: {tag}" for tag in actions)
    )
    with pytest.raises(MalformedData, match="made from the code: order of blame -->"):
        update_page(page, ruleset("tactical-soccer"))


def test_a_mark_that_names_no_table_is_refused() -> None:
    with pytest.raises(MalformedData, match="unknown table: order of blame: jump"):
        update_page(marked(*WHOLE, "order of blame: jump"), ruleset("tactical-soccer"))


def test_a_field_belongs_to_the_longest_start_that_names_it() -> None:
    fields = ("stage", "stage[movement]", "offense", "objective", "line", "men", "ball", "plans", "targets", "snap")
    names = [f"position: {name}" for name in (*fields, "turn", "so_far", "game")]
    page = update_page(marked(*names, "sequence of play", "order of blame"), ruleset("tactical-football"))
    first, second, third = page.split("<!-- end -->")[:3]
    assert "`stage[positioning].acts{}.spent`" in first
    assert "`stage[movement].acts{}.spent`" not in first
    assert "`stage[movement].acts{}.spent`" in second
    assert "`offense`" in third
    assert "`men.offense`" not in third


def test_phases_on_the_page_are_the_stages_of_each_action() -> None:
    page = (PAGES / "tactical-football.md").read_text(encoding="utf-8")
    sections = re.findall(r"^### `([a-z-]+)`\n(.*?)(?=^### |^## )", page, re.MULTILINE | re.DOTALL)
    phases = {tag: found[1] for tag, text in sections if (found := re.search(r"^- Phase: (.*)$", text, re.MULTILINE))}
    rules = ruleset("tactical-football").action_rules.values()
    assert phases == {rule.tag: ", ".join(f"`{stage}`" for stage in rule.stages) for rule in rules}


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_examples_of_a_wire_page_are_those_of_the_published_cases(ruleset_id: str) -> None:
    page = read_protocol_page(ruleset_id)
    assert page == update_examples(page, ruleset_id), "run `python -m tools.suite.wire_pages`"


def test_each_action_of_the_page_has_an_example() -> None:
    page = (PAGES / "tactical-football.md").read_text(encoding="utf-8")
    shown = [match[1] for match in EXAMPLE.finditer(page)]
    assert shown == [*dict.fromkeys(shown)]
    assert {*shown} == {rule.tag for rule in ruleset("tactical-football").action_rules.values()}


def looked_for(ruleset_id: str) -> set[str]:
    """The codes of all faults that the modules of a game make, those of a family by the end that they share."""
    codes: set[str] = set()
    for path in sorted((PACKAGE / get_folder_name(ruleset_id)).glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "fault":
                texts = [each.value for each in ast.walk(call.args[0]) if isinstance(each, ast.Constant)]
                codes |= {text for text in texts if isinstance(text, str)}
    return codes


def test_every_reason_that_a_page_tells_is_looked_for_and_no_other() -> None:
    told = [each.code for each in ruleset("tactical-soccer").reasons if isinstance(each, Blame)]
    assert len(set(told)) == len(told)
    family = "-not-in-order"
    single = {"squad-not-in-order", "offences-not-in-order"}
    of_the_family = {code for code in told if code.endswith(family)} - single
    assert {*told} - of_the_family | {family} == looked_for("tactical-soccer")
    assert of_the_family == {
        f"{name}{family}" for name in ("done", "barred", "booked", "spent_ahead", "sent_off", "turned")
    }


def test_changes_name_each_differing_field_once() -> None:
    before = {"line": 3, "ball": {"at": "1930"}, "men": {"12": {"hit": False}}}
    after = {"line": 3, "ball": {"by": "12"}, "men": {"12": {"hit": True}}}
    assert [*list_position_changes(before, after)] == [
        "ball.at: removed",
        'ball.by: added "12"',
        "men.12.hit: false -> true",
    ]


def test_an_example_needs_a_case_that_accepts_the_action() -> None:
    with pytest.raises(ValueError, match="no step of the case accepts step; name another case in the comment"):
        render_example("tactical-football", "step", "set-up/the-coin-gives-the-choice-of-a-side")
