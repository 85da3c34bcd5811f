"""The terms of a table, apart from its rules, as the host sets them in the lobby."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bot.core.table import LOBBY
from bot.core.terms import OVERDUE, PACES, Terms
from bot.core.updates import Updates
from bot.features.actions.declaring import table_action
from bot.features.hints.agreement import can_be_asked
from bot.features.history.disclosure import is_open
from bot.features.votes.service import Votes
from bot.tables.guards import among_others, begun
from bot.tables.options import can_be_careful, is_careful
from bot.tables.service import Tables
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.menu import add_plain_menu
from bot.ui.navigation import hand_button
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Words

TERMS = 0x4E7FB8


def pace_choice(hours: int, words: Words) -> Choice:
    """Return a time per decision, 0 being none, as a line of a menu."""
    key = f"pace-{hours}"
    return Choice(words(key) if hours in PACES else words("pace-hours", count=hours))


def overdue_choice(overdue: str, words: Words) -> Choice:
    """Return a rule for timeouts as a line of a menu."""
    return Choice(words(f"overdue-{overdue}"), words(f"overdue-{overdue}-about"))


def terms_text(table: Table, words: Words) -> str:
    """Return the terms of a table for its lobby; the usual ones are left out."""
    terms = table.terms
    lines = [
        words(
            "terms-line-time",
            hours=terms.pace or 0,
            time=pace_choice(terms.pace or 0, words).label,
            overdue=words(f"overdue-{terms.overdue}"),
        )
    ]
    if is_careful(table):
        lines.append(words("terms-line-careful"))
    if terms.revealed:
        lines.append(words("terms-line-revealed"))
    if not terms.rated:
        lines.append(words("terms-line-unrated"))
    elif terms.advice:
        lines.append(words("terms-line-advice"))
    return "\n".join(lines)


def terms_panel(table: Table, user_id: int, words: Words) -> Panel:
    """Return the terms of a table, to be changed by its host."""
    terms = table.terms
    panel = Panel(TERMS)
    panel.text(words("terms-title", game=words(f"game-{table.game_name}")))
    lines = [words("terms-time", time=pace_choice(terms.pace or 0, words).label)]
    if terms.pace is not None:
        what = overdue_choice(terms.overdue, words)
        lines.append(words("terms-overdue", overdue=what.label, about=what.description or ""))
    switches = [("revealed", terms.revealed), ("rated", terms.rated)]
    if can_be_careful(table.game_name):
        switches.insert(0, ("careful", is_careful(table)))
        lines.append(words("terms-careful", on=_on(is_careful(table))))
    lines.append(words("terms-revealed", on=_on(terms.revealed)))
    lines.append(words("terms-rated", on=_on(terms.rated)))
    if terms.rated:
        switches.append(("advice", terms.advice))
        lines.append(words("terms-advice", on=_on(terms.advice)))
    panel.text("\n".join(lines))
    if table.status != LOBBY:
        asking = _advice_buttons(table, user_id, words)
        panel.text(words("terms-begun", advice="yes" if asking else "no"))
        return panel.row(*ask_buttons(table, user_id, words), *asking)
    if user_id != table.host_id:
        return panel.text(words("terms-host-only"))
    paces = [(str(hours), pace_choice(hours, words)) for hours in PACES]
    placeholder = words("terms-time-placeholder")
    chosen = str(terms.pace or 0)
    add_plain_menu(panel, TimeMenu, f"terms-time:{table.id}", paces, placeholder, chosen)
    if terms.pace is not None:
        rules = [(each, overdue_choice(each, words)) for each in OVERDUE]
        placeholder = words("terms-overdue-placeholder")
        custom_id = f"terms-overdue:{table.id}"
        add_plain_menu(panel, OverdueTermMenu, custom_id, rules, placeholder, terms.overdue)
    return panel.row(
        *(
            SwitchButton(
                button(
                    f"terms-{what}:{table.id}:{_on(not on)}",
                    words(f"terms-{what}-button", on=_on(on)),
                )
            )
            for what, on in switches
        )
    )


def ask_buttons(table: Table, user_id: int, words: Words) -> list[AskTermsButton]:
    """Return the buttons for a player to ask whether hidden cards are to be revealed.

    None where all cards are open already: they cannot be hidden again.
    """
    if table.seat_of(user_id) is None or is_open(table):
        return []
    on = not table.terms.revealed
    over = "no" if table.active else "yes"
    label = words("terms-ask-button", on=_on(on), over=over)
    return [AskTermsButton(button(f"terms-ask:{table.id}:{_on(on)}", label))]


def _advice_buttons(table: Table, user_id: int, words: Words) -> list[AskAdviceButton]:
    """Return the button for a player to ask whether hints are to give advice."""
    if not can_be_asked(table, user_id):
        return []
    on = not table.terms.advice
    label = words("terms-ask-advice-button", on=_on(on))
    return [AskAdviceButton(button(f"advice-ask:{table.id}:{_on(on)}", label))]


@table_action("terms", typed=False, place=60, offered=(begun, among_others))
async def show_terms(interaction: Pressing, table: Table) -> Panel:
    """Show the terms of ``table``, with those that this user may change."""
    return terms_panel(table, interaction.user.id, own_words(interaction))


def _on(on: bool) -> str:
    return "yes" if on else "no"


class TermsButton(Press, template=r"terms:(?P<table>\d+)"):
    """Look at the terms; the host can change them."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await show_terms(interaction, interaction.client.get(Tables).get(self.table_id))


