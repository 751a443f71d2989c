"""An opened ruleset: a game with its edition, settings and readings, and the queries about them."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import msgspec

from scrimmage_rules.kernel.cached_attributes import cached_attribute
from scrimmage_rules.kernel.codec import TOO_DEEP, plain_lists, require_plain_data
from scrimmage_rules.kernel.contract import Answer, Options
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.rulebook import Ambiguity, Clause
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.game import Game
from scrimmage_rules.library.history import START
from scrimmage_rules.rulesets import list_rulesets, ruleset


class Rules(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A ruleset under agreed options, made by `open_ruleset`. Two `Rules` are equal if their rulesets and options are
    equal.

    `ruleset` is the id; `options` has the agreed edition, settings and readings, and must only be read.

    Examples:
        >>> from scrimmage_rules import open_ruleset
        >>> rules = open_ruleset("computer-football", edition="classic")
        >>> rules.ruleset, rules.options.edition, rules == open_ruleset("computer-football")
        ('computer-football', 'classic', False)
    """

    ruleset: str
    options: Options

    def __eq__(self, other: object) -> bool:
        """Return whether the ruleset and the options are equal."""
        if self is other:
            return True
        if not isinstance(other, Rules):
            return NotImplemented
        return self.ruleset == other.ruleset and self.options == other.options

    def __hash__(self) -> int:
        """Return a hash; equal rules have equal hashes."""
        return hash((Rules, self.ruleset))

    @cached_attribute
    def engine(self) -> Ruleset[Any, Any]:
        """Return the internal ruleset, which is not part of the public interface."""
        return ruleset(self.ruleset)

    @cached_attribute
    def resolved(self) -> Any:
        """Return the internal rules under the chosen options, which are not part of the public interface."""
        return self.engine.rules(self.options)

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the seats of the game, with `chance` last.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("tactical-soccer").seats
            ('red', 'blue', 'chance')
        """
        return self.engine.seats

    @property
    def title(self) -> str:
        """Return the name of the game.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("tactical-soccer").title
            'Scrimmage, A Tactical Soccer Game'
        """
        return self.engine.title

    @property
    def editions(self) -> tuple[str, ...]:
        """Return the editions of the ruleset; empty if it has only one.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("computer-football").editions
            ('power', 'classic')
        """
        return self.engine.editions

    # ---- games

    def start(self) -> Game:
        """Return a new game before any action; its events report the agreed options and the set-up.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("computer-football", edition="power").start().events[-1].clauses
            ('NEWGAME.button', 'INTRO.two-players')
        """
        started = self.engine.start(self.resolved)
        return Game(self, started.position, (*self.engine.agreed(self.resolved), *started.events), START)

    def load(self, position: Mapping[str, Any]) -> Game:
        """Return a game from a position as plain data, in the form of the wire page, as `save` writes it.

        Raises `MalformedData` with the place for malformed data, and `Refused` with every reason and its clause for an
        invalid position.

        Examples:
            >>> from scrimmage_rules import Refused, open_ruleset
            >>> rules = open_ruleset("card-football")
            >>> position = rules.start().save() | {"quarter": 9}
            >>> try:
            ...     rules.load(position)
            ... except Refused as refused:
            ...     print(refused.faults[0].path, refused.faults[0].clause)
            /quarter END.fourth
        """
        loaded = self.engine.load(self.resolved, require_plain_data(position, "$.position"))
        return Game(self, loaded, self.engine.agreed(self.resolved))

    def at(self, position: Any) -> Game:
        """Return a game from the `position` of another game under equal rules, which is not checked again.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> rules = open_ruleset("card-football")
            >>> rules.at(rules.start().position) == rules.start()
            True
        """
        return Game(self, argument_checks.check_position(self.engine, position))

    # ---- what the rules say

    def query(self, name: str, args: Mapping[str, Any] | None = None) -> Answer:
        """Return the answer to a query about tables or distances, with its clauses.

        The wire page of the ruleset lists its queries, their arguments and the units of their values. Raises
        `UnknownName` for an unknown query, and `MalformedData` for invalid arguments.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> answer = open_ruleset("card-football").query("scoring")
            >>> answer.value["touchdown"], "TD.six" in answer.clauses
            (6, True)
        """
        answer = self.engine.query(
            self.resolved, argument_checks.check_text(name, "$.query"), argument_checks.check_mapping(args, "$.args")
        )
        return Answer(plain_lists(answer.value), answer.clauses)

    def queries(self) -> tuple[str, ...]:
        """Return the names of all queries, in the order of their names.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> "scoring" in open_ruleset("card-football").queries()
            True
        """
        return tuple(sorted(self.engine.queries))

    def clause(self, clause_id: str) -> Clause:
        """Return the clause of an id: its kind, its place in the source, and its text; raises `UnknownName`.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football").clause("TD.six").kind
            'victory'
        """
        return self.engine.rulebook.clause(argument_checks.check_text(clause_id, "$.clause"))

    def ambiguities(self) -> tuple[Ambiguity, ...]:
        """Return every place where the source is silent or contradictory, with its readings and the recommended one.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_to_choice = [each for each in open_ruleset("card-football").ambiguities() if each.switchable]
            >>> next((each.keys, each.ruling) for each in open_to_choice if each.id == "KF-A17")
            (('scrimmage-gainer-relative', 'at-scrimmage', 'offence-relative'), 'scrimmage-gainer-relative')
        """
        return tuple(self.engine.rulebook.ambiguities.values())

    def readings(self) -> dict[str, str]:
        """Return the reading of each ambiguity: the agreed readings, and the rulings for all others.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football", readings={"KF-A17": "at-scrimmage"}).readings()["KF-A17"]
            'at-scrimmage'
        """
        return self.engine.rulebook.resolve(self.options.readings)


def playable_rulesets() -> tuple[str, ...]:
    """Return the ids of all rulesets that can be opened: those of this project, then those of installed packages.

    Examples:
        >>> from scrimmage_rules import RULESETS, playable_rulesets
        >>> playable_rulesets()[: len(RULESETS)] == RULESETS
        True
    """
    return list_rulesets()


def open_ruleset(
    ruleset_id: str,
    *,
    edition: str | None = None,
    settings: Mapping[str, Any] | None = None,
    readings: Mapping[str, str] | None = None,
) -> Rules:
    """Return a ruleset under agreed options, ready for games and queries.

    The defaults are those of the ruleset: its first edition, the default of each setting, and the ruling of each
    ambiguity. `readings` maps ids of ambiguities to keys of readings; the wire page of the ruleset lists the settings.

    Raises `UnknownName` for a ruleset, edition, setting, ambiguity or reading that does not exist, `MalformedData` for
    malformed values and readings that cannot be played, `Refused` for settings that break a clause, and `Unusable` for
    a ruleset of an installed package with an error.

    Examples:
        >>> from scrimmage_rules import UnknownName, open_ruleset
        >>> open_ruleset("tactical-soccer").title
        'Scrimmage, A Tactical Soccer Game'
        >>> try:
        ...     open_ruleset("card-footbal")
        ... except UnknownName as unknown:
        ...     print(unknown)
        no ruleset called 'card-footbal'; did you mean 'card-football'?
    """
    wanted = {"edition": edition, "settings": settings, "readings": readings}
    engine = ruleset(argument_checks.check_text(ruleset_id, "$.ruleset"))
    return rules_from_options(ruleset_id, engine.options(require_plain_data(wanted, "$.options")))


def rules_from_options(ruleset_id: str, options: Options) -> Rules:
    """Return the rules under decoded options; raises the errors of options that are invalid."""
    try:
        rules = Rules(ruleset_id, deepcopy(options))  # settings may contain data of the caller, such as a deck
    except RecursionError:
        raise MalformedData("$.options.settings", TOO_DEEP) from None
    _ = rules.resolved
    return rules
