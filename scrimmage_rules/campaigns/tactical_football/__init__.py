"""Sample games of tactical-football: complete games of several plays between random players.

The players line up so that the ball can be snapped, and they hand off, pass, run after a loose ball, and punt.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from scrimmage_rules.campaigns.varied_random_games import SampleGameSource
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.library.random_play import (
    Choice,
    Ply,
    ResolvedRuleset,
    apply_with_drawn_chance,
    choose_readings_by_rotation,
)
from scrimmage_rules.tactical_football.actions import Place
from scrimmage_rules.tactical_football.facing import TURNS
from scrimmage_rules.tactical_football.field import FIRST_ROW, LAST_ROW, Field, Hex, Role
from scrimmage_rules.tactical_football.position import OnTheGround, Position, get_seat_of_side, list_possible_carriers
from scrimmage_rules.tactical_football.ruleset import RULESET
from scrimmage_rules.tactical_football.sequence_of_play.phase_transitions import MOST_PRE_CONTACT_TURNS
from scrimmage_rules.tactical_football.stages import Label, Movement, PlaySelection, Positioning, SetUp

MOST_MOVES = 20_000
"""Maximum number of actions of a sample game. A game in which each player has two possessions needs far fewer actions.
"""

OFFENSE = {
    "21": "1630", "71": "1730", "66": "1830", "51": "1930", "65": "2030", "77": "2130", "83": "2230", "85": "2428",
    "12": "1929", "36": "1828", "31": "2128",
}  # fmt: skip
"""A formation with seven men on line 30, the ball under #51, and the quarterback behind #51."""

DEFENSE = {
    "91": "1731", "99": "1831", "94": "2031", "61": "2131", "64": "1933", "89": "1533", "55": "2333", "13": "1135",
    "5": "2735", "26": "1645", "11": "2245",
}  # fmt: skip

LONG = 8
"""Number of possessions of each player in the longer games, which are long enough for several injuries."""

BALL = "1930"
"""Hex of the ball in the formations of the test plays."""

VARIANTS: tuple[dict[Label, Hex], ...] = (
    {}, {"36": "1827", "31": "2127"}, {"12": "1927", "36": "1826", "31": "2126"},
)  # fmt: skip
"""Changes of the formation: backs next to the quarterback, backs deep enough for a lateral, and backs behind a snap
over three hexes.
"""

Kinds = dict[str, list[Choice]]


