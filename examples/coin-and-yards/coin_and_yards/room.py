"""Text about the game for its pages on the site."""

from __future__ import annotations

from scrimmage_rules.site.model.glossary_terms import Term
from scrimmage_rules.site.model.ruleset_site_content import RulesetSiteContent

ABOUT = """
Two sides, a strip of twenty yards, and a coin. For each down both sides call in secret: the one with the ball what it
plays, the other what it expects. The coin says how far the ball goes. Three downs, then it is the other side's turn;
the side that reaches the goal line wins.
"""

TERMS = (
    Term("call", "DOWN.calls", forms=("calls", "called")),
    Term("plunge", "DOWN.plunge"),
    Term("sweep", "DOWN.sweep"),
    Term("down", "DRIVE.three-downs", forms=("downs",)),
    Term("goal line", "DRIVE.goal-line"),
)
"""Special words of the game. Each word has the clause that defines it, and its other forms, such as a plural."""

ROOM = RulesetSiteContent(source="README", about=ABOUT.strip(), extras=tuple, terms=TERMS)
"""Text about this game for the site. The site makes all pages of the game from its rulebook."""
