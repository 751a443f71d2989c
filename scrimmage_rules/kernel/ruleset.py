"""A ruleset as one value: the parts that a game defines, and functions that work for all games."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial, reduce
from itertools import chain, repeat
from operator import itemgetter, or_
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from scrimmage_rules.kernel.chance import Chance, Need, NeedsChance, Outcome
from scrimmage_rules.kernel.codec import decode, plain_lists
from scrimmage_rules.kernel.contract import (
    Answer,
    Applied,
    Event,
    Facts,
    Fault,
    Finding,
    Options,
    Pending,
    Phased,
    Refused,
    Rejection,
    Result,
    Turn,
)
from scrimmage_rules.kernel.errors import (
    MalformedData,
    RulesetFault,
    StuckGame,
    UnknownName,
    create_unknown_stage_error,
)
from scrimmage_rules.kernel.position_faults import Blame
from scrimmage_rules.kernel.rule_context import ActionRule, At, Deed
from scrimmage_rules.kernel.rulebook import Rulebook
from scrimmage_rules.kernel.sequence import SequenceOfPlay, Stage
from scrimmage_rules.kernel.side_mirroring import Mirror
from scrimmage_rules.kernel.size_limits import LONGEST_TEXT

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
P = TypeVar("P", bound=Phased)


class Question(msgspec.Struct, Generic[R_co], frozen=True):
    """A query with its context: the ruleset, the rules under its options, and the arguments."""

    ruleset: Ruleset[Any, Any]
    rules: R_co
    args: Facts

    def text(self, name: str, known: Any) -> str:
        """Return an argument that must be one of the known names; raise `MalformedData` or `UnknownName` for any other
        value.
        """
        value = self.args.get(name)
        if not isinstance(value, str) or len(value) > LONGEST_TEXT:
            raise MalformedData(f"$.args.{name}", f"expected a text of at most {LONGEST_TEXT} characters")
        if value not in known:
            raise UnknownName(name, value, known)
        return value

    def number(self, name: str, least: int, most: int) -> int:
        """Return an argument that must be a whole number from `least` to `most`; raise `MalformedData` otherwise."""
        value = self.args.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise MalformedData(f"$.args.{name}", f"expected a whole number from {least} to {most}")
        return value


class Chapter(Protocol):
    """A module of a game with its actions, from which a ruleset is assembled."""

    @property
    def RULES(self) -> tuple[ActionRule[Any, Any, Any], ...]:  # noqa: N802  (a constant of the module)
        """The rules of this chapter, one for each type of action."""


def _drop_nulls(data: Any) -> Any:
    """Return options without the fields, settings and readings whose value is null. A null value means that the user
    left it out.
    """
    if not isinstance(data, dict):
        return data
    parts = {key: value for key, value in data.items() if value is not None}
    for name in ("settings", "readings"):
        if isinstance(parts.get(name), dict):
            parts[name] = {key: value for key, value in parts[name].items() if value is not None}
    return parts


def _has_any_action(listed: Callable[[At[R, P, None]], Iterable[Any]], at: At[R, P, None]) -> bool:
    """Return whether a list of actions has at least one item; compute no item after the first."""
    return any(True for _ in listed(at))


class Ruleset(msgspec.Struct, Generic[R, P], frozen=True, kw_only=True, dict=True):
    """A game as one value: the parts that it defines, and the functions that all games share.

    `rules` turns options into rules. It raises `UnknownName`, `MalformedData`, or `Refused` for settings that break a
    rule. `start` returns the first position with the events of its set-up. `agreed` returns events that state what the
    options decide, for a new or a loaded position. `faults` yields every reason why a well-formed position is invalid.
    `reasons` lists these reasons as data, and may have a text above each group of reasons. `arranged` puts the parts of
    a loaded position into a fixed order. `view` returns what a seat may know; for the seat `public`, what every seat
    may know. `published` returns data that implementations in other languages need, by its path in the published suite.
    `data_types` has the types of other data that a user may write, such as a deck; their schemas are published.
    `facets` names queries that an implementation may lack even if it answers all other queries. `for_replay` returns
    the options under which a recorded game is replayed. `mirror` exchanges the two sides, if the rules treat them
    alike. `choices_depend_on`, if given, returns all parts of a position that decide its legal actions. Simulated games
    then list the actions only once for all positions in which these parts are equal.
    """

    id: str
    title: str
    seats: tuple[str, ...]
    rulebook: Rulebook
    editions: tuple[str, ...] = ()
    position_type: type[P]
    sequence: SequenceOfPlay[R, P]
    chapters: tuple[Chapter, ...]
    queries: Mapping[str, Callable[[Question[R]], Answer]] = MappingProxyType({})
    rules: Callable[[Options], R]
    start: Callable[[R], Applied[P]]
    faults: Callable[[R, P], Iterator[Fault]] = lambda _rules, _position: iter(())
    reasons: tuple[Blame | str, ...] = ()
    result: Callable[[P], Result | None]
    view: Callable[[R, P, str], Answer] = lambda _rules, position, _seat: Answer(plain_lists(position))
    arranged: Callable[[P], P] = lambda position: position
    agreed: Callable[[R], tuple[Event, ...]] = lambda _rules: ()
    published: Callable[[], dict[str, Any]] = dict
    data_types: Mapping[str, Any] = MappingProxyType({})
    facets: tuple[str, ...] = ()
    for_replay: Callable[[Options], Options] = lambda options: options
    mirror: Mirror | None = None
    choices_depend_on: Callable[[P], Hashable] | None = None

    def __post_init__(self) -> None:
        """Raise `RulesetFault` if the parts of the game name a stage that does not exist."""
        names = [stage.name for stage in self.sequence.game.stages()]
        for name in names:
            if names.count(name) > 1:
                raise RulesetFault(self.id, f"stage {name!r}", "two stages have this name; rename one of them")
        places = [(f"stage {stage.name!r}, then", stage.then) for stage in self.sequence.by_name.values()]
        rules = self.action_rules.values()
        for place, named in (*places, *((f"action {rule.tag!r}, stages", rule.stages) for rule in rules)):
            for name in named:
                if name not in names:
                    raise create_unknown_stage_error(self.id, place, name, names)

    # ---- from plain data

    def options(self, data: Any) -> Options:
        """Return options from plain data. Null means left out. Raise `UnknownName` for an unknown edition."""
        options = decode(_drop_nulls(data), Options, "$.options")
        if options.edition is not None and options.edition not in self.editions:
            raise UnknownName(f"edition of {self.id}", options.edition, self.editions)
        return options

    def action(self, data: Any) -> Any:
        """Return an action from plain data, decoded strictly."""
        decoded: Any = decode(data, self.action_type, "$.action")
        return decoded

    def load(self, rules: R, data: Any) -> P:
        """Return a position from plain data; raise `MalformedData` for a wrong shape, or `Refused` with all reasons if
        it is impossible.
        """
        position: P = decode(data, self.position_type, "$.position")
        faults = list(self.faults(rules, position))
        if faults:
            raise Refused(faults)
        return self.arranged(position)

    # ---- the rules of actions

    @cached_property
    def action_rules(self) -> dict[type[Any], ActionRule[R, P, Any]]:
        """Return the rule of each type of action, in the order of the chapters."""
        return {rule.action: rule for chapter in self.chapters for rule in chapter.RULES}

    @cached_property
    def action_type(self) -> Any:
        """Return the union type of all actions, which the decoder distinguishes by their `type`."""
        return reduce(or_, self.action_rules)

    @cached_property
    def _rules_by_stage(self) -> dict[str, tuple[ActionRule[R, P, Any], ...]]:
        rules = self.action_rules.values()
        return {stage: tuple(rule for rule in rules if stage in rule.stages) for stage in self.sequence.by_name}

    @cached_property
    def _lists_by_stage(self) -> dict[str, tuple[Callable[[At[R, P, None]], Iterable[Any]], ...]]:
        """Return for each stage the functions that list the possible actions of each type."""
        return {stage: tuple(map(self._get_list, rules)) for stage, rules in self._rules_by_stage.items()}

    @cached_property
    def _kinds_by_stage(self) -> dict[str, tuple[tuple[str, Callable[[At[R, P, None]], bool]], ...]]:
        """Return for each stage the types of actions that it may expect, sorted by name, each with its `can_act`."""
        return {
            stage: tuple(sorted(((rule.tag, self._get_can_act(rule)) for rule in rules), key=itemgetter(0)))
            for stage, rules in self._rules_by_stage.items()
        }

    def _get_list(self, rule: ActionRule[R, P, Any]) -> Callable[[At[R, P, None]], Iterable[Any]]:
        """Return the function that lists the legal actions of a rule."""
        return rule.candidates if rule.complete else partial(self._list_legal_candidates, rule)

    def _get_can_act(self, rule: ActionRule[R, P, Any]) -> Callable[[At[R, P, None]], bool]:
        """Return the function that checks whether a rule has any legal action. It is the rule's own `can_act`. If the
        rule has none, it is a function that looks for the first item of the rule's list of legal actions.
        """
        return rule.can_act or partial(_has_any_action, self._get_list(rule))

    def check(self, at: At[R, P, Any]) -> Rejection | None:
        """Return None if the action of this seat is legal. If it is illegal, return the rejection."""
        rule = self.action_rules[type(at.action)]
        if at.position.phase not in rule.stages:
            return Rejection(
                clause=self._find_clause_of_due_action(at), code="not-due", facts={"phase": at.position.phase}
            )
        if rule.at_a_glance is not None and rule.at_a_glance(at):
            return None
        for precondition in rule.preconditions:
            if not precondition.holds(at):
                return self._rejection(at)
        return None

    def _rejection(self, at: At[R, P, Any]) -> Rejection:
        broken = [each for each, holds in self.action_rules[type(at.action)].check_preconditions(at) if not holds]
        first = broken[0]
        others = [clause for each in broken for clause in (each.clause, *each.also)]
        also = tuple(dict.fromkeys(clause for clause in others if clause != first.clause))
        return Rejection(clause=first.clause, code=first.code, also=also, facts=first.told(at))

    def acting(self, position: P) -> tuple[str, ...]:
        """Return the seats that act in the stage of a position. Raise `RulesetFault` if the stage returns no tuple of
        seats of the game.
        """
        stage = self._stage(position)
        seats: object = stage.seats(position)  # an author's lambda may give anything
        if not isinstance(seats, tuple) or [seat for seat in seats if seat not in self.seats]:
            problem = f"expected a tuple of seats, got {seats!r}; return a tuple such as {self.seats[:1]!r}"
            raise RulesetFault(self.id, f"stage {stage.name!r}, seats", problem)
        return seats

    def _stage(self, position: P) -> Stage[R, P]:
        stage = self.sequence.by_name.get(position.phase)
        if stage is None:
            raise create_unknown_stage_error(self.id, "phase of a position", position.phase, self.sequence.by_name)
        return stage

    def _find_clause_of_due_action(self, at: At[R, P, Any]) -> str:
        """Return the clause that says which action the stage expects."""
        self._stage(at.position)
        return self.sequence.clause_of_due_action(at)

    def legal(self, rules: R, position: P, seat: str) -> Iterator[Any]:
        """Yield every legal action of this seat, in a fixed order."""
        if seat not in self.acting(position):
            return iter(())
        at = At(rules, position, seat, None)
        return chain.from_iterable(listed(at) for listed in self._lists_by_stage[position.phase])

    def choices(self, rules: R, position: P) -> list[tuple[str, Any]]:
        """Return every seat with each of its legal actions, in a fixed order; the list is empty only after the game.

        Raises `StuckGame` where the game is not over and no seat has a legal action.
        """
        listed = self.actions_by_seat(rules, position).items()
        return [choice for seat, actions in listed for choice in zip(repeat(seat), actions)]

    def actions_by_seat(self, rules: R, position: P) -> dict[str, list[Any]]:
        """Return the legal actions of each seat that acts, in the order of `choices`; raise `StuckGame` like
        `choices`.
        """
        acting, lists = self.acting(position), self._lists_by_stage[position.phase]
        found: dict[str, list[Any]] = {}
        for seat in self.seats:
            if seat in acting:
                at = At(rules, position, seat, None)
                actions: list[Any] = []
                found[seat] = actions
                for listed in lists:
                    actions += listed(at)
        if not any(found.values()) and self.result(position) is None:
            raise self._create_stuck_error(rules, position)
        return found

    def _create_stuck_error(self, rules: R, position: P) -> StuckGame:
        """Return the error for a game that cannot continue, with the readings of its rules if it has any."""
        rulings = {each.id: each.ruling for each in self.rulebook.ambiguities.values()}
        readings = getattr(rules, "reading", {}).items()
        others = {name: key for name, key in readings if rulings.get(name) != key}
        return StuckGame(self.id, position.phase, others, plain_lists(position))

    @staticmethod
    def _list_legal_candidates(rule: ActionRule[R, P, Any], at: At[R, P, None]) -> Iterator[Any]:
        for action in rule.candidates(at):
            asked = At(at.rules, at.position, at.seat, action)
            for each in rule.preconditions:  # a loop of our own: `all` over a generator takes half as long again
                if not each.holds(asked):
                    break
            else:
                yield action

    def turn(self, rules: R, position: P) -> Turn:
        """Return the seats that may act now and their actions, or the result; raise `StuckGame` if neither exists."""
        result = self.result(position)
        if result is not None:
            return Turn(position.phase, (), over=True, result=result)
        pending = []
        for seat in self.acting(position):
            kinds = self._kinds(At(rules, position, seat, None))
            if kinds:
                pending.append(Pending(seat, kinds))
        if not pending:
            raise self._create_stuck_error(rules, position)
        return Turn(position.phase, tuple(pending), over=False)

    def _kinds(self, at: At[R, P, None]) -> tuple[str, ...]:
        """Return the types of a seat's legal actions. The search for a type ends at its first legal action."""
        return tuple([kind for kind, can_act in self._kinds_by_stage[at.position.phase] if can_act(at)])

    def apply(self, at: At[R, P, Any], script: Sequence[Outcome] = ()) -> Applied[P] | Rejection | Need:
        """Return the position after a legal action, or the rejection of an illegal one. If the script is too short,
        return the die, card or coin that the action still needs.

        Raises `ChanceLeft` or `ChanceMismatch` if the script does not fit.
        """
        try:
            return self.apply_with(at, Chance(script))
        except NeedsChance as short:
            return short.need

    def apply_with(self, at: At[R, P, Any], chance: Chance) -> Applied[P] | Rejection:
        """Return the new position of a legal action with this chance, or its rejection.

        Raises `NeedsChance` if a script is too short, and the other errors of `apply`.
        """
        deed = Deed(at.rules, at.position, at.seat, at.action, chance, [])
        rejection = self.check(deed)  # what is worked out for it, the effect has too
        return self._carry_out(deed) if rejection is None else rejection

    def apply_listed_action(self, at: At[R, P, Any], chance: Chance) -> Applied[P]:
        """Return the position after an action that is in the list of legal actions.

        The action is not checked again; for any other action, the result is undefined.
        """
        return self._carry_out(Deed(at.rules, at.position, at.seat, at.action, chance, []))

    def _carry_out(self, deed: Deed[R, P, Any]) -> Applied[P]:
        """Return the position after a legal action; raise `NeedsChance`, `ChanceLeft` or `ChanceMismatch` if the chance
        does not fit.
        """
        after = self.action_rules[type(deed.action)].effect(deed)
        deed.chance.finish()
        return Applied(after, tuple(deed.record), deed.chance.used)

    def explain(self, at: At[R, P, Any], script: Sequence[Outcome] = ()) -> list[Finding] | Need:
        """Return the clauses that are checked for an action, in order. They are the clauses of its preconditions; if
        all these hold, the clauses of its effects follow.
        """
        rule, phase = self.action_rules[type(at.action)], at.position.phase
        if phase not in rule.stages:
            return [Finding(self._find_clause_of_due_action(at), holds=False, facts={"phase": phase})]
        findings = [Finding(each.clause, holds, each.told(at)) for each, holds in rule.check_preconditions(at)]
        if not all(finding.holds for finding in findings):
            return findings
        outcome = self.apply(at, script)
        if isinstance(outcome, Need):
            return outcome
        assert isinstance(outcome, Applied)  # all preconditions hold
        effects = [Finding(clause, True, event.facts) for event in outcome.events for clause in event.clauses]
        return findings + effects

    def clauses_of_permission(self, at: At[R, P, Any]) -> Iterator[str]:
        """Yield the clauses that permit a legal action: those of its stage and of its preconditions."""
        yield self._find_clause_of_due_action(at)
        for each, _ in self.action_rules[type(at.action)].check_preconditions(at):
            yield from (each.clause, *each.also)

    # ---- queries

    def query(self, rules: R, name: str, args: Facts) -> Answer:
        """Return the answer to a query about tables or distances; raise `UnknownName` for an unknown name.

        An argument with the value null counts as left out.
        """
        if name not in self.queries:
            raise UnknownName(f"query of {self.id}", name, self.queries)
        given = {key: value for key, value in args.items() if value is not None}
        return self.queries[name](Question(self, rules, given))
