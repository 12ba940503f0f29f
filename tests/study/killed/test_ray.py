"""A real cluster of two nodes on this machine. One of them is killed in mid-study; the result is the same."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard._mode import INTERPRETED
from tests.cli.shell import start
from tests.study.killed.nodes import PATIENCE, TOKEN, Node, caught, started
from tests.study.studying import asked, content, files, page_of, settings

pytest.importorskip("ray")

LONG = 'game = "qwixx"\nseats = 4\nmatches = 600\nseed = 11\n'


@pytest.fixture
def cluster() -> Iterator[list[Node]]:
    nodes = [started()]
    try:
        nodes.append(started(nodes[0].address))
        yield nodes
    finally:
        for node in reversed(nodes):
            node.kill()


def test_a_node_that_is_killed_in_mid_study_costs_nothing_but_time(cluster: list[Node], tmp_path: Path) -> None:
    head, node = cluster
    config = settings(tmp_path, LONG)
    folder = config.with_suffix(".study")
    process = start("study", "balance", "--config", str(config), "--ray-address", str(head.address), **TOKEN)
    waiting, _ = caught(cluster, process)
    before = len(files(folder))
    cluster.remove(node)
    node.kill()
    os.kill(waiting, signal.SIGCONT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert "lost with" in out, "the node that was killed was playing"
    assert len(files(folder)) > before, "it was killed in mid-study"
    compare(tmp_path, LONG, 600)


def compare(folder: Path, text: str, matches: int) -> None:
    """What is in `asked.study` is what this process plays by itself."""
    here = settings(folder, text, "here.toml")
    expected = page_of("balance", here, "--jobs", "1")
    assert (folder / "asked.study" / "report.html").read_text("utf-8") == expected
    study = asked(folder, "balance", text)
    played = content(folder / "asked.study", study)
    assert played == content(folder / "here.study", study)
    assert len(played[0]) == matches


def test_ray_on_this_machine_counts_what_its_own_processes_count(tmp_path: Path) -> None:
    short = LONG.replace("600", "20")
    config = settings(tmp_path, short)
    process = start("study", "balance", "--config", str(config), "--ray", "--jobs", "2", **TOKEN, **{INTERPRETED: "1"})
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    compare(tmp_path, short, 20)


def test_no_cluster_is_told(tmp_path: Path) -> None:
    config = settings(tmp_path, LONG)
    process = start("study", "balance", "--config", str(config), "--ray-address", "nowhere at all")
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err.count("\n")) == (2, 1)
    assert "nowhere at all" in err
