"""The libraries that are installed: one version of each, by its hashes, and no more than is asked for."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.repository.reading import ROOT, read


def pins() -> list[str]:
    return read("constraints.txt").splitlines()


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_constraints_are_names_with_exact_versions() -> None:
    assert pins()
    assert [line for line in pins() if not re.fullmatch(r"[A-Za-z0-9][\w.-]*==\d[\w.!+]*", line)] == []


def test_constraints_name_everything_that_is_asked_for() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    asked = [*project["dependencies"], *(need for needs in project["optional-dependencies"].values() for need in needs)]
    names = {canonical(match.group()) for need in asked if (match := re.match(r"[\w.-]+", need))}
    pinned = {canonical(line.partition("==")[0]) for line in pins()}
    assert names - {project["name"]} - pinned == set()
    assert len(pinned) == len(pins())


def listed(name: str) -> dict[str, tuple[str, list[str]]]:
    """The version and the hashes of every library in a list of requirements."""
    text = read(f"requirements/{name}.txt").replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines()]
    assert [line for line in lines if not re.fullmatch(r"[a-z0-9-]+==\S+", line[0])] == []
    hashes = {line[0]: [word for word in line if word.startswith("--hash=sha256:")] for line in lines}
    return {canonical(pin.partition("==")[0]): (pin.partition("==")[2], found) for pin, found in hashes.items()}


LISTS = {path.stem for path in (ROOT / "requirements").glob("*.txt")}


@pytest.mark.parametrize("name", sorted(LISTS))
def test_every_library_of_a_list_has_its_constraint_and_its_hashes(name: str) -> None:
    versions = dict(line.split("==") for line in pins())
    constraints = {canonical(library): version for library, version in versions.items()}
    assert {library: version for library, (version, _) in listed(name).items()}.items() <= constraints.items()
    assert [library for library, (_, hashes) in listed(name).items() if not hashes] == []


def test_the_lists_hold_what_the_extras_ask_for_and_every_constraint() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    extras = project["project"]["optional-dependencies"]
    assert {"run", "build", *extras} == LISTS
    for extra, needs in extras.items():
        asked = {canonical(re.split(r"[<>=!~\[]", need)[0]) for need in needs}
        assert asked - {project["project"]["name"]} <= listed(extra).keys()
    constraints = {canonical(line.partition("==")[0]) for line in pins()}
    assert set().union(*(listed(name) for name in LISTS)) == constraints


def test_make_verify_installs_two_libraries_and_no_more() -> None:
    assert sorted(listed("run")) == ["msgspec", "pyyaml"]


def test_the_build_back_end_is_the_one_whose_hashes_are_listed() -> None:
    (back_end,) = tomllib.loads(read("pyproject.toml"))["build-system"]["requires"]
    assert back_end == f"hatchling=={listed('build')['hatchling'][0]}"


def test_nothing_is_installed_without_a_hash() -> None:
    commands = [line for name in ("Makefile", ".ci/run") for line in read(name).splitlines() if "pip install " in line]
    bare = [line for line in commands if not re.search(r"--require-hashes|--no-deps|PIP = |echo", line)]
    assert bare == []


def test_only_two_libraries_are_needed_at_run_time() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    assert sorted(re.split(r"[<>=!~]", need)[0] for need in project["dependencies"]) == ["PyYAML", "msgspec"]
