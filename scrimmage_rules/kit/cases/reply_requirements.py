"""Requirements on every answer: status, turn, number of used chance outcomes, and a correct trace of clauses.

The export derives the requirements from the answers of the reference, and stores them with each request. The judge
checks each answer against them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import msgspec

from scrimmage_rules.kernel.rule_context import ActionRule
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.kit.cases.action_list_digest import ActionList
from scrimmage_rules.kit.cases.field_differences import TOO_MUCH, Difference
from scrimmage_rules.kit.cases.matchers import ABSENT, RELATIONS
from scrimmage_rules.kit.cases.position_delta_encoding import PositionChange
from scrimmage_rules.rulesets import ruleset

OPS = ("new", "load", "apply", "check", "explain")
"""Operations whose answers have requirements."""


class TraceRequirements(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Requirements on the trace in a reply to `explain`: the clause of the first entry with `holds` false (empty if
    none), and four lists of clauses and facts.

    `order` are preconditions. Those that the trace cites come first in the trace, in this order. `only` are the clauses
    that may be cited, and `omits` those that must not be. `facts` are the facts that the entry of a clause must
    contain.
    """

    blames: str | None = None
    order: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    omits: tuple[str, ...] = ()
    facts: dict[str, dict[str, Any]] = {}


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The expected turn from the answer of the reference. While the game continues, the field `result` is absent."""

    phase: str
    over: bool
    pending: list[Any]
    result: dict[str, Any] | None = None


class Owed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Requirements that the reply to a request must meet. If the expected status is not `ok`, only the status is
    required.

    The last fields are about extra requests of the kit (see `list_case_requests`): whether `check` comes first, the
    changes of the position, the list of legal actions, and the numbers of action sequences by length.
    """

    status: str
    turn: Turn | None = None
    used: int | None = None
    trace: TraceRequirements | None = None
    check: bool = False
    after: PositionChange | None = None
    legal: ActionList | None = None
    perft: tuple[int, ...] = ()

    @property
    def own(self) -> Owed:
        """Return only the requirements on the reply itself: status, turn, used chance and trace."""
        return Owed(self.status, self.turn, self.used, self.trace)


# ---- from the answer of the reference


def derive_requirements(ruleset_id: str, ask: dict[str, Any], reply: dict[str, Any]) -> Owed | None:
    """Return the requirements on answers to a request, derived from the answer of the reference."""
    if ask["op"] not in OPS:
        return None
    if reply["status"] != "ok":
        return Owed(reply["status"])
    trace = _derive_trace_requirements(ruleset(ruleset_id), ask, reply["trace"]) if ask["op"] == "explain" else None
    turn = msgspec.convert(reply["turn"], Turn) if "turn" in reply else None
    return Owed("ok", turn, reply.get("used"), trace)


def _derive_trace_requirements(
    game: Ruleset[Any, Any], ask: dict[str, Any], trace: list[dict[str, Any]]
) -> TraceRequirements:
    rules = {rule.tag: rule for rule in game.action_rules.values()}
    rule = rules[ask["action"]["type"]]
    refused = next((number for number, entry in enumerate(trace) if not entry["holds"]), None)
    needs = trace[: len(rule.preconditions) if refused is None else refused + 1]
    own = _list_clauses_that_may_forbid(game, [rule]) | {entry["clause"] for entry in trace}
    certain = _list_preconditions_in_fixed_order(needs, [] if refused is not None else trace[len(needs) :])
    blames = None if refused is None else str(trace[refused]["clause"])
    told = {each["clause"]: each["facts"] for each in needs if each["facts"]}
    return TraceRequirements(
        blames=blames,
        order=certain if len(certain) > 1 else (),
        only=() if blames is None else tuple(sorted(own)),
        omits=tuple(sorted(_list_clauses_that_may_forbid(game, rules.values()) - own)) if blames is None else (),
        facts={clause: facts for clause, facts in told.items() if clause in (*certain, blames)},
    )


