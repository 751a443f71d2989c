"""`python -m tools.suite.readme_pictures`: makes the pictures of the README, which a test compares.

The board is a drawing of the library, the failing case is the text of its page, and the badges are facts of
`pyproject.toml`. None of them needs a service.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from xml.sax.saxutils import escape

from scrimmage_rules import open_ruleset
from tools.suite.failure_example import BLOCK, PAGE

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "assets" / "readme"

SEED, ACTIONS = 3, 260
"""Seed of the random game whose position the board shows, and number of its actions."""

PAPER = '<rect width="100%" height="100%" fill="#ffffff"/>'
"""Background of the board. It is white, because the text of the board is black in a picture of a page."""

COLUMNS, LINE, COLUMN, MARGIN = 110, 18, 7.8, 14
"""Number of characters in a line of the terminal, height of a line, width of a character, and width of the margin. All
except the first are in pixels.
"""

INKS = {"FAIL": "#ff7b72", "  >": "#ffd866", "    /": "#ffd866", "  replay": "#7ee787"}
"""Colour of a line of the terminal by its start."""

BADGE, INK = 20, 6.6
"""Height of a badge and width of a character in it, in pixels."""

SANS, MONO = "Verdana,DejaVu Sans,sans-serif", "ui-monospace,DejaVu Sans Mono,monospace"


def draw_board() -> str:
    """Return the drawing of a position of a random game of tactical-soccer."""
    generator = Random(SEED)  # noqa: S311  (a game, no secret)
    game = open_ruleset("tactical-soccer").start()
    for _ in range(ACTIONS):
        game = game.apply(*generator.choice(game.legal()), chance=generator)
    return game.svg().replace("</title>", f"</title>{PAPER}", 1) + "\n"


def draw_failure(page: str) -> str:
    """Return the report of a failing case as a picture of a terminal, up to the command that repeats the case."""
    found = BLOCK.search(page)
    if found is None:
        raise ValueError(f"{PAGE.name}: no failure example")
    lines = found[2].partition("\n\n")[0].splitlines()
    return (
        "\n".join(
            _draw_terminal(
                [_crop_terminal_lines(line) for line in lines if not line.startswith(("  rule:", "  case:"))]
            )
        )
        + "\n"
    )


def _crop_terminal_lines(line: str) -> str:
    return line if len(line) <= COLUMNS else f"{line[: COLUMNS - 3]}..."


def _draw_terminal(lines: Sequence[str]) -> Iterator[str]:
    wide, tall = round(COLUMNS * COLUMN) + 2 * MARGIN, len(lines) * LINE + 2 * MARGIN
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="100%" role="img"'
        f' aria-label="{escape(lines[1].strip(), {chr(34): "&quot;"})}: a failing case" font-family="{MONO}"'
        ' font-size="13">'
    )
    yield f'<rect width="{wide}" height="{tall}" rx="8" fill="#161b22"/>'
    for number, line in enumerate(lines):
        ink = next((ink for start, ink in INKS.items() if line.startswith(start)), "#e6edf3")
        text = line.lstrip()
        x, y = MARGIN + (len(line) - len(text)) * COLUMN, MARGIN + number * LINE + 13
        yield f'<text x="{x:g}" y="{y}" fill="{ink}">{escape(text)}</text>'
    yield "</svg>"


def draw_badges(project: dict[str, object]) -> str:
    """Return one picture with the interpreters and the licence of the package."""
    classifiers = " ".join(map(str, project["classifiers"])) if isinstance(project["classifiers"], list) else ""
    badges = [("Python", " | ".join(re.findall(r"Python :: (3\.\d+)", classifiers))), ("licence", project["license"])]
    parts, x = [], 0.0
    for name, value in badges:
        for text, fill in ((name, "#555555"), (str(value), "#1a7f37")):
            wide = len(text) * INK + 14
            parts.append(f'<rect x="{x:g}" width="{wide:g}" height="{BADGE}" fill="{fill}"/>')
            parts.append(f'<text x="{x + wide / 2:g}" y="14">{escape(text)}</text>')
            x += wide
        x += 8
    told = ", ".join(f"{name} {value}" for name, value in badges)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{x - 8:g}" height="{BADGE}" role="img" aria-label="{told}"'
    style = f' font-family="{SANS}" font-size="11" fill="#ffffff" text-anchor="middle">'
    return "\n".join([head + style, *parts, "</svg>", ""])


def draw_pictures() -> dict[str, str]:
    """Return every picture of the README by its file name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = PAGE.read_text(encoding="utf-8")
    return {"board.svg": draw_board(), "failing-case.svg": draw_failure(page), "badges.svg": draw_badges(project)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, picture in draw_pictures().items():
        (FOLDER / name).write_text(picture, encoding="utf-8")
