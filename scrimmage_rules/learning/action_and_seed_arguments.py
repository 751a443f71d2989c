"""Numbers from learning programs: an action, and the seed of an episode, as Python or NumPy writes them."""

from __future__ import annotations

from operator import index

from scrimmage_rules.kernel.errors import MalformedData

NO_ACTION = -1
"""The result for a value that is not the number of an action."""


def read_action_number(value: object) -> int:
    """Return the number of an action as an int. An array that contains one whole number counts as this number."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return _read_only_element(value)


def _read_only_element(value: object) -> int:
    if getattr(value, "size", None) != 1:
        return NO_ACTION
    try:
        return index(value.item())  # type: ignore[attr-defined]
    except (AttributeError, TypeError):
        return NO_ACTION


def read_seed(seed: object) -> int | None:
    """Return the seed of an episode as an int, or None if no seed is given. A seed can be a NumPy integer.

    Raises `MalformedData` for a negative number and for all other values, as Gymnasium refuses them.
    """
    if seed is None:
        return None
    try:
        read = index(seed)  # type: ignore[arg-type]
    except TypeError:
        read = -1
    if read < 0:
        raise MalformedData("$.seed", f"expected a whole number of at least 0, got {seed!r}")
    return read
