"""Quiz questions made from published cases, as data.

A question ends with an action. If the case rejects the action, the right answer is the reported clause, and the wrong
answers are clauses that other cases report. If the case accepts the action, the right answer is a sentence of the case
about the position afterwards. The wrong answers are sentences of other cases that contradict the right answer, because
they state a different value for the same thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from scrimmage_rules.kernel.contract import Rejection
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kit.cases.matchers import value_at
from scrimmage_rules.kit.cases.vectors import Expect, Vector, VectorStep
from scrimmage_rules.site.data.scenario_states import play_scenario
from scrimmage_rules.site.model.distinguishing_cases import find_setup_request
from scrimmage_rules.site.model.scenarios_with_cases import ScenarioWithCases

MOST_OF_A_CHAPTER = 36
"""Maximum number of questions about a chapter. They are enough for several rounds, and few enough for a slow
connection.
"""

WRONG_OUTCOMES, WRONG_CLAUSES = 2, 2
"""Maximum number of wrong outcomes in a question about an outcome, and of wrong clauses in a
question about a clause.
"""

MOST_ACTIONS = 3
"""Maximum number of actions in the sentence that a question is about; a whole line-up would be too many."""

PLACES = ("/position", "/turn")

Answer = int | str
"""An answer to a quiz question: the number of a sentence in the chapter's list, or the id of the clause that forbids
the action.
"""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """A quiz question: the number of its case in the chapter, the right answer, the wrong answers, and the clauses that
    the case shows.
    """

    case: int
    right: Answer
    wrong: tuple[Answer, ...]
    clauses: tuple[str, ...]


class _Candidate(msgspec.Struct, frozen=True):
    """A case that ends with an action and can become a question: its number, its action, and the sentences about the
    result.
    """

    number: int
    vector: Vector
    action: str
    told: Sequence[VectorStep]

    @property
    def scenario(self) -> str:
        """Return the name of the case without the part of its example row."""
        return "/".join(self.vector.id.split("/")[:3])

    @property
    def blamed_clause(self) -> str | None:
        """Return the only clause that the case accepts for the rejection, or None."""
        wanted = [each for step in self.told for each in _list_expectations(step) if each.relation == "blames"]
        return wanted[0].value[0] if len(wanted) == 1 and len(wanted[0].value) == 1 else None

    @property
    def is_refused(self) -> bool:
        wanted = (each for step in self.told for each in _list_expectations(step))
        return any(each.at == "/status" and each.value != "ok" for each in wanted)


def create_questions(
    rulebook: Rulebook, groups: Iterable[ScenarioWithCases], numbers: Mapping[str, int], texts: Mapping[str, int]
) -> tuple[Question, ...]:
    """Return questions made from the scenarios of a chapter. Each scenario gives at most one question, and the
    questions are spread evenly over the chapter.

    `numbers` has the number of each case of the chapter by the id of the case, and `texts` the number of each sentence
    by its text.
    """
    asked = [each for group in groups if not group.is_about_messages for each in _list_candidates(group, numbers)]
    clauses = list(dict.fromkeys(each.blamed_clause for each in asked if each.blamed_clause))
    outcomes = _group_sentences_by_expected_paths(asked)
    found: dict[str, Question] = {}
    for each in _choose_row_of_each_scenario(asked):
        question = _create_refusal_question(
            each, asked, [*clauses, *_list_nearby_constraints(rulebook, each)]
        ) or _create_outcome_question(each, outcomes, clauses, texts)
        if question is not None:
            found[each.scenario] = question
    return _select_evenly_spaced(tuple(found.values()))


def _select_evenly_spaced(found: tuple[Question, ...]) -> tuple[Question, ...]:
    step = max(1, len(found) / MOST_OF_A_CHAPTER)
    return tuple(found[int(number * step)] for number in range(min(len(found), MOST_OF_A_CHAPTER)))


# ---- which cases


def _list_candidates(group: ScenarioWithCases, numbers: Mapping[str, int]) -> Iterator[_Candidate]:
    """Yield the cases of a scenario that choose no readings, start from a position, and end with an action that is
    simple enough for a question.
    """
    for vector in group.vectors:
        acting = [at for at, step in enumerate(vector.steps) if _list_action_types(step)]
        begin = find_setup_request(vector)
        if not acting or vector.readings or begin is None or begin.get("position") is None:
            continue
        if any(map(_could_sentence_reveal_answer, vector.steps[: acting[0]])):
            continue
        last, told = vector.steps[acting[-1]], vector.steps[acting[-1] + 1 :]
        tried = _list_action_types(last)
        if told and len(tried) <= MOST_ACTIONS:
            yield _Candidate(numbers[vector.id], vector, tried[-1], told)


def _could_sentence_reveal_answer(step: VectorStep) -> bool:
    """Return whether a sentence before the first action does more than set up the game. It could reveal the answer."""
    return any(deed.expect or ((ask := deed.ask) and ask["op"] not in ("new", "load")) for deed in step.do)


def _list_action_types(step: VectorStep) -> list[str]:
    """Return the types of the actions that a sentence tries."""
    actions = (ask["action"] for deed in step.do if (ask := deed.ask) and ask["op"] == "apply")
    return [str(action.get("type")) for action in actions if isinstance(action, dict)]


def _choose_row_of_each_scenario(asked: Sequence[_Candidate]) -> Iterator[_Candidate]:
    """Yield one case of each scenario, not always the first row of an outline, which is often the simplest."""
    rows: dict[str, list[_Candidate]] = {}
    for each in asked:
        rows.setdefault(each.scenario, []).append(each)
    yield from (alike[number % len(alike)] for number, alike in enumerate(rows.values()))


def _list_expectations(step: VectorStep) -> list[Expect]:
    return [deed.expect for deed in step.do if deed.expect]


# ---- what is refused


def _create_refusal_question(
    asked: _Candidate, all_asked: Sequence[_Candidate], clauses: Sequence[str]
) -> Question | None:
    if asked.blamed_clause is None:
        return None
    also = _find_other_forbidding_clauses(asked)
    if also is None:
        return None
    alike = (each.blamed_clause for each in all_asked if each.action == asked.action)
    same_action = [clause for clause in alike if clause]
    taken = {asked.blamed_clause, *also, *asked.vector.clauses}
    wrong = [each for each in dict.fromkeys([*same_action, *clauses]) if each not in taken]
    return Question(asked.number, asked.blamed_clause, tuple(wrong[:WRONG_CLAUSES]), asked.vector.clauses)


def _list_nearby_constraints(rulebook: Rulebook, asked: _Candidate) -> list[str]:
    """Return all constraints, sorted by distance from the reported clause, for a chapter with few rejections."""
    places = {clause: place for place, clause in enumerate(rulebook.clauses)}
    blamed = places[asked.blamed_clause] if asked.blamed_clause else 0
    constraints = [clause.id for clause in rulebook.clauses.values() if clause.kind == "constraint"]
    return sorted(constraints, key=lambda each: abs(places[each] - blamed))


def _find_other_forbidding_clauses(asked: _Candidate) -> tuple[str, ...] | None:
    """Return the further clauses that also forbid the action, and so would also be right answers. Return None if the
    action is legal.
    """
    came = [event for act in play_scenario(asked.vector).acts for event in act.came]
    last = came[-1] if came else None
    return last.also if isinstance(last, Rejection) else None


# ---- what is done

_Form = tuple[tuple[str, str], ...]
"""The paths and relations of the expectations in a sentence."""


def _find_expected_paths(step: VectorStep) -> _Form | None:
    """Return the paths of the position that a sentence is about, with their relations. Return None if the sentence is
    also about anything else.
    """
    asks = [deed.ask["op"] for deed in step.do if deed.ask]
    told = _list_expectations(step)
    plain = bool(told) and all(
        each.at.startswith(PLACES) and each.at not in PLACES and each.relation in ("equals", "covers") for each in told
    )
    return tuple((each.at, each.relation) for each in told) if plain and set(asks) <= {"position"} else None


def _group_sentences_by_expected_paths(asked: Sequence[_Candidate]) -> dict[_Form, list[VectorStep]]:
    """Return the sentences grouped by the paths that they are about, without duplicates."""
    found: dict[_Form, dict[str, VectorStep]] = {}
    for step in (step for each in asked if not each.is_refused for step in each.told):
        form = _find_expected_paths(step)
        if form is not None:
            found.setdefault(form, {}).setdefault(step.text, step)
    return {form: list(steps.values()) for form, steps in found.items()}


def _create_outcome_question(
    asked: _Candidate, outcomes: Mapping[_Form, list[VectorStep]], clauses: Sequence[str], texts: Mapping[str, int]
) -> Question | None:
    """Return a question about the sentence that has the most wrong answers. Sentences about changed values are
    preferred.
    """
    if asked.is_refused:
        return None
    told = [
        (step, wrong)
        for step in asked.told
        if (form := _find_expected_paths(step)) and (wrong := _list_contradicting_sentences(step, outcomes[form]))
    ]
    if not told:
        return None
    begin = (find_setup_request(asked.vector) or {}).get("position")
    right, wrong = max(
        told, key=lambda each: (_states_changed_value(each[0], begin), min(len(each[1]), WRONG_OUTCOMES))
    )
    refusals = [each for each in clauses if each not in asked.vector.clauses]
    number = asked.number
    refusal = refusals[number % len(refusals) :][:1] if refusals else []
    sentences = (texts[each.text] for each in islice(_sort_by_distance(right, wrong), WRONG_OUTCOMES))
    return Question(number, texts[right.text], (*sentences, *refusal), asked.vector.clauses)


def _sort_by_distance(right: VectorStep, wrong: Sequence[VectorStep]) -> Iterator[VectorStep]:
    """Yield wrong sentences, sorted by the distance of their lines from the line of the right sentence. Near sentences
    are often rows of one outline, whose similar answers make a question harder.
    """
    yield from sorted(wrong, key=lambda each: abs(each.line - right.line))


def _list_contradicting_sentences(right: VectorStep, others: Sequence[VectorStep]) -> list[VectorStep]:
    """Return the sentences that cannot be true if the sentence `right` is true."""
    return [
        each
        for each in others
        if any(map(_are_expectations_contradictory, _list_expectations(right), _list_expectations(each)))
    ]


def _are_expectations_contradictory(one: Expect, other: Expect) -> bool:
    """Return whether two expectations about the same path cannot both be true."""
    if one.relation == "equals" or not isinstance(one.value, dict) or not isinstance(other.value, dict):
        return bool(one.value != other.value)
    # Sentences about different parts of one value can both be true.
    return one.value.keys() == other.value.keys() and bool(one.value != other.value)


def _states_changed_value(step: VectorStep, position: Any) -> bool:
    """Return whether a sentence states a value that is different from the value at the start of the case."""
    return any(value_at({"position": position}, each.at) != each.value for each in _list_expectations(step))
