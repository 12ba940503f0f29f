"""QR codes of links, as pictures that a page can show at any size."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import segno

QUIET_ZONE: Final = 4  # modules that have to stay empty around a code


def picture(link: str) -> str:
    """The code as SVG: black on white on any page, a module is one unit, without a size of its own."""
    code = segno.make(link, error="m", micro=False)
    found = BytesIO()
    code.save(
        found,
        kind="svg",
        border=QUIET_ZONE,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
        nl=False,
    )
    return found.getvalue().decode()
