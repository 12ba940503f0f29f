"""Whether the package runs compiled by mypyc or from its plain sources.

`cheeseboard/__init__.py` imports this before anything else, so it stays interpreted and on the standard library.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader

ROOT = os.path.dirname(os.path.abspath(__file__))
INTERPRETED = "CHEESEBOARD_INTERPRETED"
STAMP = "_compiled.json"


def _within(path: str) -> bool:
    return path == ROOT or path.startswith(ROOT + os.sep)


def _source_finder(path: str) -> FileFinder:
    """A path hook that sees only the .py files of this package and leaves every other folder to the next hook."""
    if not _within(path):
        raise ImportError(path=path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def prefer_sources() -> None:
    """From now on import this package's .py files, compiled or not."""
    sys.path_hooks.insert(0, _source_finder)
    for path in filter(_within, list(sys.path_importer_cache)):
        del sys.path_importer_cache[path]


def compiled() -> bool:
    """Whether the engine that this process imports is the compiled one."""
    from importlib.util import find_spec

    spec = find_spec("cheeseboard.core.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def stale() -> list[str]:
    """The compiled modules that this Python would load although their source has changed since, or is gone."""
    import json
    from hashlib import sha256
    from pathlib import Path

    root = Path(ROOT)
    stamp = root / STAMP
    sources: dict[str, str] = json.loads(stamp.read_text("utf-8"))["sources"] if stamp.exists() else {}
    found = []
    for binary in sorted(root.rglob("*.*")):
        name, dot, suffix = binary.name.partition(".")
        if dot + suffix not in EXTENSION_SUFFIXES or name.endswith("__mypyc"):  # the latter has no source: all share it
            continue
        source = binary.with_name(name + ".py")
        digest = sha256(source.read_bytes()).hexdigest() if source.exists() else None
        if digest is None or digest != sources.get(source.relative_to(root).as_posix()):
            found.append(".".join(("cheeseboard", *binary.parent.relative_to(root).parts, name)))
    return found


if os.environ.get(INTERPRETED) == "1":
    prefer_sources()
