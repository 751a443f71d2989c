"""Build hook: put the features and the published suite into the wheel, below the package's own name."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class DataHook(BuildHookInterface):
    """An editable install reads both folders from the checkout, so only a real wheel gets copies."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Map each folder to its place in the wheel; a missing one stops the build."""
        if version != "standard":
            return
        for name in ("features", "conformance"):
            if not (Path(self.root) / name).is_dir():
                raise FileNotFoundError(f"{name}/ is missing: a wheel without it could judge nothing")
            build_data["force_include"][name] = f"scrimmage_rules/_data/{name}"
