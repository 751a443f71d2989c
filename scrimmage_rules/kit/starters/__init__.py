"""Starters: adapters to begin from, one folder of templates for each language."""
