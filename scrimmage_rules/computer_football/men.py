"""The men of both sides: eleven labels. A man's shape shows his speed, and his speed gives his power."""

from __future__ import annotations

from collections import Counter

from scrimmage_rules.computer_football.objective import ELEVEN_MEN
from scrimmage_rules.computer_football.position import ROLES, Back, Man, Men, Position, Role, Square
from scrimmage_rules.kernel.contract import Answer

_ROSTER: dict[Role, dict[str, str]] = {
    "offense": {
        "MEN.off-tackles": "T1 T2", "MEN.off-guards": "G1 G2 G3", "MEN.off-tight-end": "TE",
        "MEN.off-split-end": "SE", "MEN.off-quarterback": "Q", "MEN.off-fullback": "F", "MEN.off-halfback": "H",
        "MEN.off-tailback": "T",
    },
    "defense": {
        "MEN.def-linemen": "T1 T2 G1 G2 G3", "MEN.def-linebackers": "L1 L2 L3", "MEN.def-backs": "B1 B2",
        "MEN.def-safety": "S",
    },
}  # fmt: skip
"""The men that each clause names."""

CLAUSE_OF: dict[Role, dict[str, str]] = {
    role: {label: clause for clause, labels in named.items() for label in labels.split()}
    for role, named in _ROSTER.items()
}
"""The clause that names each man and his speed."""

LABELS: dict[Role, tuple[str, ...]] = {role: tuple(named) for role, named in CLAUSE_OF.items()}
"""The men of each line-up, in the order in which they are placed and listed (OBJECTIVE.eleven-men)."""

OFFENSE, DEFENSE = LABELS["offense"], LABELS["defense"]

LINEMEN = frozenset({"T1", "T2", "G1", "G2", "G3"})
"""Tackles and guards of either side: the square shapes (MEN.square-shapes, MEN.def-linemen)."""

ENDS = frozenset({"TE", "SE"})
BACKS: tuple[Back, ...] = ("Q", "F", "H", "T")

_OF_SPEED = {2: "T1 T2", 3: "G1 G2 G3", 4: "TE Q F L1 L2 L3", 5: "SE H B1 B2", 6: "T S"}

SPEED = {label: speed for speed, labels in _OF_SPEED.items() for label in labels.split()}
"""Maximum number of squares of a man in a turn (MEN.speed-limit)."""

SPEEDS = (2, 3, 4, 5, 6)

COUNTS = "MEN.counts"
SPEED_LIMIT = "MEN.speed-limit"
BLOCKING_POWER = ("MEN.blocking-power", "MEN.power-formula")
NO_POWER = "MEN.speed6-no-power"
NO_STEP_BACK: dict[Role, str] = {"offense": "MEN.square-shapes", "defense": "MEN.def-linemen-no-backward"}
"""Clauses that forbid tackles and guards of each side to move backward (M7.1, M7.2)."""


def compute_power_from_speed(speed: int) -> int:
    """Return six minus the speed; the fastest man has no power (MEN.power-formula, MEN.table, MEN.speed6-no-power)."""
    return 6 - speed


POWER = {label: compute_power_from_speed(speed) for label, speed in SPEED.items()}

MOST_POWER = max(POWER.values())

NOBODY = Men(dict.fromkeys(OFFENSE), dict.fromkeys(DEFENSE))
"""Both line-ups before any man is placed."""


def find_next_man_to_place(position: Position, role: Role) -> str | None:
    """Return the label of the man to be placed next, or None if all are placed."""
    men = position.men.of(role)
    return next((label for label in LABELS[role] if men[label] is None), None)


def sort_men(men: Men) -> Men:
    """Return the men in the order of their line-ups."""
    return Men(
        {label: men.offense[label] for label in LABELS["offense"]},
        {label: men.defense[label] for label in LABELS["defense"]},
    )


def move_man(men: Men, man: Man, place: Square | None) -> Men:
    """Return the men with one of them on another square, or off the field (None)."""
    changed = {**men.of(man.role), man.label: place}
    return Men(changed, men.defense) if man.role == "offense" else Men(men.offense, changed)


# ---- questions


def answer_men() -> Answer:
    """Answer with the speed and the power of each man, and whether he may move backward."""
    value = {
        role: {
            label: {"speed": SPEED[label], "power": POWER[label], "backward": label not in LINEMEN}
            for label in LABELS[role]
        }
        for role in ROLES
    }
    named = tuple(dict.fromkeys(clause for role in ROLES for clause in CLAUSE_OF[role].values()))
    return Answer(value, (*named, ELEVEN_MEN, COUNTS, *NO_STEP_BACK.values(), SPEED_LIMIT, *BLOCKING_POWER))


def answer_speeds() -> Answer:
    """Answer with a row for each speed: its power, its shape, and the number of men of a side."""
    count = Counter(SPEED[label] for label in OFFENSE)
    assert count == Counter(SPEED[label] for label in DEFENSE)
    square = {SPEED[label] for label in LINEMEN}
    value = [
        {
            "speed": speed, "power": compute_power_from_speed(speed), "men": count[speed],
            "shape": "square" if speed in square else "other",
        }
        for speed in SPEEDS
    ]  # fmt: skip
    clauses = (
        "MEN.table", "MEN.men-button", "MEN.shapes", "MEN.counts", "MEN.power-formula", "MEN.speed6-no-power",
        "MEN.square-shapes",
    )  # fmt: skip
    return Answer(value, clauses)
