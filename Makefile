# Everything a user or a developer does, from a fresh checkout on. `make` alone lists it.
BIN := .venv/bin
LOCK := UV_CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/uv pip compile --quiet --universal --python-version 3.11 pyproject.toml

# 1 when a source is newer than the binaries: `make play` then runs the sources and waits for no compiler.
OUTDATED = $$(find src -name '*.py' -newer src/cheeseboard/_compiled.json 2>/dev/null | grep -q . && echo 1)

# Byte code that is not kept is made anew at every start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play test check lint types imports compile bench setup lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' Makefile

play: .venv/play.stamp ## play in the terminal, e.g. make play ARGS="qwixx"
	@CHEESEBOARD_INTERPRETED=$(OUTDATED) $(BIN)/cheeseboard play $(ARGS)

test: lint types imports compile ## run all checks, then the tests interpreted and compiled, as CI does
	CHEESEBOARD_INTERPRETED=1 $(BIN)/pytest -n auto
	$(BIN)/pytest -n auto

check: test ## the same as make test

lint: setup ## look for mistakes with ruff
	$(BIN)/ruff check

types: setup ## check the types with mypy --strict
	$(BIN)/mypy

imports: setup ## check who imports whom, and that every dependency is declared and used
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry src

compile: setup ## compile the engine with mypyc, beside its sources
	$(BIN)/python scripts/compile.py

bench: compile .venv/bench.stamp ## measure the speed, beside OpenSpiel's and Catanatron's
	@$(BIN)/cheeseboard bench $(ARGS)

setup: .venv/dev.stamp ## create .venv with all that developing needs

.venv/%.stamp: requirements/%.txt pyproject.toml scripts/setup
	@scripts/setup $*

.venv/bench.stamp: .venv/dev.stamp

lock: setup ## pin the versions in requirements/ anew, the newest with ARGS=--upgrade
	$(LOCK) --extra dev --output-file requirements/dev.txt $(ARGS)
	$(LOCK) --group editable --constraint requirements/dev.txt --output-file requirements/play.txt $(ARGS)
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt $(ARGS)

clean: ## remove what the other targets made, .venv included
	rm -rf .venv build dist __pycache__ .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +
	find src '(' -name '*.so' -o -name '*.pyd' -o -name _compiled.json ')' -delete
