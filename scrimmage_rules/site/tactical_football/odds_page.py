"""Markdown page with the exact odds of contacts and of recovery in tactical-football; the engine
computes every number.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import (
    format_details,
    format_odds,
    format_table,
    join_blocks,
    render_probability_table,
)
from scrimmage_rules.site.pages.bar_charts import render_stacked_bars
from scrimmage_rules.site.pages.odds_calculator_section import render_calculator
from scrimmage_rules.site.tactical_football.odds_of_passes import ON_THE_PAGE, render_fumbles, render_passes

ID = "tactical-football"
DERIVATION = "../../derivations/tactical-football-contact.md"

LEAD = """
A fraction is exact. The percentage next to it is rounded. Contacts, recoveries and passes each use two dice on a table.
The scan gives every cell of the first two tables. Four lines of the pass table are reconstructed
([TF-A45](ambiguities.md#TF-A45)). All odds follow the rulings. For differentials beyond the contact table, see
[TF-A30](ambiguities.md#TF-A30).
"""

CONTACT = """
The differential is the Contact Strength of all contacting men minus the Contact Strength of the contacted man. Markers
count. *Down* means neutralized, to any degree. [A contact at +2 and what happens to the man, by hand]({derivation})
ends at the same fractions.

| abbreviation | result |
| --- | --- |
| An1, An2 | all contacting men go down with this marker ([T.contact.An](contact.md#T.contact.An)) |
| Dh | the contacted man is hit ([T.contact.Dh.1](contact.md#T.contact.Dh.1)) |
| Dn1 to Dn4 | the contacted man goes down with this marker ([T.contact.Dn](contact.md#T.contact.Dn)) |
"""

DOUBLE = """
Rows give the total Contact Strength of all contacting men. Columns give the strength of the contacted man. A
double-team adds the strengths of two or more men. If it fails, all of them go down. In the reference roster,
men have strengths from 2 to 7.
"""

RECOVERY = """
In each of his own recovery phases, a neutralized man throws once. The first row of a marker is one throw. Each other
row gives his state after that number of Game-Turns. An injured man is out for the rest of the play. [Marker 3
and two Game-Turns, by hand](../../derivations/tactical-football-recovery.md) end at the same fractions.
"""

NEXT = """
The table gives the state of the contacted man in his side's next movement, by differential. A neutralized man throws
for recovery before it. A man hit in his opponent's phase stays hit during his next movement and counts as *hit*.
"""

DIFFERENTIALS = tuple(range(-2, 7))
STRENGTHS = tuple(range(2, 8))
TOGETHER = tuple(range(2, 15))
MARKERS = (1, 2, 3, 4)
TURNS = (1, 2, 3, 4)
RESULTS = ("An2", "An1", "Dh", "Dn1", "Dn2", "Dn3", "Dn4")
WORDS = {"R": "recovered", "none": "still down", "I": "injured"}
NOBODY = Fraction(0)

TABLES: tuple[tuple[str, str, str], ...] = (
    *(
        (clause, "contact", "odds of a contact")
        for clause in (
            "T.contact.use", *(f"T.contact.r{each}" for each in DIFFERENTIALS), "T.contact.An", "T.contact.Dn",
            "T.contact.Dh.1", "8.0.P.2",
        )
    ),
    *((clause, "double-team", "odds of a double-team") for clause in ("8.5.H.1", "8.5.H.2", "3.32.13")),
    *(
        (clause, "recovery", "odds of recovery")
        for clause in (
            "T.recovery.use", *(f"T.recovery.r{each}" for each in MARKERS), "T.recovery.R.1", "T.recovery.none",
            "T.recovery.I",
        )
    ),
    *ON_THE_PAGE,
)  # fmt: skip
"""For each clause, the table of the page that shows its odds."""


def load_rules() -> Any:
    """Return the rules of the game under its rulings."""
    return ruleset(ID).rules(Options())


def render_odds_page() -> str:
    """Return the odds page of tactical-football as Markdown without its heading."""
    parts = (
        *_render_contacts(),
        *_render_double_teams(),
        *_render_recovery_of_neutralized_men(),
        *_render_next_phase(),
        *render_passes(),
        *render_fumbles(),
    )
    return join_blocks(LEAD.strip(), render_calculator("tactical-football"), *parts).rstrip()


# ---- asked of the ruleset


@cache
def query_contact_distribution(differential: int) -> Mapping[str, Fraction]:
    """Return the probability of each result of a contact with this differential."""
    return _query_distribution("contact-odds", differential=differential)


@cache
def query_recovery_distribution(marker: int) -> Mapping[str, Fraction]:
    """Return the probability of each result of a recovery roll."""
    return _query_distribution("recovery-odds", marker=marker)


def _query_distribution(query: str, **args: int) -> dict[str, Fraction]:
    found = ruleset(ID).query(load_rules(), query, args).value
    return {each["result"]: Fraction(each["p"]) for each in found}


# ---- what follows from them


def sum_shares_of_neutralized_men(differential: int, who: str = "Dn") -> Fraction:
    """Return the probability that a contact neutralizes the contacted man. If `who` is `An`, return the probability for
    the contacting men; if it is `Dh`, the probability of a Hit.
    """
    return sum(
        (share for result, share in query_contact_distribution(differential).items() if result.startswith(who)), NOBODY
    )


def compute_recovery_outcomes(marker: int, turns: int) -> dict[str, Fraction]:
    """Return the probability of each state of a neutralized man after a number of Game-Turns, with one recovery roll
    per Game-Turn.
    """
    once = query_recovery_distribution(marker)
    tried = sum((once["none"] ** turn for turn in range(turns)), NOBODY)
    thrown = {word: once.get(result, NOBODY) * tried for result, word in WORDS.items()}
    return {**thrown, WORDS["none"]: once["none"] ** turns}


def compute_next_phase_states(differential: int) -> dict[str, Fraction]:
    """Return the probability of each state in which the contacted man can be when his side moves next."""
    found = {
        "on his feet": sum_shares_of_neutralized_men(differential, "An"),
        "hit": sum_shares_of_neutralized_men(differential, "Dh"),
        "down": NOBODY,
        "injured": NOBODY,
    }
    for result, share in query_contact_distribution(differential).items():
        if result.startswith("Dn"):
            for word, part in compute_recovery_outcomes(int(result[2:]), 1).items():
                now = {"recovered": "on his feet", "still down": "down"}.get(word, word)
                found[now] += share * part
    return found


# ---- tables


def format_signed(differential: int) -> str:
    """Return a differential (the number that selects a line of the contact table) with its sign, as in the source."""
    return f"{differential:+d}" if differential else "0"


def _format_share(share: Fraction) -> str:
    return format_odds(share) if share else "\N{EN DASH}"


def _render_contacts() -> Iterator[str]:
    yield "## Contact by differential { #contact }"
    yield CONTACT.strip().format(derivation=DERIVATION)
    found = [(format_signed(each), {result: query_contact_distribution(each).get(result, NOBODY) for result in RESULTS})
             for each in DIFFERENTIALS]  # fmt: skip
    yield render_stacked_bars("Every result of a contact", "differential", found)
    yield render_contact_odds_table()
    rows = [
        (
            format_signed(each),
            *(_format_share(query_contact_distribution(each).get(result, NOBODY)) for result in RESULTS),
        )
        for each in DIFFERENTIALS
    ]
    yield format_details(
        "Every result", format_table(("differential", *RESULTS), rows, right=range(8)), kind="abstract", searched=False
    )


def render_contact_odds_table() -> str:
    """Return a table of three probabilities of a contact: the contacting men are neutralized, the contacted man is Hit,
    or he is neutralized.
    """
    heads = ("differential", "contacting men down", "hit", "contacted man down")
    rows = [
        (format_signed(each), *(_format_share(sum_shares_of_neutralized_men(each, who)) for who in ("An", "Dh", "Dn")))
        for each in DIFFERENTIALS
    ]
    return format_table(heads, rows, right=range(4))


def _render_double_teams() -> Iterator[str]:
    yield "## By the strengths of the men, and double-teams { #double-team }"
    yield DOUBLE.strip()
    for title, who in (("The contacted man goes down", "Dn"), ("The contacting men go down", "An")):
        heads = ("together", *(f"against {each}" for each in STRENGTHS))
        rows = [
            (str(men), *(_format_share(sum_shares_of_neutralized_men(men - other, who)) for other in STRENGTHS))
            for men in TOGETHER
        ]
        grid = format_table(heads, rows, right=range(len(heads))).replace("\n", "\n    ")
        yield f'=== "{title}"\n\n    {grid}'


def _render_recovery_of_neutralized_men() -> Iterator[str]:
    yield "## Recovery by marker { #recovery }"
    yield RECOVERY.strip()
    yield render_recovery_odds_table()
    for marker in MARKERS:
        spread = [(WORDS[result], share) for result, share in query_recovery_distribution(marker).items()]
        yield format_details(
            f"One throw from marker {marker}", render_probability_table(spread), kind="note", searched=False
        )


def render_recovery_odds_table() -> str:
    """Return a table of the probability of each state of a neutralized man after several Game-Turns."""
    rows = [
        (
            str(marker),
            str(turns),
            *(_format_share(share) for share in compute_recovery_outcomes(marker, turns).values()),
        )
        for marker in MARKERS
        for turns in TURNS
    ]
    return format_table(("marker", "Game-Turns", *WORDS.values()), rows, right=range(5))


def _render_next_phase() -> Iterator[str]:
    yield "## In his side's next movement { #next }"
    yield NEXT.strip()
    found = [(each, compute_next_phase_states(each)) for each in DIFFERENTIALS]
    rows = [(format_signed(each), *map(_format_share, spread.values())) for each, spread in found]
    yield format_table(("differential", *found[0][1]), rows, right=range(5))
