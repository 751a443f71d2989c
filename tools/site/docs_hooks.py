"""Hooks of mkdocs: generated pages, their packed data, omitted files, and the search index."""

import gc
import json
from fnmatch import fnmatch
from importlib import import_module
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File

# mkdocs searches the folder of its hooks for modules only while it loads the hooks.
MODULES = (
    "search_entries_of_handwritten_pages", "search_script", "offline_worker", "changelog_page", "packed_data",
    "page_minification", "table_of_contents_removal", "shared_theme_script", "row_headers",
)  # fmt: skip
SECTIONS, SEARCH, OFFLINE, CHANGELOG, PACKED, LIGHT, CONTENTS, EARLY, TABLES = map(import_module, MODULES)

SCRIPTS = ("scrimmage.js", "drawing.js", "trial.js")
"""Scripts with the engine, the drawing of positions and the page to play; `make site` builds them in build/ first."""

JOINED = "js/site.js"
"""Script of every page: all scripts that mkdocs.yml lists."""

NAMED_BY_PAGES = ("js/packed_data.js",)
"""Scripts in the list of mkdocs.yml that some pages also load by name, because the scripts of these pages need them
earlier.
"""

RULES, PAGES = "js/search-rules.js", "js/search-pages.js"
"""Paths of the two data files of the search. The first has the rules, and the second has the sections of all other
pages.
"""

UNUSED = ("*.map", "assets/javascripts/lunr/*", "assets/javascripts/workers/*")
"""Files of the theme that no page requests: source maps, and the search that this site replaces."""


class SearchContent:
    """Content of the search index: addresses that the rules already cover, and sections of pages."""

    def __init__(self) -> None:
        """Start without addresses and sections."""
        self.known: set[str] = set()
        self.sections: list[Any] = []


SEARCHED = SearchContent()


class EarlyScript:
    """Content of the script that every page loads before its text."""

    content = ""


class ServeFlag:
    """Whether `mkdocs serve` runs this build. If it does, the site gets no service worker, because a worker would cache
    pages that change.
    """

    now = False


def on_startup(*, command: str, **_: Any) -> None:
    """Store whether the command is `mkdocs serve`. Make garbage collection rarer, because all cases and pages are
    needed until the end of a build.
    """
    gc.set_threshold(100_000, 50, 100)
    ServeFlag.now = command == "serve"


def on_files(files: Any, config: Any) -> Any:
    """Add the generated pages and their data to the files and to the navigation, and remove files that no page uses."""
    for unused in [each for each in files if any(fnmatch(each.src_uri, pattern) for pattern in UNUSED)]:
        files.remove(unused)
    site, rulesets = import_module("scrimmage_rules.site"), import_module("scrimmage_rules.rulesets")
    made = site.generate_site()
    for path, text in made.items():
        content = PACKED.pack_script(text) if PACKED.is_packable(path) else text
        files.append(File.generated(config, path, content=content))
    for path, text in _read_exercises(Path(config.docs_dir).parent):
        files.append(File.generated(config, path, content=PACKED.pack_script(text)))
    changelog = CHANGELOG.render_changelog_page(Path(config.docs_dir).parent)
    files.append(File.generated(config, CHANGELOG.FILE, content=changelog))
    for name in SCRIPTS:
        script = _read_script(Path(config.docs_dir).parent / "build" / name)
        files.append(File.generated(config, f"js/{name}", content=script))
    files.append(File.generated(config, "js/searching.js", content=_build_search_script()))
    _join_scripts(files, config)
    _minify_styles(files, config)
    SEARCHED.known, SEARCHED.sections = set(_list_searched_addresses(made[RULES])), []
    sections = {title: listed for section in config.nav for title, listed in section.items()}
    sections["Rules"] += site.build_navigation()
    groups = {
        title: listed for group in sections["Conformance"] if isinstance(group, dict) for title, listed in group.items()
    }
    for each in rulesets.RULESETS:
        groups["Reference"].append({f"{each} on the wire": f"conformance/{each}.md"})
        parts = sorted((Path(config.docs_dir) / "conformance").glob(f"{each}-*.md"))
        groups["Reference"] += [f"conformance/{path.name}" for path in parts]
    sections["Derivations by hand"] += _list_pages_of_folder(Path(config.docs_dir), "derivations")
    return files


