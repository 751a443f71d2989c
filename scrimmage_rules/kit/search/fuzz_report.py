"""The JSON report of `scrimmage fuzz`: the result of the search in each ruleset."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kit.cases.judge import CaseResult


class Drafted(msgspec.Struct, frozen=True):
    """The scenario of a difference; `shows` says that the reference passes it and the implementation fails it.

    `remarks` are the facts that no sentence expresses.
    """

    feature: str
    page: str
    shows: bool
    remarks: tuple[str, ...]


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """A difference: the file that shows it, the names of the cases in it, and the result of the last case.

    If there are several cases, the last fails only after the others, and `result` and `draft` are absent.
    """

    file: str
    cases: tuple[str, ...]
    result: CaseResult | None = None
    draft: Drafted | None = None


class Searched(msgspec.Struct, frozen=True):
    """A searched ruleset: the seed, the number of generated cases judged, and the first difference."""

    ruleset: str
    seed: int
    judged: int
    found: Found | None
