"""A short way to write a ruleset: a position, its actions and a rulebook. All other parts have defaults.

`create_ruleset` returns a `Ruleset` that every command knows. A larger game builds `Ruleset` itself, with a sequence of
play, a view and settings of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel import rule_context
from scrimmage_rules.kernel.codec import decode, plain_lists
from scrimmage_rules.kernel.contract import CHANCE_SEAT, HIDDEN, Answer, Applied, Event, Options, Result
from scrimmage_rules.kernel.errors import MalformedData, RulesetFault
from scrimmage_rules.kernel.odds import get_value_at_pointer
from scrimmage_rules.kernel.position_faults import Reason, fault_finder, make_place_finder
from scrimmage_rules.kernel.possible_field_values import list_instances, list_values_by_field
from scrimmage_rules.kernel.rule_context import SEAT, Action, ActionRule
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.ruleset import Question, Ruleset
from scrimmage_rules.kernel.sequence import Due, SequenceOfPlay, Span, Stage
from scrimmage_rules.ruleset_plugins.small_ruleset_checks import (
    check_field_types,
    check_hidden_stages,
    create_checked_effect,
    create_checked_query,
    require_function_of_one_argument,
)

__all__ = [
    "CHANCE_SEAT",
    "Action",
    "ActionRule",
    "Answer",
    "At",
    "Deed",
    "Position",
    "Precondition",
    "Question",
    "Rules",
    "SmallStage",
    "create_reason",
    "create_rule",
    "create_ruleset",
    "replace",
]

PLAY, OVER = "play", "over"
"""The stages of a game that defines no stages: `play`, in which a seat acts, and `over`, the end."""


class Rules(msgspec.Struct, frozen=True):
    """The rules of a game without settings: the reading of each ambiguity."""

    reading: dict[str, str]


P = TypeVar("P")
At: TypeAlias = rule_context.At[Rules, P, Any]
Deed: TypeAlias = rule_context.Deed[Rules, P, Any]
Precondition: TypeAlias = rule_context.Precondition[Any, Any, Any]


if TYPE_CHECKING:  # a game may declare other names
    StageName: TypeAlias = str
    SeatName: TypeAlias = str
else:
    StageName = Literal["play", "over"]
    SeatName = Literal["north", "south"]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of every small position: the stage, the seat that acts next, and the winner when the game is over.

    A game with other stages or seats declares these fields again with its own names.
    """

    phase: StageName = "play"
    turn: SeatName = "north"
    winner: SeatName | None = None


class SmallStage(NamedTuple):
    """A stage of a small game: its name, the clause that says what is done in it, and the seats that may act.

    `then` names each stage that may come next, with the clause that says so.
    """

    name: str
    clause: str
    then: Mapping[str, str]
    seats: Callable[[Any], Sequence[str]] = lambda position: (position.turn,)


def create_rule(
    action: type[Action],
    effect: Callable[[Deed[Any]], Any],
    *preconditions: Precondition,
    stages: Sequence[str] = (PLAY,),
    candidates: Callable[[At[Any]], Iterable[Any]] | None = None,
    secret: Sequence[str] = (),
) -> ActionRule[Any, Any, Any]:
    """Return the rule of an action. `candidates` lists its possible actions. Without it, they are all combinations of
    the values of the action's fields.

    `secret` are the places of the position that other seats do not see in the stages of this action. The last part of
    such a place is the seat that sees the value, as in `/bids/north`.
    """
    if candidates is not None:
        place = f"action {action.__name__}, candidates"
        require_function_of_one_argument(action.__module__, place, candidates, f"lambda at: [{action.__name__}(...)]")
    return ActionRule(
        action=action, stages=tuple(stages), candidates=candidates or _make_candidates(action),
        preconditions=preconditions, effect=effect, secret=tuple(secret),
    )  # fmt: skip


def _make_candidates(action: type[Action]) -> Callable[[At[Any]], Iterable[Any]]:
    instances = list_instances(action)
    if instances is None:
        name = next(field for field, values in list_values_by_field(action).items() if values is None)
        problem = "the type has no list of values; write Literal[...], or give `candidates` to create_rule"
        raise RulesetFault(action.__module__, f"action {action.__name__}, field {name!r}", problem)
    return lambda _at: instances


