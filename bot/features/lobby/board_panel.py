"""The lobby: a table that gathers players before its game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import in_text, isolated
from bot.core.words import Words, words_for
from bot.features.actions.more import action_button
from bot.features.computers.driver import Computers
from bot.features.computers.seats import USUAL_LEVEL
from bot.features.invitations.inviting import DeclineInvitationButton, InviteButton
from bot.features.lobby.hosting import other_game_buttons, take_host_button
from bot.features.lobby.joining import JoinButton, LeaveButton
from bot.features.lobby.press import LobbyPress
from bot.features.lobby.roll_call import roll_call_text, start_buttons
from bot.features.lobby.terms import TermsButton, terms_text
from bot.features.tutorial.buttons import learn_here_button
from bot.games.registry import GAMES, presenter_of
from bot.tables.options import fewest_players
from bot.tables.service import Tables
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from engine.players import levels

if TYPE_CHECKING:
    from bot.core.table import Seat, Table

OPEN = 0x4E7FB8
CLOSED = 0x8A8F98


def lobby_panel(table: Table) -> Panel:
    """Return the public message of a table that has not begun."""
    words = words_for(table.language)
    fewest = fewest_players(table.game_name, table.options)
    enough = len(table.seats) >= fewest
    panel = Panel(OPEN)
    host = in_text(table.name_of(table.host_id))
    game = words(f"game-{table.game_name}")
    panel.text(words("lobby-title", game=game, host=host))
    panel.text(_about(table, words))
    if table.terms.amended:
        panel.text(words("terms-amended", host=host))
    panel.text(terms_text(table, words))
    panel.text(_seated(table, words))
    if table.guests:
        guests = words.list(f"<@{guest.user_id}>" for guest in table.guests)
        panel.text(words("lobby-guests", names=guests))
    if table.free:
        free = "lobby-free-enough" if enough else "lobby-free"
        panel.text(words(free, free=table.free, min=fewest))
    elif not table.guests and table.gathering.roll_call is None:
        panel.text(words("lobby-full-computers" if table.computers else "lobby-full"))
    panel.text(roll_call_text(table, words))
    leave = button(f"leave:{table.id}", words("lobby-leave"), disabled=not table.seats)
    panel.row(
        _join_button(table, words, enough=enough),
        *start_buttons(table, words, enough=enough),
        LeaveButton(leave),
    )
    panel.row(*_table_buttons(table, words))
    if table.gathering.host_away:
        panel.text(words("lobby-host-away", host=host))
        panel.row(take_host_button(table, words))
    _add_computers(panel, table, words)
    thread = action_button("thread", table.id, words("more-thread"))
    learn = learn_here_button(table.game_name, words)
    panel.row(learn, *other_game_buttons(table, words), thread)
    return panel


def _about(table: Table, words: Words) -> str:
    """Return the description of the game, its length, and the options of this table."""
    players = max(table.max_seats, len(table.seats))
    fewest, most = GAMES[table.game_name].turns.get(players, (0, 0))
    lines = [words(f"lobby-about-{table.game_name}")]
    if most:
        lines.append(words("lobby-length", players=players, min=fewest, max=most))
    lines.append(presenter_of(table).options_line(table.options, words))
    return "\n".join(filter(None, lines))


def _join_button(table: Table, words: Words, *, enough: bool) -> Press:
    """Return the button to join: green while players are missing, grey when full.

    A public message has the same buttons for all its readers, so that they do not depend on the
    viewer.
    """
    full = len(table.seats) >= table.max_seats
    if full and not table.computers:
        return JoinButton(button(f"join:{table.id}", words("lobby-join-full"), disabled=True))
    style = Style.success
    if enough:
        style = Style.secondary if full else Style.primary
    label = words("lobby-join-instead" if full else "lobby-join")
    return JoinButton(button(f"join:{table.id}", label, style))


def _table_buttons(table: Table, words: Words) -> list[Press]:
    """Return the buttons for options, guests and sides, and for the host."""
    terms = button(f"terms:{table.id}", words("terms-button"), emoji=words("terms-sign"))
    items: list[Press] = [TermsButton(terms)]
    if table.guests or table.free:
        items.append(InviteButton(button(f"invite:{table.id}", words("invite-button"))))
    if table.guests:
        decline = button(f"decline:{table.id}", words("invited-decline"))
        items.append(DeclineInvitationButton(decline))
    if table.options.get("teams"):
        sign, alone = words("lobby-swap-sign"), len(table.seats) < 2
        swap = button(f"swap:{table.id}", words("lobby-swap"), emoji=sign, disabled=alone)
        items.append(SwapButton(swap))
    return [*items, action_button("host", table.id, words("lobby-host-button"))]


def _add_computers(panel: Panel, table: Table, words: Words) -> None:
    """Add the buttons that seat computers, and remove the last of them."""
    if table.free > 0:
        panel.text(words("lobby-computers"))
        panel.row(
            *(
                SeatComputersButton(
                    button(f"computer:{level}:1:{table.id}", words(f"lobby-computer-{level}"))
                )
                for level in levels(table.game_name)
            )
        )
    row: list[Press] = []
    last = table.computers[-1] if table.computers else None
    if table.free > 1:
        level = (last and last.computer) or USUAL_LEVEL
        label = words("lobby-computer-fill", level=level)
        custom_id = f"computer:{level}:{table.free}:{table.id}"
        row.append(SeatComputersButton(button(custom_id, label)))
    if last is not None:
        label = words("lobby-computer-leave", name=isolated(table.names[last.player]))
        row.append(RemoveComputerButton(button(f"no-computer:{table.id}", label)))
    panel.row(*row)


def _seated(table: Table, words: Words) -> str:
    """Return the list of seats, by team if there are teams."""
    if not table.options.get("teams"):
        seats = [
            words(_key("lobby-seat", seat), number=number, name=in_text(table.names[seat.player]))
            for number, seat in enumerate(table.seats, 1)
        ]
        return "\n".join(seats) or words("lobby-nobody")
    lines = []
    for number, side in enumerate(table.sides, 1):
        names = [
            words(_key("lobby-player", seat), name=in_text(table.names[seat.player]))
            for seat in side
        ]
        names += [words("lobby-side-free")] * (table.max_seats // 2 - len(side))
        team = words("team-number", number=number)
        lines.append(words("lobby-side", side=team, names=words.list(names)))
    return "\n".join(lines)


def _key(key: str, seat: Seat) -> str:
    """Return the message key for a person, or its variant for a computer."""
    return key if seat.computer is None else f"{key}-computer"


def closed_lobby_panel(table: Table) -> Panel:
    """Return the closed lobby message, once its game has begun or will never begin."""
    words = words_for(table.language)
    names = words.list(in_text(table.names[seat.player]) for seat in table.seats)
    key = "lobby-ended" if table.status == "ended" else "lobby-started"
    game = words(f"game-{table.game_name}")
    return Panel(CLOSED).text(words(key, game=game, names=names))


class SwapButton(LobbyPress, template=r"swap:(?P<table>\d+)"):
    """Change sides: join another team."""

    among_others = True

    async def change(self, interaction: Pressing) -> None:
        await interaction.client.get(Tables).change_side(self.table_id, interaction.user.id)


class SeatComputersButton(
    LobbyPress, template=r"computer:(?P<level>easy|normal|hard|expert):(?P<count>\d):(?P<table>\d+)"
):
    """Seat one computer, or as many as there are free seats."""

    among_others = True

    async def change(self, interaction: Pressing) -> None:
        level, count = self.said["level"], int(self.said["count"])
        computers = interaction.client.get(Computers)
        await computers.add(self.table_id, interaction.user.id, level, count)


class RemoveComputerButton(LobbyPress, template=r"no-computer:(?P<table>\d+)"):
    """Remove the computer that joined last."""

    among_others = True

    async def change(self, interaction: Pressing) -> None:
        await interaction.client.get(Computers).remove(self.table_id, interaction.user.id)
