"""Computer players: each gets the view of its seat, and chooses one of its legal actions.

Players never get the position, so that they cannot see secrets. They play recorded games, serve as opponents, and
measure how a reading affects good play.
"""

from scrimmage_rules.players.game_between_players import Player, play
from scrimmage_rules.players.greedy_player import BetterOdds
from scrimmage_rules.players.hidden_state_sampling import NothingBehind, behind
from scrimmage_rules.players.random_player import any_choice
from scrimmage_rules.players.tree_search_player import Searching

__all__ = ["BetterOdds", "NothingBehind", "Player", "Searching", "any_choice", "behind", "play"]
