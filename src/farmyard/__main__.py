"""The command ``farmyard``, which only the extra ``play`` brings; without it, one sentence."""

import sys

from farmyard.lab.extra import NO_PLAY, has_play


def main() -> None:
    """Run the command; exit with code 2 and a sentence if its libraries are not installed."""
    if not has_play():
        print(f"farmyard: {NO_PLAY}", file=sys.stderr)
        raise SystemExit(2)
    from farmyard.terminal.main import main as command

    command()


if __name__ == "__main__":
    main()
