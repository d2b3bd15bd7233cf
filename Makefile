# Everything the project can do from a fresh clone. `make` alone lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
# Where uv cannot be had, or does not find what pip has been told of, pip does it.
INSTALL = install() { $(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r $$1 2>/dev/null || $(PIP) install --require-hashes -r $$1; }; install
CLEAN := env -u PYTHONPATH
COMPILER := $(BIN)/python -m building.compiler --check
INSTALLED := $(CLEAN) CASEDEPART_EXPECT=$$($(COMPILER) 2>/dev/null && echo compiled || echo interpreted)
SOURCES := $(shell find src building -type f -not -name '*.pyc' -not -path '*/server/page/*' | sort) hatch_build.py pyproject.toml
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -name '*.test.ts' | sort)
WORKERS ?= 2
AREA ?= engine
GAMES ?= 4000
HOUSE_GAMES ?= 10000
SAMPLE ?= 0
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --durations=10 --durations-min=5
SIDE_BY_SIDE := $(MAKE) --no-print-directory -j2 --output-sync
BUILD := $(BIN)/python -m hatchling build -d dist
LOCKING := --upgrade --quiet --universal --generate-hashes --python-version 3.11 --custom-compile-command "make lock"

# Hundreds of processes are started: none of them should compile its libraries anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Only what the recipes below say goes side by side: pip must not install into one place twice at once.
ifeq ($(MAKELEVEL),0)
.NOTPARALLEL:
endif
.PHONY: help play web test quick test-interpreted test-computing test-waiting test-web test-browser test-long mutants sanitized browser screenshots bench lint lint-web node-packages format lock \
	protocol docs cli-docs playthroughs studies figures dist release clean

# Tests of what is compiled: they run interpreted too. All others test the same code either way, and run once, on the package as it ships.
COMPILABLE := $(addprefix tests/,bots engine memory playthroughs properties scenarios)
# Tests that start servers, clocks and browsers mostly wait: they run beside those that compute, with twice the workers.
WAITING := $(addprefix tests/,server protocol crash load client browser updates)

##@ Start here

help: ## list what make can do
	@sed -n -e 's/^##@ \(.*\)/\1/p' -e 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

# A Ctrl-C is for the game, which ends by itself: the shell waits for it, and make has nothing to complain of.
play: $(VENV)/python ## play: it opens in your browser
	@$(MAKE) --no-print-directory -s -j2 $(VENV)/needed web
	@trap : INT; if $(MAKE) --no-print-directory -q $(VENV)/installed; then $(CLEAN) $(BIN)/casedepart play; \
		else $(BIN)/python -m building.play $(MAKE) $(VENV)/installed; fi

# Side by side, each shown when it has ended: what checks beside what compiles, what waits beside what computes.
test: $(VENV)/python ## style, types, layers, then all tests, interpreted and compiled, and in a browser
	+@$(SIDE_BY_SIDE) $(VENV)/tools node-packages
	+@$(SIDE_BY_SIDE) $(VENV)/installed lint test-interpreted test-web browser
	+@$(SIDE_BY_SIDE) test-waiting test-computing

##@ While you work

web: $(VENV)/node ## build the page for a run from the source
	@$(BIN)/python -m building.page

quick: $(VENV)/tools ## style, types and the tests of one area while you work on it, on the source: make quick AREA=table
	@changed=$$(git diff --name-only --diff-filter=d HEAD -- '*.py'; git ls-files --others --exclude-standard -- '*.py'); \
		if [ -n "$$changed" ]; then $(BIN)/ruff check $$changed && $(BIN)/ruff format --check $$changed; fi
	@$(BIN)/mypy
	@PYTHONPATH=src $(PYTEST) -x tests/$(AREA)

lint: $(VENV)/tools lint-web ## style, types and layers, of the page too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	$(BIN)/validate-pyproject pyproject.toml
	$(BIN)/zizmor --offline --quiet .github

