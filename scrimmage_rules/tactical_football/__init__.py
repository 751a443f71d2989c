"""Rules of `tactical-football`: *Scrimmage: Tactical Professional Football* (SPI, 1973)."""

from scrimmage_rules.tactical_football.ruleset import RULESET

__all__ = ["RULESET"]
