"""Then: what is shown to whoever looks at the table."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import STEPS, VOCABULARY

then = VOCABULARY.then


@then("{who:seat} sees the {role:word}'s card as {what}")
def _sees(table: Table, who: str, role: str, what: str) -> None:
    """A play, `hidden` or `none`; he looks at the table."""
    table.ask(op="observe", game=GAME, seat=who)
    _card_shown(table, role, what)


@then("the {role:word}'s card is shown as {what}")
def _card_shown(table: Table, role: str, what: str) -> None:
    table.expect(f"/view/calls/{role}", "equals", None if what == "none" else what)


STEPS.expect({
    "the line to gain is shown on {line}": {"/view/line_to_gain": "{line:spot}"},
    "no line to gain is shown": {"/view/line_to_gain": None},
    "the flags are shown from {line}": {"/view/series_start": "{line:spot}"},
    "a pile of {count:n} is shown": {"/view/cards_left": "{count}"},
    "the cards shown as used are {cards}": {"/view/used": "{cards:list}"},
    # The plays of the side that looks, or `none`.
    "the hand is shown as {plays}": {"/view/hand": "{plays:list}"},
    "the only play shown as forbidden is {play} to the {role:word} while {who:seat} has the ball":
        {"/view/bans": [{"offence": "{who}", "role": "{role}", "play": "{play}"}]},
    "card {card:word} is shown as turned before the try": {"/view/card": "{card}"},
})  # fmt: skip
