"""The hall of fame as a message: the latest titles, or the users with the most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import Called, distinct, in_text, typed_text
from bot.features.hall_of_fame.service import HallOfFame
from bot.features.hall_of_fame.titles import champions, won_by
from bot.features.history.showing import show_to_all
from bot.features.tournaments.panels.lines import MEDALS, OVER, as_fit
from bot.tables.service import Tables
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from bot.core.words import Words
    from bot.features.hall_of_fame.titles import Title, Winner
    from bot.ui.client import Client

LATEST, MOST = "latest", "most"
ON_A_PAGE = 15
ROOM = 3200
SHOWN_TITLES = 3
SHOWN_ON_PROFILE = 5


def hall_panel(
    titles: Sequence[Title],
    names: Mapping[Winner, str],
    which: str,
    page: int,
    words: Words,
    *,
    private: bool = True,
) -> Panel:
    """Return a page of the latest titles, or of the users with the most titles."""
    if which == LATEST:
        lines = [_title_line(title, names, words) for title in titles]
    else:
        lines = [
            words(
                "hall-champion",
                place=MEDALS.get(each.place, f"`{each.place:>2}`"),
                name=in_text(names[each.winner]),
                count=len(each.titles),
                titles=_some(each.titles, SHOWN_TITLES, words),
            )
            for each in champions(titles)
        ]
    last = max(len(lines) - 1, 0) // ON_A_PAGE
    page = max(0, min(page, last))
    panel = Panel(OVER).text(words("hall-title", which=which))
    shown = lines[page * ON_A_PAGE :][:ON_A_PAGE]
    panel.text(as_fit(shown, ROOM, words) or words("hall-nobody"))
    items: list[Press] = []
    if page > 0:
        items.append(_hall_button(which, page - 1, words("page-before")))
    if page < last:
        items.append(_hall_button(which, page + 1, words("page-after")))
    if titles:
        other = MOST if which == LATEST else LATEST
        items.append(_hall_button(other, 0, words(f"hall-{other}-button")))
    if titles and private:
        show = button(f"hall-show:{which}:{page}", words("show-button"))
        items.append(ShowHallButton(show))
    return panel.row(*items)


def _hall_button(which: str, page: int, label: str) -> HallButton:
    return HallButton(button(f"hall:{which}:{page}", label))


def _title_line(title: Title, names: Mapping[Winner, str], words: Words) -> str:
    winners = words.list(in_text(names[each]) for each in title.winners)
    return words("hall-line", title=title_text(title, words), names=winners)


def title_text(title: Title, words: Words) -> str:
    """Return the name of a title."""
    return words("hall-name", kind=title.kind, name=typed_text(title.name))


def _some(titles: Sequence[Title], count: int, words: Words) -> str:
    """Return the latest titles, and how many more there are."""
    told = [title_text(title, words) for title in titles[:count]]
    if len(titles) > count:
        told.append(words("tournament-others", count=len(titles) - count))
    return words.list(told, "unit")


def names_of(
    bot: Client, guild_id: int, titles: Iterable[Title], words: Words
) -> dict[Winner, str]:
    """Return the current names of all winners, no two of which look alike."""
    users: dict[int, Winner] = {}
    others: list[Winner] = []
    for title in titles:
        for winner in title.winners:
            if winner.user_id:
                users.setdefault(winner.user_id, winner)
            else:
                others.append(winner)
    known = bot.get(Tables).directory.of(guild_id, users)
    people = [known.get(user_id, Called(winner.name)) for user_id, winner in users.items()]
    unseen = [words("picture-player", number=number) for number in range(1, len(people) + 1)]
    told = dict(zip(users, distinct(people, unseen), strict=True))
    names = {winner: winner.name for winner in others}
    for title in titles:
        names |= {each: told[each.user_id] for each in title.winners if each.user_id}
    return names


async def made(
    interaction: Pressing, which: str, page: int, words: Words, *, private: bool = True
) -> Panel:
    """Return the hall of fame of this server. Refused: as by ``HallOfFame.titles``."""
    bot, guild_id = interaction.client, interaction.guild_id or 0
    titles = await bot.get(HallOfFame).titles(guild_id, interaction.user.id)
    names = names_of(bot, guild_id, titles, words)
    return hall_panel(titles, names, which, page, words, private=private)


async def profile_text(bot: Client, guild_id: int, user_id: int, caller: int, words: Words) -> str:
    """Return the titles of a user; empty without any."""
    titles = won_by(await bot.get(HallOfFame).titles(guild_id, caller), user_id)
    if not titles:
        return ""
    told = _some(titles, SHOWN_ON_PROFILE, words)
    return words("hall-profile", count=len(titles), titles=told)


class HallButton(Press, template=r"hall:(?P<which>latest|most):(?P<page>\d{1,4})"):
    """Show another page of the hall of fame."""

    async def pressed(self, interaction: Pressing) -> Panel:
        words = own_words(interaction)
        return await made(interaction, self.said["which"], int(self.said["page"]), words)


class ShowHallButton(Press, template=r"hall-show:(?P<which>latest|most):(?P<page>\d{1,4})"):
    """Show the hall of fame publicly in the channel."""

    defers = False

    async def pressed(self, interaction: Pressing) -> Panel:
        async def shown(words: Words) -> Panel:
            which, page = self.said["which"], int(self.said["page"])
            return await made(interaction, which, page, words, private=False)

        return await show_to_all(interaction, shown)
