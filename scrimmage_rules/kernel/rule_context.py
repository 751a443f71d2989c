"""The context of a rule function: an action that is checked (`At`), and an action that is carried out (`Deed`).

A question is asked of an `At`: may this seat do this here? A deed is an `At` with the chance it meets and the record of
what happens; an effect picks from the one, says events into the other, and returns the new position only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from scrimmage_rules.kernel.chance import Chance, Face
from scrimmage_rules.kernel.contract import CHANCE_SEAT, Event, Facts
from scrimmage_rules.kernel.errors import RulesetFault

R_co = TypeVar("R_co", covariant=True)
P_co = TypeVar("P_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)
R_contra = TypeVar("R_contra", contravariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
R = TypeVar("R")
P = TypeVar("P")
A = TypeVar("A")
T = TypeVar("T")
Arguments = ParamSpec("Arguments")


def _kebab_case(name: str) -> str:
    """Return a class name in kebab case: `TurnTryCard` is `turn-try-card` on the wire."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=_kebab_case):
    """Base class of all actions of seats; the `type` of an action in messages is the name of its class."""


class At(msgspec.Struct, Generic[R_co, P_co, A_co], frozen=True, dict=True):
    """Context in which a rule checks an action: the rules of the game, the position, the acting seat, and the action.

    `At[None]` has no action yet: it is the context of the question which actions the seat may take.
    """

    rules: R_co
    position: P_co
    seat: str
    action: A_co

    def compute_once(self, function: Callable[[At[R_co, P_co, A_co]], T]) -> T:
        """Return the result of a function for this action at this position, computed only once."""
        known: dict[Any, Any] = self.__dict__  # a question has no other attributes than its fields, which are not here
        if function in known:
            return known[function]  # type: ignore[no-any-return]
        found = known[function] = function(self)
        return found


class Deed(At[R_co, P_co, A_co], Generic[R_co, P_co, A_co], frozen=True):
    """An action during its execution; `position` is the position before it, and `record` has its events."""

    chance: Chance
    record: list[Event]

    def pick(self, kind: str, purpose: str, faces: Sequence[Face], *, again: bool = False) -> Face:
        """Return the outcome of a die, card or coin with these equally likely faces; see `Chance.pick` for its errors.

        A face that occurs several times is more likely. With `again` it is thrown until it has an effect, and each time
        all is as it was the first time. Raise `RulesetFault` for a dict of weights, and for an empty list.
        """
        if not faces or isinstance(faces, dict):
            problem = "expected a list of values, got a dict" if faces else "the list of values is empty"
            remedy = "write a list, in which a repeated value is more likely"
            raise RulesetFault("deed.pick", f"{kind} for {purpose}", f"{problem}; {remedy}")
        return self.chance.pick(kind, purpose, faces, again=again)

    def say(self, kind: str, clauses: Sequence[str], **facts: Any) -> None:
        """Record an event: its kind, the clauses that caused it, and its values."""
        self.record.append(Event(kind, tuple(clauses), facts))


class UnrecordedDeed(Deed[R_co, P_co, A_co], Generic[R_co, P_co, A_co], frozen=True):
    """An action whose events are not recorded, in a game of which only the positions matter."""

    def say(self, kind: str, clauses: Sequence[str], **facts: Any) -> None:
        """Do nothing, because the events of this action are not recorded."""


class Precondition(msgspec.Struct, Generic[R_contra, P_contra, A_contra], frozen=True):
    """A condition that must hold before an action.

    `clause` is blamed with `code` where it does not; `also` lists clauses that say the same; `facts` gives the values
    that decide, by their names. `gates` are the codes of earlier preconditions without which this one makes no sense:
    where one of them is broken this one is not asked, and so it need not have an answer then.
    """

    clause: str
    code: str
    holds: Callable[[At[R_contra, P_contra, A_contra]], bool]
    also: tuple[str, ...] = ()
    facts: Mapping[str, Callable[[At[R_contra, P_contra, A_contra]], Any]] = {}
    gates: tuple[str, ...] = ()

    def told(self, at: At[R_contra, P_contra, A_contra]) -> Facts:
        """Return each fact on which this precondition depends, by name, with its value."""
        return {name: value(at) for name, value in self.facts.items()}


