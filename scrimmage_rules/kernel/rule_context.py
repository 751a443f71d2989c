"""The context of a rule function: an action that is checked (`At`), and an action that is carried out (`Deed`).

An `At` answers whether this seat may perform this action at this position. A `Deed` is an `At` that also has the
outcomes of chance and the record of events. The effect of an action picks outcomes of chance, records events, and
returns the new position.
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
    """Context in which a rule checks an action: the rules of the game, the position, the seat that acts, and the
    action.

    An `At` with None as its action is the context for listing the actions that the seat may perform.
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

        A face that is listed several times is more likely. `again` says that this die is rolled until it has an effect,
        and that each roll starts from the same state as the first roll. Raise `RulesetFault` for a dict of weights, and
        for an empty list.
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
    """An action in a game of which only the positions matter, so that its events are not recorded."""

    def say(self, kind: str, clauses: Sequence[str], **facts: Any) -> None:
        """Do nothing, because the events of this action are not recorded."""


class Precondition(msgspec.Struct, Generic[R_contra, P_contra, A_contra], frozen=True):
    """A condition that must hold before an action.

    If the condition does not hold, `clause` is reported with `code`. `also` lists other clauses that state the same
    condition. `facts` returns the values that decide, by name. `gates` are the codes of earlier preconditions on which
    this condition depends. If one of them does not hold, this condition is not checked, so that its function may rely
    on them.
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

    `stages` are the stages of the sequence of play in which the action is due. `candidates` lists possible actions,
    which may be illegal. `preconditions` are in the order of blame, which the wire pages publish. `effect` performs the
    action. `complete` says that the candidates are exactly the legal actions, so that they need no check. `can_act`, if
    given, says faster than the list whether the seat has a legal action of this type. It is called only in one of the
    stages, for a seat that acts in that stage. `at_a_glance`, if given, is a faster check whether all preconditions
    hold, but does not say which one fails. `secret` names the places of a position where the action puts values that
    views mask. As long as a value there is masked, only the seat that acted knows the action, even if the value was
    masked before.
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
        """Yield each precondition that applies to this action, and whether it holds, in the order of blame."""
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
"""Facts of a precondition about the acting seat: the name `seat` and a function that returns its value."""


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

    The preconditions get the context without an action, so that they can reuse what `At.compute_once` has computed for
    other lists.
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
