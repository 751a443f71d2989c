"""Checks whether an adapter speaks the protocol (`scrimmage doctor`). Each check has a remedy, and no check judges a
rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from scrimmage_rules.kernel.printable_text import escape_unprintable
from scrimmage_rules.kit.cases.vectors import get_vectors_file, read_vectors
from scrimmage_rules.kit.doctor.examined_adapter import (
    ExaminedAdapter,
    NoSuitableCase,
    UnmetRequirement,
    find_sample_cases,
)
from scrimmage_rules.kit.doctor.protocol_checks import CHECKS, ProtocolCheck
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import CannotStart, create_hello_error
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.rulesets import list_rulesets

LABELS = {"ok": "PASS", "wrong": "FAIL", "skipped": "SKIP"}


class Diagnosis(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of one check of an adapter: the last lines sent, the expected reply, the received reply, and how to
    fix the adapter.
    """

    name: str
    right: str
    verdict: Literal["ok", "wrong", "skipped"]
    sent: tuple[str, ...] = ()
    wanted: str = ""
    came: str = ""
    remedy: str = ""


def examine_adapter(command: Sequence[str], ruleset_id: str | None, seconds: float) -> Iterator[Diagnosis]:
    """Yield the result of every check, for the named ruleset or for the first ruleset that the adapter declares.

    Raise `CannotStart` if the adapter does not start or declares no ruleset.
    """
    patient = ExaminedAdapter(command, seconds)
    try:
        declared = _find_declared_ruleset(patient, ruleset_id)
        for name, check in CHECKS.items():
            yield _run_check(patient, name, check, declared)
    finally:
        patient.drop()


def _find_declared_ruleset(patient: ExaminedAdapter, ruleset_id: str | None) -> m.Declared:
    """Return the ruleset to use in the checks, with what the adapter declares for it and sample cases."""
    try:
        patient.start()
        reply = patient.ask(op="hello", protocol=[m.PROTOCOL])
    except AdapterFailure as trouble:
        raise create_hello_error(trouble) from None
    except UnmetRequirement as wrong:
        raise CannotStart(f"invalid reply to hello: {wrong.came}; expected {wrong.wanted}") from None
    try:
        rulesets = msgspec.convert(reply, m.Greeted).rulesets
    except msgspec.ValidationError:
        return m.Declared(facets=())  # the first check reports the invalid reply
    known = [each for each in list_rulesets() if each in rulesets and ruleset_id in (None, each)]
    if not known:
        return m.Declared(facets=())
    declared = rulesets[known[0]]
    patient.scenes = find_sample_cases(read_vectors(get_vectors_file(known[0])), declared)
    return declared


def _run_check(patient: ExaminedAdapter, name: str, check: ProtocolCheck, declared: m.Declared) -> Diagnosis:
    right = f"the adapter {check.right}"
    lacking = [facet for facet in check.needs if facet not in declared.facets]
    if lacking:
        return Diagnosis(name, right, "skipped", came=f"facet {lacking[0]} is not declared")
    patient.sent.clear()
    try:
        patient.start()
        check.examine(patient)
    except NoSuitableCase:
        return Diagnosis(name, right, "skipped", came="no case of the declared rulesets can test this")
    except UnmetRequirement as wrong:
        patient.drop()  # the process may still send further replies
        return Diagnosis(name, right, "wrong", tuple(patient.sent[-2:]), wrong.wanted, wrong.came, check.remedy)
    except AdapterFailure as trouble:
        patient.drop()
        return Diagnosis(name, right, "wrong", tuple(patient.sent[-2:]), "an answer", trouble.problem, check.remedy)
    return Diagnosis(name, right, "ok")


def render_diagnosis(found: Diagnosis) -> Iterator[str]:
    """Yield the output lines of a check result, with control characters in adapter text escaped."""
    why = f" ({found.came})" if found.verdict == "skipped" else ""
    yield escape_unprintable(f"{LABELS[found.verdict]} {found.name}: {found.right}{why}")
    if found.verdict == "wrong":
        for line in found.sent:
            yield escape_unprintable(f"        sent      {line}")
        yield escape_unprintable(f"        expected  {found.wanted}")
        yield escape_unprintable(f"        received  {found.came}")
        yield escape_unprintable(f"        to fix    {found.remedy}")
