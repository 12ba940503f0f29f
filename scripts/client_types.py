"""Writes the client's TypeScript types from what the server sends: scripts/client_types.py [--check]"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from cheeseboard.registry import games
from cheeseboard.server.web.openapi import described

SOURCES = Path(__file__).parent.parent / "client" / "src"
HEAD = "// Made by `make types-client` from what the server sends; not to be changed by hand.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
NAME = re.compile(r"^[A-Za-z_]\w*$")


def typed(schema: dict[str, Any], inner: bool = False) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return either([json.dumps(value) for value in schema["enum"]], inner)
    if "anyOf" in schema:
        return either([typed(one) for one in schema["anyOf"]], inner)
    kind = schema.get("type")
    if isinstance(kind, list):
        return either([typed({**schema, "type": one}) for one in kind], inner)
    if kind == "array":
        return listed(schema)
    if kind == "object":
        return fields(schema)
    return PLAIN.get(str(kind), "unknown")


def either(options: list[str], inner: bool) -> str:
    joined = " | ".join(dict.fromkeys(options))
    return f"({joined})" if inner and len(options) > 1 else joined


def listed(schema: dict[str, Any]) -> str:
    """A list, or a tuple where every place has a type of its own."""
    places = schema.get("prefixItems")
    if places:
        return f"[{', '.join([typed(place) for place in places])}]"
    items = schema.get("items")
    return f"{typed(items, True)}[]" if isinstance(items, dict) else "unknown[]"


def fields(schema: dict[str, Any]) -> str:
    """An object with its fields, or one with any."""
    properties = schema.get("properties")
    if properties is None:
        values = schema.get("additionalProperties", {})
        return f"Record<string, {typed(values) if isinstance(values, dict) and values else 'unknown'}>"
    required = schema.get("required", [])
    lines = [
        f"  {name if NAME.match(name) else json.dumps(name)}{'' if name in required else '?'}: {typed(value)};"
        for name, value in properties.items()
    ]
    return "\n".join(["{", *lines, "}"])


def declared(schemas: dict[str, dict[str, Any]]) -> str:
    """All schemas as exported types, each with what its docstring says."""
    parts = [HEAD]
    for name, schema in sorted(schemas.items()):
        told = str(schema.get("description", "")).partition("\n")[0]
        comment = f"/** {told} */\n" if told else ""
        parts.append(f"{comment}export type {name} = {typed(schema)};\n")
    return "\n".join(parts)


def files() -> dict[Path, str]:
    """Every file that is made, with what is to stand in it."""
    found = {SOURCES / "api" / "types.ts": declared(replies(described()["components"]["schemas"]))}
    for name, game in games().items():
        shapes = [get_type_hints(method)["return"] for method in (game.view, game.components, game.outlook)]
        _, schemas = msgspec.json.schema_components([shape for shape in shapes if shape is not object])
        found[SOURCES / "boards" / name / "view.ts"] = declared(replies(schemas))
    return found


def replies(schemas: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What is sent has every field, also those with a default; only what is asked may leave some out."""
    asked = {name for name, schema in schemas.items() if schema.get("additionalProperties") is False}
    return {
        name: schema if name in asked or "properties" not in schema else {**schema, "required": [*schema["properties"]]}
        for name, schema in schemas.items()
    }


def main(arguments: list[str]) -> int:
    outdated = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in arguments:
        for path in outdated:
            print(f"{path.relative_to(SOURCES.parent.parent)} is not what the server sends; run make types-client")
        return len(outdated)
    for path in outdated:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
