"""Build of the npm package with engine, adapter, script, vectors and schemas: `python tools/releases/npm_package.py
FOLDER`.

The package has the folders of the repository, so that the engine finds its data. Its vectors are compressed. The tool
does not publish the package.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from scrimmage_rules import __version__
from tools.releases.npm_vector_packing import pack_folder
from tools.releases.package_page import read_repository, render_page
from tools.releases.typescript_protocol_types import render_types

ROOT = Path(__file__).resolve().parents[2]
CONFORMANCE = ROOT / "conformance"
OWN = ROOT / "javascript" / "package"
SCRIPT = ROOT / "build" / "scrimmage.js"
ENGINE = "javascript/engine"
VECTORS = "conformance/vectors"
DATA = ("adapters/javascript", "schemas", "rulebooks", "decks", "pitches", "rosters")
FOLDERS = (ENGINE, *(f"conformance/{name}" for name in DATA))


def write_package_files(folder: Path) -> None:
    """Write the files of the package to an empty folder."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name)
    (folder / VECTORS).mkdir()
    pack_folder(ROOT / VECTORS, folder / VECTORS)
    for path in (SCRIPT, ROOT / "LICENSE", OWN / "smoke.mjs"):
        shutil.copy(path, folder)
    address = read_repository(ROOT)
    page = (ROOT / ENGINE / "README.md").read_text(encoding="utf-8")
    (folder / "README.md").write_text(render_page(page, address, __version__, ENGINE), encoding="utf-8")
    about = json.loads((OWN / "package.json").read_text(encoding="utf-8")) | {"version": __version__}
    if address:
        about |= {"homepage": address, "repository": {"type": "git", "url": f"git+{address}.git"}}
    (folder / "package.json").write_text(json.dumps(about, indent=2), encoding="utf-8")
    (folder / "types").mkdir()
    shutil.copy(OWN / "index.d.ts", folder / "types")
    (folder / "types" / "wire.d.ts").write_text(render_types(CONFORMANCE / "schemas"), encoding="utf-8")
    for path in folder.rglob("*"):  # regardless of umask and checkout: the modes are packed too
        path.chmod(0o755 if path.is_dir() else 0o644)


def pack_package(target: Path) -> Path:
    """Pack the npm package in a folder and return the path of its file."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        write_package_files(Path(folder))
        command = ["npm", "pack", "--silent", "--pack-destination", str(target.resolve())]
        done = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE, text=True)
    return target / done.stdout.split()[-1]


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return the exit code, 2 for invalid arguments."""
    if len(arguments) != 1:
        print("usage: npm_package.py FOLDER")
        return 2
    if not SCRIPT.is_file():
        print("there is no script yet: make script")
        return 2
    packed = pack_package(Path(arguments[0]))
    print(f"{packed}: {packed.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
