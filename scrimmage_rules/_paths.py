"""Where the data that belongs to the project but not to the package lies: in a wheel, and in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_dir(name: str) -> Path:
    """The folder `features` or `conformance`: inside the package when installed, else beside it."""
    places = (_PACKAGE / "_data" / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    looked = " or ".join(str(place) for place in places)
    raise FileNotFoundError(f"the folder {name!r} is missing (looked for {looked}): install scrimmage-rules again")
