"""The only link between the documentation and its generator: hand `pages()` of the package to mkdocs."""

from importlib import import_module
from typing import Any

from mkdocs.structure.files import File


def on_files(files: Any, config: Any) -> Any:
    """Add every generated page, and list those that the navigation does not name under Rules."""
    pages: dict[str, str] = import_module("scrimmage_rules.site").pages()
    named, rules = str(config.nav), next(section["Rules"] for section in config.nav if "Rules" in section)
    for path, markdown in pages.items():
        files.append(File.generated(config, path, content=markdown))
    rules.extend(path for path in pages if path.endswith(".md") and f"'{path}'" not in named)
    return files
