"""Health checks, metrics and logs of a server, for its operator."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from farmyard.server.store.writer import NotStored
from tests.server.served import FAST, GAME, Player, Running
from tests.waiting import until


def figures(url: str) -> dict[str, float]:
    """Return the metrics with their labels, as Prometheus reads them."""
    found = {}
    for family in text_string_to_metric_families(httpx.get(url + "/metrics").text):
        for sample in family.samples:
            found[sample.name + "".join(f" {value}" for value in sample.labels.values())] = (
                sample.value
            )
    return found


def test_figures_follow_what_happens(server: Running, ada: Player) -> None:
    before = figures(server.url)
    link = ada.table("me", "bot")
    with ada.live(link):
        until(lambda: server.room(link).audience.watchers)
        now = figures(server.url)
        assert now["farmyard_watchers"] == before["farmyard_watchers"] + 1
    assert now["farmyard_tables"] == before["farmyard_tables"] + 1
    assert now["farmyard_commits"] > before["farmyard_commits"]
    assert now["farmyard_answers_total 3xx"] > before.get("farmyard_answers_total 3xx", 0)
    assert now["farmyard_answer_seconds_count"] > before["farmyard_answer_seconds_count"]
    assert ada.get("/nowhere").status_code == 404
    after = figures(server.url)
    assert after["farmyard_answers_total 4xx"] == now.get("farmyard_answers_total 4xx", 0) + 1
    assert after["farmyard_thoughts_waiting"] >= 0
    assert after["farmyard_connections"] > 0


def test_private_memory_is_part_of_what_is_resident(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system tells it; elsewhere the figure is left out."""
    now = figures(server.url)
    if Path("/proc/self/smaps_rollup").exists():
        resident = now["process_resident_memory_bytes"]
        assert resident / 5 < now["farmyard_private_memory_bytes"] < resident
    monkeypatch.setattr("farmyard.server.web.hosting.figures.MAPS", Path("/no/such/file"))
    assert "farmyard_private_memory_bytes" not in figures(server.url)


def test_figures_name_nobody(server: Running, ada: Player) -> None:
    link = ada.opens(f"/new/{GAME}", {"seat0": "me", "seat1": "bot", "name": "Ada Lovelace"})
    text = httpx.get(server.url + "/metrics").text
    assert "Lovelace" not in text
    assert link.rpartition("/")[2] not in text


def test_figures_are_for_the_machine_itself(server: Running, tmp_path: Path) -> None:
    """Metrics are refused to other machines, unless the setting `public_metrics` opens them."""
    stranger = {"x-forwarded-for": "203.0.113.9"}
    refused = httpx.get(server.url + "/metrics", headers=stranger)
    assert refused.status_code == 403
    assert "farmyard_tables" not in refused.text
    opened = Running(tmp_path / "farmyard.db", replace(FAST, public_metrics=True))
    assert "farmyard_tables" in httpx.get(opened.url + "/metrics", headers=stranger).text
    opened.stop()


THROUGH_A_PROXY = (
    ("x-forwarded-for", "127.0.0.1"),
    ("x-forwarded-for", "::1"),
    ("x-forwarded-for", "a.localhost"),
    ("x-forwarded-for", "127.0.0.1, 203.0.113.9"),  # a proxy that appends to the header
    ("x-forwarded-proto", "https"),  # a proxy that sends no address
    ("forwarded", "for=127.0.0.1"),
    ("via", "1.1 proxy"),
    ("x-real-ip", "127.0.0.1"),
)


@pytest.mark.parametrize("trusted", ["127.0.0.1", "*"])
def test_no_stranger_reads_figures_through_a_trusted_proxy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str
) -> None:
    """S3-4: a forwarded request is refused metrics even if it claims this machine's address."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    server = Running(tmp_path / "farmyard.db")
    for header in THROUGH_A_PROXY:
        answer = httpx.get(server.url + "/metrics", headers=dict([header]))
        assert (header, answer.status_code) == (header, 403)
        assert "farmyard_tables" not in answer.text
    assert httpx.get(server.url + "/metrics").status_code == 200
    server.stop()


def test_without_prometheus_client_tables_are_played_and_metrics_says_what_to_install(
    tmp_path: Path,
) -> None:
    without = (
        "import sys; sys.modules['prometheus_client'] = None\n"
        "from farmyard.terminal.main import main; main(sys.argv[1:])"
    )
    command = [sys.executable, "-c", without, "--no-browser", "--port", "0"]
    command += ["--db", str(tmp_path / "farmyard.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            url = process.stdout.readline().split(" at ")[1].split("/ ")[0]
            answer = httpx.get(url + "/metrics")
            assert answer.status_code == 404
            assert answer.text == (
                "Figures need prometheus-client: pip install 'farmyard[metrics]'\n"
            )
            stranger = {"x-forwarded-for": "203.0.113.9"}
            assert httpx.get(url + "/metrics", headers=stranger).status_code == 403
            visitor = Player(url)
            assert 'id="table"' in visitor.get(visitor.table("me", "bot")).text
        finally:
            process.terminate()


def test_a_server_is_well_when_what_is_done_would_be_kept(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    well = httpx.get(server.url + "/healthz")
    assert (well.status_code, well.text) == (200, "well\n")

    async def broken() -> None:
        raise NotStored("the disk is full")

    monkeypatch.setattr(server.site.store, "probe", broken)
    assert httpx.get(server.url + "/healthz").status_code == 503


def test_whoever_asks_waits_behind_what_is_written(server: Running) -> None:
    commits = server.site.store.writer.commits
    httpx.get(server.url + "/healthz")
    assert server.site.store.writer.commits == commits + 1
