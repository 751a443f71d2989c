"""Build of the drawing of positions as one classic script: `python -m tools.site.drawing_script ESBUILD FILE`.

The script consists of the modules in javascript/drawing and the parts of the JavaScript engine that they use. Sizes,
colours and tables of words are defined in the Python drawings only, and are written as modules of constants.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from scrimmage_rules.rulesets import RULESETS, get_folder_name
from tools.site.engine_script import ROOT, bundle_module, run_script_builder, stage_sources

DRAWING = ROOT / "javascript" / "drawing"
PACKAGES = {"drawing": "scrimmage_rules.drawing"} | {
    get_folder_name(each): f"scrimmage_rules.{get_folder_name(each)}.pictures" for each in RULESETS
}
"""Python packages whose constants are written, by their target folder."""


def collect_constants(module: str) -> dict[str, Any]:
    """Return the constants of a module that are plain data, including imported constants. A constant has a name in
    upper case.
    """
    known = vars(import_module(module))
    return {name: value for name, value in known.items() if name.isupper() and name[0] != "_" and is_plain(value)}


def is_plain(value: Any) -> bool:
    """Return whether a value consists only of numbers and texts, and of tables of these."""
    if isinstance(value, dict):
        return all(isinstance(key, str | int) and is_plain(each) for key, each in value.items())
    if isinstance(value, tuple | list):
        return all(map(is_plain, value))
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def list_constant_modules() -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of every module of constants."""
    for folder, package in PACKAGES.items():
        for each in iter_modules(import_module(package).__path__):
            told = collect_constants(f"{package}.{each.name}")
            text = "".join(f"export const {name} = {json.dumps(told[name])};\n" for name in sorted(told))
            yield Path(folder) / f"{each.name}.mjs", text


def stage_drawing(folder: Path) -> Path:
    """Write the modules, the engine and the constants to a folder for Node; return the entry module."""
    shutil.copytree(DRAWING, folder, dirs_exist_ok=True)
    stage_sources(folder)
    for place, text in list_constant_modules():
        path = folder / "constants" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder / "drawing.mjs"


def build_drawing_script(esbuild: str) -> str:
    """Return the script, which defines `globalThis.drawing`."""
    with tempfile.TemporaryDirectory() as folder:
        return bundle_module(esbuild, stage_drawing(Path(folder)), "drawing")


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code, 2 for invalid arguments."""
    return run_script_builder(build_drawing_script, "-m tools.site.drawing_script", arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
