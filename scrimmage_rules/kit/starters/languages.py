"""The languages that a starter can be written in, and how it is built and started there."""

from __future__ import annotations

from typing import NamedTuple


class Language(NamedTuple):
    """How a starter is built, if it has to be, and started; `{}` is its folder, as a shell takes it."""

    run: str
    build: str = ""


LANGUAGES = {
    "python": Language("python3 {}/adapter.py"),
    "javascript": Language("node {}/adapter.mjs"),
    "rust": Language("{}/target/release/adapter", "cargo build --quiet --release --manifest-path {}/Cargo.toml"),
    "java": Language("java -cp {}/build Adapter", "javac -d {}/build {}/Adapter.java {}/Engine.java {}/Json.java"),
    "go": Language("{}/adapter", "(cd {} && go build -o adapter .)"),
}
