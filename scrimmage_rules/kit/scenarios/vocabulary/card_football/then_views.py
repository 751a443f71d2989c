"""Then: what is shown to whoever looks at the table."""

from __future__ import annotations

from scrimmage_rules.kit.scenarios.scenario_world import GAME, Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import VOCABULARY
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import list_of, spot_of

then = VOCABULARY.then


@then("{who:seat} sees the {role:word}'s card as {what}")
def _sees(table: Table, who: str, role: str, what: str) -> None:
    """A play, `hidden` or `none`; he looks at the table."""
    table.ask(op="observe", game=GAME, seat=who)
    _card_shown(table, role, what)


@then("the {role:word}'s card is shown as {what}")
def _card_shown(table: Table, role: str, what: str) -> None:
    table.expect(f"/view/calls/{role}", "equals", None if what == "none" else what)


@then("the line to gain is shown on {line}")
def _line_to_gain(table: Table, line: str) -> None:
    table.expect("/view/line_to_gain", "equals", spot_of(line))


@then("no line to gain is shown")
def _no_line_to_gain(table: Table) -> None:
    table.expect("/view/line_to_gain", "equals", None)


@then("the flags are shown from {line}")
def _flags(table: Table, line: str) -> None:
    table.expect("/view/series_start", "equals", spot_of(line))


@then("a pile of {count:n} is shown")
def _pile(table: Table, count: int) -> None:
    table.expect("/view/cards_left", "equals", count)


@then("the cards shown as used are {cards}")
def _used(table: Table, cards: str) -> None:
    table.expect("/view/used", "equals", list_of(cards))


@then("the hand is shown as {plays}")
def _hand(table: Table, plays: str) -> None:
    """The plays of the side that looks, or `none`."""
    table.expect("/view/hand", "equals", list_of(plays))


@then("the only play shown as forbidden is {play} to the {role:word} while {who:seat} has the ball")
def _ban(table: Table, play: str, role: str, who: str) -> None:
    table.expect("/view/bans", "equals", [{"offence": who, "role": role, "play": play}])


@then("card {card:word} is shown as turned before the try")
def _turned(table: Table, card: str) -> None:
    table.expect("/view/card", "equals", card)
