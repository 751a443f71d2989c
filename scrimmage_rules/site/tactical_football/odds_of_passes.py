"""Exact odds of passes and fumbles in tactical-football as Markdown; the engine computes every number."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import format_odds, format_table
from scrimmage_rules.site.pages.bar_charts import render_stacked_bars

ID = "tactical-football"
BY_HAND = "../../derivations/tactical-football-{}.md"

PASS = """
Net Passing Points are the passing value of the passer plus the receiving value of the receiver, minus the deductions of
the Deduction Schedule. Below 0 there is no throw. Above 11, the line of 11 applies. A failed pass is *lost* if a man
of the defense is near enough to the receiver and throws a 7. [The pass of the third play example, by hand]({pass_}).
"""

FUMBLE = """
A 12 is a fumble. Then the sides throw in turn, and any throw except 7 recovers the ball. The defense is first if it has
a man there who can take the ball. [How that ends, by hand]({fumble}).
"""

ON_THE_PAGE: tuple[tuple[str, str, str], ...] = (
    *(
        (clause, "pass", "odds of a pass")
        for clause in ("T.pass.use", "T.pass.low", "T.pass.mid", "T.pass.high", "9.4.V.3.1", "9.5.AA.3")
    ),
    *((clause, "fumble", "odds of a lost ball") for clause in ("12.proc.2", "12.A.1", "12.B.1", "12.B.2")),
)
"""For each clause, the table of passes or fumbles that shows its odds."""

NET = range(-1, 12)
A_SEVEN = Fraction(6, 36)


def get_query_value(query: str, **args: Any) -> Any:
    """Return the value of the answer to a query under the rulings."""
    game = ruleset(ID)
    return game.query(game.rules(Options()), query, args).value


def query_completion_chance(net: int) -> Fraction:
    """Return the probability that a pass with these net points is completed."""
    return Fraction(get_query_value("completion-odds", net=net)["completed"])


def _describe_completing_throws(net: int) -> str:
    """Return, as text, the range of dice results with which a pass is completed."""
    found = get_query_value("completion-table").get(str(net), [])
    if not found:
        return "none"
    return f"{found[0]} to {found[-1]}" if len(found) > 1 else str(found[0])


def render_passes() -> Iterator[str]:
    """Yield the part of the page about passes."""
    yield "## A pass by its Net Passing Points { #pass }"
    yield PASS.strip().format(pass_=BY_HAND.format("pass"))
    yield _draw_passes()
    yield render_pass_odds_table()


def _draw_passes() -> str:
    """Return a bar chart of the results of a pass, if a defender is near enough to the receiver."""
    rows = []
    for net in NET[1:]:
        share = query_completion_chance(net)
        lost = (1 - share) * A_SEVEN
        rows.append((str(net), {"completed": share, "incomplete": 1 - share - lost, "lost": lost}))
    return render_stacked_bars("A pass with a man of the defense near the receiver", "Net Passing Points", rows)


def render_pass_odds_table() -> str:
    """Return the Pass Completion Table with probabilities."""
    rows = [
        (
            "below 0" if net < 0 else str(net), _describe_completing_throws(net),
            format_odds(query_completion_chance(net)) if net >= 0 else "\N{EN DASH}",
            format_odds((1 - query_completion_chance(net)) * A_SEVEN),
        )
        for net in NET
    ]  # fmt: skip
    return format_table(("net points", "completed with", "completed", "lost, if there is a man"), rows, right=(0, 2, 3))


def render_fumbles() -> Iterator[str]:
    """Yield the part of the page about fumbles."""
    yield "## A lost ball { #fumble }"
    yield FUMBLE.strip().format(fumble=BY_HAND.format("fumble"))
    yield render_fumble_odds_table()


def render_fumble_odds_table() -> str:
    """Return a table of the probability of a fumble, and of the probability that each side gets the ball."""
    found = {name: Fraction(share) for name, share in get_query_value("fumble-odds").items()}
    fumbled, kept = found["fumbled"], found["kept"]
    rows = [
        ("chance that a throw is a fumble", format_odds(fumbled)),
        ("fumbles that the offense recovers if the defense throws first", format_odds(kept)),
        ("chance that a throw loses the ball", format_odds(fumbled * (1 - kept))),
    ]
    return format_table(("what", "share"), rows, right=(1,))
