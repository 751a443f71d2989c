"""Build of the JavaScript engine as one classic script: `python tools/site/engine_script.py ESBUILD FILE`.

The script contains all four games with their data and loads nothing later. The same sources give the same bytes.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
CONFORMANCE = ROOT / "conformance"
ENGINE = ROOT / "javascript" / "engine"
FOLDERS = ("decks", "pitches", "rosters")
"""Folders of data that an engine may load by name. From rulebooks, it needs only the readings."""
READ = ("id", "ruling", "switchable")
FLAGS = (
    "--bundle", "--minify", "--format=iife", "--target=es2022", "--charset=utf8", "--legal-comments=none",
    "--log-level=warning",
)  # fmt: skip
BEFORE, AFTER = "var scrimmage=(function scrimmageScript(){", "return engine.offered(scrimmageScript)})();\n"


def collect_published_data() -> dict[str, Any]:
    """Return the data that the JavaScript function `published` loads; rulebooks are reduced to the names of their
    readings.
    """
    named = {
        f"{folder}/{path.stem}": read_data(path)
        for folder in FOLDERS
        for path in sorted((CONFORMANCE / folder).iterdir())
    }
    books = sorted((CONFORMANCE / "rulebooks").iterdir())
    return named | {f"rulebooks/{path.stem}": {"ambiguities": strip_ambiguity_texts(read_data(path))} for path in books}


def read_data(path: Path) -> Any:
    """Return the parsed content of a data file."""
    return json.loads(path.read_text(encoding="utf-8"))


def strip_ambiguity_texts(rulebook: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the ambiguities of a rulebook without their texts."""
    return [
        {**{name: each[name] for name in READ}, "readings": [{"key": reading["key"]} for reading in each["readings"]]}
        for each in rulebook["ambiguities"]
    ]


def stage_sources(folder: Path) -> Path:
    """Copy the sources to a folder. A module that contains the data replaces the module that reads it. Return the entry
    module.
    """
    shutil.copytree(ENGINE, folder / "engine", ignore=shutil.ignore_patterns("*.md", "*.json"))
    text = json.dumps(
        json.dumps(collect_published_data(), ensure_ascii=False, separators=(",", ":")), ensure_ascii=False
    )
    module = f"const data = JSON.parse({text});\nexport const published = (path) => data[path];\n"
    (folder / "engine" / "published.mjs").write_text(module, encoding="utf-8")
    return folder / "engine" / "browser.mjs"


def bundle_module(esbuild: str, begin: Path, name: str) -> str:
    """Return a module and everything that it imports as one script; `name` is the global name of its exports."""
    command = [esbuild, begin.name, *FLAGS, f"--global-name={name}"]
    return subprocess.run(command, cwd=begin.parent, check=True, stdout=subprocess.PIPE).stdout.decode()


def build_engine_script(esbuild: str) -> str:
    """Return the script of the engine."""
    with tempfile.TemporaryDirectory() as folder:
        return f"{BEFORE}{bundle_module(esbuild, stage_sources(Path(folder)), 'engine')}{AFTER}"


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code, 2 for invalid arguments."""
    return run_script_builder(build_engine_script, "tools/site/engine_script.py", arguments)


def run_script_builder(script: Callable[[str], str], program: str, arguments: Sequence[str]) -> int:
    """Write a script, built with the named esbuild, to the file of the command line; return 2 for invalid arguments."""
    if len(arguments) != 2:
        print(f"usage: python {program} ESBUILD FILE")
        return 2
    esbuild, name = arguments
    write_script(script(esbuild), name)
    return 0


def write_script(made: str, name: str) -> None:
    """Write a script to a file, and print its size."""
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(made, encoding="utf-8")
    print(f"{name}: {len(made.encode()):,} bytes")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
