"""Executable rulebooks of four games called Scrimmage, and a conformance kit that judges other implementations.

The public names are those of `scrimmage_rules.library`, which describes them. Each is loaded on first use: `import
scrimmage_rules` by itself loads nothing.
"""

__version__ = "0.3.0"


def __getattr__(name: str) -> object:
    """Return a public name; the package `library` lists these names."""
    from importlib.util import find_spec  # noqa: PLC0415  (as below)

    if find_spec(f"{__name__}.{name}") is None:  # an import statement finds a module itself
        from scrimmage_rules import library  # noqa: PLC0415  (the command starts without it)

        if name == "__all__":
            return __dir__()
        if name in library.__all__:
            return getattr(library, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the public names, which a notebook suggests."""
    from scrimmage_rules import library  # noqa: PLC0415  (the command starts without it)

    return [*library.__all__, "__version__"]
