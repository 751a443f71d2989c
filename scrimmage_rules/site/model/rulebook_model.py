"""All data for the pages of one ruleset, collected once: clauses, code, scenarios, ambiguities, addresses."""

from __future__ import annotations

from collections.abc import Mapping, Sized
from functools import cached_property
from typing import Any

from scrimmage_rules.kernel.rulebook import Ambiguity, Chapter, Clause, Rulebook
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.rulebook.code_citations import Citation, find_clauses_in_property_tests, find_code_citations
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.clause_history import EntryHistory, History
from scrimmage_rules.site.model.cross_game_questions import FILE as CROSS_GAME_QUESTIONS_FILE
from scrimmage_rules.site.model.cross_game_questions import CrossGameQuestion, read_cross_game_questions
from scrimmage_rules.site.model.glossary_terms import Glossary, Term
from scrimmage_rules.site.model.markdown import format_link
from scrimmage_rules.site.model.ruleset_site_content import ExtraPage, RulesetSiteContent
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases, read_scenarios_with_cases

REGISTER = "ambiguities.md"
COVERAGE = "coverage.md"
SEQUENCE = "sequence.md"
INDEX = "index.md"
BOOKLET = "booklet.md"
GLOSSARY = "glossary.md"
SHEET = "sheet.md"
QUESTIONS = "questions.md"
INTRODUCTION = "two-minutes.md"


