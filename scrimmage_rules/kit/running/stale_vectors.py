"""Published vectors that are older than the rules: cases that the reference no longer passes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.cases.judge import PASSING
from scrimmage_rules.kit.cases.vectors import get_vectors_file
from scrimmage_rules.kit.running.case_selection import Selection, create_case_selection
from scrimmage_rules.kit.running.conformance_run import verify


def find_stale_vectors(rulesets: Iterable[str]) -> Iterator[str]:
    """Yield a message for each ruleset whose reference fails published cases: the file, the number of these cases, and
    the first of them.
    """
    for each in rulesets:
        report = verify(create_case_selection(Selection((each,))), ())
        failed = [result for result in report.cases if result.verdict not in PASSING]
        if failed:
            file = get_vectors_file(each)
            cases = pluralize(len(failed), "case")
            place = f"{file.parent.name}/{file.name}"
            yield f"{place}: out of date: {cases} fail under the current rules, the first is {failed[0].id}"
