"""Build hook that copies features, the published suite, and the theme of the pages into the wheel."""

import runpy
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKED = ("vectors", "corpus", "register", "releases")
"""Folders of the suite that are compressed."""

LEFT_OUT = ("faulty", "schemas")
"""Folders of the suite that no command reads. The archive of the suite and the npm package have them."""


class WheelDataHook(BuildHookInterface):
    """Build hook for wheels. An editable install reads the folders from the checkout, so that only a real wheel gets
    copies.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Map each folder to its place in the wheel, with compressed vectors; raise an error for a missing folder."""
        if version != "standard":
            return
        root, inside = Path(self.root), build_data["force_include"]
        scripts = (f"docs/js/{path.name}" for path in (root / "docs" / "js").glob("*.js"))
        for name in ("features", "conformance", "conformance/vectors", "javascript/engine", "docs/css", *scripts):
            if not (root / name).exists():
                raise FileNotFoundError(
                    f"{name} is missing: without it, the wheel could not test adapters or draw boards"
                )
            if not name.startswith("conformance"):
                inside[name] = f"scrimmage_rules/_data/{name}"
        for path in (root / "conformance").iterdir():
            if path.name not in (*PACKED, *LEFT_OUT):
                inside[f"conformance/{path.name}"] = f"scrimmage_rules/_data/conformance/{path.name}"
        self._packed = tempfile.TemporaryDirectory()
        tools, target = root / "tools" / "releases", Path(self._packed.name)
        (target / "vectors").mkdir()
        suite = root / "conformance"
        runpy.run_path(str(tools / "wheel_vector_packing.py"))["pack_folder"](suite / "vectors", target / "vectors")
        runpy.run_path(str(tools / "record_packing.py"))["pack_records"](suite, target)
        for name in PACKED:
            inside[str(target / name)] = f"scrimmage_rules/_data/conformance/{name}"

    def finalize(self, version: str, _build_data: dict[str, Any], _artifact: str) -> None:
        """Remove the compressed files after the wheel contains them."""
        if version == "standard":
            self._packed.cleanup()
