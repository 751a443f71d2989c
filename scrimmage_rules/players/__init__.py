"""Players: each is given what its seat may see, and chooses among what its seat may do.

They play recorded games, serve as opponents, and show what a reading is worth to who plays well. None is ever given a
position, so that none can look at a secret.
"""

from scrimmage_rules.players.greedy_player import BetterOdds
from scrimmage_rules.players.hidden_state_sampling import NothingBehind, behind
from scrimmage_rules.players.match import Player, play
from scrimmage_rules.players.random_player import any_choice
from scrimmage_rules.players.tree_search_player import Searching

__all__ = ["BetterOdds", "NothingBehind", "Player", "Searching", "any_choice", "behind", "play"]
