"""Hexes that men of both sides share, and the contacts that are due there (7.5.3, 7.5.5, 7.5.6, 8.4.F)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.position import Loose, Position, list_possible_carriers
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels, Movement


def find_defender_in_shared_hex(position: Position, label: Label) -> Label | None:
    """Return the man of the defense who shares a hex with a man of the offense, if neither is neutralized."""
    man, defense = position.men.offense.on[label], position.men.defense
    if man.neutralized:
        return None
    return next((each for each in defense.by_hex.get(man.at, ()) if not defense.on[each].neutralized), None)


def list_offense_in_shared_hexes(position: Position) -> Labels:
    """Return the men of the offense who share a hex with a man of the defense, if neither is neutralized."""
    return tuple(
        label for label in sorted(position.men.offense.on) if find_defender_in_shared_hex(position, label) is not None
    )


def is_eligible_receiver(position: Position, label: Label) -> bool:
    """Return whether a man is an eligible receiver, as fixed at the snap (9.4.X.3)."""
    return position.snap is not None and label in position.snap.receivers


def may_be_contacted_passively(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man may be contacted passively: a carrier always, a receiver in Pass Game-Turns (8.4.F, TF-A35).

    While a ball is loose, only the man on whom it lies may be contacted (12.C1.2).
    """
    if isinstance(position.ball, Loose):
        return label == position.ball.by
    if label in list_possible_carriers(position):
        return True
    may_receive = rules.reading["TF-A35"] == "always" or _is_pass_still_possible(rules, position)
    return may_receive and is_eligible_receiver(position, label)


def _is_pass_still_possible(rules: Rules, position: Position) -> bool:
    """Return whether the pass of this Pass Game-Turn is still to come.

    Under TF-E08 `all`, return true also after the pass.
    """
    throw = position.turn.throw
    if position.turn.type != "pass" or throw is None:
        return False
    return throw.length != "thrown" or rules.reading["TF-E08"] == "all"


def list_men_owing_passive_contact(rules: Rules, position: Position) -> Labels:
    """Return the men of the offense who must make a contact in their hex (7.5.5, TF-E04)."""
    lapses = rules.reading["TF-E04"] == "lapsed"
    return tuple(
        label
        for label in list_offense_in_shared_hexes(position)
        if not lapses or may_be_contacted_passively(rules, position, label)
    )


def list_men_who_contact_first(rules: Rules, position: Position) -> Labels:
    """Return the men who must contact an opponent in their hex before any other act. Only TF-A36 `phase-D` requires
    this.
    """
    if rules.reading["TF-A36"] != "phase-D":
        return ()
    return tuple(label for label in position.men.offense.on if has_to_contact_first(rules, position, label))


def has_to_contact_first(rules: Rules, position: Position, label: Label) -> bool:
    """Return whether a man must contact an opponent in his hex before any other act of his phase (TF-A36 `phase-D`)."""
    stage = position.stage
    if rules.reading["TF-A36"] != "phase-D" or not isinstance(stage, Movement) or stage.side != "offense":
        return False
    return find_defender_in_shared_hex(position, label) not in (
        None,
        *stage.contacted,
    ) and label in list_men_owing_passive_contact(rules, position)
