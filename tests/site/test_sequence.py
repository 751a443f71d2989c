"""The drawing of a sequence of play: clocks within each other, and decisions in the midst of an action."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from scrimmage_rules.kernel.sequence import Due, SequenceOfPlay, Span, Stage
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site import load_site_content
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.sequence_of_play_diagram import draw_sequence, render_sequence_page
from tests.site.browsing import Visit

CLOCKS = ("game", "drive", "down", "game-turn", "player-turn")


def stage(name: str, *then: str, interrupts: tuple[str, ...] = ()) -> Stage[Any, Any]:
    return Stage[Any, Any](
        name=name, waits_for="something", acts="somebody", seats=lambda _position: (), due=(Due("A.b"),),
        then=dict.fromkeys(then, "A.b"), interrupts=interrupts,
    )  # fmt: skip


def nested(*parts: Any) -> SequenceOfPlay[Any, Any]:
    """A game of four clocks within each other, the parts in the innermost, and a last stage outside of all."""
    span = Span[Any, Any](name=CLOCKS[-1], lasts="a while", clause="A.b", parts=parts)
    for name in reversed(CLOCKS[1:-1]):
        span = Span[Any, Any](name=name, lasts="a while", clause="A.b", parts=(span,))
    return SequenceOfPlay(Span(name=CLOCKS[0], lasts="a while", clause="A.b", parts=(span, stage("over"))))


@pytest.fixture(scope="module")
def drawn() -> str:
    """A man moves, the other side decides about a contact in the midst of it, and he moves on."""
    moving, contact = stage("move", "contact", "move", "over"), stage("contact", "move", interrupts=("move",))
    return draw_sequence(nested(moving, contact))


def frames(drawn: str, kind: str) -> list[tuple[int, int, int]]:
    """Left edge, top and bottom of each box of a kind."""
    found = re.findall(rf'<rect class="{kind}" x="(\d+)" y="(\d+)" width="\d+" height="(\d+)"', drawn)
    return [(int(x), int(y), int(y) + int(height)) for x, y, height in found]


def test_four_clocks_lie_within_each_other(drawn: str) -> None:
    clocks = frames(drawn, "clock")
    assert len(clocks) == 5
    for outer, inner in itertools.pairwise(clocks):
        assert outer[0] < inner[0]
        assert outer[1] < inner[1] < inner[2] < outer[2]


def test_no_two_boxes_of_one_clock_touch(drawn: str) -> None:
    boxes = sorted([*frames(drawn, "stage"), *frames(drawn, "midst")], key=lambda box: box[1])
    assert len(boxes) == 3
    assert all(above[2] < below[1] for above, below in itertools.pairwise(boxes))


def test_a_decision_in_the_midst_of_an_action_says_of_which(drawn: str) -> None:
    assert len(frames(drawn, "midst")) == 1
    assert "interrupts move" in drawn


def test_a_line_leads_to_every_stage_that_may_follow(drawn: str) -> None:
    assert (drawn.count('<path class="on"'), drawn.count('<path class="back"'), drawn.count("move ↻")) == (2, 1, 1)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_game_has_its_page_with_every_stage_and_every_step_from_one_to_another(ruleset_id: str) -> None:
    page = render_sequence_page(Book(ruleset_id, load_site_content(ruleset_id)))
    stages = ruleset(ruleset_id).sequence.by_name
    for each in stages.values():
        told = page.partition(f"{{#stage-{each.name}}}")[2].partition("\n### ")[0]
        assert re.findall(r"\(#stage-([\w-]+)\)", told) == list(each.then)
        assert all(f"[{clause}](" in told for clause in each.then.values())


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_no_mark_of_code_ends_a_drawing(ruleset_id: str) -> None:
    drawn = draw_sequence(ruleset(ruleset_id).sequence)
    assert "`" not in drawn


def test_code_in_the_words_of_a_stage_is_drawn_as_plain_words() -> None:
    named = Stage[Any, Any](
        name="name", waits_for="a `play`", acts="the role `to_name`", seats=lambda _position: (), due=(Due("A.b"),),
        then={},
    )  # fmt: skip
    drawn = draw_sequence(nested(named))
    assert ">the role to_name</tspan>" in drawn
    assert ">a play</text>" in drawn


def test_each_clause_that_refuses_other_actions_has_its_condition_in_brackets() -> None:
    page = render_sequence_page(Book("card-football", load_site_content("card-football")))
    refused = re.findall(r"- Any other action is refused under (.*)\.", page)
    assert "[PREP.shuffle](preparation.md#PREP.shuffle)" in refused
    first, second = "[END.tie-kickoff](quarters.md#END.tie-kickoff)", "[PREP.coin](preparation.md#PREP.coin)"
    in_order = "the first clause whose condition applies"
    assert f"{in_order}: {first} (in overtime), {second} (all other cases)" in refused
    assert len(refused) == len(ruleset("card-football").sequence.by_name)


ENDS = """svg => [...svg.querySelectorAll("rect + text")].filter((text) => {
  const box = text.previousElementSibling;
  const right = Number(box.getAttribute("x")) + Number(box.getAttribute("width"));
  return Number(text.getAttribute("x")) + text.getComputedTextLength() > right;
}).map((text) => text.textContent)"""
"""The words of a drawing that run over the right edge of their box."""


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_no_words_run_over_the_edge_of_their_box(visit: Visit, served: str, ruleset_id: str) -> None:
    visit.page.goto(f"{served}/rules/{ruleset_id}/sequence.html")
    assert visit.page.locator("svg.sequence").evaluate(ENDS) == []
