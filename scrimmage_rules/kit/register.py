"""The register of cases: every name that was ever published, so that none disappears in silence or comes back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from scrimmage_rules.kernel.codec import decode_json
from scrimmage_rules.kernel.files import read


class Register(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names of a ruleset's cases: those there are, and those taken out, each with the reason."""

    ruleset: str
    retired: dict[str, str] = {}
    cases: tuple[str, ...] = ()


def register_file(ruleset_id: str, folder: Path) -> Path:
    """Where the register of a ruleset lies below `conformance/`."""
    return folder / "register" / f"{ruleset_id}.json"


def read_register(ruleset_id: str, folder: Path) -> Register:
    """The register as it was committed; an empty one where there is none yet."""
    path = register_file(ruleset_id, folder)
    if not path.is_file():
        return Register(ruleset_id)
    return decode_json(read(path), Register, f"{path.name}: $")


def breaches(register: Register, cases: Iterable[str]) -> Iterator[str]:
    """What these cases do that a register forbids: a name gone without an entry, or one that was retired."""
    now = set(cases)
    for case in register.cases:
        if case not in now and case not in register.retired:
            yield (
                f"{case}: has disappeared; give its scenario the tag @case:{case.split('/')[2]}, "
                f"or enter it under `retired` in register/{register.ruleset}.json with the reason"
            )
    for case in sorted(now & set(register.retired)):
        yield f"{case}: is the name of a case that was retired; give the new scenario another"


def entered(register: Register, cases: Iterable[str]) -> Register:
    """The register with these cases, in order, beside those that were retired."""
    return msgspec.structs.replace(register, cases=tuple(sorted(cases)))