class ActionRule(msgspec.Struct, Generic[R, P, A], frozen=True, kw_only=True):
    """The rule for one type of action: the stages that expect it, its possible actions (candidates), its preconditions
    and its effect.

    `stages` are those of the sequence of play in which it is due; `candidates` lists what might be tried, legal or not;
    `preconditions` are listed in the order of blame, which the wire pages publish; `effect` carries it out.
    `complete` says that the candidates are the legal actions and no others, so that nothing need be asked of them
    again. `can_act` is the fast form of the list, where there is one: it says whether the list has an action, and is
    asked only in one of the stages, of a seat that acts in that stage. `at_a_glance` is the fast form of the
    preconditions, where there is one: it says whether all hold, but not which does not. `secret` names the places of a
    position in which the action puts what views mask: it is known to its own seat alone for as long as something there
    is masked, also if it was masked before.
    """

    action: type[A]
    stages: tuple[str, ...]
    candidates: Callable[[At[R, P, None]], Iterable[A]]
    preconditions: tuple[Precondition[R, P, A], ...] = ()
    effect: Callable[[Deed[R, P, A]], P]
    complete: bool = False
    can_act: Callable[[At[R, P, None]], bool] | None = None
    at_a_glance: Callable[[At[R, P, A]], bool] | None = None
    secret: tuple[str, ...] = ()

    @property
    def tag(self) -> str:
        """Return the `type` of the action in JSON data."""
        action: Any = self.action
        return str(action.__struct_config__.tag)

    def check_preconditions(self, at: At[R, P, A]) -> Iterator[tuple[Precondition[R, P, A], bool]]:
        """Yield each precondition that applies to this action, in the order of blame, and whether it holds."""
        closed: set[str] = set()
        for each in self.preconditions:
            asked = closed.isdisjoint(each.gates)
            holds = asked and each.holds(at)
            if asked:
                yield each, holds
            if not holds:
                closed.add(each.code)


def provided(gates: tuple[str, ...], *preconditions: Precondition[R, P, A]) -> tuple[Precondition[R, P, A], ...]:
    """Return these preconditions with an added condition: they are checked only if the preconditions named in `gates`
    hold.
    """
    return tuple(replace(each, gates=(*gates, *each.gates)) for each in preconditions)


SEAT: Mapping[str, Callable[[At[Any, Any, Any]], Any]] = {"seat": lambda at: at.seat}
"""Name of the fact that decides the precondition about the acting seat."""


def only(action: A) -> Callable[[At[Any, Any, None]], tuple[A, ...]]:
    """Return a candidates function for an action without fields: it lists this one action."""
    return lambda _at: (action,)


def only_if(can_act: Callable[[At[Any, Any, Any]], bool], action: A) -> Callable[[At[Any, Any, None]], tuple[A, ...]]:
    """Return a candidates function for an action without fields: it lists the action if `can_act` is true, otherwise
    nothing.
    """
    return lambda at: (action,) if can_act(at) else ()


def only_if_all_hold(
    preconditions: Iterable[Precondition[R, P, Any]], action: A
) -> Callable[[At[R, P, None]], tuple[A, ...]]:
    """Return a candidates function for an action without fields: it lists the action if all preconditions hold.

    The question without an action is passed to them, so that they share what other lists have asked of it once.
    """

    def list_if_legal(at: At[R, P, None]) -> tuple[A, ...]:
        for each in preconditions:
            if not each.holds(at):
                return ()
        return (action,)

    return list_if_legal


def drop_first_argument(function: Callable[Arguments, T]) -> Callable[Concatenate[Any, Arguments], T]:
    """Return a function that drops its first argument and passes all other arguments to `function`.

    A ruleset lists its rule functions in tables, and calls all functions of one table with the same arguments.
    `drop_first_argument` wraps each function that does not need the first argument.
    """

    def call_without_first_argument(_first: Any, /, *arguments: Arguments.args, **named: Arguments.kwargs) -> T:
        return function(*arguments, **named)

    return call_without_first_argument


def require_chance_seat(clause: str) -> Precondition[Any, Any, Any]:
    """Return the precondition that only the seat of chance may act, with its clause."""
    return Precondition(clause, "not-chance", lambda at: at.seat == CHANCE_SEAT, facts=SEAT)
