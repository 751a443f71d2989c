"""Sends cases to an adapter without waiting for each reply. After a failure, it starts a new process; a run without
hope of an answer ends early.
"""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kit.cases.judge import CaseResult, create_case_result, judge
from scrimmage_rules.kit.cases.legal_action_differences import compares_action_digests, name_differing_actions
from scrimmage_rules.kit.cases.reported_output_limits import FailureDetailsBudget
from scrimmage_rules.kit.cases.requests import RequestToSend, list_case_requests
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import Adapter, AdapterProcess, CannotStart, InProcessReference, send_hello
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.kit.protocol.adapter_processes import AdapterProcessPool, StartAdapter
from scrimmage_rules.kit.protocol.child_process_pipes import FAREWELL, NEVER, Deadline
from scrimmage_rules.kit.protocol.hello_reply_consistency import describe_first_hello_difference
from scrimmage_rules.kit.running.clauses_cleared_by_passing_cases import add_cited_clauses_to_passing_cases
from scrimmage_rules.kit.running.clauses_forbidding_listed_actions import list_clauses_forbidding_listed_actions
from scrimmage_rules.kit.running.fault_localization import collect_evidence, list_mentioned_clauses
from scrimmage_rules.kit.running.reading_diagnosis import (
    find_reading_under_which_case_passes,
    list_replies_under_readings,
)
from scrimmage_rules.rulesets import ruleset

WINDOW = 32_000
"""Maximum number of bytes of requests without a reply (the send window). It is smaller than the buffer of a pipe, so
that neither side blocks.
"""

SEARCHED = 200
"""Maximum number of failing cases that are examined for suspicious clauses and for a reading under which they would
pass.
"""

MOST_REPLIED = 6_000_000
"""Maximum number of bytes of all replies to a case, which are kept until it is judged; the reference needs 350,000."""

HOPELESS = 3
"""Number of timeouts in a row, or of first cases without an answer, after which the run ends."""


class CaseRunResult(msgspec.Struct, frozen=True):
    """The result of a run: the program, the result of every case, and the reason if the run ended early."""

    implementation: m.Implementation
    declared: dict[str, m.Declared]
    results: tuple[CaseResult, ...]
    broken: str = ""


def create_adapter_starter(command: Sequence[str], seconds: float, until: Deadline = NEVER) -> StartAdapter:
    """Return a function that starts the adapter; for an empty command, it starts the bundled
    reference in this process.
    """
    return (lambda: AdapterProcess(command, seconds, until)) if command else InProcessReference


class GreetedAdapter(NamedTuple):
    """The first adapter process of a run, after its answer to `hello`, and the group of all processes."""

    fleet: AdapterProcessPool
    first: Adapter
    greeting: m.Greeted
    jobs: int


@contextmanager
def start_and_greet_adapter(start: StartAdapter, jobs: int) -> Iterator[GreetedAdapter]:
    """Start an implementation and send `hello` to it. All of its up to `jobs` processes end with this context.

    Raise `CannotStart` if the first process does not answer `hello`.
    """
    fleet = AdapterProcessPool(start, jobs)
    try:
        first = fleet.start_process()
        yield GreetedAdapter(fleet, first, send_hello(first), jobs)
    finally:
        fleet.end()


def run_cases(
    start: StartAdapter,
    vectors: Sequence[Vector],
    jobs: int,
    seen: Callable[[CaseResult], None],
    until: Deadline = NEVER,
    *, looked_into: bool = True,
) -> CaseRunResult:  # fmt: skip
    """Start an implementation and judge it by cases; see `start_and_greet_adapter` and `judge_cases`."""
    with start_and_greet_adapter(start, jobs) as met:
        return judge_cases(met, vectors, seen, until, looked_into=looked_into)


