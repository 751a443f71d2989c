"""Changes between two suites: added cases, removed cases, and cases with different requests or expectations."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from scrimmage_rules.kernel.printable_text import pluralize
from scrimmage_rules.kit.cases.vectors import Deed, Vector, VectorStep
from scrimmage_rules.kit.impact.reply_differences import LONGEST, find_first_difference
from scrimmage_rules.kit.impact.rulebook_changes import BookChange

NO_STEP = "no such step"
NO_ENTRY = "nothing"


def compare_suites(old: dict[str, Vector], new: dict[str, Vector]) -> Iterator[BookChange]:
    """Yield each case that only one suite has, or whose requests or expectations changed."""
    for name in {**new, **old}:
        if name not in old:
            yield BookChange(name, "case added", now=new[name].name)
        elif name not in new:
            yield BookChange(name, "case removed", was=old[name].name)
        elif old[name].content != new[name].content:
            yield BookChange(name, "case changed", *_find_changed_steps(old[name], new[name]))


def _find_changed_steps(old: Vector, new: Vector) -> tuple[str, str]:
    """Return the first changed step, before and after the change: number, sentence, and request or expectation. Also
    return how many other steps changed.
    """
    pairs = enumerate(zip_longest(old.steps, new.steps), 1)
    changed = [(number, pair) for number, pair in pairs if _list_step_contents(pair[0]) != _list_step_contents(pair[1])]
    number, (was, now) = changed[0]
    before, after = _describe_first_changed_entry(was, now)
    more = f"; {pluralize(len(changed) - 1, 'more step')} changed" if len(changed) > 1 else ""
    return f"step {number}: {_format_step(was)}{before}", f"step {number}: {_format_step(now)}{after}{more}"


def _format_step(step: VectorStep | None) -> str:
    return NO_STEP if step is None else step.text


def _list_step_contents(step: VectorStep | None) -> list[Any]:
    return [] if step is None else [msgspec.json.decode(msgspec.json.encode(each.own)) for each in step.do]


def _describe_first_changed_entry(was: VectorStep | None, now: VectorStep | None) -> tuple[str, str]:
    """Return what the first changed entry of a step requests or expects in the old suite and in the new one; two empty
    texts if a suite lacks the step.
    """
    if was is None or now is None:
        return "", ""
    pairs = zip_longest(was.do, now.do)
    old, new = next(pair for pair in pairs if None in pair or pair[0].own != pair[1].own)
    return f": {_describe_request_or_expectation(old, new)}", f": {_describe_request_or_expectation(new, old)}"


def _describe_request_or_expectation(entry: Deed | None, other: Deed | None) -> str:
    """Return what an entry requests or expects. If `entry` and `other` are both requests, return only the first
    difference between them.
    """
    if entry is None:
        return NO_ENTRY
    if entry.expect is not None:
        each = entry.expect
        return f"expects {each.at or 'the reply'} {each.relation} {_format_short_json(each.value)}"
    if other is None or other.ask is None:
        return f"requests {_format_short_json(entry.ask)}"
    kind = "requests" if entry.ask != other.ask else "expects a reply with"
    own, others = ((each.ask, each.own.owed) for each in (entry, other))
    number = 0 if kind == "requests" else 1
    plain = [msgspec.json.decode(msgspec.json.encode(each[number])) for each in (own, others)]
    found = find_first_difference(*plain)
    return f"{kind} {found.at} {_format_short_json(found.before)}"


def _format_short_json(value: Any) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 4]} ..."