def create_reason(
    clause: str, code: str, place: str, broken: Callable[[Any], bool], words: str = ""
) -> Reason[Any, Any]:
    """Return a reason why a position is invalid: the clause to report, a code, the wrong place, and a function that
    returns true for such a position.
    """
    return Reason(clause, code, words or code.replace("-", " "), make_place_finder(place, lambda _rules, p: broken(p)))


def create_ruleset(  # noqa: PLR0913  (the parts of a game, most of which have a default)
    package: str | None,
    *,
    start: Any,
    actions: Sequence[ActionRule[Any, Any, Any]],
    setup: str | Sequence[str],
    over: str,
    turn: str = "",
    title: str = "",
    stages: Sequence[SmallStage] = (),
    seats: Sequence[str] = ("north", "south"),
    hidden: Mapping[str, Sequence[str]] | None = None,
    reasons: Sequence[Reason[Any, Any]] = (),
    queries: Mapping[str, Callable[[Question[Any]], Answer]] | None = None,
) -> Ruleset[Any, Any]:
    """Return the ruleset of a small game. Its id is the name of its package, with hyphens. The default title is made
    from the id.

    `start` is the first position. `setup`, `turn` and `over` are the clauses that say how the game is set up, who acts
    and how the game ends. Without `stages`, the game has one stage `play`, and `turn` is its clause. `seats` include
    `chance` if chance acts in a stage. `hidden` has the hidden places of the position, by stage. If the path of a place
    ends with a seat, only that seat sees its value. Any other place is hidden from every seat.
    """
    if not package:
        raise RulesetFault("create_ruleset", "package", "it is empty; write __package__ in an __init__.py")
    ruleset_id = package.rpartition(".")[2].replace("_", "-")
    rulebook = Rulebook(ruleset_id, package)
    for stage in stages:
        _require_followers_of_stage(ruleset_id, stage)
    parts = [_create_stage(each, actions) for each in stages or _list_default_stages(ruleset_id, turn, over)]
    names = [*(stage.name for stage in parts), OVER]
    _require_phase_names_of_stages(ruleset_id, type(start), names)
    check_hidden_stages(ruleset_id, hidden or {}, names)
    for struct in (type(start), *(rule.action for rule in actions)):
        check_field_types(ruleset_id, struct)
    set_up = (setup,) if isinstance(setup, str) else tuple(setup)
    rules = [_add_turn_precondition(create_checked_effect(ruleset_id, type(start), rule), parts) for rule in actions]
    masks = _list_hidden_places_by_stage(rules, hidden or {})
    _check_hidden_places(ruleset_id, start, masks)
    return Ruleset(
        id=ruleset_id,
        title=title or ruleset_id.replace("-", " ").title(),
        seats=tuple(seats),
        rulebook=rulebook,
        position_type=type(start),
        sequence=SequenceOfPlay(
            Span(name="game", lasts="until its end", clause=over, parts=(*parts, _create_over_stage(over)))
        ),
        chapters=(_Rules(tuple(rules)),),
        queries={name: create_checked_query(ruleset_id, name, query) for name, query in (queries or {}).items()},
        rules=partial(_resolve_readings, rulebook),
        start=lambda _rules: Applied(start, (Event("ready", set_up, {}),), 0),
        faults=fault_finder(tuple(reasons)),
        reasons=tuple(reasons),
        result=lambda position: Result(position.winner, over) if position.phase == OVER else None,
        view=partial(_hide_values_from_seat, masks, {stage.name: (*set_up, stage.due[0].clause) for stage in parts}),
    )


class _Rules(NamedTuple):
    """The rules of all actions of a small game, in the form of a chapter."""

    RULES: tuple[ActionRule[Any, Any, Any], ...]