def judge_cases(
    met: GreetedAdapter, vectors: Sequence[Vector], seen: Callable[[CaseResult], None], until: Deadline = NEVER,
    *, looked_into: bool = True,
) -> CaseRunResult:  # fmt: skip
    """Run the cases on a started implementation, and return the results; the callback `seen` gets each result.

    If `looked_into` is true, failures are diagnosed for suspicious clauses and fitting readings. The run ends at
    `until`.
    """
    fleet, first, greeting, jobs = met
    jobs = max(1, min(jobs, len(vectors)))
    playable, skipped = _split_cases_by_declared_support(vectors, greeting.rulesets)
    for each in skipped:
        seen(each)
    shards = [playable[number::jobs] for number in range(jobs)]
    searched = SEARCHED if looked_into else 0
    workers = [
        AdapterWorker(fleet, until, greeting, first if number == 0 else None, searched) for number in range(jobs)
    ]
    with closing(_gather_results(fleet, workers, shards, seen)) as arrivals:
        found = [*skipped, *map(FailureDetailsBudget().kept, arrivals)]
    order = {vector.id: number for number, vector in enumerate(vectors)}
    broken = next((worker.broken for worker in workers if worker.broken), "")
    results = tuple(sorted(found, key=lambda each: order[each.id]))
    if looked_into and until.left:
        results = add_cited_clauses_to_passing_cases(results, vectors)
    return CaseRunResult(greeting.implementation, greeting.rulesets, results, broken)


def _split_cases_by_declared_support(
    vectors: Iterable[Vector], declared: dict[str, m.Declared]
) -> tuple[list[Vector], list[CaseResult]]:
    """Return the cases that an adapter declares to support, and results of the verdict *skipped*
    for the other cases.
    """
    playable, skipped = [], []
    for vector in vectors:
        lacking = describe_missing_declaration(vector, declared.get(vector.ruleset))
        if lacking:
            skipped.append(create_case_result(vector, "skipped", lacking))
        else:
            playable.append(vector)
    return playable, skipped


def describe_missing_declaration(vector: Vector, declared: m.Declared | None) -> str:
    """Return a message about the first facet or reading that a case needs but the adapter does not declare. If the
    adapter declares all that the case needs, the message is empty.
    """
    if declared is None:
        return f"ruleset {vector.ruleset} is not declared"
    for facet in vector.facets:
        if facet not in declared.facets:
            return f"facet {facet} is not declared"
    for ambiguity, key in vector.readings.items():
        if declared.readings != "*" and key not in declared.readings.get(ambiguity, ()):
            return f"reading {ambiguity} {key} is not declared"
    return ""


def _gather_results(
    fleet: AdapterProcessPool,
    workers: list[AdapterWorker],
    shards: list[list[Vector]],
    seen: Callable[[CaseResult], None],
) -> Generator[CaseResult]:
    """Yield the results of all workers as they arrive; a single worker runs in this thread."""
    if len(workers) == 1:
        for each in workers[0].work(shards[0]):
            seen(each)
            yield each
        return
    arrived: queue.Queue[CaseResult | Exception | None] = queue.Queue()
    threads = [
        threading.Thread(target=_work_in_thread, args=(worker, shard, arrived), daemon=True)
        for worker, shard in zip(workers, shards, strict=True)
    ]
    try:
        for thread in threads:
            thread.start()
        yield from _yield_results_as_they_arrive(arrived, len(threads), seen)
    except BaseException:
        fleet.end_all_processes()
        raise
    finally:
        for thread in filter(threading.Thread.is_alive, threads):
            thread.join(2 * FAREWELL)


def _work_in_thread(
    worker: AdapterWorker, shard: list[Vector], arrived: queue.Queue[CaseResult | Exception | None]
) -> None:
    try:
        for each in worker.work(shard):
            arrived.put(each)
    except Exception as fault:  # noqa: BLE001  (raised again in the thread that waits)
        arrived.put(fault)
    arrived.put(None)


