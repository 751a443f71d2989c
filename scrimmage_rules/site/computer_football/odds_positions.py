"""Positions of computer-football for computing odds, and the odds of an action from all its outcomes.

Only the two men of the action are near each other. Every number comes from actions or queries of the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from scrimmage_rules.kernel.contract import Event, Options
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.exact_odds import compute_distribution

ID = "computer-football"

Square = tuple[int, int]
OFFENSE = ("T1", "T2", "G1", "G2", "G3", "TE", "SE", "Q", "F", "H", "T")
DEFENSE = ("T1", "T2", "G1", "G2", "G3", "L1", "L2", "L3", "B1", "B2", "S")
COLUMNS, MIDDLE, MIDFIELD = 60, 8, 40

TABLE: dict[str, Any] = {
    "phase": "move", "eastward": "red", "offense": "red", "play": 1, "down": 1, "line": 30, "first_down": 35,
    "men": {}, "call": {"run": "T", "zone": None}, "known": {"type": True, "carrier": True, "zone": False},
    "turns": {"offense": 3, "defense": 2}, "mover": "defense", "allotment": 6, "left": 6, "used": {},
    "carrier": {"of": "offense", "man": "T"}, "air": None, "loose": None, "fumbled_by": None,
    "reached": {"offense": None, "defense": None}, "scramble": None, "marks": [], "changed": False, "winner": None,
    "score": None,
}  # fmt: skip
"""Template of a position, as plain data. It is a turn of the defense, and the defense knows the carrier."""

CARRIERS = {0: "T", 1: "H", 2: "F"}
TACKLERS = {0: "S", 1: "B1", 2: "L1", 3: "G1", 4: "T1"}
"""A defender of each power from 0 to 4, who can be the tackler."""

PAIRS = {-2: (0, 2), -1: (0, 1), 0: (0, 0), 1: (1, 0), 2: (2, 0), 3: (3, 0), 4: (4, 0)}
"""For each power advantage, the power of a tackler and the power of a carrier that give this advantage."""

RESULTS = ("fumble", "tackle-2", "tackle-1", "tackle", "tackle+1", "tackle+2", "miss")
YARDS = {"tackle-2": -4, "tackle-1": -2, "tackle": 0, "tackle+1": 2, "tackle+2": 4}
"""Results of a tackle in the order of the table. For each result in which the carrier goes down, the distance in yards
from the point of contact.
"""


@cache
def load_rules(edition: str = "power", *readings: tuple[str, str]) -> Any:
    """Return the rules of an edition under these readings. An ambiguity without a given reading has its ruling."""
    return ruleset(ID).rules(Options(edition=edition, readings=dict(readings)))


def get_query_value(query: str, rules: Any = None, **args: Any) -> Any:
    """Return the value of the answer to a query."""
    return ruleset(ID).query(rules or load_rules(), query, args).value


def create_position(
    offense: dict[str, Square | None], defense: dict[str, Square | None], rules: Any = None, **changes: Any
) -> Any:
    """Return a position with these men on these squares, and all other men in two rows at the side. The engine checks
    the position.
    """
    men = {
        "offense": {**{man: (20 + number, 1) for number, man in enumerate(OFFENSE)}, **offense},
        "defense": {**{man: (20 + number, 15) for number, man in enumerate(DEFENSE)}, **defense},
    }
    return ruleset(ID).load(rules or load_rules(), {**TABLE, "men": men, **changes})


# ---- a carrier met


Move = At[Any, Any, dict[str, Any]]
"""An action at a position, given as plain data."""


def create_tackler_move(at: Square, powers: tuple[int, int], *, west: bool = False, rules: Any = None) -> Move:
    """Return the move of a tackler from an adjacent row onto the square of a carrier. The column is that of an offense
    that moves east; with `west`, it is mirrored.
    """
    column, row = at
    tackler, carrier, place = TACKLERS[powers[0]], CARRIERS[powers[1]], (_mirror_column(column, west=west), row)
    beside = (place[0], row - 1 if row > 1 else row + 1)
    position = create_position({carrier: place}, {tackler: beside}, rules, **_create_run_fields(carrier, west=west))
    return At(rules or load_rules(), position, "yellow", {"type": "move", "man": tackler, "to": place})


def create_carrier_move(column: int, powers: tuple[int, int]) -> Move:
    """Return the move of a carrier onto the square of a tackler (B3)."""
    tackler, carrier = TACKLERS[powers[0]], CARRIERS[powers[1]]
    men: tuple[dict[str, Any], dict[str, Any]] = {carrier: (column - 1, MIDDLE)}, {tackler: (column, MIDDLE)}
    position = create_position(*men, mover="offense", turns={"offense": 2, "defense": 2}, **_create_run_fields(carrier))
    return At(load_rules(), position, "red", {"type": "move", "man": carrier, "to": (column, MIDDLE)})


def _create_run_fields(carrier: str, *, west: bool = False) -> dict[str, Any]:
    """Return the fields for a called run, with red on offense and moving east or west."""
    ends = {"eastward": "yellow", "line": 30, "first_down": 25} if west else {}
    return {"call": {"run": carrier, "zone": None}, "carrier": {"of": "offense", "man": carrier}, **ends}


def _mirror_column(column: int, *, west: bool) -> int:
    return COLUMNS + 1 - column if west else column


def _name_tackle_result(_position: Any, events: Sequence[Event]) -> str:
    return next(str(each.facts["result"]) for each in events if each.kind == "tackle-attempt")


def _classify_result_for_carrier(position: Any, _events: Sequence[Event]) -> str:
    return position.score or ("loose" if position.loose else "stands" if position.carrier else "down")


def compute_tackle_distribution(advantage: int, rules: Any = None) -> dict[str, Fraction]:
    """Return the probabilities of the seven results of a tackle attempt, in the order of the table."""
    move = create_tackler_move((MIDFIELD, MIDDLE), PAIRS[advantage], rules=rules)
    found = compute_distribution(ID, move, _name_tackle_result)
    return {result: found.get(result, Fraction(0)) for result in RESULTS}


def compute_carrier_distribution(
    column: int, powers: tuple[int, int], *, west: bool = False, entered: bool = False
) -> dict[str, Fraction]:
    """Return the probability of each result for a carrier who is tackled in a column. He can score, lose the ball, go
    down or stay up.
    """
    at = (column, MIDDLE)
    move = create_carrier_move(column, powers) if entered else create_tackler_move(at, powers, west=west)
    return compute_distribution(ID, move, _classify_result_for_carrier)


def compute_fumble_distribution(row: int) -> dict[str, Fraction]:
    """Return the probability of each row in which the ball can stop after a fumble in the given row."""
    move = create_tackler_move((MIDFIELD, row), PAIRS[4])
    return compute_distribution(ID, move, lambda after, _: str(after.loose[1]) if after.loose else None)


def compute_first_offense_and_goal_distribution() -> dict[str, Fraction]:
    """Return the probability of each start of a game. A start is the side on offense and the goal that it attacks."""
    position = ruleset(ID).start(load_rules()).position

    def describe_draw(after: Any, _events: Sequence[Event]) -> str:
        return f"{after.offense}, to the {'east' if after.offense == after.eastward else 'west'}"

    return compute_distribution(ID, At(load_rules(), position, "chance", {"type": "draw"}), describe_draw)


# ---- what follows from the chances


def sum_shares_of_carrier_down(found: dict[str, Fraction]) -> Fraction:
    """Return the total probability of the results in which the carrier goes down."""
    return sum((found[result] for result in YARDS), Fraction(0))


def compute_mean_yards(found: dict[str, Fraction]) -> Fraction:
    """Return the mean yards from the point of contact over the results in which the carrier goes down."""
    return sum((found[result] * yards for result, yards in YARDS.items()), Fraction(0)) / sum_shares_of_carrier_down(
        found
    )


def compute_total_squares_distribution(turns: int) -> dict[int, Fraction]:
    """Return the probabilities of the total number of squares in a number of turns."""
    found = {0: Fraction(1)}
    for _ in range(turns):
        after: dict[int, Fraction] = {}
        for number, share in found.items():
            for squares, chance in get_query_value("squares").items():
                after[number + int(squares)] = after.get(number + int(squares), Fraction(0)) + share * Fraction(chance)
        found = after
    return dict(sorted(found.items()))


def group_men_by_power() -> dict[int, list[str]]:
    """Return the men of the defense by their power; the offense has equally many of each power."""
    found: dict[int, list[str]] = {}
    for man, facts in get_query_value("men")["defense"].items():
        found.setdefault(facts["power"], []).append(man)
    return dict(sorted(found.items()))


# ---- a table to look at


def create_formation_example() -> Any:
    """Return a position with an offense on its own 20, in the first turn of a secret run by H. TE has begun a block of
    L3 but not completed it.
    """
    offense: dict[str, Square | None] = {
        "T1": (15, 6), "T2": (15, 10), "G1": (15, 7), "G2": (15, 8), "G3": (15, 9), "TE": None, "SE": (22, 3),
        "Q": (14, 8), "F": (12, 8), "H": (12, 7), "T": (11, 9),
    }  # fmt: skip
    defense: dict[str, Square | None] = {
        "T1": (16, 5), "T2": (16, 10), "G1": (16, 7), "G2": (16, 8), "G3": (16, 9), "L1": (18, 6), "L2": (18, 8),
        "L3": (18, 11), "B1": (23, 4), "B2": (22, 12), "S": (26, 8),
    }  # fmt: skip
    return create_position(
        offense, defense, line=15, first_down=20, call={"run": "H", "zone": None}, mover="offense", left=3,
        known={"type": False, "carrier": False, "zone": False}, turns={"offense": 0, "defense": 0}, used={"TE": 3},
        carrier={"of": "offense", "man": "H"}, marks=[{"of": "defense", "man": "L3", "by": ["TE"]}],
    )  # fmt: skip
