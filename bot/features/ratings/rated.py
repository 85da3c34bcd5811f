"""The effect of a finished game on ratings, and its annulment by a moderator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.core.names import Called, distinct, in_text, stored_in_text
from bot.core.updates import Updates
from bot.core.words import Words
from bot.features.actions.declaring import table_action
from bot.features.ratings.arithmetic import number_of
from bot.features.ratings.result import ANNULLED, Outcome, Result
from bot.features.ratings.service import Ratings
from bot.tables.guards import moderator
from bot.tables.service import Tables
from bot.ui.authorization import caller_at
from bot.ui.errors import own_words
from bot.ui.panel import OPTIONS_LIMIT, Panel
from bot.ui.press import Press, Pressing, Style, button

if TYPE_CHECKING:
    from bot.core.table import Table
    from bot.core.words import Fact

RATED = 0xD9A62E


def rated_text(table: Table, result: Result | None, words: Words) -> str:
    """Return the changes of the ratings, a line a player, or why there are none."""
    if result is None:
        return ""
    if result.uncounted is not None:
        return words(f"unrated-{result.uncounted}")
    ordered = sorted(result.outcomes, key=lambda each: (each.place, each.player))
    return words(
        "rated",
        changes="\n".join(
            words("rated-change", name=_name(table, each, words), **_change(each))
            for each in ordered
        ),
        provisional="no" if all(_settled(each) for each in ordered) else "yes",
        weighed="yes" if any((each.weight or 1) < 1 for each in ordered) else "no",
    )


def own_rated_text(table: Table, result: Result | None, player: str, words: Words) -> str:
    """Return the effect on the rating of ``player``, and the opponents behind it.

    Empty if it does not count, or the seat was another user's when it began.
    """
    own = {} if result is None else {each.player: each for each in result.outcomes}
    outcome = own.get(player)
    if outcome is None or outcome.before is None or outcome.user_id != table.seat(player).user_id:
        return ""
    groups: dict[str, list[str]] = {"ahead": [], "level": [], "behind": []}
    for other in own.values():
        if other.side != outcome.side and other.before is not None:
            way = _compared(other.place, outcome.place, "ahead", "level", "behind")
            name, rating = _name(table, other, words), str(number_of(other.before))
            groups[way].append(words("rated-opponent", name=name, rating=rating))
    places = [
        words(f"rated-{way}", names=words.list(names)) for way, names in groups.items() if names
    ]
    game = words(f"game-{table.game_name}")
    return words("rated-you", game=game, places=words.list(places), **_change(outcome))


def _change(outcome: Outcome) -> dict[str, Fact]:
    """Return how a rating changed, and its new value, marked while provisional."""
    assert outcome.before is not None
    assert outcome.after is not None
    rating, before = number_of(outcome.after.mu), number_of(outcome.before)
    return {
        "way": _compared(rating, before, "up", "even", "down"),
        "points": abs(rating - before),
        "rating": f"{rating}{'' if _settled(outcome) else '?'}",
    }


def _compared(one: int, other: int, more: str, same: str, less: str) -> str:
    return same if one == other else more if one > other else less


def _settled(outcome: Outcome) -> bool:
    return outcome.after is not None and outcome.after.settled


def _name(table: Table, outcome: Outcome, words: Words) -> str:
    """Return the name of a user, or a neutral one for a forgotten user."""
    if outcome.user_id is not None and not outcome.name:
        return words("former-player")
    there = {seat.player: seat.user_id for seat in table.seats}
    if there[outcome.player] == outcome.user_id:
        return in_text(table.names[outcome.player])
    return stored_in_text(outcome.name)


def names_among(people: Mapping[int, Called], words: Words) -> dict[int, str]:
    """Return distinct plain names for the users in a list; forgotten ones have none."""
    unseen = [words("former-player")] * len(people)
    return dict(zip(people, distinct([*people.values()], unseen), strict=True))


def annul_panel(table: Table, result: Result, words: Words) -> Panel:
    """Return the confirmation of annulling a finished game, or of restoring it."""
    annulled = result.uncounted == ANNULLED
    panel = Panel(RATED)
    names = words.list(_name(table, each, words) for each in result.outcomes)
    game = words(f"game-{table.game_name}")
    panel.text(words("restore-ask" if annulled else "annul-ask", game=game, names=names))
    panel.text(rated_text(table, result, words))
    if annulled:
        return panel.row(AnnulButton(button(f"annul:no:{table.id}", words("restore-button"))))
    style = Style.danger
    return panel.row(AnnulButton(button(f"annul:yes:{table.id}", words("annul-button"), style)))


def last_rated(interaction: Pressing) -> list[Table]:
    """Return the games last finished in this channel."""
    channel_id = interaction.channel_id or 0
    return interaction.client.get(Ratings).last_in_channel(channel_id, OPTIONS_LIMIT)


@table_action("annul", moderator("annul-not-allowed"), find=last_rated)
async def ask_to_annul(interaction: Pressing, table: Table) -> Panel:
    """Ask a moderator to confirm. Refused: as by ``Ratings.annullable``."""
    result = interaction.client.get(Ratings).annullable(table)
    return annul_panel(table, result, own_words(interaction))


class AnnulButton(Press, template=r"annul:(?P<annulled>yes|no):(?P<table>\d+)"):
    """Annul a finished game, or let it count again."""

    async def pressed(self, interaction: Pressing) -> Panel:
        bot, words = interaction.client, own_words(interaction)
        table = bot.get(Tables).get(self.table_id)
        annulled = self.said["annulled"] == "yes"
        await bot.get(Ratings).annul_by(caller_at(interaction, table), annulled)
        bot.get(Updates).tell(table.id)
        return Panel(RATED).text(words("annul-done" if annulled else "restore-done"))
