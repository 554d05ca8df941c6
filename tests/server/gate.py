"""A proxy that passes only what is below one path, as at a site with other things beside it."""

import contextlib
import re
import socket
import threading

from farmyard.server.running import listen

PATH = "/farmyard"
_BELOW = re.compile(rf"{PATH}(?![^/?])")
_HOP = re.compile(rb"\r\nconnection:[^\r]*", re.IGNORECASE)
_REFUSED = b"HTTP/1.1 502 Outside\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Gate:
    """A listening proxy; what was requested outside its path is refused and noted."""

    def __init__(self) -> None:
        self._listener = listen("127.0.0.1", 0)
        self.port = 0  # of the server behind it
        self.outside: list[str] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.address = self.url + PATH
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the listening socket was closed
            while True:
                client, _ = self._listener.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        """Pass one request on, on a connection of its own."""
        with client, contextlib.suppress(OSError):
            read = b""
            while b"\r\n\r\n" not in read:
                if not (data := client.recv(65536)):
                    return
                read += data
            head, _, rest = read.partition(b"\r\n\r\n")
            method, target, _ = head.split(b"\r\n")[0].decode().split(" ", 2)
            if not _BELOW.match(target):
                self.outside.append(f"{method} {target}")
                client.sendall(_REFUSED)
                return
            if b"\r\nupgrade:" not in head.lower():
                head = _HOP.sub(b"", head) + b"\r\nconnection: close"
            with socket.create_connection(("127.0.0.1", self.port)) as server:
                server.sendall(head + b"\r\n\r\n" + rest)
                up = threading.Thread(target=pass_on, args=(client, server), daemon=True)
                up.start()
                pass_on(server, client)


def pass_on(source: socket.socket, target: socket.socket) -> None:
    """Forward bytes in one direction until they end."""
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_WR)
