"""The men: eleven a side, told by their labels, with a speed that their shape shows and the power that goes with it."""

from __future__ import annotations

from scrimmage_rules.computer_football.position import Back, Man, Men, Position, Role

OFFENSE = ("T1", "T2", "G1", "G2", "G3", "TE", "SE", "Q", "F", "H", "T")
DEFENSE = ("T1", "T2", "G1", "G2", "G3", "L1", "L2", "L3", "B1", "B2", "S")
LABELS: dict[Role, tuple[str, ...]] = {"offense": OFFENSE, "defense": DEFENSE}
"""The men of each line-up, in the order in which they are placed and listed (OBJECTIVE.eleven-men)."""

LINEMEN = frozenset({"T1", "T2", "G1", "G2", "G3"})
"""Tackles and guards of either side: the square shapes (MEN.square-shapes, MEN.def-linemen)."""

ENDS = frozenset({"TE", "SE"})
BACKS: tuple[Back, ...] = ("Q", "F", "H", "T")

SPEED = {
    "T1": 2, "T2": 2, "G1": 3, "G2": 3, "G3": 3, "TE": 4, "Q": 4, "F": 4, "L1": 4, "L2": 4, "L3": 4, "SE": 5, "H": 5,
    "B1": 5, "B2": 5, "T": 6, "S": 6,
}  # fmt: skip
"""The most squares a man may be moved in a turn (MEN.speed-limit)."""

SPEEDS = (2, 3, 4, 5, 6)


def power_of_speed(speed: int) -> int:
    """Six minus the speed (MEN.power-formula, MEN.table); the fastest man has none (MEN.speed6-no-power)."""
    return 6 - speed


POWER = {man: power_of_speed(speed) for man, speed in SPEED.items()}

CLAUSE_OF: dict[Role, dict[str, str]] = {
    "offense": {
        "T1": "MEN.off-tackles", "T2": "MEN.off-tackles", "G1": "MEN.off-guards", "G2": "MEN.off-guards",
        "G3": "MEN.off-guards", "TE": "MEN.off-tight-end", "SE": "MEN.off-split-end", "Q": "MEN.off-quarterback",
        "F": "MEN.off-fullback", "H": "MEN.off-halfback", "T": "MEN.off-tailback",
    },
    "defense": {
        "T1": "MEN.def-linemen", "T2": "MEN.def-linemen", "G1": "MEN.def-linemen", "G2": "MEN.def-linemen",
        "G3": "MEN.def-linemen", "L1": "MEN.def-linebackers", "L2": "MEN.def-linebackers",
        "L3": "MEN.def-linebackers", "B1": "MEN.def-backs", "B2": "MEN.def-backs", "S": "MEN.def-safety",
    },
}  # fmt: skip
"""The clause that names each man and his speed."""

NOBODY = Men(dict.fromkeys(OFFENSE), dict.fromkeys(DEFENSE))
"""Both line-ups before anyone is placed."""


def next_man(position: Position, role: Role) -> str | None:
    """The man to be placed next: the first of the line-up who is not on the field."""
    men = position.men.of(role)
    return next((man for man in LABELS[role] if men[man] is None), None)


def moved(men: Men, man: Man, place: tuple[int, int] | None) -> Men:
    """The men with one of them elsewhere, or off the field."""
    changed = {**men.of(man.of), man.man: place}
    return Men(changed, men.defense) if man.of == "offense" else Men(men.offense, changed)
