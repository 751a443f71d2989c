"""Markdown page with the exact odds of computer-football; the engine computes every number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from scrimmage_rules.site.computer_football.odds_of_catches_and_blocks import render_odds_of_catches_and_blocks
from scrimmage_rules.site.computer_football.odds_positions import (
    CARRIERS,
    PAIRS,
    RESULTS,
    TACKLERS,
    compute_carrier_distribution,
    compute_fumble_distribution,
    compute_mean_yards,
    compute_tackle_distribution,
    get_query_value,
    load_rules,
    sum_shares_of_carrier_down,
)
from scrimmage_rules.site.model.markdown import (
    format_details,
    format_odds,
    format_percent,
    format_table,
    join_blocks,
    render_probability_table,
)
from scrimmage_rules.site.pages.bar_charts import render_stacked_bars
from scrimmage_rules.site.pages.odds_calculator_section import render_calculator

LAW = "../../derivations/computer-football-tackle.md"

LEAD = """
A fraction is exact. The percentage next to it is rounded. Unless the text names another edition, all odds are for the
edition `power` under the rulings. The power advantage (PA) is the tackler's power minus the carrier's power. The odds
of a tackle come from carrying out the contact on a prepared position and following every outcome.
"""

TACKLES = """
The printed decimals are rounded from 63rds: [the law, by hand]({law}). Under [CF-A62](ambiguities.md#CF-A62)
`printed-normalised`, the printed thousandths count. The row of PA +1 then has 1001 of them. In the edition `classic`,
powers do not matter. The source does not give the table of this edition. We reconstruct it as one row of sevenths;
[CF-A63](ambiguities.md#CF-A63) `pa-zero-row` is a different reconstruction.
"""

EDITIONS = (
    ("Power, 63rds", "power", (), 63),
    ("Power, as printed", "power", (("CF-A62", "printed-normalised"),), None),
    ("Classic, sevenths", "classic", (), 63),
    ("Classic, row of PA 0", "classic", (("CF-A63", "pa-zero-row"),), 63),
    ("Classic, row of PA 0 as printed", "classic", (("CF-A62", "printed-normalised"), ("CF-A63", "pa-zero-row")), None),
)
"""Tackle tables on the page. Each has its title, edition, readings, and the common denominator of its probabilities. A
row of a table without a common denominator uses the sum of the numbers that the source prints in this row.
"""

PAIR = """
An offense can call men of power 0 to 2 as carriers. Linemen get the ball only by an interception. Differences beyond
the table use its first or last row ([CF-A61](ambiguities.md#CF-A61)).
"""

ENDS = """
At every PA, a carrier goes down in five results of seven. PA shifts the other two. Yards count
from the point of contact, forward positive. The mean includes only results in which he goes down.
"""

PAST = """
A tackler who misses leaves the field, and the carrier stays on the square of contact. The carrier gets past several
tacklers only if all of them miss. Each row is for tacklers of one power.
"""

TOUCHDOWNS = """
The square that the carrier is driven to decides ([CF-A66](ambiguities.md#CF-A66)). The distance counts from the square
of contact: 1 is the last square before the goal line. A contact inside the end zone happens only if the carrier enters
a defender's square there. It comes before the score ([CF-A65](ambiguities.md#CF-A65)), and a miss is then a touchdown.
"""

SAFETIES = """
The square where the carrier goes down decides ([CF-A67](ambiguities.md#CF-A67), [CF-A68](ambiguities.md#CF-A68)).
Distance 1 is the first square in front of his own goal line, 0 the first square behind it, and -1 the second.
"""

FUMBLES = """
The ball rolls four squares to the north or to the south, each with {share}, and stays in its column. The ball stops at
the sideline ([CF-A72](ambiguities.md#CF-A72)).
"""

Cells = Iterable[Fraction]


def render_odds_page() -> str:
    """Return the odds page of computer-football as Markdown without its heading."""
    parts = (
        *_render_tackles(),
        *_render_advantages(),
        *_render_tackle_results(),
        *_render_several_tacklers(),
        *_render_touchdowns(),
        *_render_safeties(),
        *_render_fumbles(),
        *render_odds_of_catches_and_blocks(),
    )
    return join_blocks(LEAD.strip(), render_calculator("computer-football"), *parts).rstrip()


_RANGE = ("TACKLE.pa-range", "TACKLE.power-matters")
TABLES: tuple[tuple[str, str, str], ...] = (
    *(
        (f"TACKLE.table.pa-{name}", "tackles", "odds of a tackle")
        for name in ("minus-2", "minus-1", "zero", "plus-1", "plus-2", "plus-3", "plus-4")
    ),
    *((clause, "pairs", "odds by pair of men") for clause in _RANGE),
    ("VERSION.no-power", "tackles", "odds of a tackle in the earlier versions"),
    *(
        (clause, "ends", "results of a tackle")
        for clause in ("TACKLE.outcome-tackle", "TACKLE.outcome-back", "TACKLE.outcome-forward")
    ),
    ("TACKLE.removal-miss", "past", "odds of getting past several tacklers"),
    ("OBJECTIVE.touchdown", "touchdowns", "odds of a touchdown in a tackle"),
    ("OBJECTIVE.safety", "safeties", "odds of a safety in a tackle"),
    ("POSSESSION.b.1", "safeties", "odds of a safety in a tackle"),
    ("TACKLE.fumble-roll", "fumbles", "where a fumbled ball lies"),
    *((f"PASS.{number}", "catches", "odds of a catch") for number in ("1", "2", "3", "4.1", "4.2")),
    ("SCRAMBLE.odds", "scramble", "odds of a scramble"),
    *((clause, "single-blocks", "who blocks whom") for clause in ("BLOCK.single", "MEN.blocking-power")),
    *((clause, "double-blocks", "who blocks whom by double team") for clause in ("BLOCK.double", "M6.2")),
    *(
        (clause, "squares", "odds of squares per turn")
        for clause in ("SETTINGS.uniform", "SETTINGS.default", "SETTINGS.draw-each-turn")
    ),
    *((clause, "draw", "odds of the draw") for clause in ("NEWGAME.random-offense", "NEWGAME.random-goal")),
)
"""For each clause, the table of the page that shows its odds."""


# ---- pieces


def format_signed(number: int) -> str:
    """Return a power advantage (difference of power) with a plus or minus sign, as in the table of the source."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number < 0 else "0"


def _render_table_by_power_advantage(lead: str, rows: Sequence[tuple[str, Cells]]) -> str:
    heads = (lead, *(f"PA {format_signed(each)}" for each in PAIRS))
    cells = [(name, *map(format_odds, found)) for name, found in rows]
    return format_table(heads, cells, right=range(1, len(heads)))


def _format_yards(mean: Fraction) -> str:
    sign = "+" if mean > 0 else "\N{MINUS SIGN}" if mean < 0 else ""
    return f"{sign}{abs(mean)} <small>({sign}{float(abs(mean)):.2f})</small>"


# ---- the table


def _render_tackles() -> Iterator[str]:
    yield "## The tackle table { #tackles }"
    yield TACKLES.strip().format(law=LAW)
    drawn = [(format_signed(each), compute_tackle_distribution(each)) for each in PAIRS]
    yield render_stacked_bars("Every result of a tackle in the power edition", "power advantage", drawn)
    for title, edition, readings, parts in EDITIONS:
        yield f'=== "{title}"\n\n    {render_tackle_table(edition, readings, parts)}'.replace("\n|", "\n    |")
    for advantage in PAIRS:
        spread = list(compute_tackle_distribution(advantage).items())
        yield format_details(
            f"Every result at PA {format_signed(advantage)}",
            render_probability_table(spread),
            kind="abstract",
            searched=False,
        )


def render_tackle_table(edition: str, readings: tuple[tuple[str, str], ...], parts: int | None) -> str:
    """Return a tackle table with one row for each power advantage. If the power advantage does not matter, the table
    has only one row.
    """
    spreads = {format_signed(each): compute_tackle_distribution(each, load_rules(edition, *readings)) for each in PAIRS}
    first, *others = spreads.values()
    if all(each == first for each in others):
        spreads = {"any": first}
    rows = []
    for advantage, spread in spreads.items():
        whole = parts or _find_denominator_of_printed_row(spread.values())
        cells = (f"{share * whole}/{whole} <small>({format_percent(share)})</small>" for share in spread.values())
        rows.append((f"**{advantage}**", *cells))
    return format_table(("PA", *RESULTS), rows, right=range(1, len(RESULTS) + 1))


def _find_denominator_of_printed_row(found: Iterable[Fraction]) -> int:
    """Return the denominator of a printed row: 1000 or 1001. All probabilities of the row are fractions with this
    denominator.
    """
    return next(whole for whole in (1000, 1001) if all((share * whole).denominator == 1 for share in found))


def _render_advantages() -> Iterator[str]:
    yield "## Power advantage by pair { #pairs }"
    yield PAIR.strip()
    yield render_power_advantage_table()


def render_power_advantage_table() -> str:
    """Return a table of the power advantage for each pair of tackler and carrier."""
    heads = ("tackler", *(f"carrier of power {power}" for power in TACKLERS))
    rows = [
        (
            f"**power {ours}**",
            *(format_signed(get_query_value("power-advantage", tackler=ours, carrier=power)) for power in TACKLERS),
        )
        for ours in TACKLERS
    ]
    return format_table(heads, rows, right=range(1, len(heads)))


def _render_tackle_results() -> Iterator[str]:
    yield "## Results of a tackle { #ends }"
    yield ENDS.strip()
    yield render_tackle_odds_table()


def render_tackle_odds_table() -> str:
    """Return a table of the results of a tackle and the mean yards, by power advantage."""
    spreads = {advantage: compute_tackle_distribution(advantage) for advantage in PAIRS}
    rows = [
        (
            f"**{format_signed(advantage)}**", format_odds(spread["fumble"]),
            format_odds(sum_shares_of_carrier_down(spread)), format_odds(spread["miss"]),
            _format_yards(compute_mean_yards(spread)),
        )
        for advantage, spread in spreads.items()
    ]  # fmt: skip
    return format_table(("PA", "fumble", "down", "miss", "mean yards when down"), rows, right=range(1, 5))


def _render_several_tacklers() -> Iterator[str]:
    yield "## Past several tacklers { #past }"
    yield PAST.strip()
    rows = []
    for tackler in reversed(TACKLERS):
        for carrier in CARRIERS:
            miss = compute_tackle_distribution(get_query_value("power-advantage", tackler=tackler, carrier=carrier))[
                "miss"
            ]
            rows.append((str(tackler), str(carrier), *(format_odds(miss**number) for number in range(1, 4))))
    heads = ("power of tacklers", "of carrier", "past one", "past two", "past three")
    yield format_table(heads, rows, right=range(5))


# ---- near the goals


def _list_score_shares_by_powers(word: str, column: int, *, entered: bool = False) -> list[Fraction]:
    found = (compute_carrier_distribution(column, powers, entered=entered) for powers in PAIRS.values())
    return [spread.get(word, Fraction(0)) for spread in found]


def _render_touchdowns() -> Iterator[str]:
    yield "## Touchdowns in a tackle { #touchdowns }"
    yield TOUCHDOWNS.strip()
    yield render_touchdown_odds_table()


def render_touchdown_odds_table() -> str:
    """Return a table of the probability of a touchdown in a tackle, by the distance between the contact and the goal
    line.
    """
    last = get_query_value("field")["columns"] - get_query_value("field")["end_zone"]
    rows = [(f"**{away}**", _list_score_shares_by_powers("touchdown", last + 1 - away)) for away in (3, 2, 1)]
    inside = ("**in the end zone**", _list_score_shares_by_powers("touchdown", last + 1, entered=True))
    return _render_table_by_power_advantage("squares away", [*rows, inside])


def _render_safeties() -> Iterator[str]:
    yield "## Safeties in a tackle { #safeties }"
    yield SAFETIES.strip()
    yield render_safety_odds_table()


def render_safety_odds_table() -> str:
    """Return a table of the probability of a safety in a tackle, by the distance between the
    contact and the goal line.
    """
    first = get_query_value("field")["end_zone"] + 1
    away = (3, 2, 1, 0, -1, -2)
    return _render_table_by_power_advantage(
        "distance",
        [(f"**{format_signed(each)}**", _list_score_shares_by_powers("safety", first - 1 + each)) for each in away],
    )


def _render_fumbles() -> Iterator[str]:
    spreads = {row: compute_fumble_distribution(row) for row in range(1, get_query_value("field")["rows"] + 1)}
    (share,) = {share for spread in spreads.values() for share in spread.values()}
    yield "## Fumbles { #fumbles }"
    yield FUMBLES.strip().format(share=format_odds(share))
    rows = [(f"**{row}**", *spread) for row, spread in spreads.items()]
    yield format_table(("row of contact", "row of the ball, north", "row of the ball, south"), rows, right=range(3))
