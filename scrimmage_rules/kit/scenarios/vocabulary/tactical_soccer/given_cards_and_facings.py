"""`Given` steps of tactical-soccer for facings, spent cards and punishments of men, and for the pitch and the table of
skills.
"""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.shared import get_drafted_position, get_drafted_settings, parse_name_list
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.position_builder import (
    STEPS,
    VOCABULARY,
    find_drafted_man,
)
from scrimmage_rules.kit.scenarios.vocabulary.tactical_soccer.step_placeholders import sort_men

given = VOCABULARY.given

TIMES = {"once": 1, "twice": 2, "thrice": 3, "four times": 4}


STEPS.register_drafts({
    # `red's F1`, or `nobody`.
    "{men} faces his own goal": {"/turned": "{men:men}"},
    "{men} has spent his next action ahead": {"/spent_ahead": "{men:men}"},
    "{men} may not be activated this turn": {"/barred": "{men:men}"},
    # He was given a yellow card in this turn, and is barred in the next.
    "{men} is booked": {"/booked": "{men:men}"},
    "{men} have each been caught once before": {"/offences": "{men:men}"},
    # In this very order: for positions that are invalid.
    "the caught are listed as {men}": {"/offences": "{men:listed_men}"},
})  # fmt: skip


@given("{who:seat}'s {man:word} has been caught {times} before")
def _set_offences(table: Table, who: str, man: str, times: str) -> None:
    position = get_drafted_position(table)
    again = [find_drafted_man(table, who, man)] * TIMES[times]
    position["offences"] = sort_men([*position["offences"], *again])


@given("{who:seat}'s {man:word} has been sent off")
def _set_man_sent_off(table: Table, who: str, man: str) -> None:
    _set_man_sent_off_on_field(table, who, man)
    get_drafted_position(table)["men"][man] = None


@given("{who:seat}'s {man:word} has been sent off and stays on the field")
def _set_man_sent_off_on_field(table: Table, who: str, man: str) -> None:
    """Add a man who is on the field to the men who were sent off, which makes the scenario's
    initial position invalid.
    """
    position = get_drafted_position(table)
    position["sent_off"] = sort_men([*position["sent_off"], find_drafted_man(table, who, man)])


STEPS.register_drafts({"the bundled {name:word} pitch": {"/pitch": "{name}"}}, draft=get_drafted_settings)


@given("the class {sort:word} has the skills {skills}")
def _set_skills_of_class(table: Table, sort: str, skills: str) -> None:
    """Set a table of skills in the scenario's initial position; classes that are not named have the printed skills."""
    printed = {
        "F": ["Intercept", "Pass", "Tackle", "Shoot"], "M": ["Receive", "Tackle", "Steal", "Pass"],
        "D": ["Save", "Tackle", "Receive", "Intercept"], "G": ["Goalie", "Pass", "Receive", "Save"],
    }  # fmt: skip
    get_drafted_settings(table).setdefault("skills", printed)[sort] = parse_name_list(skills)
