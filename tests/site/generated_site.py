"""The generated site, made once for all tests that look at its pages or data."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zlib
from functools import cache
from typing import Any

from tests.repository.reading import ROOT
from tests.shared_results import share_result

PROGRAM = "import json, sys; from scrimmage_rules.site import generate_site; json.dump(generate_site(), sys.stdout)"


@cache
def read_site() -> dict[str, str]:
    """Return every generated file by its path; it is made in a process with another seed of hashes than this one's."""
    made: dict[str, str] = json.loads(share_result("site.json", _generate_in_process))
    return made


def _generate_in_process() -> bytes:
    env = {**os.environ, "PYTHONHASHSEED": "1"}
    return subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, env=env, check=True, capture_output=True).stdout


def read_scripts(ruleset_id: str, folder: str) -> dict[str, str]:
    """Return the data files of a game in a folder, by their paths relative to the pages of the game.

    Where a built site is at hand, they are those of that site, so that no test of it generates the site again.
    """
    begin = f"rules/{ruleset_id}/"
    if "BUILT_SITE" in os.environ:
        pages = ROOT / os.environ["BUILT_SITE"] / begin
        paths = (pages / folder).rglob("*.js")
        return {path.relative_to(pages).as_posix(): unpack_script(path.read_text(encoding="utf-8")) for path in paths}
    return {
        path.removeprefix(begin): text for path, text in read_site().items() if path.startswith(f"{begin}{folder}/")
    }


def unpack_script(text: str) -> str:
    """Return a data script of the built site with plain data instead of packed data."""
    return re.sub(r'unpack\("([^"]*)"\)', lambda found: zlib.decompress(_read_letters(found[1])).decode(), text)


def _read_letters(text: str) -> bytes:
    """Return the bytes of packed data: two of 91 letters are 13 bits, a single letter at the end 6 bits."""
    numbers = [ord(each) - (36 if each > "\\" else 35) for each in text]
    pairs = [f"{high * 91 + low:013b}" for high, low in zip(numbers[::2], numbers[1::2], strict=False)]
    bits = "".join(pairs) + (f"{numbers[-1]:06b}" if len(numbers) % 2 else "")
    return bytes(int(bits[place : place + 8], 2) for place in range(0, len(bits) - 7, 8))


def parse_script(text: str) -> Any:
    """Return the data of a script, as a page reads it."""
    return json.loads(text.partition(" = ")[2].rstrip(";\n"))
