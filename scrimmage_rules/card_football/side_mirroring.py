"""Side exchange of the card game: home for away. No yard line changes, because yards count from the own goal line."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kernel.side_mirroring import Mirror, words_from_pairs


def _sort_bans_home_first(items: list[Any]) -> list[Any]:
    """Return a list of bans with the bans for home's drives first. Return every other list unchanged."""
    if not all(isinstance(each, dict) and {"offence", "play"} <= each.keys() for each in items):
        return items
    return sorted(items, key=lambda promise: promise["offence"] == "away")


_PROMISES = "card-football/momentum"
HOME_FIRST = "the list has bans for home's drives first, and the path of a fault names a place in the list"

MIRROR = Mirror(
    says="the case with home and away exchanged",
    words=words_from_pairs(("home", "away")),
    ordered=_sort_bans_home_first,
    unlike={
        f"{_PROMISES}/promises-wait-for-homes-drive-first": HOME_FIRST,
        f"{_PROMISES}/of-two-promises-that-have-lapsed-the-defences-is-blamed": HOME_FIRST,
    },
)
