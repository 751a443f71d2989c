"""Steps that are rows of data draft, ask and expect what their rows say."""

from __future__ import annotations

import pytest

from scrimmage_rules.kit.scenarios.scenario_world import MisusedStep, Table, UnmetExpectation
from scrimmage_rules.kit.scenarios.vocabulary import Sentences, Step
from scrimmage_rules.kit.scenarios.vocabulary.shared import REMOVED, Appended, Expected, StepTable

BLANK = {"score": {"home": 0, "away": 0}, "men": ["F1"], "order": ["F1", "F2"], "down": 1}


def drafted(table: Table) -> dict[str, object]:
    """Return the draft of a table, at first an example."""
    position: dict[str, object] = table.given.setdefault("position", {**BLANK, "score": {**BLANK["score"]}, "men": []})  # type: ignore[dict-item]
    return position


@pytest.fixture
def sentences() -> Sentences:
    """An empty vocabulary."""
    return Sentences()


@pytest.fixture
def steps(sentences: Sentences) -> StepTable:
    """A table of steps with a reader of words and a reader that needs the table."""
    return StepTable(sentences, {"upper": str.upper}, {"owned": lambda table, *of: [table.ruleset, *of]}, drafted)


def only(sentences: Sentences) -> Step:
    """Return the one step that was registered."""
    (step,) = sentences.steps
    return step


def test_draft_row_puts_values_at_its_places(sentences: Sentences, steps: StepTable) -> None:
    steps.register_drafts(
        {"{who} leads {n:n}, {man}": {"/score/{who}": "{n}", "/men": Appended("{man:upper}"), "/down": None}}
    )
    table = Table("card-football")
    only(sentences).act(table, who="home", n=7, man="f2")
    assert drafted(table) == {"score": {"home": 7, "away": 0}, "men": ["F2"], "order": ["F1", "F2"], "down": None}


def test_draft_row_gives_two_fields_to_a_reader_of_the_table(sentences: Sentences, steps: StepTable) -> None:
    steps.register_drafts({"{who}'s {man} is down": {"/down": {"by": "{who man:owned}", "text": "{who}: {man}"}}})
    table = Table("card-football")
    only(sentences).act(table, who="home", man="F1")
    assert drafted(table)["down"] == {"by": ["card-football", "home", "F1"], "text": "home: F1"}


def test_draft_row_removes_a_field_and_replaces_an_element_of_a_list(sentences: Sentences, steps: StepTable) -> None:
    steps.register_drafts({"no {what}, then {man}": {"/{what}": REMOVED, "/order/1": "{man}"}})
    table = Table("card-football")
    only(sentences).act(table, what="down", man="F9")
    assert drafted(table) == {"score": {"home": 0, "away": 0}, "men": [], "order": ["F1", "F9"]}


def test_draft_row_of_another_draft_and_keyword_leaves_the_position_alone(
    sentences: Sentences, steps: StepTable
) -> None:
    steps.register_drafts({"muted": {"/mute": True}}, draft=lambda table: table.given, keyword="When")
    table = Table("card-football")
    only(sentences).act(table)
    assert (only(sentences).keyword, table.given) == ("When", {"mute": True})


def test_patterns_of_one_row_become_a_step_each(sentences: Sentences, steps: StepTable) -> None:
    steps.register_drafts({("one point", "{n:n} points"): {"/down": 1}})
    assert [(step.keyword, step.pattern) for step in sentences.steps] == [
        ("Given", "one point"), ("Given", "{n:n} points"),
    ]  # fmt: skip


def test_expect_row_compares_by_its_relation(sentences: Sentences, steps: StepTable) -> None:
    steps.register_expectations({"the men include {man}": {"/men": Expected("contains", ["{man}"]), "/count": 2}})
    table = Table("card-football")
    table.reply = {"men": ["F1", "F2"], "count": 2}
    only(sentences).act(table, man="F2")
    with pytest.raises(UnmetExpectation, match=r"^[^\n]*expected /men contains \['F3'\], got \['F1', 'F2'\]"):
        only(sentences).act(table, man="F3")
    assert [deed.expect and (deed.expect.at, deed.expect.relation) for deed in table.take()] == [
        ("/men", "contains"), ("/count", "equals"),
    ]  # fmt: skip


def test_ask_row_fills_query_and_arguments(sentences: Sentences, steps: StepTable) -> None:
    asked = []
    steps.register_queries(
        lambda _table, query, **args: asked.append((query, args)), {"{name} of {n}": ("{name}", {"from": "{n}"})}
    )
    only(sentences).act(Table("card-football"), name="spot", n=3)
    assert asked == [("spot", {"from": 3})]


@pytest.mark.parametrize("below", [{"rows": [["a"]]}, {"doc": "a"}])
def test_row_refuses_cells_and_text_below_its_sentence(
    sentences: Sentences, steps: StepTable, below: dict[str, object]
) -> None:
    steps.register_drafts({"there is no down": {"/down": None}})
    with pytest.raises(
        MisusedStep, match="'there is no down' this step allows no rows and no text below it; remove them"
    ):
        only(sentences).act(Table("card-football"), **below)
