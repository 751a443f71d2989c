"""Titles of clauses and ambiguities: every one has a short title of its own."""

from collections import Counter
from collections.abc import Iterable

import pytest

from scrimmage_rules.kernel.rulebook import Ambiguity, Clause, format_label
from scrimmage_rules.rulesets import RULESETS, ruleset

MOST_WORDS = 7


def find_duplicates(entries: Iterable[Clause | Ambiguity]) -> set[str]:
    return {title for title, times in Counter(each.title.lower() for each in entries).items() if times > 1}


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_every_clause_and_ambiguity_has_a_title_of_at_most_seven_words(ruleset_id: str) -> None:
    book = ruleset(ruleset_id).rulebook
    entries: list[Clause | Ambiguity] = [*book.clauses.values(), *book.ambiguities.values()]
    assert [each.id for each in entries if not 1 <= len(each.title.split()) <= MOST_WORDS] == []
    assert [each.id for each in entries if each.title != each.title.strip() or each.title.endswith((".", "?"))] == []


@pytest.mark.parametrize("ruleset_id", RULESETS)
def test_titles_are_unique_in_a_chapter_and_among_the_ambiguities(ruleset_id: str) -> None:
    book = ruleset(ruleset_id).rulebook
    assert {each.chapter: find_duplicates(each.clauses) for each in book.chapters} == {
        each.chapter: set() for each in book.chapters
    }
    assert find_duplicates(book.ambiguities.values()) == set()


def test_a_label_is_an_id_with_its_title() -> None:
    assert format_label("PUNT.td", "TD: touchdown") == 'PUNT.td "TD: touchdown"'
    assert format_label("START.toss", "") == "START.toss"
