"""Recorder that makes a case from requests: it sends each request to the reference, and expects the same answer from a
program.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from scrimmage_rules.kit.cases.matchers import Relation
from scrimmage_rules.kit.cases.reference_answers import add_whole_answers
from scrimmage_rules.kit.cases.vectors import Vector, VectorStep, find_case_level, list_needed_facets
from scrimmage_rules.kit.generated.random_game_inputs_from_cases import Data
from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.rulesets import ruleset

FEATURE = "fresh"
"""Name of the feature in every generated case."""


def record_case(
    ruleset_id: str, said: Sequence[tuple[str, Data]], case: str, name: str, line: int = 0
) -> Vector | None:
    """Return a case with these steps and requests, or None if the first request starts no game or a request is an
    error.
    """
    table = Table(ruleset_id)
    steps: list[VectorStep] = []
    for text, ask in said:
        reply = table.ask(**ask)
        if reply["status"] in ("error", "unsupported") or (not steps and reply["status"] != "ok" and len(said) > 1):
            return None
        _expect_reply(table, ask, reply)
        steps.append(VectorStep(text, table.take(), line))
        if len(steps) == 1:
            table.cited.clear()  # the case is not about the options of the first request
    deeds, own = [deed for step in steps for deed in step.do], ruleset(ruleset_id).facets
    return add_whole_answers(Vector(
        id=f"{ruleset_id}/{FEATURE}/{case}", name=name, ruleset=ruleset_id, feature=FEATURE, line=line, chapter=FEATURE,
        clauses=tuple(sorted(table.cited)), refuses=False, readings=_read_readings(said[0][1]),
        level=find_case_level(deeds, own), facets=list_needed_facets(deeds, own), steps=tuple(steps),
    ))  # fmt: skip


def _read_readings(opening: Data) -> dict[str, str]:
    chosen: dict[str, str] = (opening.get("options") or {}).get("readings") or {}
    return chosen


def _expect_reply(table: Table, ask: Data, reply: Any) -> None:
    """Record expectations for those parts of an answer that are equal in all correct programs."""
    if reply["status"] == "rejected":
        table.expect_blame(reply["clause"])
    elif reply["status"] == "need-chance":
        table.expect("/status", "equals", "need-chance")  # so that the case needs the facet `chance`
        for part in ("kind", "for"):
            table.expect(f"/next/{part}", "equals", reply["next"][part])
        table.expect("/next/outcomes", "same-set", reply["next"]["outcomes"])
    elif ask["op"] == "query":
        table.expect("/value", "same-set" if isinstance(reply["value"], list) else "covers", reply["value"])
    elif ask["op"] in EXPECTED:
        at, relation = EXPECTED[ask["op"]]
        table.expect(f"/{at}", relation, reply[at])


EXPECTED: dict[str, tuple[str, Relation]] = {
    "legal": ("actions", "same-set"),
    "position": ("position", "equals"),
    "observe": ("view", "equals"),
}
"""For each operation, the path in the reply that a generated case compares with the reference, and the relation."""
