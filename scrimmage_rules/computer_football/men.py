"""The men: eleven a side, told by their labels, with a speed that their shape shows and the power that goes with it."""

from __future__ import annotations

from scrimmage_rules.computer_football.position import Back, Man, Men, Position, Role

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
    role: {man: clause for clause, men in named.items() for man in men.split()} for role, named in _ROSTER.items()
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

SPEED = {man: speed for speed, men in _OF_SPEED.items() for man in men.split()}
"""The most squares a man may be moved in a turn (MEN.speed-limit)."""

SPEEDS = (2, 3, 4, 5, 6)


def power_of_speed(speed: int) -> int:
    """Six minus the speed (MEN.power-formula, MEN.table); the fastest man has none (MEN.speed6-no-power)."""
    return 6 - speed


POWER = {man: power_of_speed(speed) for man, speed in SPEED.items()}

NOBODY = Men(dict.fromkeys(OFFENSE), dict.fromkeys(DEFENSE))
"""Both line-ups before anyone is placed."""


def next_man(position: Position, role: Role) -> str | None:
    """The man to be placed next: the first of the line-up who is not on the field."""
    men = position.men.of(role)
    return next((man for man in LABELS[role] if men[man] is None), None)


def in_order(men: Men) -> Men:
    """The same men, listed in the order of their line-ups."""
    return Men(
        {man: men.offense[man] for man in LABELS["offense"]}, {man: men.defense[man] for man in LABELS["defense"]}
    )


def moved(men: Men, man: Man, place: tuple[int, int] | None) -> Men:
    """The men with one of them elsewhere, or off the field."""
    changed = {**men.of(man.of), man.man: place}
    return Men(changed, men.defense) if man.of == "offense" else Men(men.offense, changed)
