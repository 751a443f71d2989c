"""Search for the line at which an error occurred in the code of a ruleset, for rulesets of other packages."""

from __future__ import annotations

from pathlib import Path
from traceback import walk_tb

from scrimmage_rules.rulesets import RULESETS, list_rulesets, locate_ruleset


def find_error_line_in_ruleset_code(fault: BaseException) -> str:
    """Return `FILE:LINE` of the innermost call in the code of a ruleset of another package; an empty string if there is
    none.
    """
    calls = [(frame.f_code.co_filename, line) for frame, line in walk_tb(fault.__traceback__)]
    folders = [locate_ruleset(each).folder.resolve() for each in list_rulesets() if each not in RULESETS]
    for name, line in reversed(calls):
        for folder in folders:
            path = Path(name).resolve()
            if path.is_relative_to(folder):
                return f"{path.relative_to(folder.parent).as_posix()}:{line}"
    return ""
