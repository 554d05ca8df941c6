"""A Ray cluster of two nodes gives the results of one process, even if a node is killed."""

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import farmyard
from farmyard.core import catalogue
from farmyard.core.options import OptionError
from farmyard.lab import balance, extra
from farmyard.lab.executors import cluster, gather, nothing
from farmyard.lab.executors.cluster import Cluster, ClusterError
from farmyard.lab.executors.processes import HERE
from farmyard.lab.extra import MissingLibrary
from farmyard.lab.playouts import play_out
from farmyard.terminal.main import main
from tests.waiting import until

ray = pytest.importorskip("ray", reason="Ray has no wheel for this Python or this machine")
KEY = catalogue.keys()[0]


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Start a cluster of two nodes, of which the second can be removed as if it lost power."""
    from ray.cluster_utils import Cluster as Nodes

    with pytest.MonkeyPatch.context() as patch:
        for name, value in cluster.QUIET.items():
            patch.setenv(name, value)
        patch.setenv("PYTHONPATH", ":".join(filter(None, sys.path)))  # our package, and these tests
        found = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
        found.add_node(num_cpus=1)
        ray.init(found.address, logging_level="ERROR", log_to_driver=False)
        yield found
        ray.shutdown()
        found.shutdown()


def where(flag: Path, n: int) -> tuple[int, str]:
    """Return a task and the node it ran on; all but a few wait until a node was lost.

    Those that wait leave a file with their node and process beside the flag.
    """
    node = ray.get_runtime_context().get_node_id()
    if n >= 8:
        (flag.parent / f"{node}-{os.getpid()}").touch()
        while not flag.exists():
            threading.Event().wait(0.01)
    return n, node


def test_a_study_is_the_same_wherever_it_is_played(nodes: Any) -> None:
    wanted = balance.settings(KEY, [2, 3])
    found = [
        [cell.summary() for cell in balance.run(KEY, wanted, "random", 6, seed=1, by=by)]
        for by in (HERE, Cluster())
    ]
    assert found[0] == found[1]


def test_random_play_is_the_same_too(nodes: Any) -> None:
    one, other = play_out(KEY, 2, 600, seed=4), play_out(KEY, 2, 600, seed=4, by=Cluster())
    assert one.scores.tolist() == other.scores.tolist()
    assert one.decisions.tolist() == other.decisions.tolist()


def test_a_node_that_is_lost_costs_no_results(nodes: Any, tmp_path: Path) -> None:
    """Tasks of a killed node are done by another, and their results keep their places in order."""
    flag, lost = tmp_path / "lost", nodes.add_node(num_cpus=1)
    done: list[int] = []

    def hears(n: int) -> None:
        done.append(n)
        if len(done) == 8:
            waiting = until(lambda: [*tmp_path.glob(f"{lost.node_id}-*")])
            nodes.remove_node(lost, allow_graceful=False)
            for worker in waiting:  # a worker outlives its node a moment and might see the flag
                with suppress(ProcessLookupError):
                    os.kill(int(worker.name.rpartition("-")[2]), signal.SIGKILL)
            flag.touch()

    found = gather(Cluster(), partial(where, flag), range(40), nothing, hears)
    assert [n for n, _ in found] == list(range(40))
    assert lost.node_id not in {node for _, node in found[8:]}
    assert sum(done) == 40


def test_a_balance_study_is_whole_though_a_node_is_lost(nodes: Any) -> None:
    """A node is removed after the first games, and its games are played elsewhere, alike."""
    wanted, lost = balance.settings(KEY, [2, 3]), nodes.add_node(num_cpus=1)
    heard: list[int] = []

    def hears(n: int) -> None:
        if not heard:
            nodes.remove_node(lost, allow_graceful=False)
        heard.append(n)

    studies = [
        balance.run(KEY, wanted, "random", 40, seed=1, by=by, progress=progress)
        for by, progress in ((HERE, None), (Cluster(), hears))
    ]
    here, there = ([cell.summary() for cell in study] for study in studies)
    assert here == there
    assert sum(heard) == 40 * len(wanted)


def refuses(_: int) -> int:
    raise OptionError("there is no such thing")


def breaks(_: int) -> int:
    raise ZeroDivisionError("of nothing")


def test_what_a_task_says_is_heard_here(nodes: Any) -> None:
    with pytest.raises(OptionError, match="no such thing"):
        gather(Cluster(), refuses, range(3))
    with pytest.raises(ClusterError, match="a node of the cluster failed: of nothing"):
        gather(Cluster(), breaks, range(3))


def test_every_node_has_the_same_farmyard() -> None:
    with pytest.raises(ClusterError, match=f"has Farmyard {farmyard.__version__}, and not 0.0.1"):
        cluster._worked("0.0.1", "study", nothing, abs, [1])


@pytest.mark.parametrize("address", ["", "rays", "ray://", "ray://host", "ray://h:port", "10001"])
def test_an_address_that_cannot_be_is_told_in_a_sentence(address: str) -> None:
    with pytest.raises(ClusterError, match="a cluster is ray, or ray://HOST:PORT, not"):
        Cluster(address)


def test_the_verbs_take_a_cluster(nodes: Any) -> None:
    """The arena's figures are equal on a cluster, except times; conflicting options are refused."""
    ask = ["arena", KEY, "--bots", "random,chick", "--games", "4", "--json"]
    told = [
        CliRunner().invoke(main, [*ask, *place]).output
        for place in (["--processes", "1"], ["--cluster", "ray"])
    ]
    one, other = (json.loads(text) for text in told)
    for figures in (one, other):
        for standing in figures["standings"]:
            assert standing.pop("seconds_per_move") >= 0
    assert one == other
    both = CliRunner().invoke(main, [*ask, "--cluster", "ray", "--processes", "2"])
    assert (both.exit_code, both.output.count("\n")) == (2, 1)
    assert "--cluster says where games are played" in both.output


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extra, "has", lambda package: package != "ray")
    with pytest.raises(MissingLibrary, match=r"clusters need ray; .*'farmyard\[cluster\]'"):
        gather(Cluster(), abs, range(3))
