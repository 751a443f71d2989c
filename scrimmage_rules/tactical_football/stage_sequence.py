"""The sequence of play as data: set-up, Pre-Contact, the Snap, and then Contact and Pass Game-Turns (2.0.3, 5)."""

from __future__ import annotations

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import CHANCE_SEAT
from scrimmage_rules.kernel.sequence import Due, SequenceOfPlay, Span
from scrimmage_rules.kernel.sequence import Stage as AnyStage
from scrimmage_rules.tactical_football.actions import CallTurn, ChangePlay, Commit, Lift, Pass, Punt, SnapBall
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.position import Loose, Position, get_seat_of_side, other_side
from scrimmage_rules.tactical_football.rule_context_types import At
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import (
    LineUp,
    Movement,
    PlaySelection,
    Positioning,
    Recovery,
    ReturnOfInjuredMan,
    SetUp,
    Sides,
)

Stage = AnyStage[Rules, Position]


def _list_chance_seat(_position: Position) -> tuple[str, ...]:
    return (CHANCE_SEAT,)


def _get_seat_of_toss_winner(position: Position) -> tuple[str, ...]:
    assert isinstance(position.stage, Sides)
    return (position.stage.winner,)


def _get_offense_seat(position: Position) -> tuple[str, ...]:
    return (get_seat_of_side(position, "offense"),)


def _get_defense_seat(position: Position) -> tuple[str, ...]:
    return (get_seat_of_side(position, "defense"),)


OF_A_SIDE = (Movement, Positioning, SetUp, Recovery, ReturnOfInjuredMan, LineUp, PlaySelection)
"""The stages in which one side acts, those with the most actions first."""


def get_side_of_stage(position: Position) -> Role:
    """Return the side that the stage names."""
    stage = position.stage
    assert isinstance(stage, OF_A_SIDE)
    return stage.side


def _get_seat_of_stage_side(position: Position) -> tuple[str, ...]:
    return (get_seat_of_side(position, get_side_of_stage(position)),)


def _get_seat_of_opposing_side(position: Position) -> tuple[str, ...]:
    return (get_seat_of_side(position, other_side(get_side_of_stage(position))),)


NEXT_PLAY = {"line-up": "14.32.2", "reactivation": "14.37.4"}
"""What follows a play in a game of several plays."""

BEFORE_THE_FIRST_PLAY = (
    Stage(
        name="coin-toss", waits_for="the coin is tossed", acts="chance", seats=_list_chance_seat, due=(Due("4.0.1"),),
        then={"sides": "4.0.1"},
    ),
    Stage(
        name="sides", waits_for="the winner of the toss chooses offense or defense", acts="the winner of the coin toss",
        seats=_get_seat_of_toss_winner, due=(Due("4.0.1"),), then={"objective": "14.2.2", "line-up": "14.31.3"},
    ),
    Stage(
        name="objective", waits_for="a die decides how many hexes the offense must gain", acts="the offense",
        seats=_get_offense_seat, due=(Due("14.2.2"),), then={"line-up": "4.1.1"},
    ),
)  # fmt: skip

LINING_UP = (
    Stage(
        name="reactivation", waits_for="the opponent names an injured man who comes back",
        acts="the opponent of that man's side", seats=_get_seat_of_opposing_side,
        due=(Due("14.37.4"),), then={"reactivation": "14.37.4", "line-up": "14.37.4"},
    ),
    Stage(
        name="line-up", waits_for="a side selects eleven men, or punts on fourth down",
        acts="a side", seats=_get_seat_of_stage_side, due=(Due("4.1.1"),),
        then={"set-up": "4.1.2", "line-up": "14.34.4.4", "reactivation": "14.37.4", "over": "14.35.2"},
    ),
)  # fmt: skip

SETTING_UP = (
    Stage(
        name="set-up", waits_for="a side places its men and the ball, then sends `done`",
        acts="first the offense, then the defense", seats=_get_seat_of_stage_side, due=(Due("4.1.2"),),
        then={"set-up": "4.1.2", "huddle": "4.1.6", "game-turn": "4.2.1"},
    ),
    Stage(
        name="huddle", waits_for="the offense selects its play", acts="the offense", seats=_get_offense_seat,
        due=(Due("4.1.6"),), then={"line-up": "4.1.2", "reactivation": "14.37.4"},
    ),
)  # fmt: skip

CHANGE_OF_PLAY: tuple[Due[Rules, Position], ...] = (
    Due("13.H.1", "`change-play`", lambda at: isinstance(at.action, ChangePlay)),
)
"""Actions that are possible only at the start of a Game-Turn after the snap."""

