"""What mkdocs is told beyond its settings: the generated pages, their data, what is left out, mends of its search."""

import json
from fnmatch import fnmatch
from functools import reduce
from importlib import import_module
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

# The search (lunr 2.3) knows the states of its automaton by a text of edges, a letter and a number each, with nothing
# between them. Where letters are digits, two states can have one text, and words like "2" end in an error. A comma
# after each number tells them apart.
ONE_TEXT = ("e=e+s+o.id}return e", 'e=e+s+o.id+","}return e')

# A word is searched as the beginning of words, and a rare word weighs more than one that many sections have: TF-A103
# came before TF-A10, which was asked for. The whole word is asked for too, and weighs more.
WHOLE_WORDS = (":`${r}*`).join", ":`${r}^3 ${r}*`).join")

MENDS = (ONE_TEXT, WHOLE_WORDS)
"""What is faulty in the search, each with what stands in its place."""

WEIGHT = 10
"""Of a section that an id names, where any other weighs 1: a page of one game has common words in its title."""

SCRIPT = "build/scrimmage.js"
"""The engine for pages, which `make site` makes first."""

UNUSED = ("*.map", "assets/javascripts/lunr/*")
"""Files of the theme that no page asks for: maps of its sources, and words of languages that this site is not in."""


def on_files(files: Any, config: Any) -> Any:
    """Add every generated page and its data, and to the navigation what the list of rulesets and the folders say.

    What nobody uses is left out.
    """
    for unused in [each for each in files if any(fnmatch(each.src_uri, pattern) for pattern in UNUSED)]:
        files.remove(unused)
    site, rulesets = import_module("scrimmage_rules.site"), import_module("scrimmage_rules.rulesets")
    for path, text in site.everything().items():
        files.append(File.generated(config, path, content=text))
    files.append(File.generated(config, "js/scrimmage.js", content=_script(Path(config.docs_dir).parent / SCRIPT)))
    sections = {title: listed for section in config.nav for title, listed in section.items()}
    sections["Rules"] += site.navigation()
    sections["Conformance"] += [{f"{each} on the wire": f"conformance/{each}.md"} for each in rulesets.RULESETS]
    sections["Derivations by hand"] += _pages_in(Path(config.docs_dir), "derivations")
    return files


def _script(path: Path) -> str:
    if not path.is_file():
        raise PluginError(f"{SCRIPT} is missing: make script makes it")
    return path.read_text(encoding="utf-8")


def _pages_in(docs: Path, folder: str) -> list[dict[str, str]]:
    """The pages of a folder, each under its heading without what the section says already."""
    pages = {path: path.read_text(encoding="utf-8").partition("\n")[0] for path in sorted((docs / folder).glob("*.md"))}
    return [
        {title.removeprefix("# ").removesuffix(", by hand"): f"{folder}/{path.name}"} for path, title in pages.items()
    ]


def on_post_build(config: Any) -> None:
    """Mend the search of the built site, and make what is named by an id weigh more than what mentions its words."""
    site = Path(config.site_dir)
    for worker in site.glob("assets/javascripts/workers/search.*.min.js"):
        text = worker.read_text(encoding="utf-8")
        if [text.count(faulty) for faulty, _ in MENDS] != [1] * len(MENDS):
            raise PluginError(f"{worker.name} is not the search that tools/docs_hooks.py knows how to mend: look at it")
        worker.write_text(reduce(lambda mended, mend: mended.replace(*mend), MENDS, text), encoding="utf-8")
    index = site / "search" / "search_index.json"
    found = json.loads(index.read_text(encoding="utf-8"))
    for section in found["docs"]:
        if is_named(section):
            section["boost"] = WEIGHT
    index.write_text(json.dumps(found, separators=(",", ":")), encoding="utf-8")


def is_named(section: dict[str, Any]) -> bool:
    """Whether a section is that of a clause, an ambiguity or a reading: its title is its anchor, or the end of it.

    A function of the library is named so too, and `turn` or `check` is not what a reader of rules asks for.
    """
    page, _, anchor = section["location"].partition("#")
    return page.startswith("rules/") and f".{anchor}".endswith(f".{section['title']}")
