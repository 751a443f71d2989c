"""Players: each is given what its seat may see, and chooses among what its seat may do.

They play recorded games, serve as opponents, and show what a reading is worth to who plays well. None is ever given a
position, so that none can look at a secret.
"""

from scrimmage_rules.players.at_random import any_choice
from scrimmage_rules.players.better_odds import BetterOdds
from scrimmage_rules.players.guessing import NothingBehind, behind
from scrimmage_rules.players.searching import Searching
from scrimmage_rules.players.table import Player, play

__all__ = ["BetterOdds", "NothingBehind", "Player", "Searching", "any_choice", "behind", "play"]
