"""`python tools/checks/readme_commands.py DIST FOLDER`: runs every command of the README as a reader without a clone.

DIST has the wheel and the npm package. FOLDER must be empty. It gets a new environment, an empty working folder, and
the packages that pip, uv and npm install instead of packages from an index. Commands for a clone are left out.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
NAME = "scrimmage-rules"
HELLO = '{"id": 1, "op": "hello", "protocol": [1]}\n'
ROW = re.compile(r"^\| (pip|uv|npx) \| `([^`]+)` \|", re.MULTILINE)
BLOCK = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```", re.MULTILINE | re.DOTALL)


class ReadmeCommand(NamedTuple):
    """A command of the README, its expected exit code, its input, and its expected output."""

    words: list[str]
    code: int = 0
    stdin: str = ""
    printed: str | None = None


def list_readme_commands(readme: str) -> Iterator[ReadmeCommand]:
    """Yield the commands of the README in this order: the commands that install, the commands in console blocks, and
    the first Python example.
    """
    for tool, line in ROW.findall(readme):
        yield ReadmeCommand(shlex.split(line), stdin=HELLO if tool == "npx" else "")
    for line in re.findall(r"^\$ (.*)$", "".join(BLOCK.findall(readme)), re.MULTILINE):
        code = re.search(r"# exit code (\d)", line)
        yield ReadmeCommand(shlex.split(line, comments=True), int(code[1]) if code else 0)
    block, text = EXAMPLE.findall(readme)[0]
    yield ReadmeCommand(["python", "-c", block], printed=text)


def create_reader_environment(dist: Path, folder: Path) -> dict[str, str]:
    """Return the environment variables of a reader, who has a new Python environment and can install only the packages
    of `dist` and their libraries.
    """
    links, home, bin_ = folder / "links", folder / "home", folder / "venv" / "bin"
    for each in (links, home, folder / "empty"):
        each.mkdir(parents=True)
    subprocess.run([sys.executable, "-m", "venv", folder / "venv"], check=True)
    pip = [str(bin_ / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    libraries = str(ROOT / "requirements" / "run.txt")
    subprocess.run([*pip, "download", "--require-hashes", "-r", libraries, "-d", str(links)], check=True)
    for wheel in dist.glob("*.whl"):
        shutil.copy(wheel, links)
    return {
        "PATH": f"{bin_}:{home / 'bin'}:{os.environ['PATH']}", "HOME": str(home), "LANG": "C.UTF-8",
        "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(links), "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "UV_NO_INDEX": "1", "UV_FIND_LINKS": str(links), "UV_OFFLINE": "1", "UV_TOOL_BIN_DIR": str(home / "bin"),
        "UV_PYTHON": str(bin_ / "python"),
    }  # fmt: skip


def install_npm_package(dist: Path, folder: Path, environment: dict[str, str]) -> None:
    """Install the npm package of `dist` into the empty folder, where `npx` finds it."""
    [packed] = dist.glob(f"{NAME}-*.tgz")
    shutil.copy(packed, folder / "packed.tgz")
    command = ["npm", "install", "--offline", "--silent", "--no-audit", "--no-fund", "--prefix", ".", "../packed.tgz"]
    subprocess.run(command, check=True, cwd=folder / "empty", env=environment)


def run_command(shown: ReadmeCommand, folder: Path, environment: dict[str, str]) -> str:
    """Run a command in the empty folder; return what is wrong, or an empty text."""
    ran = subprocess.run(
        shown.words,
        check=False,
        cwd=folder / "empty",
        env=environment,
        input=shown.stdin,
        capture_output=True,
        text=True,
    )
    if ran.returncode != shown.code:
        return f"exit code {ran.returncode}, not {shown.code}: {ran.stderr[-1000:]}"
    if shown.printed is not None and ran.stdout != shown.printed:
        return f"printed {ran.stdout!r}, not {shown.printed!r}"
    return "" if not shown.stdin or '"status":"ok"' in ran.stdout else f"answered {ran.stdout[:200]!r}"


def main(arguments: Sequence[str]) -> int:
    """Run the command line; return 1 if a command of the README does not do what the README says."""
    if len(arguments) != 2:
        print("usage: python tools/checks/readme_commands.py DIST FOLDER")
        return 2
    dist, folder = (Path(each).resolve() for each in arguments)
    environment = create_reader_environment(dist, folder)
    packed = bool([*dist.glob(f"{NAME}-*.tgz")]) and shutil.which("npm") is not None
    if packed:
        install_npm_package(dist, folder, environment)
    failed = 0
    for shown in list_readme_commands((ROOT / "README.md").read_text(encoding="utf-8")):
        line = shlex.join(shown.words).partition("\n")[0]
        if shutil.which(shown.words[0], path=environment["PATH"]) is None or (shown.words[0] == "npx" and not packed):
            print(f"skipped, because {shown.words[0]} or its package is missing: {line}")
            continue
        problem = run_command(shown, folder, environment)
        failed += bool(problem)
        print(f"{'FAILED' if problem else 'ok'}: {line}{problem and f': {problem}'}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
