"""The lobby: a table that gathers players before its game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import called, in_text, isolated
from bot.core.table import LOBBY
from bot.core.updates import Updates
from bot.core.words import Words, words_for
from bot.features.computers.driver import Computers
from bot.features.computers.seats import USUAL_LEVEL
from bot.features.invitations.inviting import DeclineInvitationButton, InviteButton
from bot.features.lobby.terms import TermsButton, terms_text
from bot.features.tutorial.messages import learn_here_button
from bot.games.registry import presenter_of
from bot.tables.options import fewest_players
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.membership import unseat_who_is_gone
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, Style, button
from bot.ui.responses import Answer, in_private
from engine.players import LEVELS

if TYPE_CHECKING:
    import discord

    from bot.core.table import Seat, Table
    from bot.ui.client import Client

OPEN = 0x4E7FB8
CLOSED = 0x8A8F98


def lobby_panel(table: Table) -> Panel:
    """Return the public message of a table that has not begun."""
    words = words_for(table.language)
    fewest, face = fewest_players(table.game_name, table.options), presenter_of(table)
    enough = len(table.seats) >= fewest
    full = len(table.seats) >= table.max_seats and not table.computers
    free = table.free
    panel = Panel(OPEN)
    hosts = [
        in_text(table.names[seat.player]) for seat in table.seats if seat.user_id == table.host_id
    ]
    game = words(f"game-{table.game_name}")
    panel.text(words("lobby-title", game=game, host=words.list(hosts)))
    panel.text(face.options_line(table.options, words))
    if table.terms.amended:
        panel.text(words("terms-amended", host=words.list(hosts)))
    panel.text(terms_text(table, words))
    panel.text(_seated(table, words))
    if table.guests:
        guests = words.list(f"<@{guest.user_id}>" for guest in table.guests)
        panel.text(words("lobby-guests", names=guests))
    if free:
        panel.text(words("lobby-free", free=free, min=fewest))
    elif not table.guests:
        panel.text(words("lobby-full-computers" if table.computers else "lobby-full"))
    panel.row(
        JoinButton(button(f"join:{table.id}", words("lobby-join"), Style.success, disabled=full)),
        LeaveButton(button(f"leave:{table.id}", words("lobby-leave"), disabled=not table.seats)),
        StartButton(
            button(f"start:{table.id}", words("lobby-start"), Style.primary, disabled=not enough)
        ),
    )
    terms = button(f"terms:{table.id}", words("terms-button"), emoji=words("terms-sign"))
    invite = InviteButton(button(f"invite:{table.id}", words("invite-button")))
    if table.guests:
        decline = button(f"decline:{table.id}", words("invited-decline"))
        panel.row(TermsButton(terms), invite, DeclineInvitationButton(decline))
    elif free:
        panel.row(TermsButton(terms), invite)
    else:
        panel.row(TermsButton(terms))
    if table.options.get("teams"):
        alone = len(table.seats) < 2
        swap = button(
            f"swap:{table.id}", words("lobby-swap"), emoji=words("lobby-swap-sign"), disabled=alone
        )
        panel.row(SwapButton(swap))
    _add_computers(panel, table, words)
    panel.row(learn_here_button(table.game_name, words))
    return panel


def _add_computers(panel: Panel, table: Table, words: Words) -> None:
    """Add the buttons that seat computers, and remove the last of them."""
    if table.free > 0:
        panel.text(words("lobby-computers"))
        panel.row(
            *(
                SeatComputersButton(
                    button(f"computer:{level}:1:{table.id}", words(f"lobby-computer-{level}"))
                )
                for level in LEVELS
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
    """Return what remains of a lobby when its game has begun, or will never begin."""
    words = words_for(table.language)
    names = words.list(in_text(table.names[seat.player]) for seat in table.seats)
    key = "lobby-ended" if table.status == "ended" else "lobby-started"
    game = words(f"game-{table.game_name}")
    return Panel(CLOSED).text(words(key, game=game, names=names))


class LobbyPress(Press, template=r"(?!)"):
    """A button of the lobby: it changes the table, and the lobby's message follows."""

    in_place = True

    async def pressed(self, interaction: Pressing) -> Answer:
        """Change the table, then the message."""
        await self.change(interaction.client, interaction.user)
        interaction.client.get(Updates).tell(self.table_id)
        if not in_private(interaction):
            return None
        return Panel(CLOSED).text(own_words(interaction)("lobby-changed"))

    async def change(self, bot: Client, user: discord.abc.User) -> None:
        """Change the table for ``user``."""
        raise NotImplementedError


class JoinButton(LobbyPress, template=r"join:(?P<table>\d+)"):
    """Join the table."""

    among_others = True

    async def change(self, bot: Client, user: discord.abc.User) -> None:
        await bot.get(Tables).join(self.table_id, user.id, called(user))


class LeaveButton(LobbyPress, template=r"leave:(?P<table>\d+)"):
    """Leave the table; when the last player does, it is closed."""

    async def change(self, bot: Client, user: discord.abc.User) -> None:
        await bot.get(Tables).leave(self.table_id, user.id)


class SwapButton(LobbyPress, template=r"swap:(?P<table>\d+)"):
    """Change sides: join another team."""

    among_others = True

    async def change(self, bot: Client, user: discord.abc.User) -> None:
        await bot.get(Tables).change_side(self.table_id, user.id)


class SeatComputersButton(
    LobbyPress, template=r"computer:(?P<level>easy|normal|hard):(?P<count>\d):(?P<table>\d+)"
):
    """Seat one computer, or as many as there are free seats."""

    among_others = True

    async def change(self, bot: Client, user: discord.abc.User) -> None:
        await bot.get(Computers).add(
            self.table_id, user.id, self.said["level"], int(self.said["count"])
        )


class RemoveComputerButton(LobbyPress, template=r"no-computer:(?P<table>\d+)"):
    """Remove the computer that joined last."""

    among_others = True

    async def change(self, bot: Client, user: discord.abc.User) -> None:
        await bot.get(Computers).remove(self.table_id, user.id)


class StartButton(LobbyPress, template=r"start:(?P<table>\d+)"):
    """Start the game with the players who are still on the server."""

    among_others = True

    async def change(self, bot: Client, user: discord.abc.User) -> None:
        table = bot.get(Tables).get(self.table_id)
        if table.status == LOBBY:
            await unseat_who_is_gone(bot, table)
        await bot.get(Tables).start(self.table_id, user.id)
