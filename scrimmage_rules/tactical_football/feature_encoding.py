"""The numeric encoding of tactical-football for learning programs: men by number, hexes by column and row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, repeat
from math import comb
from operator import attrgetter
from typing import Any, get_args

from scrimmage_rules.kernel.feature_encoding import (
    ActionPart,
    ActionRange,
    AnyOf,
    Field,
    GameEncoding,
    HexCode,
    Layout,
    Number,
    OneOf,
    create_field_part,
    create_fixed_size_part,
)
from scrimmage_rules.tactical_football import actions as act
from scrimmage_rules.tactical_football.facing import FACINGS
from scrimmage_rules.tactical_football.field import FIRST_ROW, LAST_ROW, ROLES, ROWS, Role
from scrimmage_rules.tactical_football.field import Field as Map
from scrimmage_rules.tactical_football.men import ELEVEN
from scrimmage_rules.tactical_football.play_selection.blocking_and_charge_bonuses import LINE_MARKERS
from scrimmage_rules.tactical_football.play_selection.play_markers import PLAY_MARKERS
from scrimmage_rules.tactical_football.position import SEATS, GameTurnType, Man, Position, get_side_of_seat, other_side
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import PHASES, Label, Labels, Over

MOST_POINTS, MOST_TURNS, MOST_SPENT = 40, 30, 15
NUMBERED = ActionPart[Rules, Position]


def list_numbers_of_all_men(rules: Rules) -> Labels:
    """Return the numbers of all men of both line-ups, those of the offense first."""
    return tuple(dict.fromkeys((*rules.men["offense"], *rules.men["defense"])))


# ---- what a seat sees


def build_layout(rules: Rules) -> Layout:
    """Return the layout of a view: the map, the men, and in a movement phase the man who moves, the men who wait and
    the spent points.
    """
    return Layout(
        (
            OneOf(("seat",), SEATS),
            OneOf(("phase",), tuple(PHASES.values())),
            OneOf(("stage", "side"), ROLES),
            OneOf(("stage", "winner"), SEATS),
            OneOf(("offense",), SEATS),
            Number(("objective",), 1, 6),
            Number(("line",), 0, ROWS),
            *_list_men_fields(rules),
            *_list_ball_fields(rules),
            *_list_play_marker_fields(),
            *_list_game_turn_fields(rules),
            *_list_stage_fields(rules),
            *_list_lasting_game_fields(),
        )
    )


def _list_men_fields(rules: Rules) -> Iterator[Field]:
    for role in ROLES:
        for label in rules.men[role]:
            man = ("men", role, "on", label)
            yield HexCode((*man, "at"))
            yield OneOf((*man, "facing"), FACINGS)
            yield Number((*man, "neutralized"), 0, 4)
            yield Number((*man, "hit"), 0, 1)
        yield AnyOf(("men", role, "off"), tuple(rules.men[role]))
        yield AnyOf(("men", role, "injured"), tuple(rules.men[role]))


def _list_ball_fields(rules: Rules) -> Iterator[Field]:
    men = tuple(rules.men["offense"])
    yield OneOf(("ball", "is"), ("unplaced", "ground", "carried", "loose", "down"))
    yield HexCode(("ball", "at"))
    yield OneOf(("ball", "by"), men)
    yield AnyOf(("ball", "dummies"), men)
    yield AnyOf(("ball", "among"), men)


def _list_play_marker_fields() -> Iterator[Field]:
    for role in ROLES:
        yield OneOf(("plans", role, "line"), LINE_MARKERS[role])
        yield OneOf(("plans", role, "play"), PLAY_MARKERS[role])
        yield Number(("plans", role, "shown"), 0, 1)


def _list_game_turn_fields(rules: Rules) -> Iterator[Field]:
    men, throw = tuple(rules.men["offense"]), ("turn", "throw")
    yield from (HexCode(("targets", number)) for number in (0, 1))
    yield Number(("turn", "number"), 0, MOST_TURNS)
    yield OneOf(("turn", "type"), get_args(GameTurnType))
    yield from (Number(("turn", name), 0, 1) for name in ("begun", "changed"))
    yield OneOf((*throw, "kind"), ("forward", "lateral"))
    yield OneOf((*throw, "length"), ("open", "long", "thrown"))
    yield HexCode((*throw, "target"))
    yield from (OneOf((*throw, name), men) for name in ("passer", "receiver"))
    yield from (AnyOf(("snap", name), men) for name in ("passers", "receivers", "linemen"))
    yield AnyOf(("snap", "charging"), tuple(rules.men["defense"]))
    yield Number(("snap", "turn"), 0, MOST_TURNS)
    told = ("forward_tried", "ineligible_across", "carried_across", "lateral_caught")
    yield from (Number(("so_far", name), 0, 1) for name in told)


def _list_stage_fields(rules: Rules) -> Iterator[Field]:
    men = list_numbers_of_all_men(rules)
    yield from (OneOf(("stage", name), men) for name in ("active", "motion"))
    yield from (AnyOf(("stage", name), men) for name in ("left", "contacted", "among", "made"))
    yield from (Number(("stage", "acts", label, "spent"), 0, MOST_SPENT) for label in men)


def _list_lasting_game_fields() -> Iterator[Field]:
    yield from (Number(("game", "points", seat), 0, MOST_POINTS) for seat in SEATS)
    yield from (Number(("game", name), 0, ROWS) for name in ("start", "first_down", "farthest"))
    yield Number(("game", "down"), 1, 4)
    yield Number(("game", "possession"), 0, MOST_POINTS)


def score_position(position: Position, seat: str) -> float:
    """Return the hexes gained in the play, as a negative number for the defense.

    In the game of several plays, return the Victory Points of the seat.
    """
    if position.game is not None:
        return float(getattr(position.game.points, seat))
    if not isinstance(position.stage, Over):
        return 0.0
    gain = float(position.stage.gain)
    return gain if get_side_of_seat(position, seat) == "offense" else -gain


# ---- the parts of actions


def _create_man_action_part(name: str, *, or_nobody: bool = False) -> NUMBERED:
    """Return the encoding of a field of an action that names a man.

    If `or_nobody` is true, the field may also be null, which has a number of its own.
    """

    def find_index_of_man(rules: Rules, _origin: None, action: Any) -> int:
        label = getattr(action, name)
        return len(list_numbers_of_all_men(rules)) if label is None else list_numbers_of_all_men(rules).index(label)

    return ActionPart(lambda rules: len(list_numbers_of_all_men(rules)) + or_nobody, find_index_of_man)


def _get_acting_side(position: Position) -> Role:
    side: Role = getattr(position.stage, "side", "offense")
    return side


def _get_men_of_acting_side(position: Position) -> dict[Label, Man]:
    """Return the men of the side that acts."""
    return position.men.of(_get_acting_side(position)).on


def _create_hex_action_part(name: str) -> NUMBERED:
    """Return the encoding of a hex field of an action: the number of the hex, counted column by column."""

    def find_index_of_hex(rules: Rules, _origin: None, action: Any) -> int:
        return _number_hexes(rules.field)[getattr(action, name)]

    return ActionPart(lambda rules: rules.field.columns * (LAST_ROW - FIRST_ROW + 1), find_index_of_hex)


@lru_cache(maxsize=4)
def _number_hexes(field: Map) -> dict[str, int]:
    """Return the number of each hex, counted column by column."""
    rows = LAST_ROW - FIRST_ROW + 1
    return {place: (field.column[place] - 1) * rows + field.map_row[place] - FIRST_ROW for place in field.hexes}


def _number_placements_by_hex(rules: Rules, _position: Position, actions: Sequence[act.Place]) -> list[int]:
    """Number placements only by their hex, because the order of the men is fixed."""
    return list(map(_number_hexes(rules.field).__getitem__, map(GET_HEX, actions)))


PLACE: ActionRange[Rules, Position] = ActionRange(
    lambda rules: rules.field.columns * (LAST_ROW - FIRST_ROW + 1), _number_placements_by_hex
)


def _get_opposing_men(position: Position) -> dict[Label, Man]:
    return position.men.of(other_side(_get_acting_side(position))).on


GET_MAN, GET_MATE, GET_TARGET, GET_HEX = map(attrgetter, ("man", "to", "target", "at"))


def _get_hexes_of_men(men: Mapping[Label, Man], labels: Iterable[Label]) -> Iterable[str]:
    return map(GET_HEX, map(men.__getitem__, labels))


def _list_hexes_of_men_named_in_actions(position: Position, actions: Sequence[Any]) -> Iterable[str]:
    return _get_hexes_of_men(_get_men_of_acting_side(position), map(GET_MAN, actions))


def _list_hexes_of_men_and_teammates(position: Position, actions: Sequence[Any]) -> Iterable[tuple[str, str]]:
    mates = _get_hexes_of_men(_get_men_of_acting_side(position), map(GET_MATE, actions))
    return zip(_list_hexes_of_men_named_in_actions(position, actions), mates, strict=True)


def _list_hexes_of_men_and_opponents(position: Position, actions: Sequence[Any]) -> Iterable[tuple[str, str]]:
    opponents = _get_hexes_of_men(_get_opposing_men(position), map(GET_TARGET, actions))
    return zip(_list_hexes_of_men_named_in_actions(position, actions), opponents, strict=True)


def _get_direction_index(rules: Rules, start: str, place: str) -> int:
    return FACINGS.index(rules.field.way[start][place])


FACING_NUMBERS = {facing: number for number, facing in enumerate(FACINGS)}


def _number_steps(rules: Rules, position: Position, actions: Sequence[act.Step]) -> list[int]:
    """Number steps by man, and by the hexside of his hex that he crosses."""
    first = {label: number * len(FACINGS) for number, label in enumerate(list_numbers_of_all_men(rules))}
    way, men = rules.field.way, _get_men_of_acting_side(position)
    return [first[action.man] + FACING_NUMBERS[way[men[action.man].at][action.to]] for action in actions]


STEP: ActionRange[Rules, Position] = ActionRange(
    lambda rules: len(list_numbers_of_all_men(rules)) * len(FACINGS), _number_steps
)
AT_A_MATE: NUMBERED = create_fixed_size_part(
    len(FACINGS), lambda rules, hexes, _action: _get_direction_index(rules, *hexes), _list_hexes_of_men_and_teammates
)
AT_A_MAN: NUMBERED = create_fixed_size_part(
    len(FACINGS), lambda rules, hexes, _action: _get_direction_index(rules, *hexes), _list_hexes_of_men_and_opponents
)
"""The hexside of his own hex over which a man hands off the ball, or contacts or enters an opponent."""


def _list_hexes_of_contact_targets_and_partners(
    position: Position, actions: Sequence[act.Contact]
) -> Iterable[tuple[str, tuple[str, ...]]]:
    men, others = _get_men_of_acting_side(position), _get_opposing_men(position)
    return [(others[action.target].at, tuple(_get_hexes_of_men(men, action.partners))) for action in actions]


def _compute_bitmask_of_partner_hexes(rules: Rules, hexes: tuple[str, tuple[str, ...]], _action: act.Contact) -> int:
    """Return a number of six bits, one for each hex next to the target of a contact. A bit is 1 if a partner is in its
    hex.
    """
    target, partners = hexes
    return sum(1 << _get_direction_index(rules, target, place) for place in partners)


PARTNERS: NUMBERED = create_fixed_size_part(
    1 << len(FACINGS), _compute_bitmask_of_partner_hexes, _list_hexes_of_contact_targets_and_partners
)


def _number_recorded_target_of_commitment(_rules: Rules, targets: tuple[str, ...], action: act.Commit) -> int:
    return 0 if action.target is None else 1 + targets.index(action.target)


@lru_cache(maxsize=4)
def _number_selections_of_eleven(men: Labels) -> dict[Labels, int]:
    return {chosen: number for number, chosen in enumerate(combinations(men, ELEVEN))}


ELEVEN_OF_THEM: NUMBERED = ActionPart(
    lambda rules: max(comb(len(rules.men[role]), ELEVEN) for role in ROLES),
    lambda rules, side, action: _number_selections_of_eleven(tuple(rules.men[side]))[action.men],
    lambda position, _actions: repeat(_get_acting_side(position)),
)
"""The eleven men of a line-up that a side selects, in the order of the line-up."""

MAN, TO_A_MAN = _create_man_action_part("man"), _create_man_action_part("to")
LINES = (*LINE_MARKERS["offense"], *LINE_MARKERS["defense"])
PLAYS = (*PLAY_MARKERS["offense"], *PLAY_MARKERS["defense"])

LEARNING = GameEncoding(
    layout=build_layout,
    kinds={
        act.Take: (create_field_part("side", ROLES),),
        act.RollObjective: (),
        act.Select: (ELEVEN_OF_THEM,),
        act.Reactivate: (MAN,),
        act.Punt: (),
        act.Place: PLACE,
        act.FacePlacedMan: (MAN, create_field_part("facing", FACINGS)),
        act.PlaceBall: (_create_hex_action_part("at"),),
        act.Choose: (create_field_part("line", LINES), create_field_part("play", PLAYS)),
        act.CallTurn: (create_field_part("turn", ("pre-contact", "snap", "contact", "pass")),),
        act.Step: STEP,
        act.Leave: (MAN, create_field_part("way", FACINGS)),
        act.TurnMan: (MAN, create_field_part("to", FACINGS)),
        act.Motion: (MAN,),
        act.Enter: (MAN, AT_A_MAN),
        act.Contact: (MAN, AT_A_MAN, PARTNERS),
        act.Pair: (MAN, TO_A_MAN),
        act.HandOff: (MAN, AT_A_MATE, create_field_part("dummy", (None, "stays", "goes"))),
        act.Claim: (MAN,),
        act.DownBall: (),
        act.SnapBall: (),
        act.Recover: (MAN,),
        act.Commit: (
            create_field_part("to", ("contact", "forward", "lateral")),
            create_fixed_size_part(
                3, _number_recorded_target_of_commitment, lambda position, _actions: repeat(tuple(position.targets))
            ),
            _create_man_action_part("man", or_nobody=True),
            _create_man_action_part("receiver", or_nobody=True),
        ),
        act.ChangePlay: (create_field_part("play", PLAYS),),
        act.Resolve: (MAN,),
        act.Designate: (_create_hex_action_part("hex"),),
        act.Pass: (MAN, TO_A_MAN),
        act.Lift: (MAN,),
        act.Intercept: (MAN,),
        act.Done: (),
    },
    score=score_position,
)
