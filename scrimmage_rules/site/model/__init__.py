"""Data from which pages are made: rulebooks with code and scenarios, glossaries, odds, and the history of clauses."""
