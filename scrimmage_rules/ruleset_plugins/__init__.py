"""Ruleset plugins: rulesets of other packages, their entry points, and the trial import that protects a command."""
