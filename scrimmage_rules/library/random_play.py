"""Random play: functions that list legal actions, choose one, and draw the chance that it needs.

Tests, generated cases, campaigns, benchmarks, `Game` and the computer players use these functions. All of them raise
`StuckGame` if the game is not over and no seat has a legal action. The names in this module are internal.

A draw is a function that picks one of several equally likely values, such as `Random.choice`. `draw_one` is the draw of
the public interface. It uses only the method `random` of a generator, and gives the same results in every version of
Python.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any, NamedTuple, Protocol, TypeVar

from scrimmage_rules.kernel.chance import DrawnChance, FaceDraw, Outcome
from scrimmage_rules.kernel.contract import Applied, Options, Rejection
from scrimmage_rules.kernel.rule_context import At
from scrimmage_rules.kernel.ruleset import Ruleset
from scrimmage_rules.library.public_types import Generator
from scrimmage_rules.rulesets import ruleset

T = TypeVar("T")
C = TypeVar("C", bound=tuple[str, Any])

MAX_PLIES = 2_000
"""Number of actions in a game after which `play_game_after_game` starts a new game."""

Choice = tuple[str, Any]
"""A seat and a legal action."""

Chooser = Callable[[random.Random, Any, list[Choice]], Choice]
"""A function that gets a generator, a position and the legal choices, and returns one of the choices."""

Script = tuple[Outcome, ...]


class PickFunction(Protocol):
    """A function that picks one of several equally likely values."""

    def __call__(self, values: Sequence[T], /) -> T:
        """Return one of the values."""


class ResolvedRuleset(NamedTuple):
    """A ruleset with its resolved options."""

    ruleset: Ruleset[Any, Any]
    rules: Any


class Ply(NamedTuple):
    """One step of a random game: the position before it, the chosen action with its chance, and the result of the
    action.
    """

    before: Any
    seat: str
    action: Any
    script: Script
    applied: Applied[Any]


def resolve_ruleset_options(
    ruleset_id: str,
    readings: dict[str, str] | None = None,
    settings: dict[str, Any] | None = None,
    edition: str | None = None,
) -> ResolvedRuleset:
    """Return a ruleset with its rules under these options."""
    game = ruleset(ruleset_id)
    return ResolvedRuleset(game, game.rules(Options(edition, settings or {}, readings or {})))


def choose_readings_by_rotation(ruleset_id: str, seed: int) -> dict[str, str]:
    """Return one reading of every switchable ambiguity. Successive seeds go through all readings of each ambiguity."""
    ambiguities = [each for each in ruleset(ruleset_id).rulebook.ambiguities.values() if each.switchable]
    return {each.id: _choose_reading_by_rotation(each.id, each.keys, seed) for each in ambiguities}


def _choose_reading_by_rotation(ambiguity: str, keys: tuple[str, ...], seed: int) -> str:
    turn, number = divmod(seed, len(keys))
    return random.Random(f"{ambiguity} {turn}").sample(keys, len(keys))[number]  # noqa: S311


# ---- choices


def draw_one(generator: Generator, values: Sequence[T]) -> T:
    """Return one of the values, chosen by one random number from the generator."""
    return values[int(generator.random() * len(values))]


def list_legal(game: ResolvedRuleset, position: Any) -> list[Choice]:
    """Return every legal action with its seat, in a fixed order. Raise `StuckGame` for an unfinished game without legal
    actions.
    """
    return game.ruleset.choices(game.rules, position)


def pick_from_random_type(choices: Sequence[C], draw: PickFunction) -> C:
    """Return a random choice: first draw a type of action, then a choice of this type, so that rare types occur."""
    by_type: dict[type, list[C]] = {}
    for choice in choices:
        by_type.setdefault(type(choice[1]), []).append(choice)
    return draw(by_type[draw(list(by_type))])


def pick_any_seat_and_action(actions: dict[str, list[Any]], rng: random.Random) -> Choice | None:
    """Return a random seat and action, all equally likely; None if there are no legal actions."""
    if len(actions) == 1:  # a fast path for the common case
        [(seat, listed)] = actions.items()
        return (seat, rng.choice(listed)) if listed else None
    total = sum(map(len, actions.values()))
    number = rng.choice(range(total)) if total else 0
    for seat, listed in actions.items():
        if number < len(listed):
            return seat, listed[number]
        number -= len(listed)
    return None


def choose_any(rng: random.Random, _position: Any, choices: list[Choice]) -> Choice:
    """Return one of the choices; all are equally likely."""
    return rng.choice(choices)


def choose_by_type(rng: random.Random, _position: Any, choices: list[Choice]) -> Choice:
    """Return one of the choices; each type of action is equally likely."""
    return pick_from_random_type(choices, rng.choice)


# ---- plies


def draw_outcomes_and_apply(
    engine: Ruleset[Any, Any], asked: At[Any, Any, Any], draw: FaceDraw
) -> tuple[Script, Applied[Any] | Rejection]:
    """Draw the outcomes of chance that an action needs, one by one. Return them and the result of the action."""
    chance = DrawnChance(draw)
    outcome = engine.apply_with(asked, chance)
    return tuple(chance.drawn), outcome


def apply_with_drawn_chance(game: ResolvedRuleset, position: Any, choice: Choice, draw: FaceDraw) -> Ply:
    """Perform a legal action with randomly drawn chance, and return it as a step of a game."""
    seat, action = choice
    script, outcome = draw_outcomes_and_apply(game.ruleset, At(game.rules, position, seat, action), draw)
    assert isinstance(outcome, Applied), f"an action in the list of legal actions was rejected: {choice} {outcome}"
    return Ply(position, seat, action, script, outcome)


def play_out(
    game: ResolvedRuleset, seed: int, cap: int = 5_000, choose: Chooser = choose_any, begun: Any = None
) -> Iterator[Ply]:
    """Yield the steps of a random game from its start or from a given position, until the game ends or has `cap` steps.

    `choose` selects the actions; it can prefer actions that lead to varied games.
    """
    rng = random.Random(seed)  # noqa: S311
    position = begun or game.ruleset.start(game.rules).position
    for _ in range(cap):
        choices = list_legal(game, position)
        if not choices:
            return
        ply = apply_with_drawn_chance(game, position, choose(rng, position, choices), rng.choice)
        yield ply
        position = ply.applied.position


def play_game_after_game(
    game: ResolvedRuleset, rng: random.Random, longest: int = MAX_PLIES
) -> Iterator[tuple[int, Any]]:
    """Play one random game after another, without end. After each step, yield the number of the game and the position.

    `Game.apply` with the same generator plays the same games. The actions come from the lists of legal actions, so they
    are not checked again.
    """
    draw = partial(draw_one, rng)
    for number in count(1):
        position = game.ruleset.start(game.rules).position
        for _ in range(longest):
            choice = pick_any_seat_and_action(game.ruleset.actions_by_seat(game.rules, position), rng)
            if choice is None:
                break
            asked = At(game.rules, position, *choice)
            position = game.ruleset.apply_listed_action(asked, DrawnChance(draw)).position
            yield number, position