def choose_sample_options(seed: int) -> Options:
    """Return the options for a seed. Even seeds use only rulings, and odd seeds use varied readings."""
    settings = {"scenario": "multi-play", "possessions": LONG if seed % 20 == 0 else 1 + seed % 2}
    readings = choose_readings_by_rotation(RULESET.id, seed // 2) if seed % 2 else {}
    if readings.get("TF-A02") == "absolute":
        readings["TF-A02"] = "even-up"
    return Options(None, settings, readings)


def play_random_game(
    game: ResolvedRuleset, seed: int, most: int = MOST_MOVES, begun: Position | None = None
) -> Iterator[Ply]:
    """Yield the actions of a random game from the coin toss or from a given position, until the game ends or has `most`
    actions.
    """
    rng, field = random.Random(seed), game.rules.field  # noqa: S311
    position = begun or RULESET.start(game.rules).position
    for _ in range(most):
        choice = _choose_placement(game, position) or _choose_action(
            rng, position, _list_legal_actions(game, position), field
        )
        if choice is None:
            assert RULESET.turn(game.rules, position).over
            return
        ply = apply_with_drawn_chance(game, position, choice, rng.choice)
        yield ply
        position = ply.applied.position


def _list_legal_actions(game: ResolvedRuleset, position: Position) -> list[Choice]:
    seats = RULESET.sequence.by_name[position.phase].seats(position)
    return [(seat, action) for seat in seats for action in RULESET.legal(game.rules, position, seat)]


def _choose_placement(game: ResolvedRuleset, position: Position) -> Choice | None:
    """Return the placement of the next man on his planned hex, or None if this placement is illegal. This is faster
    than a list of all legal placements.
    """
    stage = position.stage
    if not isinstance(stage, SetUp) or not stage.left:
        return None
    wanted = _find_set_up_hex(position, stage.side, stage.left[0], game.rules.field)
    asked = At(game.rules, position, get_seat_of_side(position, stage.side), Place(stage.left[0], wanted))
    return (asked.seat, asked.action) if RULESET.check(asked) is None else None


def _find_set_up_hex(position: Position, side: Role, label: Label, field: Field) -> Hex:
    return plan_hexes_of_men(position, field, side)[label] if side == "defense" else _find_huddle_hex(position, field)


def _choose_action(rng: random.Random, position: Position, choices: list[Choice], field: Field) -> Choice | None:
    if not choices:
        return None
    kinds: Kinds = {}
    for each in choices:
        kinds.setdefault(each[1].__struct_config__.tag, []).append(each)
    wants = WANTS.get(position.phase)
    return rng.choice((wants(rng, position, kinds, field) if wants else []) or choices)


def _choose_actions_of_first_accepted_type(
    rng: random.Random, kinds: Kinds, *wanted: tuple[str, float]
) -> list[Choice]:
    """Return the legal actions of one type. Each type in `wanted` has a probability; the first legal type that a random
    draw accepts is used.
    """
    return next((kinds[kind] for kind, chance in wanted if kind in kinds and rng.random() < chance), [])


# ---- before the snap


def _choose_line_up(rng: random.Random, _position: Position, kinds: Kinds, _field: Field) -> list[Choice]:
    return (
        _choose_actions_of_first_accepted_type(rng, kinds, ("punt", 0.3))
        or kinds["select"][: 1 if rng.random() < 0.8 else None]
    )


def plan_hexes_of_men(position: Position, field: Field, role: Role) -> dict[Label, Hex]:
    """Return the planned hex of each man of a side. The hexes are those of the test plays, moved with the ball.
    Substitutes fill vacant places.
    """
    ball, game = position.ball, position.game
    assert isinstance(ball, OnTheGround)
    assert game is not None
    variant = VARIANTS[(game.possession + game.down) % len(VARIANTS)] if role == "offense" else {}
    places = {**(OFFENSE if role == "offense" else DEFENSE), **variant}
    aside, ahead = field.column[ball.at] - int(BALL[:2]), position.line - int(BALL[2:])
    men = (*position.men.of(role).on, *getattr(position.stage, "left", ()))
    vacant = iter([place for label, place in places.items() if label not in men])
    return {label: _shift_hex(field, position.line, places.get(label) or next(vacant), (aside, ahead)) for label in men}


def _shift_hex(field: Field, line: int, place: Hex, by: tuple[int, int]) -> Hex:
    """Return a hex moved by a number of columns and rows, at most to the edge of the map. If the line of scrimmage cuts
    the hex, return the hex behind it.
    """
    column, row = max(1, min(int(place[:2]) + by[0], field.columns)), int(place[2:]) + by[1]
    if row <= line and field.side_of_line(line, field.number(column, line) or "") is None:
        row -= 1
    found = field.number(column, max(FIRST_ROW, min(row, LAST_ROW)))
    assert found is not None
    return found


def _choose_set_up(rng: random.Random, position: Position, kinds: Kinds, field: Field) -> list[Choice]:
    if "place" not in kinds:
        return _choose_actions_of_first_accepted_type(rng, kinds, ("face", 0.05), ("done", 1))
    stage, choices = position.stage, kinds["place"]
    assert isinstance(stage, SetUp)
    wanted = _find_set_up_hex(position, stage.side, choices[0][1].man, field)
    return [min(choices, key=lambda each: field.distance(each[1].at, wanted))]


def _find_huddle_hex(position: Position, field: Field) -> Hex:
    """Return the hex six rows behind the line of scrimmage in the ball's column, or the last hex of this column on the
    map.
    """
    ball = position.ball
    assert isinstance(ball, OnTheGround)
    found = field.number(field.column[ball.at], max(FIRST_ROW, position.line - 6))
    assert found is not None
    return found


def _choose_play(rng: random.Random, _position: Position, kinds: Kinds, _field: Field) -> list[Choice]:
    """Return, half of the time, only the forward passes among the plays that the offense can choose. Otherwise return
    an empty list, so that any play is chosen.
    """
    return [each for each in kinds["choose"] if each[1].play == "forward-pass"] if rng.random() < 0.5 else []


def _keep_present_play_mostly(rng: random.Random, position: Position, kinds: Kinds, _field: Field) -> list[Choice]:
    assert isinstance(position.stage, PlaySelection)
    plan = position.plans.of(position.stage.side)
    same = [each for each in kinds["choose"] if plan and (each[1].line, each[1].play) == (plan.line, plan.play)]
    return same if rng.random() < 0.9 else []


def _choose_move_before_snap(rng: random.Random, position: Position, kinds: Kinds, field: Field) -> list[Choice]:
    stage, men = position.stage, position.men.offense
    assert isinstance(stage, Positioning)
    places = plan_hexes_of_men(position, field, "offense")
    away = {label: field.distance(man.at, places[label]) for label, man in men.on.items()}
    if stage.side == "defense":
        return _choose_actions_of_first_accepted_type(rng, kinds, ("done", 0.9))
    if not any(away.values()):
        return _choose_turns_for_snap(position, kinds, field) or _choose_actions_of_first_accepted_type(
            rng, kinds, ("done", 0.9)
        )
    nearer = [
        (seat, step) for seat, step in kinds.get("step", [])
        if step.to not in men.by_hex and field.distance(step.to, places[step.man]) < away[step.man]
    ]  # fmt: skip
    if not nearer:  # a man is in the way
        strays = [(seat, step) for seat, step in kinds.get("step", []) if away[step.man]]
        return strays if rng.random() < 0.5 else _choose_actions_of_first_accepted_type(rng, kinds, ("done", 1))
    return [min(nearer, key=lambda each: (each[1].man != stage.active, -away[each[1].man]))]


def _choose_turns_for_snap(position: Position, kinds: Kinds, field: Field) -> list[Choice]:
    """Return the turns by which men in the ball's column face the goal again; before the fifth Game-Turn, return none.

    Under the reading `extra-turns` of TF-A10, a game would otherwise continue until they face the goal by chance.
    """
    ball, men = position.ball, position.men.offense.on
    assert isinstance(ball, OnTheGround)
    if position.turn.number <= MOST_PRE_CONTACT_TURNS:
        return []
    away = {
        label: TURNS[man.facing][field.heading]
        for label, man in men.items()
        if field.column[man.at] == field.column[ball.at]
    }
    turns = kinds.get("turn", [])
    return [(seat, turn) for seat, turn in turns if TURNS[turn.to][field.heading] < away.get(turn.man, 0)]


# ---- after it


def _choose_snap(_rng: random.Random, _position: Position, kinds: Kinds, _field: Field) -> list[Choice]:
    """Return the choices that call the snap, or an empty list if the snap is not legal."""
    return [each for each in kinds["call"] if each[1].turn == "snap"]


def _choose_commitment(rng: random.Random, position: Position, kinds: Kinds, _field: Field) -> list[Choice]:
    """Draw one kind of commitment, and return the legal commitments of this kind.

    A forward pass is drawn often, but rarely in plays in which the defense hardly moves.
    """
    weights = (90, 8, 1, 1) if does_defense_hardly_move(position) else (45, 42, 8, 5)
    to = rng.choices(("contact", "forward", "lateral", "change"), weights)[0]
    return [each for each in kinds["commit"] if each[1].to == to] or (
        kinds.get("change-play", []) if to == "change" else []
    )


def _choose_movement(rng: random.Random, position: Position, kinds: Kinds, field: Field) -> list[Choice]:
    assert isinstance(position.stage, Movement)
    if position.stage.side == "defense":
        hunting = (("done", 0.4 if does_defense_hardly_move(position) else 0.03), ("enter", 0.6), ("contact", 0.8))
        return _choose_actions_of_first_accepted_type(rng, kinds, *hunting) or _choose_step_toward_carrier(
            rng, position, kinds, field
        )
    done = 0.25 if position.turn.throw else 0.04
    wanted = (
        ("done", done), ("leave", 0.1), ("hand-off", 0.4), ("pair", 0.2), ("contact", 0.5), ("motion", 0.2),
        ("down-ball", 0.003),
    )  # fmt: skip
    others = [each for kind, some in kinds.items() if kind not in ("done", "down-ball") for each in some]
    return (
        _choose_actions_of_first_accepted_type(rng, kinds, *wanted)
        or _choose_upfield_steps(rng, position, kinds, field)
        or others
        or _choose_actions_of_first_accepted_type(rng, kinds, ("done", 1))
    )


def does_defense_hardly_move(position: Position) -> bool:
    """Return whether the defense hardly moves in this play, so that the offense gains ground."""
    return position.game is not None and (position.game.possession + position.game.down) % 3 == 0


def _choose_step_toward_carrier(rng: random.Random, position: Position, kinds: Kinds, field: Field) -> list[Choice]:
    men, hunted = position.men.defense.on, list_possible_carriers(position)
    if not hunted or rng.random() > 0.7:
        return []
    at = position.men.offense.on[hunted[0]].at
    steps = kinds.get("step", [])
    return [each for each in steps if field.distance(each[1].to, at) < field.distance(men[each[1].man].at, at)]


def _choose_upfield_steps(rng: random.Random, position: Position, kinds: Kinds, field: Field) -> list[Choice]:
    """Return the steps that bring carriers and receivers upfield; before a forward pass, only steps of receivers.
    Sometimes, return any moves instead.

    In some plays, carriers move towards the nearer sideline.
    """
    men, runners = position.men.offense.on, {*list_possible_carriers(position)}
    plan = position.plans.offense
    waiting = plan is not None and plan.play == "forward-pass" and not position.so_far.forward_tried
    if rng.random() > 0.8:
        return [each for each in kinds.get("turn", []) + kinds.get("step", []) if rng.random() < 0.5]
    if position.snap is not None and (waiting or rng.random() < 0.5):
        receivers = {*position.snap.receivers}
        runners = receivers - runners if waiting else receivers | runners
    steps = [(seat, step) for seat, step in kinds.get("step", []) if step.man in runners]
    if position.line % 5 == 0 and not waiting:
        middle = field.columns // 2
        return [
            each
            for each in steps
            if _compute_distance_from_middle(field, each[1].to, middle)
            > _compute_distance_from_middle(field, men[each[1].man].at, middle)
        ]
    return [each for each in steps if field.row[each[1].to] > field.row[men[each[1].man].at]]


def _compute_distance_from_middle(field: Field, place: Hex, middle: int) -> int:
    return abs(field.column[place] - middle)


def _choose_pass_target(rng: random.Random, position: Position, kinds: Kinds, _field: Field) -> list[Choice]:
    """Return, most of the time, only the legal passes to the hexes of receivers. Otherwise return an empty list, so
    that any pass is chosen.
    """
    receivers = position.snap.receivers if position.snap else ()
    near = {position.men.offense.on[label].at for label in receivers if label in position.men.offense.on}
    return [each for each in kinds["designate"] if each[1].hex in near] if rng.random() < 0.6 else []


def _create_chooser_by_type_preference(
    *wanted: tuple[str, float],
) -> Callable[[random.Random, Position, Kinds, Field], list[Choice]]:
    return lambda rng, _position, kinds, _field: _choose_actions_of_first_accepted_type(rng, kinds, *wanted)


WANTS: dict[str, Callable[[random.Random, Position, Kinds, Field], list[Choice]]] = {
    "huddle": _choose_play, "line-up": _choose_line_up,
    "set-up": _choose_set_up, "play-selection": _keep_present_play_mostly, "positioning": _choose_move_before_snap,
    "game-turn": _choose_snap,
    "commitment": _choose_commitment, "movement": _choose_movement, "pass-targets": _choose_pass_target,
    "recovery": _create_chooser_by_type_preference(("change-play", 0.02), ("recover", 1)),
    "short-pass": _create_chooser_by_type_preference(("lift", 0.6), ("pass", 1), ("lift", 0.9)),
    "long-pass": _create_chooser_by_type_preference(("pass", 0.97)),
    "interception": _create_chooser_by_type_preference(("intercept", 0.9)),
}  # fmt: skip
"""For each listed stage, the function that selects the preferred actions of a random player. In a stage that is not
listed, the player chooses any legal action.
"""

SAMPLE_GAMES = SampleGameSource(choose_sample_options, play_random_game)
