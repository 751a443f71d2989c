"""Rulebooks as data: citations in the code, coverage of clauses, published rulebooks, and changes since a release."""
