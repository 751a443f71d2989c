"""The exact odds of passes and of lost balls, as Markdown; every number is asked of the ruleset."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import odds, table
from scrimmage_rules.site.pages.bar_charts import stacked

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
"""Which clauses rest on these tables."""

NET = range(-1, 12)
A_SEVEN = Fraction(6, 36)


def _asked(query: str, **args: Any) -> Any:
    game = ruleset(ID)
    return game.query(game.rules(Options()), query, args).value


def completed(net: int) -> Fraction:
    """The share of passes of these net points that are completed."""
    return Fraction(_asked("completion-odds", net=net)["completed"])


def _throws(net: int) -> str:
    """The throws that complete, from the least to the greatest."""
    found = _asked("completion-table").get(str(net), [])
    if not found:
        return "none"
    return f"{found[0]} to {found[-1]}" if len(found) > 1 else str(found[0])


def passes() -> Iterator[str]:
    """The part of the page about passes."""
    yield "## A pass by its Net Passing Points { #pass }"
    yield PASS.strip().format(pass_=BY_HAND.format("pass"))
    yield _passes_drawn()
    yield by_net_points()


def _passes_drawn() -> str:
    """What becomes of a pass where a man of the defense is near enough to the receiver."""
    rows = []
    for net in NET[1:]:
        share = completed(net)
        lost = (1 - share) * A_SEVEN
        rows.append((str(net), {"completed": share, "incomplete": 1 - share - lost, "lost": lost}))
    return stacked("A pass with a man of the defense near the receiver", "Net Passing Points", rows)


def by_net_points() -> str:
    """The Pass Completion Table with its shares."""
    rows = [
        (
            "below 0" if net < 0 else str(net), _throws(net), odds(completed(net)) if net >= 0 else "\N{EN DASH}",
            odds((1 - completed(net)) * A_SEVEN),
        )
        for net in NET
    ]  # fmt: skip
    return table(("net points", "completed with", "completed", "lost, if there is a man"), rows, right=(0, 2, 3))


def fumbles() -> Iterator[str]:
    """The part of the page about lost balls."""
    yield "## A lost ball { #fumble }"
    yield FUMBLE.strip().format(fumble=BY_HAND.format("fumble"))
    yield of_a_fumble()


def of_a_fumble() -> str:
    """A throw for a fumble, and who has the ball then."""
    found = {name: Fraction(share) for name, share in _asked("fumble-odds").items()}
    fumbled, kept = found["fumbled"], found["kept"]
    rows = [
        ("a throw is a fumble", odds(fumbled)),
        ("of those the offense keeps, the defense throwing first", odds(kept)),
        ("so a throw loses the ball", odds(fumbled * (1 - kept))),
    ]
    return table(("what", "share"), rows, right=(1,))
