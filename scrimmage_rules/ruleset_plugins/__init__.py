"""Rulesets of other packages: their entry points, and the trial import that protects a command from them."""
