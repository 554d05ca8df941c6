"""Tasks on a Ray cluster, of this machine alone or of many.

A node that is lost costs time and no results: Ray gives its tasks to another.  Every node needs
the same Farmyard.
"""

import os
import uuid
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import farmyard
from farmyard.lab.executors import Result, Task, parts_of, worked
from farmyard.lab.extra import library

LOCAL = "ray"  # a cluster that runs on this machine already, else one that is begun for the study
REMOTE = "ray://"
LOOKS = 200  # the least number of parts that many tasks are cut into
LARGEST = 64  # tasks handed over at once, at most: a thousandth of a second each goes for that
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Environment settings of Ray: no usage statistics, no warning of future changes."""

_prepared = set[str]()


class ClusterError(ValueError):
    """A cluster cannot be used; the text says why."""


class Cluster:
    """A Ray cluster: ``ray``, or ``ray://HOST:PORT``.  Each task gets a core, and so many GPUs."""

    def __init__(self, address: str = LOCAL, gpus: int = 0) -> None:
        host, colon, port = address.removeprefix(REMOTE).rpartition(":")
        remote = address.startswith(REMOTE) and host and colon and port.isdecimal()
        if not (address == LOCAL or remote):
            raise ClusterError(f"a cluster is ray, or ray://HOST:PORT, not {address}")
        self.address, self.gpus = address, gpus

    def results(
        self, work: Callable[[Task], Result], tasks: Sequence[Task], prepare: Callable[[], object]
    ) -> Generator[Result, None, None]:
        """Yield results as `farmyard.lab.executors.Executor` does; raise `MissingLibrary` without
        Ray, `ClusterError` if no cluster answers or a node has another version of Farmyard."""
        ray = library("ray", "clusters", "cluster")
        with _connected(ray, self.address), _in_words(ray):
            study = (farmyard.__version__, uuid.uuid4().hex, prepare)
            there = ray.remote(num_cpus=1, num_gpus=self.gpus, max_retries=-1)(_worked)
            parts = parts_of(tasks, LOOKS, LARGEST)
            for promise in [there.remote(*study, work, part) for part in parts]:
                yield from ray.get(promise)


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    """Connect to the cluster, and disconnect at the end unless there was a connection before."""
    if ray.is_initialized():
        yield
        return
    os.environ.update(QUIET | {name: os.environ[name] for name in QUIET if name in os.environ})
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    warnings.filterwarnings("ignore", module="ray")  # what it fears is raised as well
    try:
        ray.init("auto" if address == LOCAL else address, **quiet)
    except (ConnectionError, TimeoutError, ray.exceptions.RayError) as why:
        if address != LOCAL:
            raise ClusterError(
                f"no cluster answers at {address}; if it asks for a token, set RAY_AUTH_MODE=token"
                " and RAY_AUTH_TOKEN"
            ) from why
        ray.init("local", include_dashboard=False, **quiet)
    try:
        yield
    finally:
        ray.shutdown()  # and all that was still asked of it is ended


@contextmanager
def _in_words(ray: Any) -> Iterator[None]:
    """Re-raise a task's own `ValueError` as it is, and other failures as `ClusterError`."""
    try:
        yield
    except ray.exceptions.RayTaskError as why:
        if isinstance(why.cause, ValueError):
            raise why.cause from None
        raise ClusterError(f"a node of the cluster failed: {why.cause}") from why
    except ray.exceptions.RayError as why:
        raise ClusterError(f"the cluster failed: {str(why).splitlines()[0]}") from why


def _worked(
    version: str,
    study: str,
    prepare: Callable[[], object],
    work: Callable[[Task], Result],
    part: Sequence[Task],
) -> list[Result]:
    """Run a batch of tasks on a node; ``prepare`` is called once for a study in each process."""
    if version != farmyard.__version__:
        raise ClusterError(
            f"a node of the cluster has Farmyard {farmyard.__version__}, and not {version}:"
            " install the same on every node"
        )
    if study not in _prepared:
        prepare()
        _prepared.add(study)
    return worked(work, part)
