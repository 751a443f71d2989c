"""The facts that pages are made of: rulebooks with code and scenarios, glossaries, odds, history of clauses."""
