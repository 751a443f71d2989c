"""Build hook: put features, the published suite, and what its pages look like into the wheel, below its own name."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):
    """An editable install reads these folders from the checkout, so only a real wheel gets copies."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Map each folder to its place in the wheel; a missing one stops the build."""
        if version != "standard":
            return
        scripts = (f"docs/js/{path.name}" for path in (Path(self.root) / "docs" / "js").glob("*.js"))
        for name in ("features", "conformance", "javascript/engine", "docs/css", *scripts):
            if not (Path(self.root) / name).exists():
                raise FileNotFoundError(f"{name} is missing: a wheel without it could not judge, or not draw")
            build_data["force_include"][name] = f"scrimmage_rules/_data/{name}"