lint-web: node-packages ## the page's form (Prettier) and its code (ESLint)
	@$(BIN)/python -m building.page --npm run --silent lint

# All that the page's checks need, before two of them ask for it at once.
node-packages: $(VENV)/node
	@$(BIN)/python -m building.page --npm --version >/dev/null

test-interpreted: $(VENV)/tools
	PYTHONPATH=src CASEDEPART_EXPECT=interpreted $(PYTEST) $(COMPILABLE)

test-computing: $(VENV)/tools $(VENV)/installed
	$(INSTALLED) $(PYTEST) $(WAITING:%=--ignore=%)

test-waiting: $(VENV)/tools $(VENV)/installed browser
	$(INSTALLED) $(PYTEST) -n $(shell expr 2 \* $(WORKERS)) $(WAITING)

test-web: node-packages ## the page's own tests: types, and what needs no browser
	@$(BIN)/python -m building.page --npm run check
	@$(BIN)/python -m building.page --npm test

test-browser: $(VENV)/tools $(VENV)/installed browser ## the page in a real browser, with all that takes long
	$(CLEAN) CASEDEPART_LONG=1 $(PYTEST) tests/browser

browser: $(VENV)/tools
	@$(CLEAN) $(BIN)/python -m tests.browser.install

test-long: $(VENV)/tools $(VENV)/installed browser ## the tests that take minutes, on the installed package; the engine's under the debug allocator and the sanitizers
	$(CLEAN) CASEDEPART_LONG=1 $(PYTEST) -m long -o faulthandler_timeout=3600
	$(INSTALLED) PYTHONMALLOC=debug $(PYTEST) $(COMPILABLE)
	@$(MAKE) --no-print-directory sanitized
	@$(MAKE) --no-print-directory mutants SAMPLE=300

mutants: $(VENV)/tools ## does every small change of the rules fail a test? there are thousands: SAMPLE=300 for a quick look
	PYTHONPATH=src nice $(BIN)/python -m bench.mutants --workers $(WORKERS) --sample $(SAMPLE)

sanitized: $(VENV)/tools ## the engine's tests, compiled with the sanitizers of addresses and of undefined behaviour, where the compiler has them
	$(CLEAN) $(BIN)/python -m building.sanitized $(PYTEST) $(COMPILABLE)

bench: $(VENV)/tools $(VENV)/installed ## speed, as ratios to a calibration on this machine
	$(CLEAN) $(BIN)/python -m bench

format: $(VENV)/tools $(VENV)/node ## put the code into the house's form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(BIN)/python -m building.page --npm run --silent format

##@ What is written anew

lock: $(VENV)/python ## renew the pinned versions in requirements*.txt
	$(BIN)/uv pip compile $(LOCKING) --group install -o requirements-install.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --group build --group dist -o requirements-build.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --extra lab --extra cluster -o requirements-lab.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --group build --group dist --extra dev --extra lab --extra cluster --extra postgres -o requirements-dev.txt
	$(BIN)/uv pip compile $(LOCKING) --group node -o requirements-node.txt
	$(BIN)/uv pip compile $(LOCKING) --group docs --constraint requirements-dev.txt -o requirements-docs.txt

protocol: $(VENV)/tools ## write the protocol's schema, types and table of messages anew, after a change of its models
	PYTHONPATH=src $(BIN)/python -m building.protocol.reference docs/protocol
	PYTHONPATH=src $(BIN)/python -m building.protocol.page_types web/src/protocol/types.ts

docs: $(VENV)/docs-tools ## build the documentation site into build/site; a dead link is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

cli-docs: $(VENV)/tools ## write docs/cli.md anew from the program's help
	PYTHONPATH=src $(BIN)/python -m casedepart.cli.help.markdown docs/cli.md

playthroughs: $(VENV)/tools ## record the kept games and the broken records anew, after a change of rules, bots or editions
	PYTHONPATH=src $(BIN)/python -m tests.playthroughs --regenerate

