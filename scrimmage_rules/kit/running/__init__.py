"""A run of cases against an adapter: selection, runner, reruns, known failures, fault localization, and exit code."""
