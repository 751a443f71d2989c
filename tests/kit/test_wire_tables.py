"""The wire pages tell positions and the sequence of play as the code has them."""

from __future__ import annotations

from pathlib import Path

import pytest

from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kit.wire_tables import fields_within, rewritten
from scrimmage_rules.rulesets import RULESETS, ruleset

PAGES = Path(__file__).resolve().parents[2] / "docs" / "conformance"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_the_tables_of_a_wire_page_are_those_of_the_code(ruleset_id: str) -> None:
    page = (PAGES / f"{ruleset_id}.md").read_text(encoding="utf-8")
    assert page == rewritten(page, ruleset(ruleset_id)), "run `python tools/wire_pages.py`"


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_field_of_a_position_has_its_sentence(ruleset_id: str) -> None:
    assert [name for name, said in fields_within(ruleset(ruleset_id).position_type) if not said] == []


def test_a_page_without_the_marks_says_which_are_missing() -> None:
    with pytest.raises(MalformedData, match=r"card-football\.md: the marks <!-- made from the code: position -->"):
        rewritten("# A page\n", ruleset("card-football"))
