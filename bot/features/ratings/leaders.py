"""The leaderboard of a server: the ratings of a game, page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.names import in_text
from bot.core.words import Words
from bot.features.history.showing import show_to_all
from bot.features.ratings.arithmetic import number_of
from bot.features.ratings.rated import names_among
from bot.features.ratings.result import SETTLED, SETTLED_OPPONENTS
from bot.features.ratings.service import Ratings
from bot.ui.errors import own_words
from bot.ui.panel import Panel
from bot.ui.press import Press, Pressing, button

if TYPE_CHECKING:
    from bot.features.ratings.storage import Rated

LEADERS = 0xD9A62E
ON_A_PAGE = 10
TOLD_APART = 500  # names are distinct among so many entries in a row

# The two lists, as named in custom_ids.
SETTLED_ONES, NEW_ONES = "ranked", "new"


def leaders_panel(
    ratings: Ratings,
    guild_id: int,
    game: str,
    words: Words,
    *,
    which: str | None = None,
    page: int = 0,
    viewer: int | None = None,
) -> Panel:
    """Return a page of players with a settled rating, or of the others.

    ``which`` list: by default that of settled ratings, unless it is empty. ``viewer`` is shown
    their own place; ``None``: the page is shown to all.
    """
    if which is None:
        none_yet = not ratings.count(guild_id, game) and ratings.count(guild_id, game, new=True)
        which = NEW_ONES if none_yet else SETTLED_ONES
    new = which == NEW_ONES
    count = ratings.count(guild_id, game, new=new)
    last = max(count - 1, 0) // ON_A_PAGE
    page = max(0, min(page, last))
    first = page * ON_A_PAGE
    # Names are distinct across nearby pages, too.
    begin = first // TOLD_APART * TOLD_APART
    known = ratings.leaders(guild_id, game, begin, TOLD_APART, new=new)
    shown = known[first - begin :][:ON_A_PAGE]
    names = names_among(
        ratings.called(guild_id, {each.user_id: each.name for each in known}), words
    )
    panel = Panel(LEADERS)
    title = "leaders-new-title" if new else "leaders-title"
    takes = {"settled": SETTLED, "opponents": SETTLED_OPPONENTS}
    panel.text(words(title, game=words(f"game-{game}"), **takes))
    lines = [
        _line(place, each, names[each.user_id], words, new=new)
        for place, each in enumerate(shown, first + 1)
    ]
    panel.text("\n".join(lines) or words(f"leaders-nobody-{which}", **takes))
    if last:
        panel.text(words("leaders-page", page=page + 1, pages=last + 1))
    if viewer is not None:
        panel.text(_own(ratings, guild_id, game, viewer, words))
    items = []
    if page > 0:
        items.append(_page_button(game, which, page - 1, words("page-before")))
    if page < last:
        items.append(_page_button(game, which, page + 1, words("page-after")))
    other = SETTLED_ONES if new else NEW_ONES
    if others := ratings.count(guild_id, game, new=not new):
        items.append(_page_button(game, other, 0, words(f"leaders-{other}-button", count=others)))
    if viewer is not None and shown:
        custom_id = f"show-leaders:{game}:{which}:{page}"
        items.append(ShowLeadersButton(button(custom_id, words("show-button"))))
    return panel.row(*items)


def _page_button(game: str, which: str, page: int, label: str) -> Press:
    return LeadersButton(button(f"leaders:{game}:{which}:{page}", label))


def _line(place: int, rated: Rated, name: str, words: Words, *, new: bool) -> str:
    return words(
        "leaders-new-line" if new else "leaders-line",
        place=place,
        name=in_text(name),
        rating=str(number_of(rated.rating.mu)),
        count=rated.rating.games,
    )


def _own(ratings: Ratings, guild_id: int, game: str, viewer: int, words: Words) -> str:
    """Return the place of ``viewer``, which may be provisional."""
    own = ratings.of(guild_id, game, viewer)
    if own is None:
        return words("leaders-own-none", game=words(f"game-{game}"))
    rating, games = str(number_of(own.rating.mu)), own.rating.games
    return words(
        "leaders-own" if own.rating.settled else "leaders-own-new",
        place=ratings.place(guild_id, game, own),
        people=ratings.count(guild_id, game, new=not own.rating.settled),
        rating=rating,
        count=games,
        settled=SETTLED,
        opponents=SETTLED_OPPONENTS,
        met=own.rating.opponents,
    )


class LeadersButton(
    Press, template=r"leaders:(?P<game>\w+):(?P<which>ranked|new):(?P<page>\d{1,6})"
):
    """Turn to another page; privately for each user if the list is shown to all."""

    async def pressed(self, interaction: Pressing) -> Panel:
        return leaders_panel(
            interaction.client.get(Ratings),
            interaction.guild_id or 0,
            self.said["game"],
            own_words(interaction),
            which=self.said["which"],
            page=int(self.said["page"]),
            viewer=interaction.user.id,
        )


class ShowLeadersButton(
    Press, template=r"show-leaders:(?P<game>\w+):(?P<which>ranked|new):(?P<page>\d{1,6})"
):
    """Show this page publicly in the channel."""

    defers = False

    async def pressed(self, interaction: Pressing) -> Panel:
        async def made(words: Words) -> Panel:
            return leaders_panel(
                interaction.client.get(Ratings),
                interaction.guild_id or 0,
                self.said["game"],
                words,
                which=self.said["which"],
                page=int(self.said["page"]),
            )

        return await show_to_all(interaction, made)
