"""The exchange of red and blue: a half turn of the pitch, which keeps the shooter's left and right."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kernel.contract import Facts
from scrimmage_rules.kernel.side_mirroring import Mirror, words_from_pairs
from scrimmage_rules.tactical_soccer.position import FIELDERS, MEN

GOALIES = words_from_pairs(("G1", "G2"))
TOKENS = words_from_pairs(*((f"red {man}", f"blue {man}") for man in FIELDERS), ("red G1", "blue G2"))


def _rotate_hex(place: list[int]) -> list[int]:
    return [-place[0], -place[1]]


def _mirror_columns(columns: Any) -> Any:
    """Return columns `[x, first y, last y]` exchanged; any other value stays as it is."""
    if not isinstance(columns, list) or not all(isinstance(each, list) and len(each) == 3 for each in columns):
        return columns
    return [[-x, -last, -first] for x, first, last in reversed(columns)]


def _mirror_cards(cards: Any) -> Any:
    """Return the cards by man, with the two goalies exchanged.

    The colour of a card is not a side, and therefore stays.
    """
    return {GOALIES.get(man, man): colour for man, colour in cards.items()} if isinstance(cards, dict) else cards


def _sort_items_red_first(items: list[Any]) -> list[Any]:
    return sorted(items, key=MEN.index) if all(each in MEN for each in items) else items


def _mirror_roll_off(action: str, chance: list[Facts]) -> list[Facts]:
    """Return the outcomes of chance of an action for the exchanged sides.

    In a roll-off, red's die comes before blue's, so that the two dice of each pair change places.
    """
    if action != "roll-off" or len(chance) % 2:
        return chance
    return [chance[number ^ 1] for number in range(len(chance))]


_ODD_ENDS = (
    "tactical-soccer/components/the-first-y-of-a-column-is-one-of-its-hexes",
    "tactical-soccer/components/the-last-y-of-a-column-is-one-of-its-hexes",
)
_ONE_DIE = (
    "tactical-soccer/components/blues-die-for-the-first-pick-is-the-second-one",
    "tactical-soccer/components/the-roll-for-the-first-pick-begins-with-one-die-of-reds",
)
_RED_FIRST = "tactical-soccer/halves/the-fault-not-his-side-is-reported-before-the-fault-circle-empty"

MIRROR = Mirror(
    says="the sides exchanged: red for blue, G1 for G2, -x,-y for x,y",
    words={**words_from_pairs(("red", "blue"), ("roll-off-red", "roll-off-blue")), **GOALIES, **TOKENS},
    pair=_rotate_hex,
    fields={"columns": _mirror_columns, "cards": _mirror_cards},
    ordered=_sort_items_red_first,
    script=_mirror_roll_off,
    unlike={
        **dict.fromkeys(_ODD_ENDS, "the hexes of a column are counted from its first y"),
        **dict.fromkeys(_ONE_DIE, "in the roll-off, red's die is always the first die"),
        _RED_FIRST: "the faults of red's men are reported before those of blue's",
        "TS-A13=odd-split": "red has three of the five halfway hexes of the default pitch, blue two",
    },
)
