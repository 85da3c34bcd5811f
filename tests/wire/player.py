"""A user of this Discord: reads messages, and uses commands, components and forms.

Actions that a Discord client would not allow, because they are not there, disabled or not among the
options, are refused here as well.
"""

from __future__ import annotations

from typing import Any

from tests.wire.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.wire.permissions import EVERYONE, in_channel
from tests.wire.reading import buttons, component, deciding, fields, menus, text
from tests.wire.server import WireDiscord
from tests.wire.state import LOADING, Channel, Guild, Json, Message, User

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER = 1, 2, 3, 4, 5, 6
KINDS = {STRING: str, INTEGER: int, BOOLEAN: bool, USER: User}
VIEW = 1 << 10
TEXT_INPUT = 4


class Player:
    """A user with a channel in which they play."""

    def __init__(self, discord: WireDiscord, name: str, guild: Guild, channel: Channel) -> None:
        self.discord = discord
        self.user = discord.state.make_user(name)
        self.guild = guild
        self.channel = channel
        discord.join(guild, self.user)

    @property
    def name(self) -> str:
        """The name that others see."""
        return self.user.name.title()

    # Reading

    def sees(self, channel: Channel | None = None) -> list[Message]:
        """The messages that this user sees in a channel, oldest first; none while loading."""
        channel = channel or self.channel
        if channel.guild_id is not None:
            guild = self.discord.state.guilds[channel.guild_id]
            if not in_channel(guild, channel, self.user.id) & VIEW:
                return []
        seen = [m for m in channel.messages.values() if m.seen_by(self.user.id)]
        return sorted((m for m in seen if not m.flags & LOADING), key=lambda m: m.id)

    @property
    def dms(self) -> list[Message]:
        """Their direct messages, oldest first."""
        return self.sees(self.discord.dm(self.user))

    @property
    def newest_dm(self) -> Message | None:
        """Their newest direct message, not counting ephemeral replies to presses there."""
        return next((m for m in reversed(self.dms) if m.only_for is None), None)

    def finds(self, wanted: str, channel: Channel | None = None) -> Message | None:
        """The newest message with such a component, in a channel or the direct messages."""
        places = [channel] if channel else [self.discord.dm(self.user), self.channel]
        seen = [message for place in places for message in self.sees(place)]
        for message in sorted(seen, key=lambda message: message.id, reverse=True):
            if component(message, wanted):
                return message
        return None

    def reads(self, *texts: str) -> Message | None:
        """The newest message with all these texts, buttons included, wherever they see it."""
        seen = [*self.dms, *self.sees()]
        for message in sorted(seen, key=lambda message: message.id, reverse=True):
            labels = buttons(message).values()
            if all(wanted in text(message) or wanted in labels for wanted in texts):
                return message
        return None

    # Acting

    async def slash(self, path: str, at: Channel | None = None, **options: Any) -> Interaction:
        """Use a command such as ``game new``; returns when its outcome is seen."""
        interaction = self.types(path, at, **options)
        return await self.outcome(interaction)

    def types(self, path: str, at: Channel | None = None, **options: Any) -> Interaction:
        """Use a command without waiting for the outcome."""
        data, taken = self._command(path)
        data["resolved"] = {}
        leaf = _leaf(data)
        for name, value in options.items():
            leaf["options"].append(self._filled(taken, name, value, data["resolved"]))
        missing = [o["name"] for o in taken if o.get("required") and o["name"] not in options]
        assert not missing, f"/{path} needs {missing}"
        return self._does(COMMAND, data, at or self.channel)

    async def suggestions(self, path: str, option: str, typed: str, **options: Any) -> list[Json]:
        """Begin to fill in an option; return its suggestions."""
        data, taken = self._command(path)
        leaf = _leaf(data)
        for name, value in options.items():
            leaf["options"].append(self._filled(taken, name, value, {}))
        known = next(o for o in taken if o["name"] == option)
        assert known.get("autocomplete"), f"nothing is suggested for {option}"
        focused = {"name": option, "type": known["type"], "value": typed, "focused": True}
        leaf["options"].append(focused)
        interaction = self._does(AUTOCOMPLETE, data, self.channel)
        await self.outcome(interaction)
        assert interaction.choices is not None
        return interaction.choices

    async def click(self, wanted: str, on: Message | None = None) -> Interaction:
        """Press a button, by custom_id or label, and wait for the outcome."""
        return await self.outcome(self.presses(wanted, on))

    def presses(self, wanted: str, on: Message | None = None) -> Interaction:
        """Press a button without waiting for the outcome."""
        message = on or self.finds(wanted)
        part = message and component(message, wanted)
        assert message, f"{self.name} sees no {wanted!r}"
        assert part, f"no {wanted!r} on the message"
        data = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part["id"]}
        return self._does(COMPONENT, data, message.channel, message)

    def begins(self) -> Interaction:
        """Press the first component of their newest direct message, without waiting."""
        newest = self.newest_dm
        assert newest is not None
        pressed, chosen = deciding(newest)
        if pressed:
            return self.presses(pressed[0], newest)
        return self.chooses(chosen[0].custom_id, [*chosen[0].options][: chosen[0].min or 1])

    def chooses(self, custom_id: str, values: list[str], on: Message | None = None) -> Interaction:
        """Choose in a menu without waiting for the outcome."""
        message = on or self.newest_dm
        assert message is not None
        menu = next(menu for menu in menus(message) if menu.custom_id == custom_id)
        assert menu.min <= len(values) <= menu.max, f"{len(values)} chosen in {menu}"
        assert menu.options.keys() >= {*values}, f"{values} are not in {menu}"
        part = component(message, custom_id)
        assert part is not None
        data: Json = {"component_type": menu.type, "custom_id": custom_id, "id": part["id"]}
        return self._does(COMPONENT, {**data, "values": values}, message.channel, message)

    async def select(self, custom_id: str, values: list[str], on: Message) -> Interaction:
        """Choose in a menu, and wait for the outcome."""
        return await self.outcome(self.chooses(custom_id, values, on))

    async def submit(self, form: Interaction, *texts: str) -> Interaction:
        """Fill in the form that ``form`` has opened, from top to bottom, and send it."""
        assert form.modal is not None
        typed = dict(zip(fields(form.modal), texts, strict=True))

        def filled(part: Json) -> Json:
            sent: Json = {key: part[key] for key in ("type", "id", "custom_id") if key in part}
            if "components" in part:
                sent["components"] = [filled(inner) for inner in part["components"]]
            if "component" in part:
                sent["component"] = filled(part["component"])
            if part["type"] == TEXT_INPUT:
                sent["value"] = typed[part["custom_id"]]
            return sent

        data = {
            "custom_id": form.modal["custom_id"],
            "components": [filled(part) for part in form.modal["components"]],
        }
        return await self.outcome(self._does(MODAL, data, form.channel, form.message))

    async def outcome(self, interaction: Interaction) -> Interaction:
        """Wait until this user sees the outcome of an interaction, not just a deferral.

        A press on a public message may be answered by a change of that message, which follows.
        """

        def seen() -> bool:
            public = interaction.message is not None and interaction.message.only_for is None
            in_guild = interaction.channel.guild_id is not None
            if interaction.acknowledged == 6 and public and in_guild:
                return True
            return interaction.answered

        what = f"an answer to {self.name}'s {interaction.data.get('custom_id') or 'command'}"
        await self.discord.until(seen, what)
        return interaction

    def _does(
        self, kind: int, data: Json, channel: Channel, message: Message | None = None
    ) -> Interaction:
        number = self.discord.clock.snowflake()
        interaction = Interaction(number, kind, self.user, channel, data, message)
        self.discord.interact(interaction)
        return interaction

    # Commands, as a client fills them in

    def _command(self, path: str) -> tuple[Json, list[Json]]:
        """The data of a command, without options, and the options that it takes."""
        names = path.split()
        commands = self.discord.state.commands.values()
        command = next((c for c in commands if c["name"] == names[0]), None)
        assert command is not None, f"there is no command /{names[0]}"
        data: Json = {"id": command["id"], "name": names[0], "type": command["type"], "options": []}
        level, taken = data, command.get("options") or []
        for name in names[1:]:
            found = next(o for o in taken if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP))
            level["options"].append({"name": name, "type": found["type"], "options": []})
            level, taken = level["options"][0], found.get("options") or []
        return data, taken

    def _filled(self, taken: list[Json], name: str, value: Any, resolved: Json) -> Json:
        """An option with its value, which has to be one that it takes."""
        option = next((o for o in taken if o["name"] == name), None)
        assert option is not None, f"there is no option {name}"
        assert isinstance(value, KINDS[option["type"]]), f"{value!r} is not for {name}"
        choices = [choice["value"] for choice in option.get("choices") or []]
        assert not choices or value in choices, f"{value!r} is none of {choices}"
        if option["type"] == INTEGER:
            assert option.get("min_value", value) <= value <= option.get("max_value", value)
        if isinstance(value, User):
            resolved.setdefault("users", {})[str(value.id)] = value.json()
            if value.id in self.guild.members:
                member = self.guild.members[value.id].json()
                member |= {"permissions": str(EVERYONE)}
                member.pop("user")
                resolved.setdefault("members", {})[str(value.id)] = member
            value = str(value.id)
        return {"name": name, "type": option["type"], "value": value}


def _leaf(data: Json) -> Json:
    """The part of a command's data that takes its options."""
    level = data
    while level["options"] and level["options"][0]["type"] in (SUBCOMMAND, GROUP):
        level = level["options"][0]
    return level
