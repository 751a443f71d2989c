"""Given: the position, the cards, the readings and settings."""

from __future__ import annotations

import json

from scrimmage_rules.kit.table import Table
from scrimmage_rules.kit.vocabulary.card_football.draft import (
    COLUMNS,
    ORDINALS,
    ROWS,
    VOCABULARY,
    draft_card,
    draft_position,
    entry_of,
    spot_of,
)
from scrimmage_rules.kit.vocabulary.shared import names

given = VOCABULARY.given


@given("{who:seat} has the ball on {line}")
def _ball(table: Table, who: str, line: str) -> None:
    draft_position(table).update(offence=who, spot=spot_of(line), series_start=spot_of(line), down=1)


@given("it is {down:word} down with the flags from {line}")
def _down(table: Table, down: str, line: str) -> None:
    draft_position(table).update(down=ORDINALS[down], series_start=spot_of(line))


@given("the score is home {home:n}, away {away:n}")
def _score(table: Table, home: int, away: int) -> None:
    draft_position(table)["score"] = {"home": home, "away": away}


@given("it is quarter {quarter:n}")
def _quarter(table: Table, quarter: int) -> None:
    draft_position(table)["quarter"] = quarter


@given("it is overtime")
def _overtime(table: Table) -> None:
    draft_position(table).update(quarter=4, overtime=True)


@given("the action is played from a fresh shuffle after the quarter")
def _untimed(table: Table) -> None:
    draft_position(table)["untimed"] = True


@given("{who:seat} kicked off to open the game")
def _opened(table: Table, who: str) -> None:
    draft_position(table)["opening_kicker"] = who


@given("{who:seat} is to kick off")
def _kicking(table: Table, who: str) -> None:
    draft_position(table).update(phase="kick-off", kicker=who, offence=None, spot=None, down=None, series_start=None)


@given("{who:seat} has just scored a touchdown")
def _scored(table: Table, who: str) -> None:
    draft_position(table).update(phase="try", offence=who, spot=None, down=None, series_start=None)


@given("{who:seat} is playing for two points")
def _trying(table: Table, who: str) -> None:
    draft_position(table).update(phase="choose", offence=who, spot=80, down=None, series_start=None, two_point=True)


@given("the card {card:word} has been turned before the try")
def _turned(table: Table, card: str) -> None:
    position = draft_position(table)
    position["card"] = card
    if table.given.get("readings", {}).get("KF-A09") != "plays-only":
        table.given["turned"] = card
        position["used"] = [*position["used"], card]


@given("the offence has called {play}")
def _offence_called(table: Table, play: str) -> None:
    _called(table, "offence", play)


@given("the defence has called {play}")
def _defence_called(table: Table, play: str) -> None:
    _called(table, "defence", play)


def _called(table: Table, role: str, play: str) -> None:
    position = draft_position(table)
    position["calls"][role] = play
    if all(position["calls"].values()):
        position["phase"] = "turn-card"


@given("the {role:word} may not use {play} while {who:seat} has the ball")
def _ban(table: Table, role: str, play: str, who: str) -> None:
    draft_position(table)["bans"].append({"offence": who, "role": role, "play": play})


@given("the {role:word} must name a play for {who:seat}'s drive")
def _naming(table: Table, role: str, who: str) -> None:
    draft_position(table).update(phase="name", to_name=role, named_for=who)


@given("the game is over")
def _over(table: Table) -> None:
    draft_position(table).update(phase="over", quarter=4, offence=None, spot=None, down=None, series_start=None)


@given("the coin of overtime is still to be tossed")
def _overtime_coin(table: Table) -> None:
    nothing = {"offence": None, "spot": None, "down": None, "series_start": None}
    draft_position(table).update(phase="coin", quarter=4, overtime=True, **nothing)


# ---- cards, readings, settings


@given("card {card:word} has kick-off {result:word}")
def _has_kick_off(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["kick_off"] = result


@given("card {card:word} has punt {result:word}")
def _has_punt(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["punt"] = entry_of(result)


@given("card {card:word} has field goal {number:n}")
def _has_field_goal(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["field_goal"] = number


@given("card {card:word} has turnover {number:n}")
def _has_turnover(table: Table, card: str, number: int) -> None:
    draft_card(table, card)["turnover"] = number


@given("card {card:word} has {side:word} momentum {yards:n}")
def _has_momentum(table: Table, card: str, side: str, yards: int) -> None:
    note = draft_card(table, card)
    note["momentum"] = {**(note["momentum"] or {}), side: yards}


@given("card {card:word} gives {result:word} for {offence} against {defence:word}")
def _gives(table: Table, card: str, result: str, offence: str, defence: str) -> None:
    draft_card(table, card)["matrix"][defence][COLUMNS.index(offence)] = entry_of(result)


@given("card {card:word} gives {result:word} for every pairing")
def _gives_always(table: Table, card: str, result: str) -> None:
    draft_card(table, card)["matrix"] = {row: [entry_of(result)] * len(COLUMNS) for row in ROWS}


@given("card {card:word} is the printed card")
def _is_printed(table: Table, card: str) -> None:
    draft_card(table, card)


@given("card {card:word} lacks its {section:word}")
def _lacks(table: Table, card: str, section: str) -> None:
    draft_card(table, card).pop(section)


@given("card {card:word} says {place:word} is {value}")
def _card_says(table: Table, card: str, place: str, value: str) -> None:
    """Any entry, by its place and as JSON: for cards that cannot be."""
    target, *steps = draft_card(table, card), *place.split("/")[1:]
    for step in steps[:-1]:
        target = target[step.replace("_", " ") if step not in target else step]
    target[steps[-1]] = json.loads(value)


@given("the pile holds only {cards}")
def _only(table: Table, cards: str) -> None:
    table.given["only"] = names(cards)


@given("the deck is exactly the cards of this scenario")
def _exactly(table: Table) -> None:
    table.given["exactly"] = True


@given("the cards come in the order listed")
def _stacked(table: Table) -> None:
    table.given["order"] = "stacked"


@given("the deck is exactly the cards of this scenario, in the order listed")
def _exactly_in_order(table: Table) -> None:
    _exactly(table)
    _stacked(table)


@given("the bundled {name:word} deck")
def _bundled(table: Table, name: str) -> None:
    table.given.setdefault("settings", {})["deck"] = name


@given("Deep Pass is barred inside the {yards:n}")
def _barred(table: Table, yards: int) -> None:
    table.given.setdefault("settings", {})["deep_pass_barred_inside"] = yards


@given("the deck has {count:n} copies of the printed card")
def _copies(table: Table, count: int) -> None:
    """Named C01, C02 and so on, and nothing else in the deck unless the scenario says so."""
    table.given["exactly"] = True
    for number in range(1, count + 1):
        draft_card(table, f"C{number:02}")
