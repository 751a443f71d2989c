"""Differences between the requests and expectations of two versions of a case, with the changed words marked."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from scrimmage_rules.kit.cases.vectors import Deed, VectorStep

Steps = Sequence[VectorStep]

Parts = tuple[str, ...]
"""A text, divided into parts that are alternately unchanged and changed. The first part is unchanged. The value is
empty if a version does not have the entry.
"""

LONGEST = 400
"""Maximum number of characters of an entry that only one version has."""

CONTEXT = 2
"""Number of unchanged words that are shown on each side of a change."""

ELISION = "…"
STATES = frozenset({"args", "options", "position"})
"""Fields of a request that are ignored when requests of two versions are matched, because these fields can contain
whole positions.
"""

PLACES = {
    "owed/trace/order": "trace, order of preconditions",
    "owed/trace/only": "trace, allowed clauses",
    "owed/trace/omits": "trace, forbidden clauses",
    "owed/trace/facts": "trace, facts",
    "owed/trace/blames": "trace, first broken clause",
    "owed/trace": "trace",
    "owed/turn": "turn",
    "owed/used": "number of chance outcomes",
    "owed/status": "status",
    "owed": "answer",
    "ask": "request",
}
"""The label of each part of an entry, by the start of its path."""


class ChangedPlace(msgspec.Struct, frozen=True, array_like=True):
    """A place where two versions of a case differ: the sentence of its step, the label of the place, the old text and
    the new text.
    """

    sentence: str
    place: str
    was: Parts
    now: Parts


class _Entry(NamedTuple):
    """A request or expectation as plain data, with the sentence of its step."""

    sentence: str
    content: dict[str, Any]

    @property
    def name(self) -> str:
        """Return a text that is equal for the same entry in both versions of a case."""
        if "expect" in self.content:
            return str(self.content["expect"]["at"])
        return _format_json({key: value for key, value in self.content["ask"].items() if key not in STATES})


def list_places_that_differ_between_versions(old: Steps, new: Steps) -> Iterator[ChangedPlace]:
    """Yield the places where two versions of a case differ, in the order of the steps."""
    before, after = list(_list_requests_and_expectations(old)), list(_list_requests_and_expectations(new))
    blocks = SequenceMatcher(None, [each.name for each in before], [each.name for each in after], autojunk=False)
    for _, start, end, first, last in blocks.get_opcodes():
        for was, now in zip_longest(before[start:end], after[first:last]):
            if was and now and was.name == now.name:
                yield from _compare_case_entries(was, now)
            else:
                yield from _list_removed_and_added_places(was, now)


def _list_requests_and_expectations(steps: Steps) -> Iterator[_Entry]:
    return (_Entry(step.text, _read_plain(deed)) for step in steps for deed in step.do)


def _read_plain(deed: Deed) -> dict[str, Any]:
    content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(deed.own))
    return content


def _compare_case_entries(was: _Entry, now: _Entry) -> Iterator[ChangedPlace]:
    old, new = was.content, now.content
    if "expect" in old and old["expect"]["is"] != new["expect"]["is"]:
        yield ChangedPlace(
            now.sentence, was.name, *mark_changed_words(_format_expectation(old), _format_expectation(new))
        )
        return
    for path, before, after in _list_changed_values(old, new, ""):
        texts = ("" if each is None else _format_json(each[0]) for each in (before, after))
        yield ChangedPlace(now.sentence, _describe_case_place(path.removeprefix("/"), now), *mark_changed_words(*texts))


def _list_removed_and_added_places(was: _Entry | None, now: _Entry | None) -> Iterator[ChangedPlace]:
    if was:
        yield ChangedPlace(
            was.sentence, _describe_case_place("", was), *mark_changed_words(_format_case_entry(was), "")
        )
    if now:
        yield ChangedPlace(
            now.sentence, _describe_case_place("", now), *mark_changed_words("", _format_case_entry(now))
        )


def _list_changed_values(was: Any, now: Any, path: str) -> Iterator[tuple[str, list[Any] | None, list[Any] | None]]:
    """Yield the path of each changed value, with the old and the new value. Each of the two values is in a list, or is
    replaced by None if it is absent.
    """
    old, new = _map_parts_by_name(was), _map_parts_by_name(now)
    if old is None or new is None or (isinstance(was, list) and len(old) != len(new)):
        if was != now:
            yield path, [was], [now]
        return
    for key in {**old, **new}:
        if key in old and key in new:
            yield from _list_changed_values(old[key], new[key], f"{path}/{key}")
        else:
            yield f"{path}/{key}", [old[key]] if key in old else None, [new[key]] if key in new else None


def _map_parts_by_name(value: Any) -> dict[str, Any] | None:
    """Return the fields of an object by their names. For a list of objects, return the objects by their numbers. For
    any other value, return None.
    """
    if isinstance(value, list) and value and all(isinstance(each, dict) for each in value):
        return {str(place): each for place, each in enumerate(value)}
    return value if isinstance(value, dict) else None


# ---- texts


def _describe_case_place(path: str, entry: _Entry) -> str:
    """Return the label of a path in an entry. An empty path means the whole entry."""
    if "expect" in entry.content:
        return f"{entry.name}{path.removeprefix('expect/value')}" or "reply"
    start = next((each for each in PLACES if path == each or path.startswith(f"{each}/")), "ask")
    return " ".join([PLACES[start], *filter(None, [path.removeprefix(start).strip("/")])])


def _format_case_entry(entry: _Entry) -> str:
    text = _format_expectation(entry.content) if "expect" in entry.content else entry.name
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} {ELISION}"


def _format_expectation(content: dict[str, Any]) -> str:
    return f"{content['expect']['is']} {_format_json(content['expect']['value'])}"


def _format_json(value: Any) -> str:
    """Return a value as text. The items of a list of texts are joined by spaces, so that each of them can be marked."""
    if isinstance(value, list) and value and all(isinstance(each, str) for each in value):
        return " ".join(value)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def mark_changed_words(was: str, now: str) -> tuple[Parts, Parts]:
    """Return two texts, each divided into unchanged and changed parts. A long unchanged part is shortened to the words
    next to a change.
    """
    old, new = was.split(), now.split()
    blocks = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    before = _join_words_of_blocks(old, [(kind != "equal", start, end) for kind, start, end, _, _ in blocks])
    after = _join_words_of_blocks(new, [(kind != "equal", start, end) for kind, _, _, start, end in blocks])
    return before, after


def _join_words_of_blocks(words: Sequence[str], blocks: Sequence[tuple[bool, int, int]]) -> Parts:
    found = [] if not blocks or not blocks[0][0] else [""]
    for number, (is_changed, start, end) in enumerate(blocks):
        part, ends = words[start:end], (number == 0, number == len(blocks) - 1)
        found.append(" ".join(part if is_changed else _shorten(part, *ends)))
    return tuple(found) if words else ()


def _shorten(words: Sequence[str], is_start: bool, is_end: bool) -> Sequence[str]:
    """Return unchanged words without those that are far from a change."""
    if len(words) <= 2 * CONTEXT + 1:
        return words
    head, tail = [] if is_start else words[:CONTEXT], [] if is_end else words[-CONTEXT:]
    return [*head, ELISION, *tail]
