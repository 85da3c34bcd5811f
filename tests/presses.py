"""Presses and messages per move, counted over whole games.

python -m tests.presses [--seed 1] [--game innovation]

People with default settings play both games through the simulated Discord: they come back twenty
minutes after the last turn, press the button of their ping, and go on in the private panel that it
opens. Computer players decide for them, so the same seed plays the same game with any design of the
panels. A press is a button, or a choice in a menu; a tap is a touch of the screen, of which a menu
needs two.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean

from bot.ui.tries import places
from engine.decision import Answer, Decision
from engine.players import choose
from tests.bot.dealt import SameCards, begin
from tests.bot.painting import DOTS
from tests.bot.world import Impatient, Person, Reply, Select, Shown, World, new_bot

PLAYERS = {"innovation": 2, "civ": 3}
AWAY = 20  # minutes between two turns: the tokens of interactions have expired by then
PRESSES_LIMIT = 40  # for one answer
EPHEMERAL = (4, 5)  # responses to an interaction that are messages of their own


@dataclass
class Count:
    """The numbers of a game.

    ``presses``, ``taps``  per answer: its kind, and the number that it took
    ``from_ping``          the presses from a ping to the finished action, by action
    ``mid_turn``           pings of the player to move, after their first answer in the turn
    ``open``               the private panels that a person had before them at the end of each turn
    """

    answers: int = 0
    actions: int = 0
    turns: int = 0
    presses: Counter[str] = field(default_factory=Counter)
    taps: int = 0
    from_ping: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    mid_turn: int = 0
    open: list[int] = field(default_factory=list)
    messages: Counter[str] = field(default_factory=Counter)

    def report(self, game: str, seats: int) -> str:
        """Return the numbers as lines of text."""
        pressed = self.presses.total()
        pings = [count for counts in self.from_ping.values() for count in counts]
        lines = [
            f"{game}, {seats} people: {self.turns} turns, {self.actions} actions, "
            f"{self.answers} answers",
            f"  presses: {pressed}, {pressed / self.answers:.2f} per answer, "
            f"{pressed / self.actions:.2f} per action",
            f"  taps: {self.taps}, {self.taps / self.answers:.2f} per answer",
            f"  from a ping to the finished action: {mean(pings):.2f} presses, "
            f"at most {max(pings)} ({self._by_action()})",
            "  messages per answer: "
            + ", ".join(
                f"{what} {self.messages[what] / self.answers:.2f}"
                for what in ("public", "pings", "direct", "private", "deleted")
            ),
            f"  pings within one's own turn: {self.mid_turn}",
            f"  private panels open at the end of a turn: {mean(self.open):.1f}, "
            f"at most {max(self.open)}",
        ]  # fmt: skip
        return "\n".join(lines)

    def _by_action(self) -> str:
        return ", ".join(
            f"{what} {mean(counts):.1f}" for what, counts in sorted(self.from_ping.items())
        )


class Sitting:
    """A game in play: each person presses the way to the answer of a computer player."""

    def __init__(self, world: World, people: Sequence[Person], table_id: int, seed: int) -> None:
        self.world = world
        self.people = people
        self.table_id = table_id
        self.chance = random.Random(seed)
        self.count = Count()
        self._used: set[int] = set()  # pings whose button was pressed
        self._answered = (0, "")  # the turn and the player of the last answer to an own action

    async def play(self, most: int = 10_000) -> Count:
        """Play until the game is over, or for a number of answers, and return the counts."""
        self.world.env.http_requests.clear()
        turn = self._turn()
        for _ in range(most):
            table = self.world.bot.tables.get(self.table_id)
            if not table.awaited:
                break
            if turn != self._turn():
                self._end_turn()
                turn = self._turn()
                await self.world.later(minutes=AWAY)
            await self._answer(self.world.person(table.awaited[0].person))
        self._end_turn()
        self._count_messages()
        return self.count

    def _turn(self) -> int:
        number: int = self.world.game(self.table_id).view(None).turn_number
        return number

    def _end_turn(self) -> None:
        self.count.turns += 1
        self.count.open += [len(person.panels) for person in self.people]

    def _asked(self, person: Person) -> Decision | None:
        table = self.world.bot.tables.get(self.table_id)
        assert table.game is not None
        return table.game.pending.get(table.player_of(person.id) or "") if table.active else None

    async def _answer(self, person: Person) -> None:
        """Answer the decision of ``person``, from the ping or the open panel to the end."""
        table, decision = self.world.bot.tables.get(self.table_id), self._asked(person)
        assert table.game is not None
        assert decision is not None
        view = table.game.view(decision.player)
        wanted = choose(table.game_name, "easy", view, decision, self.chance)
        ping = self._ping(person)
        panel = ping or self._open_panel(person, decision)
        if ping is not None:
            self._used.add(ping.id)
            self.count.mid_turn += self._answered == (view.turn_number, decision.player)
        if view.turn == decision.player:
            self._answered = view.turn_number, decision.player
        pressed = 0
        while self._asked(person) is decision or self._same(person, decision):
            assert pressed < PRESSES_LIMIT, f"no way to {wanted} on {panel}"
            reply = await self._press(person, panel, decision, wanted)
            panel = reply.messages[0] if reply.messages else panel
            pressed += 1
        action = decision.kind == "action"
        self.count.answers += 1
        self.count.actions += action
        self.count.presses[wanted[0].split()[0] if action else decision.kind] += pressed
        if ping is not None and action:
            self.count.from_ping[wanted[0].split()[0]].append(pressed)

    def _same(self, person: Person, decision: Decision) -> bool:
        now = self._asked(person)
        return now is not None and now.number == decision.number

    def _ping(self, person: Person) -> Shown | None:
        """Return the ping of ``person`` that they have not pressed yet, if there is one."""
        pings = [
            shown
            for shown in self.world.messages()
            if shown.ordinary and person.id in shown.pinged and shown.id not in self._used
        ]
        return pings[-1] if pings else None

    def _open_panel(self, person: Person, decision: Decision) -> Shown:
        """Return the newest private panel that asks for ``decision``, or the board."""
        asking = [
            shown
            for shown in person.panels
            if any(
                _about(custom_id, decision)
                for custom_id in (
                    *(button.custom_id for button in shown.buttons),
                    *(menu.custom_id for menu in shown.selects),
                )
            )
        ]
        return asking[-1] if asking else self.world.board

    async def _press(
        self, person: Person, panel: Shown, decision: Decision, wanted: Answer
    ) -> Reply:
        """Press the component of ``panel`` that leads to the answer, or to the hand."""
        menu, chosen = _menu(panel, decision, wanted)
        if menu is not None:
            self.count.taps += 1 + len(chosen) + (menu.max > 1)
            result = await person.member.select(
                self.world.handle(panel), chosen, custom_id=menu.custom_id
            )
            return Reply(self.world.env, result)
        self.count.taps += 1
        return await person.click(_button(panel, decision, wanted), on=panel)

    def _count_messages(self) -> None:
        messages, dms = self.count.messages, {str(person.dm.id) for person in self.people}
        for request in self.world.env.http_requests:
            segments = request.path.strip("/").split("/")
            body = request.json or {}
            if request.method == "DELETE" and "messages" in segments:
                messages["deleted"] += 1
            elif request.method == "POST" and segments[0] == "interactions":
                messages["private"] += body.get("type") in EPHEMERAL
            elif request.method == "POST" and segments[0] == "webhooks":
                messages["private"] += 1
            elif request.method == "POST" and segments[-1] == "messages":
                messages["direct" if segments[1] in dms else "public"] += 1
                messages["pings"] += bool((body.get("allowed_mentions") or {}).get("users"))


def _about(custom_id: str, decision: Decision) -> bool:
    """Return whether a component belongs to ``decision``."""
    fields = custom_id.split(":")
    return len(fields) > 2 and fields[2] == str(decision.number)


def _wanted_places(decision: Decision, wanted: Answer) -> list[int]:
    """Return the places of the wanted options; equal ones one after the other."""
    taken: list[int] = []
    for token in wanted:
        taken.append(
            next(
                place
                for place, option in enumerate(decision.options)
                if option == token and place not in taken
            )
        )
    return taken


def _menu(panel: Shown, decision: Decision, wanted: Answer) -> tuple[Select | None, list[str]]:
    """Return the menu in which (a part of) the answer is chosen, and its lines."""
    targets = _wanted_places(decision, wanted)
    for menu in panel.selects:
        head = menu.custom_id.split(":")[0]
        if menu.disabled or not _about(menu.custom_id, decision):
            continue
        picked = _picked(menu.custom_id) if head in ("pick", "pick-next") else ()
        if head == "pick" and {*picked} == {*targets}:
            continue
        chosen = [place for place in targets if str(place) in menu.options]
        if head == "pick-next":
            left = [place for place in targets if place not in picked]
            chosen = [place for place in left[:1] if str(place) in menu.options]
        elif head == "pick":
            shown = {int(value) for value in menu.options}
            if {place for place in picked if place in shown} == {*chosen}:
                continue
        if chosen and menu.min <= len(chosen) <= menu.max:
            return menu, [str(place) for place in chosen]
    return None, []


def _picked(custom_id: str) -> tuple[int, ...]:
    return places(custom_id.split(":")[4]) if custom_id.count(":") > 3 else ()


def _button(panel: Shown, decision: Decision, wanted: Answer) -> str:
    """Return the custom_id of the button that leads on to the answer."""
    targets = _wanted_places(decision, wanted)
    same = {place for place, option in enumerate(decision.options) if option in wanted}
    found: dict[str, str] = {}
    for button in panel.buttons:
        if button.disabled or not button.custom_id:
            continue
        fields = button.custom_id.split(":")
        if not _about(button.custom_id, decision):
            if fields[0] in ("choose", "hand", "back"):
                found.setdefault(fields[0], button.custom_id)
            continue
        if _leads(fields, decision, wanted, targets, same):
            found.setdefault(fields[0], button.custom_id)
    for head in (
        "none", "done", "one", "next", "civ-draw", "dogma", "act", "civ-at", "page", "turn",
        "choose", "hand",
    ):  # fmt: skip
        if head in found:
            return found[head]
    raise AssertionError(f"nothing leads to {wanted} on {panel}")


def _leads(
    fields: Sequence[str], decision: Decision, wanted: Answer, targets: list[int], same: set[int]
) -> bool:
    """Return whether the button with the custom_id of ``fields`` leads to the answer."""
    head, last = fields[0], fields[-1]
    if head == "none":
        return not wanted
    if not wanted:
        return False
    what = wanted[0].split()[0]
    if head == "done":
        picked = places(last)
        return list(picked) == targets if decision.ordered else {*picked} == {*targets}
    if head == "one":
        return len(targets) == 1 and int(last) in same
    if head == "next":
        picked = places(last)
        return list(picked) == targets[: len(picked)] and int(fields[3]) == targets[len(picked)]
    if head == "dogma":
        return int(last) in same
    if head == "act":
        return what == last
    if head == "civ-draw":
        return what == "draw"
    if head == "civ-at":
        return wanted[0].startswith(f"{last} ")
    if head == "page":
        page, picked = int(fields[3]), places(last)
        if decision.groups:
            return not picked and page > 0 and {*wanted} == {*decision.groups[page - 1]}
        return page > 0
    return head == "turn" and last != "0"


async def counted(game: str, seats: int, seed: int, most: int = 10_000) -> Count:
    """Play one game and return its counts."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "civitas.sqlite3"
        bot = new_bot(store, dealer=SameCards(seed), painter=DOTS)
        env = Impatient(bot, settle_timeout=60.0)
        await env.start()
        try:
            world = World(env, store)
            people = world.people[:seats]
            table_id = await begin(world, *people, game=game)
            return await Sitting(world, people, table_id, seed).play(most)
        finally:
            await env.bot.close()
            await env.shutdown()


def main() -> None:
    """Play, and print the numbers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=PLAYERS)
    parser.add_argument("--answers", type=int, default=10_000, help="stop after so many")
    said = parser.parse_args()
    for game in [said.game] if said.game else PLAYERS:
        seats = PLAYERS[game]
        count = asyncio.run(counted(game, seats, said.seed, said.answers))
        print(count.report(game, seats))


if __name__ == "__main__":
    main()