class Book:
    """All data of a ruleset for its pages. The pages are in one folder, so a link is a file name and an anchor."""

    def __init__(self, ruleset_id: str, room: RulesetSiteContent, past: History | None = None) -> None:
        """Store the arguments without reading files. Without `past`, the pages show no history."""
        self.id = ruleset_id
        self.room = room
        self._past = past or {}

    @property
    def game(self) -> Ruleset[Any, Any]:
        """Return the ruleset."""
        return ruleset(self.id)

    @property
    def rulebook(self) -> Rulebook:
        """Return the rulebook with its clauses and ambiguities."""
        return self.game.rulebook

    @cached_property
    def extras(self) -> tuple[ExtraPage, ...]:
        """Return the pages that only this ruleset has."""
        return self.room.extras()

    @cached_property
    def scenario_groups(self) -> list[ScenarioWithCases]:
        """Return the scenarios; all cases of an outline are one scenario."""
        return read_scenarios_with_cases(self.id)

    @cached_property
    def groups_by_reading(self) -> dict[tuple[str, str], list[ScenarioWithCases]]:
        """Return the scenarios that choose each reading, by ambiguity and reading key."""
        found: dict[tuple[str, str], list[ScenarioWithCases]] = {}
        for group in self.scenario_groups:
            for reading in group.readings:
                found.setdefault(reading, []).append(group)
        return found

    @cached_property
    def background_anchors(self) -> dict[str, str]:
        """Return the anchor of each different Background (shared first steps) of the scenarios."""
        told = dict.fromkeys(group.background for group in self.scenario_groups if group.background)
        return {background: f"background-{number}" for number, background in enumerate(told, 1)}

    @cached_property
    def code_places_by_clause(self) -> dict[str, list[Citation]]:
        """Return the places in code that decide each clause."""
        return find_code_citations(self.id)

    @cached_property
    def property_tests(self) -> dict[str, list[str]]:
        """Return the property tests that prove each clause."""
        return find_clauses_in_property_tests(self.id)

    # ---- words

    @cached_property
    def words(self) -> Glossary:
        """Return the special words of the game."""
        return Glossary(self.room.terms)

    @cached_property
    def clauses_by_term(self) -> dict[Term, list[str]]:
        """Return for each special word the clauses whose texts contain it."""
        found: dict[Term, list[str]] = {term: [] for term in self.words.terms}
        for clause in self.rulebook.clauses.values():
            for term in dict.fromkeys(term for _, term in self.words.found(clause.text)):
                found[term].append(clause.id)
        return found

    def linked_text(self, clause: Clause) -> str:
        """Return the text of a clause with links to definitions for all special words, except those that it defines
        itself.
        """
        own = [each for each in self.words.terms if each.clause == clause.id]
        return self.words.link_terms(clause.text, self._term_link, own)

    def _term_link(self, text: str, term: Term) -> str:
        return format_link(text, f"{GLOSSARY}#{term.anchor}", self.rulebook.clauses[term.clause].text)

    # ---- addresses

    def file_of(self, chapter: Chapter) -> str:
        """Return the file name of a chapter's page."""
        return f"{chapter.page_name}.md"

    def clause_address(self, clause_id: str) -> str:
        """Return the file name and anchor of a clause."""
        return f"{self.file_of(self.rulebook.chapter_of(clause_id))}#{clause_id}"

    def clause_link(self, clause_id: str) -> str:
        """Return a link to a clause whose text is the id."""
        return format_link(clause_id, self.clause_address(clause_id))

    def ambiguity_link(self, ambiguity_id: str) -> str:
        """Return a link to an ambiguity in the register of ambiguities."""
        return format_link(ambiguity_id, f"{REGISTER}#{ambiguity_id}")

    def entry_address(self, name: str) -> str:
        """Return the file and anchor of a clause or an ambiguity."""
        return self.clause_address(name) if name in self.rulebook.clauses else f"{REGISTER}#{name}"

    def title_of(self, name: str) -> str:
        """Return the title of a clause or an ambiguity; empty if it has none."""
        entry = self.rulebook.clauses.get(name) or self.rulebook.ambiguities[name]
        return entry.title

    def reading_address(self, ambiguity_id: str, key: str) -> str:
        """Return the file name and anchor of a reading in the register of ambiguities."""
        return f"{REGISTER}#{ambiguity_id}.{key}"

    def reading_link(self, ambiguity_id: str, key: str) -> str:
        """Return a link to a reading in the register of ambiguities."""
        return format_link(key, self.reading_address(ambiguity_id, key))

    def scenario_link(self, group: ScenarioWithCases) -> str:
        """Return a link to the page that shows a scenario in full."""
        return f"[{group.title}]({self.clause_address(self.home_clause_of(group)).partition('#')[0]}#{group.anchor})"

    # ---- relations

    def home_clause_of(self, group: ScenarioWithCases) -> str:
        """Return the main clause of a scenario: the first of its clauses that belongs to its chapter, or its first
        clause.
        """
        chapter = group.vectors[0].chapter
        own = (each for each in group.clauses if self.rulebook.chapter_of(each).chapter == chapter)
        return next(own, group.clauses[0])

    @cached_property
    def groups_by_chapter(self) -> dict[str, list[ScenarioWithCases]]:
        """Return the scenarios whose main clause belongs to each chapter, in the order of the scenarios."""
        found: dict[str, list[ScenarioWithCases]] = {each.chapter: [] for each in self.rulebook.chapters}
        for group in self.scenario_groups:
            found[self.rulebook.chapter_of(self.home_clause_of(group)).chapter].append(group)
        return found

    def is_example(self, vector: Vector) -> bool:
        """Return whether a case plays an example of the rulebook: it shows an example clause, or its chapter has only
        examples.
        """
        return vector.chapter in self._example_names or not self._example_names.isdisjoint(vector.clauses)

    @cached_property
    def _example_names(self) -> frozenset[str]:
        """Return the ids of clauses that are examples, and the names of chapters that have only such clauses."""
        clauses = {clause.id for clause in self.rulebook.clauses.values() if clause.kind == "example"}
        chapters = (each for each in self.rulebook.chapters if clauses.issuperset(one.id for one in each.clauses))
        return frozenset(clauses | {each.chapter for each in chapters})

    @cached_property
    def groups_by_clause(self) -> dict[str, list[ScenarioWithCases]]:
        """Return the scenarios that show each clause. Those with this clause as their main clause come first.

        Within each of the two groups, the order is plain cases, limits, refusals, questions.
        """
        found: dict[str, list[ScenarioWithCases]] = {}
        for group in self.scenario_groups:
            for clause_id in group.clauses:
                found.setdefault(clause_id, []).append(group)
        return {
            each: sorted(listed, key=lambda group: (self.home_clause_of(group) != each, group.order))
            for each, listed in found.items()
        }

    @cached_property
    def ambiguities_by_clause(self) -> dict[str, list[Ambiguity]]:
        """Return the ambiguities that concern each clause."""
        found: dict[str, list[Ambiguity]] = {}
        for ambiguity in self.rulebook.ambiguities.values():
            for clause_id in ambiguity.clauses:
                found.setdefault(clause_id, []).append(ambiguity)
        return found

    @cached_property
    def referring_clauses(self) -> dict[str, list[str]]:
        """Return for each clause the clauses that refer to it, or that illustrate it."""
        found: dict[str, list[str]] = {}
        for clause in self.rulebook.clauses.values():
            for other in dict.fromkeys((*clause.see, *clause.illustrates)):
                found.setdefault(other, []).append(clause.id)
        return found

    def history_of(self, name: str) -> EntryHistory | None:
        """Return the version that added a clause or ambiguity, and its later changes."""
        return self._past.get((self.id, name))

    def related_question_links(self, name: str) -> list[str]:
        """Return links to the questions that this clause or ambiguity shares with other games."""
        asked = [each for each in self._cross_game_questions if name in each.where]
        return [format_link(each.question, f"../{CROSS_GAME_QUESTIONS_FILE}#{each.anchor}") for each in asked]

    @cached_property
    def _cross_game_questions(self) -> tuple[CrossGameQuestion, ...]:
        return read_cross_game_questions()

    def source_places(self, clause: Clause) -> list[tuple[str, str]]:
        """Return where each transcription of the source has a clause: the document and its lines, such as `27-29`."""
        second = self.room.second
        other = second.lines_of(clause.lines) if second else ""
        return [(self.room.source, clause.lines), *([(second.document, other)] if second and other else [])]

    @cached_property
    def tables_by_clause(self) -> dict[str, list[tuple[str, str]]]:
        """Return the link text and the address of each table of numbers, by the clause that the table is about."""
        found: dict[str, list[tuple[str, str]]] = {}
        for extra in self.extras:
            for clause_id, anchor, words in extra.tables:
                found.setdefault(clause_id, []).append((words, f"{extra.file}#{anchor}"))
        return found

    def statuses_of(self, clause: Clause) -> tuple[str, ...]:
        """Return the words for the status of a clause: `untestable`, or one or more of `implemented`, `shown` and
        `proved`, or `open` if none of these applies.
        """
        if clause.untestable is not None:
            return ("untestable",)
        known: dict[str, Mapping[str, Sized]] = {
            "implemented": self.code_places_by_clause,
            "shown": self.groups_by_clause,
            "proved": self.property_tests,
        }
        return tuple(word for word, listed in known.items() if listed.get(clause.id)) or ("open",)

    def vectors_of(self, clause: Clause) -> list[Vector]:
        """Return every vector that shows a clause."""
        return [
            each
            for group in self.groups_by_clause.get(clause.id, [])
            for each in group.vectors
            if clause.id in each.clauses
        ]
