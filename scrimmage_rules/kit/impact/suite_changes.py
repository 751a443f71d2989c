"""Changes between two suites: added cases, removed cases, and cases with different requests or expectations."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from scrimmage_rules.kit.cases.vectors import Vector, VectorStep
from scrimmage_rules.kit.impact.reply_differences import LONGEST, find_first_difference
from scrimmage_rules.kit.impact.rulebook_changes import BookChange

NO_STEP = "no such step"


def compare_suites(old: dict[str, Vector], new: dict[str, Vector]) -> Iterator[BookChange]:
    """Yield each case that only one suite has, or whose requests or expectations changed."""
    for name in {**new, **old}:
        if name not in old:
            yield BookChange(name, "case added", now=new[name].name)
        elif name not in new:
            yield BookChange(name, "case removed", was=old[name].name)
        elif old[name].content != new[name].content:
            yield BookChange(name, "case changed", *_find_changed_step(old[name], new[name]))


def _find_changed_step(old: Vector, new: Vector) -> tuple[str, str]:
    """Return the first changed step before and after the change, each as its number and its sentence."""
    pairs = enumerate(zip_longest(old.steps, new.steps), 1)
    number, (was, now) = next(
        (number, pair) for number, pair in pairs if _list_step_data(pair[0]) != _list_step_data(pair[1])
    )
    before, after = _format_step(was), _format_step(now)
    if before == after:  # the sentence is the same, so the reader needs the place that differs
        found = find_first_difference(_list_step_data(was), _list_step_data(now))
        before, after = (f"{before}: {found.at} {_format_short_json(value)}" for value in (found.before, found.after))
    return f"step {number}: {before}", f"step {number}: {after}"


def _format_step(step: VectorStep | None) -> str:
    return NO_STEP if step is None else step.text


def _list_step_data(step: VectorStep | None) -> Any:
    return None if step is None else msgspec.json.decode(msgspec.json.encode(step.do))


def _format_short_json(value: Any) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 4]} ..."
