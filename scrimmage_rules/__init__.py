"""Executable rulebooks of four games called Scrimmage, and a kit that judges other implementations of them.

What programs may build on is offered here, and described in `scrimmage_rules.library`. It is loaded when it is first
asked for: `import scrimmage_rules` by itself loads nothing.
"""

__version__ = "0.3.0"


def __getattr__(name: str) -> object:
    """A public name, from the library, which alone lists them: `__all__` is a name that is asked for like this too."""
    from importlib.util import find_spec  # noqa: PLC0415  (as below)

    if find_spec(f"{__name__}.{name}") is None:  # a module is found by whoever imports it
        from scrimmage_rules import library  # noqa: PLC0415  (the command starts without it)

        if name == "__all__":
            return __dir__()
        if name in library.__all__:
            return getattr(library, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """What a notebook offers."""
    from scrimmage_rules import library  # noqa: PLC0415  (the command starts without it)

    return [*library.__all__, "__version__"]
