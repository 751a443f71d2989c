"""The only link between the documentation and its generator: hand `pages()` of the package to mkdocs."""

from importlib import import_module
from typing import Any

from mkdocs.structure.files import File


def on_files(files: Any, config: Any) -> Any:
    """Add every generated page, and put the generated navigation under Rules."""
    site = import_module("scrimmage_rules.site")
    for path, markdown in site.pages().items():
        files.append(File.generated(config, path, content=markdown))
    next(section for section in config.nav if "Rules" in section)["Rules"] = site.navigation()
    return files
