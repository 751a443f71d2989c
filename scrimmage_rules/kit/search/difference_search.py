"""Search for a difference (`scrimmage fuzz`): generated cases until a reply differs from the reference, then the
smallest failing case.

A case is shrunk by trying smaller cases on the implementation. The search removes the steps after the wrong reply and
needless steps before it, and makes the position similar to that of a published case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, count, islice, repeat, takewhile
from typing import NamedTuple

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.judge import GREEN, CaseResult
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.generated.case_recorder import record_case
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import Data, collect_inputs_for_random_games
from scrimmage_rules.kit.protocol.adapter import CannotStart
from scrimmage_rules.kit.protocol.adapter_processes import StartAdapter
from scrimmage_rules.kit.protocol.child_process_pipes import NEVER, Deadline
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.running.pipelined_case_runner import run_cases
from scrimmage_rules.kit.scenarios.scenario_world import GAME

BATCHES = (50, 100, 200)
"""Numbers of cases sent to one process. The first batch is small, so that an early difference is reported quickly."""

RequestSentences = list[tuple[str, Data]]
"""The sentences of a case with their requests, from which the case can be built again."""

FindFailure = Callable[[Vector], CaseResult | None]
"""A function that returns the result of a case if an implementation fails it, otherwise None."""


class FailingCase(NamedTuple):
    """A failing case (the last of `cases`), and its result when it runs alone.

    If it fails only after other cases, `cases` starts with them and there is no result.
    """

    cases: list[Vector]
    result: CaseResult | None


def find_first_difference(
    start: StartAdapter, cases: Iterator[Vector], until: Deadline, seen: Callable[[int], None]
) -> FailingCase | None:
    """Return the first case that fails before the deadline. If it fails only after other cases, return these cases too.

    `seen` is called with the number of cases judged so far. A late reply does not count as a failure if it is in time
    when its case runs alone.
    """
    judged: list[CaseResult] = []

    def record_result(result: CaseResult) -> None:
        judged.extend([result] if result.verdict not in ("skipped", "not-run") else [])
        seen(len(judged))

    for size in chain(BATCHES, repeat(BATCHES[-1])):
        batch = list(islice(takewhile(lambda _case: until.left, cases), size))
        if not batch:
            break
        try:
            results = run_cases(start, batch, 1, record_result, until, looked_into=False).results
        except CannotStart:
            if until.left or size == BATCHES[0]:
                raise
            break  # it has answered hello before, so the only possible cause is the deadline
        found = _find_first_failure_and_run_it_alone(start, batch, results, until)
        if found is not None:
            return found
    return None


def _find_first_failure_and_run_it_alone(
    start: StartAdapter, batch: list[Vector], results: Sequence[CaseResult], until: Deadline
) -> FailingCase | None:
    """Run the first failing case alone and return it with this result; if no time is left, return its first result."""
    for number, result in enumerate(results):
        if not _is_failing_verdict(result):
            continue
        alone = create_failure_check(start, until)(batch[number])
        if alone is not None or not until.left:
            return FailingCase([batch[number]], alone or result)
        if result.verdict != "timeout":
            return FailingCase(batch[: number + 1], None)
    return None


def _is_failing_verdict(result: CaseResult) -> bool:
    return result.verdict not in GREEN and result.verdict != "not-run"


def _judge_cases_until_deadline(
    start: StartAdapter, vectors: Sequence[Vector], until: Deadline
) -> Sequence[CaseResult]:
    """Return the results of cases in one process, for as many cases as time allows."""
    if not until.left:
        return ()
    try:
        return run_cases(start, vectors, 1, lambda _result: None, until, looked_into=False).results
    except CannotStart:
        if until.left:
            raise
        return ()


def create_failure_check(start: StartAdapter, until: Deadline = NEVER) -> FindFailure:
    """Return a function that runs a case in a new process, and returns its result if it fails; after the deadline, it
    always returns None.
    """

    def find_failing_result(vector: Vector) -> CaseResult | None:
        return next(filter(_is_failing_verdict, _judge_cases_until_deadline(start, [vector], until)), None)

    return find_failing_result


def create_failing_case_finder(
    start: StartAdapter, until: Deadline = NEVER
) -> Callable[[Sequence[Vector]], list[Vector]]:
    """Return a function that gets several cases, runs them in one process, and returns those that fail. It raises
    `TimeOver` after the deadline.
    """

    def list_failing_cases(vectors: Sequence[Vector]) -> list[Vector]:
        results = _judge_cases_until_deadline(start, vectors, until)
        until.check()
        return [vector for vector, result in zip(vectors, results, strict=True) if _is_failing_verdict(result)]

    return list_failing_cases


# ---- the least of it


def shrink_case(
    found: FailingCase, published: Sequence[Vector], fails: FindFailure, until: Deadline = NEVER,
    seen: Callable[[int], None] = lambda _tried: None,
) -> FailingCase:  # fmt: skip
    """Return the smallest failing case that is found before the deadline.

    `seen` is called with the number of cases tried so far.
    """
    least, tried = found, count(1)
    plain = next(iter(collect_inputs_for_random_games(found.cases[-1].ruleset, published).positions), {})

    def find_failing_result_and_count(vector: Vector) -> CaseResult | None:
        seen(next(tried))
        return fails(vector) if until.left else None

    for ways in (
        _drop_steps_after_failure,
        _shorten_by_starting_after_each_action,
        _remove_sentence,
        _remove_reading,
        _simplify_position,
    ):
        hints = ShrinkHints(least.result.step if least.result else None, plain)
        least = _reduce_case(least, ways, hints, find_failing_result_and_count, until)
    return least


class ShrinkHints(NamedTuple):
    """Hints for making a case smaller: the index of the step with the first wrong reply, and the position of a
    published case.
    """

    step: int | None
    plain: Data


ListReductions = Callable[[RequestSentences, ShrinkHints], Iterator[RequestSentences]]


def _reduce_case(
    found: FailingCase, ways: ListReductions, hints: ShrinkHints, fails: FindFailure, until: Deadline
) -> FailingCase:
    """Return the smallest case that still fails: whenever a smaller case fails too, all reductions are tried on it
    again.
    """
    tried: set[bytes] = set()
    least, better = found, True
    while better:
        better = False
        for said in takewhile(lambda _said: until.left, ways(list_sentences_with_requests(least.cases[-1]), hints)):
            mark = canonical(said)
            smaller = None if mark in tried else _record_case(least.cases[-1], said)
            tried.add(mark)
            result = fails(smaller) if smaller is not None else None
            if smaller is not None and result is not None:
                least, better = FailingCase([smaller], result), True
                break
    return least


def _record_case(vector: Vector, said: RequestSentences) -> Vector | None:
    return record_case(vector.ruleset, said, vector.id.rpartition("/")[2], vector.name, vector.line)


def list_sentences_with_requests(vector: Vector) -> RequestSentences:
    """Return the sentences of a generated case, each with its one request."""
    return [(step.text, deed.ask) for step in vector.steps for deed in step.do if deed.ask is not None]


def _drop_steps_after_failure(said: RequestSentences, hints: ShrinkHints) -> Iterator[RequestSentences]:
    """Yield the case without the steps after the first wrong reply."""
    if hints.step is not None and hints.step + 1 < len(said):
        yield said[: hints.step + 1]


def _shorten_by_starting_after_each_action(said: RequestSentences, _hints: ShrinkHints) -> Iterator[RequestSentences]:
    """Yield, for each action of the case, a case that starts from the position after it; the last
    action comes first.
    """
    reference, begun = Reference(), []
    for number, (_, ask) in enumerate(said[:-1]):
        encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))
        reply = encode_reply_as_plain_data(reference.answer({"id": 1, "op": "position", "game": GAME}))
        if number and reply["status"] == "ok":
            opening = (said[0][0], {**said[0][1], "op": "load", "position": reply["position"]})
            begun.append([opening, *said[number + 1 :]])
    yield from reversed(begun)


def _remove_sentence(said: RequestSentences, _hints: ShrinkHints) -> Iterator[RequestSentences]:
    """Yield versions of the case that each lack one step. The first and the last step always stay."""
    for number in range(1, len(said) - 1):
        yield [*said[:number], *said[number + 1 :]]


def _remove_reading(said: RequestSentences, _hints: ShrinkHints) -> Iterator[RequestSentences]:
    """Yield versions of the case that each lack one of its chosen readings."""
    [(text, opening), *rest] = said
    readings = (opening.get("options") or {}).get("readings") or {}
    for left_out in readings:
        kept = {ambiguity: key for ambiguity, key in readings.items() if ambiguity != left_out}
        options = {**opening["options"], "readings": kept}
        yield [(text, {**opening, "options": options}), *rest]


def _simplify_position(said: RequestSentences, hints: ShrinkHints) -> Iterator[RequestSentences]:
    """Yield versions of the case in which one part of the position is equal to that part in a position of a published
    case.
    """
    [(text, opening), *rest] = said
    for part in sorted(opening.get("position", ())):
        if part in hints.plain and opening["position"][part] != hints.plain[part]:
            position = {**opening["position"], part: hints.plain[part]}
            yield [(text, {**opening, "position": position}), *rest]
