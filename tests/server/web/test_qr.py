"""The QR code of an invitation, drawn and read again."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import zxingcpp

from cheeseboard.server.web.qr import QUIET_ZONE
from tests.server.web.running import Running

SCALE = 4  # pixels of a module
NAMESPACE = {"svg": "http://www.w3.org/2000/svg"}


def drawn(svg: str) -> tuple[int, list[list[bool]]]:
    """The modules that the picture has dark: strokes of one unit, as a browser draws them."""
    root = ET.fromstring(svg)
    _, _, width, height = map(int, root.attrib["viewBox"].split())
    assert width == height
    assert not {"width", "height", "style"} & set(root.attrib)  # any size, and no style that the pages forbid
    paper, ink = root.findall("svg:path", NAMESPACE)
    assert (paper.attrib["fill"], ink.attrib["stroke"]) == ("#fff", "#000")
    modules = [[False] * width for _ in range(height)]
    x, y = 0.0, 0.0
    for command, numbers in re.findall(r"([Mmh])([^Mmh]*)", ink.attrib["d"]):
        values = [float(number) for number in re.findall(r"-?\d*\.?\d+", numbers)]
        if command == "M":
            x, y = values
        elif command == "m":
            x, y = x + values[0], y + values[1]
        else:
            for step in range(int(values[0])):
                modules[int(y)][int(x) + step] = True
            x += values[0]
    return width, modules


def test_the_code_of_an_invitation_leads_where_the_link_does(server: Running) -> None:
    ema = server.person("Ema")
    link = ema.post(f"/api/tables/{ema.table('qwixx')}/invite")
    width, modules = drawn(link["qr"])
    pixels = bytearray()
    for row in modules:
        line = b"".join([(b"\0" if dark else b"\xff") * SCALE for dark in row])
        pixels += line * SCALE
    side = width * SCALE
    found = zxingcpp.read_barcodes(memoryview(bytes(pixels)).cast("B", (side, side)))
    assert [(each.format.name, each.text) for each in found] == [("QRCode", link["url"])]
    assert found[0].text.endswith(f"#join={link['token']}")


def test_the_quiet_zone_is_empty_and_the_code_begins_behind_it(server: Running) -> None:
    ema = server.person("Ema")
    width, modules = drawn(ema.post(f"/api/tables/{ema.table('qwixx')}/invite")["qr"])
    edge = [*range(QUIET_ZONE), *range(width - QUIET_ZONE, width)]
    assert QUIET_ZONE == 4
    assert not any(modules[y][x] or modules[x][y] for x in range(width) for y in edge)
    assert all(modules[QUIET_ZONE][QUIET_ZONE : QUIET_ZONE + 7])  # the upper left finder
