"""Generated cases: made by random play of the reference and never published, so that no program can look them up."""
