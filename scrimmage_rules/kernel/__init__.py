"""What all rulesets share: rulebook data, the engine contract, chance, odds, transcripts and the codec."""
