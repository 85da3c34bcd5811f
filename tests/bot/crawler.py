"""A crawler that uses every command and presses every new kind of component."""

from __future__ import annotations

from collections.abc import Iterator, Set
from itertools import takewhile
from typing import Any

from tests.bot.audit import pressing
from tests.bot.autoplay import panel_actor
from tests.bot.world import Button, Person, Reply, Select, Shown, World

# Text for the options that a command requires.
GIVEN = {"name": "Xyzzy"}


class Crawler:
    """A user who presses each kind of button and menu once, except ``shunned`` kinds."""

    def __init__(self, world: World, person: Person, shunned: Set[str] = frozenset()) -> None:
        self.world = world
        self.person = person
        self.shunned = shunned
        self.pressed: set[str] = set()

    async def use_everything(self) -> None:
        """Use every command, read its options' suggestions, and crawl the answers."""
        for name, options in commands(self.world):
            given: dict[str, Any] = {each["name"]: GIVEN.get(each["name"]) for each in options}
            for option in options:
                if option.get("autocomplete"):
                    await self.person.types(name, option["name"], "a")
            needed = {each["name"] for each in options if each.get("required")}
            if name not in self.shunned and all(given[each] for each in needed):
                reply = await self.person.slash(name, **{each: given[each] for each in needed})
                await self.crawl(*reply.messages)

    async def crawl(self, *messages: Shown) -> None:
        """Press all new components on these messages, and on the responses."""
        waiting = list(messages)
        while waiting:
            message = waiting.pop(0)
            while not message.gone and (part := self._news(message)):
                self.pressed.add(kind(part))
                reply = await self._touches(part, message)
                if reply.modal is not None:
                    reply = await self._fills_in(reply)
                waiting += [shown for shown in reply.messages if shown not in waiting]

    def _news(self, message: Shown) -> Button | Select | None:
        """Return the first component of a new kind on a message."""
        parts: list[Button | Select] = [*message.selects, *message.buttons]
        for part in parts:
            kinds = {kind(part), part.custom_id.split(":")[0]}
            shunned = not part.custom_id or part.disabled or kinds & self.shunned
            if not shunned and kind(part) not in self.pressed:
                return part
        return None

    async def _touches(self, part: Button | Select, message: Shown) -> Reply:
        if isinstance(part, Button):
            return await self.person.click(part.custom_id, on=message)
        options: list[Any] = [*part.options] or [self._one_of(part.kind)]
        chosen = options[: max(1, part.min)]
        result = await panel_actor(self.person, message).select(
            self.world.handle(message), chosen, custom_id=part.custom_id
        )
        return Reply(self.world.env, result)

    def _one_of(self, menu: int) -> Any:
        """Return a valid choice for such a menu: a channel, a role or a user."""
        match menu:
            case pressing.CHANNELS:
                return self.world.channel
            case pressing.ROLES:
                return self.world.guild.create_role("chosen")
        return self.world.dan.member

    async def _fills_in(self, form: Reply) -> Reply:
        assert form.modal is not None
        boxes = [
            part.get("component") or part["components"][0] for part in form.modal["components"]
        ]
        return await self.person.submit(form, **{box["custom_id"]: "?!" for box in boxes})


def kind(part: Button | Select) -> str:
    """Return the kind of a button or menu: its custom_id up to the first number."""
    return ":".join(takewhile(lambda each: not each.isdigit(), part.custom_id.split(":")))


def commands(world: World) -> Iterator[tuple[str, list[Any]]]:
    """Yield all commands, by their English names, with their options."""
    waiting = [("", each) for each in world.requests("PUT", "/applications/*/commands")[-1]]
    while waiting:
        before, command = waiting.pop(0)
        name, options = f"{before} {command['name']}".strip(), command.get("options") or []
        if options and options[0]["type"] in (1, 2):
            waiting += [(name, each) for each in options]
        elif command.get("type", 1) == 1:
            yield name, options
