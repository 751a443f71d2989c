"""Rulesets that other packages provide: their entry points, and a trial import that protects the command from them."""
