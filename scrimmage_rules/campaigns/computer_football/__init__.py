"""Sample games of computer-football: both editions, different limits of squares per turn, and a few readings."""

from __future__ import annotations

import random

from scrimmage_rules.campaigns.varied_random_games import SampleGameSource
from scrimmage_rules.computer_football.ruleset import RULESET
from scrimmage_rules.kernel.contract import Options
from scrimmage_rules.library.random_play import play_out

LIMITS = ((3, 6), (1, 1), (1, 4), (6, 6), (5, 12))
LENGTHS = (300, 1_200, 3_000)
"""Maximum number of actions in a short, a medium and a long game."""


def choose_sample_options(seed: int) -> Options:
    """Return the options of the sample game of a seed."""
    rng = random.Random(seed)  # noqa: S311
    switchable = [each for each in RULESET.rulebook.ambiguities.values() if each.switchable]
    readings = {each.id: rng.choice(each.keys) for each in rng.sample(switchable, 3)}
    edition = rng.choice([None, "power", "classic"])
    if edition == "classic" and readings.get("CF-A63") == "unknown-not-offered":
        del readings["CF-A63"]
    return Options(edition=edition, settings={"limits": rng.choice(LIMITS)}, readings=readings)


SAMPLE_GAMES = SampleGameSource(
    choose_sample_options,
    lambda game, seed: play_out(game, seed, random.Random(seed).choice(LENGTHS)),  # noqa: S311
)
