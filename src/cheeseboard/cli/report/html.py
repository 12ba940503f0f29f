"""The means of the page: tables, blocks with a plot beside its table, and the page itself."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from cheeseboard.cli.arena_plot import STYLE as PLOT_STYLE

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:1500px;margin:2rem auto;padding:0 1rem}"
    "body{color:#222;background:#fff}"
    "h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}"
    ".pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1.5rem;align-items:start}"
    "svg{max-width:100%;height:auto}.scroll{overflow:auto;max-height:36rem}"
    ".scroll+.scroll{max-height:9rem;margin-top:.6rem}"  # no longer than the plot beside it
    "table{border-collapse:collapse;font-size:.9rem}"
    "th,td{padding:.15rem .6rem;text-align:right;border-bottom:1px solid #ddd;white-space:nowrap}"
    "th:first-child,td:first-child{text-align:left;white-space:normal;min-width:10rem}"
    "th{position:sticky;top:0;background:#fff;white-space:normal}.note{color:#555;font-size:.9rem}"
    ".answer{font-size:1.1rem}.answer::first-letter{text-transform:uppercase}"
    "rect.b{fill:#0b5cad}line.g{stroke:#e4e4e4}"
    "@media(prefers-color-scheme:dark){body,th{background:#181818;color:#eee}th,td{border-color:#444}"
    ".note{color:#aaa}rect.b{fill:#6db3ff}line.g{stroke:#3a3a3a}}"
)


class Block(NamedTuple):
    """A heading with a plot, the table beside it and what is to be said about both."""

    title: str
    plot: str
    table: str
    note: str = ""

    def html(self, level: int = 2) -> str:
        note = f'<p class="note">{escape(self.note)}</p>' if self.note else ""
        body = "".join([f"<div>{part}</div>" for part in (self.plot, self.table) if part])
        return f'<section><h{level}>{escape(self.title)}</h{level}>{note}<div class="pair">{body}</div></section>'


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose first column names the rows."""
    head = "".join([f'<th scope="col">{escape(word)}</th>' for word in headings])
    body = "".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows])
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(title: str, parts: Sequence[str]) -> str:
    """Something that opens when it is asked for."""
    return f"<details><summary>{escape(title)}</summary>{''.join(parts)}</details>"


def page(language: str, title: str, answers: Sequence[str], notes: Sequence[str], body: Sequence[str]) -> str:
    """The whole page: it needs nothing but itself."""
    said = "".join([f'<p class="answer">{escape(line)}</p>' for line in answers])
    told = "".join([f'<p class="note">{escape(line)}</p>' for line in notes])
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}{PLOT_STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>{told}{said}\n" + "\n".join(body) + "\n</body></html>\n"
    )
