"""Section of an odds page with a calculator of odds. A script shows the calculator, which computes with the JavaScript
engine.
"""

from __future__ import annotations

from scrimmage_rules.site.model.markdown import join_blocks

LEAD = """
Choose strengths, modifiers and readings, and see the exact fraction and the percentage of each result. The engine of
this site computes them in your browser.
"""


def render_calculator(ruleset_id: str) -> str:
    """Return the section of the calculator of a game."""
    without = "<noscript><p>The calculator needs scripts, and scripts are switched off.</p></noscript>"
    place = f'<div data-calculator="{ruleset_id}">{without}</div>'
    return join_blocks("## Calculator { #calculator }", LEAD.strip(), place).rstrip()
