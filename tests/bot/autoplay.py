"""Autoplay: plays a whole game by pressing only the components of the messages."""

from __future__ import annotations

import random

from tests.bot.world import Person, Reply, Shown, World

# Prefixes of the custom_ids that are pressed on the table's message, in any language.
ACTIONS = ("act:", "civ-draw:", "toy")


class Autoplay:
    """People playing at random, each on their own private panel."""

    def __init__(self, world: World, people: list[Person], seed: int) -> None:
        self.world = world
        self.people = {person.id: person for person in people}
        self.chance = random.Random(seed)
        self.presses = 0

    def awaited(self) -> list[Person]:
        """The awaited people of the game."""
        tables = self.world.bot.tables.of_user(next(iter(self.people)))
        return [self.people[seat.person] for seat in tables[0].awaited] if tables else []

    async def play(self, steps: int = 100_000) -> None:
        """Play until the game is over, or for a number of decisions."""
        for _ in range(steps):
            awaited = self.awaited()
            if not awaited:
                return
            await self.decide(self.chance.choice(awaited))

    async def decide(self, person: Person, panel: Shown | None = None) -> Reply:
        """Make one decision of one person, from the first press, on ``panel``, to its end."""
        number = self._number(person)
        panel = panel or await self._open(person)
        for _ in range(60):
            reply = await self._press(person, panel)
            assert reply.acknowledged
            assert panel.channel_id == person.dm.id or reply.private
            if self._number(person) != number:
                return reply
            panel = reply.messages[0] if reply.messages else panel
        raise AssertionError(f"{person} cannot answer: {panel}")

    def _number(self, person: Person) -> tuple[int, int] | None:
        tables = self.world.bot.tables.of_user(person.id)
        if not tables or tables[0].game is None:
            return None
        decision = tables[0].game.pending.get(tables[0].player_of(person.id) or "")
        return None if decision is None else (decision.number, tables[0].event_count)

    async def _open(self, person: Person) -> Shown:
        """Return a place to go on: the table, the direct message, or an ephemeral panel."""
        where = self.chance.random()
        if where < 0.4 and person.dms and person.last_dm.buttons:
            if person.last_dm.ordinary:  # a notification, which becomes the hand
                await person.click("Choose", on=person.last_dm)
            return person.last_dm
        board = self.world.board
        acts = [b for b in board.buttons if b.custom_id.startswith(ACTIONS) and not b.disabled]
        if where < 0.7 and acts:
            return board
        doors = [b for b in board.buttons if b.custom_id.startswith(("hand:", "choose:"))]
        return (await person.click(doors[-1].custom_id, on=board)).messages[0]

    async def _press(self, person: Person, panel: Shown) -> Reply:
        """Press a component of ``panel`` that leads on."""
        menus = [
            menu for menu in panel.selects if not menu.custom_id.startswith(("read", "civ-why"))
        ]
        passed_over = (
            "hand:", "log:", "back:", "read", "page:", "civ-pile:", "choose:", "more:", "do:",
            "tutorial-stop:", "undo:", "define:", "zoom:", "tryout:",
        )  # fmt: skip
        buttons = [
            button
            for button in panel.buttons
            if not button.disabled
            and button.custom_id
            and not button.custom_id.startswith(passed_over)
        ]
        done = [button for button in buttons if button.custom_id.startswith("done:")]
        if done and self.chance.random() < 0.7:
            buttons, menus = done, []
        if not buttons and not menus:  # pages of a choice without other components
            buttons = [button for button in panel.buttons if button.custom_id.startswith("page:")]
        assert buttons or menus, f"nothing to press for {person} on {panel}"
        self.presses += 1
        if menus and (not buttons or self.chance.random() < 0.6):
            menu = self.chance.choice(menus)
            count = self.chance.randint(max(menu.min, 1), menu.max)
            chosen = self.chance.sample(sorted(menu.options), count)
            actor = panel_actor(person, panel)
            result = await actor.select(self.world.handle(panel), chosen, custom_id=menu.custom_id)
            return Reply(self.world.env, result)
        return await person.click(self.chance.choice(buttons).custom_id, on=panel)


def panel_actor(person: Person, panel: Shown):
    """Return the person as the actor where ``panel`` is: on the server or in DMs."""
    return person.user if panel.channel_id == person.dm.id else person.member
