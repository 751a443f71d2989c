"""Comparison of Python and JavaScript pictures: `python -m tools.site.picture_comparison [RULESET ...]`.

Every position that the published cases come to is drawn by both, and the pictures are compared character by character.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical
from scrimmage_rules.kit.cases.vectors import Vector, read_vectors, vectors_file
from scrimmage_rules.rulesets import RULESETS, pictures
from scrimmage_rules.site.data.scenario_states import Table, play_scenario
from tools.site.drawing_script import stage_drawing

PROGRAM = Path(__file__).with_name("drawn.mjs")


class PicturePair(msgspec.Struct, frozen=True):
    """A position of a case as Python and as JavaScript draw it."""

    case: str
    python: str
    javascript: str


def draw_with_javascript(module: Path, asked: Iterable[dict[str, Any]], what: str = "picture") -> list[str]:
    """Return what JavaScript draws for each request, or with `what="words"` describes; `module` is a staged drawing."""
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in asked)
    command = ["node", str(PROGRAM), module.as_uri(), what]
    said = subprocess.run(command, input=lines, check=True, stdout=subprocess.PIPE, timeout=600).stdout
    return [json.loads(line) for line in said.splitlines()]


def compare_pictures(module: Path, vectors: Sequence[Vector]) -> Iterator[PicturePair]:
    """Yield every position of some cases of one ruleset, each once."""
    ruleset_id = vectors[0].ruleset
    can = pictures(ruleset_id)
    draw = can.get("plain", can["board"])
    shown = {
        (canonical(table.position), canonical(table.options)): (vector.id, table)
        for vector in vectors
        for table in list_tables(vector)
    }
    asked = [
        {"ruleset": ruleset_id, "options": table.options, "position": msgspec.Raw(canonical(table.position))}
        for _, table in shown.values()
    ]
    for (case, table), theirs in zip(shown.values(), draw_with_javascript(module, asked), strict=True):
        yield PicturePair(case, draw(table.rules, table.position), theirs)


def list_tables(vector: Vector) -> Iterator[Table]:
    """Yield every table that a case comes to."""
    shown = play_scenario(vector)
    yield from (each for each in (shown.before, *(act.after for act in shown.acts), shown.after) if each is not None)


def main(rulesets: Sequence[str]) -> int:
    """Compare all of them, and show the first pair that differs; 1 if there is one."""
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        module = stage_drawing(Path(folder))
        for ruleset_id in rulesets or RULESETS:
            compared = list(compare_pictures(module, read_vectors(vectors_file(ruleset_id))))
            different = [each for each in compared if each.python != each.javascript]
            print(f"{ruleset_id}: {len(compared)} pictures compared, {len(different)} differ")
            for each in different[:1]:
                print(each.case, each.python, each.javascript, sep="\n")
            found += len(different)
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
