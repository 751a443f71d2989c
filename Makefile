# Everything runs in .venv, which is made on demand and again when pyproject.toml or a list in requirements/ changes.
# Nothing is installed but by the hashes in requirements/: one list for each set of extras, and one for the build.
# Needs python3 (3.11 or newer) with venv; uses uv where it is installed.
.DEFAULT_GOAL := help
SHELL := /bin/sh

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)

# One stamp for each set of extras.
MADE := $(VENV)/.made
BACKEND := $(VENV)/backend
RUN := $(VENV)/.run
SUITE := $(VENV)/.suite
COMPLETION := $(VENV)/.completion
TEST := $(VENV)/.test
DEV := $(VENV)/.dev
DOCS := $(VENV)/.docs
E2E := $(VENV)/.e2e
BENCH := $(VENV)/.bench
RELEASE := $(VENV)/.release
CLUSTER := $(VENV)/.cluster
PARQUET := $(VENV)/.parquet

# The engine for pages, and what makes it: two programs from the lock file, beside the environment.
NODE_TOOLS := $(VENV)/javascript
ESBUILD := $(NODE_TOOLS)/node_modules/.bin/esbuild
SCRIPT := build/scrimmage.js
ENGINE := $(shell find javascript/engine conformance/rulebooks conformance/decks conformance/pitches \
  conformance/rosters -name '*.mjs' -o -name '*.json')