def _yield_results_as_they_arrive(
    arrived: queue.Queue[CaseResult | Exception | None], labouring: int, seen: Callable[[CaseResult], None]
) -> Iterator[CaseResult]:
    while labouring:
        arrival = arrived.get()
        if isinstance(arrival, Exception):
            raise arrival
        if arrival is None:
            labouring -= 1
        else:
            seen(arrival)
            yield arrival


class SentCase(NamedTuple):
    """A case that was sent: its requests, and their size in bytes.

    `held` are the requests of a case that is larger than the send window; each is sent after the answer to the previous
    one.
    """

    vector: Vector
    sent: list[RequestToSend]
    size: int
    held: list[bytes]

    def receive_replies(self, adapter: Adapter) -> list[dict[str, Any]]:
        """Return the replies to the case in order."""
        begun, replies = adapter.received, list[dict[str, Any]]()
        while len(replies) < len(self.sent):
            if self.held:
                adapter.send([self.held[len(replies)]])
            replies += adapter.receive_arrived(len(self.sent) - len(replies))
            if adapter.received - begun > MOST_REPLIED:
                problem = f"more than {MOST_REPLIED // 1_000_000} MB of replies in one case"
                raise AdapterFailure("protocol-error", f"{problem}; send only what Protocol 1 asks for")
        return replies


