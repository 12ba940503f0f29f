"""Compile what pyproject.toml names with mypyc: `python scripts/compile.py` puts it beside the sources."""

from __future__ import annotations

import json
import logging
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from contextlib import chdir
from fnmatch import fnmatch
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/cheeseboard")
STAMP = "_compiled.json"
GROUP = "cheeseboard._native"
# Calls inside the one library need no detour for symbols that another library might replace.
C_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]
NO_COMPILER = "no C compiler that finds Python's headers"


def compiled_sources() -> list[Path]:
    """The sources to compile, relative to the root."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        settings = tomllib.load(file)["tool"]["cheeseboard"]
    chosen = {path.relative_to(ROOT) for pattern in settings["compiled"] for path in ROOT.glob(pattern)}
    return sorted(p for p in chosen if not any(fnmatch(p.as_posix(), pattern) for pattern in settings["interpreted"]))


def has_compiler() -> bool:
    """Whether C that uses Python's headers compiles here."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    try:
        done = subprocess.run(
            [*command, *include, "-fsyntax-only", "-x", "c", "-"],
            input=b"#include <Python.h>\n",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return False
    return done.returncode == 0


def recipe(sources: list[Path]) -> str:
    """All that decides what the compiled modules are, as JSON: how they were made and a digest of every source."""
    digests = {path.relative_to(PACKAGE).as_posix(): digest(ROOT / path) for path in sources}
    made = {"mypy": version("mypy"), "python": sys.version, "script": digest(Path(__file__)), "sources": digests}
    return json.dumps(made, indent=1)


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def build(target: Path) -> list[Path]:
    """Compile into the folder `target`, laid out as in site-packages; the files made, the stamp among them."""
    import setuptools  # first: mypyc takes its extension class only when it is already there
    from mypyc.build import mypycify

    sources = compiled_sources()
    stamp = recipe(sources)
    start = time.monotonic()
    print(f"Compiling {len(sources)} modules with mypyc; this takes a minute or two ...", flush=True)
    logging.disable(logging.INFO)  # the C compiler's command lines
    with tempfile.TemporaryDirectory() as scratch, chdir(ROOT):
        extensions = mypycify(
            [str(path) for path in sources], opt_level="3", debug_level="0", group_name=GROUP, target_dir=scratch
        )
        for extension in extensions:
            extension.extra_compile_args += C_FLAGS
        command = setuptools.Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), scratch
        command.ensure_finalized()
        command.run()
    print(f"Compiled in {time.monotonic() - start:.0f} s.", flush=True)
    (target / "cheeseboard" / STAMP).write_text(stamp, "utf-8")
    return sorted(path for path in target.rglob("*") if path.is_file())


def up_to_date() -> bool:
    """Whether the binaries beside the sources are all there and were made from them as they are."""
    stamp, sources = ROOT / PACKAGE / STAMP, compiled_sources()
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    there = all((ROOT / path).with_suffix(suffix).exists() for path in sources)
    return there and stamp.exists() and stamp.read_text("utf-8") == recipe(sources)


def compile_in_place() -> None:
    """Put the compiled modules beside their sources, unless those that are there are still right."""
    package = ROOT / PACKAGE
    stamp = package / STAMP
    if up_to_date():
        stamp.touch()  # newer than every source again: `make play` goes by that
        print("The compiled modules are up to date.")
        return
    if not has_compiler():
        sys.exit(f"Cannot compile: {NO_COMPILER} (on Debian, as root: apt-get install gcc libc6-dev python3-dev).")
    with tempfile.TemporaryDirectory() as scratch:
        made = build(Path(scratch))
        stamp.unlink(missing_ok=True)  # first, so that an interruption leaves nothing that looks right
        for binary in [*package.rglob("*.so"), *package.rglob("*.pyd")]:
            binary.unlink()
        for path in sorted(made, key=lambda path: path.name == STAMP):
            shutil.copy(path, package.parent / path.relative_to(scratch))


if __name__ == "__main__":
    compile_in_place()
