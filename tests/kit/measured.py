"""`scrimmage verify` on the vectors of a folder; afterwards a line with the most memory the kit itself ever had.

`python -m tests.kit.measured FOLDER START_SECONDS ARGUMENT...` ends with the exit code of the command.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from scrimmage_rules.command import cli
from scrimmage_rules.kit.cases import vectors
from scrimmage_rules.kit.protocol import adapter


def main() -> int:
    """Run the command in this process, so that what it needs can be told from what the adapter needs."""
    folder = Path(sys.argv[1])
    vectors.find_suite_folder = lambda ruleset: folder
    adapter.START_SECONDS = float(sys.argv[2])
    code = cli.main(["verify", *sys.argv[3:]])
    status = Path("/proc/self/status").read_text(encoding="utf-8")
    peak = re.search(r"^VmHWM:\s+(\d+) kB$", status, re.MULTILINE)
    assert peak is not None
    sys.stdout.write(f"\npeak {peak[1]} kB\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
