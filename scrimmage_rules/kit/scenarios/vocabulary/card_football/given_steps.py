"""Given: the position, also one that cannot be."""

from __future__ import annotations

from typing import Any

from scrimmage_rules.kit.scenarios.scenario_world import Table
from scrimmage_rules.kit.scenarios.vocabulary.card_football.position_builder import VOCABULARY, draft_position
from scrimmage_rules.kit.scenarios.vocabulary.card_football.step_placeholders import ORDINALS, list_of, spot_of

given = VOCABULARY.given


@given(
    "the standard position, first and ten for home on own 30 in quarter 1, no score, "
    "away having kicked off to open the game"
)
def _standard(table: Table) -> None:
    """Nothing called, nothing forbidden, the whole deck in the pile.

    A scenario says what is different; one that starts a new game leaves the position alone.
    """
    draft_position(table)


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


# ---- one thing at a time: for draws that follow others, and for positions that cannot be


@given("the used cards are {cards}")
def _used(table: Table, cards: str) -> None:
    draft_position(table)["used"] = list_of(cards)


@given("the cards made are {cards}")
def _made(table: Table, cards: str) -> None:
    draft_position(table)["generated"] = list_of(cards)


@given("the play cards on the table are {offence} and {defence:word}")
def _calls(table: Table, offence: str, defence: str) -> None:
    """That of the offence and that of the defence, or `none`; the phase stays what it is."""
    plays = {"offence": offence, "defence": defence}
    _put(table, calls={role: None if play == "none" else play for role, play in plays.items()})


@given("the phase is {phase:word}")
def _phase(table: Table, phase: str) -> None:
    _put(table, phase=phase)


@given("another card is to be turned for the place of the ball")
def _redraw(table: Table) -> None:
    _put(table, redraw=True)


@given("the ball lies on spot {spot:n}")
def _spot(table: Table, spot: int) -> None:
    """Counted from the offence's own goal line: a yard line from 1 to 99, no place to lie from 100 and up to 0."""
    _put(table, spot=spot)


@given("no ball lies on the field")
def _no_spot(table: Table) -> None:
    _put(table, spot=None)


@given("the down is {down:n}")
def _number_of_down(table: Table, down: int) -> None:
    _put(table, down=down)


@given("there is no down")
def _no_down(table: Table) -> None:
    _put(table, down=None)


@given("the flags begin on spot {spot:n}")
def _flags(table: Table, spot: int) -> None:
    _put(table, series_start=spot)


@given("no flags lie on the field")
def _no_flags(table: Table) -> None:
    _put(table, series_start=None)


@given("the offence is {who:seat}")
def _offence(table: Table, who: str) -> None:
    _put(table, offence=who)


@given("neither side is the offence")
def _no_offence(table: Table) -> None:
    _put(table, offence=None)


@given("the kicker is {who:seat}")
def _kicker(table: Table, who: str) -> None:
    _put(table, kicker=who)


@given("neither side is the kicker")
def _no_kicker(table: Table) -> None:
    _put(table, kicker=None)


@given("neither side kicked off to open the game")
def _not_opened(table: Table) -> None:
    _put(table, opening_kicker=None)


@given("the {role:word} is to name a play")
def _to_name(table: Table, role: str) -> None:
    _put(table, to_name=role)


@given("the play is to be named for nobody's drive")
def _named_for_nobody(table: Table) -> None:
    _put(table, named_for=None)


def _put(table: Table, **fields: Any) -> None:
    draft_position(table).update(fields)
