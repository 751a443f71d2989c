# Everything runs in .venv, which is made on demand and again when pyproject.toml or constraints.txt change.
# Needs python3 (3.11 or newer) with venv; uses uv where it is installed.
.DEFAULT_GOAL := help
SHELL := /bin/sh

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)

# One stamp for each set of extras, so that `make verify` installs two libraries and no more.
MADE := $(VENV)/.made
RUN := $(VENV)/.run
TEST := $(VENV)/.test
DEV := $(VENV)/.dev
DOCS := $(VENV)/.docs
E2E := $(VENV)/.e2e
BENCH := $(VENV)/.bench
PINS := pyproject.toml constraints.txt

ifeq ($(UV),)
  MAKE_VENV = $(PYTHON) -m venv $(VENV)
  INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input -c constraints.txt
else
  MAKE_VENV = $(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV)
  INSTALL = $(UV) pip install --quiet --python $(BIN)/python -c constraints.txt
endif

# No colours: output is read in logs as often as on a terminal.
export NO_COLOR := 1
PYTEST = $(BIN)/python -m pytest --color=no

# The site generator's notices about its own future. They are not about this project.
export NO_MKDOCS_2_WARNING := 1
export DISABLE_MKDOCS_2_WARNING := true

.PHONY: help
help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: verify
verify: $(RUN) ## judge the bundled reference against every rule
	@$(BIN)/scrimmage verify

.PHONY: test
test: $(TEST) ## run the project's own tests, then check that the vectors match the features
	@$(PYTEST) tests
	@$(BIN)/scrimmage export --check

.PHONY: browser
browser: $(E2E) ## read the site in headless Chromium, which must be installed
	@$(PYTEST) tests/site -m browser

.PHONY: lint
lint: $(DEV) ## check the style of all Python code
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

.PHONY: types
types: $(DEV) ## check the types of all Python code
	@$(BIN)/mypy

.PHONY: site
site: $(DOCS) ## build the documentation into site/
	@$(BIN)/mkdocs build --strict # not --quiet: that would drop the warnings before strict counts them
	@echo "site/index.html is ready; it opens without a server"

.PHONY: damage
damage: $(TEST) ## put 200,000 damaged inputs to everything that takes input
	@$(BIN)/python tools/damaged_inputs.py

.PHONY: bench
bench: $(BENCH) ## measure speed as ratios to known peers
	@$(BIN)/python tools/bench.py

.PHONY: clean
clean: ## remove everything that was made, the environment included
	@rm -rf $(VENV) build dist site failures .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(MADE):
	@command -v $(PYTHON) >/dev/null || { echo "$(PYTHON) is missing: install Python 3.11 or newer" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "$(PYTHON) is too old: 3.11 or newer is needed; name one with make PYTHON=python3.11" >&2; exit 1; }
	@test -n "$(UV)" || $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "$(PYTHON) has no venv: install it, on Debian and Ubuntu with: apt install python3-venv" >&2; exit 1; }
	@echo "making $(VENV)"
	@$(MAKE_VENV)
	@touch $@

$(RUN): $(MADE) $(PINS)
	@echo "installing the package"
	@$(INSTALL) -e .
	@touch $@

$(TEST): $(MADE) $(PINS)
	@echo "installing what the tests need"
	@$(INSTALL) -e '.[test]'
	@touch $@ $(RUN)

$(DEV): $(MADE) $(PINS)
	@echo "installing what the checks need"
	@$(INSTALL) -e '.[test,dev]'
	@touch $@ $(RUN) $(TEST)

$(DOCS): $(MADE) $(PINS)
	@echo "installing what the site needs"
	@$(INSTALL) -e '.[suite,docs]'
	@touch $@ $(RUN)

$(E2E): $(MADE) $(PINS)
	@echo "installing what the browser tests need"
	@$(INSTALL) -e '.[test,docs,e2e]'
	@touch $@ $(RUN) $(TEST) $(DOCS)

$(BENCH): $(MADE) $(PINS)
	@echo "installing what the measurements need"
	@$(INSTALL) -e '.[test,bench]'
	@touch $@ $(RUN) $(TEST)
