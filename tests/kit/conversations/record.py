"""Record anew what the reference answers to each conversation here: `python tests/kit/conversations/record.py`.

`NAME.requests.jsonl` is written by hand or made by `--from-suite`; `NAME.replies.jsonl` what `scrimmage serve` gives.
The version of the package stands in the replies as VERSION, so that a new one changes nothing here.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from scrimmage_rules import __version__

HERE = Path(__file__).resolve().parent
SERVE = (str(Path(sys.executable).parent / "scrimmage"), "serve")
SUITE = HERE.parents[2] / "conformance" / "vectors" / "card-football.jsonl"


def replies(requests: bytes, command: tuple[str, ...] = SERVE) -> bytes:
    """What a command answers to these lines."""
    done = subprocess.run(command, input=requests, capture_output=True, check=True, timeout=60)
    return done.stdout.replace(json.dumps(__version__).encode(), b'"VERSION"')


def from_suite() -> bytes:
    """A conversation made of one case of each chapter and level of the published suite, with ids of both kinds."""
    lines: list[str] = []
    seen: set[tuple[str, str]] = set()
    for text in SUITE.read_text(encoding="utf-8").splitlines():
        case = json.loads(text)
        if (case["chapter"], case["level"]) not in seen:
            seen.add((case["chapter"], case["level"]))
            asks = [deed["ask"] for step in case["steps"] for deed in step["do"] if "ask" in deed]
            lines += [
                json.dumps({"id": f"{len(lines) + n}" if n % 2 else len(lines) + n, **ask})
                for n, ask in enumerate(asks)
            ]
    return "".join(f"{line}\n" for line in lines).encode()


def main() -> int:
    """Write the replies to all conversations; with --from-suite, the conversation of the suite first."""
    if "--from-suite" in sys.argv:
        (HERE / "suite.requests.jsonl").write_bytes(from_suite())
    for path in sorted(HERE.glob("*.requests.jsonl")):
        path.with_name(path.name.replace("requests", "replies")).write_bytes(replies(path.read_bytes()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
