"""Rules of `tactical-football`: *Scrimmage: Tactical Professional Football* (SPI, 1973)."""

from scrimmage_rules.tactical_football.game import RULESET

__all__ = ["RULESET"]