class _NoSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a small game, which has none."""


def _resolve_readings(rulebook: Rulebook, options: Options) -> Rules:
    decode(options.settings, _NoSettings, "$.options.settings")
    return Rules(rulebook.resolve(options.readings))


# ---- stages


def _list_default_stages(ruleset_id: str, turn: str, over: str) -> tuple[SmallStage, ...]:
    if not turn:
        raise RulesetFault(ruleset_id, "create_ruleset", "`turn` is missing; name the clause that says who acts")
    return (SmallStage(PLAY, turn, {PLAY: turn, OVER: over}),)


def _require_followers_of_stage(ruleset_id: str, stage: SmallStage) -> None:
    """Raise `RulesetFault` if `then` of a stage is not a dict of the next stages with their clauses."""
    given: object = stage.then  # an author may give anything
    if not isinstance(given, Mapping):
        problem = (
            f"expected a dict, got {given!r}; write the clause of each stage that may follow, as in"
            f" {{{OVER!r}: {stage.clause!r}}}"
        )
        raise RulesetFault(ruleset_id, f"stage {stage.name!r}, then", problem)


def _create_stage(stage: SmallStage, actions: Sequence[ActionRule[Any, Any, Any]]) -> Stage[Any, Any]:
    tags = [rule.tag.replace("-", " ") for rule in actions if stage.name in rule.stages]
    return Stage(
        name=stage.name, waits_for=" or ".join(tags) or stage.name, acts="the seats in turn",
        seats=lambda position: tuple(stage.seats(position)), due=(Due(stage.clause),), then=dict(stage.then),
    )  # fmt: skip


def _create_over_stage(over: str) -> Stage[Any, Any]:
    return Stage(
        name=OVER, waits_for="nothing: the game is over", acts="nobody", seats=lambda _position: (),
        due=(Due(over),), then={},
    )  # fmt: skip


def _require_phase_names_of_stages(ruleset_id: str, position_type: type[Any], names: Sequence[str]) -> None:
    """Raise `RulesetFault` if the field `phase` of a position does not list exactly the stages."""
    values = list_values_by_field(position_type).get("phase")
    if values is None or set(values) != set(names):
        listed = ", ".join(f'"{name}"' for name in names)
        place = f"field phase of {position_type.__name__}"
        raise RulesetFault(ruleset_id, place, f"its values differ from the stages; write phase: Literal[{listed}]")


def _add_turn_precondition(
    rule: ActionRule[Any, Any, Any], parts: Sequence[Stage[Any, Any]]
) -> ActionRule[Any, Any, Any]:
    """Return a rule with a first precondition: the seat must act in this stage."""
    by_name = {stage.name: stage for stage in parts}
    first = by_name.get(rule.stages[0])
    if first is None:
        return rule  # `Ruleset` reports a stage that does not exist
    its_turn = Precondition(
        first.due[0].clause, "not-your-turn", lambda at: at.seat in by_name[at.position.phase].seats(at.position),
        facts=SEAT,
    )  # fmt: skip
    others = tuple(replace(each, gates=(*each.gates, its_turn.code)) for each in rule.preconditions)
    return replace(rule, preconditions=(its_turn, *others))


# ---- what a seat may know


def _list_hidden_places_by_stage(
    rules: Sequence[ActionRule[Any, Any, Any]], hidden: Mapping[str, Sequence[str]]
) -> dict[str, tuple[str, ...]]:
    """Return for each stage the places of the position that are hidden in it."""
    masks = {stage: tuple(places) for stage, places in hidden.items()}
    for rule in rules:
        for stage in rule.stages:
            masks[stage] = tuple(dict.fromkeys((*masks.get(stage, ()), *rule.secret)))
    return masks


def _check_hidden_places(ruleset_id: str, start: Any, masks: Mapping[str, Sequence[str]]) -> None:
    """Raise `RulesetFault` if a hidden place is not in the position."""
    for place in dict.fromkeys(place for places in masks.values() for place in places):
        try:
            get_value_at_pointer(plain_lists(start), place)
        except MalformedData:
            problem = f"the position has no {place}; write a path such as /{type(start).__struct_fields__[-1]}"
            raise RulesetFault(ruleset_id, "hidden places", problem) from None


def _hide_values_from_seat(
    masks: Mapping[str, Sequence[str]], clauses: Mapping[str, tuple[str, ...]], _rules: Rules, position: Any, seat: str
) -> Answer:
    """Return the position as a seat may see it, without the values that are hidden from this seat, and the clauses of
    the setup and of the stage.
    """
    shown = plain_lists(position)
    for place in masks.get(position.phase, ()):
        *way, last = place.removeprefix("/").split("/")
        home = shown
        for part in way:
            home = home[part]
        if last != seat and last in home:
            home[last] = _mask_value(home[last])
    return Answer(shown, clauses.get(position.phase, ()))


def _mask_value(value: Any) -> Any:
    """Return what other seats see of a hidden value: `hidden`; for a list, one `hidden` for each entry."""
    if isinstance(value, list):
        return [HIDDEN for _ in value]
    return None if value is None else HIDDEN
