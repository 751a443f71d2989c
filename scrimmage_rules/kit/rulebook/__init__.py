"""Rulebooks as data: clause citations in code, coverage of clauses, published rulebooks, and
changes since a release.
"""