class AskTermsButton(Press, template=r"terms-ask:(?P<table>\d+):(?P<on>yes|no)"):
    """Ask the others whether hidden cards are to be revealed at the end."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        about = {"revealed": self.said["on"] == "yes"}
        return await _ask(interaction, self.table_id, "reveal", about)


class AskAdviceButton(Press, template=r"advice-ask:(?P<table>\d+):(?P<on>yes|no)"):
    """Ask the others whether hints are to name the strongest options."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        about = {"advice": self.said["on"] == "yes"}
        return await _ask(interaction, self.table_id, "advice", about)


async def _ask(interaction: Pressing, table_id: int, kind: str, about: dict[str, bool]) -> Panel:
    """Open a vote of this kind. Refused: as by ``Votes.propose``."""
    bot, words = interaction.client, own_words(interaction)
    vote = await bot.get(Votes).propose(table_id, kind, interaction.user.id, about)
    bot.get(Updates).tell(table_id)
    key = "terms-asked" if vote.open else "terms-changed"
    return Panel(TERMS).text(words(key)).row(hand_button(table_id, words))


class TermPress(Press, template=r"(?!)"):
    """A menu or button of the terms."""

    among_others = True

    async def pressed(self, interaction: Pressing) -> Panel:
        """Change the terms, then the panel and the lobby."""
        bot = interaction.client
        table = await bot.get(Tables).change_terms(self.table_id, interaction.user.id, self.agreed)
        bot.get(Updates).tell(table.id)
        return terms_panel(table, interaction.user.id, own_words(interaction))

    def agreed(self, terms: Terms) -> Terms:
        """Return ``terms`` with this choice."""
        raise NotImplementedError


class TimeMenu(TermPress, template=r"terms-time:(?P<table>\d+)"):
    """Choose the time for each decision."""

    def agreed(self, terms: Terms) -> Terms:
        return replace(terms, pace=int(self.values[0]) or None)


class OverdueTermMenu(TermPress, template=r"terms-overdue:(?P<table>\d+)"):
    """Choose the rule for timeouts."""

    def agreed(self, terms: Terms) -> Terms:
        return replace(terms, overdue=self.values[0])


class SwitchButton(
    TermPress,
    template=r"terms-(?P<what>careful|revealed|rated|advice):(?P<table>\d+):(?P<on>yes|no)",
):
    """Toggle a term: careful choices, cards revealed at the end, rated, or advice."""

    def agreed(self, terms: Terms) -> Terms:
        changed: dict[str, Any] = {self.said["what"]: self.said["on"] == "yes"}
        return replace(terms, **changed)
