"""Markdown page with the exact odds of a deck of card-football; the engine computes every number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import groupby
from typing import Any

import msgspec

from scrimmage_rules.kernel.odds import odds as exact
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import (
    format_bar,
    format_details,
    format_odds,
    format_percent,
    format_table,
    join_blocks,
    render_probability_table,
    slug_from_name,
)
from scrimmage_rules.site.pages.bar_charts import render_stacked_bars
from scrimmage_rules.site.pages.odds_calculator_section import render_calculator

ID = "card-football"
LONG = 10
"""Yards of a long gain: the distance of a first down."""

Distribution = list[tuple[int | str, Fraction]]

SECTIONS = {"kick_off": "Kick-offs", "punt": "Punts", "field_goal": "Field goals", "turnover": "Turnovers"}


def render_odds_page(rules: Any) -> str:
    """Return the odds page of card-football as Markdown without its heading."""
    return join_blocks(
        "A fraction is exact. The percentage next to it is rounded. Odds are for a full pile, before any card is used.",
        render_calculator("card-football"),
        *_render_plays(rules),
        *(_render_card_section(rules, name) for name in SECTIONS),
        _render_extra_point(rules),
    ).rstrip()


def map_clauses_to_odds_tables(rules: Any) -> tuple[tuple[str, str, str], ...]:
    """Return the tables of odds on the page: for each, the clause whose odds it shows, its anchor, and its name."""
    found = [
        (clause, "plays", "odds of every pairing")
        for clause in _run_query(rules, "pairing", **_list_pairings(rules)[0]).clauses
    ]
    for name, title in SECTIONS.items():
        clauses = _run_query(rules, "section", section=name).clauses
        found += [(clause, slug_from_name(title), f"odds of {title.lower()}") for clause in clauses]
    return (*found, ("XP.threshold", "extra-point", "odds of the extra point"))


def _run_query(rules: Any, query: str, **args: Any) -> Any:
    return ruleset(ID).query(rules, query, args)


def query_distribution(rules: Any, query: str, **args: Any) -> Distribution:
    """Return the results of a query with their probabilities."""
    return [(entry["result"], Fraction(entry["p"])) for entry in _run_query(rules, query, **args).value]


# ---- plays


def _list_plays(rules: Any) -> tuple[list[str], list[str]]:
    plays = _run_query(rules, "plays").value
    return [entry["play"] for entry in plays["offence"]], plays["defence"]


def _list_pairings(rules: Any) -> list[dict[str, str]]:
    offence, defence = _list_plays(rules)
    return [{"offence": ours, "defence": theirs} for ours in offence for theirs in defence]


def compute_mean_gain(spread: Distribution) -> Fraction:
    """Return the mean yards of all results except touchdowns and turnovers. An incomplete pass counts as no yards."""
    counted = [
        (result if isinstance(result, int) else 0, share) for result, share in spread if result not in ("TD", "T/O")
    ]
    whole = sum((share for _, share in counted), Fraction(0))
    return sum((yards * share for yards, share in counted), Fraction(0)) / whole if whole else Fraction(0)


def sum_shares(spread: Distribution, wanted: Callable[[int | str], bool]) -> Fraction:
    """Return the total probability of the results for which `wanted` is true."""
    return sum((share for result, share in spread if wanted(result)), Fraction(0))


def compute_share_of_long_gains(spread: Distribution) -> Fraction:
    """Return the probability of a gain of ten yards or more. The result `TD` (touchdown) counts too."""
    return sum_shares(spread, lambda result: result == "TD" or (isinstance(result, int) and result >= LONG))


def format_yards(mean: Fraction) -> str:
    """Return a mean number of yards as text, exact and rounded."""
    return f"{mean} <small>({float(mean):.2f})</small>"


MEASURES: dict[str, tuple[Callable[[Distribution], Fraction], Callable[[Fraction], str]]] = {
    "Mean gain": (compute_mean_gain, format_yards),
    "10 yards or more": (compute_share_of_long_gains, format_odds),
    "Turnover": (lambda spread: sum_shares(spread, lambda result: result == "T/O"), format_odds),
    "Touchdown entry": (lambda spread: sum_shares(spread, lambda result: result == "TD"), format_odds),
}


def _render_plays(rules: Any) -> Iterator[str]:
    yield "## Plays { #plays }"
    yield (
        "The mean gain counts only results in yards. An incomplete pass counts as 0. Turnovers and touchdown"
        " entries are left out. Ten yards or more includes touchdown entries. Whether a gain reaches the end zone"
        " depends on the yard line."
    )
    for name in MEASURES:
        summary = render_pairing_matrix(rules, name, lambda shown, place: f"[{shown}](#{place})").replace(
            "\n", "\n    "
        )
        yield f'=== "{name}"\n\n    {summary}'
    for offence, listed in groupby(_list_pairings(rules), key=lambda pair: pair["offence"]):
        yield f"### {offence}"
        pairs = list(listed)
        yield _draw_results_of_play(rules, offence, [pair["defence"] for pair in pairs])
        for pair in pairs:
            yield from _render_pairing(rules, offence, pair["defence"])


KINDS: dict[str, Callable[[int | str], bool]] = {
    "turnover": lambda result: result == "T/O",
    "loss": lambda result: isinstance(result, int) and result < 0,
    "nothing": lambda result: result in (0, "-"),
    "1 to 9 yards": lambda result: isinstance(result, int) and 0 < result < LONG,
    "10 yards or more": lambda result: isinstance(result, int) and result >= LONG,
    "touchdown": lambda result: result == "TD",
}
"""Kinds of results as the player with the ball sees them. Each kind has a function that returns whether a result is of
this kind.
"""


def _draw_results_of_play(rules: Any, offence: str, defences: Iterable[str]) -> str:
    """Return a bar chart of one play: the probability of each kind of result against each defense."""
    found = []
    for theirs in defences:
        spread = query_distribution(rules, "pairing", offence=offence, defence=theirs)
        found.append((theirs, {kind: sum_shares(spread, fits) for kind, fits in KINDS.items()}))
    return render_stacked_bars(f"Results of {offence}", "defense", found)


def render_pairing_matrix(rules: Any, name: str, led: Callable[[str, str], str] = lambda shown, _place: shown) -> str:
    """Return a table with the value of one measure, such as the mean gain, for every pair of plays. The table looks
    like the matrix on a card. `led` turns the cells into links.
    """
    measure, shown = MEASURES[name]
    offence, defence = _list_plays(rules)
    rows = []
    for theirs in defence:
        spreads = [(ours, query_distribution(rules, "pairing", offence=ours, defence=theirs)) for ours in offence]
        cells = [led(shown(measure(spread)), slug_from_name(f"{ours} {theirs}")) for ours, spread in spreads]
        rows.append((f"**{theirs}**", *cells))
    return format_table(("against", *offence), rows, right=range(1, len(offence) + 1))


def _render_pairing(rules: Any, offence: str, defence: str) -> Iterator[str]:
    spread = query_distribution(rules, "pairing", offence=offence, defence=defence)
    yield f"#### {offence} against {defence} {{ #{slug_from_name(f'{offence} {defence}')} }}"
    yield (
        ", ".join(
            f"{name.lower()} {shown(measure(spread))}" for name, (measure, shown) in MEASURES.items()
        ).capitalize()
        + "."
    )
    yield format_details("Every result", render_distribution(spread), kind="abstract", searched=False)


def render_distribution(spread: Distribution) -> str:
    """Return a table of results with their probabilities and a bar for each."""
    return render_probability_table([(_format_result(result), share) for result, share in spread])


def _format_result(result: int | str) -> str:
    if isinstance(result, int):
        return str(result) if result >= 0 else f"\N{MINUS SIGN}{-result}"
    return "incomplete" if result == "-" else result


# ---- the other sections of a card


def _render_card_section(rules: Any, name: str) -> str:
    title = SECTIONS[name]
    spread = sorted(
        query_distribution(rules, "section", section=name), key=lambda entry: _create_result_sort_key(entry[0])
    )
    body = render_distribution(spread)
    above = _render_field_goals(rules) if name == "field_goal" else _summarize_distribution(spread)
    return join_blocks(
        f"## {title} {{ #{slug_from_name(title)} }}",
        above,
        format_details("Every entry", body, kind="abstract", searched=False),
    ).rstrip()


def _create_result_sort_key(result: int | str) -> tuple[str, int]:
    """Return a key that sorts results: first numbers by size, then kick-off entries by letter and yard line, then
    words.
    """
    if isinstance(result, int):
        return "", result
    fit = re.fullmatch(r"([a-z])(\d+)", result)
    return (fit.group(1), int(fit.group(2))) if fit else ("~" + result, 0)


def _summarize_distribution(spread: Distribution) -> str:
    words = {"TD": "Touchdown", "T/O": "Turnover"}
    parts = [
        f"{words[result]} {format_odds(share)}"
        for result, share in spread
        if isinstance(result, str) and result in words
    ]
    numbers: Distribution = [(result, share) for result, share in spread if isinstance(result, int)]
    if numbers:
        parts.append(f"mean of the numbers {format_yards(compute_mean_gain(numbers))}")
    return "; ".join(parts) + "." if parts else ""


# ---- kicks, by the action itself


_TABLE: dict[str, Any] = {
    "phase": "try", "quarter": 1, "overtime": False, "untimed": False, "score": {"home": 6, "away": 0},
    "opening_kicker": "away", "kicker": None, "redraw": False, "offence": "home", "spot": None, "down": None,
    "series_start": None, "two_point": False, "calls": {"offence": None, "defence": None}, "to_name": None,
    "named_for": None, "bans": [], "card": None, "used": [], "generated": [],
}  # fmt: skip
"""Position for a try (extra point) after a touchdown of home in the first quarter, with all cards still in the pile."""


def compute_score_chance(rules: Any, action: str, **changes: Any) -> Fraction:
    """Return the exact probability that home scores by an action, computed from all its outcomes."""
    game = ruleset(ID)
    position = game.load(rules, {**_TABLE, **changes})
    spread = exact(game, At(rules, position, "home", game.action({"type": action})), ["/score/home"])
    return sum((share for points, share in spread.items() if msgspec.json.decode(points) != [6]), Fraction(0))


def compute_field_goal_chance(rules: Any, line: int) -> Fraction:
    """Return the probability that a field goal succeeds if the ball is this number of yards before the goal line."""
    spot = 100 - line
    return compute_score_chance(rules, "field-goal", phase="choose", spot=spot, down=1, series_start=spot)


def _render_field_goals(rules: Any) -> str:
    """Return a table of the probability of a field goal by yard line, with a bar for each."""
    rows = [(f"**{where}**", format_odds(share), format_bar(share)) for where, share in list_field_goal_chances(rules)]
    lead = "The chance that a field goal is good, by the opponent's yard line the ball is on."
    return f"{lead}\n\n{format_table(('yard line', 'share', 'as a bar'), rows, right=(0, 1))}"


def list_field_goal_chances(rules: Any) -> Iterator[tuple[str, Fraction]]:
    """Yield yard lines with the probability of a field goal from them. Neighboring lines with equal probability form
    one entry, such as `1 to 9`.
    """
    chances = [(line, compute_field_goal_chance(rules, line)) for line in range(1, 50)]
    for share, together in groupby(chances, key=lambda entry: entry[1]):
        lines = [line for line, _ in together]
        yield (f"{lines[0]}" if len(lines) == 1 else f"{lines[0]} to {lines[-1]}"), share


def _render_extra_point(rules: Any) -> str:
    share = compute_score_chance(rules, "extra-point")
    return (
        f"## Extra point {{ #extra-point }}\n\nThe kick is good with {format_odds(share)}; "
        f"{format_percent(1 - share)} fail."
    )
