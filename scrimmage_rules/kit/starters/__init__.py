"""Starters: adapters to build on, with one folder of templates for each language."""
