"""Every scenario of every feature, run by pytest-bdd against the reference."""

from __future__ import annotations

from pytest_bdd import scenarios

from scrimmage_rules.kernel.data_folders import data_dir

scenarios(str(data_dir("features")))
