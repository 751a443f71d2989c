"""Consistency of the replies to `hello`: all processes of a run must declare the same, because the declarations decide
which cases run.
"""

from __future__ import annotations

from scrimmage_rules.kit.protocol import messages as m
from scrimmage_rules.kit.protocol.text_truncation import truncate_text

DECLARED, MISSING = "declared", "not declared"


def describe_first_hello_difference(first: m.Greeted, later: m.Greeted) -> str:
    """Return a description of the first difference between two answers to `hello`, or an empty string if they are
    equal.
    """
    was, now = _list_declarations(first), _list_declarations(later)
    for name in {**was, **now}:
        before, after = was.get(name, MISSING), now.get(name, MISSING)
        if before != after:
            return f"{truncate_text(name)} was {before}, is now {after}"
    return ""


def _list_declarations(greeted: m.Greeted) -> dict[str, str]:
    """Return what an adapter declares in its answer to `hello`, by name, without regard to the order of lists."""
    who = greeted.implementation
    facts = {"the name": repr(who.name), "the version": repr(who.version), "the language": repr(who.language)}
    for ruleset_id, declared in greeted.rulesets.items():
        facts[f"ruleset {ruleset_id}"] = DECLARED
        facts |= {f"facet {facet} of {ruleset_id}": DECLARED for facet in declared.facets}
        if declared.readings == "*":
            facts[f"readings * of {ruleset_id}"] = DECLARED
            continue
        keys = ((ambiguity, key) for ambiguity, keys in declared.readings.items() for key in keys)
        facts |= {f"reading {ambiguity} {key} of {ruleset_id}": DECLARED for ambiguity, key in keys}
    return facts
