"""SPI, *Scrimmage: Tactical Professional Football* (1973), as a ruleset."""
