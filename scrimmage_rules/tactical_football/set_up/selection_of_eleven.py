"""The line-ups: each side selects eleven of its men for the field (4.1.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from scrimmage_rules.kernel.rule_context import SEAT, ActionRule, Precondition, provided
from scrimmage_rules.tactical_football.actions import Select
from scrimmage_rules.tactical_football.field import Role
from scrimmage_rules.tactical_football.game_scenarios.injuries import BANNED, list_available_men, list_banned_men
from scrimmage_rules.tactical_football.men import ELEVEN
from scrimmage_rules.tactical_football.position import Position, get_seat_of_side, get_side_of_seat, other_side
from scrimmage_rules.tactical_football.rule_context_types import At, Deed
from scrimmage_rules.tactical_football.settings import Rules
from scrimmage_rules.tactical_football.stages import Label, Labels, LineUp, SetUp

EXACTLY_ELEVEN = "4.1.1"
OFFENSE_FIRST = "4.1.2"


def _find_selecting_side(at: At[object]) -> Role:
    assert isinstance(at.position.stage, LineUp)
    return at.position.stage.side


def _get_roster_of_selecting_side(at: At[object]) -> dict[Label, object]:
    return dict(at.rules.men[_find_selecting_side(at)])


def _list_candidate_selections(at: At[None]) -> Iterator[Select]:
    """Return every selection of eleven available men, in the order of the line-up."""
    return map(Select, combinations(list_available_men(at.rules, at.position, _find_selecting_side(at)), ELEVEN))


def _has_no_banned_man(at: At[Select]) -> bool:
    return set(at.action.men).isdisjoint(list_banned_men(at.position, _find_selecting_side(at)))


def _list_substitute_clauses(rules: Rules, side: Role, men: Labels) -> tuple[str, ...]:
    """Return the clause by which Utility men replace others of the Offensive Team (14.11.utility)."""
    utility = side == "offense" and any(rules.men[side][label].position in ("UL", "UB") for label in men)
    return ("14.11.utility",) if utility else ()


def _list_clauses_for_banned_men(position: Position, side: Role, men: Labels) -> tuple[str, ...]:
    """Return the clause by which a seat may use a man whom the opponent may no longer use (14.37.2)."""
    if position.game is None:
        return ()
    others = position.game.banned.of(get_seat_of_side(position, other_side(side))).of(side)
    return () if set(men).isdisjoint(others) else ("14.37.2",)


def _select_eleven(deed: Deed[Select]) -> Position:
    """Select the eleven men who are placed next, in the order of the line-up."""
    side, chosen = _find_selecting_side(deed), deed.action.men
    men = tuple(label for label in _get_roster_of_selecting_side(deed) if label in chosen)
    clauses = (
        EXACTLY_ELEVEN,
        OFFENSE_FIRST,
        "3.3.2",
        *_list_substitute_clauses(deed.rules, side, men),
        *_list_clauses_for_banned_men(deed.position, side, men),
    )
    deed.say("selected", clauses, side=side, men=list(men))
    return replace(deed.position, stage=SetUp(side, men))


SELECT = ActionRule(
    action=Select,
    stages=("line-up",),
    candidates=_list_candidate_selections,
    preconditions=(
        Precondition(
            OFFENSE_FIRST,
            "not-your-line-up",
            lambda at: get_side_of_seat(at.position, at.seat) == _find_selecting_side(at),
            facts=SEAT,
        ),
        *provided(
            ("not-your-line-up",),
            Precondition(
                EXACTLY_ELEVEN,
                "not-eleven",
                lambda at: len(at.action.men) == ELEVEN == len(set(at.action.men)),
                facts={"men": lambda at: len(at.action.men)},
            ),
            Precondition(
                EXACTLY_ELEVEN,
                "not-in-the-line-up",
                lambda at: not set(at.action.men) - _get_roster_of_selecting_side(at).keys(),
            ),
            Precondition(BANNED, "injured-before", _has_no_banned_man, also=("14.37.2",)),
        ),
    ),
    effect=_select_eleven,
    complete=True,
)

RULES = (SELECT,)
