"""The contract every ruleset keeps: options in, immutable positions, actions checked, events out, all citing clauses.

A ruleset supplies its parts (rules, preconditions, effects, views, queries); what follows from them alone - checking,
applying, legal actions, turns, explanations - is written here once, so that all games behave alike.

Words: `rules` are the options of a game, resolved; `position` is the table and nothing else; a `seat` acts.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from scrimmage_rules.kernel.bounds import MOST_FIELDS, Fields, Text
from scrimmage_rules.kernel.chance import Chance, Need, NeedsChance, Outcome
from scrimmage_rules.kernel.codec import decode
from scrimmage_rules.kernel.errors import ScrimmageError, UnknownName
from scrimmage_rules.kernel.rulebook import Rulebook

CHANCE_SEAT = "chance"
PUBLIC = "public"

HIDDEN = "hidden"
"""What a view shows in place of a secret; nothing else in a position may have this value."""

Facts = dict[str, Any]


class Table(Protocol):
    """What the kernel needs to know of any position: the phase it is in."""

    @property
    def phase(self) -> str:
        """The name of the phase, as turns and refusals use it."""


R = TypeVar("R")
P = TypeVar("P", bound=Table)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the players agreed before the game: the edition, settings of the ruleset, and readings by ambiguity id."""

    edition: Text | None = None
    settings: Fields = {}
    readings: Annotated[dict[Text, Text], msgspec.Meta(max_length=MOST_FIELDS)] = {}


class Event(msgspec.Struct, frozen=True):
    """Something an action caused: what sort of thing, the clauses that made it so, and its values."""

    kind: str
    clauses: tuple[str, ...]
    facts: Facts = {}


class Rejection(msgspec.Struct, frozen=True, kw_only=True):
    """An illegal action answered: the clause that forbids it, a short code, and other clauses that forbid it too."""

    clause: str
    code: str
    also: tuple[str, ...] = ()
    facts: Facts = {}


class Fault(msgspec.Struct, frozen=True):
    """One reason why data is no position (or no setting) of a ruleset: the clause it breaks and the place."""

    clause: str
    code: str
    path: str


class Refused(ScrimmageError):
    """Well-formed data that breaks rules; `faults` lists every reason, the first being the one to name."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        """The text names the first reason and counts the rest."""
        self.faults = tuple(faults)
        first, more = self.faults[0], len(self.faults) - 1
        rest = f" (and {more} more)" if more else ""
        super().__init__(f"{first.path}: {first.code} breaks {first.clause}{rest}")


class Applied(msgspec.Struct, Generic[P], frozen=True):
    """An action carried out: the new position, what happened, and how many entries of the script were used."""

    position: P
    events: tuple[Event, ...]
    used: int


class Finding(msgspec.Struct, frozen=True):
    """One clause consulted about an action: whether it held, and the values that decided."""

    clause: str
    holds: bool
    facts: Facts = {}


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winner (None for a draw) and the clause that ended it."""

    winner: str | None
    clause: str


class Pending(msgspec.Struct, frozen=True):
    """A seat that may act now, with the sorted types of its legal actions."""

    seat: str
    kinds: tuple[str, ...]


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is: the phase and everybody who may act (several for secret choices), or the result."""

    phase: str
    pending: tuple[Pending, ...]
    over: bool
    result: Result | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a query: its value as plain data, and the clauses it rests on."""

    value: Any
    clauses: tuple[str, ...] = ()


Test = Callable[[Any, Any, str, Any], bool]


class Precondition(msgspec.Struct, frozen=True):
    """One thing that must hold before an action: `holds(rules, position, seat, action)`.

    `clause` is blamed with `code` where it does not; `also` lists clauses that say the same; `facts` gives the values.
    """

    clause: str
    code: str
    holds: Test
    also: tuple[str, ...] = ()
    facts: Callable[[Any, Any, str, Any], Facts] | None = None


Settled = tuple[Any, list[Event]]
"""What the effects of an action give: the new position and the events, in order."""


def alone(action: Any) -> Callable[[Any, Any, str], tuple[Any, ...]]:
    """The candidates of an action that leaves nothing to choose: itself."""
    return lambda _rules, _position, _seat: (action,)


