"""A player's own action in Innovation: draw, meld, dogma, achieve."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.words import Words
from bot.games.innovation.cards import card_choice, card_summary, cards_about
from bot.games.innovation.outcomes import affected_text, tolls_text, with_outcome
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.decision import AnswerButton, DecisionPress, back_button
from bot.ui.menu import add_menu, add_plain_menu
from bot.ui.panel import BUTTONS_IN_A_ROW, OPTIONS_LIMIT, Panel
from bot.ui.press import Pressing, Style, button
from bot.ui.private_view import HAND_LINES, START, PrivateView, Step
from bot.ui.tries import DECISION, decision_id, tries_of
from engine import Decision
from engine.innovation.outcome import outcomes
from render.innovation.names import achievement_name

if TYPE_CHECKING:
    from bot.core.table import Table
    from engine.innovation.view import TableView

ACTIONS = ("draw", "meld", "dogma", "achieve")


def offered(decision: Decision, what: str) -> list[int]:
    """Return the indices of the options that are this action."""
    return [place for place, token in enumerate(decision.options) if token.split(" ", 1)[0] == what]


def action_buttons(
    table_id: int, decision: Decision, words: Words, shown: Sequence[str] = ACTIONS
) -> list[ActionButton]:
    """Return the buttons of the actions ``shown``, disabled where not allowed now."""
    return [
        ActionButton(
            button(
                f"act:{decision_id(table_id, decision)}:{what}",
                words(f"action-{what}"),
                Style.primary,
                emoji=words(f"action-{what}-sign"),
                disabled=not offered(decision, what),
            )
        )
        for what in shown
    ]


def add_actions(
    panel: Panel, table: Table, decision: Decision, view: TableView, words: Words, step: Step
) -> None:
    """Put the actions, or the choice for one of them, on ``panel``."""
    if step.what == "confirm":
        at = decision_id(table.id, decision)
        panel.row(
            AnswerButton(button(f"one:{at}:{step.picked[0]}", words("dogma-do"), Style.success)),
            back_button(table.id, decision, words),
        )
    elif step.what == "dogma":
        _add_top_cards(panel, table.id, decision, words)
    elif step.what in ACTIONS:
        _add_action_menu(panel, table.id, decision, words, step)
    else:
        _add_all(panel, table, decision, view, words, step)


def _add_all(
    panel: Panel, table: Table, decision: Decision, view: TableView, words: Words, step: Step
) -> None:
    """Add every action: buttons, and menus of cards that tell their outcome."""
    at, found = decision_id(table.id, decision), outcomes(view, decision)
    possible = [what for what in ("draw", "achieve") if offered(decision, what)]
    panel.row(*action_buttons(table.id, decision, words, possible))
    melds, dogmas, takes = [], [], []
    for place, token in enumerate(decision.options):
        what, _, card = token.partition(" ")
        if what == "meld":
            choice = replace(card_choice(card, words), description=card_summary(card, words))
            melds.append((str(place), with_outcome(choice, found[token], words)))
        elif what == "dogma":
            about = affected_text(card, found[token], words, table.names)
            summary = words(f"{card}-summary")
            about = words("dogma-line", affected=about, text=summary) if about else summary
            dogmas.append((str(place), replace(card_choice(card, words), description=about)))
            takes.append(tolls_text(card, found[token], words, table.names))
    if melds:
        page = min(step.page, (len(melds) - 1) // HAND_LINES)
        first = page * HAND_LINES if len(melds) > OPTIONS_LIMIT else 0
        held = [held.card for held in view.seat(decision.player).hand]
        melds.sort(key=lambda meld: held.index(decision.options[int(meld[0])].partition(" ")[2]))
        add_plain_menu(panel, ActionMenu, f"menu:{at}:meld:0", melds[first:], words("meld-menu"))
    if dogmas:
        panel.text("\n".join(filter(None, takes)))
        add_plain_menu(panel, DogmaMenu, f"dogmas:{at}", dogmas, words("dogma-menu"))


def card_buttons(
    table_id: int, decision: Decision, card: str, words: Words
) -> list[AnswerButton | DogmaButton]:
    """Return the buttons of the actions with ``card``, if an action is asked."""
    at, found = decision_id(table_id, decision), list[AnswerButton | DogmaButton]()
    for place, token in enumerate(decision.options):
        what, _, which = token.partition(" ")
        if which != card or what not in ("meld", "dogma"):
            continue
        name = f"one:{at}:{place}" if what == "meld" else f"dogma:{at}:{place}"
        sign = words(f"action-{what}-sign")
        shown = button(name, words(f"action-{what}"), Style.primary, emoji=sign)
        found.append(AnswerButton(shown) if what == "meld" else DogmaButton(shown))
    return found


def _add_action_menu(
    panel: Panel, table_id: int, decision: Decision, words: Words, step: Step
) -> None:
    at = decision_id(table_id, decision)
    lines = [
        (place, _choice(decision.options[place], words)) for place in offered(decision, step.what)
    ]
    if len(lines) <= BUTTONS_IN_A_ROW:  # one press instead of two
        panel.text(_about(decision, step.what, words))
        panel.row(
            *(
                AnswerButton(
                    button(f"one:{at}:{place}", line.label, Style.primary, emoji=line.emoji)
                )
                for place, line in lines
            )
        )
        panel.row(back_button(table_id, decision, words))
        return
    add_menu(
        panel,
        ActionMenu,
        f"menu:{at}:{step.what}:{step.page}",
        lines,
        words(f"{step.what}-placeholder"),
        words,
        page=step.page,
        page_button=lambda page, label: ActionPageButton(
            button(f"turn:{at}:{step.what}:{page}", label)
        ),
    )
    panel.row(back_button(table_id, decision, words))


def _add_top_cards(panel: Panel, table_id: int, decision: Decision, words: Words) -> None:
    """Add the top cards, five at most: a press shows the outcome before any action."""
    at = decision_id(table_id, decision)
    panel.text(_about(decision, "dogma", words))
    buttons = []
    for place in offered(decision, "dogma"):
        card = _choice(decision.options[place], words)
        custom_id = f"dogma:{at}:{place}"
        buttons.append(DogmaButton(button(custom_id, card.label, Style.primary, emoji=card.emoji)))
    panel.row(*buttons)
    panel.row(back_button(table_id, decision, words))


def _about(decision: Decision, what: str, words: Words) -> str:
    """Return the cards offered for an action, a line each."""
    tokens = (decision.options[place] for place in offered(decision, what))
    return cards_about((token.split(" ", 1)[-1] for token in tokens), words)


def _choice(token: str, words: Words) -> Choice:
    what, which = token.split(" ", 1)
    if what == "achieve":
        return Choice(achievement_name(which, words))
    return card_choice(which, words)


class ActionButton(
    DecisionPress,
    template=rf"act:{DECISION}:(?P<what>draw|meld|dogma|achieve)",
):
    """Take one of the four actions; ask further where there is a choice."""

    game = "innovation"

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        what = self.said["what"]
        options = offered(decision, what)
        if what == "draw" or (what == "achieve" and len(options) == 1):
            await self.answer(interaction, decision, options)
        elif what == "dogma" and len(options) == 1:
            await self.show(interaction, decision, Step("confirm", picked=(options[0],)))
        else:
            await self.show(interaction, decision, Step(what))


class ActionMenu(
    DecisionPress,
    template=rf"menu:{DECISION}:(?P<what>meld|achieve):(?P<page>\d+)",
):
    """Choose the card to meld, or the age to achieve."""

    game = "innovation"

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        await self.answer(interaction, decision, [int(self.values[0])])


class DogmaButton(DecisionPress, template=rf"dogma:{DECISION}:(?P<place>\d+)"):
    """Choose the top card to activate; its outcome is shown first."""

    game = "innovation"

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        place = int(self.said["place"])
        known = place in offered(decision, "dogma")
        await self.show(interaction, decision, Step("confirm", picked=(place,)) if known else START)


class DogmaMenu(DecisionPress, template=rf"dogmas:{DECISION}"):
    """Activate a top card; a dogma without any effect has to be confirmed."""

    game = "innovation"

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        place = int(self.values[0])
        if place not in offered(decision, "dogma"):
            await self.show(interaction, decision, START)
            return
        if tries_of(decision):  # it shows the outcome anyway
            await self.answer(interaction, decision, [place])
            return
        private = interaction.client.get(PrivateView)
        table = interaction.client.get(Tables).get(self.table_id)
        forecast = await private.forecast(table, decision.player, decision.options[place])
        if forecast.changes:
            await self.answer(interaction, decision, [place])
        else:
            await self.show(interaction, decision, Step("confirm", picked=(place,)))


class ActionPageButton(
    DecisionPress,
    template=rf"turn:{DECISION}:(?P<what>meld|achieve):(?P<page>\d+)",
):
    """Turn to another page of the cards to meld, or of the ages to achieve."""

    game = "innovation"

    async def decided(self, interaction: Pressing, decision: Decision) -> None:
        await self.show(interaction, decision, Step(self.said["what"], page=int(self.said["page"])))
