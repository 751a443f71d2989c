"""Computer players: each gets the view of its seat, and chooses one of its legal actions.

They play recorded games, serve as opponents, and show the value of a reading to a good player. No player gets a
position, so that none can see a secret.
"""

from scrimmage_rules.players.greedy_player import BetterOdds
from scrimmage_rules.players.hidden_state_sampling import NothingBehind, behind
from scrimmage_rules.players.match import Player, play
from scrimmage_rules.players.random_player import any_choice
from scrimmage_rules.players.tree_search_player import Searching

__all__ = ["BetterOdds", "NothingBehind", "Player", "Searching", "any_choice", "behind", "play"]
