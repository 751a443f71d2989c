"""Questions about passes and fumbles: net points item by item, the completion table and its odds (11, 12)."""

from __future__ import annotations

from fractions import Fraction

from scrimmage_rules.kernel.codec import format_fraction
from scrimmage_rules.kernel.contract import Answer
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.tactical_football.dice import ROLLS, TWO_DICE
from scrimmage_rules.tactical_football.fumbling.fumble_dice import FUMBLES, MISSES
from scrimmage_rules.tactical_football.passing.completion_table import (
    COMPLETE,
    COMPLETION,
    compute_completion_odds,
    find_completion_table_line,
    get_clause_of_completion_line,
    read_completion_table,
)
from scrimmage_rules.tactical_football.passing.net_passing_points import LONGEST, compute_net_points
from scrimmage_rules.tactical_football.position import Position
from scrimmage_rules.tactical_football.rule_context_types import Question

FARTHEST = 200
"""Maximum net points that a query may name, positive or negative."""

USE = "T.pass.use"


def _list_line_clauses(net: int) -> tuple[str, ...]:
    """Return the clause of the line, if a line applies."""
    row = find_completion_table_line(net)
    return () if row is None else (get_clause_of_completion_line(row),)


def answer_completion_cell(asked: Question) -> Answer:
    """Return a cell of the Pass Completion Table: the line of net points and a throw."""
    net, dice = asked.number("net", -FARTHEST, FARTHEST), asked.number("dice", 2, 12)
    row = find_completion_table_line(net)
    completed = row is not None and read_completion_table(asked.rules.reading, row, dice) == COMPLETE
    return Answer({"row": row, "completed": completed}, (*_list_line_clauses(net), USE))


def answer_completion_table(asked: Question) -> Answer:
    """Return the whole Pass Completion Table: for each line, the throws that complete a pass."""
    lines = COMPLETION[asked.rules.reading["TF-A45"]]
    value = {
        str(row): [dice for dice in ROLLS if read_completion_table(asked.rules.reading, row, dice) == COMPLETE]
        for row in lines
    }
    return Answer(value, ("T.pass.low", "T.pass.mid", "T.pass.high"))


def answer_completion_odds(asked: Question) -> Answer:
    """Return the exact probability that a pass of these net points is completed."""
    net = asked.number("net", -FARTHEST, FARTHEST)
    value = {
        "row": find_completion_table_line(net),
        "completed": format_fraction(compute_completion_odds(asked.rules.reading, net)),
    }
    return Answer(value, (*_list_line_clauses(net), USE))


def answer_net_points(asked: Question) -> Answer:
    """Return the net points of a pass in a position, item by item, and its chance of completion."""
    position: Position = asked.ruleset.load(asked.rules, asked.args.get("position"))
    on = position.men.offense.on
    passer, receiver = asked.text("passer", on), asked.text("receiver", on)
    if asked.rules.field.distance(on[passer].at, on[receiver].at) > LONGEST:
        raise MalformedData("$.args.receiver", f"no pass goes over more than {LONGEST} hexes")
    found = compute_net_points(asked.rules, position, passer, receiver)
    value = {
        "items": [{"item": each.item, "points": each.points} for each in found.items],
        "net": found.total_net_points, "row": find_completion_table_line(found.total_net_points),
        "completed": format_fraction(compute_completion_odds(asked.rules.reading, found.total_net_points)),
    }  # fmt: skip
    return Answer(value, (*found.clauses, "9.4.V.2", *_list_line_clauses(found.total_net_points), USE))


def answer_fumble_odds() -> Answer:
    """Return the probability of a fumble, and the probability that the offense keeps the ball if the defense throws
    first.

    The sides throw in turn until one side recovers the ball, with any throw except a 7. So the offense throws only
    after a 7 of the defense, and the defense again only after a 7 of the offense.
    """
    misses = Fraction(TWO_DICE.count(MISSES), len(TWO_DICE))
    kept = misses * (1 - misses) / (1 - misses * misses)
    value = {
        "fumbled": format_fraction(Fraction(TWO_DICE.count(FUMBLES), len(TWO_DICE))), "kept": format_fraction(kept),
    }  # fmt: skip
    return Answer(value, ("12.proc.2", "12.A.1", "12.B.1", "12.B.2"))
