"""The faults of offences, cards and bans of a position.

After a first offence a man is booked, and barred in the next turn. A second offence sends him off for the half. A man
is therefore caught at most twice by the end of half 1 and three times by the end of half 2.
"""

from __future__ import annotations

from collections.abc import Iterator

from scrimmage_rules.kernel.contract import Fault
from scrimmage_rules.tactical_soccer.position import MEN, Man, Position
from scrimmage_rules.tactical_soccer.position_fault_table import fault
from scrimmage_rules.tactical_soccer.settings import Rules

BEFORE_A_SECOND_OFFENCE = 2
"""Number of turns in which a man cannot be caught again: the turn of his first offence, and the turn in which he is
barred.
"""


def find_card_faults(rules: Rules, position: Position) -> Iterator[Fault]:
    """Yield faults of the offences of men, and of the cards and bans that follow from them."""
    for man in MEN:
        yield from _find_offence_faults(rules, position, man)
        yield from _find_yellow_card_faults(rules, position, man)
    yield from _find_faults_of_barred_or_booked_men_not_done(rules, position)


def is_foul_free(rules: Rules) -> bool:
    """Return whether a foul may cost no action, because an interception is free (TS-A29, TS-A38)."""
    return rules.reading["TS-A29"] == "free-reaction" and rules.reading["TS-A38"] != "own-action"


def _find_offence_faults(rules: Rules, position: Position, man: Man) -> Iterator[Fault]:
    caught, most, off = position.offences.count(man), position.half + 1, man in position.sent_off
    if off and caught < 2:
        yield fault("without-two-offences", "/offences")
    if caught > most or (caught == most and not off):
        yield fault("caught-after-being-sent-off", "/offences")
    early = position.half == 1 and position.turn <= BEFORE_A_SECOND_OFFENCE
    if early and caught > 1 and not is_foul_free(rules):
        yield fault("caught-while-barred", "/offences")
    if early and caught > 0 and man not in position.booked + position.barred:
        yield fault("offence-without-a-card", "/offences")


def _find_yellow_card_faults(rules: Rules, position: Position, man: Man) -> Iterator[Fault]:
    booked, barred = man in position.booked, man in position.barred
    if not booked and not barred:
        return
    if booked and barred:
        yield fault("booked-and-barred", "/booked")
    if barred and (position.half, position.turn) == (1, 1):
        yield fault("barred-in-the-first-turn", "/barred")
    if not _may_new_card_fit_offences(rules, position, man):
        yield fault("not-one-offence", "/offences")


def _may_new_card_fit_offences(rules: Rules, position: Position, man: Man) -> bool:
    """Return whether a new yellow card fits the offences; a free foul may add one in the same turn."""
    caught = position.offences.count(man)
    if caught == 1 or not is_foul_free(rules):
        return caught == 1
    back = man in position.barred and (position.half, position.turn) == (2, 1)
    return caught == 2 and (man not in position.sent_off) == back


def _find_faults_of_barred_or_booked_men_not_done(rules: Rules, position: Position) -> Iterator[Fault]:
    done = set(position.done)
    if not done.issuperset(position.barred):
        yield fault("barred-but-not-done", "/barred")
    if not done.issuperset(position.booked) and not is_foul_free(rules):
        yield fault("booked-but-not-done", "/booked")
    if not done.issuperset(position.spent_ahead):
        yield fault("spent-ahead-but-not-done", "/spent_ahead")
    if set(position.barred) & set(position.spent_ahead):
        yield fault("spent-ahead-while-barred", "/spent_ahead")
