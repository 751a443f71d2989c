"""A turn: the coaches alternate in activating their men, each once, or pass on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scrimmage_rules.kernel.contract import ActionRule, Event, Precondition, Settled, Test
from scrimmage_rules.tactical_soccer.actions import Skip
from scrimmage_rules.tactical_soccer.halves import end_of_turn, has_left
from scrimmage_rules.tactical_soccer.position import MEN, Man, Position, active_seat, in_order, other, place_of
from scrimmage_rules.tactical_soccer.set_up import prepare

if TYPE_CHECKING:
    from scrimmage_rules.kernel.chance import Chance
    from scrimmage_rules.kernel.hexes import Hex
    from scrimmage_rules.tactical_soccer.options import Rules

ACTIVATE = frozenset({"activate"})


def use_action(position: Position, man: Man) -> Position:
    """The man has had his action for this turn (TURN.one-action)."""
    return replace(position, done=in_order((*position.done, man)))


def finish_activation(rules: Rules, position: Position, events: list[Event]) -> Settled:
    """The other coach activates next; one who has men left while the other has none goes on alone (TS-A27)."""
    for seat in (other(active_seat(position)), active_seat(position)):
        if has_left(position, seat):
            events = [*events, Event("next", ("TURN.alternate",), {"seat": seat})]
            if position.kick_off is not None:
                return prepare(rules, replace(position, active=seat), events)
            return replace(position, phase="activate", active=seat), events
    return end_of_turn(rules, position, events)


# ---- what every activation needs


def able_men(position: Position, seat: str) -> list[tuple[Man, Hex]]:
    """The men whom this coach may activate now, each with his hex."""
    if seat != position.active:
        return []
    men, done = position.men, position.done
    squad = position.squads.of(seat)
    return [(man, place) for man in squad if man not in done and (place := getattr(men, man)) is not None]


def _your_turn(_rules: Rules, position: Position, seat: str, _action: Any) -> bool:
    return seat == position.active


def _your_man(_rules: Rules, position: Position, seat: str, action: Any) -> bool:
    return action.man in position.squads.of(seat)


def _on_the_field(_rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return action.man not in position.sent_off


def _not_barred(_rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return action.man not in position.barred


def _action_left(_rules: Rules, position: Position, _seat: str, action: Any) -> bool:
    return action.man not in position.done


ACTIVATION = (
    Precondition("TURN.alternate", "not-your-turn", _your_turn, also=("TURN.first-starts",)),
    Precondition("TEAM.draft-own", "not-your-man", _your_man),
    Precondition("CARD.red-effect", "sent-off", _on_the_field),
    Precondition("CARD.yellow-effect", "barred", _not_barred),
    Precondition("TURN.one-action", "already-done", _action_left),
)
"""The preconditions of everything a man is activated for."""


def of_men_on_the_field(test: Test) -> Test:
    """A test that is asked only of men on the field: that a man is off it has a reason of its own."""

    def holds(rules: Rules, position: Position, seat: str, action: Any) -> bool:
        return place_of(position, action.man) is None or test(rules, position, seat, action)

    return holds


# ---- passing on a man


def _skip(rules: Rules, position: Position, action: Skip, _chance: Chance) -> Settled:
    """The man counts as done for this turn (TURN.pass-on, TURN.optional, TS-A28)."""
    event = Event("skipped", ("TURN.pass-on", "TURN.optional"), {"man": action.man})
    return finish_activation(rules, use_action(position, action.man), [event])


SKIPS = {man: Skip(man) for man in MEN}


def _skip_candidates(_rules: Rules, position: Position, seat: str) -> Iterable[Skip]:
    return [SKIPS[man] for man, _ in able_men(position, seat)]


SKIP = ActionRule(
    phases=ACTIVATE,
    candidates=_skip_candidates,
    preconditions=(
        *ACTIVATION[:-1],
        Precondition("TURN.pass-on", "already-done", _action_left, also=("TURN.one-action", "TURN.optional")),
    ),
    settle=_skip,
    exact=True,
)
