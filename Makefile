# Everything a user or a developer does, from a fresh checkout on. `make` alone lists it.
BIN := .venv/bin
LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal --python-version 3.11 pyproject.toml

# 1 when a source is newer than the binaries: `make play` then runs the sources and waits for no compiler.
OUTDATED = $$(find src -name '*.py' -newer src/cheeseboard/_compiled.json 2>/dev/null | grep -q . && echo 1)

# Byte code that is not kept is made anew at every start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal client page types-client screenshots test check nightly lint types imports compile services bench bench-page bench-server setup lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' Makefile

play: .venv/play.stamp ## play in the browser; serves the page and opens it, e.g. make play ARGS="--port 8080"
	@scripts/client || echo "The page could not be built; make terminal plays without it." >&2
	@CHEESEBOARD_INTERPRETED=$(OUTDATED) $(BIN)/cheeseboard serve --open $(ARGS)

terminal: .venv/play.stamp ## play in the terminal, e.g. make terminal ARGS="qwixx"
	@CHEESEBOARD_INTERPRETED=$(OUTDATED) $(BIN)/cheeseboard play $(ARGS)

client: .venv/play.stamp ## build the page, where its sources have changed
	@scripts/client

# What has no compiled part (the page, the database, reminders) is tested once, and so are real servers and studies that
# are killed.
test: setup services ## run all checks, then the tests interpreted and compiled, as CI does
	@$(MAKE) --no-print-directory -j2 --output-sync=target compile lint types imports page
	CHEESEBOARD_INTERPRETED=1 $(BIN)/pytest -n auto --ignore tests/client --ignore tests/server/shown --ignore tests/study/killed
	$(BIN)/pytest -n auto --ignore tests/server/remind --ignore tests/server/store

check: test ## the same as make test

nightly: compile services ## the tests with hours of everything that is drawn at random
	NIGHTLY=1 $(BIN)/pytest -n auto $(ARGS)

lint: setup ## look for mistakes with ruff
	$(BIN)/ruff check

types: setup ## check the types with mypy --strict
	$(BIN)/mypy

imports: setup ## check who imports whom, and that every dependency is declared and used
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src

compile: setup ## compile the engine with mypyc, beside its sources
	$(BIN)/python scripts/compile.py

page: setup client ## check the types of the page and run its unit tests
	@scripts/client check

types-client: setup ## write the page's types anew, from what the server sends
	$(BIN)/python scripts/client_types.py

screenshots: setup client services ## write pictures of every page to screenshots/
	$(BIN)/python scripts/screenshots.py $(ARGS)

services: ## install PostgreSQL, Redis and Chromium for the tests, where they are missing
	@scripts/services

bench: compile .venv/bench.stamp ## measure the speed, beside OpenSpiel's and Catanatron's
	@$(BIN)/cheeseboard bench $(ARGS)

bench-page: setup client services ## measure how long the page works for an update of Rats of Wistar
	@$(BIN)/python scripts/bench_page.py

bench-server: compile services ## show what the server promises at full length: ARGS=load, scaled, memory, crash or outages
	@PYTHONPATH=. $(BIN)/python scripts/bench_server.py $(ARGS)

setup: .venv/dev.stamp ## create .venv with all that developing needs

.venv/%.stamp: requirements/%.txt pyproject.toml scripts/setup scripts/debian.sh
	@scripts/setup $*

.venv/bench.stamp: .venv/dev.stamp

lock: setup ## pin the versions in requirements/ anew, the newest with ARGS=--upgrade
	$(LOCK) --extra dev --extra lab --extra notebook --extra scale --extra study --output-file requirements/dev.txt $(ARGS)
	$(LOCK) --group editable --constraint requirements/dev.txt --output-file requirements/play.txt $(ARGS)
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt $(ARGS)

clean: ## remove what the other targets made, .venv included
	rm -rf client/node_modules src/cheeseboard/server/web/static screenshots
	rm -rf .venv build dist __pycache__ .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	find src '(' -name '*.so' -o -name '*.pyd' -o -name _compiled.json ')' -delete
