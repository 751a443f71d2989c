"""The JSON report of `scrimmage fuzz`: the result of the search in each ruleset."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kit.cases.judge import CaseResult


class Drafted(msgspec.Struct, frozen=True):
    """The drafted scenario of a difference. `shows` is true if the reference passes it and the implementation fails it.

    `remarks` are the facts that no sentence expresses.
    """

    feature: str
    page: str
    shows: bool
    remarks: tuple[str, ...]


class Found(msgspec.Struct, frozen=True, omit_defaults=True):
    """A found difference: the file that shows it, the names of the cases in the file, and the result of the last case.

    If the file has several cases, the last one fails only after the others, and `result` and `draft` are absent.
    """

    file: str
    cases: tuple[str, ...]
    result: CaseResult | None = None
    draft: Drafted | None = None


class Searched(msgspec.Struct, frozen=True):
    """The search in one ruleset: the seed, the number of judged generated cases, and the first difference."""

    ruleset: str
    seed: int
    judged: int
    found: Found | None
