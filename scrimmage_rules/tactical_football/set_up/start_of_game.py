"""The start of a game: a coin decides the sides, and in a single play a die sets the objective (4.0, 14.2)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import Applied, Event
from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, only, require_chance_seat
from scrimmage_rules.tactical_football.actions import RollObjective, Take, Toss
from scrimmage_rules.tactical_football.dice import ONE_DIE
from scrimmage_rules.tactical_football.field import ROLES, get_line_of_scrimmage_at
from scrimmage_rules.tactical_football.game_scenarios.end_of_possession import (
    create_multi_play_game_state,
    set_up_first_play,
)
from scrimmage_rules.tactical_football.position import (
    SEATS,
    Position,
    Unplaced,
    create_empty_table,
    get_side_of_seat,
    other_seat,
)
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import CoinToss, LineUp, Objective, Sides

COIN = "4.0.1"
ONE_DIE_FOR_IT = "14.2.2"
MIDFIELD = get_line_of_scrimmage_at(50)
"""The Line of Scrimmage of the single play (14.2.7)."""


def begin_game(rules: Rules) -> Applied[Position]:
    """Return a new game, in which the coin is to be tossed."""
    if rules.possessions is None:
        start = create_empty_table(CoinToss(), None, MIDFIELD, Unplaced(), None)
        return Applied(start, (Event("new-game", ("2.0.1", "14.0.1", "14.2.1")),), 0)
    game = create_multi_play_game_state(rules)
    event = Event("new-game", ("2.0.1", "14.0.1", "14.35.2"), {"possessions": rules.possessions})
    return Applied(create_empty_table(CoinToss(), None, game.start, Unplaced(), game), (event,), 0)


def _toss_coin(deed: Deed[Toss]) -> Position:
    """Toss the coin, which one of the seats wins."""
    winner = deed.pick("coin", "toss", SEATS)
    seat = next(each for each in SEATS if each == winner)
    deed.say("tossed", (COIN,), winner=seat)
    return replace(deed.position, stage=Sides(seat))


TOSS = ActionRule(
    action=Toss,
    stages=("coin-toss",),
    candidates=only(Toss()),
    preconditions=(require_chance_seat(COIN),),
    effect=_toss_coin,
)


def _is_seat_toss_winner(at: At[object]) -> bool:
    stage = at.position.stage
    assert isinstance(stage, Sides)
    return at.seat == stage.winner


def _assign_chosen_sides(deed: Deed[Take]) -> Position:
    """Give a side to the seat, and the other side to its opponent."""
    stage = deed.position.stage
    assert isinstance(stage, Sides)
    offense = stage.winner if deed.action.side == "offense" else other_seat(stage.winner)
    deed.say("sides-taken", (COIN, "2.0.1"), offense=offense)
    position = replace(deed.position, offense=offense)
    return replace(position, stage=Objective()) if position.game is None else set_up_first_play(deed, position)


TAKE = ActionRule(
    action=Take,
    stages=("sides",),
    candidates=lambda _at: [Take(side) for side in ROLES],
    preconditions=(Precondition(COIN, "winner-of-the-call-chooses", _is_seat_toss_winner, facts=SEAT),),
    effect=_assign_chosen_sides,
)


def is_seat_offense(at: At[object]) -> bool:
    """Return whether the acting seat is the offense."""
    return get_side_of_seat(at.position, at.seat) == "offense"


def _roll_objective(deed: Deed[RollObjective]) -> Position:
    """Roll the objective: the face of the die is the number of hexes to gain."""
    face = deed.pick("d6", "objective", ONE_DIE)
    assert isinstance(face, int)
    deed.say("objective", (ONE_DIE_FOR_IT, "14.2.3"), objective=face)
    return replace(deed.position, objective=face, stage=LineUp("offense"))


ROLL_OBJECTIVE = ActionRule(
    action=RollObjective,
    stages=("objective",),
    candidates=only(RollObjective()),
    preconditions=(Precondition(ONE_DIE_FOR_IT, "offense-rolls", is_seat_offense, facts=SEAT),),
    effect=_roll_objective,
)

RULES = (TOSS, TAKE, ROLL_OBJECTIVE)
