"""The public interface as lines of text, and a check whether a change of it breaks programs that use it.

`python -m tools.suite.public_interface` writes the lines to `tests/library/interface.txt`, with the current version. It
refuses to write if a name was removed, renamed or made stricter in the same version. If a name was never in a release,
you can remove it: delete its lines in the file first.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import griffe

import scrimmage_rules

ROOT = Path(__file__).resolve().parents[2]
SNAPSHOT = ROOT / "tests" / "library" / "interface.txt"

ROOMS = {"library": "", "players": "players.", "simulation": "simulation.", "learning": "learning."}
"""Public packages, each with the prefix of its names; names of the library have no prefix."""

UNPROMISED = {"Rules.engine", "Rules.resolved"}
"""Names that look public but are documented as internal."""

REQUIRED = "(required)"


def describe_interface(folder: Path = ROOT) -> list[str]:
    """Return a line for each public name, parameter, field and result in the source in a folder."""
    package = griffe.load("scrimmage_rules", search_paths=[folder], try_relative_path=False, allow_inspection=False)
    return [line for room, prefix in ROOMS.items() for line in _describe_package(package[room], prefix)]


def _describe_package(room: griffe.Object | griffe.Alias, prefix: str) -> Iterator[str]:
    """Yield the lines of the names that a package exports."""
    for name in sorted(map(str, room.exports or ())):
        yield from _describe_name(f"{prefix}{name}", room[name])


def _describe_name(name: str, alias: griffe.Object | griffe.Alias) -> Iterator[str]:
    """Yield the lines that describe one name of the interface."""
    found = alias.final_target if isinstance(alias, griffe.Alias) else alias
    if isinstance(found, griffe.Class):
        yield f"{name}: a class"
        yield from (f"{name}: a kind of {str(base).partition('[')[0]}" for base in found.bases)
        yield from _describe_members(name, found)
    elif isinstance(found, griffe.Function):
        yield from _describe_signature(name, found)
    elif isinstance(found, griffe.Attribute):
        yield f"{name}: {found.value}"


def _describe_members(name: str, found: griffe.Class) -> Iterator[str]:
    place = 0
    for each, member in found.members.items():
        full = f"{name}.{each}"
        if each.startswith("_") or full in UNPROMISED or member.is_alias:
            continue
        if isinstance(member, griffe.Function):
            yield from _describe_signature(full, member)
        elif isinstance(member, griffe.Attribute) and _is_constructor_field(member, found):
            place += 1
            yield f"{full}, number {place}: {member.annotation} {_describe_default(member.value)}"
        elif isinstance(member, griffe.Attribute):
            yield f"{full}: {member.annotation or 'a value'}"


def _is_constructor_field(member: griffe.Attribute, of: griffe.Class) -> bool:
    """Return whether a field is an argument of its class's constructor, for a class that has no `__init__`."""
    return member.annotation is not None and "property" not in member.labels and "__init__" not in of.members


def _describe_signature(name: str, found: griffe.Function) -> Iterator[str]:
    yield f"{name}() -> {found.returns}"
    given = [each for each in found.parameters if each.name not in {"self", "cls"}]
    for number, each in enumerate(given, 1):
        place = "by name" if each.kind is griffe.ParameterKind.keyword_only else f"number {number}"
        yield f"{name}({each.name}), {place}: {each.annotation} {_describe_default(each.default)}"


def _describe_default(value: object) -> str:
    """Return the text of a default value."""
    return REQUIRED if value is None else f"= {value}"


def find_breaking_changes(before: list[str], now: list[str]) -> list[str]:
    """Return the lines that were removed, and the parameters that existing functions now require."""
    gone = [f"gone: {line}" for line in before if line not in now]
    new = [line for line in now if line not in before and line.endswith(REQUIRED)]
    return gone + [
        f"asked for in addition: {line}"
        for line in new
        if _get_owner_of_line(line) in set(map(_get_owner_of_line, before))
    ]


def _get_owner_of_line(line: str) -> str:
    """Return the name to which a line belongs: the function of a parameter, the class of a field, or the name in the
    line.
    """
    name = line.partition(":")[0].partition(", number ")[0]
    return name.partition("(")[0] if "(" in name else name.rpartition(".")[0] or name


def read_snapshot() -> tuple[str, list[str]]:
    """Return the version and the lines of the saved interface."""
    version, *lines = SNAPSHOT.read_text(encoding="utf-8").splitlines()
    return version, lines


def main() -> int:
    """Write the interface, unless it breaks programs in the same version; return the exit code."""
    now = describe_interface()
    if SNAPSHOT.exists():
        version, before = read_snapshot()
        faults = find_breaking_changes(before, now) if version == scrimmage_rules.__version__ else []
        if faults:
            print(*faults, f"change the version, which is {version}, or restore these names", sep="\n")
            return 1
    SNAPSHOT.write_text("\n".join([scrimmage_rules.__version__, *now]) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
