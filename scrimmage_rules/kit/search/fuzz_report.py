"""What `scrimmage fuzz --json` prints: what the search of each ruleset came to."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kit.cases.judge import CaseResult


class Drafted(msgspec.Struct, frozen=True):
    """The scenario of a difference; `shows` says that it holds of the reference and not of the implementation.

    `remarks` say what no sentence says.
    """

    feature: str
    page: str
    shows: bool
    remarks: tuple[str, ...]


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """A difference: the file that shows it, the names of the cases in it, and what is wrong with the last of them.

    Where there are several, the last fails behind the others only, and there is neither result nor draft.
    """

    file: str
    cases: tuple[str, ...]
    result: CaseResult | None = None
    draft: Drafted | None = None


class Searched(msgspec.Struct, frozen=True):
    """A ruleset that was searched: under which seed, how many fresh cases were judged, and the first difference."""

    ruleset: str
    seed: int
    judged: int
    found: Found | None
