"""Components for a player's decision, in any game.

The custom_ids hold the picks so far, so that a half-made choice survives a restart and two open
panels do not mix. A choice that is only tried out has the same components; their custom_ids hold
the tries as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from discord import ui

from bot.core.words import Words
from bot.ui.choice import Choice
from bot.ui.menu import add_menu
from bot.ui.panel import BUTTONS_IN_A_ROW, OPTIONS_LIMIT, Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.private_view import START, PrivateView, Step
from bot.ui.tries import DECISION, Tries, decision_id, places, signs, tries_of
from engine import Decision, Refusal

# Up to this many options are buttons; more are a menu, which keeps the message short on a phone.
BUTTONS = 5
ORDER_BUTTONS = 15
# The most components of a private panel below the options: the row that belongs to them, the time,
# the cards to read, and twelve buttons.
BELOW = 3 + 1 + 2 + 15

# The most picks that fit into a custom_id beside the table and the number of the decision; the
# moves tried before it take up some of that space.
PICKS_LIMIT = 60


def in_order(decision: Decision) -> bool:
    """Return whether the options are to be picked one after the other."""
    return decision.ordered and decision.max > 1


def in_buttons(decision: Decision) -> bool:
    """Return whether all options are buttons, and few enough to be explained."""
    few = len(decision.options) <= BUTTONS
    return few and not decision.groups and (decision.max <= 1 or in_order(decision))


def all_of_them(decision: Decision) -> bool:
    """Return whether all options (of the chosen group, if any) are put in order."""
    return decision.kind == "order" or bool(decision.groups)


def add_choice(
    panel: Panel,
    table_id: int,
    decision: Decision,
    choices: Sequence[Choice],
    words: Words,
    step: Step = START,
    *,
    groups: Sequence[Choice] = (),
    offered: Sequence[int] | None = None,
    buttons: int = BUTTONS,
) -> None:
    """Put the components for ``decision`` on ``panel``.

    ``choices`` and ``groups`` show the decision's options and groups. ``offered``: the places of
    the options to show; by default, those of ``worth_showing``. ``buttons``: the most options shown
    as buttons; more become a menu.
    """
    if offered is None:
        offered = worth_showing(decision)
    asked = _Asked(table_id, decision, choices, groups, words, step, offered, buttons)
    if decision.groups and not step.page and not step.picked:
        asked.which_group(panel)
    elif in_order(decision):
        asked.one_after_the_other(panel)
    elif decision.max > 1:
        asked.several(panel)
    else:
        asked.one(panel)


def worth_showing(decision: Decision) -> list[int]:
    """Return the places of the options, equal ones no more often than can be chosen."""
    shown: list[int] = []
    counted: Counter[str] = Counter()
    for place, token in enumerate(decision.options):
        counted[token] += 1
        if counted[token] <= max(1, decision.max):
            shown.append(place)
    return shown


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision in the course of being put on a panel."""

    table_id: int
    decision: Decision
    choices: Sequence[Choice]
    groups: Sequence[Choice]
    words: Words
    step: Step
    offered: Sequence[int]
    buttons: int

    @property
    def id(self) -> str:
        return decision_id(self.table_id, self.decision)

    @property
    def room(self) -> int:
        """The most picks that fit into a custom_id."""
        tries = tries_of(self.decision)
        return PICKS_LIMIT - len(tries.custom_id) if tries else PICKS_LIMIT

    def one(self, panel: Panel) -> None:
        """Offer one option, or none: pressing a button or a menu line answers at once."""
        if self._as_buttons(panel, self.offered, self.buttons):
            panel.row(*[self._answer_button(place) for place in self.offered])
        else:
            start = f"pick-one:{self.id}:{self.step.page}"
            self._menu(panel, self.offered, start, 1, 1, AnswerMenu)
        panel.row(*self._decline())

    def several(self, panel: Panel) -> None:
        """Offer several options in any order, in a menu with pages if need be."""
        decision, picked = self.decision, self.step.picked
        shown = self._page(self.offered)
        elsewhere = [place for place in picked if place not in shown]
        room = min(min(decision.max, self.room) - len(elsewhere), len(shown))
        one_page = len(self.offered) <= OPTIONS_LIMIT
        least = min(decision.min or 1, room) if one_page else 0
        if decision.whole and one_page:
            least = room
        if room > 0:
            kept = signs(elsewhere)
            start = f"pick:{self.id}:{self.step.page}:{kept}"
            self._menu(panel, self.offered, start, least, room, PickMenu)
        items: list[ui.Item] = []
        if picked or not one_page:
            items.append(self._done(bool(picked) and _fits(decision, picked)))
        panel.row(*items, *self._all(), *self._decline())

    def one_after_the_other(self, panel: Panel) -> None:
        """Offer options in order: each press picks the next one."""
        decision, picked = self.decision, self.step.picked
        left = self._left()
        if picked:
            so_far = [
                self.words("order-line", number=number, name=self.choices[place].label)
                for number, place in enumerate(picked, 1)
            ]
            panel.text("\n".join(so_far))
        if len(picked) < min(decision.max, self.room):
            if self._as_buttons(panel, left, ORDER_BUTTONS):
                panel.row(*[self._next_button(place) for place in left])
            else:
                start = f"pick-next:{self.id}:{self.step.page}:{signs(picked)}"
                room = min(decision.max, self.room) - len(picked)
                self._menu(panel, left, start, 1, min(room, len(self._page(left))), NextMenu)
        items: list[ui.Item] = []
        completed = self._completed()
        if picked and (not left or not all_of_them(decision) or len(completed) > len(picked)):
            items.append(self._done(_fits(decision, completed), completed))
        if not picked and decision.kind == "order":
            items.append(self._done(True, left, "choice-any-order"))
        if picked:
            items.append(PageButton(button(f"page:{self.id}:0:", self.words("choice-again"))))
        elif not all_of_them(decision):
            items += self._all()
        panel.row(*items, *self._decline())

    def _as_buttons(self, panel: Panel, offered: Sequence[int], most: int) -> bool:
        """Return whether ``offered`` are to be buttons: up to ``most``, if they fit."""
        rows = -(-len(offered) // BUTTONS_IN_A_ROW)
        below = BELOW if self.step.at_start else 0
        return len(offered) <= most and len(offered) + rows <= panel.components_left - below

    def _completed(self) -> tuple[int, ...]:
        """Return the picks, with the last option added if all are to be put in order."""
        picked, left = self.step.picked, self._left()
        enough = len(left) == 1 or len(picked) >= self.room
        return (*picked, *left) if all_of_them(self.decision) and enough else picked

    def _left(self) -> list[int]:
        """Return the places that can still be picked, within the group begun, if any."""
        decision, picked = self.decision, self.step.picked
        offered: Sequence[int] = range(len(decision.options))
        if decision.groups:
            group = decision.groups[self.step.page - 1]
            if picked:
                first = decision.options[picked[0]]
                group = next(group for group in decision.groups if first in group)
            offered = [decision.options.index(token) for token in group]
        return [place for place in offered if place not in picked]

    def which_group(self, panel: Panel) -> None:
        """Ask for the group; its cards are asked next."""
        buttons = []
        for number, group in enumerate(self.groups, 1):
            custom_id = f"page:{self.id}:{number}:"
            buttons.append(
                PageButton(button(custom_id, group.label, Style.primary, emoji=group.emoji))
            )
        panel.row(*buttons)
        panel.row(*self._decline())

    def _answer_button(self, place: int) -> AnswerButton:
        choice = self.choices[place]
        style = Style.primary if self.decision.options[place] != "no" else Style.secondary
        custom_id = f"one:{self.id}:{place}"
        return AnswerButton(button(custom_id, choice.label, style, emoji=choice.emoji))

    def _next_button(self, place: int) -> NextButton:
        choice = self.choices[place]
        custom_id = f"next:{self.id}:{place}:{signs(self.step.picked)}"
        return NextButton(button(custom_id, choice.label, Style.primary, emoji=choice.emoji))

    def _done(
        self, possible: bool, picked: Sequence[int] | None = None, key: str = "choice-done"
    ) -> DoneButton:
        picked = self.step.picked if picked is None else picked
        label = self.words(key, count=len(picked))
        custom_id = f"done:{self.id}:{signs(picked[: self.room])}"
        return DoneButton(button(custom_id, label, Style.success, disabled=not possible))

    def _all(self) -> list[DoneButton]:
        """Return the button that chooses all options as listed, if that is allowed."""
        everything = range(len(self.decision.options))
        missing = 1 < len(everything) <= self.room and len(self.step.picked) < len(everything)
        if not missing or not _fits(self.decision, everything):
            return []
        return [self._done(True, everything, "choice-all")]

    def _decline(self) -> list[DeclineButton]:
        if self.decision.min > 0:
            return []
        if not self.decision.options:
            go_on = self.words("choice-continue")
            return [DeclineButton(button(f"none:{self.id}", go_on, Style.primary))]
        return [DeclineButton(button(f"none:{self.id}", self.words("choice-none")))]

    def _page(self, offered: Sequence[int]) -> Sequence[int]:
        first = self.step.page * OPTIONS_LIMIT
        return offered[first : first + OPTIONS_LIMIT]

    def _menu(
        self,
        panel: Panel,
        offered: Sequence[int],
        custom_id: str,
        least: int,
        most: int,
        kind: type[Press],
    ) -> None:
        picked = self.step.picked
        add_menu(
            panel,
            kind,
            custom_id,
            [(place, self.choices[place]) for place in offered],
            self.words(_how_many(least, most), min=least, max=most),
            self.words,
            page=self.step.page,
            page_button=lambda page, label: PageButton(
                button(f"page:{self.id}:{page}:{signs(picked)}", label)
            ),
            least=least,
            most=most,
            picked=() if kind is NextMenu else picked,
        )


def _how_many(least: int, most: int) -> str:
    if most == 1:
        return "choice-one"
    if least == most:
        return "choice-exactly"
    return "choice-up-to" if least <= 1 else "choice-between"


def _fits(decision: Decision, picked: Sequence[int]) -> bool:
    if decision.groups:
        chosen = {decision.options[place] for place in picked}
        return any(chosen == set(group) for group in decision.groups)
    if decision.whole:
        return len(picked) == decision.max
    return decision.min <= len(picked) <= decision.max


class DecisionPress(Press, template=r"(?!)"):
    """A press that belongs to a decision; once that is past, it shows the current one."""

    @property
    def number(self) -> int:
        """The number of the decision."""
        return int(self.said["number"])

    @property
    def tries(self) -> Tries | None:
        """The answers tried before the decision; ``None`` if it is really asked."""
        return Tries.read(self.number, self.said["tried"])

    async def pressed(self, interaction: Pressing) -> None:
        """Go on if the decision is still this player's."""
        decision = await interaction.client.get(PrivateView).asked(
            interaction, self.table_id, self.number, self.tries
        )
        if decision is not None:
            await self.decided(interaction, decision)

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        """Carry out the press for ``decision``."""
        raise NotImplementedError

    async def answer(
        self, interaction: Pressing, decision: Decision, picked: Sequence[int]
    ) -> None:
        """Answer, or try, the options at these places. Refused: ``not-an-option``."""
        if not Step(picked=tuple(picked)).fits(decision):
            raise Refusal("not-an-option")
        if tries := tries_of(decision):
            step = Step(tries=tries.then(picked))
            await interaction.client.get(PrivateView).show(interaction, self.table_id, step=step)
            return
        tokens = [decision.options[place] for place in picked]
        await interaction.client.get(PrivateView).answer(
            interaction, self.table_id, self.number, tokens
        )

    async def show(self, interaction: Pressing, decision: Decision, step: Step) -> None:
        """Show the same decision at ``step``."""
        step = replace(step if step.fits(decision) else START, tries=tries_of(decision))
        await interaction.client.get(PrivateView).show(interaction, self.table_id, step=step)


class AnswerButton(DecisionPress, template=rf"one:{DECISION}:(?P<place>\d+)"):
    """Answer with this option."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        await self.answer(interaction, decision, [int(self.said["place"])])


class AnswerMenu(DecisionPress, template=rf"pick-one:{DECISION}:(?P<page>\d+)"):
    """Answer with the chosen line of a menu."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        await self.answer(interaction, decision, [int(value) for value in self.values])


class DeclineButton(DecisionPress, template=rf"none:{DECISION}"):
    """Decline to choose, where that is allowed."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        await self.answer(interaction, decision, [])


class PickMenu(
    DecisionPress,
    template=rf"pick:{DECISION}:(?P<page>\d+):(?P<picked>[^:]*)",
):
    """Choose several lines of a menu; ``picked`` are those of its other pages."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        chosen = [int(value) for value in self.values]
        picked = tuple(sorted({*places(self.said["picked"]), *chosen}))
        exact = decision.whole or decision.min == decision.max
        # Discord accepts a menu only with enough lines chosen, so an exact number is the answer.
        if exact and len(worth_showing(decision)) <= OPTIONS_LIMIT:
            await self.answer(interaction, decision, picked)
        else:
            await self.show(interaction, decision, Step(page=int(self.said["page"]), picked=picked))


class PageButton(
    DecisionPress,
    template=rf"page:{DECISION}:(?P<page>\d+):(?P<picked>[^:]*)",
):
    """Turn to another page of a menu and keep the picks; without picks, start again."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        step = Step(page=int(self.said["page"]), picked=places(self.said["picked"]))
        await self.show(interaction, decision, step)


class DoneButton(DecisionPress, template=rf"done:{DECISION}:(?P<picked>[^:]*)"):
    """Answer with the picks."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        picked = places(self.said["picked"])
        if decision.kind == "order":  # options beyond the limit of a custom_id follow as listed
            left = [place for place in range(len(decision.options)) if place not in picked]
            picked = (*picked, *left)
        await self.answer(interaction, decision, picked)


class NextButton(
    DecisionPress,
    template=rf"next:{DECISION}:(?P<place>\d+):(?P<picked>[^:]*)",
):
    """Pick the next option in order."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        picked = (*places(self.said["picked"]), int(self.said["place"]))
        await self.show(interaction, decision, Step(picked=picked))


class NextMenu(
    DecisionPress,
    template=rf"pick-next:{DECISION}:(?P<page>\d+):(?P<picked>[^:]*)",
):
    """Pick the next option in order from a menu, or several, in the menu's order."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        chosen = sorted(int(value) for value in self.values)
        picked = (*places(self.said["picked"]), *chosen)
        await self.show(interaction, decision, Step(picked=picked))


class BackButton(DecisionPress, template=rf"back:{DECISION}"):
    """Go back to the start of the decision."""

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        await self.show(interaction, decision, START)


def back_button(table_id: int, decision: Decision, words: Words) -> BackButton:
    """Return the button back to the start of ``decision``."""
    custom_id = f"back:{decision_id(table_id, decision)}"
    return BackButton(button(custom_id, words("choice-back")))