DRAWING := build/drawing.js
TRIAL := build/trial.js
DRAWN := $(shell find javascript/drawing scrimmage_rules/*/pictures scrimmage_rules/drawing -name '*.mjs' -o -name '*.json' -o -name '*.py')

ifeq ($(UV),)
  MAKE_VENV = $(PYTHON) -m venv $(VENV)
  PIP = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input
else
  MAKE_VENV = $(UV) venv --quiet --allow-existing --python $(PYTHON) $(VENV)
  PIP = $(UV) pip install --quiet --python $(BIN)/python
endif
INSTALL = $(PIP) --require-hashes
INSTALL_ITSELF = $(PIP) --no-deps --no-build-isolation

# No colours: output is read in logs as often as on a terminal.
export NO_COLOR := 1
PYTEST = $(BIN)/python -m pytest --color=no

# Tests that run at the same time. The scenarios run in one process next to them: they are short, and handing thousands
# of them from process to process costs more than playing them. Tests that watch other processes by the clock run last,
# with nothing next to them but each other. They mostly wait, so twice as many run at the same time.
WORKERS ?= 2
SPREAD = --dist loadfile --no-loadscope-reorder

# Compiled modules are kept, whatever the environment says: the tests start the command some hundred times.
export PYTHONDONTWRITEBYTECODE :=

# The time of everything that is made for others, in seconds since 1970: the same commit gives the same bytes.
WHEN = $(or $(SOURCE_DATE_EPOCH),$(shell git log -1 --format=%ct 2>/dev/null || echo 0))

# What has been made a moment ago, so that it is not made again: make release READY='artifacts site', make browser READY=site
READY ?=

# What the browser reads: make browser BROWSED=tests/site/test_quiz.py
BROWSED ?= tests/site

# The site generator's notices about its own future. They are not about this project.
export NO_MKDOCS_2_WARNING := 1
export DISABLE_MKDOCS_2_WARNING := true

.PHONY: help
help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z][a-z0-9-]*:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: verify
verify: $(RUN) ## judge the bundled reference against every rule
	@$(BIN)/scrimmage verify

.PHONY: test
test: $(TEST) ## run the project's own tests, which also hold the vectors against the features
	@mkdir -p build
	@$(PYTEST) tests/bdd >build/scenarios.txt 2>&1 & scenarios=$$!; \
	  $(PYTEST) tests --ignore=tests/bdd -m 'not alone and not browser' -n $(WORKERS) $(SPREAD); calm=$$?; \
	  wait $$scenarios; played=$$?; cat build/scenarios.txt; \
	  $(PYTEST) tests -m alone -n $$(($(WORKERS) * 2)) $(SPREAD); alone=$$?; exit $$((played | calm | alone))

# The revision that a change is compared with: make check SINCE=main
SINCE ?= HEAD

.PHONY: check
check: $(TEST) lint types ## check style, types, and what a change can touch; SINCE=main compares with another revision
	@$(BIN)/python -m tools.checks.affected_tests --since '$(SINCE)'

.PHONY: corpus
corpus: $(TEST) ## play the recorded games of the suite anew
	@$(BIN)/python -m tools.suite.recorded_game_corpus

.PHONY: scenarios
scenarios: $(TEST) ## play every scenario and check the features, a part of the tests
	@$(PYTEST) tests/bdd

.PHONY: laws
laws: $(TEST) ## try the laws on random games, a part of the tests
	@$(PYTEST) tests/properties

# The tests that depend on the interpreter: types, processes, signals, files, documented examples. Those of the plugin
# unload modules, so they run in a process of their own.
INTERPRETED ?= tests/command/test_command.py tests/command/test_exit_codes.py tests/kit/test_running.py \
  tests/kit/test_hostile_adapters.py tests/kit/test_interruption.py tests/kit/test_files.py tests/library tests/learning

.PHONY: interpreter
interpreter: $(TEST) ## run what depends on the interpreter; PYTHON=python3.13 VENV=build/python3.13 names another one
	@$(PYTEST) $(INTERPRETED)
	@$(PYTEST) tests/kit/test_pytest_plugin.py

.PHONY: browser
browser: $(E2E) $(SCRIPT) $(DRAWING) $(TRIAL) ## read the site in headless Chromium, which must be installed
	@$(if $(filter site,$(READY)),BUILT_SITE=site) $(PYTEST) $(BROWSED) -m browser

.PHONY: lint
lint: $(DEV) prose ## check the style of all Python code and of all prose
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

.PHONY: prose
prose: $(DEV) ## check all prose against docs/style.md; no number of the baseline may rise
	@$(BIN)/python -m tools.prose

.PHONY: types
types: $(DEV) ## check the types of all Python code
	@$(BIN)/mypy
	@for each in examples/*/; do (cd "$$each" && "$(CURDIR)/$(BIN)/mypy" --strict .) || exit 1; done

.PHONY: site
site: $(DOCS) $(SCRIPT) $(DRAWING) $(TRIAL) ## build the documentation into site/
	@SOURCE_DATE_EPOCH=$(WHEN) $(BIN)/mkdocs build --strict # not --quiet: that would drop the warnings before strict counts them
	@echo "site/index.html is ready; it opens without a server"

.PHONY: script
script: $(SCRIPT) $(DRAWING) $(TRIAL) ## make the JavaScript engine, the drawing and the table as scripts for pages; needs node and npm

.PHONY: package
package: $(SCRIPT) $(RUN) ## pack engine, adapter, cases and schemas for npm into dist/; needs node and npm
	@$(BIN)/python -m tools.releases.npm_package dist

.PHONY: artifacts
artifacts: $(RELEASE) $(SCRIPT) ## build wheel, sdist, suite and npm package into dist/, twice, and compare
	@$(BIN)/python -m tools.releases.release_builder artifacts

.PHONY: release
release: $(RELEASE) $(filter-out $(READY),artifacts site) ## make all that a release holds in dist/; nothing is published
	@$(BIN)/python -m tools.releases.release_builder whole

# The tag of a release: make publishable TAG=v0.3.0
TAG ?=

.PHONY: publishable
publishable: $(RELEASE) ## fail if a step is missing before the files in dist/ can be published
	@$(BIN)/python -m tools.releases.release_builder publishable $(TAG)

.PHONY: news
news: $(RELEASE) ## print what has changed since the last release, and fail where nobody has told of it
	@$(BIN)/python -m tools.releases.news

.PHONY: lockstep
lockstep: $(RUN) ## play random games with both engines; LOCKSTEP='RULESET ACTIONS SEED' says which and how many
	@$(BIN)/python -m tools.engines.lockstep_command $(or $(LOCKSTEP),all 1000 1)

.PHONY: forced
forced: $(RUN) ## ask cases under readings they do not choose, of both engines; FORCED='RULESET CASES SEED' says which and how many
	@$(BIN)/python -m tools.engines.comparison_under_readings $(or $(FORCED),all 10 1)

.PHONY: campaign
campaign: $(CLUSTER) ## thousands of seeds, here or on a cluster; CAMPAIGN='playouts --seeds 1000 --workers 2' says which
	@mkdir -p build/campaigns && cd build/campaigns && $(abspath $(BIN))/scrimmage campaign $(or $(CAMPAIGN),playouts)

.PHONY: damage
damage: $(TEST) ## put 200,000 damaged inputs to everything that takes input
	@$(BIN)/python tools/input_fuzzing/input_fuzzing_command.py

.PHONY: mutants
mutants: $(TEST) ## put one wrong rule after the other to the cases; MUTANTS='--ruleset ID --survivors' narrows it
	@$(BIN)/python -m tools.mutation.mutants_command $(MUTANTS)

.PHONY: bench
bench: $(BENCH) $(DOCS) $(SCRIPT) $(DRAWING) $(TRIAL) ## measure speed as ratios to known peers
	@$(BIN)/python -m tools.benchmarks.bench

.PHONY: suite
suite: $(SUITE) ## install what `scrimmage export` needs

.PHONY: completion
completion: $(COMPLETION) ## install what `scrimmage completion` needs

# A version that nobody has can be cut again: make cut AGAIN=--again
AGAIN ?=

.PHONY: cut
cut: $(RELEASE) ## commit a release with all that it records: news, citation, changed cases, suite and results; needs node
	@$(BIN)/python -m tools.releases.cut_release $(AGAIN)

.PHONY: record
record: $(RUN) ## keep the suite as a release, once its version is final, for later ones to be compared with
	@$(BIN)/python -m tools.releases.record_release

.PHONY: known
known: $(RUN) ## judge both programs of this repository and enter them in the list of known implementations; needs node
	@mkdir -p build
	@$(BIN)/scrimmage verify --json build/reference.json >/dev/null
	@$(BIN)/python -m tools.suite.record_implementation build/reference.json 'scrimmage serve'
	@$(BIN)/scrimmage verify --json build/javascript.json -- node conformance/adapters/javascript/adapter.mjs >/dev/null
	@$(BIN)/python -m tools.suite.record_implementation build/javascript.json conformance/adapters/javascript

.PHONY: pins
pins: ## make the lists in requirements/ anew from constraints.txt; needs uv
	@test -n "$(UV)" || { echo "uv is missing: install it, for instance with: pip install uv" >&2; exit 1; }
	@sh tools/pins.sh $(UV)

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

# What builds the package stands beside the environment, not in it: `make verify` installs two libraries and no more.
$(BACKEND): $(MADE) requirements/build.txt
	@$(INSTALL) --target $(BACKEND) -r requirements/build.txt
	@touch $@

$(RUN): $(BACKEND) pyproject.toml requirements/run.txt
	@echo "installing the package"
	@$(INSTALL) -r requirements/run.txt
	@PYTHONPATH='$(CURDIR)/$(BACKEND)' $(INSTALL_ITSELF) -e .
	@touch $@

$(SUITE): $(RUN) requirements/suite.txt
	@echo "installing what the export needs"
	@$(INSTALL) -r requirements/suite.txt
	@touch $@

$(COMPLETION): $(RUN) requirements/completion.txt
	@echo "installing what completion needs"
	@$(INSTALL) -r requirements/completion.txt
	@touch $@

$(TEST): $(RUN) requirements/test.txt
	@echo "installing what the tests need"
	@$(INSTALL) -r requirements/test.txt
	@touch $@

$(DEV): $(RUN) requirements/dev.txt
	@echo "installing what the checks need"
	@$(INSTALL) -r requirements/dev.txt
	@touch $(TEST) $@

$(DOCS): $(RUN) requirements/docs.txt
	@echo "installing what the site needs"
	@$(INSTALL) -r requirements/docs.txt
	@touch $@

$(E2E): $(RUN) requirements/e2e.txt
	@echo "installing what the browser tests need"
	@$(INSTALL) -r requirements/e2e.txt
	@touch $(DOCS) $(TEST) $@

$(NODE_TOOLS)/.made: $(MADE) javascript/package.json javascript/package-lock.json
	@command -v npm >/dev/null || { echo "npm is missing: it comes with Node, or on Debian: apt install npm" >&2; exit 1; }
	@echo "installing what makes the script for pages"
	@mkdir -p $(NODE_TOOLS)
	@cp javascript/package.json javascript/package-lock.json $(NODE_TOOLS)
	@npm ci --prefix $(NODE_TOOLS) --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null
	@touch $@

$(SCRIPT): $(NODE_TOOLS)/.made tools/site/engine_script.py $(ENGINE)
	@$(BIN)/python tools/site/engine_script.py "$(CURDIR)/$(ESBUILD)" $@

$(DRAWING): $(NODE_TOOLS)/.made $(RUN) tools/site/drawing_script.py tools/site/engine_script.py $(ENGINE) $(DRAWN)
	@$(BIN)/python -m tools.site.drawing_script "$(CURDIR)/$(ESBUILD)" $@

$(TRIAL): $(NODE_TOOLS)/.made $(RUN) tools/site/play_page_script.py tools/site/engine_script.py $(shell find javascript/play_page -name "*.mjs")
	@$(BIN)/python -m tools.site.play_page_script "$(CURDIR)/$(ESBUILD)" $@

$(BENCH): $(RUN) requirements/bench.txt
	@echo "installing what the measurements need"
	@$(INSTALL) -r requirements/bench.txt
	@touch $(TEST) $@

$(RELEASE): $(RUN) requirements/release.txt
	@echo "installing what a release needs"
	@$(INSTALL) -r requirements/release.txt
	@touch $(SUITE) $@

$(PARQUET): $(RUN) requirements/parquet.txt
	@echo "installing what results as Parquet need"
	@$(INSTALL) -r requirements/parquet.txt
	@touch $@

$(CLUSTER): $(RUN) requirements/campaign.txt
	@echo "installing what campaigns need"
	@$(INSTALL) -r requirements/campaign.txt
	@touch $(TEST) $@
