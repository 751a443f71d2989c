"""Programming languages of starter adapters, with the commands that build and start an adapter."""

from __future__ import annotations

from typing import NamedTuple


class Language(NamedTuple):
    """A programming language: the command that builds an adapter (empty if none is needed), and the command that starts
    it. `{}` in a command means the folder of the adapter, quoted for a shell.
    """

    run: str
    build: str = ""


LANGUAGES = {
    "python": Language("python3 {}/adapter.py"),
    "javascript": Language("node {}/adapter.mjs"),
    "rust": Language("{}/target/release/adapter", "cargo build --quiet --release --manifest-path {}/Cargo.toml"),
    "java": Language("java -cp {}/build Adapter", "javac -d {}/build {}/Adapter.java {}/Engine.java {}/Json.java"),
    "go": Language("{}/adapter", "(cd {} && go build -o adapter .)"),
}
