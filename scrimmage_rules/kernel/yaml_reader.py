"""The plain data of a YAML text: its library is slow to import, so a command imports this module only when needed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import yaml

from scrimmage_rules.kernel.errors import NamedTwice

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # PyYAML built without its library in C: the same, slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]


class NotYaml(Exception):
    """A text that is not YAML."""


def load_yaml(text: bytes | str, deepest: int) -> Any:
    """Return the data of a text.

    Raises `NotYaml`, `NamedTwice` for a key that a mapping has twice, and `RecursionError` for more than `deepest`
    mappings and lists within each other.
    """
    try:
        if _depth(text, deepest) > deepest:
            raise RecursionError
        return yaml.load(text, _NamedOnce)  # noqa: S506  (a safe loader)
    except yaml.YAMLError as fault:
        raise NotYaml(" ".join(str(fault).split())) from None


def _depth(text: bytes | str, enough: int) -> int:
    """Return how deep YAML is nested, up to one more than `enough`; its events are read without recursion."""
    depth = deepest = 0
    for event in yaml.parse(text, _Loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        deepest = max(deepest, depth)
        if deepest > enough:
            break
    return deepest


class _NamedOnce(_Loader):
    """Plain data, of which no mapping has one key twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """Return the mapping, unless two keys are one."""
        found: dict[Hashable, Any] = super().construct_mapping(node, deep=deep)
        if len(found) < len(node.value):
            keys = [self.construct_object(key, deep=True) for key, _ in node.value]
            raise NamedTwice(next(key for key in keys if keys.count(key) > 1))
        return found
