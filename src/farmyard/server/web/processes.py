"""Programs in processes of their own, for work that may take much time or memory."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress

from farmyard.server.live.bot_pool import BOTS_STEP_BACK

MOST_MEMORY = 2 << 30  # bytes of its own that a program may have
LONGEST_LINE = 1 << 20  # bytes


@asynccontextmanager
async def told_by(program: Sequence[str], text: str) -> AsyncIterator[asyncio.StreamReader]:
    """Run a program on a text, and give what it writes; it ends with the block at the latest."""
    process = await asyncio.create_subprocess_exec(
        *program, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        _limit(process)
        process.stdin.write(text.encode())
        process.stdin.write_eof()
        yield process.stdout
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()


def _limit(process: Process) -> None:
    """Give a program less priority than whoever plays, and a limit of memory; the limit only on
    Linux, where one process can set another's."""
    if sys.platform != "win32":
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, BOTS_STEP_BACK)
    if sys.platform == "linux":
        import resource

        with suppress(OSError):
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))
