"""Starter adapters, from which developers write their own, with one folder of templates for each language."""
