"""The examples on the wire pages are steps of published cases."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scrimmage_rules.rulesets import ruleset

ROOT = Path(__file__).resolve().parents[2]
PAGES, VECTORS = ROOT / "docs" / "conformance", ROOT / "conformance" / "vectors"
EXAMPLE = re.compile(r'^```text\n(\{"op": .*)\n(\{"status": .*)\n(\{.*)\n```$', re.MULTILINE)
"""Three lines: a request without its id, the reply, and the fields of the position that change."""

WITH_EXAMPLES = ("card-football", "computer-football", "tactical-soccer")


def examples(ruleset_id: str) -> list[tuple[str, ...]]:
    """Return the examples of a page, each as three canonical lines."""
    page = (PAGES / f"{ruleset_id}.md").read_text(encoding="utf-8")
    return [tuple(_canonical(json.loads(line)) for line in lines) for lines in EXAMPLE.findall(page)]


def published_steps(ruleset_id: str) -> Iterator[tuple[str, ...]]:
    """Yield every request of the published cases that was accepted, in the form of an example."""
    for line in (VECTORS / f"{ruleset_id}.jsonl").read_text(encoding="utf-8").splitlines():
        for step in json.loads(line)["steps"]:
            for part in step["do"]:
                owed = part.get("owed", {})
                if owed.get("status") == "ok" and "turn" in owed and "used" in owed:
                    reply = {name: owed[name] for name in ("status", "turn", "used")}
                    changed = owed.get("after", {}).get("set", {})
                    yield _canonical(part["ask"]), _canonical(reply), _canonical(changed)


def _canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("ruleset_id", WITH_EXAMPLES)
def test_every_example_of_a_wire_page_is_a_published_step(ruleset_id: str) -> None:
    shown = examples(ruleset_id)
    assert shown
    assert set(shown) - set(published_steps(ruleset_id)) == set()


@pytest.mark.parametrize("ruleset_id", WITH_EXAMPLES)
def test_every_action_of_a_wire_page_has_an_example(ruleset_id: str) -> None:
    shown = {json.loads(request)["action"]["type"] for request, _, _ in examples(ruleset_id)}
    assert shown == {rule.tag for rule in ruleset(ruleset_id).action_rules.values()}
