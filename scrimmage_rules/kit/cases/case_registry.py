"""The register of cases: every name that was ever published, so that none disappears in silence or comes back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.files import read
from scrimmage_rules.kit.cases import vectors

RENAMED = re.compile(r"renamed to (\S+?)[.,;]?(?= |$)")
"""The beginning of the reason of a case that goes on under another name."""


class Retired(NamedTuple):
    """Why a case was taken out, and the name under which it goes on; empty if it does not."""

    reason: str
    now: str = ""

    def __str__(self) -> str:
        """As it is reported."""
        return f"this case was {self.reason}" if self.now else f"this case was retired: {self.reason.rstrip('.')}"


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names of a ruleset's cases: those there are, and those taken out, each with the reason."""

    ruleset: str
    retired: dict[str, str] = {}
    cases: tuple[str, ...] = ()


def retired_cases_of_rulesets(rulesets: Iterable[str]) -> dict[str, Retired]:
    """Return the retired cases of these rulesets by name."""
    registers = (read_register(each, vectors.suite_of(each)) for each in rulesets)
    return {case: retired for register in registers for case, retired in retired_cases(register).items()}


def register_file(ruleset_id: str, folder: Path) -> Path:
    """Where the register of a ruleset lies below `conformance/`."""
    return folder / "register" / f"{ruleset_id}.json"


def read_register(ruleset_id: str, folder: Path) -> Register:
    """The register as it was committed; an empty one where there is none yet."""
    path = register_file(ruleset_id, folder)
    if not path.is_file():
        return Register(ruleset_id)
    return decode_json(read(path), Register, f"{path.name}: $")


def retired_cases(register: Register) -> dict[str, Retired]:
    """Return the retired cases by name; a name that was changed several times leads to the last one."""
    return {case: Retired(reason, _current_name(register, case)) for case, reason in register.retired.items()}


def _current_name(register: Register, case: str) -> str:
    """Return the present name of a case, or an empty string if it does not go on."""
    seen: set[str] = set()
    while case in register.retired and case not in seen:
        seen.add(case)
        renamed = RENAMED.match(register.retired[case])
        case = renamed[1] if renamed else ""
    return "" if case in seen else case


def find_registry_violations(register: Register, cases: Iterable[str]) -> Iterator[str]:
    """What these cases do that a register forbids: a name gone without an entry, or one that was retired."""
    now = set(cases)
    for case in register.cases:
        if case not in now and case not in register.retired:
            yield (
                f"{case}: no scenario has this name; give its scenario the tag @case:{case.split('/')[2]}, "
                f"or enter it under `retired` in register/{register.ruleset}.json with the reason"
            )
    for case in sorted(now & set(register.retired)):
        yield f"{case}: is the name of a retired case; give the new scenario another name"
    for case, retired in retired_cases(register).items():
        if retired.now and retired.now not in now:
            yield f"{case}: is renamed to {retired.now}, which is not a case; correct the reason in `retired`"


def register_cases(register: Register, cases: Iterable[str]) -> Register:
    """The register with these cases, in order, beside those that were retired."""
    return msgspec.structs.replace(register, cases=tuple(sorted(cases)))
