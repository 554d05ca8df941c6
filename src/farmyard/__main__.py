"""``python -m farmyard`` is the command ``farmyard``."""

from farmyard.terminal.main import main

if __name__ == "__main__":
    main()