def _join_scripts(files: Any, config: Any) -> None:
    """Replace the scripts of every page by one script, so that a page names and loads one file."""
    joined = [files.get_file_from_path(str(name)) for name in config.extra_javascript]
    text = "".join(f"{each.content_string}\n" for each in joined)
    files.append(File.generated(config, JOINED, content=SEARCH.minify(text, "js")))
    config.extra_javascript = [JOINED]
    for each in joined:
        if each.src_uri not in NAMED_BY_PAGES:
            files.remove(each)


def _minify_styles(files: Any, config: Any) -> None:
    """Replace the style sheets of the site by minified ones."""
    for name in config.extra_css:
        sheet = files.get_file_from_path(str(name))
        if sheet is not None:
            files.remove(sheet)
            files.append(File.generated(config, str(name), content=SEARCH.minify(sheet.content_string, "css")))


def _read_exercises(root: Path) -> list[tuple[str, str]]:
    """Return the exercises of each game as a data script, with its path."""
    found = []
    for path in sorted((root / "javascript" / "play_page" / "exercises" / "data").glob("*.json")):
        data = json.dumps(json.loads(path.read_text(encoding="utf-8")), ensure_ascii=False, separators=(",", ":"))
        file = f"{path.stem}/trial/exercises.js"
        found.append((f"rules/{file}", f'(globalThis.trialData ??= {{}})["{file}"] = {data};\n'))
    return found


def _read_script(path: Path) -> str:
    if not path.is_file():
        raise PluginError(f"build/{path.name} is missing; to make it, run: make script")
    return path.read_text(encoding="utf-8")


def _build_search_script() -> str:
    if not SEARCH.is_ready():
        raise PluginError("the builder of the search is not installed; to install it, run: make script")
    return str(SEARCH.build_search_script())


def _list_searched_addresses(searched: str) -> list[str]:
    """Return the address of each entry in the search index of the rules."""
    games = json.loads(searched.partition(" = ")[2].rstrip(";\n"))
    return [f"rules/{game['id']}/{at}" for game in games for _, _, _, _, at, *_ in game["entries"]]


def _list_pages_of_folder(docs: Path, folder: str) -> list[dict[str, str]]:
    """Return an entry of the navigation for each page in a folder: the title of the page and its path. The title has no
    `, by hand`, because the section of the navigation says this.
    """
    pages = {path: path.read_text(encoding="utf-8").partition("\n")[0] for path in sorted((docs / folder).glob("*.md"))}
    return [
        {title.removeprefix("# ").removesuffix(", by hand"): f"{folder}/{path.name}"} for path, title in pages.items()
    ]


def on_page_content(html: str, page: Any, **_: Any) -> None:
    """Add the sections of a page to the search index. A page with rules, or a page excluded from the search, adds only
    its address.
    """
    found = list(SECTIONS.parse_sections(page, html))
    of_rules = page.meta.get("search", {}).get("exclude") or any(each.at in SEARCHED.known for each in found)
    told = [each._replace(text="", names=[]) for each in found if each.kind == "page"] if of_rules else found
    SEARCHED.sections += [each for each in told if each.at not in SEARCHED.known]


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Return a page without unused parts, and without parts that a script adds in the browser. This reduces the page to
    about a fourth of its size.
    """
    light = LIGHT.shorten_own_links(LIGHT.minify_page(TABLES.name_rows(output)), Path(page.file.dest_uri).name)
    html, content = EARLY.extract_inline_scripts(CONTENTS.remove_tables_of_contents(light))
    EarlyScript.content = EarlyScript.content or content
    return str(LIGHT.unquote_values(html))


def on_post_build(config: Any) -> None:
    """Write the search index of pages, then the service worker, which needs the list of all files."""
    site = Path(config.site_dir)
    told = json.dumps(SEARCHED.sections, ensure_ascii=False, separators=(",", ":"))
    text = f"(globalThis.panelData ??= {{}}).pages = {told};\n"
    (site / PAGES).write_text(PACKED.pack_script(text), encoding="utf-8")
    (site / EARLY.FILE).write_text(EarlyScript.content, encoding="utf-8")
    if not ServeFlag.now:
        (site / OFFLINE.FILE).write_text(OFFLINE.render_worker(site), encoding="utf-8")
