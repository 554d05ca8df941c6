"""Messages of the server on the terminal: its addresses, and why it cannot listen."""


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
