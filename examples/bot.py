"""A bot in twenty lines: it plays one game on a server, against a bot of the house, by chance.

python examples/bot.py http://127.0.0.1:8077 by_golly
"""

import asyncio
import random
import sys

from farmyard.client import Client


async def main(url: str, game: str) -> None:
    async with Client(url, "Robin") as me:
        link = await me.new(game, ["me", "bot"])
        print(f"Watch it at {url}{link}")
        async for state in (seat := me.at(link)):
            for event in state.events:
                print(event.text)
            if state.choices:
                await seat.choose(random.choice(state.choices)[0])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
