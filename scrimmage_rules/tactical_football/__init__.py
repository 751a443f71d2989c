"""SPI, *Scrimmage: Tactical Professional Football* (1973), as a ruleset."""

from scrimmage_rules.tactical_football.game import RULESET

__all__ = ["RULESET"]
