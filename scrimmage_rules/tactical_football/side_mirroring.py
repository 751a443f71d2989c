"""The exchange of home and away together with left and right; the offense keeps its direction."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kernel.side_mirroring import Mirror, words_from_pairs
from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.field import COLUMNS

_LAST = COLUMNS["37x60"]

HEXES = {
    f"{column:02}{row:02}": f"{_LAST + 1 - column:02}{row:02}" for column in range(_LAST + 2) for row in range(100)
}
"""For each hex, the hex of the same row that is as far from the other sideline. Hexes just off the map are included."""

FACED: dict[str, str] = {facing: FACINGS[-number % len(FACINGS)] for number, facing in enumerate(FACINGS)}
PLAYS = words_from_pairs(*((f"{play}-left", f"{play}-right") for play in ("run", "lateral", "option")))
CLAUSES = words_from_pairs(("13.1.C.1.1", "13.1.C.2"), ("13.1.C.6.1", "13.1.C.7"))
"""Pairs of clauses that say the same for a play to the right and for a play to the left."""

_LATERALS = ("13.1.C.4.1", "13.1.C.4.2", "13.1.C.5.1")
_PLAY = "tactical-football/play-selection"
_OF_LATERALS = (
    f"{_PLAY}/under-tf-e47-hand-off-too-the-marker-forbids-a-hand-off-over-the-line/lateral-pass-right-4",
    f"{_PLAY}/under-tf-e47-hand-off-too-the-marker-forbids-a-hand-off-over-the-line/lateral-pass-left-4",
    f"{_PLAY}/under-tf-e47-hand-off-too-a-caught-lateral-leaves-the-side-to-be-kept/lateral-pass-right",
    f"{_PLAY}/under-tf-e47-hand-off-too-a-caught-lateral-leaves-the-side-to-be-kept/lateral-pass-left",
    f"{_PLAY}/in-one-reading-the-marker-is-only-a-word/lateral-pass-right",
    f"{_PLAY}/when-a-lateral-was-caught-the-ball-goes-over-on-the-side-of-the-marker/lateral-pass-right",
    f"{_PLAY}/when-a-lateral-was-caught-the-ball-goes-over-on-the-side-of-the-marker/lateral-pass-left",
    f"{_PLAY}/another-man-than-the-catcher-may-carry-it-over",
    f"{_PLAY}/a-short-lateral-caught-and-the-run-to-the-right",
    f"{_PLAY}/a-long-lateral-does-as-well",
)
_OTHER_MAPS = ("TF-A01=32x60", "TF-A01=60x37")


def _mirror_column(column: Any) -> Any:
    return _LAST + 1 - column if isinstance(column, int) else column


MIRROR = Mirror(
    says="the sides exchanged: home for away, left for right, column 38 - x for x",
    words={**words_from_pairs(("home", "away")), **HEXES, **FACED, **PLAYS, **CLAUSES},
    fields={"column": _mirror_column},
    unlike={
        **dict.fromkeys(
            (*_LATERALS, *_OF_LATERALS),
            "Lateral Pass Right has two clauses, but Lateral Pass Left has one",
        ),
        **dict.fromkeys(_OTHER_MAPS, "the map has an even number of columns, or its hexes are numbered differently"),
    },
)
