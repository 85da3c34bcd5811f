"""A headless Chromium, driven over the DevTools protocol, as a phone or a desktop.

https://chromedevtools.github.io/devtools-protocol/
"""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PHONE, DESKTOP = (390, 844), (1280, 800)
QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--no-first-run", "--disable-dev-shm-usage", "--remote-debugging-port=0",
)  # fmt: skip


class Page:
    """A page in the browser.

    ``complaints``: errors of its scripts, and refused loads.
    """

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0
        self._loads = 0
        self.complaints: list[str] = []

    async def send(self, method: str, **params: Any) -> dict[str, Any]:
        """Send a command of the protocol and return its result."""
        self._number += 1
        await self._socket.send_json({"id": self._number, "method": method, "params": params})
        while True:
            message = await self._receive()
            if message.get("id") == self._number:
                assert "error" not in message, message
                found: dict[str, Any] = message["result"]
                return found

    async def _receive(self) -> dict[str, Any]:
        message: dict[str, Any] = await self._socket.receive_json()
        if message.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded"):
            self.complaints.append(str(message["params"]))
        self._loads += message.get("method") == "Page.loadEventFired"
        return message

    async def open(self, address: str, size: tuple[int, int]) -> None:
        """Open the page at ``address`` on a screen of this ``size``."""
        width, height = size
        for domain in ("Page", "Runtime", "Log"):
            await self.send(f"{domain}.enable")
        await self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=2, mobile=width < 600,
        )  # fmt: skip
        await self.send("Emulation.setTouchEmulationEnabled", enabled=width < 600)
        loads = self._loads
        await self.send("Page.navigate", url=address)
        while self._loads == loads:
            await self._receive()

    async def says(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, once it is there."""
        found = await self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    async def until(self, condition: str) -> None:
        """Wait until a JavaScript expression is true, looking at it frame by frame."""
        await self.says(
            f"new Promise(done => {{ const look = () => ({condition}) ? done() : "
            "requestAnimationFrame(look); look() })"
        )

    async def key(self, key: str, shift: bool = False) -> None:
        """Press a key."""
        for kind in ("keyDown", "keyUp"):
            await self.send("Input.dispatchKeyEvent", type=kind, key=key, modifiers=8 * shift)

    async def swipe(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Draw a finger across the screen."""
        for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
            touches = [{"x": x, "y": y} for x, y in points]
            await self.send("Input.dispatchTouchEvent", type=kind, touchPoints=touches)


@asynccontextmanager
async def chromium(folder: Path) -> AsyncIterator[Page]:
    """Start a browser with its profile in ``folder``; skip the test without one."""
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        pytest.skip(f"no browser is installed: none of {', '.join(NAMES)}")
    process = await asyncio.create_subprocess_exec(
        path, *QUIET, f"--user-data-dir={folder}", "about:blank",
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        assert process.stderr is not None
        async with asyncio.timeout(60):
            line = b""
            while b"ws://" not in line:
                line = await process.stderr.readline()
                assert line, "the browser ended before it listened"
            port = line.decode().split("127.0.0.1:")[1].split("/")[0]
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/json/list") as response:
                    tabs = await response.json()
                tab = next(each for each in tabs if each["type"] == "page")
                async with session.ws_connect(
                    tab["webSocketDebuggerUrl"], max_msg_size=0
                ) as socket:
                    yield Page(socket)
    finally:
        process.terminate()
        await process.wait()
