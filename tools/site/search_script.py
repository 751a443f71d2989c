"""Build of the site search as one script: the project's own code and the library MiniSearch, with its licence; and
minified scripts and style sheets of the site.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "javascript" / "search" / "finder.mjs"
MODULES = ROOT / ".venv" / "javascript" / "node_modules"
"""Folder in which the Makefile installs esbuild and MiniSearch by the hashes of the lock file."""
FLAGS = (
    "--bundle", "--minify", "--format=iife", "--global-name=searching", "--target=es2022", "--charset=utf8",
    "--legal-comments=none", "--log-level=warning",
)  # fmt: skip


def is_ready() -> bool:
    """Return whether the programs that build the script are installed."""
    return (MODULES / "minisearch").is_dir() and (MODULES / ".bin" / "esbuild").exists()


def build_search_script() -> str:
    """Return the script; the same sources give the same text."""
    command = [str(MODULES / ".bin" / "esbuild"), str(SOURCE), *FLAGS]
    environment = {**os.environ, "NODE_PATH": str(MODULES)}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE)
    licence = (MODULES / "minisearch" / "LICENSE.txt").read_text(encoding="utf-8").strip()
    return f"/*! MiniSearch is part of this script.\n\n{licence}\n*/\n{done.stdout.decode()}"


def minify(text: str, loader: str) -> str:
    """Return a script (loader `js`) or a style sheet (loader `css`) without comments and white space."""
    flags = ("--minify", "--charset=utf8", "--legal-comments=none", f"--loader={loader}")
    command = [str(MODULES / ".bin" / "esbuild"), *flags, "--log-level=warning"]
    return subprocess.run(command, input=text, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout
