"""The end of long work at Ctrl-C."""


class Stopped(KeyboardInterrupt):
    """Ctrl-C during long work; the text says how far it was, and whether it can go on."""
