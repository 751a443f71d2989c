"""Eligible passers and receivers, and the legal passes (9.4.R to 9.4.Y, TF-A27, TF-A64, TF-A68)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from scrimmage_rules.tactical_football.passing.net_passing_points import LONGEST
from scrimmage_rules.tactical_football.play_selection.ball_marker_change import are_passes_forbidden_after_change
from scrimmage_rules.tactical_football.play_selection.carrying_over_the_line import OPTIONS, must_option_play_wait
from scrimmage_rules.tactical_football.position import Man, Position, Throw, get_markers_of_side
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, ShortPass
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import has_real_ball

SHORT = 5
"""Maximum length of a short pass in hexes (9.4.U.1)."""

Length = Literal["short", "long"]
Pair = tuple[Label, Label]


def get_announced_pass(position: Position) -> Throw:
    """Return the pass that is due; call it only in a phase of passes."""
    throw = position.turn.throw
    assert throw is not None
    return throw


def get_pass_length_of_phase(position: Position) -> Length:
    """Return the length of passes in this phase (9.4.U.2, 9.4.U.3)."""
    return "short" if isinstance(position.stage, ShortPass) else "long"


# ---- passer and receiver


def can_take_part_in_pass(rules: Rules, man: Man) -> bool:
    """Return whether a man is neither neutralized nor Hit; TF-A27 `table-all` allows Hit men (9.4.T.2)."""
    return not man.neutralized and not (man.hit and rules.reading["TF-A27"] != "table-all")


def is_eligible_passer(position: Position, label: Label) -> bool:
    """Return whether a man is an eligible passer, as fixed at the snap (9.4.X.2)."""
    return position.snap is not None and label in position.snap.passers


def is_eligible_receiver(position: Position, label: Label) -> bool:
    """Return whether a man is an eligible receiver, as fixed at the snap (9.4.X.3)."""
    return position.snap is not None and label in position.snap.receivers


def get_points_kept_for_pass(position: Position, label: Label) -> int:
    """Return the points that a man of the offense kept for a pass (TF-A18)."""
    return get_announced_pass(position).points.get(label, 0)


def compute_passer_price(rules: Rules, length: Length) -> int:
    """Return the points that a pass costs the passer (T.mp-chart.3.3)."""
    return rules.chart.short_pass if length == "short" else rules.chart.long_pass


def compute_cost_to_receiver(rules: Rules, length: Length) -> int:
    """Return the points that a pass costs the receiver (T.mp-chart.3.4)."""
    return rules.chart.short_reception if length == "short" else rules.chart.long_reception


# ---- the two together


def measure_pass_in_hexes(rules: Rules, position: Position, pair: Pair) -> int:
    """Return the length of a pass (TF-A44)."""
    men = position.men.offense.on
    return rules.field.distance(men[pair[0]].at, men[pair[1]].at)


def classify_pass_length(rules: Rules, position: Position, pair: Pair) -> Length:
    """Return `short` for a pass of at most five hexes, and `long` for a longer one (9.4.U.1)."""
    return "short" if measure_pass_in_hexes(rules, position, pair) <= SHORT else "long"


def is_forward_pass(rules: Rules, position: Position, pair: Pair) -> bool:
    """Return whether the receiver's row is higher than the passer's (3.32.10, TF-A44)."""
    men, row = position.men.offense.on, rules.field.row
    return row[men[pair[1]].at] > row[men[pair[0]].at]


def has_either_in_sight(rules: Rules, position: Position, pair: Pair) -> bool:
    """Return whether the passer or the receiver has the other man in sight now (9.0.proc.1, TF-A68)."""
    one, two = (position.men.offense.on[label] for label in pair)
    sights = rules.field.sights
    return sights(one.at, one.facing, two.at) or sights(two.at, two.facing, one.at)


def is_pair_as_named(position: Position, pair: Pair) -> bool:
    """Return whether passer and receiver are the men who are already named.

    A man who is not yet named may be anyone (TF-A64).
    """
    throw = get_announced_pass(position)
    return throw.passer in (None, pair[0]) and throw.receiver in (None, pair[1])


def is_receiver_on_target(rules: Rules, position: Position, receiver: Label) -> bool:
    """Return whether the receiver of a forward pass is in the true target hex, if TF-A64 requires it."""
    target = get_announced_pass(position).target
    asked = rules.reading["TF-A64"] == "target-hex-only" and target is not None
    return not asked or position.men.offense.on[receiver].at == target


# ---- what bars every forward pass


def is_barred_by_ineligible_man(rules: Rules, position: Position) -> bool:
    """Return whether an ineligible man bars the forward pass (TF-A66).

    He bars it if he has crossed the line in this play. Under `soft-current`, he bars it only while he is beyond the
    line.
    """
    if rules.reading["TF-A66"] != "soft-current":
        return position.so_far.ineligible_across
    men, row = position.men.offense.on, rules.field.row
    return any(row[man.at] > position.line and not is_eligible_receiver(position, label) for label, man in men.items())


# ---- passes without a commitment


def has_uncommitted_lateral_phase(rules: Rules, game_turn: str) -> bool:
    """Return whether a Game-Turn without an announced pass has a Short Pass Execution Phase (TF-A42, TF-A76).

    Under the rulings, no such Game-Turn has this phase. The answer does not depend on the ball-play marker, because it
    would then reveal the marker.
    """
    laterals = rules.reading["TF-A42"]
    if game_turn == "contact":
        return laterals != "case-94"
    return game_turn == "snap" and (laterals == "lateral-anytime" or rules.reading["TF-A76"] == "lateral-on-snap")


def may_pass_this_game_turn(rules: Rules, position: Position) -> bool:
    """Return whether this Game-Turn may have a pass.

    In the Snap Game-Turn, only the lateral of an Option play is possible (TF-A76), unless TF-A42 is `lateral-anytime`.
    """
    if position.turn.type != "snap" or rules.reading["TF-A42"] == "lateral-anytime":
        return True
    return get_markers_of_side(position, "offense").play in OPTIONS


def must_option_laterals_wait(rules: Rules, position: Position) -> bool:
    """Return whether the laterals of an Option play must wait (TF-A76 `all-three-s3`)."""
    return rules.reading["TF-A76"] == "all-three-s3" and must_option_play_wait(rules, position)


# ---- the passes there are


def _can_throw_pass(rules: Rules, position: Position, label: Label, length: Length) -> bool:
    return (
        is_eligible_passer(position, label)
        and has_real_ball(position, label)
        and can_take_part_in_pass(rules, position.men.offense.on[label])
        and get_points_kept_for_pass(position, label) >= compute_passer_price(rules, length)
    )


def _can_catch_pass(rules: Rules, position: Position, pair: Pair, length: Length) -> bool:
    receiver = pair[1]
    return (
        receiver != pair[0]
        and is_eligible_receiver(position, receiver)
        and can_take_part_in_pass(rules, position.men.offense.on[receiver])
        and get_points_kept_for_pass(position, receiver) >= compute_cost_to_receiver(rules, length)
        and measure_pass_in_hexes(rules, position, pair) <= LONGEST
        and classify_pass_length(rules, position, pair) == length
        and is_forward_pass(rules, position, pair) == (get_announced_pass(position).kind == "forward")
        and has_either_in_sight(rules, position, pair)
        and is_pair_as_named(position, pair)
        and is_receiver_on_target(rules, position, receiver)
    )


def _may_any_pass_be_thrown(rules: Rules, position: Position) -> bool:
    """Return whether a pass of the due kind may be legal: no condition forbids all passes of this kind."""
    if are_passes_forbidden_after_change(rules, position) or not may_pass_this_game_turn(rules, position):
        return False
    if get_announced_pass(position).kind == "lateral":
        return not must_option_laterals_wait(rules, position)
    return not is_barred_by_ineligible_man(rules, position)


def list_legal_passes(rules: Rules, position: Position, length: Length) -> Iterator[Pair]:
    """Yield every legal pass of a length in the present position: passer and receiver."""
    if not _may_any_pass_be_thrown(rules, position):
        return
    for passer in position.men.offense.on:
        if _can_throw_pass(rules, position, passer, length):
            pairs = ((passer, receiver) for receiver in position.men.offense.on)
            yield from (pair for pair in pairs if _can_catch_pass(rules, position, pair, length))