PRE_CONTACT = (
    Stage(
        name="play-selection", waits_for="a side selects its two markers", acts="a side",
        seats=_get_seat_of_stage_side, due=(
            *CHANGE_OF_PLAY,
            Due("5.11.1.A", "the offense", lambda at: get_side_of_stage(at.position) == "offense"),
            Due("5.11.2.A", "the defense"),
        ),
        then={"positioning": "5.11.1.B"},
    ),
    Stage(
        name="positioning", waits_for="the men of a side move before the snap",
        acts="first the offense, then the defense", seats=_get_seat_of_stage_side, due=(*CHANGE_OF_PLAY, Due("5.11.0")),
        then={"positioning": "7.0.1", "play-selection": "5.11.2.A", "game-turn": "5.11.3.1", "over": "4.2.5"},
    ),
)  # fmt: skip


AFTER_IT: tuple[Due[Rules, Position], ...] = (
    Due("9.2.F.1", "`snap`", lambda at: isinstance(at.action, SnapBall)),
    Due(
        "5.12.3.3",
        "the action is `call`, and it calls a `pre-contact` Game-Turn",
        lambda at: at.action == CallTurn("pre-contact"),
    ),
    Due("5.12.3.2", "the action is `call`, and it calls a `snap` Game-Turn", lambda at: at.action == CallTurn("snap")),
)
"""Actions that are no longer possible after the snap."""

TOO_LATE: tuple[Due[Rules, Position], ...] = (
    Due("9.4.R.1", "the action is `commit`", lambda at: isinstance(at.action, Commit)),
    *CHANGE_OF_PLAY,
)
"""Actions that are possible only at the start of a Game-Turn."""

IN_ITS_PHASE: tuple[Due[Rules, Position], ...] = (
    Due("9.0.general.3", "the action is `pass` or `lift`", lambda at: isinstance(at.action, Pass | Lift)),
)
"""Actions that are possible only in the phases of passes."""

MOVING = Stage(
    name="movement",
    waits_for="the men of a side move and make contacts",
    acts="first the offense, then the defense",
    seats=_get_seat_of_stage_side,
    due=(
        *AFTER_IT,
        *TOO_LATE,
        *IN_ITS_PHASE,
        Due(
            "12.proc.3",
            "the ball is loose, and the defense is to act",
            lambda at: isinstance(at.position.ball, Loose),
        ),
        Due(
            "5.12.1.A.3.1",
            "the offense acts in the Snap Game-Turn",
            lambda at: at.position.turn.type == "snap" and get_side_of_stage(at.position) == "offense",
        ),
        Due("5.12.2.B.2.1", "the defense acts in the Snap Game-Turn", lambda at: at.position.turn.type == "snap"),
        Due("5.13.1.D.2.1", "the offense", lambda at: get_side_of_stage(at.position) == "offense"),
        Due("5.13.2.B.2.1", "the defense"),
    ),
    then={
        "movement": "7.0.1",
        "pick-up": "12.C1.3",
        "recovery": "5.12.2.A",
        "pass-targets": "5.12.2.D",
        "short-pass": "5.13.1.F",
        "long-pass": "5.13.2.D",
        "commitment": "5.13.1.B.1",
        "over": "5.2.1",
    },
)


SNAP = Stage(
    name="snap",
    waits_for="the snap",
    acts="the offense",
    seats=_get_offense_seat,
    due=(*CHANGE_OF_PLAY, Due("5.12.1.A.2")),
    then={"movement": "5.12.1.0"},
)

