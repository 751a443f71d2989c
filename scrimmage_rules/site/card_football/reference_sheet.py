"""The sheet of card-football: what scores are worth, and the odds of the default deck in short."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from scrimmage_rules.site.card_football.odds import (
    MEASURES,
    by_pairing,
    chance_to_score,
    field_goals,
    mean_gain,
    share_of,
    spread_of,
    yards,
)
from scrimmage_rules.site.model.markdown import odds, page, table
from scrimmage_rules.site.model.ruleset_pages import Part

DECK = "Odds are those of the [deck that this project invented](deck.md#default), with a full pile."

SCORES = {"touchdown": "TD.six", "extra point": "XP.one-point", "two-point try": "TWO.points",
          "field goal": "FG.three-points", "safety": "SAFETY.points"}  # fmt: skip
"""The clause that says what each score is worth."""

PLAYED = ("PLAY.cross-reference",)

Fits = Callable[[int | str], bool]


def _entry(letter: str, least: int, most: int) -> Fits:
    """Whether an entry of a kick-off is a yard line of the half that the letter names."""

    def fits(result: int | str) -> bool:
        return isinstance(result, str) and result[:1] == letter and least <= int(result[1:]) <= most

    return fits


def _number(least: int, most: int) -> Fits:
    return lambda result: isinstance(result, int) and least <= result <= most


KICK_OFFS: dict[str, Fits] = {
    "touchdown": lambda result: result == "TD",
    "turnover": lambda result: result == "T/O",
    "in the kicker's half": _entry("k", 0, 50),
    "own 30 to 50": _entry("r", 30, 50),
    "own 20 to 29": _entry("r", 20, 29),
    "own 19 or less": _entry("r", 0, 19),
}
PUNTS: dict[str, Fits] = {
    "touchdown": lambda result: result == "TD",
    "turnover": lambda result: result == "T/O",
    "50 yards or more": _number(50, 100),
    "40 to 49": _number(40, 49),
    "30 to 39": _number(30, 39),
    "20 to 29": _number(20, 29),
    "less": _number(-100, 19),
}
TURNOVERS: dict[str, Fits] = {
    "10 yards or more nearer to its goal line": _number(10, 100),
    "1 to 9 yards nearer": _number(1, 9),
    "1 to 9 yards farther": _number(-9, -1),
    "10 yards or more farther": _number(-100, -10),
}


def sheet(rules: Any, scoring: dict[str, int]) -> tuple[Part, ...]:
    """The parts of the sheet; `scoring` is what each score is worth."""
    worth = table(("score", "points"), [(name, str(points)) for name, points in scoring.items()], (1,))
    kicks = [(where, odds(share)) for where, share in field_goals(rules)]
    return (
        Part("Points for each score", page(worth, DECK), tuple(SCORES[name] for name in scoring)),
        *(Part(f"{name}, play against play", by_pairing(rules, name), PLAYED) for name in MEASURES),
        Part("Field goal by yard line", table(("line", "good"), kicks, (1,)), ("FG.threshold",)),
        Part("After a touchdown", _tries(rules), ("XP.threshold", "TWO.alternative")),
        Part("Kick-off: where the receiver starts", _grouped(rules, "kick_off", KICK_OFFS), ("KICKOFF.draw",)),
        Part("Punt", _punts(rules), ("PUNT.distance",)),
        Part(
            "Turnover: where the defense gets the ball", _grouped(rules, "turnover", TURNOVERS), ("TO.plus", "TO.minus")
        ),
    )


def _tries(rules: Any) -> str:
    share = chance_to_score(rules, "extra-point")
    return table(("try", "good"), [("kick", odds(share))], (1,))


def _grouped(rules: Any, section: str, groups: dict[str, Fits]) -> str:
    spread = spread_of(rules, "section", section=section)
    rows = [(name, odds(share_of(spread, fits))) for name, fits in groups.items()]
    return table(("printed", "share"), rows, (1,))


def _punts(rules: Any) -> str:
    numbers = [(each, share) for each, share in spread_of(rules, "section", section="punt") if isinstance(each, int)]
    mean: Fraction = mean_gain(list(numbers))
    return page(_grouped(rules, "punt", PUNTS), f"Mean of the numbers: {yards(mean)} yards.").rstrip()
