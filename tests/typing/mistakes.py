"""Mistakes that `make types` must find: one that is found no more leaves its ignore unused, and that is an error."""

from __future__ import annotations

from scrimmage_rules.card_football.actions import Call, Name, Punt
from scrimmage_rules.card_football.position import Position
from scrimmage_rules.card_football.rule_context_types import At, Deed
from scrimmage_rules.kernel.rule_context import ActionRule, Precondition, only


def _of_a_name(at: At[Name]) -> bool:
    return at.action.play == "Draw"


def _a_call(deed: Deed[Call]) -> Position:
    return deed.position


def _asked_of_another_action(at: At[Call]) -> bool:
    return _of_a_name(at)  # type: ignore[arg-type]


def _asked_of_no_action(at: At[None]) -> bool:
    return _of_a_name(at)  # type: ignore[arg-type]


def _asked_for_what_an_action_has_not(at: At[Punt]) -> str:
    return at.action.play  # type: ignore[attr-defined]


def _a_deed_of_another_action(deed: Deed[Name]) -> Position:
    return _a_call(deed)  # type: ignore[arg-type]


def _changed_in_place(at: At[Name]) -> None:
    at.seat = "home"  # type: ignore[misc]


PRECONDITION = Precondition("MOM.no-empty-promise", "of-a-name", _of_a_name)

RULE_WITH_THE_PRECONDITION_OF_ANOTHER = ActionRule(  # type: ignore[misc]
    action=Call, stages=("choose",), candidates=only(Call("Draw")), preconditions=(PRECONDITION,), effect=_a_call
)