studies: $(VENV)/tools $(VENV)/installed ## study every edition, into docs/studies and the page's lengths (twenty minutes on two cores; GAMES=400 for a quick look)
	$(CLEAN) $(BIN)/casedepart study --bots shrewd --all docs/studies --lengths web/src/pages/home/lengths.json --games $(GAMES) --lang en
	$(CLEAN) $(BIN)/casedepart study --house --games $(HOUSE_GAMES) --out docs/studies/house.md --figures src/casedepart/study/house.json --lang en

figures: $(VENV)/tools $(VENV)/installed ## measure again what the documents say in figures, before a release: hours; it tells how far it is
	$(CLEAN) $(BIN)/python -m building.figures

screenshots: $(VENV)/tools $(VENV)/installed browser ## pictures of every view of the page, into docs/screenshots
	$(CLEAN) $(BIN)/python -m tests.browser.screenshots docs/screenshots
	$(CLEAN) $(BIN)/python -m tests.browser.animation docs/screenshots/turn.webp

##@ Ship it, clean up

dist: $(VENV)/builder web ## a source archive, a wheel for any machine and a compiled one that an index takes, into dist
	@rm -rf dist
	@$(BUILD) -t sdist
	@CASEDEPART_COMPILE=0 $(BUILD) -t wheel
	@if $(COMPILER); then CASEDEPART_COMPILE=1 $(BUILD) -t wheel && $(BIN)/python -m building.portable dist; fi

release: $(VENV)/tools ## check that a version can be released, build it, and say what is left to do by hand
	@$(BIN)/python -m building.release --check
	@PYTHONPATH=src $(PYTEST) tests/study/test_house.py || { echo "The prices of house rules are those of other rules: make studies"; exit 1; }
	@$(MAKE) --no-print-directory dist
	@CASEDEPART_COMPILE=0 $(BIN)/pyroma --min=10 .
	@$(BIN)/python -m building.release

clean: ## remove what make has installed and built
	rm -rf $(VENV) build dist web/node_modules src/casedepart/server/page .mypy_cache .pytest_cache .ruff_cache

# The virtual environment: each stamp is made anew only when what it depends on has changed.

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..."; exit 2; }
	@echo "making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --require-hashes -r requirements-install.txt 2>/dev/null || true
	@touch $@

$(VENV)/needed: requirements.txt | $(VENV)/python
	@echo "installing what it needs"
	@$(INSTALL) requirements.txt
	@touch $@

$(VENV)/builder: requirements-build.txt | $(VENV)/needed
	@echo "installing what builds it"
	@$(INSTALL) requirements-build.txt
	@touch $@

# They include what the package needs and what builds it.
$(VENV)/tools: requirements-dev.txt | $(VENV)/python
	@echo "installing the tools for tests"
	@$(INSTALL) requirements-dev.txt
	@touch $(VENV)/needed $(VENV)/builder $@

$(VENV)/docs-tools: requirements-docs.txt | $(VENV)/python
	@echo "installing the tools for the documentation"
	@$(INSTALL) requirements-docs.txt
	@touch $@

# A Node for the page, where the machine has none that is new enough.
$(VENV)/node: requirements-node.txt | $(VENV)/python
	@if [ -n "$$($(BIN)/python -m building.page --needs)" ]; then echo "installing Node into $(VENV)"; $(INSTALL) requirements-node.txt; fi
	@touch $@

$(VENV)/installed: $(SOURCES) $(WEB) $(VENV)/builder $(VENV)/node
	@$(BIN)/python -m building.page
	@if why=$$($(COMPILER) 2>&1); \
		then echo "compiling and installing casedepart (a minute the first time)"; \
		else echo "installing casedepart to run interpreted: $$why"; fi
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(CLEAN) $(BIN)/python -c 'import casedepart; print(casedepart.version_line())'
	@touch $@
