"""Entry point of `python -m scrimmage_rules`, which is the command `scrimmage`."""

from scrimmage_rules.command.cli import run_and_exit

run_and_exit()
