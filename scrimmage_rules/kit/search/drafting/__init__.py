"""Drafts of scenarios, written from failing cases.

Every sentence is a step of the vocabulary. It is found by comparing its requests and expectations with those of the
case. A fact that no sentence expresses becomes a remark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kit.cases.judge import CaseResult
from scrimmage_rules.kit.cases.vectors import Deed, Vector, VectorStep, find_case_level, list_needed_facets
from scrimmage_rules.kit.generated.case_recorder import record_case
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import (
    InputsForRandomGames,
    collect_inputs_for_random_games,
)
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER, Deadline
from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table, list_clauses_cited_in_reply
from scrimmage_rules.kit.search.difference_search import list_sentences_with_requests
from scrimmage_rules.kit.search.drafting.draft_sentences import SentenceLine, play_draft_sentence, play_draft_sentences
from scrimmage_rules.kit.search.drafting.feature_text import DraftHead, compile_feature_text, render_feature
from scrimmage_rules.kit.search.drafting.given_sentences import GivenSentences, draft_given_sentences
from scrimmage_rules.kit.search.drafting.placeholder_values import SentenceLexicon
from scrimmage_rules.kit.search.drafting.then_sentences import find_true_then_sentences
from scrimmage_rules.kit.search.drafting.when_sentences import find_sentence_of_request
from scrimmage_rules.rulesets import locate_ruleset, ruleset

MOST_TAGS = 3

MOST_TRIED = 200
"""Maximum number of actions sent to an implementation to find one that shows the difference."""

Ask = dict[str, Any]

FailAll = Callable[[Sequence[Vector]], list[Vector]]
"""A function that gets several cases and returns those that an implementation fails."""


class ScenarioDraft(NamedTuple):
    """A feature with one scenario. `shows` is true if the reference passes it and the implementation fails it."""

    text: str
    shows: bool
    remarks: tuple[str, ...]


def draft_scenario(
    case: Vector, failed: CaseResult, published: Sequence[Vector], fail: FailAll, until: Deadline = NEVER
) -> ScenarioDraft:
    """Return a scenario for a case that an implementation fails; raise `TimeOver` after `until`."""
    published = [each for each in published if not each.mirror_of]  # their sentences name the other side
    lexicon = SentenceLexicon(case.ruleset, published, until)
    opening, *asks = _list_requests(case)
    made = collect_inputs_for_random_games(case.ruleset, published)
    best: ScenarioDraft | None = None
    for begun in draft_given_sentences(opening, published, locate_ruleset(case.ruleset).data("features"), lexicon):
        draft = _DraftWriter(case, failed, lexicon, made, fail).write_draft(begun, asks)
        best = draft if best is None or draft.shows else best
        if best.shows:
            break
    return best or ScenarioDraft("", shows=False, remarks=("no published case starts with a similar request",))


def _list_requests(case: Vector) -> list[Ask]:
    """Return the requests of the scenario, which are about one game. Requests for a position are left out, because
    expectations make them.
    """
    asks: list[Ask] = [
        msgspec.json.decode(msgspec.json.encode(ask)) for _, ask in list_sentences_with_requests(case)
    ]  # lists, no tuples
    if asks[-1]["op"] == "load":
        asks = [{**asks[-1], "game": GAME}]
    later = [ask for ask in asks[1:] if ask["op"] != "position"]
    return [asks[0], *(later or asks[:1])]


class _DraftWriter:
    """The input of one draft: the case, its result, the vocabulary, and the implementation."""

    def __init__(
        self, case: Vector, failed: CaseResult, lexicon: SentenceLexicon, made: InputsForRandomGames, fail: FailAll
    ) -> None:
        self._case, self._failed, self._lexicon, self._inputs, self._fail = case, failed, lexicon, made, fail

    def write_draft(self, begun: GivenSentences, asks: list[Ask]) -> ScenarioDraft:
        """Return the draft that begins with these sentences. If no sentence shows the difference, the draft tries an
        action that the implementation does not list.
        """
        draft = self._write_requests(begun, asks)
        for each in (
            ()
            if draft.shows or begun.missing
            else chain(self._list_unlisted_actions(), self._list_actions_of_other_kinds())
        ):
            done = self._write_requests(begun, [*asks, each])
            if done.shows:
                return done
        return draft

    def _list_unlisted_actions(self) -> Iterator[Ask]:
        """Yield the actions that only the reference lists as legal."""
        for each in self._failed.differences:
            if each.at == "/actions" and each.relation == "contains" and isinstance(each.wanted, list):
                yield from ({"op": "apply", "game": GAME, **entry, "chance": []} for entry in each.wanted)

    def _list_actions_of_other_kinds(self) -> list[Ask]:
        """Return actions of published cases that the implementation judges wrongly. They have the types that its reply
        wrongly lists or leaves out.
        """
        found = [each for each in self._failed.differences if each.at == "/turn/pending"]
        kinds = {
            kind
            for each in found
            for kind in _list_pending_action_types(each.wanted) ^ _list_pending_action_types(each.got)
        }
        said, actions = list_sentences_with_requests(self._case), self._inputs.actions
        tried: dict[str, tuple[Vector, Ask]] = {}
        for seat, action in ((seat, each) for seat, kind in sorted(kinds) for each in actions if each["type"] == kind):
            ask = {"op": "apply", "game": GAME, "seat": seat, "action": action, "chance": []}
            vector = record_case(self._case.ruleset, [*said, (self._case.name, ask)], str(len(tried)), self._case.name)
            if vector is not None:
                tried[vector.id] = (vector, ask)
        return [tried[vector.id][1] for vector in self._fail([vector for vector, _ in tried.values()][:MOST_TRIED])]

    def _write_requests(self, begun: GivenSentences, asks: list[Ask]) -> ScenarioDraft:
        remarks = [
            f"the vocabulary has no sentence for the fact that {' '.join(each.at[1:])} is {each.wanted!r}"
            for each in begun.missing
        ]
        lines, table = [*begun.lines], play_draft_sentences(self._case.ruleset, begun.lines)
        assert table is not None
        for ask in asks:
            line = self._find_when_sentence(ask, table)
            if line is not None and play_draft_sentence(table, line):
                lines.append(line)
            else:
                remarks.append(f"the vocabulary has no sentence for the request {msgspec.json.encode(ask).decode()}")
        return self._add_tags([*lines, *self._find_then_sentences_showing_difference(table)], table, tuple(remarks))

    def _find_when_sentence(self, ask: Ask, table: Table) -> SentenceLine | None:
        whole = {"load": "the position is put on the table", "legal": "the position is put on the table",
                 "new": "the game is set up"}  # fmt: skip
        if ask["op"] in whole:
            return SentenceLine("When", whole["new" if table.given.get("new") else ask["op"]])
        return find_sentence_of_request(ask, table, self._lexicon)

    def _find_then_sentences_showing_difference(self, table: Table) -> list[SentenceLine]:
        """Return Then sentences that are true for the reference and false for the implementation; without such
        sentences, a sentence about the status.

        General requirements on answers are left out, so that only the sentences are compared.
        """
        if table.reply is None:
            return []
        asked = tuple(msgspec.structs.replace(deed, owed=None) for deed in table.take())
        found = find_true_then_sentences(table, self._failed.differences, self._lexicon)
        trials = [self._create_trial_case(str(number), (*asked, *each.deeds)) for number, each in enumerate(found)]
        wrong = [found[int(vector.id)] for vector in self._fail(trials)]
        return [each.line for each in (wrong or found)[:1]]

    def _create_trial_case(self, name: str, deeds: tuple[Deed, ...]) -> Vector:
        own = ruleset(self._case.ruleset).facets
        step = VectorStep(self._case.name, deeds, self._case.line)
        return msgspec.structs.replace(
            self._case, id=name, steps=(step,), facets=list_needed_facets(deeds, own), level=find_case_level(deeds, own)
        )

    def _add_tags(self, lines: list[SentenceLine], table: Table, remarks: tuple[str, ...]) -> ScenarioDraft:
        """Return the draft with tags of the clauses that the case cites, as the export requires."""
        for clauses in _list_candidate_tags(table):
            text = render_feature(DraftHead(self._case.ruleset, self._find_title(), clauses, remarks), lines)
            vector = compile_feature_text(text, self._case.ruleset)
            if vector is not None:
                return ScenarioDraft(text, shows=bool(self._fail([vector])), remarks=remarks)
        text = render_feature(DraftHead(self._case.ruleset, self._find_title(), (), remarks), lines)
        return ScenarioDraft(
            text, shows=False, remarks=(*remarks, "no reply cites a clause, but a scenario needs the tag of a clause")
        )

    def _find_title(self) -> str:
        return f"Found by chance in case {self._case.id.rpartition('/')[2]}"


def _list_pending_action_types(pending: Any) -> set[tuple[str, str]]:
    """Return the pairs of a seat and a type of its actions that a turn lists."""
    entries = [each for each in pending if isinstance(each, dict)] if isinstance(pending, list) else []
    listed = [(str(each.get("seat")), each.get("kinds")) for each in entries]
    return {(seat, str(kind)) for seat, kinds in listed if isinstance(kinds, (list, tuple)) for kind in kinds}


def _list_candidate_tags(table: Table) -> Iterator[tuple[str, ...]]:
    """Yield possible tags: all clauses that the last reply cites, then each of them, then all other cited clauses."""
    last = tuple(dict.fromkeys(list_clauses_cited_in_reply(table.reply)))
    yield from (last[:MOST_TAGS],) if last else ()
    yield from ((clause,) for clause in (*last, *sorted(table.cited)))
