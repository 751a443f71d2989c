"""The base of all rulesets: rulebook data, common types, chance, odds, transcripts and JSON coding."""
