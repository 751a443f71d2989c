"""Injuries in the game of several plays: men who may not play again, and men who come back (14.37, T.recovery)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition
from scrimmage_rules.tactical_football.actions import Reactivate
from scrimmage_rules.tactical_football.dice import TWO_DICE
from scrimmage_rules.tactical_football.field import ROLES, Role
from scrimmage_rules.tactical_football.men import ELEVEN
from scrimmage_rules.tactical_football.multi_play_game_state import Bans, Game
from scrimmage_rules.tactical_football.neutralization.recovery_table import (
    INJURED,
    RECOVERY_LINES,
    read_recovery_result,
)
from scrimmage_rules.tactical_football.position import Position, Team, get_seat_of_side, get_side_of_seat, other_side
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels, LineUp, ReturnOfInjuredMan, Seat

BANNED = "14.37.1"
COMES_BACK = "14.37.4"


# ---- who may play


def list_banned_men(position: Position, side: Role) -> Labels:
    """Return the injured men of a side whom the seat that now plays this side may no longer use (14.37.1, 14.37.2)."""
    if position.game is None or position.offense is None:
        return ()
    return position.game.banned.of(get_seat_of_side(position, side)).of(side)


def list_available_men(rules: Rules, position: Position, side: Role) -> Labels:
    """Return the men from whom a side can choose, in the order of the line-up."""
    banned = list_banned_men(position, side)
    return tuple(label for label in rules.men[side] if label not in banned)


def start_line_up(rules: Rules, position: Position, side: Role) -> Position:
    """Start the line-up of a side. If the side has fewer than eleven men, its opponent first chooses one of its injured
    men, who comes back (14.37.4).
    """
    short = len(list_available_men(rules, position, side)) < ELEVEN
    return replace(position, stage=ReturnOfInjuredMan(side) if short else LineUp(side))


# ---- after a play


def throw_for_neutralized_at_end(deed: Deed[object], position: Position) -> Position:
    """Throw the dice for every man who is still neutralized at the end of the play, under TF-E12 `roll-at-end`.

    Only an injury has an effect. Under other readings, return the position unchanged.
    """
    if deed.rules.reading["TF-E12"] == "roll-at-end":
        for side in ROLES:
            position = position.with_team(side, _roll_for_injuries(deed, position.men.of(side), side))
    return position


def _roll_for_injuries(deed: Deed[object], team: Team, side: Role) -> Team:
    injured = [
        label for label, man in sorted(team.on.items()) if man.neutralized and _roll_for_injury(deed, team, side, label)
    ]
    on = {label: man for label, man in team.on.items() if label not in injured}
    return replace(team, on=on, injured=(*team.injured, *injured))


def _roll_for_injury(deed: Deed[object], team: Team, side: Role, label: Label) -> bool:
    marker, rolled = team.on[label].neutralized, deed.pick("2d6", "recovery", TWO_DICE)
    assert isinstance(rolled, int)
    injured = read_recovery_result(marker, rolled) == INJURED
    clauses = (BANNED, RECOVERY_LINES[marker], *(("T.recovery.I",) if injured else ()))
    deed.say("last-recovery", clauses, man=label, of=side, marker=marker, dice=rolled, injured=injured)
    return injured


def ban_injured_men(deed: Deed[object], position: Position) -> Game:
    """Return the game after the men who were injured in the play have been banned (14.37.1).

    A ban applies to the seat (player) that lost the man.
    """
    game = position.game
    assert game is not None
    for side in ROLES:
        injured = position.men.of(side).injured
        if injured:
            seat = get_seat_of_side(position, side)
            deed.say("out-for-the-game", (BANNED, "14.37.2"), seat=seat, of=side, men=list(injured))
            game = _set_bans(game, seat, side, (*game.banned.of(seat).of(side), *injured))
    return game


def _set_bans(game: Game, seat: Seat, side: Role, men: Labels) -> Game:
    bans = game.banned.of(seat)
    bans = Bans(men, bans.defense) if side == "offense" else Bans(bans.offense, men)
    banned = replace(game.banned, home=bans) if seat == "home" else replace(game.banned, away=bans)
    return replace(game, banned=banned)


# ---- a man comes back


def find_side_short_of_men(position: Position) -> Role:
    """Return the side that has fewer than eleven men left."""
    assert isinstance(position.stage, ReturnOfInjuredMan)
    return position.stage.side


def _reactivate_injured_man(deed: Deed[Reactivate]) -> Position:
    """Bring back an injured man, fully fit until he is injured again (TF-A95)."""
    position, side = deed.position, find_side_short_of_men(deed.position)
    assert position.game is not None
    seat = get_seat_of_side(position, side)
    deed.say("reactivated", (COMES_BACK,), seat=seat, of=side, man=deed.action.man)
    left = tuple(label for label in list_banned_men(position, side) if label != deed.action.man)
    return start_line_up(deed.rules, replace(position, game=_set_bans(position.game, seat, side, left)), side)


def _is_man_banned(at: At[Reactivate]) -> bool:
    return at.action.man in list_banned_men(at.position, find_side_short_of_men(at.position))


def _is_seat_of_opponent(at: At[Reactivate]) -> bool:
    return get_side_of_seat(at.position, at.seat) == other_side(find_side_short_of_men(at.position))


REACTIVATE = ActionRule(
    action=Reactivate,
    stages=("reactivation",),
    candidates=lambda at: [
        Reactivate(man) for man in list_banned_men(at.position, find_side_short_of_men(at.position))
    ],
    preconditions=(
        Precondition(COMES_BACK, "opponent-names-him", _is_seat_of_opponent, facts=SEAT),
        Precondition(COMES_BACK, "not-injured", _is_man_banned, gates=("opponent-names-him",)),
    ),
    effect=_reactivate_injured_man,
)

RULES = (REACTIVATE,)
