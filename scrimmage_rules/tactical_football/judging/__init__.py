"""Tactical football as its players judge it. It is advice, and no rule rests on it."""

from __future__ import annotations

from scrimmage_rules.kernel.judging import Judgement
from scrimmage_rules.tactical_football.judging.prospects import prospects
from scrimmage_rules.tactical_football.judging.secrets import behind
from scrimmage_rules.tactical_football.judging.worth import worth

JUDGEMENT = Judgement(behind=behind, prospects=prospects, worth=worth)
