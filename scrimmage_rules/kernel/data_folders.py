"""Data folders outside the package: in a wheel, they are inside the installed package; in a checkout, next to it."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
"""The folder of this package."""


def data_dir(name: str) -> Path:
    """Return the folder `features`, `conformance` or `docs`: in the installed package, or next to it in a checkout."""
    places = (PACKAGE / "_data" / name, PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    looked = " or ".join(str(place) for place in places)
    raise FileNotFoundError(f"the folder {name!r} is missing (looked for {looked}): install scrimmage-rules again")
