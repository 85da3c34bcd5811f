"""The private view: a player's view and answers in ephemeral replies and DMs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.core.lru_cache import LruCache
from bot.core.names import in_texts
from bot.core.table import Table, TableKind
from bot.core.updates import Updates
from bot.core.words import Words
from bot.core.workers import Workers
from bot.features.board.delivery import DeliveryState
from bot.features.board.pictures import Pictures
from bot.features.computers.driver import Computers
from bot.features.guessing.service import Guessing
from bot.features.hand.direct_messages import HandMessages
from bot.features.hand.live_panels import LivePanels
from bot.features.hand.messages import hand_panel, watching_panel
from bot.features.hand.tryout_panel import played_text, tryout_panel
from bot.features.hand.tryouts import forecast, tried_out
from bot.features.history.service import History, since_last_turn
from bot.features.orders.service import Orders
from bot.features.orders.texts import standing_text
from bot.features.ratings.rated import own_rated_text
from bot.features.ratings.service import Ratings
from bot.features.reminders.ping_policy import PingPolicy
from bot.features.tutorial.lessons import lesson_text
from bot.features.tutorial.service import Tutorials
from bot.features.undo.service import Undo
from bot.games.registry import presenter_of
from bot.tables.service import Tables
from bot.ui.errors import own_words, refused
from bot.ui.panel import Panel
from bot.ui.private_view import START, PrivateView, Step
from bot.ui.responses import show_answer, show_panel
from bot.ui.tries import TriedDecision, Tries
from engine import Decision, Event, Refusal

if TYPE_CHECKING:
    from bot.ui.client import Client
    from bot.ui.press import Pressing


REMEMBERED = 1000  # tables with a reminder that actions are left


class HandView(PrivateView):
    """Shows users their private panels and takes their answers.

    Every method comes after ``acknowledge``: it fills the reply or changes the panel in place.
    """

    def __init__(self, bot: Client) -> None:
        self._bot = bot
        # By table: the turn of the last reminder.
        self._reminded: LruCache[int, int] = LruCache(REMEMBERED)

    async def asked(
        self, interaction: Pressing, table_id: int, number: int, tries: Tries | None = None
    ) -> Decision | None:
        """Return the pressed decision if it is still asked of this user.

        With ``tries``, the one that would come after them. Otherwise shows them the current state
        and returns ``None``.
        """
        table = self._bot.get(Tables).get(table_id)
        if table.game is None:
            raise Refusal("not-started")
        if tries is not None:
            return await self._asked_in_tryout(interaction, table, tries)
        pending = table.game.pending if table.active else {}
        decision = pending.get(table.player_of(interaction.user.id) or "")
        if decision is not None and decision.number == number:
            return decision
        early = any(other.number == number for other in pending.values())
        note = own_words(interaction)("pressed-early" if early else "pressed-late")
        await self.show(interaction, table_id, note=note)
        return None

    async def _asked_in_tryout(
        self, interaction: Pressing, table: Table, tries: Tries
    ) -> Decision | None:
        """Return the decision after ``tries`` if there is one; otherwise show the state."""
        player = table.player_of(interaction.user.id)
        if player is not None:
            try:
                tryout = await tried_out(self._bot.get(Workers), table, player, tries)
            except Refusal as refusal:
                note = refused(refusal, own_words(interaction))
                await self.show(interaction, table.id, note=note)
                return None
            if tryout.decision is not None:
                return TriedDecision.after(tries, tryout.decision)
        await self.show(interaction, table.id, step=Step(tries=tries))
        return None

    async def play(self, interaction: Pressing, table_id: int, tries: Tries) -> None:
        """Answer as tried, as far as no hidden information comes up, all at once."""
        bot, words = self._bot, own_words(interaction)
        before = bot.get(Tables).get(table_id)
        player = before.player_of(interaction.user.id)
        if player is None:
            await self.show(interaction, table_id)
            return
        try:
            tryout = await tried_out(bot.get(Workers), before, player, tries)
            table = await bot.get(Tables).answer_ahead(
                table_id, interaction.user.id, tries.number, tries.rewound, tryout.answers
            )
        except Refusal as refusal:
            refusal = Refusal("tryout-late") if refusal.reason == "stale" else refusal
            await self.show(interaction, table_id, note=refused(refusal, words))
            return
        try:
            table = await self._answered(before, table, player)
            note = played_text(tryout, words, before)
            await self.show(interaction, table_id, note=note, since=before.event_count)
        finally:
            bot.get(Updates).tell(table_id)

    async def answer(
        self, interaction: Pressing, table_id: int, number: int, tokens: Sequence[str]
    ) -> None:
        """Answer a decision; the panel then shows the events and the next decision."""
        bot = self._bot
        before = bot.get(Tables).get(table_id)
        try:
            table = await bot.get(Tables).answer(table_id, interaction.user.id, number, tokens)
        except Refusal as refusal:
            note = refused(refusal, own_words(interaction))
            await self.show(interaction, table_id, note=note)
            return
        try:
            table = await self._answered(before, table, table.player_of(interaction.user.id))
            note = self._secretly_chosen(before, table, interaction, tokens)
            await self.show(interaction, table_id, note=note, since=before.event_count)
        finally:
            bot.get(Updates).tell(table_id)

    async def _answered(self, before: Table, table: Table, player: str | None) -> Table:
        """Note that ``player`` has answered; return the table after immediate replies.

        In a tutorial the computer answers at once, so that its move shows in the same message.
        """
        if player is not None:
            self._bot.get(PingPolicy).answered(before, player)
        if table.kind is TableKind.TUTORIAL:
            await self._bot.get(Computers).done_at(table.id)
        return self._bot.get(Tables).get(table.id)

    def _secretly_chosen(
        self, before: Table, after: Table, interaction: Pressing, tokens: Sequence[str]
    ) -> str:
        """Return the user's choice if it shows nowhere until the others have chosen."""
        at_once = before.game is not None and len(before.game.pending) > 1
        if not at_once or after.event_count > before.event_count or len(tokens) != 1:
            return ""
        words = own_words(interaction)
        chosen = presenter_of(after).card_choice(tokens[0], words)
        return words("chosen-in-secret", chosen=chosen.label)

    async def show(
        self,
        interaction: Pressing,
        table_id: int,
        *,
        step: Step = START,
        note: str = "",
        since: int | None = None,
    ) -> None:
        """Show the private panel with events since ``since``, by default the last turn.

        Refused: ``not-started``.
        """
        table, words = self._bot.get(Tables).get(table_id), own_words(interaction)
        if table.game is None:
            raise Refusal("not-started")
        player = table.player_of(interaction.user.id)
        if player is None:
            viewer = interaction.user.id
            guesser = self._bot.get(Guessing).by(table, viewer)
            await show_answer(interaction, watching_panel(table, viewer, words, guesser))
            return
        dm_news = table.seat(player).delivery.dm_news
        note = "\n".join(filter(None, [note, words("dm-closed") if dm_news else ""]))
        about: dict[str, Any] = {"viewer": interaction.user.id, "since": since}
        try:
            panel = await self.panel(table, player, words, step=step, note=note, **about)
        except Refusal as refusal:
            if step.tries is None:
                raise
            step, note = START, refused(refusal, words)
            panel = await self.panel(table, player, words, step=step, note=note, **about)
        message = await show_panel(interaction, panel)
        live = self._bot.get(LivePanels)
        await live.opened(interaction, message, table, player, step, since)
        if dm_news:
            await self._bot.get(DeliveryState).set_dm_news_told(table_id, player)
        if interaction.guild_id is None and interaction.message is not None:
            seat = table.seat(player)
            if seat.delivery.dm_message_id == interaction.message.id:
                await self._bot.get(HandMessages).shown(table, player)

    async def panel(
        self,
        table: Table,
        player: str,
        words: Words,
        *,
        viewer: int,
        step: Step = START,
        note: str = "",
        since: int | None = None,
    ) -> Panel:
        """Return the private panel of ``player``, with its picture, for ``viewer``.

        That is the owner of the seat, or a stand-in, without the owner's standing orders.
        """
        if step.tries is not None:
            return await self._tryout_panel(table, player, words, viewer, step, note)
        forecast = None
        happened: list[str] = []
        standing = lesson = ""
        board = undo = None
        assert table.game is not None
        if step.what == "confirm":
            token = table.game.pending[player].options[step.picked[0]]
            forecast = await self.forecast(table, player, token)
        if step.what == "read":  # its text alone
            picture = None
        elif forecast is not None:
            picture = await self._bot.get(Pictures).affected(table, player, forecast, words)
        else:
            picture = await self._bot.get(Pictures).hand(table, player, words)
        if step.at_start:
            events = self._bot.get(History).events(table)
            happened = self._happened(table, player, words, events, since)
            standing = self._standing(table, player, viewer, words)
            undo = self._bot.get(Undo).free_now(table, player)
            if table.active or table.kind is TableKind.TUTORIAL:
                board = await self._bot.get(Pictures).table(table, viewer=viewer, words=words)
            if table.kind is TableKind.TUTORIAL:
                lessons = await self._bot.get(Tutorials).taught(table, player, events)
                lesson = lesson_text(table, player, lessons, words)
        if not table.active:
            result = self._bot.get(Ratings).result(table.id)
            note = "\n".join(filter(None, [note, own_rated_text(table, result, player, words)]))
        return hand_panel(
            table,
            player,
            words,
            happened=happened,
            note=note,
            step=step,
            picture=picture,
            forecast=forecast,
            standing=standing,
            lesson=lesson,
            board=board,
            undo=undo,
            onward=None if since is None else self._onward(table, player, viewer),
        )

    async def _tryout_panel(
        self, table: Table, player: str, words: Words, viewer: int, step: Step, note: str
    ) -> Panel:
        """Return the panel of a tryout. Refused: as by ``tried_out``."""
        assert step.tries is not None
        tryout = await tried_out(self._bot.get(Workers), table, player, step.tries)
        pictures = self._bot.get(Pictures)
        board = picture = None
        if step.at_start:
            board = await pictures.tried(table, tryout.public, words, viewer)
            picture = await pictures.hand(table, player, words, tryout.view)
        return tryout_panel(
            table, player, words, step, tryout, board=board, picture=picture, note=note
        )

    async def forecast(self, table: Table, player: str, token: str) -> Any:
        """Return the engine's forecast of ``player`` answering ``token``.

        Refused: as by ``Workers.run``.
        """
        return await forecast(self._bot.get(Workers), table, player, token)

    @staticmethod
    def _happened(
        table: Table, player: str, words: Words, events: Sequence[Event], since: int | None
    ) -> list[str]:
        """Return the log from ``since`` on, or a digest of it since the last turn.

        In a tutorial each line is shown.
        """
        face, names = presenter_of(table), in_texts(table.names)
        if since is not None:
            return face.log_lines(events[since:], words, names, player)
        news = since_last_turn(events, player)
        if table.kind is TableKind.TUTORIAL:
            return face.log_lines(news, words, names, player)
        lines = face.digest(news, words, names, player)
        return [words("log-digest-title"), *lines] if lines else []

    def _onward(self, table: Table, player: str, viewer: int) -> Table | None:
        """Return the next table that waits for this user, unless this one does."""
        if table.seat(player).wait is not None and table.active:
            return None
        waiting = self._bot.get(Tables).store.clocks.waiting_for(viewer)
        others = [table_id for table_id in waiting if table_id != table.id]
        return self._bot.get(Tables).get(others[0]) if others else None

    def _standing(self, table: Table, player: str, viewer: int, words: Words) -> str:
        """Return the text of the owner's standing orders, and their recent answers.

        Only the owner knows about them.
        """
        if viewer != table.seat(player).user_id:
            return ""
        orders = self._bot.get(Orders).of(table, viewer)
        answered = self._bot.get(Orders).answered(table, player)
        return standing_text(orders, answered, table.game_name, words)

    def reminds(self, table_id: int, turn: int) -> bool:
        """Mark this turn as reminded; return whether it was not yet."""
        if self._reminded.get(table_id) == turn:
            return False
        self._reminded[table_id] = turn
        return True
