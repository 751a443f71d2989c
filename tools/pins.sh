#!/bin/sh
# The lists in requirements/, made anew: for each set of extras every version of constraints.txt that it needs, with the
# hashes of all its files. A version is changed in constraints.txt; then `make pins`.
set -eu

list() {  # list NAME SOURCE [EXTRA...]
  name=$1 source=$2
  shift 2
  extras=""
  for extra in "$@"; do extras="$extras --extra $extra"; done
  # shellcheck disable=SC2086
  "$uv" pip compile --quiet --generate-hashes --universal --python-version 3.11.5 --no-header --no-annotate \
    --constraint constraints.txt $extras "$source" --output-file "requirements/$name.txt" >/dev/null
}

uv=$1
list build requirements/build.in
list run pyproject.toml
list suite pyproject.toml suite
list completion pyproject.toml completion
list learning pyproject.toml learning
list test pyproject.toml test
list dev pyproject.toml test dev
list docs pyproject.toml suite docs
list e2e pyproject.toml test docs e2e
list bench pyproject.toml test bench
list release pyproject.toml suite release
list campaign pyproject.toml test campaign
list parquet pyproject.toml parquet
