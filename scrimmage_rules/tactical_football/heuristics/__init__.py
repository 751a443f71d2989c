"""Heuristics of tactical-football for computer players. No rule depends on them."""

from __future__ import annotations

from scrimmage_rules.kernel.heuristics import GameHeuristics
from scrimmage_rules.tactical_football.heuristics.action_values import estimate_action_values
from scrimmage_rules.tactical_football.heuristics.hidden_state_sampling import guess_hidden_state
from scrimmage_rules.tactical_football.heuristics.position_value import estimate_win_probability

JUDGEMENT = GameHeuristics(behind=guess_hidden_state, prospects=estimate_action_values, worth=estimate_win_probability)
