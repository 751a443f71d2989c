"""Comparison of two replies to one request: their differences, and changed probabilities."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, zip_longest
from typing import Any

import msgspec

from scrimmage_rules.kernel.codec import canonical, format_fraction
from scrimmage_rules.kit.cases.matchers import ABSENT
from scrimmage_rules.kit.impact.comparison_side_process import Ask, Reply

SILENT_FIELDS = ("id", "message")
"""Fields of a reply that are not compared, because they are not about the rules."""

IN_ANY_ORDER = {"legal": "actions", "query": "value"}
"""For each operation, the reply field whose list has no fixed order: legal actions, and odds."""

SETS = ("pending", "kinds", "outcomes", "clauses")
"""Names of lists whose order does not count: lists of Protocol 1, and the clauses of an event. A report about such a
list names only the items that one side lacks.
"""

DECISIVE = ("status", "clause", "code")
"""Fields of a reply that are reported if the status differs, because all other fields then differ too."""

LIST_LENGTH = " of them"
"""End of the text that replaces a long list."""

MOST, LONGEST = 6, 400
"""Two limits: the maximum number of differences of a reply, and the maximum number of bytes of each value."""


class Differs(msgspec.Struct, frozen=True):
    """A path in a reply with the different values of the two sides."""

    at: str
    before: Any
    after: Any


def is_set_difference(difference: Differs) -> bool:
    """Return whether a difference lists the items of a set that only one side has."""
    values = (difference.before, difference.after)
    lists = all(isinstance(each, list) or str(each).endswith(LIST_LENGTH) for each in values)
    return difference.at.rpartition("/")[2] in (*SETS, "actions") and lists


class Share(msgspec.Struct, frozen=True):
    """An outcome whose probability changed. `by` is the probability of the second side minus that of the first, as
    fractions.
    """

    outcome: Any = msgspec.field(name="is")
    before: str
    after: str
    by: str


def keep_compared_parts(ask: Ask, reply: Reply, *, switched: bool = False) -> Reply:
    """Return the part of a reply that is compared. If the two sides use different editions or readings, the event
    `edition` is left out.
    """
    kept = {name: _sort_unordered_lists(name, value) for name, value in reply.items() if name not in SILENT_FIELDS}
    if switched and "events" in kept:
        kept["events"] = [event for event in kept["events"] if event["kind"] != "edition"]
    free = IN_ANY_ORDER.get(ask["op"], "")
    if isinstance(kept.get(free), list) and (ask["op"] != "query" or ask.get("query") == "odds"):
        kept[free] = sorted(kept[free], key=canonical)
    return kept


def _sort_unordered_lists(name: str, value: Any) -> Any:
    """Return a field of a reply with its unordered lists sorted: the seats that may act, and the outcomes of chance."""
    listed = {"turn": "pending", "next": "outcomes"}.get(name, "")
    if isinstance(value, dict) and isinstance(value.get(listed), list):
        return {**value, listed: sorted(value[listed], key=canonical)}
    return value


def are_compared_parts_equal(ask: Ask, before: Reply, after: Reply, *, switched: bool = False) -> bool:
    """Return whether two replies are equal in all compared fields."""
    if before == after:
        return True
    was, now = (keep_compared_parts(ask, reply, switched=switched) for reply in (before, after))
    return canonical(was) == canonical(now)


def find_differences(ask: Ask, before: Reply, after: Reply, *, switched: bool = False) -> tuple[Differs, ...]:
    """Return the first differences between two replies; for unordered lists, the items that only one side has."""
    was, now = (keep_compared_parts(ask, reply, switched=switched) for reply in (before, after))
    if was.get("status") != now.get("status"):
        was, now = ({name: reply[name] for name in DECISIVE if name in reply} for reply in (was, now))
    found = _walk_differences("", was, now, f"/{IN_ANY_ORDER.get(ask['op'], '')}")
    return tuple(
        Differs(each.at, _shorten_value(each.before), _shorten_value(each.after)) for each in islice(found, MOST)
    )


def find_first_difference(before: Any, after: Any) -> Differs:
    """Return the first difference between two values that are not equal."""
    return next(_walk_differences("", before, after, free="nowhere"))


def _walk_differences(at: str, before: Any, after: Any, free: str) -> Iterator[Differs]:
    """Yield the differences between two values below a path, from top to bottom."""
    if isinstance(before, dict) and isinstance(after, dict) and _find_value_kind(before) == _find_value_kind(after):
        for name in {**before, **after}:
            yield from _walk_differences(f"{at}/{name}", before.get(name, ABSENT), after.get(name, ABSENT), free)
    elif isinstance(before, list) and isinstance(after, list):
        if at == free:
            yield from _find_one_sided_items(at, before, after)
        elif at.endswith("/pending") and len(before) == len(after) == 1:  # the same seat may do something else
            yield from _walk_differences(f"{at}/0", before[0], after[0], free)
        elif at.rpartition("/")[2] in SETS and _have_different_items(before, after):
            yield from _find_one_sided_items(at, before, after)
        else:
            rows = zip_longest(before, after, fillvalue=ABSENT)
            for number, (was, now) in enumerate(rows):
                yield from _walk_differences(f"{at}/{number}", was, now, free)
                if _find_value_kind(was) != _find_value_kind(now):
                    return  # after a different event, all later events differ too
    elif type(before) is not type(after) or before != after:
        yield Differs(at, _summarize_event(before), _summarize_event(after))


def _summarize_event(value: Any) -> Any:
    """Return an event as its kind and its clauses; return any other value unchanged."""
    if isinstance(value, dict) and "kind" in value and "clauses" in value:
        return f"{value['kind']} ({', '.join(value['clauses'])})"
    return value


def _find_value_kind(value: Any) -> Any:
    return value.get("kind") if isinstance(value, dict) else ABSENT


def _find_one_sided_items(at: str, before: list[Any], after: list[Any]) -> Iterator[Differs]:
    old, new = ({canonical(each): each for each in listed} for listed in (before, after))
    gone, come = [old[key] for key in old if key not in new], [new[key] for key in new if key not in old]
    if gone or come:
        yield Differs(at, gone, come)


def _have_different_items(before: list[Any], after: list[Any]) -> bool:
    return set(map(canonical, before)) != set(map(canonical, after))


def _shorten_value(value: Any) -> Any:
    size = len(msgspec.json.encode(value))
    if size <= LONGEST:
        return value
    return f"{len(value)}{LIST_LENGTH}" if isinstance(value, list) else f"({size} bytes)"


def find_changed_probabilities(ask: Ask, before: Reply, after: Reply) -> tuple[Share, ...]:
    """Return the outcomes whose probability differs between two replies to `odds`. For two replies `need-chance`, they
    are the outcomes of the next die or card.
    """
    old, new = _read_probabilities(ask, before), _read_probabilities(ask, after)
    if old is None or new is None:
        return ()
    return tuple(_find_changed_shares(old, new))


def _read_probabilities(ask: Ask, reply: Reply) -> dict[bytes, Fraction] | None:
    if reply["status"] == "ok" and ask.get("query") == "odds":
        listed, key = reply.get("value"), "is"
    elif reply["status"] == "need-chance":
        listed, key = (reply.get("next") or {}).get("outcomes"), "value"
    else:
        return None
    return {canonical(each[key]): Fraction(each["p"]) for each in listed or ()}


def _find_changed_shares(old: dict[bytes, Fraction], new: dict[bytes, Fraction]) -> Iterator[Share]:
    for key in {**old, **new}:
        was, now = old.get(key, Fraction(0)), new.get(key, Fraction(0))
        if was != now:
            yield Share(
                msgspec.json.decode(key), format_fraction(was), format_fraction(now), format_signed_fraction(now - was)
            )


def format_signed_fraction(value: Fraction) -> str:
    """Return a fraction as text with a plus or minus sign."""
    return f"{'+' if value > 0 else '-' if value < 0 else ''}{format_fraction(abs(value))}"
