# Everything starts here: `make play` and `make test` do all the set-up they need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
WORKERS ?= 2
PYTEST := -m pytest -n $(WORKERS) --dist worksteal
COVERED := $(BIN)/coverage run $(PYTEST)
# What tests the rules is run twice: compiled, as people play, and as plain Python, where it is
# counted which lines are reached.  So it is for the rest, but for what only repeats a property with
# more numbers: counting makes tests take twice as long.
OF_GAMES := tests/core tests/games tests/test_every_game.py
ELSEWHERE := --ignore tests/browser $(OF_GAMES:%=--ignore %)

.PHONY: play test quick torture install lint bounds docs race race-page race-server clean

play: $(PLAYABLE) ## Serve the browser game and open it
	$(BIN)/farmyard

test: $(READY) ## All tests, in real browsers too; WORKERS=4 where there are more cores
	$(BIN)/python -m tests.browser.chromium
	$(BIN)/farmyard warm
	$(BIN)/python $(PYTEST) $(AGAIN) -m "browser or rules or thorough"
	@rm -rf .coverage
	$(COVERED) $(ELSEWHERE) -m "not thorough"
	NUMBA_DISABLE_JIT=1 $(COVERED) $(OF_GAMES)
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet --directory .coverage/html --fail-under 0
	@echo "Lines of src that tests reach, in per cent (.coverage/html shows the others):"
	@$(BIN)/coverage report --format=total

quick: $(READY) ## What the files changed since the last commit need, in under a minute
	@$(BIN)/python -m tests.browser.chromium
	$(BIN)/python -m tests.quick -n $(WORKERS) --dist worksteal

torture: $(READY) ## Every option with every number of players, rubbish at every door, fifty kills: an hour
	$(BIN)/python $(PYTEST) --thorough --timeout 3600 -o faulthandler_timeout=0

lint: $(READY) ## What .ci/run checks besides the tests
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bounds: $(READY) ## A game of each on the lowest and on the highest versions of what it stands on
	$(BIN)/python -m tests.bounds lowest
	$(BIN)/python -m tests.bounds highest

docs: $(READY) ## The reference of the library, from its docstrings, in build/docs
	$(BIN)/python docs/reference.py build/docs

race: $(READY) ## Speed of every game, printed as a table
	$(BIN)/python -m bench.race

race-page: $(READY) ## How long people wait for a page and for a click
	$(BIN)/python -m bench.page

race-server: $(READY) ## How much one server bears: moves, sockets, spectators, slow clients, bots
	$(BIN)/python -m bench.server

install: $(READY) ## The environment alone

# What playing needs, and nothing else: less than half of what is installed for testing.
$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Farmyard needs Python 3.11 or newer; try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable .
	@touch $@

$(READY): $(PLAYABLE)
	$(BIN)/pip install --quiet --editable '.[lab]' --group dev
	@touch $@

clean: ## Remove the environment and what the tools left behind
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