AFTER_THE_SNAP = (
    Stage(
        name="recovery",
        waits_for="each neutralized man of a side rolls for recovery",
        acts="a side",
        seats=_get_seat_of_stage_side,
        due=(
            *AFTER_IT,
            Due("5.12.2.A", "the defense acts in the Snap Game-Turn", lambda at: at.position.turn.type == "snap"),
            Due("5.13.1.A", "the offense", lambda at: get_side_of_stage(at.position) == "offense"),
            Due("5.13.2.A", "the defense"),
        ),
        then={"recovery": "T.recovery.use", "movement": "5.13.2.B.1", "commitment": "5.13.1.B.1"},
    ),
    Stage(
        name="commitment",
        waits_for="the offense announces a pass or no pass",
        acts="the offense",
        seats=_get_offense_seat,
        due=(*AFTER_IT, Due("5.13.1.B.1")),
        then={
            "commitment": "13.H.1",
            "passive-contact": "5.13.1.C.1",
            "movement": "5.13.1.D.1",
        },
    ),
    Stage(
        name="passive-contact",
        waits_for="men contact the opponents who have entered their hexes",
        acts="the offense",
        seats=_get_offense_seat,
        due=(*AFTER_IT, *TOO_LATE, *IN_ITS_PHASE, Due("5.13.1.C.1")),
        then={"passive-contact": "5.13.1.C.1", "movement": "5.13.1.D.1", "over": "5.2.2"},
    ),
    MOVING,
    Stage(
        name="pick-up",
        waits_for="the defense names the man who takes the fumbled ball",
        acts="the defense",
        seats=_get_defense_seat,
        due=(*AFTER_IT, *TOO_LATE, Due("12.C1.3")),
        then={"over": "12.B.3"},
        interrupts=("contact",),
    ),
    Stage(
        name="pass-targets",
        waits_for="the offense records two target hexes",
        acts="the offense",
        seats=_get_offense_seat,
        due=(*AFTER_IT, *TOO_LATE, *IN_ITS_PHASE, Due("5.12.2.D")),
        then={"pass-targets": "5.12.2.D", "recovery": "5.12.3.3", "commitment": "5.12.3.3"},
    ),
    Stage(
        name="short-pass",
        waits_for="the offense throws, names a passer (`lift`), or sends `done`",
        acts="the offense",
        seats=_get_offense_seat,
        due=(*AFTER_IT, *TOO_LATE, Due("5.13.1.F")),
        then={"recovery": "5.13.2.A", "movement": "5.13.2.B.1", "interception": "9.5.AA.1", "over": "9.4.R.3"},
    ),
    Stage(
        name="long-pass",
        waits_for="the offense throws a long pass, or sends `done`",
        acts="the offense",
        seats=_get_offense_seat,
        due=(*AFTER_IT, *TOO_LATE, Due("5.13.2.D")),
        then={
            "interception": "9.5.AA.1",
            "recovery": "5.12.3.3",
            "commitment": "5.12.3.3",
            "over": "9.4.R.3",
        },
    ),
    Stage(
        name="interception",
        waits_for="a defender tries to intercept, or the defense sends `done`",
        acts="the defense",
        seats=_get_defense_seat,
        due=(*AFTER_IT, *TOO_LATE, Due("9.5.AA.2")),
        then={"over": "5.2.3"},
    ),
)

OVER = Stage(
    name="over", waits_for="nothing, the game is over", acts="nobody", seats=lambda _position: (), due=(Due("5.2.1"),),
    then={},
)  # fmt: skip


def _is_punt_in_several_plays(at: At[object]) -> bool:
    return isinstance(at.action, Punt) and at.position.game is not None


KICKED_TOO_LATE: tuple[Due[Rules, Position], ...] = (
    Due("14.34.4.3", "the action is `punt` in a game of several plays", _is_punt_in_several_plays),
)
"""Clauses that forbid a punt after the play has begun."""


def _forbid_late_punt(stage: Stage) -> Stage:
    """Return a stage that follows the line-up of the offense, with the clauses that forbid a punt from then on."""
    return replace(stage, due=(*KICKED_TOO_LATE, *stage.due))


def _allow_next_play_after(stage: Stage) -> Stage:
    """Return the stage with the start of the next play among its followers, if a play can end there."""
    return replace(stage, then={**stage.then, **NEXT_PLAY}) if "over" in stage.then else stage


CALL = Stage(
    name="game-turn", waits_for="the offense calls the type of the Game-Turn", acts="the offense",
    seats=_get_offense_seat, due=(*CHANGE_OF_PLAY, Due("4.2.1")), then={"play-selection": "5.11.1.A", "snap": "4.2.4"},
)  # fmt: skip

GAME_TURN = Span[Rules, Position](
    name="game-turn",
    lasts="one turn of the offense, then one turn of the defense",
    clause="3.32.6",
    parts=(
        _forbid_late_punt(CALL),
        *map(_forbid_late_punt, map(_allow_next_play_after, (*PRE_CONTACT, SNAP, *AFTER_THE_SNAP))),
    ),
)  # fmt: skip

PLAY = Span[Rules, Position](
    name="play",
    lasts="from the huddle until the ball is down",
    clause="5.2.7",
    parts=(*LINING_UP, *map(_forbid_late_punt, SETTING_UP), GAME_TURN),
)

POSSESSION = Span[Rules, Position](
    name="possession",
    lasts=(
        "one play; in a game of several plays, plays until a touchdown, "
        "a fourth play without First Down, a turnover or a punt"
    ),
    clause="14.32.4",
    parts=(PLAY,),
)

SEQUENCE = SequenceOfPlay(
    Span(
        name="game",
        lasts="one play, or in a game of several plays a number of possessions for each seat",
        clause="14.0.1",
        parts=(*BEFORE_THE_FIRST_PLAY, POSSESSION, OVER),
    )
)
