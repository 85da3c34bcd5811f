"""The bot as a process: ``python -m bot run`` against a ``WireDiscord``."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.wire.server import WireDiscord

ROOT = Path(__file__).parents[2]
# These settings of the outer environment must not matter.
SETTINGS = ("CIVITAS_", "DISCORD_", "DATABASE_URL")
SECONDS_TO_STOP = 30


def environment(discord: WireDiscord, data: Path, **settings: str) -> dict[str, str]:
    """The environment for a process of the bot that connects to ``discord``."""
    outside = {k: v for k, v in os.environ.items() if not k.startswith(SETTINGS)}
    return {
        **outside,
        "DISCORD_TOKEN": discord.token,
        "CIVITAS_DISCORD_API": discord.api,
        "CIVITAS_DATA": str(data),
        "PYTHONUNBUFFERED": "1",
        # Each table is dealt the same cards in each run.
        "PYTHONPATH": str(Path(__file__).parent / "same_cards"),
        **settings,
    }


class BotProcess:
    """A process of the bot; ``async with`` starts it, and kills it if still running."""

    def __init__(self, discord: WireDiscord, data: Path, **settings: str) -> None:
        """``data``: its folder; ``settings``: more variables of its environment."""
        self._discord = discord
        self._environment = environment(discord, data, **settings)
        self.log: list[str] = []
        self._process: asyncio.subprocess.Process | None = None
        self._meant_to_end = False
        discord.troubles.append(self._trouble)
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.running:
            await self.kill()

    @property
    def running(self) -> bool:
        """Return whether the process is running."""
        return self._process is not None and self._process.returncode is None

    def _trouble(self) -> str:
        """The reason to stop waiting for this process, if it ended by itself."""
        over = self._reading is not None and self._reading.done() and not self._meant_to_end
        return "the bot has ended:\n" + "\n".join(self.log[-20:]) if over else ""

    async def start(self) -> None:
        """Start the process, or another one after the last has ended."""
        self._meant_to_end = False
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "bot",
            "run",
            cwd=ROOT,
            env=self._environment,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        self._reading = asyncio.create_task(self._read())

        self._reading.add_done_callback(lambda _: self._discord.changed())

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            self.log.append(line.decode(errors="replace").rstrip("\n"))
            self._discord.changed()

    async def logs(self, text: str) -> None:
        """Wait until the bot has logged a line with ``text`` in it."""
        await self._discord.until(lambda: any(text in line for line in self.log), f"log: {text}")

    async def kill(self) -> None:
        """Kill it as ``kill -9`` does, with its child processes."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        await self._ended()

    async def terminate(self) -> int:
        """Terminate it with SIGTERM; return its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return await self._ended()

    async def ended(self) -> int:
        """Wait until it ends by itself; return its exit code."""
        return await self._ended()

    async def _ended(self) -> int:
        assert self._process is not None
        assert self._reading is not None
        self._meant_to_end = True
        async with asyncio.timeout(SECONDS_TO_STOP):
            code = await self._process.wait()
            await self._reading
        return code

    @property
    def errors(self) -> list[str]:
        """The lines that it logged as errors, and tracebacks."""
        return [line for line in self.log if " ERROR " in line or line.startswith("Traceback")]
