"""The placement of men: the offense in its huddle, the ball on the line, then the defense (4.1.2 to 4.1.7, 14.13)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import FacePlacedMan, Place, PlaceBall
from scrimmage_rules.tactical_football.facing import FACINGS, OPPOSITE, Facing
from scrimmage_rules.tactical_football.field import Field, Hex, Role
from scrimmage_rules.tactical_football.position import Man, OnTheGround, Position, Unplaced, get_side_of_seat
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, SetUp

HUDDLE_DEPTH = 6
"""Minimum number of hexes between the line and the men of the offense as they are placed (4.1.3)."""

IN_THE_HUDDLE = "4.1.3"
BALL_ON_THE_LINE = "4.1.5"
ON_ITS_OWN_SIDE = "4.1.7"
EXACTLY_ELEVEN = "4.1.1"
IN_ORDER = "4.1.2"
DEAD_BALL_STAYS = "14.38.2"
THE_HUDDLE = "14.13.1"

ONE_STACK = "exactly-one-stack"
"""The reading of TF-A07 under which all eleven men begin in one hex."""


def get_set_up_stage(position: Position) -> SetUp:
    """Return the present set-up stage."""
    assert isinstance(position.stage, SetUp)
    return position.stage


def choose_facing_when_placed(field: Field, role: Role) -> Facing:
    """Return the facing of a man as he is placed (TF-A08)."""
    return field.heading if role == "offense" else OPPOSITE[field.heading]


# ---- where a man, or the ball, may be placed


def may_huddle_in_hex(rules: Rules, line: int, place: Hex) -> bool:
    """Return whether the huddle may be in a hex: deep enough behind the line, between the hashmarks (4.1.3)."""
    return _is_huddle_hex(rules.field, line, place, _compute_depth_that_bars_end_zone(rules))


def _is_huddle_hex(field: Field, line: int, place: Hex, needed: int | None) -> bool:
    """Return whether a hex is in the huddle.

    A hex of an End Zone is in it only if its column has no huddle hex on the field, unless TF-E49 always allows the End
    Zone.
    """
    if not (field.between_hashmarks(place) and field.side_of_line(line, place) == "offense"):
        return False
    if field.depth(line, place) < HUDDLE_DEPTH:
        return False
    return field.end_zone(place) is None or needed is None or field.depth(line, field.first_of_column(place)) < needed


def _compute_depth_that_bars_end_zone(rules: Rules) -> int | None:
    """Return the depth at which the last hex of a column on the field bars the End Zone behind it from the huddle.

    Return None if the huddle may always use the End Zone. For one stack, the row six hexes behind the ball needs space
    (TF-A07).
    """
    if rules.reading["TF-E49"] == "through-the-end-zone":
        return None
    return HUDDLE_DEPTH + (rules.field.depth_next_to_the_line if rules.reading["TF-A07"] == ONE_STACK else 0)


def may_join_hex_in_huddle(rules: Rules, position: Position, place: Hex) -> bool:
    """Return whether the next man of the offense may be placed on this huddle hex, alone or with other men (TF-A07,
    14.13.1).

    Near his own goal line, the huddle may have fewer hexes than men. Then some men share a hex.
    """
    reading, taken = rules.reading["TF-A07"], position.men.offense.by_hex
    if reading == ONE_STACK:
        return place in (taken or _list_huddle_hexes_behind_ball(rules.field, position))
    if reading == "one-per-hex":
        return place not in taken or all(each in taken for each in _list_huddle_hexes(rules, position.line))
    return True


def has_room_in_the_huddle(rules: Rules, position: Position) -> bool:
    """Return whether the next man of the offense has a hex in the huddle."""
    return any(may_join_hex_in_huddle(rules, position, each) for each in _list_huddle_hexes(rules, position.line))


def _list_huddle_hexes_behind_ball(field: Field, position: Position) -> dict[Hex, Hex]:
    """Return each huddle hex that lies six hexes straight behind a possible hex of the ball, together with that hex."""
    ball, back = position.ball, OPPOSITE[field.heading]
    free = _compute_ball_places(field, position.line)
    balls = [ball.at] if isinstance(ball, OnTheGround) else [each.at for each in free]
    return {behind: at for at in balls if (behind := field.hex_straight_ahead(at, back, HUDDLE_DEPTH)) is not None}


def _can_ball_be_six_hexes_before_stack(rules: Rules, position: Position, place: Hex) -> bool:
    """Return whether a possible hex for the ball is six hexes before the one stack, if any exists (TF-A07)."""
    if rules.reading["TF-A07"] != ONE_STACK:
        return True
    behind = _list_huddle_hexes_behind_ball(rules.field, replace(position, ball=Unplaced()))
    ahead = [behind[each] for each in position.men.offense.by_hex if each in behind]
    return not ahead or place in ahead


def may_ball_start_in_hex(field: Field, line: int, place: Hex) -> bool:
    """Return whether the ball may begin in a hex: next to the line, between the hashmarks (4.1.5, 9.1.A.1)."""
    return place in field.inbounds and field.side_of_line(line, place) == "offense" and field.touches_line(line, place)


# ---- placing a man


def _is_seat_setting_up(at: At[object]) -> bool:
    return get_side_of_seat(at.position, at.seat) == get_set_up_stage(at.position).side


YOURS = Precondition(IN_ORDER, "not-your-set-up", _is_seat_setting_up, facts=SEAT)


def _list_candidate_placings(at: At[None]) -> Iterable[Place]:
    """Return the placements of the next man in each allowed hex."""
    rules, stage = at.rules, get_set_up_stage(at.position)
    if not stage.left:
        return ()
    team = at.position.men.of(stage.side)
    if stage.side == "offense":
        huddle = _list_huddle_hexes(rules, at.position.line)
        return [Place(stage.left[0], each) for each in huddle if may_join_hex_in_huddle(rules, at.position, each)]
    placings = _list_placements_of_man(stage.left[0], rules.field, at.position.line)
    free = dict(placings)
    for place in team.by_hex:
        free.pop(place, None)
    return free.values()


@lru_cache(maxsize=1 << 5)
def _list_placements_of_man(label: Label, field: Field, line: int) -> dict[Hex, Place]:
    """Return the placements of a man of the defense on an empty map by their hexes; cached for each line."""
    return {place: Place(label, place) for place in field.hexes if field.side_of_line(line, place) == "defense"}


def _list_huddle_hexes(rules: Rules, line: int) -> tuple[Hex, ...]:
    """Return the hexes of the huddle."""
    return _compute_huddle_hexes(rules.field, line, _compute_depth_that_bars_end_zone(rules))


@lru_cache(maxsize=1 << 4)
def _compute_huddle_hexes(field: Field, line: int, needed: int | None) -> tuple[Hex, ...]:
    return tuple(place for place in field.hexes if _is_huddle_hex(field, line, place, needed))


def _place_man(deed: Deed[Place]) -> Position:
    """Place the man, who faces the line."""
    position, stage, label = deed.position, get_set_up_stage(deed.position), deed.action.man
    facing = choose_facing_when_placed(deed.rules.field, stage.side)
    clauses = (IN_THE_HUDDLE, THE_HUDDLE) if stage.side == "offense" else (ON_ITS_OWN_SIDE, "14.13.4", "3.32.11")
    deed.say("placed", clauses, man=label, of=stage.side, at=deed.action.at, facing=facing)
    team = position.men.of(stage.side)
    placed = replace(team, on={**team.on, label: Man(deed.action.at, facing, neutralized=0, hit=False)})
    left = tuple(each for each in stage.left if each != label)
    return position.with_team(stage.side, placed, stage=replace(stage, left=left))


def _is_next_man(at: At[Place]) -> bool:
    return get_set_up_stage(at.position).left[:1] == (at.action.man,)


def _is_hex_on_map(at: At[Place]) -> bool:
    return at.action.at in at.rules.field.row


def _is_offense_setting_up(at: At[Place]) -> bool:
    return get_set_up_stage(at.position).side == "offense"


def _is_placed_in_huddle(at: At[Place]) -> bool:
    return not _is_offense_setting_up(at) or may_huddle_in_hex(at.rules, at.position.line, at.action.at)


def _may_placed_man_share_hex(at: At[Place]) -> bool:
    return not _is_offense_setting_up(at) or may_join_hex_in_huddle(at.rules, at.position, at.action.at)


def _is_on_defense_side(at: At[Place]) -> bool:
    return _is_offense_setting_up(at) or at.rules.field.side_of_line(at.position.line, at.action.at) == "defense"


def _is_hex_free_of_defense(at: At[Place]) -> bool:
    return at.action.at not in at.position.men.defense.by_hex


PLACE = ActionRule(
    action=Place,
    stages=("set-up",),
    candidates=_list_candidate_placings,
    preconditions=(
        YOURS,
        *provided(
            ("not-your-set-up",),
            Precondition(EXACTLY_ELEVEN, "not-the-next-man", _is_next_man, also=(IN_ORDER,)),
            Precondition("3.1.1", "no-such-hex", _is_hex_on_map),
        ),
        *provided(
            ("not-your-set-up", "no-such-hex"),
            Precondition(IN_THE_HUDDLE, "not-in-the-huddle", _is_placed_in_huddle),
            Precondition(THE_HUDDLE, "stacked-otherwise", _may_placed_man_share_hex),
            Precondition(ON_ITS_OWN_SIDE, "over-the-line", _is_on_defense_side, also=("14.13.4",)),
            Precondition(ON_ITS_OWN_SIDE, "two-in-one-hex", _is_hex_free_of_defense),
        ),
    ),
    effect=_place_man,
    complete=True,
)


# ---- turning a man who has been placed


def _is_man_placed(at: At[FacePlacedMan]) -> bool:
    return at.action.man in at.position.men.of(get_set_up_stage(at.position).side).on


def _list_candidate_facings(at: At[None]) -> Iterable[FacePlacedMan]:
    """Return every change of facing for the men already placed."""
    found: list[FacePlacedMan] = []
    for label in at.position.men.of(get_set_up_stage(at.position).side).on:
        found += _list_facings_of_man(label)
    return found


@lru_cache(maxsize=1 << 8)
def _list_facings_of_man(label: Label) -> tuple[FacePlacedMan, ...]:
    return tuple(FacePlacedMan(label, facing) for facing in FACINGS)


def _turn_placed_man(deed: Deed[FacePlacedMan]) -> Position:
    """Change the facing of a placed man, free of cost."""
    side = get_set_up_stage(deed.position).side
    deed.say("faces", ("6.0.1",), man=deed.action.man, of=side, facing=deed.action.facing)
    return deed.position.with_man(side, deed.action.man, facing=deed.action.facing)


FACE = ActionRule(
    action=FacePlacedMan,
    stages=("set-up",),
    candidates=_list_candidate_facings,
    preconditions=(
        YOURS,
        Precondition(EXACTLY_ELEVEN, "not-placed", _is_man_placed, gates=("not-your-set-up",)),
    ),
    effect=_turn_placed_man,
    complete=True,
)


# ---- the ball


def _list_candidate_ball_places(at: At[None]) -> tuple[PlaceBall, ...]:
    """Return every hex where the offense may place the ball."""
    if get_set_up_stage(at.position).side == "defense" or at.position.game is not None:
        return ()
    balls = _compute_ball_places(at.rules.field, at.position.line)
    return tuple(each for each in balls if _can_ball_be_six_hexes_before_stack(at.rules, at.position, each.at))


@lru_cache(maxsize=1 << 4)
def _compute_ball_places(field: Field, line: int) -> tuple[PlaceBall, ...]:
    return tuple(PlaceBall(place) for place in sorted(field.inbounds) if may_ball_start_in_hex(field, line, place))


def _lay_ball_marker(deed: Deed[PlaceBall]) -> Position:
    """Place the ball marker in a hex."""
    deed.say("ball-placed", (BALL_ON_THE_LINE, "9.1.A.1", "14.2.7", "3.32.12"), at=deed.action.at)
    return replace(deed.position, ball=OnTheGround(deed.action.at))


PLACE_BALL = ActionRule(
    action=PlaceBall,
    stages=("set-up",),
    candidates=_list_candidate_ball_places,
    preconditions=(
        YOURS,
        Precondition(
            IN_ORDER,
            "offense-places-it",
            lambda at: get_set_up_stage(at.position).side == "offense",
            gates=("not-your-set-up",),
        ),
        Precondition(DEAD_BALL_STAYS, "lies-already", lambda at: at.position.game is None, also=("14.31.1",)),
        Precondition(
            BALL_ON_THE_LINE,
            "not-next-to-the-line",
            also=("9.1.A.1",),
            holds=lambda at: may_ball_start_in_hex(at.rules.field, at.position.line, at.action.at),
        ),
        Precondition(
            THE_HUDDLE,
            "not-before-the-stack",
            holds=lambda at: _can_ball_be_six_hexes_before_stack(at.rules, at.position, at.action.at),
            gates=("not-your-set-up",),
        ),
    ),
    effect=_lay_ball_marker,
    complete=True,
)


RULES = (PLACE, FACE, PLACE_BALL)