def _list_clauses_that_may_forbid(game: Ruleset[Any, Any], rules: Iterable[ActionRule[Any, Any, Any]]) -> set[str]:
    """Return the clauses that may forbid these actions: clauses of their preconditions, and of the stages that allow
    them.
    """
    found = set()
    for rule in rules:
        found |= {clause for each in rule.preconditions for clause in (each.clause, *each.also)}
        found |= {due.clause for stage in rule.stages for due in game.sequence.by_name[stage].due}
    return found


def _list_preconditions_in_fixed_order(needs: list[dict[str, Any]], effects: list[dict[str, Any]]) -> tuple[str, ...]:
    """Return the preconditions whose order in a trace is fixed, because each is checked exactly once."""
    times = Counter(entry["clause"] for entry in needs)
    later = {entry["clause"] for entry in effects}
    return tuple(clause for clause in times if times[clause] == 1 and clause not in later)


# ---- comparison with an answer


def find_violations(wanted: Owed, reply: Any, *, pending: bool) -> list[Difference]:
    """Return a difference for each requirement that a reply does not meet. The seats that may act are compared only if
    `pending` is true.
    """
    if reply.get("status") != wanted.status:
        return [Difference("/status", "equals", wanted.status, reply.get("status", ABSENT))]
    found = [] if wanted.turn is None else _find_turn_violations(wanted.turn, reply.get("turn"), pending=pending)
    used = reply.get("used", ABSENT)
    if wanted.used is not None and not RELATIONS["equals"](used, wanted.used):
        found.append(Difference("/used", "equals", wanted.used, used))
    if wanted.trace is not None:
        found += _find_trace_violations(wanted.trace, reply.get("trace"))
    return found


def _find_turn_violations(turn: Turn, got: Any, *, pending: bool) -> list[Difference]:
    found, said = [], got if isinstance(got, dict) else {}
    if said.get("phase") != turn.phase:
        found.append(Difference("/turn/phase", "equals", turn.phase, said.get("phase", ABSENT)))
    if said.get("over") is not turn.over:
        found.append(Difference("/turn/over", "equals", turn.over, said.get("over", ABSENT)))
    if pending and not _has_all_pending_seats(turn.pending, said.get("pending")):
        found.append(Difference("/turn/pending", "same-set", turn.pending, said.get("pending", ABSENT)))
    if turn.result is None:
        if said.get("result") is not None:
            found.append(Difference("/turn/result", "equals", None, said["result"]))
    elif not RELATIONS["covers"](said.get("result"), turn.result):
        found.append(Difference("/turn/result", "covers", turn.result, said.get("result", ABSENT)))
    return found


def _has_all_pending_seats(wanted: list[Any], found: Any) -> bool:
    """Return whether two lists have the same seats in any order, with a fast path for equal lists of strings."""
    return found == wanted or RELATIONS["same-set"](found, wanted)


def _find_trace_violations(wanted: TraceRequirements, trace: Any) -> Iterator[Difference]:
    if not isinstance(trace, list) or not all(isinstance(entry, dict) for entry in trace):
        yield Difference("/trace", "equals", "a list of entries", ABSENT if trace is None else trace)
        return
    cited = [entry.get("clause") for entry in trace]
    blamed = next((entry.get("clause") for entry in trace if entry.get("holds") is not True), None)
    if blamed != wanted.blames:
        yield Difference("/trace", "has as first unmet precondition", wanted.blames, blamed)
    firsts = [clause for clause in dict.fromkeys(map(str, cited)) if clause in wanted.order]
    for earlier, later in pairwise(firsts):
        if wanted.order.index(earlier) > wanted.order.index(later):
            yield Difference("/trace", "in the order of", [later, earlier], [earlier, later])
            break
    strange = [clause for clause in cited if clause in wanted.omits or (wanted.only and clause not in wanted.only)]
    if strange:
        yield Difference("/trace", "omits", strange, TOO_MUCH)
    for clause, facts in wanted.facts.items():
        entries = [entry.get("facts") for entry in trace if entry.get("clause") == clause]
        if entries and not any(RELATIONS["covers"](each, facts) for each in entries):
            yield Difference("/trace", f"covers, of {clause}", facts, entries)
