"""The panel of a league's organisers: its settings, its players, its next season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.names import called, in_text, typed_text
from bot.features.leagues.messages import plan_text, show_league, title_text
from bot.features.leagues.service import MOST_DIVISIONS, MOVERS, SIZES, Leagues
from bot.features.leagues.storage import ASKED, GATHERING, IN
from bot.features.tournaments.panels.context import as_organiser
from bot.features.tournaments.panels.lines import TOURNAMENT
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.membership import member_of
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel
from bot.ui.person import chosen_person, user_menu
from bot.ui.press import Press, Pressing, Style, button
from engine import Refusal

if TYPE_CHECKING:
    import discord
    from discord import ui

    from bot.core.words import Words
    from bot.features.leagues.storage import League


def organise_panel(league: League, service: Leagues, words: Words) -> Panel:
    """Return all that an organiser can do now."""
    season = service.season(league)
    players, over = service.stored.players(season.id), service.over(season)
    panel = Panel(TOURNAMENT)
    panel.text(title_text(league, season, "over" if over else season.status, words))
    panel.text(words("league-rules", size=league.size, movers=league.movers))
    items: list[ui.Item[Any]] = []
    if season.status == GATHERING:
        count = sum(each.answer == IN for each in players)
        asked = sum(each.answer == ASKED for each in players)
        panel.text(words("league-answers", count=count, asked=asked))
        panel.text(plan_text(service.planned(league, season), words, 2000))
        panel.row(PlaceMenu(user_menu(f"league-place:{league.id}", words("league-place"))))
        start = button(f"league-do:{league.id}:start", words("league-start-button"), Style.success)
        items.append(LeagueButton(start))
    if over:
        label = words("league-next-button")
        items.append(LeagueButton(button(f"league-do:{league.id}:next", label, Style.success)))
    for field, values, now in (("size", SIZES, league.size), ("movers", MOVERS, league.movers)):
        lines = [(str(each), Choice(words(f"league-{field}", count=each))) for each in values]
        placeholder = words(f"league-{field}-placeholder")
        custom_id = f"league-set:{league.id}:{field}"
        add_plain_menu(panel, LeagueMenu, custom_id, lines, placeholder, str(now))
    delete = button(f"league-delete:{league.id}", words("template-delete-button"), Style.danger)
    items += [
        DeleteLeagueButton(delete),
        LeagueViewButton(button(f"league:{league.id}", words("page-before"))),
    ]
    return panel.row(*items)


async def show_organising(interaction: Pressing, league: League) -> Panel:
    """Show an organiser the panel of a league. Refused: ``league-organise``."""
    service = interaction.client.get(Leagues)
    league = service.for_organiser(league.id, as_organiser(interaction))
    return organise_panel(league, service, own_words(interaction))


class LeaguePress(Press, template=r"(?!)"):
    """A button or menu of one league."""

    @property
    def league_id(self) -> int:
        """The id of the league that this belongs to."""
        return int(self.said["league"])

    async def organising(self, interaction: Pressing) -> Panel:
        """Show the panel of organisers again."""
        service = interaction.client.get(Leagues)
        return await show_organising(interaction, service.get(self.league_id, interaction.guild_id))


class OrganiseLeagueButton(LeaguePress, template=r"league-organise:(?P<league>\d+)"):
    """Show the panel of a league's organisers."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return await self.organising(interaction)


class LeagueViewButton(LeaguePress, template=r"league:(?P<league>\d+)"):
    """Show the overview of a league."""

    async def pressed(self, interaction: Pressing) -> Panel:
        league = interaction.client.get(Leagues).get(self.league_id, interaction.guild_id)
        return await show_league(interaction, league)


class LeagueButton(LeaguePress, template=r"league-do:(?P<league>\d+):(?P<what>start|next)"):
    """Start the season, or ask for the next one when it is over."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(Leagues), as_organiser(interaction)
        if self.said["what"] == "start":
            await service.start(self.league_id, by)
        else:
            await service.next_season(self.league_id, by)
        return await self.organising(interaction)


class LeagueMenu(LeaguePress, template=r"league-set:(?P<league>\d+):(?P<field>size|movers)"):
    """Change the size of divisions, or how many move."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(Leagues), as_organiser(interaction)
        choice = {self.said["field"]: int(self.values[0])}
        await service.set(self.league_id, by, **choice)
        return await self.organising(interaction)


class PlaceMenu(LeaguePress, template=r"league-place:(?P<league>\d+)"):
    """Choose a user to put into a division."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(Leagues), as_organiser(interaction)
        league = service.for_organiser(self.league_id, by)
        person = await chosen_person(self, interaction, league.guild_id)
        words = own_words(interaction)
        panel = Panel(TOURNAMENT)
        panel.text(words("league-place-where", name=in_text(called(person))))
        count = len(service.planned(league, service.season(league))) or 1
        levels = [*range(1, min(count + 1, MOST_DIVISIONS) + 1), 0]
        lines = [(str(each), Choice(words("league-level", division=each))) for each in levels]
        custom_id = f"league-level:{league.id}:{person.id}"
        add_plain_menu(panel, LevelMenu, custom_id, lines, words("league-level-placeholder"))
        return panel.row(button(f"league-organise:{league.id}", words("page-before")))


async def _member(interaction: Pressing, guild_id: int, user_id: int) -> discord.Member:
    """Return a member of the server. Refused: ``not-a-member``."""
    member = await member_of(interaction.client, guild_id, user_id)
    if member is None or member.bot:
        raise Refusal("not-a-member", name=str(user_id))
    return member


class LevelMenu(LeaguePress, template=r"league-level:(?P<league>\d+):(?P<user>\d+)"):
    """Choose the division of a user."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(Leagues), as_organiser(interaction)
        league = service.for_organiser(self.league_id, by)
        person = await _member(interaction, league.guild_id, int(self.said["user"]))
        level = int(self.values[0])
        await service.place(league.id, by, person.id, called(person), level)
        return await self.organising(interaction)


class DeleteLeagueButton(LeaguePress, template=r"league-delete:(?P<league>\d+)(?P<sure>:sure)?"):
    """Delete a league, once confirmed."""

    async def pressed(self, interaction: Pressing) -> Panel:
        service, by = interaction.client.get(Leagues), as_organiser(interaction)
        league, words = service.for_organiser(self.league_id, by), own_words(interaction)
        panel, name = Panel(TOURNAMENT), typed_text(league.name)
        if self.said["sure"]:
            await service.delete(league.id, by)
            return panel.text(words("league-deleted", name=name))
        panel.text(words("league-delete-ask", name=name))
        label = words("template-delete-sure-button")
        sure = button(f"league-delete:{league.id}:sure", label, Style.danger)
        back = button(f"league-organise:{league.id}", words("page-before"))
        return panel.row(DeleteLeagueButton(sure), back)
