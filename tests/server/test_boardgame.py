"""`bench.peers.boardgame`: the ratio to its figure, and what is said where it cannot run."""

import pytest
from bench.crowd import Took
from bench.peers import boardgame
from bench.peers.boardgame import OURS, PEER, figure, installed, table


def test_ours_is_compared_with_the_peer_under_the_same_load() -> None:
    took = Took([0.25] * 100 + [5.0], 10.0, 100, 1)
    spent = dict(zip([PEER, *OURS], (0.2, 0.3, 0.35, 0.4), strict=True))
    light = [figure(who, 100, 10.0, took, seconds) for who, seconds in spent.items()]
    heavy = [figure(who, 300, 10.0, took, 3 - seconds) for who, seconds in spent.items()]
    grid = table(light + heavy)
    cells = {column.header: list(column.cells) for column in grid.columns}
    assert cells["processor/move"][:4] == ["2.00 ms", "3.00 ms", "3.50 ms", "4.00 ms"]
    assert cells["ours/peer"][:4] == ["", "× 1.50", "× 1.75", "× 2.00"]
    assert cells["ours/peer"][4:] == ["", "× 0.96", "× 0.95", "× 0.93"]
    assert cells["p50"] == ["250.00 ms"] * 8
    assert cells["made"] == ["10"] * 8


def test_a_machine_without_node_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="needs node 18 or newer and npm"), installed():
        pass


def test_a_failed_install_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boardgame.shutil, "which", str)
    monkeypatch.setattr(boardgame, "INSTALL", ["false"])
    with pytest.raises(SystemExit, match="npm could not install"), installed():
        pass
