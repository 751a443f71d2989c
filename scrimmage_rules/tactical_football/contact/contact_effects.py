"""The effects of a contact: the throw, the markers, and the ball of the contacted man (8.0.P.3, T.contact)."""

from __future__ import annotations

import msgspec

from scrimmage_rules.kernel.contract import Facts
from scrimmage_rules.tactical_football.contact.contact_results_table import (
    CONTACT_LINES,
    find_automatic_contact_result,
    find_contact_table_line,
    read_contact_result,
)
from scrimmage_rules.tactical_football.contact.contact_strength import (
    compute_strength_differential,
    list_clauses_of_lineman_bonuses,
)
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.position import Position, list_possible_carriers, other_side
from scrimmage_rules.tactical_football.rule_context_types import Deed
from scrimmage_rules.tactical_football.stages import Label, Labels
from scrimmage_rules.tactical_football.transferring_the_ball.carriers_of_real_and_dummy_balls import (
    has_real_ball,
    is_carrier_down,
    settle_ball_of_lost_man,
)

MARKER_CLAUSES = {"An": "T.contact.An", "Dn": "T.contact.Dn", "Dh": "T.contact.Dh.1"}
"""The clause of each kind of result."""


class ContactInResolution(msgspec.Struct, frozen=True):
    """A contact during its resolution: the contacting men and the target."""

    role: Role
    """the side that contacts, which is the Phasing Player's (8.0.3)"""

    contactors: Labels
    """the contacting men; the one who has moved last is the first of them"""

    target: Label


def throw_contact_and_place_markers(deed: Deed[object], position: Position, contact: ContactInResolution) -> Position:
    """Throw the dice for the contact, and return the position with the markers of the result (8.0.P.3)."""
    apart = compute_strength_differential(deed.rules, position, (contact.role, contact.contactors), contact.target)
    line = find_contact_table_line(apart, deed.rules.reading)
    _announce_strengths(deed, position, contact, apart)
    clauses: tuple[str, ...] = ("3.32.13", "8.0.0", "8.0.3", "8.0.P.1", "T.contact.use")
    facts: Facts = {"of": contact.role, "men": list(contact.contactors), "target": contact.target}
    facts["differential"] = apart
    if line is None:
        facts["result"] = result = find_automatic_contact_result(apart)
    else:
        rolled = deed.pick("2d6", "contact", TWO_DICE)
        assert isinstance(rolled, int)
        facts["line"], facts["dice"], result = line, rolled, read_contact_result(line, rolled)
        facts["result"] = result
        clauses = (*clauses, "8.0.P.3", CONTACT_LINES[line])
    deed.say("contact", clauses, **facts)
    return _place_contact_markers(deed, position, contact, result)


def _announce_strengths(deed: Deed[object], position: Position, contact: ContactInResolution, apart: int) -> None:
    """Cite the clauses of the men's strengths in a contact; the strengths decide the line of the table."""
    together = ("8.5.H.3",) if len(contact.contactors) > 1 else ()
    bonuses = list_clauses_of_lineman_bonuses(deed.rules, position, (contact.role, contact.contactors), contact.target)
    deed.say("strengths", ("8.0.P.2", *together, *bonuses), differential=apart)


def _place_contact_markers(
    deed: Deed[object], position: Position, contact: ContactInResolution, result: str
) -> Position:
    """Return the position with the markers of a result; a neutralization replaces a Hit (5.12.1.A.3.3, TF-A28)."""
    kind = result[:2]
    if kind == "An":
        sufferers = contact.contactors if deed.rules.reading["TF-A33"] == "all" else contact.contactors[:1]
        return neutralize_men(deed, position, contact.role, sufferers, result)
    if kind == "Dn":
        return neutralize_men(deed, position, other_side(contact.role), (contact.target,), result)
    clauses = ("5.12.1.A.3.3", MARKER_CLAUSES[kind], "T.contact.Dh.2", "8.0.P.4")
    deed.say("hit", clauses, man=contact.target, of=other_side(contact.role))
    return position.with_man(other_side(contact.role), contact.target, hit=True)


def neutralize_men(deed: Deed[object], position: Position, role: Role, men: Labels, result: str) -> Position:
    """Return the position in which these men have the Neutralization marker of a result."""
    clause, degree = MARKER_CLAUSES[result[:2]], int(result[2:])
    for label in men:
        deed.say("neutralized", ("5.12.1.A.3.3", clause, "6.2.B.2", "8.0.P.4"), man=label, of=role, degree=degree)
        position = position.with_man(role, label, neutralized=degree, hit=False)
    return position


def settle_ball_after_contact(deed: Deed[object], position: Position, contact: ContactInResolution) -> Position:
    """Decide what happens to the ball of a carrier who is neutralized, or Hit under TF-A27 `no-ball`."""
    men = contact.contactors if contact.role == "offense" else (contact.target,)
    for label in men:
        if label in list_possible_carriers(position) and is_carrier_down(deed.rules, position, label):
            position = settle_ball_of_lost_man(deed, position, label, position.men.offense.on[label].at, "neutralized")
    return position


def list_clauses_about_ball(position: Position, label: Label, *, fumbled: bool) -> tuple[str, ...]:
    """Return the clauses that show a contacted man's ball, or his apparently fumbled dummy (9.3.Q.1, 12.D)."""
    return ("9.3.Q.1", "9.3.P.2", *(("12.D",) if fumbled and not has_real_ball(position, label) else ()))
