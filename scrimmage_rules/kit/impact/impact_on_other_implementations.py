"""Impact on other implementations in the repository: the cases that they would fail after a change of the reference."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import which

from scrimmage_rules.kernel.files import list_visible_files
from scrimmage_rules.kit.cases.matchers import ABSENT, value_at
from scrimmage_rules.kit.cases.reply_requirements import derive_requirements, find_violations
from scrimmage_rules.kit.cases.vectors import Expect, Vector
from scrimmage_rules.kit.impact.comparison_side_process import Reply, request_conversations
from scrimmage_rules.kit.impact.comparison_sides import SECONDS
from scrimmage_rules.kit.impact.impact_on_cases import CaseReplies
from scrimmage_rules.kit.impact.impact_report import AdapterImpact
from scrimmage_rules.kit.protocol.adapter import AdapterProcess, CannotStart, send_hello
from scrimmage_rules.kit.protocol.adapter_processes import AdapterProcessPool
from scrimmage_rules.kit.protocol.messages import Declared
from scrimmage_rules.kit.running.pipelined_case_runner import describe_missing_declaration
from scrimmage_rules.kit.running.reading_diagnosis import do_replies_agree_at_expectation

STARTED_BY = {".mjs": "node", ".py": sys.executable}
"""Program that starts an adapter, by the file extension of the adapter."""


def list_adapters(suite: Path) -> list[tuple[str, list[str]]]:
    """Return the name and the command of each adapter in a suite."""
    files = [path for path in list_visible_files(suite, "adapters/*/adapter.*") if path.suffix in STARTED_BY]
    return [(path.parent.name, [STARTED_BY[path.suffix], str(path)]) for path in files]


def measure_impact_on_adapters(suite: Path, touched: Sequence[CaseReplies]) -> Iterator[AdapterImpact]:
    """Yield the result of each adapter on the affected cases, or the reason why the adapter did not start."""
    for name, command in list_adapters(suite) if touched else ():
        if which(command[0]) is None:
            yield AdapterImpact(name, 0, (), f"{command[0]} is not installed")
            continue
        fleet = AdapterProcessPool(lambda command=command: AdapterProcess(command, SECONDS), 1)  # type: ignore[misc]
        try:
            yield _judge_adapter(name, fleet, touched)
        except CannotStart as fault:
            yield AdapterImpact(name, 0, (), str(fault))
        finally:
            fleet.end()


def _judge_adapter(name: str, fleet: AdapterProcessPool, touched: Sequence[CaseReplies]) -> AdapterImpact:
    adapter = fleet.start_process()
    declared = send_hello(adapter).rulesets
    fleet.close_process(adapter)
    cases = [each for each in touched if not _does_adapter_lack_facets(each, declared)]
    before, after = (request_conversations(fleet, [each.asked.sides[side] for each in cases]) for side in (0, 1))
    rows = zip(cases, before, after, strict=True)
    red = [
        each
        for each, was, now in rows
        if _does_adapter_agree_with_side(each, was, each.before)
        and not _does_adapter_agree_with_side(each, now, each.after)
    ]
    return AdapterImpact(name, len(cases), tuple(each.asked.vector.id for each in red))


def _does_adapter_lack_facets(each: CaseReplies, declared: dict[str, Declared]) -> bool:
    return bool(describe_missing_declaration(each.asked.vector, declared.get(each.asked.vector.ruleset)))


def _does_adapter_agree_with_side(each: CaseReplies, replies: list[Reply], expected: list[Reply]) -> bool:
    """Return whether the replies of an adapter equal those of a compared version of the rules in every value that
    the case checks, up to the first error.
    """
    own = [number for number, step in enumerate(each.asked.steps) if step is not None]
    return _do_replies_agree_in_checked_values(
        each.asked.vector, [replies[number] for number in own], [expected[number] for number in own]
    )


def _do_replies_agree_in_checked_values(vector: Vector, replies: list[Reply], expected: list[Reply]) -> bool:
    asked = -1
    for deed in vector.deeds:
        if deed.ask is not None:
            asked += 1
            if replies[asked]["status"] != expected[asked]["status"]:
                return False
            if expected[asked]["status"] == "error":
                return True
            due = derive_requirements(vector.ruleset, deed.ask, expected[asked])
            if due is not None and any(find_violations(due, replies[asked], pending=True)):
                return False
        elif deed.expect is not None and not _do_replies_agree_in_expected_value(
            deed.expect, replies[asked], expected[asked]
        ):
            return False
    return True


def _do_replies_agree_in_expected_value(expect: Expect, reply: Reply, expected: Reply) -> bool:
    """Return whether two replies agree in the value of an expectation; null, such as no result yet, equals an absent
    field.
    """
    if expect.at and value_at(expected, expect.at) is None:
        return value_at(reply, expect.at) in (None, ABSENT)
    return do_replies_agree_at_expectation(expect, reply, expected)
