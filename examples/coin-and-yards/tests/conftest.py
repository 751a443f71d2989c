"""The scenarios are played by pytest-bdd, with the sentences of the vocabulary."""

pytest_plugins = ["scrimmage_rules.pytest_plugin.scenarios"]