def by_chance(clause: str) -> Precondition:
    """What only the seat of chance may do, by this clause."""
    return Precondition(clause, "not-chance", lambda _rules, _position, seat, _action: seat == CHANCE_SEAT)


class ActionRule(msgspec.Struct, frozen=True):
    """All a ruleset says of one type of action.

    `phases` are those it is due in; `candidates(rules, position, seat)` lists what might be tried, legal or not;
    `settle(rules, position, action, chance)` carries it out. `exact` says that the candidates are the legal actions and
    no others, so that nothing need be asked of them again.
    """

    phases: frozenset[str]
    candidates: Callable[[Any, Any, str], Iterable[Any]]
    preconditions: tuple[Precondition, ...]
    settle: Callable[[Any, Any, Any, Chance], Settled]
    exact: bool = False


Query = Callable[[Any, Facts], Answer]


def _without_nulls(data: Any) -> Any:
    """Options as given, without the fields, settings and readings that are null: null is as good as left out."""
    if not isinstance(data, dict):
        return data
    parts = {key: value for key, value in data.items() if value is not None}
    for name in ("settings", "readings"):
        if isinstance(parts.get(name), dict):
            parts[name] = {key: value for key, value in parts[name].items() if value is not None}
    return parts


class Ruleset(ABC, Generic[R, P]):
    """One game: the parts it supplies, and what follows from them."""

    id: ClassVar[str]
    title: ClassVar[str]
    editions: ClassVar[tuple[str, ...]] = ()
    seats: ClassVar[tuple[str, ...]]
    position_type: ClassVar[type[Any]]
    action_type: ClassVar[Any]
    action_rules: ClassVar[Mapping[type[Any], ActionRule]]
    queries: ClassVar[Mapping[str, Query]]
    data_types: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """What else a user may write as data, such as a deck, by name: its schema is published."""
    rulebook: ClassVar[Rulebook]

    # ---- supplied by each game

    @abstractmethod
    def rules(self, options: Options) -> R:
        """The options resolved; raises `UnknownName`, `MalformedData`, or `Refused` for settings that break a rule."""

    @abstractmethod
    def start(self, rules: R) -> Applied[P]:
        """The position before anything has happened, with the events of setting it up."""

    @abstractmethod
    def faults(self, rules: R, position: P) -> Iterator[Fault]:
        """Every reason why a well-formed position cannot be one."""

    @abstractmethod
    def not_due(self, rules: R, position: P, seat: str, action: Any) -> str:
        """The clause that says what is due instead, for an action of another phase."""

    @abstractmethod
    def result(self, rules: R, position: P) -> Result | None:
        """The result if the game is over."""

    @abstractmethod
    def view(self, rules: R, position: P, seat: str) -> Answer:
        """What this seat may know (`public`: what anybody may)."""

    @abstractmethod
    def published(self) -> dict[str, Any]:
        """Data that implementations in other languages need, by its path in the published suite."""

    def agreed(self, rules: R) -> tuple[Event, ...]:
        """What the options of a game decide for it, with the clauses: told with a new or a loaded position."""
        del rules
        return ()

    def for_replay(self, options: Options) -> Options:
        """The options under which a recorded game is replayed: its own, unless they are offered for replays only."""
        return options

    # ---- what follows

    def options(self, data: Any) -> Options:
        """Options from plain data, decoded strictly, null as if left out; an unknown edition raises `UnknownName`."""
        options = decode(_without_nulls(data), Options, "$.options")
        if options.edition is not None and options.edition not in self.editions:
            raise UnknownName(f"edition of {self.id}", options.edition, self.editions)
        return options

    def action(self, data: Any) -> Any:
        """An action from plain data, decoded strictly."""
        decoded: Any = decode(data, self.action_type, "$.action")
        return decoded

    def load(self, rules: R, data: Any) -> P:
        """A position from plain data; `MalformedData` for a wrong shape, `Refused` with all reasons else."""
        position: P = decode(data, self.position_type, "$.position")
        faults = list(self.faults(rules, position))
        if faults:
            raise Refused(faults)
        return position

    def check(self, rules: R, position: P, seat: str, action: Any) -> Rejection | None:
        """None if the seat may do this now, else why not."""
        rule = self.action_rules[type(action)]
        if position.phase not in rule.phases:
            return Rejection(clause=self.not_due(rules, position, seat, action), code="not-due")
        for precondition in rule.preconditions:
            if not precondition.holds(rules, position, seat, action):
                return self._rejection(rules, position, seat, action)
        return None

    def _rejection(self, rules: R, position: P, seat: str, action: Any) -> Rejection:
        preconditions = self.action_rules[type(action)].preconditions
        broken = [each for each in preconditions if not each.holds(rules, position, seat, action)]
        first = broken[0]
        others = [clause for each in broken for clause in (each.clause, *each.also)]
        also = tuple(dict.fromkeys(clause for clause in others if clause != first.clause))
        facts = first.facts(rules, position, seat, action) if first.facts else {}
        return Rejection(clause=first.clause, code=first.code, also=also, facts=facts)

    def legal(self, rules: R, position: P, seat: str) -> Iterator[Any]:
        """Every action this seat may do now, in a fixed order."""
        due = self._rules_by_phase.get(position.phase, ())
        return chain.from_iterable(
            rule.candidates(rules, position, seat) if rule.exact else self._tried(rule, rules, position, seat)
            for rule in due
        )

    @cached_property
    def _rules_by_phase(self) -> dict[str, tuple[ActionRule, ...]]:
        phases = {phase for rule in self.action_rules.values() for phase in rule.phases}
        return {phase: tuple(rule for rule in self.action_rules.values() if phase in rule.phases) for phase in phases}

    @staticmethod
    def _tried(rule: ActionRule, rules: R, position: P, seat: str) -> Iterator[Any]:
        for action in rule.candidates(rules, position, seat):
            if all(each.holds(rules, position, seat, action) for each in rule.preconditions):
                yield action

    def turn(self, rules: R, position: P) -> Turn:
        """Who may act now and how, or the result."""
        result = self.result(rules, position)
        if result is not None:
            return Turn(position.phase, (), over=True, result=result)
        pending = []
        for seat in self.seats:
            kinds = {action.__struct_config__.tag for action in self.legal(rules, position, seat)}
            if kinds:
                pending.append(Pending(seat, tuple(sorted(kinds))))
        return Turn(position.phase, tuple(pending), over=False)

    def apply(
        self, rules: R, position: P, seat: str, action: Any, script: Sequence[Outcome] = ()
    ) -> Applied[P] | Rejection | Need:
        """Carry an action out, or say why not, or what chance is still needed; the old position is never changed.

        Raises `ChanceLeft` or `ChanceMismatch` if the script does not fit.
        """
        rejection = self.check(rules, position, seat, action)
        if rejection is not None:
            return rejection
        chance = Chance(script)
        try:
            after, events = self.action_rules[type(action)].settle(rules, position, action, chance)
        except NeedsChance as short:
            return short.need
        chance.finish()
        return Applied(after, tuple(events), chance.used)

    def explain(
        self, rules: R, position: P, seat: str, action: Any, script: Sequence[Outcome] = ()
    ) -> list[Finding] | Need:
        """The clauses consulted about an action in order: its preconditions, then, if all hold, its effects."""
        rule = self.action_rules[type(action)]
        if position.phase not in rule.phases:
            return [Finding(self.not_due(rules, position, seat, action), holds=False, facts={"phase": position.phase})]
        findings = []
        for each in rule.preconditions:
            facts = each.facts(rules, position, seat, action) if each.facts else {}
            findings.append(Finding(each.clause, each.holds(rules, position, seat, action), facts))
        if not all(finding.holds for finding in findings):
            return findings
        outcome = self.apply(rules, position, seat, action, script)
        if isinstance(outcome, Need):
            return outcome
        assert isinstance(outcome, Applied)  # all preconditions hold
        effects = [Finding(clause, True, event.facts) for event in outcome.events for clause in event.clauses]
        return findings + effects

    def query(self, rules: R, name: str, args: Facts) -> Answer:
        """The answer to a question about tables or distances; unknown names raise `UnknownName`.

        An argument that is null is as good as left out.
        """
        if name not in self.queries:
            raise UnknownName(f"query of {self.id}", name, self.queries)
        return self.queries[name](rules, {key: value for key, value in args.items() if value is not None})
