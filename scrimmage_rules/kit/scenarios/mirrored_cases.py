"""Mirrored cases: copies of cases with the two sides exchanged. The export makes one for each clause, outcome and
reading.

Only cases that name a side are mirrored. The register lists the mirrored cases, because their names are permanent. If a
clause, an outcome or a reading has no mirrored case, the export mirrors the cases that show most of them in the fewest
bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from heapq import heapify, heappop, heappush
from math import inf
from typing import Any

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kernel.contract import Facts
from scrimmage_rules.kernel.side_mirroring import Mirror
from scrimmage_rules.kit.cases.case_names import MIRRORED
from scrimmage_rules.kit.cases.judge import judge
from scrimmage_rules.kit.cases.reference_answers import add_whole_answers
from scrimmage_rules.kit.cases.reply_requirements import derive_requirements
from scrimmage_rules.kit.cases.requests import list_own_requests, list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import Deed, Expect, Vector, VectorStep
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.scenarios.compiler import BrokenScenario
from scrimmage_rules.rulesets import ruleset

TITLE = ", sides exchanged"
"""Text that the title of a mirrored case adds to the title of its original."""


class MirroredAnswerDiffers(BrokenScenario):
    """Error: a case gets a different answer when the sides are exchanged, and the `Mirror` of the ruleset does not list
    it as an exception.
    """

    def __init__(self, vector: Vector, ask: Facts, wanted: Any, got: Any) -> None:
        """Compose the message with the expected and the received answer."""
        texts = [canonical(each).decode() for each in (ask, wanted, got)]
        super().__init__(
            vector.place,
            f"{vector.id}: sides exchanged, {texts[0]} is answered {texts[2]} and not {texts[1]}; fix the rules, "
            f"or enter the case, its clause or its reading in `unlike` of the mirror with the reason",
        )


def add_mirrored_cases(vectors: Sequence[Vector], registered: Collection[str]) -> list[Vector]:
    """Return the vectors of a ruleset with mirrored cases, each after its original; raise `MirroredAnswerDiffers`.

    `registered` are the names of published cases.
    """
    if not vectors or (mirror := ruleset(vectors[0].ruleset).mirror) is None:
        return list(vectors)
    found = {each.mirror_of: each for each in _mirror_chosen_cases(vectors, mirror, set(registered))}
    return [each for vector in vectors for each in (vector, *filter(None, [found.get(vector.id)]))]


def _mirror_chosen_cases(vectors: Sequence[Vector], mirror: Mirror, registered: set[str]) -> Iterator[Vector]:
    """Yield the mirrored cases: first the mirror images of the cases that the register lists.

    Then follow those of the shortest cases that together show the remaining clauses, outcomes and readings. A case
    whose expectations depend on the order of the sides is not mirrored.
    """
    sided = [vector for vector in vectors if can_case_be_mirrored(vector, mirror)]
    missing = set().union(*map(_list_clause_outcomes_and_readings, sided))
    for vector in sided:
        if vector.id + MIRRORED in registered and is_met_by_reference(image := exchange_sides_of_case(vector, mirror)):
            missing -= _list_clause_outcomes_and_readings(vector)
            yield image
    waiting = [(_compute_cost_per_new_fact(vector, missing), vector.id, vector) for vector in sided]
    heapify(waiting)
    while waiting:
        _, name, vector = heappop(waiting)
        price = _compute_cost_per_new_fact(vector, missing)
        if price < inf and waiting and price > waiting[0][0]:
            heappush(waiting, (price, name, vector))
        elif price < inf and is_met_by_reference(image := exchange_sides_of_case(vector, mirror)):
            missing -= _list_clause_outcomes_and_readings(vector)
            yield image


def _compute_cost_per_new_fact(vector: Vector, missing: Collection[tuple[str, bool]]) -> float:
    """Return the size of a case in bytes, divided by the number of facts that no chosen case shows yet."""
    new = len(_list_clause_outcomes_and_readings(vector) & set(missing))
    return len(msgspec.json.encode(vector)) / new if new else inf


def _list_clause_outcomes_and_readings(vector: Vector) -> set[tuple[str, bool]]:
    """Return the facts that a case shows: its clauses, each with the outcome accepted or rejected, and its chosen
    readings.

    A clause that only illustrates other clauses does not count, because the case shows the other clauses too.
    """
    clauses = ruleset(vector.ruleset).rulebook.clauses
    rules = {(clause, vector.refuses) for clause in vector.clauses if not clauses[clause].illustrates}
    return rules | {(f"{name}={key}", False) for name, key in vector.readings.items()}


def can_case_be_mirrored(vector: Vector, mirror: Mirror) -> bool:
    """Return whether a case can be mirrored: it names a side, and its clauses and readings treat both sides in the same
    way.
    """
    asks = list_own_requests(vector)
    readings, queries = vector.readings.items(), (ask["query"] for ask in asks if ask["op"] == "query")
    about = {vector.id, *vector.clauses, *(f"{name}={key}" for name, key in readings), *map("query:{}".format, queries)}
    return about.isdisjoint(mirror.unlike) and any(mirror.request(ask) != ask for ask in asks)


def exchange_sides_of_case(vector: Vector, mirror: Mirror) -> Vector:
    """Return a case with the sides exchanged and with the answers of the reference; raise `MirroredAnswerDiffers`."""
    here, there, steps = Reference(), Reference(), []
    for step in vector.steps:
        deeds = []
        for deed in step.do:
            if (ask := deed.ask) is not None:
                deeds.append(
                    _mirror_request(
                        vector, mirror, ask, _request_reply(here, ask), _request_reply(there, mirror.request(ask))
                    )
                )
            elif deed.expect is not None:
                deeds.append(Deed(expect=_mirror_expectation(mirror, deed.expect)))
        steps.append(replace(step, do=tuple(deeds)))
    image = replace(
        vector, id=vector.id + MIRRORED, name=vector.name + TITLE, mirror_of=vector.id,
        clauses=tuple(mirror.words.get(clause, clause) for clause in vector.clauses),
        steps=(VectorStep(mirror.says, (), vector.steps[0].line), *steps),
    )  # fmt: skip
    return add_whole_answers(image)


def _request_reply(reference: Reference, ask: Facts) -> Any:
    return encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))


def _mirror_request(vector: Vector, mirror: Mirror, ask: Facts, reply: Any, image: Any) -> Deed:
    """Return the mirrored request with its requirements; raise `MirroredAnswerDiffers` if its answer is not
    the mirrored answer.
    """
    wanted, got = _normalize_answer(mirror.exchange_value(reply)), _normalize_answer(image)
    if canonical(wanted) != canonical(got):
        raise MirroredAnswerDiffers(vector, mirror.request(ask), wanted, got)
    return Deed.create_request_entry(
        mirror.request(ask), derive_requirements(vector.ruleset, mirror.request(ask), image)
    )


def _normalize_answer(reply: Any) -> Any:
    """Return an answer with sorted lists and without error messages, because the order of many lists depends on the
    sides.
    """
    return sort_all_lists({name: value for name, value in reply.items() if name != "message"})


def sort_all_lists(value: Any) -> Any:
    """Return a value with all lists sorted, except pairs of numbers, which are coordinates."""
    if isinstance(value, dict):
        return {name: sort_all_lists(inner) for name, inner in value.items()}
    if not isinstance(value, list) or (len(value) == 2 and all(isinstance(each, int) for each in value)):
        return value
    return sorted(map(sort_all_lists, value), key=canonical)


def _mirror_expectation(mirror: Mirror, wanted: Expect) -> Expect:
    return replace(wanted, at=mirror.place(wanted.at), value=mirror.at(wanted.at, wanted.value))


def is_met_by_reference(vector: Vector) -> bool:
    """Return whether the reference meets every expectation of a case."""
    reference = Reference()
    replies = [_request_reply(reference, ask) for ask in list_requests_of_case_as_data(vector, FACETS)]
    return judge(vector, replies).verdict == "pass"
