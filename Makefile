# `make` lists what there is. Everything that Python needs goes into .venv, from pyproject.toml.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL ?= $(BIN)/pip install --quiet --disable-pip-version-check

# The games are the folders with a manifest. Rules cases are run from tests/scenarios and, for these
# games, from the collection beside the checkout where there is one.
GAMES := $(patsubst engine/%/manifest.py,%,$(wildcard engine/*/manifest.py))
SHARED ?= ../shared
SCENARIOS := $(wildcard tests/scenarios $(GAMES:%=$(SHARED)/scenarios/%))

.DEFAULT_GOAL := help
.PHONY: help run demo test soak lint types style texts rules simulate compiled same audit bench load chaos wire gallery pictures words preview new-command fmt lock sbom vulnerabilities clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(VENV)/demo ## play: the local demo in a browser, or on Discord if DISCORD_TOKEN is set
	@exec $(BIN)/python -m bot

demo: $(VENV)/demo ## the local demo, whether or not there is a DISCORD_TOKEN
	@exec $(BIN)/python -m bot demo

# A disk in memory, where there is one: every commit of the bot waits until it is on the disk.
export PYTEST_DEBUG_TEMPROOT ?= $(wildcard /dev/shm)

# As many as cores: each collects all tests and reads all texts. Of the soak tests some wait for
# processes and databases, so that they get one more.
WORKERS ?= 2
SOAK_WORKERS ?= 3
PYTEST := $(BIN)/python -m pytest --dist worksteal

test: style ## style, types, rules cases and all fast tests
	@$(BIN)/mypy & types=$$!; $(PYTEST) -n $(WORKERS) -m "not soak"; tested=$$?; wait $$types && exit $$tested

# First the test that traverses the whole heap, while that is small; then those that mostly wait, so
# that one worker waits while the others calculate; then the longest, so that none is left at the end.
FIRST := $(addprefix tests/,bot/host/test_warm.py load/test_load.py) $(wildcard tests/wire/test_*.py) \
	$(addprefix tests/,bot/test_multiprocess.py bot/tournaments/test_six_weeks.py test_new_command.py test_games.py)

soak: simulate ## whole and random games, kills, several processes, audits: a few minutes
	@$(PYTEST) -n $(SOAK_WORKERS) -m soak $(FIRST) \
		$(filter-out $(FIRST),$(sort $(shell grep -rl 'mark\.soak' tests --include='test_*.py')))

lint: $(VENV)/dev ## style, types, import directions, prose and texts
	@$(MAKE) --no-print-directory --jobs 2 --output-sync types style texts

types: $(VENV)/dev
	$(BIN)/mypy

style: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tests.prose

# The tests do the same, so that `make test` need not.
texts: $(VENV)/dev
	$(BIN)/python -m tests.words

rules: $(VENV)/dev ## the rules cases, one line each
	$(BIN)/python -m engine scenario $(SCENARIOS)

# The rules need no library, so .ci/run begins with this while the others are installed.
simulate: $(BIN)/pip ## a few hundred random games, every invariant checked after each answer
	@{ for game in $(GAMES); do for players in 2 3 4; do \
		echo --game $$game --players $$players --seed $$players; \
	done; done; \
	$(if $(filter innovation,$(GAMES)),echo --game innovation --players 4 --seed 7 --option teams=true;) \
	$(if $(filter civ,$(GAMES)),echo --game civ --players 3 --seed 5 --option variant=draft;) \
	$(if $(filter civ,$(GAMES)),echo --game civ --players 4 --seed 6 --option variant=draft --option teams=true;) \
	} | xargs -P 2 -L 1 $(BIN)/python -m engine simulate --games 60

OPTIMIZE ?= 2
compiled: $(VENV)/dev ## compile the rules with mypyc into .venv: used with CIVITAS_COMPILED=1
	$(BIN)/python -m engine compile --optimize $(OPTIMIZE)

same: $(VENV)/dev ## the compiled rules play the same games, and pass the rules cases
	CIVITAS_COMPILED=1 $(BIN)/python -m pytest -q -n 2 $(addprefix tests/engine/test_,compiled.py random_play.py tryout.py)

audit: $(VENV)/dev ## a thousand pairs of games that differ in what is hidden: nobody may notice
	AUDIT_GAMES=1000 $(BIN)/python -m pytest -q -s tests/bot/audit/test_hidden.py

bench: $(VENV)/dev ## how fast engine, pictures, store and bot are; benchmarks, so no pass or fail
	$(BIN)/python -m tests.engine.race
	$(BIN)/python -m pytest -q --benchmark-enable --benchmark-only --benchmark-group-by=fullfunc $(shell find tests -name "test_*speed.py")

MINUTES ?= 5
RATE ?= 8
TABLES ?= 200
load: $(VENV)/dev ## many people at many tables, very much stored, and floods; takes half an hour
	$(BIN)/python -m tests.load --minutes $(MINUTES) --rate $(RATE) --tables $(TABLES)
	$(BIN)/python -m tests.load.stored
	$(BIN)/python -m tests.load.flood

RUNS ?= 60
chaos: $(VENV)/dev ## games while everything goes wrong, in files and on PostgreSQL; takes half an hour and more
	$(BIN)/python -m tests.chaos --runs $(RUNS)
	@test -z "$$CIVITAS_TEST_POSTGRESQL" || $(BIN)/python -m tests.chaos --runs $(RUNS) --processes

wire: $(VENV)/dev ## the bot as a process against a Discord on loopback: HTTP, gateway, kills, cut lines
	$(BIN)/python -m pytest -q -n 2 --durations=5 tests/wire

gallery: $(VENV)/dev ## every kind of picture, hard cases included, in gallery/
	$(BIN)/python -m tests.render.gallery gallery

pictures: $(VENV)/dev ## redraw the README's pictures and the golden pictures of the tests
	$(BIN)/python -m tests.render.showcase

fmt: $(VENV)/dev ## format the code, and apply ruff's safe fixes
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

lock: $(VENV)/dev ## fix the versions of everything that the container installs, with hashes, in requirements*.txt
	$(INSTALL) uv
	$(BIN)/uv pip compile pyproject.toml --extra postgresql --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --upgrade --output-file requirements.txt
	$(BIN)/uv pip compile --group compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --no-emit-index-url --upgrade --output-file requirements-compile.txt

sbom: $(VENV)/dev ## list what the container is made of, as CycloneDX, in civitas.cdx.json
	$(INSTALL) cyclonedx-bom
	$(BIN)/cyclonedx-py requirements requirements.txt --pyproject pyproject.toml --output-reproducible -o civitas.cdx.json

vulnerabilities: $(VENV)/dev ## ask the network whether a package in requirements.txt has a known weakness
	$(INSTALL) --upgrade --target build/audit pip-audit
	PYTHONPATH=build/audit $(BIN)/python -m pip_audit --requirement requirements.txt --disable-pip

words: $(VENV)/dev ## what each language lacks, or only LANGUAGE=de
	@$(BIN)/python -m tests.bot.lacking $(LANGUAGE)

preview: $(VENV)/dev ## every text with example values, in all languages side by side, in gallery/words.html
	@$(BIN)/python -m tests.preview gallery/words.html

new-command: $(VENV)/dev ## make the files of a new command, NAME=roll, which works at once and is then changed
	$(BIN)/python -m tests.new_command $(NAME)

clean: ## remove what the targets above made, but no game
	rm -rf $(VENV) gallery build *.egg-info .pytest_cache .mypy_cache .ruff_cache .benchmarks .hypothesis civitas.cdx.json

# A stamp says that .venv holds what pyproject.toml asks for with this extra.
$(VENV)/demo $(VENV)/dev: $(VENV)/%: pyproject.toml | $(BIN)/pip
	$(INSTALL) --editable '.[$*]'
	@touch $@

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Civitas needs Python 3.11 or newer: make PYTHON=python3.12 …'; exit 1; }
	@$(PYTHON) -m venv $(VENV) \
		|| { rm -rf $(VENV); echo 'No virtual environments here. On Debian: apt install python3-venv'; exit 1; }
