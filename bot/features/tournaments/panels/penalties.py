"""Warnings and penalties: those of an entrant, and the form to give another."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from bot.core.names import in_text, isolated, typed_text
from bot.features.tournaments.panels.context import (
    TournamentPress,
    as_organiser,
    back_button,
    helped_here,
    organised_here,
    organises_all,
)
from bot.features.tournaments.panels.lines import TOURNAMENT, name
from bot.features.tournaments.penalties import (
    DEDUCTIONS,
    Penalties,
    counts_points,
    latest_match,
    penalties_of,
)
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.tournament import CANCELLED
from bot.ui.choice import Choice
from bot.ui.errors import own_words
from bot.ui.form import Form
from bot.ui.menu import add_plain_menu
from bot.ui.panel import Panel, cut
from bot.ui.press import Pressing, button
from engine import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.core.words import Words
    from bot.features.tournaments.tournament import Act, Tournament

# https://docs.discord.com/developers/components/reference#label
LABEL_LIMIT = 45


def penalty_button(tournament: Tournament, number: int, words: Words) -> PenaltyButton:
    """Return the button to the warnings and penalties of an entrant."""
    label = words("tournament-penalty-button")
    return PenaltyButton(button(f"t-penalty:{tournament.id}:{number}", label))


def penalty_panel(
    tournament: Tournament,
    number: int,
    acts: Sequence[Act],
    words: Words,
    done: str = "",
    *,
    everything: bool = True,
) -> Panel:
    """Return the penalties of an entrant, and the menu to give another.

    ``done``: a line that confirms the penalty just given. ``everything``: not only warnings.
    Refused: ``tournament-no-such-entrant``.
    """
    called = _name(tournament, number)
    panel = Panel(TOURNAMENT).text(words("tournament-penalty-title", name=in_text(called)))
    given = penalties_of(acts, tournament.users([number]))
    panel.text(penalties_text(given, words) or words("tournament-penalties-none")).text(done)
    lines = _penalties(tournament, number, words, everything=everything)
    if lines:
        placeholder = words("tournament-penalty-placeholder")
        custom_id = f"t-penalise:{tournament.id}:{number}"
        add_plain_menu(panel, PenaltyMenu, custom_id, lines, placeholder)
    return panel.row(back_button(tournament, words))


def _penalties(
    tournament: Tournament, number: int, words: Words, *, everything: bool
) -> list[tuple[str, Choice]]:
    """Return the possible penalties now; after the end no warnings, if cancelled none."""
    lines = []
    if tournament.active:
        lines.append(("warn", Choice(words("tournament-penalty-warn"))))
    if not everything or tournament.status == CANCELLED:
        return lines
    if counts_points(tournament):
        for halves in DEDUCTIONS:
            points = words.number(Fraction(halves, 2))
            lines.append((str(halves), Choice(words("tournament-penalty-deduct", points=points))))
    try:
        round_number, match = latest_match(tournament, number)
    except Refusal:
        pass
    else:
        told = words("tournament-penalty-lose", round=round_number, table=match.table)
        lines.append(("lose", Choice(told)))
    return lines


def penalties_text(given: Sequence[Act], words: Words) -> str:
    """Return warnings and penalties with their reasons, one a line."""
    return "\n".join(
        words(
            "tournament-penalty-line",
            kind=act.kind,
            points=words.number(Fraction(act.about.get("halves", 0), 2)),
            round=act.about.get("round", 0),
            table=act.about.get("table", 0),
            reason=typed_text(act.about["reason"]),
        )
        for act in given
    )


def deductions(tournament: Tournament, words: Words, named: Callable[[int], str]) -> str:
    """Return the deductions of points by entrant, as a list; ``named``: by number."""
    return words.list(
        words(
            "tournament-deduction",
            name=named(each.number),
            points=words.number(Fraction(each.penalty, 2)),
        )
        for each in tournament.contest.entrants
        if each.penalty
    )


def deductions_text(tournament: Tournament, words: Words) -> str:
    """Return the public line of deducted points; empty if there are none."""
    deducted = deductions(tournament, words, partial(name, tournament))
    return words("tournament-deductions", names=deducted) if deducted else ""


def _name(tournament: Tournament, number: int) -> str:
    try:
        return tournament.name_of(number)
    except KeyError:
        raise Refusal("tournament-no-such-entrant", number=number) from None


class PenaltyButton(TournamentPress, template=r"t-penalty:(?P<tournament>\d+):(?P<number>\d+)"):
    """Show the warnings and penalties of an entrant."""

    async def pressed(self, interaction: Pressing) -> Panel:
        tournament = helped_here(interaction, self.tournament_id)
        acts = interaction.client.get(Tournaments).log(tournament.id)
        everything = organises_all(interaction, tournament)
        number, words = int(self.said["number"]), own_words(interaction)
        return penalty_panel(tournament, number, acts, words, everything=everything)


class PenaltyMenu(TournamentPress, template=r"t-penalise:(?P<tournament>\d+):(?P<number>\d+)"):
    """Choose a warning or a penalty; opens the form for its reason."""

    defers = False

    async def pressed(self, interaction: Pressing) -> PenaltyForm:
        number, (what,) = int(self.said["number"]), self.values
        allowed = helped_here if what == "warn" else organised_here
        tournament = allowed(interaction, self.tournament_id)
        called, words = _name(tournament, number), own_words(interaction)
        return PenaltyForm(interaction.user.id, tournament.id, number, what, called, words)


class PenaltyForm(
    Form,
    template=r"t-penalty-form:(?P<person>\d+):(?P<tournament>\d+):(?P<number>\d+)"
    r":(?P<what>warn|lose|\d)",
):
    """The form in which an organiser gives the reason of a warning or penalty."""

    def __init__(
        self, user_id: int, tournament_id: int, number: int, what: str, called: str, words: Words
    ) -> None:
        super().__init__(
            f"t-penalty-form:{user_id}:{tournament_id}:{number}:{what}",
            words("tournament-penalty-form-title"),
            cut(words("tournament-penalty-why", name=isolated(called)), LABEL_LIMIT),
        )

    @classmethod
    async def submitted(
        cls, interaction: Pressing, said: dict[str, str | None], text: str
    ) -> Panel:
        """Give the penalty. Refused: as by ``Penalties``."""
        tournament = helped_here(interaction, int(said["tournament"] or 0))
        number, what = int(said["number"] or 0), said["what"] or ""
        service, by = interaction.client.get(Penalties), as_organiser(interaction)
        match what:
            case "warn":
                changed = await service.warn(tournament.id, by, number, text)
            case "lose":
                changed = await service.lose(tournament.id, by, number, text)
            case _:
                changed = await service.deduct(tournament.id, by, number, int(what), text)
        words = own_words(interaction)
        acts = interaction.client.get(Tournaments).log(tournament.id)
        done = words("tournament-penalty-given", name=in_text(_name(changed, number)))
        everything = organises_all(interaction, changed)
        return penalty_panel(changed, number, acts, words, done, everything=everything)
