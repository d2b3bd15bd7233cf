# Everything the project can do from a fresh clone. `make` alone lists it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
CLEAN := env -u PYTHONPATH
SOURCES := $(shell find src building -type f -not -name '*.pyc' -not -path '*/server/page/*' | sort) hatch_build.py pyproject.toml
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -name '*.test.ts' | sort)
WORKERS ?= 2
GAMES ?= 4000
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --durations=10 --durations-min=5
ONCE := $(addprefix tests/,server protocol crash load client browser sim study testing deals updates)
LOCKING := --upgrade --quiet --universal --generate-hashes --python-version 3.11 --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play web test test-interpreted test-installed test-web test-browser test-long screenshots bench lint format lock protocol playthroughs studies clean

help: ## list what make can do
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

play: $(VENV)/installed ## play: it opens in your browser
	@$(CLEAN) $(BIN)/casedepart play

web: $(VENV)/node ## build the page for a run from the source
	@$(BIN)/python -m building.page

test: lint test-web test-interpreted test-installed ## style, types, layers, then all tests, interpreted and compiled, and in a browser

lint: $(VENV)/tools ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

test-interpreted: $(VENV)/tools
	PYTHONPATH=src CASEDEPART_EXPECT=interpreted $(PYTEST) $(ONCE:%=--ignore=%)

# What starts a server or a browser, or plays many games, is the same code either way: it runs once, on the package as it ships.
test-installed: $(VENV)/tools $(VENV)/installed
	@$(CLEAN) $(BIN)/python -m tests.browser.install
	@if why=$$($(BIN)/python hatch_build.py); then \
		echo "all tests on the compiled package"; \
		$(CLEAN) CASEDEPART_EXPECT=compiled $(PYTEST); \
	else \
		echo "NOT COMPILED: $$why. All tests on the installed package, interpreted"; \
		$(CLEAN) CASEDEPART_EXPECT=interpreted $(PYTEST); \
	fi

test-web: $(VENV)/node ## the page's own tests: types, and what needs no browser
	@$(BIN)/python -m building.page --npm run check
	@$(BIN)/python -m building.page --npm test

test-browser: $(VENV)/tools $(VENV)/installed ## the page in a real browser, with all that takes long
	@$(CLEAN) $(BIN)/python -m tests.browser.install
	$(CLEAN) CASEDEPART_LONG=1 $(PYTEST) tests/browser

screenshots: $(VENV)/tools $(VENV)/installed ## pictures of every view of the page, into docs/screenshots
	@$(CLEAN) $(BIN)/python -m tests.browser.install
	$(CLEAN) $(BIN)/python -m tests.browser.screenshots docs/screenshots

test-long: $(VENV)/tools $(VENV)/installed ## the tests that take minutes, on the installed package
	@$(CLEAN) $(BIN)/python -m tests.browser.install
	$(CLEAN) CASEDEPART_LONG=1 $(PYTEST) -m long -o faulthandler_timeout=3600

bench: $(VENV)/tools $(VENV)/installed ## speed, as ratios to a calibration on this machine
	$(CLEAN) $(BIN)/python -m bench

format: $(VENV)/tools ## put the code into the house's form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/python ## renew the pinned versions in requirements*.txt
	@$(PIP) install uv
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml -o requirements.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --group build -o requirements-build.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --extra study --extra cluster -o requirements-lab.txt
	$(BIN)/uv pip compile $(LOCKING) pyproject.toml --group build --extra dev --extra study --extra cluster -o requirements-dev.txt

protocol: $(VENV)/tools ## write the protocol's schema, types and table of messages anew, after a change of its models
	PYTHONPATH=src $(BIN)/python -m casedepart.table.wire docs/protocol
	PYTHONPATH=src $(BIN)/python -m casedepart.server.page_types web/src/protocol/types.ts

playthroughs: $(VENV)/tools ## record the kept games and the broken records anew, after a change of rules, bots or editions
	PYTHONPATH=src $(BIN)/python -m tests.playthroughs --regenerate

studies: $(VENV)/installed ## study every edition, into docs/studies and the page's lengths (twenty minutes on two cores; GAMES=400 for a quick look)
	$(CLEAN) $(BIN)/casedepart study --all docs/studies --lengths web/src/pages/home/lengths.json --games $(GAMES) --lang en

clean: ## remove what make has installed and built
	rm -rf $(VENV) build dist web/node_modules src/casedepart/server/page .mypy_cache .pytest_cache .ruff_cache

# The virtual environment: each stamp is made anew only when what it depends on has changed.

$(VENV)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed: make PYTHON=python3.12 ..."; exit 2; }
	@echo "making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/needed: requirements-build.txt | $(VENV)/python
	@echo "installing what it needs"
	@$(PIP) install --require-hashes -r requirements-build.txt
	@touch $@

$(VENV)/tools: requirements-dev.txt | $(VENV)/python
	@echo "installing the tools for tests"
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

# A Node for the page, where the machine has none that is new enough.
$(VENV)/node: building/node.py | $(VENV)/python
	@needed=$$($(BIN)/python -m building.page --needs); \
		if [ -n "$$needed" ]; then echo "installing Node into $(VENV)"; $(PIP) install "$$needed"; fi
	@touch $@

$(VENV)/installed: $(SOURCES) $(WEB) $(VENV)/needed $(VENV)/node
	@$(BIN)/python -m building.page
	@if why=$$($(BIN)/python hatch_build.py); \
		then echo "compiling and installing casedepart (a minute or two the first time)"; \
		else echo "installing casedepart to run interpreted: $$why"; fi
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(CLEAN) $(BIN)/python -c 'import casedepart; print(casedepart.version_line())'
	@touch $@
