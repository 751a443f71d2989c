"""The set-up of the offense can be finished under every reading of the huddle, at every distance from the goal line."""

from __future__ import annotations

import random
from itertools import product

import pytest

from scrimmage_rules.library import Choice, Game, open_ruleset
from scrimmage_rules.tactical_football.actions import FacePlacedMan

READINGS = {
    "TF-A04": ("row", "half"),
    "TF-A05": ("adjacent-0", "adjacent-1"),
    "TF-A07": ("stack-allowed", "exactly-one-stack", "one-per-hex"),
    "TF-E49": ("where-needed", "through-the-end-zone"),
}
"""The readings that say where the huddle and the ball may be."""

NEAR_THE_GOAL_LINE = (2, 6, 7, 8)
"""Lines on which the field has no room for the huddle, or just enough."""

PLACINGS = 80
"""More actions than a set-up of eleven men and a ball needs, with a ball that is placed several times."""


def _first_set_up(chosen: dict[str, str]) -> Game:
    """Return a game of a single play in which the offense has selected its men."""
    game = open_ruleset("tactical-football", readings=chosen).start()
    while game.turn().phase != "set-up":
        choice = next(iter(game.legal()))
        need = game.needs(choice.seat, choice.action)
        game = game.apply(choice.seat, choice.action, [] if need is None else random.Random(1))  # noqa: S311
    return game


def _finished(game: Game, rng: random.Random) -> Game:
    """Return the game after random placings, up to the end of the set-up or until no action is left."""
    for _ in range(PLACINGS):
        kinds: dict[str, list[Choice]] = {}
        for choice in game.legal():
            if not isinstance(choice.action, FacePlacedMan):
                kinds.setdefault(type(choice.action).__name__, []).append(choice)
        if game.turn().phase != "set-up" or not kinds:
            break
        chosen = rng.choice(kinds[rng.choice(sorted(kinds))])
        game = game.apply(chosen.seat, chosen.action)
    return game


@pytest.mark.parametrize("readings", list(product(*READINGS.values())))
def test_set_up_under_every_reading_can_be_finished(readings: tuple[str, ...]) -> None:
    chosen = dict(zip(READINGS, readings, strict=True))
    begun, rng = _first_set_up(chosen).save(), random.Random(7)  # noqa: S311
    rules = open_ruleset("tactical-football", readings=chosen)
    for line in NEAR_THE_GOAL_LINE:
        assert _finished(rules.load({**begun, "line": line}), rng).turn().phase == "huddle", line
