"""Effects of a change on the cases of a ruleset: both sides get each case, and their replies are compared."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import inf
from time import monotonic
from typing import NamedTuple

from scrimmage_rules.kit.cases.judge import CaseResult, create_case_result, judge
from scrimmage_rules.kit.cases.requests import drop_whole_answers
from scrimmage_rules.kit.cases.vectors import Vector
from scrimmage_rules.kit.impact.comparison_process_pair import SidePair
from scrimmage_rules.kit.impact.comparison_side_process import Ask, Reply
from scrimmage_rules.kit.impact.impact_report import CaseImpact, CountMoved, OddsMoved, Step
from scrimmage_rules.kit.impact.likely_clauses import create_failing_result, find_likely_clauses
from scrimmage_rules.kit.impact.option_differences import SwitchedOptions
from scrimmage_rules.kit.impact.reply_differences import (
    Differs,
    are_compared_parts_equal,
    find_changed_probabilities,
    find_differences,
)

BATCH = 250
"""Maximum number of cases that are sent at once if there is a time limit."""


class CaseRequests(NamedTuple):
    """The requests of a case, as sent to the old and to the new version. Each has the index of its step, or None for an
    extra request of the kit.
    """

    vector: Vector
    sides: tuple[list[Ask], list[Ask]]
    steps: list[int | None]


class CaseReplies(NamedTuple):
    """A case with the replies of the old and of the new version."""

    asked: CaseRequests
    before: list[Reply]
    after: list[Reply]

    @property
    def own_replies(self) -> Iterator[tuple[Reply, Reply]]:
        """Yield the replies of the old and the new version to each request of the case itself."""
        rows = zip(self.asked.steps, self.before, self.after, strict=True)
        return ((was, now) for step, was, now in rows if step is not None)

    @property
    def changed(self) -> Iterator[tuple[int, int, tuple[Differs, ...]]]:
        """Yield each request to which the two versions reply differently: its index, the index of its step, and the
        differences.
        """
        number = -1
        for step, ask, other, was, now in zip(
            self.asked.steps, *self.asked.sides, self.before, self.after, strict=True
        ):
            number += step is not None
            if step is not None and not are_compared_parts_equal(ask, was, now, switched=ask != other):
                yield number, step, find_differences(ask, was, now, switched=ask != other)

    @property
    def first_changed_step(self) -> Step | None:
        """Return the first step at which the replies of the two versions differ, or None if no replies differ."""
        for _, index, where in self.changed:
            step = self.asked.vector.steps[index]
            return Step(index + 1, step.text, step.line, where)
        return None


class CaseOrderAndLimits(NamedTuple):
    """The order and the limits of a comparison by cases: the ids of the cases to send first, the maximum number of
    seconds, and the length of counted action sequences.
    """

    first: Collection[str] = ()
    seconds: float = inf
    depth: int = 1


class CasesImpact(NamedTuple):
    """The cases that a change affects, and the changed odds and counts. `unsent` are the ids of cases for which no time
    was left.
    """

    named: tuple[CaseImpact, ...]
    silent: tuple[CaseImpact, ...]
    suspects: tuple[str, ...]
    odds: tuple[OddsMoved, ...]
    counts: tuple[CountMoved, ...]
    touched: tuple[CaseReplies, ...]
    unsent: tuple[str, ...]


def measure_impact_on_cases(
    both: SidePair, vectors: Sequence[Vector], switch: SwitchedOptions, order: CaseOrderAndLimits
) -> CasesImpact:
    """Send the cases to both sides in the given order until the time is over, and return the differences."""
    ordered = sorted(vectors, key=lambda vector: vector.id not in order.first)
    answered = list(_send_cases(both, [_list_requests(each, switch, depth=order.depth) for each in ordered], order))
    left = ordered[len(answered) :]
    named = [each for each in answered if _is_case_reported(each, switch)]
    silent = [
        each
        for each in answered
        if switch.names and not _does_case_name_switched_option(each, switch) and each.first_changed_step
    ]
    touched, told = [*named, *silent], tuple(map(_create_case_impact, named))
    names, asked = {each.asked.vector.id for each in touched}, [each.asked for each in answered]
    places = _list_paths_asked_for_odds(asked)
    weighed = [each.vector for each in asked if each.vector.id in names or _list_paths_asked_for_odds([each])]
    odds = _request_cases_from_both_sides(both, [_list_requests(each, switch, places=places) for each in weighed])
    return CasesImpact(
        named=told,
        silent=tuple(map(_create_case_impact, silent)),
        suspects=() if switch.names else _find_likely_clauses(answered, told),
        odds=tuple(_remove_duplicates(moved for each in odds for moved in _list_changed_odds(each))),
        counts=tuple(moved for each in answered for moved in _find_changed_counts(each, order.depth)),
        touched=tuple(touched), unsent=tuple(each.id for each in left),
    )  # fmt: skip


def _does_case_name_switched_option(each: CaseReplies, switch: SwitchedOptions) -> bool:
    return any(
        switch.classify_case_options(ask.get("options")) == "named" for ask in _list_opening_requests(each.asked.vector)
    )


def _is_case_reported(each: CaseReplies, switch: SwitchedOptions) -> bool:
    """Return whether a report lists a case.

    If the two sides have different options, a report lists the cases that name one of these options. If the options are
    equal, a report lists the cases whose replies differ.
    """
    return _does_case_name_switched_option(each, switch) if switch.names else each.first_changed_step is not None


def _list_opening_requests(vector: Vector) -> Iterator[Ask]:
    return (deed.ask for deed in vector.deeds if deed.ask is not None and "ruleset" in deed.ask)


# ---- what is asked


def _list_requests(
    vector: Vector, switch: SwitchedOptions, *, depth: int = 0, places: Iterable[str] = ()
) -> CaseRequests:
    """Return the requests of a case, with requests for action counts if `depth` is positive, and for odds of the values
    at `places`.
    """
    rows: list[tuple[int | None, Ask]] = []
    for index, step in enumerate(vector.steps):
        for ask in (deed.ask for deed in step.do if deed.ask is not None):
            if ask["op"] == "apply":
                rows += [(None, _create_odds_request(ask, place)) for place in places]
            rows.append((index, ask))
            if ask["op"] in ("new", "load") and depth:
                rows.append((None, _create_count_request(ask, depth)))
    before, after = ([_set_options_of_side(switch, ask, side) for _, ask in rows] for side in (0, 1))
    return CaseRequests(vector, (before, after), [step for step, _ in rows])


def _create_count_request(ask: Ask, depth: int) -> Ask:
    """Return a request that counts the legal action sequences of a length. At length 1 it requests the list of legal
    actions.
    """
    if depth == 1:
        return {"op": "legal", "game": ask["game"]}
    return {"op": "perft", "game": ask["game"], "depth": depth, "chance": "first"}


def _create_odds_request(ask: Ask, place: str) -> Ask:
    args = {"seat": ask["seat"], "action": ask["action"], "of": [place]}
    return {"op": "query", "game": ask["game"], "query": "odds", "args": args}


def _set_options_of_side(switch: SwitchedOptions, ask: Ask, side: int) -> Ask:
    if not switch.names or "ruleset" not in ask:
        return ask
    return {**ask, "options": switch.get_options_of_side(ask.get("options"), side)}


def _list_paths_asked_for_odds(cases: Iterable[CaseRequests]) -> tuple[str, ...]:
    """Return the paths of all values whose odds the cases of a ruleset request."""
    asks = (ask for case in cases for ask in case.sides[0])
    spreads = (ask["args"]["of"] for ask in asks if ask["op"] == "query" and ask.get("query") == "odds")
    return tuple(dict.fromkeys(place for of in spreads for place in of))


def _send_cases(both: SidePair, asked: Sequence[CaseRequests], order: CaseOrderAndLimits) -> Iterator[CaseReplies]:
    """Yield the replies to each case in turn, until the time is over. With a time limit, the cases are sent in batches,
    and the first batch is sent in any case.
    """
    if order.seconds == inf:
        yield from _request_cases_from_both_sides(both, asked)
        return
    until = monotonic() + order.seconds
    start, stop = 0, min(max(len(order.first), 1), BATCH)
    while start < len(asked) and (not start or monotonic() < until):
        yield from _request_cases_from_both_sides(both, asked[start:stop])
        start, stop = stop, stop + BATCH


def _request_cases_from_both_sides(both: SidePair, asked: Sequence[CaseRequests]) -> list[CaseReplies]:
    before, after = both.request_both_sides([each.sides for each in asked])
    return list(map(CaseReplies, asked, before, after))


# ---- results


def _create_case_impact(each: CaseReplies) -> CaseImpact:
    vector = each.asked.vector
    own = drop_whole_answers(vector)
    before, after = (judge(own, replies).verdict for replies in _split_own_replies_by_side(each))
    return CaseImpact(vector.id, vector.name, vector.place, vector.clauses, each.first_changed_step, before, after)


def _split_own_replies_by_side(each: CaseReplies) -> tuple[list[Reply], list[Reply]]:
    rows = list(each.own_replies)
    return [was for was, _ in rows], [now for _, now in rows]


def _find_likely_clauses(answered: Sequence[CaseReplies], changed: Sequence[CaseImpact]) -> tuple[str, ...]:
    """Return the clauses that are most likely affected, according to the cases that fail now; if none fails, according
    to all changed replies.
    """
    passing = {each.id for each in changed if not each.is_newly_failing}
    silent = passing if len(passing) < len(changed) else ()
    return find_likely_clauses(
        _create_failed_result_of_changed_case(each) for each in answered if each.asked.vector.id not in silent
    )


def _create_failed_result_of_changed_case(each: CaseReplies) -> CaseResult:
    """Return a case with a changed reply as a failed result, for fault localization."""
    vector = each.asked.vector
    first = next((number for number, _, _ in each.changed), None)
    return (
        create_case_result(vector, "pass")
        if first is None
        else create_failing_result(vector, *_split_own_replies_by_side(each), first)
    )


def _list_changed_odds(each: CaseReplies) -> Iterator[OddsMoved]:
    for ask, was, now in zip(each.asked.sides[0], each.before, each.after, strict=True):
        shares = find_changed_probabilities(ask, was, now)
        if shares:
            step = ask.get("args") or ask
            of = step.get("of") or [f"{was['next']['kind']} for {was['next']['for']}"]
            yield OddsMoved(each.asked.vector.id, step["seat"], step["action"], tuple(of), shares)


def _remove_duplicates(moved: Iterable[OddsMoved]) -> Iterator[OddsMoved]:
    """Yield each changed distribution once, even if both the case and the kit requested it."""
    seen: list[OddsMoved] = []
    for each in moved:
        if each not in seen[-200:]:
            seen.append(each)
            yield each


def _find_changed_counts(each: CaseReplies, depth: int) -> Iterator[CountMoved]:
    """Yield each changed count of action sequences. If the same two numbers occur several times in a case, yield them
    once.
    """
    rows = zip(each.before, each.after, each.asked.steps, strict=True)
    pairs = [(_read_count(was), _read_count(now)) for was, now, step in rows if step is None]
    for before, after in dict.fromkeys(pairs):
        if before is not None and after is not None and before != after:
            yield CountMoved(each.asked.vector.id, depth, before, after)


def _read_count(reply: Reply) -> int | None:
    if reply["status"] != "ok":
        return None
    return int(reply["count"]) if "count" in reply else len(reply["actions"])
