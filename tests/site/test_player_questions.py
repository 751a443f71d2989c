"""Questions of players: each is answered by rules that exist, once, and its page links to them."""

import pytest

from scrimmage_rules import site
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.player_questions import render_questions_page

FEWEST = 150


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_question_is_answered_by_clauses_or_ambiguities(ruleset_id: str) -> None:
    book = ruleset(ruleset_id).rulebook
    questions = site.load_site_content(ruleset_id).questions
    assert len(questions) >= FEWEST
    assert {name for each in questions for name in each.where} <= book.clauses.keys() | book.ambiguities.keys()
    assert all(each.where and each.question.endswith("?") and each.answer.endswith(".") for each in questions)


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_questions_have_anchors_of_their_own(ruleset_id: str) -> None:
    anchors = [each.anchor for each in site.load_site_content(ruleset_id).questions]
    assert len(anchors) == len(set(anchors))


def test_the_page_has_the_answer_and_links_to_the_rule() -> None:
    page = render_questions_page(Book("card-football", site.load_site_content("card-football")))
    chapter = page.partition("## Punts")[2].partition("\n## ")[0]
    assert '<h3 id="can-i-punt-on-first-down" class="unlisted">Can I punt on first down?</h3>' in chapter
    assert "Yes, the offense may punt on any down. <small>[PUNT.any-down](punt.md#PUNT.any-down) A punt is" in page
