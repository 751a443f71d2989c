"""Build hook that copies features, the published suite, and the theme of the pages into the wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):
    """Build hook for wheels. An editable install reads the folders from the checkout, so that only a real wheel gets
    copies.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Map each folder to its place in the wheel; raise an error for a missing folder."""
        if version != "standard":
            return
        scripts = (f"docs/js/{path.name}" for path in (Path(self.root) / "docs" / "js").glob("*.js"))
        for name in ("features", "conformance", "javascript/engine", "docs/css", *scripts):
            if not (Path(self.root) / name).exists():
                raise FileNotFoundError(
                    f"{name} is missing: a wheel without it could not judge adapters, or not draw boards"
                )
            build_data["force_include"][name] = f"scrimmage_rules/_data/{name}"
