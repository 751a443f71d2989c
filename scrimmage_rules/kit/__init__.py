"""Conformance kit: Protocol 1, test vectors compiled from scenarios, the runner that judges adapters, and reports.

Packages, from the lowest layer up:

- `protocol`: messages, the reference as an adapter, adapter processes
- `cases`: vectors, permanent names, requests, matchers, verdicts
- `rulebook`: citations in code, coverage of clauses, published rulebooks, releases
- `scenarios`: Gherkin vocabulary, lint, compiler
- `running`: selection, runner, reruns, known failures, fault localization
- `generated`: cases from random play
- `starters`: adapters to build on
- `reports`: text, JSON Lines, JUnit XML, Markdown, HTML, comparison of reports
- `doctor`: protocol checks of an adapter
- `impact`: the effect of a changed rule or reading
- `search`: differential search, shrinking, drafted scenarios
"""
