"""What clauses and ambiguities have beside them: their past, the same questions elsewhere, what a ruling decides."""

from __future__ import annotations

import re
from functools import cache

import pytest

from scrimmage_rules.kit.rulebook.release_records import Release, ReleasedAmbiguity, ReleasedGame
from scrimmage_rules.rulesets import RULESETS, ruleset
from scrimmage_rules.site import load_site_content
from scrimmage_rules.site.model.clause_history import EntryHistory, trace_history
from scrimmage_rules.site.model.cross_game_questions import read_cross_game_questions
from scrimmage_rules.site.model.rulebook_model import Book
from scrimmage_rules.site.pages.ambiguities import render_register_page
from scrimmage_rules.site.pages.chapter import render_chapter_page
from scrimmage_rules.site.pages.cross_game_questions import render_cross_game_questions_page


def released(version: str, clauses: dict[str, str], ruling: str) -> Release:
    ambiguity = ReleasedAmbiguity(("at-scrimmage", "other"), ruling, switchable=True)
    game = ReleasedGame(clauses, {"KF-A17": ambiguity}, {})
    return Release(version=version, protocol=1, games={"card-football": game})


KNOWN = [
    released("0.1.0", {"PUNT.distance": "old words"}, "other"),
    released("0.2.0", {"PUNT.distance": "new words", "PUNT.declare": "a clause"}, "other"),
    released("0.3.0", {"PUNT.distance": "new words", "PUNT.declare": "a clause"}, "at-scrimmage"),
]


def test_the_past_of_a_clause_is_since_when_it_is_there_and_what_became_of_it() -> None:
    found = trace_history(KNOWN)
    assert found["card-football", "PUNT.declare"] == EntryHistory("0.2.0")
    assert found["card-football", "PUNT.distance"].since == "0.1.0"
    [(version, change)] = found["card-football", "PUNT.distance"].later
    assert (version, change.kind, change.was) == ("0.2.0", "clause reworded", "old words")
    [(version, change)] = found["card-football", "KF-A17"].later
    assert (version, change.kind, change.was) == ("0.3.0", "ruling changed", "other")


def test_a_page_tells_the_past_of_its_clauses() -> None:
    book = Book("card-football", load_site_content("card-football"), trace_history(KNOWN))
    chapter = next(each for each in book.rulebook.chapters if each.chapter == "punt")
    told = render_chapter_page(book, chapter)
    assert "line 225</small>" in told
    assert re.search(r"\{ #PUNT\.declare .*?· since 0\.2\.0</small>", told, re.DOTALL)
    assert "- Clause reworded in 0.2.0: it was *old words*" in told
    assert "- Ruling changed in 0.3.0: it was `other`" in render_register_page(book)


@cache
def names(game: str) -> set[str]:
    rulebook = ruleset(game).rulebook
    return {*rulebook.ambiguities, *rulebook.clauses}


def test_the_same_question_is_asked_in_several_games_and_each_is_named_once() -> None:
    found = read_cross_game_questions()
    assert 10 <= len(found) <= 25
    for each in found:
        games = [game for name in each.where for game in RULESETS if name in names(game)]
        assert len(games) == len(each.where), each.question
        assert len(set(games)) == len(games) > 1, each.question
    assert len({each.anchor for each in found}) == len(found)


def test_a_question_leads_from_each_game_to_all_of_them() -> None:
    books = [Book(game, load_site_content(game)) for game in RULESETS]
    told = render_cross_game_questions_page(books)
    for game, name in (("computer-football", "CF-A36"), ("tactical-football", "TF-A67")):
        assert f"({game}/ambiguities.md#{name})" in told
        register = render_register_page(next(each for each in books if each.id == game))
        assert "[May a pass be thrown from beyond the line?](../same-questions.md#question-CF-A36)" in register


@pytest.mark.parametrize("game", RULESETS)
def test_every_doubt_has_its_outcomes_side_by_side_or_a_scenario_of_its_ruling(game: str) -> None:
    book = Book(game, load_site_content(game))
    entries = re.split(r"^## [^{\n]+ \{ #(\S+) ", render_register_page(book), flags=re.MULTILINE)
    told = dict(zip(entries[1::2], entries[2::2], strict=True))
    for each in book.rulebook.ambiguities.values():
        if each.switchable:
            assert f'data-side-by-side="{game}/{each.id}"' in told[each.id]
        else:
            assert re.search(
                r"The effect of the ruling is shown by \[|A scenario cannot show the difference: ", told[each.id]
            ), each.id
