"""A game as an immutable value: its rules, its position, and the actions that led to the position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from functools import reduce
from typing import Any

import msgspec

from scrimmage_rules.kernel.chance import ChanceMissing, Need, Outcome
from scrimmage_rules.kernel.codec import canonical, plain_lists, require_plain_data
from scrimmage_rules.kernel.contract import PUBLIC, Answer, Applied, Event, Finding, Rejection, Result, Turn
from scrimmage_rules.kernel.errors import MalformedData
from scrimmage_rules.kernel.illegal_action_error import IllegalAction, IllegalAttempt
from scrimmage_rules.kernel.odds import odds, outcomes, perft
from scrimmage_rules.kernel.rule_context import Action, At
from scrimmage_rules.kernel.transcript import Move, Transcript
from scrimmage_rules.library import argument_checks
from scrimmage_rules.library.distribution_after_forced_steps import Until, compute_distribution_after_forced_steps
from scrimmage_rules.library.history import START, History, Step, create_move_from_step
from scrimmage_rules.library.public_types import Choices, Generator, NoTranscript, Odds
from scrimmage_rules.library.random_play import draw_outcomes_and_apply
from scrimmage_rules.rulesets import get_origin, has_pictures, load_pictures, load_text_board


class Game(msgspec.Struct, frozen=True, eq=False):
    """A game at one moment, made by `Rules.start`, `Rules.load` and `replay`; every action returns a new one.

    `position` is a frozen value to keep, to compare and to pass to `Rules.at`; `save()` returns its content as plain
    data. `events` has the effects of the last action, or of the set-up. Two games are equal if their rules and their
    positions are equal, regardless of the actions before.

    Examples:
        >>> from random import Random
        >>> from scrimmage_rules import open_ruleset
        >>> game = open_ruleset("card-football").start()
        >>> game
        <Game of card-football, coin>
        >>> game.apply(*game.legal()[0], chance=Random(4))
        <Game of card-football, kick-off>
    """

    rules: Rules
    position: Any
    events: tuple[Event, ...] = ()
    _past: History | None = None

    def __eq__(self, other: object) -> bool:
        """Return whether the rules and the positions are equal."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.position == other.position and self.rules == other.rules

    def __hash__(self) -> int:
        """Return a hash; equal games have equal hashes."""
        return hash((self.rules, canonical(self.position)))

    def __repr__(self) -> str:
        """Return the ruleset and the phase."""
        return f"<Game of {self.rules.ruleset}, {self.position.phase}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the data for `pickle`, with the history as a list: a linked list would be nested too deeply."""
        steps = self._past and tuple(self._past.list_steps())
        return _unpickle_game, (self.rules, self.position, self.events, steps)

    # ---- whose turn it is, and what may be done

    def turn(self) -> Turn:
        """Return the phase and every seat that may act now with the types of its actions, or the end of the game.

        Several seats are pending if both choose in secret; `chance` is a seat too. Raises `StuckGame` if the game is
        not over and no seat may act, which is a mistake in the ruleset.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("tactical-soccer").start().turn().pending[0].seat
            'chance'
        """
        return self.rules.engine.turn(self.rules.resolved, self.position)

    def result(self) -> Result | None:
        """Return the end of the game: the winner (None for a draw) and the clause; None while it goes on.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> print(open_ruleset("card-football").start().result())
            None
        """
        return self.rules.engine.result(self.position)

    def legal(self, seat: str | None = None) -> Choices:
        """Return every legal action of a seat, or of all seats, in a fixed order; empty once the game is over.

        Raises `UnknownName` for a seat that the ruleset does not have, and without a seat `StuckGame`, like `turn`.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football").start().legal("home")
            <0 choices>
        """
        rules, engine = self.rules.resolved, self.rules.engine
        if seat is None:
            return Choices(engine.choices(rules, self.position))
        known = self._seat(seat)
        return Choices([(known, action) for action in engine.legal(rules, self.position, known)])

    def check(self, seat: str, action: Action | Mapping[str, Any]) -> Rejection | None:
        """Return None if the seat may perform the action now, or the clause that forbids it, with a code and facts.

        `action` is one of `legal`, or plain data in the form of the wire page of the ruleset. Raises `MalformedData`
        for data that is not an action, and `UnknownName` for a seat that the ruleset does not have.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football").start().check("home", {"type": "punt"}).clause
            'PREP.coin'
        """
        return self.rules.engine.check(self._bind_action(seat, action))

    # ---- acting

    def needs(self, seat: str, action: Action | Mapping[str, Any], chance: Sequence[Outcome] = ()) -> Need | None:
        """Return the next chance that an action needs after `chance`, or None if it needs no more chance.

        `Need.outcomes` gives each face with its probability. Raises as `apply` does.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> need = open_ruleset("card-football").start().needs("chance", {"type": "toss-coin"})
            >>> need.kind, {face: str(share) for face, share in need.outcomes.items()}
            ('coin', {'home': '1/2', 'away': '1/2'})
        """
        outcome = self._outcome(self._bind_action(seat, action), argument_checks.check_chance_script(chance))
        return outcome if isinstance(outcome, Need) else None

    def apply(self, seat: str, action: Action | Mapping[str, Any], chance: Sequence[Outcome] | Generator = ()) -> Game:
        """Return the game after an action; this game does not change.

        `chance` is all outcomes of chance in order, or a generator that draws them: the same seed draws the same.
        `move` of the new game has the chance, `events` the effects of the action with their clauses.

        Raises `IllegalAction` with the rejection, `ChanceMissing` with the need, `ChanceLeft` and `ChanceMismatch` for
        chance that does not fit, `MalformedData` for invalid chance, and like `check`, `MalformedData` for actions and
        `UnknownName` for seats.

        Examples:
            >>> from scrimmage_rules import Outcome, open_ruleset
            >>> game = open_ruleset("card-football").start()
            >>> tossed = game.apply("chance", {"type": "toss-coin"}, [Outcome("coin", "away")])
            >>> tossed.events[0].kind, tossed.events[0].clauses
            ('coin', ('PREP.coin', 'PREP.next-is-kickoff', 'KICKOFF.at-start', 'KICKOFF.roles'))
        """
        at = self._bind_action(seat, action)
        script, outcome = (
            self._apply_with_given_chance(at, chance)
            if isinstance(chance, Sequence)
            else self._apply_with_drawn_chance(at, chance)
        )
        past = self._past and History(self._past, seat, at.action, script)
        return Game(self.rules, outcome.position, outcome.events, past)

    # ---- what is known, likely and so

    def view(self, seat: str = PUBLIC) -> Answer:
        """Return as plain data what a seat may know of the position; without `seat`, what every seat may know.

        A secret is `HIDDEN`. Views are equal if positions differ only in secrets of other seats. Raises `UnknownName`.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football").start().view("home").value["cards_left"]
            36
        """
        known = seat if seat == PUBLIC else self._seat(seat)
        answer = self.rules.engine.view(self.rules.resolved, self.position, known)
        return Answer(plain_lists(answer.value), answer.clauses)  # a deep copy, so that the caller cannot change rules

    def odds(self, seat: str, action: Action | Mapping[str, Any], of: Sequence[str]) -> tuple[Odds, ...]:
        """Return the exact distribution of some values after an action: fractions that sum to 1.

        `of` names places of the position by JSON pointers, such as `/score/home`. Raises `IllegalAction`,
        `TooManyOutcomes` for more than 5,000 outcomes, `MalformedData` for a place that does not exist.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> game = open_ruleset("card-football").start()
            >>> for each in game.odds("chance", {"type": "toss-coin"}, of=["/phase", "/opening_kicker"]):
            ...     print(*each.values, each.probability)
            kick-off home 1/2
            kick-off away 1/2
        """
        spread = odds(self.rules.engine, self._bind_action(seat, action), argument_checks.check_paths(of))
        return tuple(Odds(tuple(msgspec.json.decode(values)), share) for values, share in spread.items())

    def outcomes(self, seat: str, action: Action | Mapping[str, Any]) -> Iterator[tuple[Fraction, Game]]:
        """Yield the probability of every outcome of an action, with the game after it; the fractions sum to 1.

        The games have no transcript. Raises `IllegalAction` and `TooManyOutcomes` as `odds` does.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> game = open_ruleset("card-football").start()
            >>> for probability, after in game.outcomes("chance", {"type": "toss-coin"}):
            ...     print(probability, after)
            1/2 <Game of card-football, kick-off>
            1/2 <Game of card-football, kick-off>
        """
        for share, applied in outcomes(self.rules.engine, self._bind_action(seat, action)):
            yield share, Game(self.rules, applied.position, applied.events)

    def distribution(
        self, seat: str | None = None, action: Action | Mapping[str, Any] | None = None, *, until: Until[Game] = None
    ) -> tuple[tuple[Fraction, Game], ...]:
        """Return every game after an action and the forced steps that follow, with its probability.

        Without an action, the steps begin at this game. A step is forced if only one action is legal, such as a roll.
        The steps end at a choice, at the end, or at the first game for which `until` is true. Raises `IllegalAction`,
        `TooManyOutcomes`, and `MalformedData` for a choice before `until` is true. The games have no transcript.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> game = open_ruleset("card-football").start()
            >>> kicked = game.distribution()
            >>> str(sum(share for share, after in kicked if after.save()["score"]["home"] > 0))
            '1/36'
        """
        return compute_distribution_after_forced_steps(self, seat, action, until)

    def explain(
        self, seat: str, action: Action | Mapping[str, Any], chance: Sequence[Outcome] = ()
    ) -> tuple[Finding, ...]:
        """Return the clauses consulted about an action in order, each with its result and the deciding values.

        If all preconditions hold, the clauses of the effects follow. Raises `ChanceMissing` if the effects need more
        chance, and otherwise the errors of `apply`, except for a forbidden action.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> found = open_ruleset("card-football").start().explain("home", {"type": "punt"})
            >>> [(each.clause, each.holds) for each in found]
            [('PREP.coin', False)]
        """
        found = self.rules.engine.explain(self._bind_action(seat, action), argument_checks.check_chance_script(chance))
        if isinstance(found, Need):
            raise ChanceMissing(found)
        return tuple(found)

    def query(self, name: str, args: Mapping[str, Any] | None = None) -> Answer:
        """Return the answer to a query about this game's rules; see `Rules.query`.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("computer-football").start().query("tackle", {"advantage": 1}).value["miss"]
            '1/7'
        """
        return self.rules.query(name, args)

    def perft(self, depth: int, *, first_only: bool = False) -> int:
        """Return the number of different sequences of `depth` steps: legal actions of seats with outcomes of chance.

        With `first_only`, only the first outcome of each action counts. Raises `TooManyOutcomes` beyond 10,000 steps,
        and `BeyondCapacity` for a depth above 500.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football").start().perft(1)
            2
        """
        steps = argument_checks.check_number(depth, "$.depth", 0)
        return perft(self.rules.engine, self.rules.resolved, self.position, steps, first_only=first_only)

    # ---- keeping it

    @property
    def move(self) -> Move | None:
        """The last action as plain data, with its chance; None before the first action and for a loaded game.

        Examples:
            >>> from random import Random
            >>> from scrimmage_rules import open_ruleset
            >>> game = open_ruleset("card-football").start()
            >>> tossed = game.apply(*game.legal()[0], chance=Random(4)).move
            >>> tossed.seat, tossed.action, [(each.kind, each.value) for each in tossed.chance]
            ('chance', {'type': 'toss-coin'}, [('coin', 'home')])
        """
        past = self._past
        return create_move_from_step(past.seat, past.action, past.chance) if past and past.before else None

    def save(self) -> dict[str, Any]:
        """Return the position as plain data, in the form of the wire page; `Rules.load` turns the data into a game
        again.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> rules = open_ruleset("card-football")
            >>> rules.load(rules.start().save()) == rules.start()
            True
        """
        saved: dict[str, Any] = plain_lists(self.position)
        return saved

    def transcript(self) -> Transcript:
        """Return the whole game as data: ruleset, options, every action and every chance, and the version of the rules.

        Raises `NoTranscript` if the game was not played from its start.

        Examples:
            >>> from random import Random
            >>> from scrimmage_rules import open_ruleset, replay
            >>> game = open_ruleset("card-football").start()
            >>> game = game.apply(*game.legal()[0], chance=Random(4))
            >>> replay(game.transcript())[-1] == game
            True
        """
        if self._past is None:
            raise NoTranscript
        moves = tuple(create_move_from_step(*step) for step in self._past.list_steps())
        name = self.rules.ruleset
        return Transcript(name, deepcopy(self.rules.options), moves, origin=get_origin(name))

    def svg(self) -> str:
        """Return a drawing of the table, secrets included, as SVG text that fills the width of its container.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> open_ruleset("card-football").start().svg()[:4]
            '<svg'
        """
        return load_pictures(self.rules.ruleset)["board"](self.rules.resolved, self.position)

    def board(self, *, colors: bool = False) -> str:
        """Return the table as text, secrets included: lines for a terminal, with its color codes if `colors` is true.

        The guide *Play from Python* explains the letters and marks.

        Examples:
            >>> from scrimmage_rules import open_ruleset
            >>> print(open_ruleset("card-football").start().board().splitlines()[0])
            home 0, away 0, quarter 1
        """
        return load_text_board(self.rules.ruleset)(self.rules.resolved, self.position, colours=colors).rstrip("\n")

    def _repr_svg_(self) -> str | None:
        """Return a drawing for notebooks, or None if the ruleset has no pictures; notebooks then show the text."""
        return self.svg() if has_pictures(self.rules.ruleset) else None

    def _seat(self, seat: str) -> str:
        if seat not in self.rules.seats:
            raise argument_checks.create_unknown_name_error("seat", seat, self.rules.seats)
        return seat

    def _bind_action(self, seat: str, action: Action | Mapping[str, Any]) -> At[Any, Any, Any]:
        """Return an action at this position as an object with methods for its legality and its effect."""
        rules, who = self.rules, self._seat(seat)
        asked = action if isinstance(action, Action) else rules.engine.action(require_plain_data(action, "$.action"))
        if type(asked) not in rules.engine.action_rules:
            raise MalformedData("$.action", f"expected an action of {rules.ruleset}, got one of another ruleset")
        return At(rules.resolved, self.position, who, asked)

    def _outcome(self, at: At[Any, Any, Any], script: Sequence[Outcome]) -> Applied[Any] | Need:
        outcome = self.rules.engine.apply(at, script)
        if isinstance(outcome, Rejection):
            raise IllegalAction(outcome, IllegalAttempt(self.rules.engine, at))
        return outcome

    def _apply_with_given_chance(
        self, at: At[Any, Any, Any], chance: Sequence[Outcome]
    ) -> tuple[tuple[Outcome, ...], Applied[Any]]:
        script = argument_checks.check_chance_script(chance, f", {argument_checks.GENERATOR}")
        outcome = self._outcome(at, script)
        if isinstance(outcome, Need):
            raise ChanceMissing(outcome)
        return script, outcome

    def _apply_with_drawn_chance(
        self, at: At[Any, Any, Any], generator: Generator
    ) -> tuple[tuple[Outcome, ...], Applied[Any]]:
        """Return the outcomes that the generator draws for an action, and the position after it."""
        drawing = argument_checks.check_generator(generator)
        script, outcome = draw_outcomes_and_apply(
            self.rules.engine, at, lambda faces: faces[argument_checks.draw_number_below(drawing, len(faces))]
        )
        if isinstance(outcome, Rejection):
            raise IllegalAction(outcome, IllegalAttempt(self.rules.engine, at))
        return script, outcome


def _unpickle_game(rules: Rules, position: Any, events: tuple[Event, ...], steps: Sequence[Step] | None) -> Game:
    """Return a game that was pickled by another process."""
    past = None if steps is None else reduce(lambda before, step: History(before, *step), steps, START)
    return Game(rules, position, events, past)


# `Rules` makes games and a game has its rules. The hints of `Game` are evaluated by `help`, so the name must be here.
from scrimmage_rules.library.opened_ruleset import Rules  # noqa: E402
