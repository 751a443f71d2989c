"""The strengths of a contact: the sum of the contacting men, less the contacted man's (8.0.P.2, 8.5.H.3, 13.1)."""

from __future__ import annotations

from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import (
    compute_aggressive_blocking_bonus,
    compute_bonus_for_being_contacted,
)
from scrimmage_rules.tactical_football.position import Position, other_side
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels


def compute_strength_differential(
    rules: Rules, position: Position, contactors: tuple[Role, Labels], target: Label
) -> int:
    """Return the strength of the contacting men minus the strength of the contacted man."""
    role, labels = contactors
    together = sum(compute_contacting_strength(rules, position, role, label) for label in labels)
    return together - compute_contacted_strength(rules, position, other_side(role), target)


def compute_contacting_strength(rules: Rules, position: Position, role: Role, label: Label) -> int:
    """Return the strength of a man who contacts an opponent (13.1.A.aggressive.2)."""
    return rules.men[role][label].strength + compute_aggressive_blocking_bonus(position, role, label)


def compute_contacted_strength(rules: Rules, position: Position, role: Role, label: Label) -> int:
    """Return a man's strength when he is contacted (13.1.A.pass.2, 13.1.B.reaction.1)."""
    return rules.men[role][label].strength + compute_bonus_for_being_contacted(rules, position, role, label)


def list_clauses_of_lineman_bonuses(
    rules: Rules, position: Position, contactors: tuple[Role, Labels], target: Label
) -> tuple[str, ...]:  # fmt: skip
    """Return the clauses of the linemen's bonuses in a contact."""
    role, labels = contactors
    clauses: tuple[str, ...] = ()
    if any(
        compute_contacting_strength(rules, position, role, each) > rules.men[role][each].strength for each in labels
    ):
        clauses = ("13.1.A.aggressive.1", "13.1.A.aggressive.2", "13.1.A.linemen")
    if (
        compute_contacted_strength(rules, position, other_side(role), target)
        > rules.men[other_side(role)][target].strength
    ):
        gained = ("13.1.A.pass.2", "13.1.A.linemen") if role == "defense" else ("13.1.B.reaction.1", "13.1.B.linemen")
        clauses = (*clauses, *gained)
    return clauses
