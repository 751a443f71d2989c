"""Build hook that writes the readme of the package page and the addresses, from one setting in `pyproject.toml`."""

import re
import runpy
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class PackageMetadataHook(MetadataHookInterface):
    """Metadata hook for both builds and editable installs."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the dynamic fields."""
        root = Path(self.root)
        page = runpy.run_path(str(root / "tools" / "releases" / "package_page.py"))
        version = re.findall(
            r'__version__ = "(.*)"', (root / "scrimmage_rules/__init__.py").read_text(encoding="utf-8")
        )
        address, text = page["read_repository"](root), (root / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": page["render_page"](text, address, version[0]),
        }
        metadata["urls"] = page["list_addresses"](address, version[0])
