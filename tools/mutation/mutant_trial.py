"""Trial of a mutant: the game is imported again with the change, in a separate process, and judged by the published
cases.
"""

from __future__ import annotations

import resource
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FrameType, MappingProxyType
from typing import Any, NamedTuple

import msgspec
import yaml

from scrimmage_rules import rulesets
from scrimmage_rules.kernel import codec, rulebook
from scrimmage_rules.kit.cases.judge import CaseResult, create_case_result, judge
from scrimmage_rules.kit.cases.legal_action_differences import name_differing_actions
from scrimmage_rules.kit.cases.requests import list_case_requests, list_requests_of_case_as_data
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.protocol.messages import FACETS
from scrimmage_rules.kit.protocol.reference import Reference, encode_reply_as_plain_data
from scrimmage_rules.kit.running.clauses_cleared_by_passing_cases import list_clauses_cited_by
from scrimmage_rules.kit.running.clauses_forbidding_listed_actions import list_clauses_forbidding_listed_actions
from scrimmage_rules.kit.running.fault_localization import (
    MentionedClauses,
    collect_evidence,
    list_mentioned_clauses,
    rank_clauses,
)
from scrimmage_rules.kit.running.pipelined_case_runner import SEARCHED
from tools.mutation.data_operators import parse_with_fault
from tools.mutation.mutant_enumeration import Fault, GameModule
from tools.mutation.operators import replace_node

ADDRESSES = 4 << 30
"""Maximum address space of a process in bytes."""

CASE_SECONDS = 5.0
"""Maximum seconds of processor time for one case. If a case takes longer, it counts as having noticed the mutant."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of a mutant: `stillborn` (cannot be imported), `noticed`, `survived`, or `untried` for lack of time.

    `by` lists the cases that noticed the mutant; by default, it has only the first of them. `tried` is the number of
    played cases. `rank`, if known, is the rank of the broken clause in the list of most likely broken clauses that a
    run reports.
    """

    key: str
    kind: str
    operator: str
    clauses: tuple[str, ...]
    outcome: str
    by: tuple[str, ...] = ()
    tried: int = 0
    rank: int | None = None
    seconds: float = 0.0
    digest: str = ""


ModuleCodes = dict[str, tuple[str, CodeType]]
"""Path and code of each module, by the module's name."""


class CorrectResults(NamedTuple):
    """The correct results of cases: the cases, the clauses in the answers of the reference to each case, and all
    clauses of the game.

    `lists` has, for each case, the encoded legal actions that the reference lists at the end of the case.
    """

    vectors: Sequence[Vector] = ()
    answers: Mapping[str, list[MentionedClauses]] = MappingProxyType({})
    clauses: frozenset[str] = frozenset()
    lists: Mapping[str, bytes] = MappingProxyType({})


def record_correct_results(vectors: Sequence[Vector], clauses: Iterable[str]) -> CorrectResults:
    """Return the correct results, by playing every case once."""
    reference = Reference()
    answers: dict[str, list[MentionedClauses]] = {}
    lists: dict[str, bytes] = {}
    for vector in vectors:
        answers[vector.id] = []
        for asked in list_case_requests(vector, FACETS):
            reply = encode_reply_as_plain_data(reference.answer({"id": 1, **msgspec.json.decode(asked.request)}))
            answers[vector.id].append(list_mentioned_clauses(reply))
            if asked.added == "legal":
                lists[vector.id] = msgspec.json.encode(reply.get("actions"))
    return CorrectResults(vectors, answers, frozenset(clauses), lists)


class CaseTimeout(BaseException):
    """Error: a case takes too long. It is not a subclass of `Exception`, so that no engine catches it."""


def _raise_timeout(_signal: int, _frame: FrameType | None) -> None:
    raise CaseTimeout


class _MutantFinder:
    """Import finder that loads the modules of a game from compiled code, of which one is changed."""

    def __init__(self, codes: ModuleCodes) -> None:
        self.codes = codes

    def find_spec(self, name: str, _path: Any = None, _target: Any = None) -> ModuleSpec | None:
        if name not in self.codes:
            return None
        path, code = self.codes[name]

        class Loader(SourceFileLoader):
            def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002  (there is one code)
                return code

        return spec_from_file_location(name, path, loader=Loader(name, path))


_parsed: dict[bytes, Any] = {}


def cache_parsed_files() -> None:
    """Cache the parsed tree of each data file by its text, so that the game is imported fast."""

    def decode_yaml(text: bytes, into: Any, _place: str) -> Any:
        if text not in _parsed:
            _parsed[text] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506
        return msgspec.convert(_parsed[text], into, strict=True)

    for module in (codec, rulebook):
        setattr(module, "decode_yaml", decode_yaml)  # noqa: B010  (no type checker would let it pass)


def compile_modules(modules: Sequence[GameModule]) -> ModuleCodes:
    """Return the compiled code of modules by their names."""
    return {each.name: (str(each.path), compile(each.tree, str(each.path), "exec")) for each in modules}


def import_with_mutant(fault: Fault, ruleset_id: str, codes: ModuleCodes) -> None:
    """Import a game again with a mutant's change."""
    if len(fault.change) == 3:
        module, node, new = fault.change
        tree = replace_node(module.tree, node, new)
        codes = {**codes, module.name: (str(module.path), compile(tree, str(module.path), "exec"))}
    else:
        text, where, operator, to = fault.change
        _parsed[text] = parse_with_fault(text, where, operator, to)
    _import_game(ruleset_id, codes)


def import_without_mutant(fault: Fault, ruleset_id: str, codes: ModuleCodes) -> None:
    """After a trial, import the game again without the fault."""
    if len(fault.change) != 3:
        del _parsed[fault.change[0]]
    _import_game(ruleset_id, codes)


