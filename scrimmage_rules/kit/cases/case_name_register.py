"""Register of the names of all published cases. It ensures that no case disappears unnoticed and no
name is used twice.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.published_file_reading import find_published_file, is_packed, read_content
from scrimmage_rules.kit.cases import vectors
from scrimmage_rules.kit.cases.deduplicated_vectors import read_case_names

FOLDER = "register"
"""Name of the folder, inside a suite, that contains the registers of case names."""

RENAMED = re.compile(r"renamed to (\S+?)[.,;]?(?= |$)")
"""Pattern of the reason for a case that continues under a new name, such as `renamed to NAME`."""


class RetiredCase(NamedTuple):
    """The reason why a case was removed from the suite, and its new name (empty if it has none)."""

    reason: str
    now: str = ""

    def __str__(self) -> str:
        """Return a sentence about the retired case for reports."""
        return f"this case was {self.reason}" if self.now else f"this case was retired: {self.reason.rstrip('.')}"


class CaseNameRegister(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The register of one ruleset: the names of all current cases, and the removed names, each with the reason for its
    removal.
    """

    ruleset: str
    retired: dict[str, str] = {}
    cases: tuple[str, ...] = ()


def list_retired_cases_of_rulesets(rulesets: Iterable[str]) -> dict[str, RetiredCase]:
    """Return the retired cases of these rulesets by name."""
    registers = (read_register(each, vectors.find_suite_folder(each)) for each in rulesets)
    return {case: retired for register in registers for case, retired in map_retired_to_current_names(register).items()}


def get_register_path(ruleset_id: str, folder: Path) -> Path:
    """Return the path of the register of a ruleset in the folder of a suite."""
    return folder / FOLDER / f"{ruleset_id}.json"


def read_register(ruleset_id: str, folder: Path) -> CaseNameRegister:
    """Return the published register of a ruleset, or an empty register if the file does not exist.

    A compressed register leaves out the current names, because the compressed vectors have them.
    """
    path = find_published_file(get_register_path(ruleset_id, folder))
    if not path.is_file():
        return CaseNameRegister(ruleset_id)
    found = decode_json(read_content(path), CaseNameRegister, f"{path.name}: $")
    if found.cases or not is_packed(path):
        return found
    return update_register(found, read_case_names(ruleset_id, folder / vectors.FOLDER))


def map_retired_to_current_names(register: CaseNameRegister) -> dict[str, RetiredCase]:
    """Return a map from each removed name of a case to the reason for its removal, with the name that the case has now.
    If a case was renamed several times, this is the last name.
    """
    return {case: RetiredCase(reason, _find_current_name(register, case)) for case, reason in register.retired.items()}


def _find_current_name(register: CaseNameRegister, case: str) -> str:
    """Return the current name of a renamed case, or an empty string if the case does not continue."""
    seen: set[str] = set()
    while case in register.retired and case not in seen:
        seen.add(case)
        renamed = RENAMED.match(register.retired[case])
        case = renamed[1] if renamed else ""
    return "" if case in seen else case


def find_registry_violations(register: CaseNameRegister, cases: Iterable[str]) -> Iterator[str]:
    """Yield a message for each fault of the register: a name that disappeared without an entry, a removed name in use
    again, or a rename to an unknown name.
    """
    now = set(cases)
    for case in register.cases:
        if case not in now and case not in register.retired:
            yield (
                f"{case}: no scenario makes this case; give the renamed scenario the tag @case:{case.split('/')[2]}, "
                f"or enter it under `retired` in register/{register.ruleset}.json with the reason"
            )
    for case in sorted(now & set(register.retired)):
        yield f"{case}: this is the name of a retired case; give the new scenario a different title"
    for case, retired in map_retired_to_current_names(register).items():
        if retired.now and retired.now not in now:
            yield (
                f"{case}: the reason in `retired` renames the case to {retired.now}, which is not a case; "
                f"correct the reason"
            )


def update_register(register: CaseNameRegister, cases: Iterable[str]) -> CaseNameRegister:
    """Return the register with the names of these cases, sorted; the removed names stay the same."""
    return msgspec.structs.replace(register, cases=tuple(sorted(cases)))
