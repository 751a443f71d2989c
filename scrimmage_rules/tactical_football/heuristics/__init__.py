"""Heuristics of tactical-football for computer players. No rule depends on them."""

from __future__ import annotations

from scrimmage_rules.kernel.heuristics import Judgement
from scrimmage_rules.tactical_football.heuristics.action_values import prospects
from scrimmage_rules.tactical_football.heuristics.hidden_state import behind
from scrimmage_rules.tactical_football.heuristics.position_value import worth

JUDGEMENT = Judgement(behind=behind, prospects=prospects, worth=worth)
