"""Every scenario of every feature."""

from pytest_bdd import scenarios

scenarios("../coin_and_yards/features")
