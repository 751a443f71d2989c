"""Reference sheet of card-football: points for scores, and a summary of the odds of the default deck."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from scrimmage_rules.site.card_football.odds_page import (
    MEASURES,
    compute_mean_gain,
    compute_score_chance,
    format_yards,
    list_field_goal_chances,
    query_distribution,
    render_pairing_matrix,
    sum_shares,
)
from scrimmage_rules.site.model.markdown import format_odds, format_table, join_blocks
from scrimmage_rules.site.model.ruleset_site_content import SheetPart

DECK = "Odds are those of the [deck that this project invented](deck.md#default), with a full pile."

SCORES = {"touchdown": "TD.six", "extra point": "XP.one-point", "two-point try": "TWO.points",
          "field goal": "FG.three-points", "safety": "SAFETY.points"}  # fmt: skip
"""For each score, the clause that states its points."""

PLAYED = ("PLAY.cross-reference",)

MatchesResult = Callable[[int | str], bool]


def _match_kick_off_entry(letter: str, least: int, most: int) -> MatchesResult:
    """Return a function that tests a kick-off entry. It returns true for a yard line that is between these limits and
    in the half of the field that the letter names.
    """

    def is_between_limits(result: int | str) -> bool:
        return isinstance(result, str) and result[:1] == letter and least <= int(result[1:]) <= most

    return is_between_limits


def _create_yards_predicate(least: int, most: int) -> MatchesResult:
    return lambda result: isinstance(result, int) and least <= result <= most


KICK_OFFS: dict[str, MatchesResult] = {
    "touchdown": lambda result: result == "TD",
    "turnover": lambda result: result == "T/O",
    "in the kicker's half": _match_kick_off_entry("k", 0, 50),
    "own 30 to 50": _match_kick_off_entry("r", 30, 50),
    "own 20 to 29": _match_kick_off_entry("r", 20, 29),
    "own 19 or less": _match_kick_off_entry("r", 0, 19),
}
PUNTS: dict[str, MatchesResult] = {
    "touchdown": lambda result: result == "TD",
    "turnover": lambda result: result == "T/O",
    "50 yards or more": _create_yards_predicate(50, 100),
    "40 to 49": _create_yards_predicate(40, 49),
    "30 to 39": _create_yards_predicate(30, 39),
    "20 to 29": _create_yards_predicate(20, 29),
    "less": _create_yards_predicate(-100, 19),
}
TURNOVERS: dict[str, MatchesResult] = {
    "10 yards or more nearer to its goal line": _create_yards_predicate(10, 100),
    "1 to 9 yards nearer": _create_yards_predicate(1, 9),
    "1 to 9 yards farther": _create_yards_predicate(-9, -1),
    "10 yards or more farther": _create_yards_predicate(-100, -10),
}


def build_sheet(rules: Any, scoring: dict[str, int]) -> tuple[SheetPart, ...]:
    """Return the parts of the reference sheet; `scoring` has the points of each score."""
    worth = format_table(("score", "points"), [(name, str(points)) for name, points in scoring.items()], (1,))
    kicks = [(where, format_odds(share)) for where, share in list_field_goal_chances(rules)]
    return (
        SheetPart("Points for each score", join_blocks(worth, DECK), tuple(SCORES[name] for name in scoring)),
        *(SheetPart(f"{name}, play against play", render_pairing_matrix(rules, name), PLAYED) for name in MEASURES),
        SheetPart("Field goal by yard line", format_table(("line", "good"), kicks, (1,)), ("FG.threshold",)),
        SheetPart("After a touchdown", _render_tries(rules), ("XP.threshold", "TWO.alternative")),
        SheetPart(
            "Kick-off: where the receiver starts",
            _render_grouped_shares(rules, "kick_off", KICK_OFFS),
            ("KICKOFF.draw",),
        ),
        SheetPart("Punt", _render_punts(rules), ("PUNT.distance",)),
        SheetPart(
            "Turnover: where the defense gets the ball",
            _render_grouped_shares(rules, "turnover", TURNOVERS),
            ("TO.plus", "TO.minus"),
        ),
    )


def _render_tries(rules: Any) -> str:
    share = compute_score_chance(rules, "extra-point")
    return format_table(("try", "good"), [("kick", format_odds(share))], (1,))


def _render_grouped_shares(rules: Any, section: str, groups: dict[str, MatchesResult]) -> str:
    spread = query_distribution(rules, "section", section=section)
    rows = [(name, format_odds(sum_shares(spread, fits))) for name, fits in groups.items()]
    return format_table(("printed", "share"), rows, (1,))


def _render_punts(rules: Any) -> str:
    numbers = [
        (each, share) for each, share in query_distribution(rules, "section", section="punt") if isinstance(each, int)
    ]
    mean: Fraction = compute_mean_gain(list(numbers))
    return join_blocks(
        _render_grouped_shares(rules, "punt", PUNTS), f"Mean of the numbers: {format_yards(mean)} yards."
    ).rstrip()
