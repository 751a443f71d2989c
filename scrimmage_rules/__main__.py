"""Entry point of `python -m scrimmage_rules`, which is the command `scrimmage`."""

import sys

from scrimmage_rules.command.cli import main

sys.exit(main())