def _import_game(ruleset_id: str, codes: ModuleCodes) -> None:
    package = f"scrimmage_rules.{rulesets.get_folder_name(ruleset_id)}"
    for name in [each for each in sys.modules if each == package or each.startswith(f"{package}.")]:
        del sys.modules[name]
    sys.meta_path.insert(0, _MutantFinder(codes))
    rulesets.ruleset.cache_clear()
    rulesets.ruleset(ruleset_id)


def judge_cases(vectors: Sequence[Vector], seconds: float, rights: CorrectResults) -> Iterator[CaseResult | None]:
    """Yield the result of each case, with its evidence if the correct results are known; yield None after the time
    limit.
    """
    signal.signal(signal.SIGPROF, _raise_timeout)
    reference, end = Reference(), time.process_time() + seconds
    for vector in vectors:
        if time.process_time() > end:
            yield None
            return
        signal.setitimer(signal.ITIMER_PROF, CASE_SECONDS)
        try:
            replies = [
                encode_reply_as_plain_data(reference.answer({"id": 1, **ask}))
                for ask in list_requests_of_case_as_data(vector, FACETS)
            ]
            found = judge(vector, replies)
            if found.verdict != "pass" and vector.id in rights.answers:
                found = _add_evidence(found, vector, replies, rights)
        except (CaseTimeout, Exception):  # noqa: BLE001  (any error means that it has been noticed)
            reference, found = Reference(), create_case_result(vector, "timeout")
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        yield found


def _add_evidence(found: CaseResult, vector: Vector, replies: Sequence[Any], rights: CorrectResults) -> CaseResult:
    """Return the result of a failing case. Add the clauses that the answers name, and the actions by which its list of
    legal actions is wrong.
    """
    listed = rights.lists.get(vector.id)
    right = [
        {"actions": msgspec.json.decode(listed)} if asked.added == "legal" and listed else {}
        for asked in list_case_requests(vector, FACETS)
    ]
    found = name_differing_actions(found, vector, replies, right, FACETS)
    told = collect_evidence(replies, rights.answers[vector.id], rights.clauses, found.differences)
    return msgspec.structs.replace(found, named=told.named, near=told.near)


def add_refusing_clauses(results: Sequence[CaseResult], vectors: Iterable[Vector]) -> list[CaseResult]:
    """Return the results of cases. In the first failing results, add the clauses that forbid the unexpected actions in
    the list of legal actions.

    The mutant must be removed before the call (see `import_without_mutant`).
    """
    by_id = {vector.id: vector for vector in vectors}
    failing = [each for each in results if each.differences][:SEARCHED]
    named = {
        each.id: {*each.named, *list_clauses_forbidding_listed_actions(by_id[each.id], each, FACETS)}
        for each in failing
    }
    return [
        msgspec.structs.replace(each, named=tuple(sorted(named[each.id]))) if each.id in named else each
        for each in results
    ]


class TrialSetup(NamedTuple):
    """Input of a trial: the game with its compiled modules, the seconds of processor time, and the correct results."""

    ruleset: str
    codes: ModuleCodes
    seconds: float
    rights: CorrectResults = CorrectResults()


class TrialOutcome(NamedTuple):
    """Output of a trial: the outcome as in `Verdict`, and the results of the played cases."""

    outcome: str
    results: Sequence[CaseResult] = ()


def run_trial(fault: Fault, setup: TrialSetup, vectors: Sequence[Vector]) -> TrialOutcome:
    """Play these cases in order on a mutant; stop at the first failure, unless the correct results are known."""
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    try:
        import_with_mutant(fault, setup.ruleset, setup.codes)
    except Exception:  # noqa: BLE001  (any error: this is not a program)
        return TrialOutcome("stillborn")
    results: list[CaseResult] = []
    outcome = "survived"
    for found in judge_cases(vectors, setup.seconds, setup.rights):
        if found is None:
            outcome = "untried"
            break
        results.append(found)
        if found.verdict != "pass" and not setup.rights.answers:
            break
    if setup.rights.answers:
        import_without_mutant(fault, setup.ruleset, setup.codes)
        results = add_refusing_clauses(results, vectors)
    return TrialOutcome("noticed" if any(each.verdict != "pass" for each in results) else outcome, results)


def judge_mutant(fault: Fault, setup: TrialSetup, vectors: Sequence[Vector]) -> Verdict:
    """Run these cases on a mutant and return the verdict. It has the rank of the mutant's clause if the correct results
    are known.
    """
    begun = time.process_time()
    outcome, results = run_trial(fault, setup, vectors)
    by = tuple(each.id for each in results if each.verdict != "pass")
    return Verdict(
        fault.key, fault.kind, fault.operator, fault.clauses, outcome, by=by, tried=len(results),
        rank=_rank_broken_clause(fault, results, setup.rights) if results else None,
        seconds=round(time.process_time() - begun, 3),
    )  # fmt: skip


def _rank_broken_clause(fault: Fault, results: Sequence[CaseResult], rights: CorrectResults) -> int | None:
    """Return the rank of the broken clause among the clauses that a run would report; 0 if it is not reported."""
    if not (fault.plain and fault.clauses and rights.answers):
        return None
    noticed = [each for each in results if each.verdict != "pass"]
    failed = {each.id for each in noticed}
    passed = [
        create_case_result(vector, "pass", near=list_clauses_cited_by(rights.answers[vector.id]))
        for vector in rights.vectors
        if vector.id not in failed
    ]
    places = [
        number for number, each in enumerate(rank_clauses([*noticed, *passed]), 1) if each.clause in fault.clauses
    ]
    return min(places, default=0)
