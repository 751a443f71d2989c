"""Comparison of the drawings that Python and JavaScript make of the same positions.

Run `python -m tools.site.cross_language_drawing_comparison [RULESET ...]`.
Both languages draw every position of the published cases, and the drawings are compared character by character.
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
from scrimmage_rules.kit.cases.vectors import Vector, get_vectors_file, read_vectors
from scrimmage_rules.rulesets import RULESETS, load_pictures
from scrimmage_rules.site.data.scenario_states import PositionWithRules, play_scenario
from tools.site.drawing_script import stage_drawing

PROGRAM = Path(__file__).with_name("drawn.mjs")


class PicturePair(msgspec.Struct, frozen=True):
    """A position of a case, drawn by Python and by JavaScript."""

    case: str
    python: str
    javascript: str


def draw_with_javascript(module: Path, asked: Iterable[dict[str, Any]], what: str = "picture") -> list[str]:
    """Return the JavaScript drawing for each request. With `what="words"`, return its description instead. `module` is
    the path of a staged drawing module.
    """
    lines = b"".join(msgspec.json.encode(each) + b"\n" for each in asked)
    command = ["node", str(PROGRAM), module.as_uri(), what]
    said = subprocess.run(command, input=lines, check=True, stdout=subprocess.PIPE, timeout=600).stdout
    return [json.loads(line) for line in said.splitlines()]


def draw_in_both_languages(module: Path, vectors: Sequence[Vector]) -> Iterator[PicturePair]:
    """Yield both drawings of every position in some cases of one ruleset, without duplicates."""
    ruleset_id = vectors[0].ruleset
    can = load_pictures(ruleset_id)
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


def list_tables(vector: Vector) -> Iterator[PositionWithRules]:
    """Yield every position of a case."""
    shown = play_scenario(vector)
    yield from (each for each in (shown.before, *(act.after for act in shown.acts), shown.after) if each is not None)


def main(rulesets: Sequence[str]) -> int:
    """Compare the drawings of all positions, and print the first different pair; return 1 if there is one."""
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        module = stage_drawing(Path(folder))
        for ruleset_id in rulesets or RULESETS:
            compared = list(draw_in_both_languages(module, read_vectors(get_vectors_file(ruleset_id))))
            different = [each for each in compared if each.python != each.javascript]
            print(f"{ruleset_id}: {len(compared)} pictures compared, {len(different)} differ")
            for each in different[:1]:
                print(each.case, each.python, each.javascript, sep="\n")
            found += len(different)
    return min(found, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
