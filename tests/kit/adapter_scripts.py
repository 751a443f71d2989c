"""Adapters written for one test, and enough cases to keep them busy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path

import msgspec

from scrimmage_rules.kit.cases.vectors import Vector

Script = Callable[[str], list[str]]
ROOT = Path(__file__).resolve().parents[2]
IMPORT = f"import os, sys, time\nsys.path.insert(0, {str(ROOT / 'conformance' / 'faulty')!r})\nimport faulty\n"


def many(handful: Sequence[Vector], count: int) -> list[Vector]:
    """Return this many cases: the handful again and again, under new ids and names."""
    return [
        msgspec.structs.replace(each, id=f"f.feature:{number}", line=number, name=f"{number}: {each.name}")
        for number, each in enumerate(islice(cycle(handful), count), 1)
    ]


def declaring(script: Script, change: str, fault: str = "Honest", start: Path | None = None) -> list[str]:
    """Return the command of an adapter that makes this change to its declaration; its first process writes `start`."""
    left = f"open({str(start)!r}, 'a').close()" if start else "pass"
    adapter = f"""
class Declaring(faulty.{fault}):
    def reply(self, request):
        reply = super().reply(request)
        if request["op"] == "hello":
            rulesets = reply["rulesets"]
            declared = rulesets["card-football"]
            facets = declared["facets"]
            {change}
            {left}
        return reply
faulty.FAULTS["declaring"] = Declaring
sys.argv[1:] = ["declaring"]
sys.exit(faulty.main())
"""
    return script(IMPORT + adapter)
