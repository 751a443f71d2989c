"""Second half of the odds page of computer-football as Markdown: catches, scrambles, blocks, squares per turn, and the
first draw.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement

from scrimmage_rules.site.computer_football.odds_positions import (
    compute_first_offense_and_goal_distribution,
    compute_total_squares_distribution,
    get_query_value,
    group_men_by_power,
)
from scrimmage_rules.site.model.markdown import format_details, format_odds, format_table, render_probability_table

CATCHES = """
A catch is decided after both sides have used up their squares, by the men on the ball's square. Powers and speeds do
not matter.
"""

SCRAMBLES = {
    "run": "the quarterback must run", "throw": "he must throw now, to any zone",
    "shift-4": "he may shift up to 4 squares", "shift-3": "he may shift up to 3 squares",
    "shift-2": "he may shift up to 2 squares",
}  # fmt: skip

SINGLE = """
A blocker succeeds if he has more power than the man he moves onto. Then both leave the field. If the block fails, only
the blocker leaves, and the man turns paler. *Yes* is a block that succeeds.
"""

DOUBLE = """
Two blockers succeed if their power together is greater, even in different turns of the play. If the first blocker is
strong enough alone, the second never blocks. The table has the pairs that one side can have.
"""

SQUARES = """
Each number within the limits is equally likely: 3 to 6, unless the players agreed on different limits. Every turn of
each side has its own draw. The table therefore also gives the odds of the sum over several turns.
"""

TURNS = (1, 2, 3)


def render_odds_of_catches_and_blocks() -> Iterator[str]:
    """Yield the parts of the odds page about catches, scrambles and blocks."""
    yield from _render_catches()
    yield from _render_scrambles()
    yield from _render_blocks()
    yield from _render_squares_per_turn()
    yield from _render_draw_of_first_offense()


def _parse_shares(spread: dict[str, str]) -> list[tuple[str, Fraction]]:
    return [(word, Fraction(share)) for word, share in spread.items()]


# ---- passes


def _render_catches() -> Iterator[str]:
    yield "## Catches { #catches }"
    yield CATCHES.strip()
    yield render_catch_odds_table()


def render_catch_odds_table() -> str:
    """Return a table of the results of a pass, by the men on the square of the ball."""
    results = ("complete", "intercepted", "incomplete")
    rows = []
    for receiver in (True, False):
        for defender in (True, False):
            spread = dict(_parse_shares(get_query_value("catch", receiver=receiver, defender=defender)))
            cells = (format_odds(spread.get(word, Fraction(0))) for word in results)
            rows.append((*("yes" if there else "no" for there in (receiver, defender)), *cells))
    return format_table(("receiver there", "defender there", *results), rows, right=(2, 3, 4))


def _render_scrambles() -> Iterator[str]:
    yield "## Scrambles { #scramble }"
    yield render_scramble_odds_table()


def render_scramble_odds_table() -> str:
    """Return a table of the results of a scramble."""
    return render_probability_table(
        [(SCRAMBLES[word], share) for word, share in _parse_shares(get_query_value("scramble"))]
    )


# ---- blocks


def _say_if_block_succeeds(blockers: list[str], target: str) -> str:
    return "**yes**" if get_query_value("block", blockers=blockers, target=target)["succeeds"] else "no"


def _render_blocks() -> Iterator[str]:
    men = group_men_by_power()
    one = {power: labels[0] for power, labels in men.items()}
    heads = tuple(f"onto power {power}" for power in one)
    yield "## Single blocks { #single-blocks }"
    yield SINGLE.strip()
    yield render_single_block_odds_table()
    yield "## Double-team blocks { #double-blocks }"
    yield DOUBLE.strip()
    pairs = sorted(_list_power_pairs(men), key=lambda pair: (sum(pair), pair))
    both = [
        (
            f"**{first} and {second}**",
            str(first + second),
            *(_say_if_block_succeeds([one[first], one[second]], each) for each in one.values()),
        )
        for first, second in pairs
    ]
    yield format_table(("powers", "together", *heads), both, right=(1,))


def render_single_block_odds_table() -> str:
    """Return a table of the probability that a block succeeds, by the powers of the two men."""
    one = {power: labels[0] for power, labels in group_men_by_power().items()}
    rows = [
        (f"**power {power}**", *(_say_if_block_succeeds([man], target) for target in one.values()))
        for power, man in one.items()
    ]
    return format_table(("blocker", *(f"onto power {power}" for power in one)), rows)


def _list_power_pairs(men: dict[int, list[str]]) -> Iterator[tuple[int, int]]:
    """Yield the powers of each pair of different men on one side."""
    for first, second in combinations_with_replacement(men, 2):
        if first != second or len(men[first]) > 1:
            yield first, second


# ---- squares, and the draw


def _render_squares_per_turn() -> Iterator[str]:
    yield "## Squares per turn { #squares }"
    yield SQUARES.strip()
    yield render_squares_per_turn_table()
    for turns in TURNS:
        each = [(str(number), share) for number, share in compute_total_squares_distribution(turns).items()]
        title = f"Every number of squares in {turns} turn{'' if turns == 1 else 's'}"
        yield format_details(title, render_probability_table(each), kind="abstract", searched=False)


def render_squares_per_turn_table() -> str:
    """Return a table of the minimum, the mean and the maximum total number of squares that a side may move in several
    turns.
    """
    rows = []
    for turns in TURNS:
        spread = compute_total_squares_distribution(turns)
        mean = sum((number * share for number, share in spread.items()), Fraction(0))
        rows.append((str(turns), str(min(spread)), f"{mean} <small>({float(mean):.1f})</small>", str(max(spread))))
    return format_table(("turns", "least", "mean", "most"), rows, right=range(4))


def _render_draw_of_first_offense() -> Iterator[str]:
    yield "## The draw of a new game { #draw }"
    yield "Which side starts on offense, and which goal it attacks."
    yield render_probability_table(sorted(compute_first_offense_and_goal_distribution().items()))
