"""Messages of the server for its host: its addresses, why it cannot listen, workers that died."""

import signal


def running(here: str, around: list[str], address: str) -> str:
    """List every address at which the server can be reached, one a line."""
    said = [f"Farmyard is open at {here} (stop with Ctrl+C)"]
    others = [each for each in around if each != here]
    said += [f"{'in the house':>19} {each}" for each in others]
    if address:
        said.append(f"{'for everybody':>19} {address}/")
    elif not around:
        said.append("Only this computer can reach it. For phones in the house: farmyard --house")
    return "\n".join(said)


def port_taken(host: str, port: int) -> str:
    return f"Port {port} on {host} is in use; choose another one with --port."


def no_port(host: str, port: int, why: str) -> str:
    return f"Farmyard cannot listen on {host}, port {port}: {why}."


def worker_died(number: int, pid: int, code: int, times: int, pause: float) -> str:
    """Say how a worker ended (minus the signal, or the exit code), and when another one starts."""
    how = signal.Signals(-code).name if code < 0 else f"exit code {code}"
    often = "once" if times == 1 else f"{times} times"
    return (
        f"worker {number} (process {pid}) died, {how}, {often} within a minute; "
        f"another one starts in {pause:g} s"
    )