class AdapterWorker:
    """A worker that sends cases to an adapter process, and starts a new process after a failure."""

    def __init__(
        self, fleet: AdapterProcessPool, until: Deadline, greeting: m.Greeted, adapter: Adapter | None,
        searched: int,
    ) -> None:  # fmt: skip
        """Store the arguments. `adapter` is a started process or None, and `greeting` is the first answer to `hello`.

        `searched` is the maximum number of failing cases to diagnose.
        """
        self._searched = searched
        self._fleet, self._until, self._greeting, self._adapter = fleet, until, greeting, adapter
        self._in_flight = 0
        self._next: SentCase | None = None
        self._silent = 0
        self._answered = 0
        self._failed = 0
        self.broken = ""

    def work(self, vectors: Sequence[Vector]) -> Iterator[CaseResult]:
        """Yield the results of all cases in order, then close the adapter."""
        try:
            yield from self.put(vectors)
        finally:
            self._close()

    def put(self, vectors: Sequence[Vector]) -> Iterator[CaseResult]:
        """Send these cases and yield their results in order; if the run ends early, the remaining results are
        `not-run`.
        """
        waiting: deque[Vector] = deque(vectors)
        flying: deque[SentCase] = deque()
        while waiting or flying:
            adapter = self.ready()
            if adapter is None:
                break
            self._send_cases(adapter, waiting, flying)
            yield self._judge_replies(adapter, flying.popleft(), waiting, flying)
        for vector in [*(flight.vector for flight in flying), *waiting]:
            yield create_case_result(vector, "not-run", self.broken)

    def drop(self) -> None:
        """End an adapter that still has unanswered requests; the next case starts a new process."""
        if self._adapter is not None:
            self._adapter.kill()
        self._close()
        self._in_flight = 0

    def _close(self) -> None:
        if self._adapter is not None:
            self._fleet.close_process(self._adapter)
            self._adapter = None

    def ready(self) -> Adapter | None:
        """Return a running adapter process, started again after a failure; None if the run has ended."""
        if not self.broken and not self._until.left:
            self.broken = self._until.problem
        if self._adapter is None and not self.broken:
            try:
                self._adapter = self._fleet.start_process()
                self._compare(send_hello(self._adapter))
            except CannotStart as fault:
                self._close()
                self.broken = f"the adapter did not start again: {fault}"
        return None if self.broken else self._adapter

    def _compare(self, greeting: m.Greeted) -> None:
        """End the run if a restarted adapter declares other facets or readings than the first process."""
        difference = describe_first_hello_difference(self._greeting, greeting)
        if difference:
            self._close()
            self.broken = f"protocol error: a later process answers hello differently: {difference}"

    def _send_cases(self, adapter: Adapter, waiting: deque[Vector], flying: deque[SentCase]) -> None:
        """Send cases whenever half of the send window is free. A case larger than the window is sent alone."""
        if flying and self._in_flight > WINDOW // 2:
            return
        batch: list[bytes] = []
        while waiting:
            if self._next is None or self._next.vector is not waiting[0]:
                self._next = self._prepare_requests_of_case(waiting[0])
            if flying and self._in_flight + self._next.size > WINDOW:
                break
            batch += [] if self._next.held else [asked.request for asked in self._next.sent]
            self._in_flight += self._next.size
            flying.append(self._next)
            waiting.popleft()
        if batch:
            adapter.send(batch)

    def _prepare_requests_of_case(self, vector: Vector) -> SentCase:
        sent = list_case_requests(vector, self._greeting.rulesets[vector.ruleset].facets)
        asks = [asked.request for asked in sent]
        size = sum(map(len, asks))
        return SentCase(vector, sent, size, asks if size > WINDOW else [])

    def _judge_replies(
        self, adapter: Adapter, flight: SentCase, waiting: deque[Vector], flying: deque[SentCase]
    ) -> CaseResult:
        """Read the replies to a case and judge them. A failure ends the process, but affects only the verdict of this
        case.
        """
        vector = flight.vector
        self._in_flight -= flight.size
        try:
            replies = flight.receive_replies(adapter)
        except AdapterFailure as trouble:
            self._close()
            stderr = adapter.stderr()
            waiting.extendleft(each.vector for each in reversed(flying))
            flying.clear()
            self._in_flight = 0
            if trouble.verdict == "timeout" and not self._until.left:
                self.broken = self._until.problem
                return create_case_result(vector, "not-run", self.broken)
            self._end_run_after_many_failures(trouble)
            return create_case_result(vector, trouble.verdict, trouble.problem, stderr=stderr)
        self._silent, self._answered = 0, self._answered + 1
        judged = judge(vector, replies, self._greeting.rulesets[vector.ruleset].facets, flight.sent)
        if judged.verdict == "pass":
            return judged
        judged = msgspec.structs.replace(judged, stderr=adapter.stderr())
        return self._examine_failure(vector, replies, judged)

    def _examine_failure(self, vector: Vector, replies: list[Any], judged: CaseResult) -> CaseResult:
        """Return a failing result with more details: the wrong actions, the suspicious clauses, and the reading under
        which it would pass.

        Nothing is added if the whole run fails or its time is over. Only the actions are added if `searched` is 0.
        """
        self._failed += 1
        most = self._searched or (SEARCHED if compares_action_digests(judged) else 0)
        if self._failed > most or not self._until.left:
            return judged
        facets = self._greeting.rulesets[vector.ruleset].facets
        ruled = list_replies_under_readings(vector, {}, facets)
        judged = name_differing_actions(judged, vector, replies, ruled, facets)
        if not self._searched:
            return judged
        clauses = ruleset(vector.ruleset).rulebook.clauses
        found = collect_evidence(replies, list(map(list_mentioned_clauses, ruled)), clauses, judged.differences)
        named = {*found.named, *list_clauses_forbidding_listed_actions(vector, judged, facets)}
        judged = msgspec.structs.replace(judged, named=tuple(sorted(named)), near=found.near)
        fits = find_reading_under_which_case_passes(vector, replies, ruled, facets, self._until)
        if not fits:
            return judged
        note = f"the case would pass under the reading {fits}; declare this reading, or implement the ruling"
        return msgspec.structs.replace(judged, verdict="reading-differs", note=note)

    def _end_run_after_many_failures(self, trouble: AdapterFailure) -> None:
        self._silent += 1
        if self._silent >= HOPELESS and (trouble.verdict == "timeout" or not self._answered):
            self.broken = f"{self._silent} cases in a row ended in {trouble.verdict}: {trouble.problem}"
