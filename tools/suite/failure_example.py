"""`python -m tools.suite.failure_example`: updates the page about a failing case; a test compares it. Needs node.

The example is a run of the JavaScript implementation with one wrong number: after a punt into the end zone, the ball is
placed on the 25-yard line. The hash of the suite is left out, because it changes with every case.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from scrimmage_rules.rulesets import get_folder_name
from tools.engines.engine_copy import ADAPTER, copy_engine

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs/conformance/reference/failure.md"
RIGHT, WRONG = "TOUCHBACK = 20", "TOUCHBACK = 25"
BLOCK = re.compile(r"(<!-- failure-example -->\n```text\n)(.*?)(```\n<!-- /failure-example -->)", re.DOTALL)


def render_failure(case: str) -> str:
    """Return the output of the kit about the wrong implementation for a case."""
    ruleset_id = case.partition("/")[0]
    with tempfile.TemporaryDirectory() as folder:
        _copy_with_wrong_number(Path(folder), get_folder_name(ruleset_id))
        line = ["verify", "--ruleset", ruleset_id, "--case", case, "--", "node", "adapter.mjs"]
        ran = subprocess.run(
            [sys.executable, "-m", "scrimmage_rules", *line], cwd=Path(folder, ADAPTER), check=False,
            capture_output=True, text=True, env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
    return re.sub(r"suite ([0-9.]+)\+\w+", r"suite \1", ran.stdout)


def _copy_with_wrong_number(folder: Path, game: str) -> None:
    """Copy the implementation to an empty folder and change one number."""
    rulebook = copy_engine(folder) / game / "rulebook.mjs"
    text = rulebook.read_text(encoding="utf-8")
    if text.count(RIGHT) != 1:
        raise ValueError(f"{rulebook.name}: expected {RIGHT!r} once")
    rulebook.write_text(text.replace(RIGHT, WRONG), encoding="utf-8")


def update_failure_example(page: str) -> str:
    """Return the page with its failure example updated."""

    def fill_block(match: re.Match[str]) -> str:
        case = match[2].split()[1]
        return f"{match[1]}{render_failure(case)}{match[3]}"

    return BLOCK.sub(fill_block, page)


if __name__ == "__main__":
    PAGE.write_text(update_failure_example(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
