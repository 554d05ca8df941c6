# Everything starts here: `make play` and `make test` do all the set-up they need.

# What has been compiled to bytecode is kept, even where a container says otherwise: each worker
# else compiles all tests and their assertions anew, which takes as long as all it imports.
unexport PYTHONDONTWRITEBYTECODE
# Each worker of the tests has a core of its own; a matrix that takes more waits for the others.
export OPENBLAS_NUM_THREADS := 1

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
ALL := $(VENV)/.all
WORKERS ?= 2
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
COVERED := $(BIN)/coverage run -m pytest -n $(WORKERS) --dist worksteal
# What is played as plain Python too: the rulebooks, their scenarios and a game of each kind.
PLAIN := tests/test_every_game.py tests/test_mutants.py $(foreach kind,rulebook rulings later_rulings scenarios,$(wildcard tests/games/*/test_$(kind).py))
# Played at two workers too, which are compared after every form.
SHARED := $(patsubst %,tests/server/test_%.py,again chat clock consent hall last_moves mine once one_screen substitutes) \
  tests/server/afternoon/test_afternoon.py
OF_GAMES := tests/core tests/games tests/test_every_game.py
ELSEWHERE := --ignore tests/browser $(OF_GAMES:%=--ignore %)

.PHONY: play test quick coverage torture mutants prepare chromium warm install lint bounds lock release docs race race-page race-server clean

play: $(PLAYABLE) ## Serve the browser game and open it
	$(BIN)/farmyard

test: prepare ## Every test, in a real browser too; WORKERS=4 where there are more cores
	$(PYTEST) $(AGAIN) tests/browser
	$(PYTEST) --ignore tests/browser
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(PLAIN)

prepare: $(READY) ## Install and compile, side by side, what the tests need
	@$(MAKE) --no-print-directory --jobs chromium warm $(ALL)

chromium: $(READY)
	@$(BIN)/python -m tests.browser.chromium

warm: $(READY)
	$(BIN)/farmyard warm

quick: $(ALL) ## What the files changed since the last commit need, in under a minute
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.quick -n $(WORKERS) --dist worksteal

coverage: $(ALL) warm ## Lines of src that the tests reach; .coverage/html shows the others
	@rm -rf .coverage
	$(COVERED) $(ELSEWHERE) -m "not thorough"
	NUMBA_DISABLE_JIT=1 $(COVERED) $(OF_GAMES)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet --directory .coverage/html --fail-under 0
	@$(BIN)/coverage report --format=total

torture: $(ALL) coverage ## Every option with every number of players, rubbish, fifty kills: an hour
	$(PYTEST) --thorough --timeout 3600 -o faulthandler_timeout=0
	$(PYTEST) --two-workers $(SHARED)

mutants: $(ALL) ## Faults planted in the rules, and those no test finds; GAME=KEY, MOST=100
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m tests.mutants $(GAME) $(if $(MOST),--most $(MOST))

lint: $(ALL) ## What .ci/run checks besides the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bounds: $(ALL) ## A game of each on the lowest and on the highest versions of what it stands on
	$(BIN)/pip install --quiet --group release
	$(BIN)/python -m tests.bounds lowest
	$(BIN)/python -m tests.bounds highest

lock: $(READY) ## The newest versions that a server may have, with hashes: deploy/requirements.txt
	$(BIN)/pip install --quiet --group release
	$(BIN)/python -m tests.release lock

release: $(ALL) ## The wheel and the source archive, each tried alone; a bill of their materials
	$(BIN)/pip install --quiet --group release
	$(BIN)/python -m tests.release

docs: $(ALL) ## All pages and the reference of the library as HTML: build/docs/index.html
	$(BIN)/python -m docs.pages build/docs

race: $(READY) ## Speed of every game, printed as a table
	$(BIN)/python -m bench.race

race-page: $(READY) ## How long people wait for a page and for a click
	$(BIN)/python -m bench.page

race-server: $(ALL) ## How much one server bears: moves, sockets, spectators, slow clients, bots
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.workers

install: $(ALL) ## The environment alone

# What playing needs, and nothing else: less than half of what is installed for testing.
$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Farmyard needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable '.[print]'
	@touch $@

# What most tests need. Python writes the bytecode of what is used: that of all takes 230 MB.
$(READY): $(PLAYABLE)
	$(BIN)/pip install --quiet --no-compile --editable '.[lab,print]' --group dev
	@touch $@

# And what single tests need, half of all that is installed: it comes while rules are compiled.
$(ALL): $(READY)
	$(BIN)/pip install --quiet --no-compile --group all
	@touch $@

clean: ## Remove the environment and what the tools left behind
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
