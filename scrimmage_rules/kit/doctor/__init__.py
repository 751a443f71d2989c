"""`scrimmage doctor`: does an adapter keep to the protocol? Before a rule is judged, and with what to change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from scrimmage_rules.kernel.printable_text import printable
from scrimmage_rules.kit.cases.vectors import read_vectors, vectors_file
from scrimmage_rules.kit.doctor.checks import CHECKS, Check
from scrimmage_rules.kit.doctor.examined_adapter import NotThere, Patient, Wrong, find_sample_cases
from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.adapter import CannotStart, not_greeted
from scrimmage_rules.kit.protocol.adapter_failure import AdapterFailure
from scrimmage_rules.rulesets import playable

LABELS = {"ok": "PASS", "wrong": "FAIL", "skipped": "SKIP"}


class Diagnosis(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a check found: the end of what was sent, what was wanted, what came, and what to change, if anything."""

    name: str
    right: str
    verdict: Literal["ok", "wrong", "skipped"]
    sent: tuple[str, ...] = ()
    wanted: str = ""
    came: str = ""
    remedy: str = ""


def examine(command: Sequence[str], ruleset_id: str | None, seconds: float) -> Iterator[Diagnosis]:
    """Yield every check in turn, of one ruleset, without a name the first one that the adapter declares.

    Raises `CannotStart` if there is nothing to examine.
    """
    patient = Patient(command, seconds)
    try:
        declared = _find_declared_ruleset(patient, ruleset_id)
        for name, check in CHECKS.items():
            yield _run_check(patient, name, check, declared)
    finally:
        patient.drop()


def _find_declared_ruleset(patient: Patient, ruleset_id: str | None) -> m.Declared:
    """What the adapter declares for the ruleset that it is examined by; its cases are looked through."""
    try:
        patient.start()
        reply = patient.ask(op="hello", protocol=[m.PROTOCOL])
    except AdapterFailure as trouble:
        raise not_greeted(trouble) from None
    except Wrong as wrong:
        raise CannotStart(f"invalid reply to hello: {wrong.came}; expected {wrong.wanted}") from None
    try:
        rulesets = msgspec.convert(reply, m.Greeted).rulesets
    except msgspec.ValidationError:
        return m.Declared(facets=())  # the first check tells it
    known = [each for each in playable() if each in rulesets and ruleset_id in (None, each)]
    if not known:
        return m.Declared(facets=())
    declared = rulesets[known[0]]
    patient.scenes = find_sample_cases(read_vectors(vectors_file(known[0])), declared)
    return declared


def _run_check(patient: Patient, name: str, check: Check, declared: m.Declared) -> Diagnosis:
    lacking = [facet for facet in check.needs if facet not in declared.facets]
    if lacking:
        return Diagnosis(name, check.right, "skipped", came=f"facet {lacking[0]} is not declared")
    patient.sent.clear()
    try:
        patient.start()
        check.examine(patient)
    except NotThere:
        return Diagnosis(name, check.right, "skipped", came="no case of the declared rulesets can test this")
    except Wrong as wrong:
        patient.drop()  # it may have more to say
        return Diagnosis(name, check.right, "wrong", tuple(patient.sent[-2:]), wrong.wanted, wrong.came, check.remedy)
    except AdapterFailure as trouble:
        patient.drop()
        return Diagnosis(
            name, check.right, "wrong", tuple(patient.sent[-2:]), "an answer", trouble.problem, check.remedy
        )
    return Diagnosis(name, check.right, "ok")


def render_diagnosis(found: Diagnosis) -> Iterator[str]:
    """The lines for a check; whatever an adapter said in them is text on its line and nothing else."""
    why = f" ({found.came})" if found.verdict == "skipped" else ""
    yield printable(f"{LABELS[found.verdict]} {found.name}: {found.right}{why}")
    if found.verdict == "wrong":
        for line in found.sent:
            yield printable(f"        sent    {line}")
        yield printable(f"        wanted  {found.wanted}")
        yield printable(f"        came    {found.came}")
        yield printable(f"        change  {found.remedy}")
