"""The exact odds of contacts and of recovery, as Markdown; every number is asked of the ruleset, none is typed in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.rulesets import ruleset
from scrimmage_rules.site.model.markdown import odds, opens, page, shares, table
from scrimmage_rules.site.pages.bar_charts import stacked
from scrimmage_rules.site.tactical_football.odds_of_passes import ON_THE_PAGE, fumbles, passes

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
"""Which clauses rest on which table of the page."""


def RULES() -> Any:  # noqa: N802  (the rules of the game as ruled, made when they are first asked for)
    """The game under its rulings."""
    return ruleset(ID).rules(Options())


def odds_text() -> str:
    """Everything below the head of the page."""
    parts = (*_contacts(), *_double_teams(), *_recoveries(), *_next(), *passes(), *fumbles())
    return page(LEAD.strip(), *parts).rstrip()


# ---- asked of the ruleset


@cache
def contact_spread(differential: int) -> Mapping[str, Fraction]:
    """Each result of a contact with its share."""
    return _spread("contact-odds", differential=differential)


@cache
def recovery_spread(marker: int) -> Mapping[str, Fraction]:
    """Each result of a recovery roll with its share."""
    return _spread("recovery-odds", marker=marker)


def _spread(query: str, **args: int) -> dict[str, Fraction]:
    found = ruleset(ID).query(RULES(), query, args).value
    return {each["result"]: Fraction(each["p"]) for each in found}


# ---- what follows from them


def down(differential: int, who: str = "Dn") -> Fraction:
    """The share of contacts that neutralize the contacted man; with `An` the contacting ones, with `Dh` a hit."""
    return sum((share for result, share in contact_spread(differential).items() if result.startswith(who)), NOBODY)


def fate(marker: int, turns: int) -> dict[str, Fraction]:
    """What has become of a man after so many throws, one in each Game-Turn."""
    once = recovery_spread(marker)
    tried = sum((once["none"] ** turn for turn in range(turns)), NOBODY)
    thrown = {word: once.get(result, NOBODY) * tried for result, word in WORDS.items()}
    return {**thrown, WORDS["none"]: once["none"] ** turns}


def next_phase(differential: int) -> dict[str, Fraction]:
    """How the contacted man stands in his side's next movement: untouched, hit, down or injured."""
    found = {
        "on his feet": down(differential, "An"),
        "hit": down(differential, "Dh"),
        "down": NOBODY,
        "injured": NOBODY,
    }
    for result, share in contact_spread(differential).items():
        if result.startswith("Dn"):
            for word, part in fate(int(result[2:]), 1).items():
                now = {"recovered": "on his feet", "still down": "down"}.get(word, word)
                found[now] += share * part
    return found


# ---- tables


def signed(differential: int) -> str:
    """A differential as the table writes it."""
    return f"{differential:+d}" if differential else "0"


def _cell(share: Fraction) -> str:
    return odds(share) if share else "\N{EN DASH}"


def _contacts() -> Iterator[str]:
    yield "## Contact by differential { #contact }"
    yield CONTACT.strip().format(derivation=DERIVATION)
    found = [(signed(each), {result: contact_spread(each).get(result, NOBODY) for result in RESULTS})
             for each in DIFFERENTIALS]  # fmt: skip
    yield stacked("Every result of a contact", "differential", found)
    yield by_differential()
    rows = [
        (signed(each), *(_cell(contact_spread(each).get(result, NOBODY)) for result in RESULTS))
        for each in DIFFERENTIALS
    ]
    yield opens(
        "Every result", table(("differential", *RESULTS), rows, right=range(8)), kind="abstract", searched=False
    )


def by_differential() -> str:
    """Who goes down in a contact, or is hit."""
    heads = ("differential", "contacting men down", "hit", "contacted man down")
    rows = [(signed(each), *(_cell(down(each, who)) for who in ("An", "Dh", "Dn"))) for each in DIFFERENTIALS]
    return table(heads, rows, right=range(4))


def _double_teams() -> Iterator[str]:
    yield "## By the strengths of the men, and double-teams { #double-team }"
    yield DOUBLE.strip()
    for title, who in (("The contacted man goes down", "Dn"), ("The contacting men go down", "An")):
        heads = ("together", *(f"against {each}" for each in STRENGTHS))
        rows = [(str(men), *(_cell(down(men - other, who)) for other in STRENGTHS)) for men in TOGETHER]
        grid = table(heads, rows, right=range(len(heads))).replace("\n", "\n    ")
        yield f'=== "{title}"\n\n    {grid}'


def _recoveries() -> Iterator[str]:
    yield "## Recovery by marker { #recovery }"
    yield RECOVERY.strip()
    yield by_marker()
    for marker in MARKERS:
        spread = [(WORDS[result], share) for result, share in recovery_spread(marker).items()]
        yield opens(f"One throw from marker {marker}", shares(spread), kind="note", searched=False)


def by_marker() -> str:
    """What has become of a neutralized man after some Game-Turns."""
    rows = [
        (str(marker), str(turns), *(_cell(share) for share in fate(marker, turns).values()))
        for marker in MARKERS
        for turns in TURNS
    ]
    return table(("marker", "Game-Turns", *WORDS.values()), rows, right=range(5))


def _next() -> Iterator[str]:
    yield "## In his side's next movement { #next }"
    yield NEXT.strip()
    found = [(each, next_phase(each)) for each in DIFFERENTIALS]
    rows = [(signed(each), *map(_cell, spread.values())) for each, spread in found]
    yield table(("differential", *found[0][1]), rows, right=range(5))
