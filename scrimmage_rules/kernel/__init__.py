"""The base of all rulesets: rulebook data, the engine contract, chance, odds, transcripts and the codec."""
