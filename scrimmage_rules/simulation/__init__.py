"""Simulations: thousands of games between computer players on all cores or on a cluster, as typed rows."""

from scrimmage_rules.simulation.game_batches import GameFailed, OtherSettings
from scrimmage_rules.simulation.game_row import GameRow
from scrimmage_rules.simulation.player_names import UnknownPlayer
from scrimmage_rules.simulation.simulated_games import simulate

__all__ = ["GameFailed", "GameRow", "OtherSettings", "UnknownPlayer", "simulate"]
