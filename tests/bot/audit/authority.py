"""The authority matrix: one row for each message component and command.

The letters stand for the kinds of people in the order of ``cast.KINDS``: ``d`` does it, ``s`` sees
something and changes nothing, ``-`` is refused. ``docs/authority.md`` is written from this:
``python -m tests.bot.audit.authority > docs/authority.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.app import Civitas
from bot.ui.press import PRESSES, Press
from tests.bot.audit.cast import KINDS

SIGNS = {"d": "✔", "s": "👁", "-": "–"}


class Row(NamedTuple):
    """A component, the ``values`` chosen in a menu (``*``: a user), its permissions.

    ``told``  the reason of a refusal that is the expected answer
    """

    custom_id: str
    may: str
    values: tuple[str, ...] | None = None
    told: str | None = None


class Typed(NamedTuple):
    """The permissions of a command with ``options`` (``*``: a user) in a channel."""

    may: str
    options: Mapping[str, Any] = MappingProxyType({})
    at: str | None = None


# By module and class; the names in braces are keys of ``Cast.ids``.
PRESSED = {
    "ui.HandButton": Row("hand:{playing}", "sss-----ss--"),
    "hand.ReadMenu": Row("read:{playing}:0", "sss-----ss--", ("oars",)),
    "ui.HandPageButton": Row("hand-page:{playing}:0", "sss-----ss--"),
    "ui.ChooseButton": Row("choose:{playing}", "sss-----ss--"),
    "ui.NextTableButton": Row("go-on:{playing}", "sss-----ss--"),
    "hand.TryoutButton": Row("tryout:{playing}:{number}~0", "s-------ss--"),
    "hand.TryoutPageButton": Row("tryout-page:{playing}:{number}~0:0", "s-------ss--"),
    "hand.BackTryButton": Row("tryout-back:{playing}:{number}~0.À", "s-------ss--"),
    "hand.PlayTriesButton": Row("tryout-play:{playing}:{number}~0.Á", "d-------dd--"),
    "invitations.InviteButton": Row("invite:{lobby}", "ss-------s--"),
    "invitations.InviteMenu": Row("invite-whom:{lobby}", "dd-------d--", ("*",)),
    "invitations.UninviteButton": Row("uninvite:{lobby}:{guest}", "d--------d--"),
    "invitations.DeclineInvitationButton": Row("decline:{lobby}", "----d-------"),
    "ui.AnswerButton": Row("one:{playing}:{number}:0", "dss-----dd--"),
    "ui.AnswerMenu": Row("pick-one:{playing}:{number}:0", "dss-----dd--", ("0",)),
    "ui.DeclineButton": Row("none:{playing}:{number}", "-ss---------"),
    "ui.PickMenu": Row("pick:{playing}:{number}:0:", "dss-----dd--", ("0",)),
    "ui.PageButton": Row("page:{playing}:{number}:0:", "sss-----ss--"),
    "ui.DoneButton": Row("done:{playing}:{number}:", "-ss---------"),
    "ui.NextButton": Row("next:{playing}:{number}:0:", "sss-----ss--"),
    "ui.NextMenu": Row("pick-next:{playing}:{number}:0:", "sss-----ss--", ("0",)),
    "ui.BackButton": Row("back:{playing}:{number}", "sss-----ss--"),
    "civ.WhyMenu": Row("civ-why:{civ}", "s--------s--", ("copy",), "play-first"),
    "civ.DrawButton": Row("civ-draw:{civ}:{civ_number}", "-s----------"),
    "civ.PileButton": Row("civ-pile:{civ}", "ssssssss-s-s"),
    "civ.TargetButton": Row("civ-at:{civ}:{civ_number}:p2", "ss-------s--"),
    "innovation.ActionButton": Row("act:{playing}:{number}:draw", "dss-----dd--"),
    "innovation.ActionMenu": Row("menu:{playing}:{number}:meld:0", "dss-----dd--", ("0",)),
    "innovation.DogmaMenu": Row("dogmas:{playing}:{number}", "sss-----ss--", ("0",)),
    "innovation.DogmaButton": Row("dogma:{playing}:{number}:0", "sss-----ss--"),
    "innovation.ActionPageButton": Row("turn:{playing}:{number}:meld:0", "sss-----ss--"),
    "lobby.TermsButton": Row("terms:{lobby}", "ssssssssss-s"),
    "lobby.TimeMenu": Row("terms-time:{lobby}", "d--------d--", ("24",)),
    "lobby.OverdueTermMenu": Row("terms-overdue:{lobby}", "d--------d--", ("vote",)),
    "lobby.AskTermsButton": Row("terms-ask:{playing}:yes", "dd-d-----d--"),
    "lobby.SwitchButton": Row("terms-revealed:{lobby}:yes", "d--------d--"),
    "tutorial.TutorialButton": Row("tutorial", "ssssssssssss"),
    "tutorial.LearnButton": Row("learn:innovation", "dddddddddddd"),
    "tutorial.InsteadButton": Row("learn-instead:{lesson}:civ", "---d--------"),
    "tutorial.StopButton": Row("tutorial-stop:{lesson}", "---s--------"),
    "tutorial.EndButton": Row("tutorial-end:{lesson}", "---d--------"),
    "lobby.JoinButton": Row("join:{lobby}", "ssdddddd-s-d", told="already-seated"),
    "lobby.LeaveButton": Row("leave:{lobby}", "dd------dd--"),
    "lobby.SwapButton": Row("swap:{lobby}", "dd-------d--"),
    "lobby.SeatComputersButton": Row("computer:easy:1:{lobby}", "dd-------d--"),
    "lobby.RemoveComputerButton": Row("no-computer:{robots}", "dd-------d--"),
    "lobby.StartButton": Row("start:{lobby}", "d--------d--"),
    "lobby.HereButton": Row("here:{calling}", "-d----------"),
    "lobby.StartWithoutButton": Row("start-without:{calling}", "d------d-d--"),
    "lobby.TakeHostButton": Row("take-host:{sleeping}", "dd-------d--"),
    "lobby.RemoveButton": Row("unseat:{lobby}:{seated}", "d------d-d--"),
    "lobby.PassOnButton": Row("pass-host:{lobby}:{seated}", "d------d-d--"),
    "lobby.OtherGameButton": Row("play-instead:{lobby}:civ", "d------d-d--"),
    "lobby.CloseButton": Row("close:{lobby}", "s------s-s--"),
    "lobby.CloseForGoodButton": Row("close-sure:{lobby}", "d------d-d--"),
    "play.ResignButton": Row("resign:{playing}", "dd------dd--"),
    "play.AskEndButton": Row("ask-end:{playing}", "dd-------d--"),
    "play.EndNowButton": Row("end-now:{playing}", "-------d----"),
    "play.AgreeButton": Row("agree:{playing}", "dd-------d--"),
    "seats.GiveMenu": Row("give:{playing}", "dd-------d--", ("*",)),
    "seats.GiveToAnybodyButton": Row("give-any:{playing}", "dd-------d--"),
    "seats.SittingButton": Row("sitting:{playing}:7", "ss-------s--"),
    "seats.SitterMenu": Row("sitter:{playing}:7", "dd-------d--", ("*",)),
    "seats.EndSittingButton": Row("end-sitting:{playing}:p3", "--d---------"),
    "seats.TakeButton": Row("take:{civ}:p2:{offer}", "----d-------"),
    "seats.DeclineButton": Row("decline-seat:{civ}:p2:{offer}", "----d-------"),
    "seats.WithdrawButton": Row("withdraw:{civ}:p2:{offer}", "-d-----d----"),
    "people.AwayButton": Row("away", "ssssssssssss"),
    "people.LeaveForButton": Row("away-for:7", "dddddddddddd"),
    "people.BackButton": Row("back:1", "dddddddddddd"),
    "privacy.PrivacyButton": Row("privacy", "ssssssssssss"),
    "privacy.CopyButton": Row("privacy-copy", "ssssssssssss"),
    "privacy.ForgetButton": Row("privacy-forget", "ssssssssssss"),
    "privacy.SureButton": Row("privacy-sure", "dddddddddddd"),
    "settings.NotifyMenu": Row("notify", "dddddddddddd", ("dm",)),
    "settings.QuietFromMenu": Row("quiet-from", "dddddddddddd", ("1320",)),
    "settings.QuietToMenu": Row("quiet-to", "ssssssssssss", ("420",)),
    "settings.ZoneMenu": Row("zone", "dddddddddddd", ("Europe/Rome",)),
    "digest.DigestButton": Row("digest", "ssssssssssss"),
    "digest.DigestSwitch": Row("digest:yes", "dddddddddddd"),
    "puzzles.AnswerButton": Row("puzzle-answer:{puzzle}:0", "dddddddd----"),
    "puzzles.OptionsButton": Row("puzzle-options:{puzzle}", "ssssssss----"),
    "puzzles.StreaksButton": Row("puzzle-streaks", "ssssssssssss"),
    "puzzles.GamesButton": Row("puzzle-games:no", "dddddddddddd"),
    "puzzles.SetupButton": Row("puzzle-setup", "-------s--s-"),
    "puzzles.ChannelMenu": Row("puzzle-channel", "-------d----", ("{quiet}",)),
    "puzzles.HourMenu": Row("puzzle-hour", "-------d----", ("18",)),
    "puzzles.OffButton": Row("puzzle-off", "-------d--d-"),
    "my_turns.MyTurnsButton": Row("my-turns", "ssssssssssss"),
    "my_turns.SwitchButton": Row("my-turns:yes", "dddddddddddd"),
    "settings.OwnThemeMenu": Row("own-theme", "dddddddddddd", ("contrast",)),
    "settings.MotionButton": Row("own-motion:no", "dddddddddddd"),
    "settings.LandscapeButton": Row("own-landscape:yes", "dddddddddddd"),
    "settings.ServerButton": Row("server-settings", "-------s--s-"),
    "settings.OwnButton": Row("own-settings", "ssssssssssss"),
    "settings.LanguageMenu": Row("server-language", "-------d--d-", ("fr",)),
    "settings.ThemeMenu": Row("server-theme", "-------d--d-", ("light",)),
    "settings.PaceMenu": Row("server-pace", "-------d--d-", ("24",)),
    "settings.OverdueMenu": Row("server-overdue", "-------d--d-", ("vote",)),
    "settings.RatedButton": Row("server-rated:yes", "-------d--d-"),
    "actions.PageButton": Row("mygames:0", "ssssssssssss"),
    "orders.GiveOrderButton": Row("order:{playing}:demand:0", "dd------dd--"),
    "orders.OrderMenu": Row("order-plan:{civ}", "-d----------", ("0",)),
    "orders.ThenMenu": Row("order-then-actions:{playing}", "-d----------", ("0",)),
    "orders.CancelOrderButton": Row("no-order:{playing}:draw", "ddd-----dd--"),
    "ratings.AnnulButton": Row("annul:yes:{over}", "-------d----"),
    "seats.VacateButton": Row("vacate:{playing}:p2", "-------s----"),
    "seats.FillMenu": Row("fill:{playing}:p2", "-------d----", ("*",)),
    "board.ZoomButton": Row("zoom:{playing}:p2", "ssssssssss-s"),
    "seats.FillButton": Row("fill:{playing}:p2:anybody", "-------d----"),
    "reports.ReportButton": Row("report:{playing}", "dddddddddd-d"),
    "history.LogButton": Row("log:{playing}:0", "ssssssssss-s"),
    "lobby.RematchButton": Row("rematch:{over}", "dd-------d--"),
    "seats.BackButton": Row("back-again:{playing}", "ss------ss--"),
    "guessing.GuessButton": Row("guess:{playing}", "----ssss---s"),
    "guessing.GuessMenu": Row("guess-move:{playing}:{number}", "----dddd---d", ("draw",)),
    "watching.WatchButton": Row("watch:{playing}:turns", "---ddddd---d"),
    "watching.StopButton": Row("unwatch:{civ}", "---d--------"),
    "watching.StopMenu": Row("watch-stop", "---d--------", ("{civ}",)),
    "undo.UndoButton": Row("undo:{melding}:{melding_answer}", "d--------d--"),
    "undo.BackButton": Row("undo-to:{melding}:{melding_answer}:{melding_answers}", "d--------d--"),
    "undo.BackMenu": Row(
        "undo-back:{melding}:{melding_answers}", "d--------d--", ("{melding_answer}",)
    ),
    "undo.HereButton": Row(
        "undo-here:{melding}:{melding_answer}:{melding_answers}", "s--------s--"
    ),
    "undo.HereMenu": Row(
        "undo-here-menu:{melding}:{melding_answers}", "s--------s--", ("{melding_answer}",)
    ),
    "undo.AskButton": Row("undo-ask:{asked}:{asked_answer}", "d--------d--"),
    "actions.TableMenu": Row("mine:hand", "sss-----ss--", ("{playing}",)),
    "actions.MinePageButton": Row("mine-page:hand:0", "ssssssssss--"),
    "help.HelpMenu": Row("help", "ssssssssssss", ("game",)),
    "help.RulesMenu": Row("rules:innovation", "ssssssssssss", ("turn",)),
    "ratings.LeadersButton": Row("leaders:innovation:ranked:0", "ssssssssssss"),
    "ratings.ShowLeadersButton": Row("show-leaders:innovation:ranked:0", "ssssssss-ss-"),
    "ratings.PersonButton": Row("stats:1:innovation", "ssssssssssss"),
    "ratings.ServerButton": Row("server:innovation", "ssssssssssss"),
    "ratings.ShowPersonButton": Row("show-stats:1:innovation", "ssssssss-ss-"),
    "ratings.ShowServerButton": Row("show-server:innovation", "ssssssss-ss-"),
    "tournaments.AnnounceButton": Row("t-announce:{cup}", "------dd----"),
    "tournaments.EditButton": Row("t-edit:{cup}", "------ss----"),
    "tournaments.NameButton": Row("t-name:{cup}", "------dd----"),
    "tournaments.AboutButton": Row("t-about:{cup}", "------dd----"),
    "tournaments.SettingsButton": Row("t-settings:{cup}:time", "------ss----"),
    "tournaments.SettingMenu": Row("t-set:{cup}:pace", "------dd----", ("72",)),
    "tournaments.SettingSwitch": Row("t-set-switch:{cup}:seeding:random", "------dd----"),
    "tournaments.SettingRoleMenu": Row("t-set-role:{cup}", "------ss----", ()),
    "tournaments.MatchTimeMenu": Row("t-match-time:{multi}:1:1", "------dd----", ("48",)),
    "tournaments.DeadlineMenu": Row("t-deadline:{cup}", "------dd----", ("24",)),
    "tournaments.ChannelMenu": Row("t-channel:{cup}", "------dd----", ("{quiet}",)),
    "tournaments.TablesMenu": Row("t-tables:{cup}", "------dd----", ("{quiet}",)),
    "tournaments.PageButton": Row("t-page:{cup}:no", "------dd----"),
    "tournaments.WebhookButton": Row("t-webhook:{cup}", "------ss----"),
    "tournaments.WebhookUrlButton": Row("t-webhook-url:{cup}", "------dd----"),
    "tournaments.PingButton": Row("t-webhook-test:{cup}", "------dd----"),
    "tournaments.RemoveWebhookButton": Row("t-webhook-remove:{cup}:sure", "------dd----"),
    "tournaments.GivenRoleMenu": Row("t-give-role:{cup}:player", "------dd----", ()),
    "tournaments.HelperMenu": Row("t-helper:{cup}", "------dd----", ("*",)),
    "tournaments.NoHelperMenu": Row("t-no-helper:{cup}", "------dd----", ("{helper}",)),
    "tournaments.DraftMenu": Row("t-new:game", "------d-----", ("innovation",)),
    "tournaments.SwitchDraftButton": Row("t-new-switch:seeding:random", "------d-----"),
    "tournaments.RoleMenu": Row("t-new-role", "------d-----", ()),
    "tournaments.DraftChannelMenu": Row("t-new-channel", "------d-----", ("{quiet}",)),
    "tournaments.DraftTablesMenu": Row("t-new-tables", "------d-----", ("{quiet}",)),
    "tournaments.DraftTabButton": Row("t-new-tab:play", "------s-----"),
    "tournaments.InviteButton": Row("t-new-invite:yes", "------d-----"),
    "tournaments.NameDraftButton": Row("t-new-name", "------d-----"),
    "tournaments.AgainButton": Row("t-again:{cup}", "------dd----"),
    "tournaments.TemplatesButton": Row("t-templates", "------s-----"),
    "tournaments.TemplateMenu": Row("t-template", "------s-----", ("{template}",)),
    "tournaments.UseTemplateButton": Row("t-template-use:{template}", "------d-----"),
    "tournaments.SaveTemplateButton": Row("t-template-save", "------d-----"),
    "tournaments.RenameTemplateButton": Row("t-template-rename:{template}", "------dd----"),
    "tournaments.DeleteTemplateButton": Row("t-template-delete:{template}:sure", "------dd----"),
    "tournaments.OpenButton": Row("t-new-open", "------d-----"),
    "tournaments.DiscardButton": Row("t-new-discard", "dddddddddddd"),
    "tournaments.ImportButton": Row("t-import:{cup}", "------d-----"),
    "tournaments.DiscardImportButton": Row("t-import-no:{cup}", "------dd----"),
    "series.DraftSeriesMenu": Row("t-new-series", "------d-----", ("{series}",)),
    "series.SeriesButton": Row("series:{series}:0", "ssssssss----"),
    "series.ShowSeriesButton": Row("series-show:{series}:0", "ssssssss----"),
    "series.ExportSeriesButton": Row("series-export:{series}", "ssssssss----"),
    "series.WhichSeriesMenu": Row("series-which:standings", "ssssssss----", ("{series}",)),
    "series.OrganiseSeriesButton": Row("series-organise:{series}", "------ss----"),
    "series.AddEventMenu": Row("series-add:{series}", "------dd----", ("{cup}",)),
    "series.RemoveEventMenu": Row("series-remove:{series}", "------dd----", ("{knockout}",)),
    "series.BestMenu": Row("series-best:{series}", "------dd----", ("3",)),
    "series.SeriesHelperMenu": Row("series-helper:{series}", "------dd----", ("*",)),
    "series.CloseSeriesButton": Row("series-close:{series}:no", "------dd----"),
    "series.PointsMenu": Row("series-points:{series}", "------dd----", ("fixed",)),
    "series.RenameSeriesButton": Row("series-name:{series}", "------dd----"),
    "series.DeleteSeriesButton": Row("series-delete:{series}:sure", "------dd----"),
    "hall_of_fame.HallButton": Row("hall:most:0", "ssssssssssss"),
    "hall_of_fame.ShowHallButton": Row("hall-show:latest:0", "ssssssss-ss-"),
    "leagues.AnswerButton": Row("league-in:{season}:yes", "dddddddd----"),
    "leagues.ShowLeagueButton": Row("league-show:{league}", "ssssssss----"),
    "leagues.LeagueViewButton": Row("league:{league}", "ssssssss----"),
    "leagues.WhichLeagueMenu": Row("league-which:standings", "ssssssss----", ("{league}",)),
    "leagues.OrganiseLeagueButton": Row("league-organise:{league}", "------ss----"),
    "leagues.LeagueButton": Row("league-do:{league}:start", "------dd----"),
    "leagues.LeagueMenu": Row("league-set:{league}:size", "------dd----", ("6",)),
    "leagues.PlaceMenu": Row("league-place:{league}", "------ss----", ("*",)),
    "leagues.LevelMenu": Row("league-level:{league}:{seated}", "------dd----", ("1",)),
    "leagues.DeleteLeagueButton": Row("league-delete:{league}:sure", "------dd----"),
    "tournaments.PeopleButton": Row("t-people:{cup}:0", "------ss----"),
    "tournaments.PersonMenu": Row("t-person:{cup}", "------ss----", ("{entrant}",)),
    "tournaments.PersonButton": Row("t-person-do:{cup}:{entrant}:drop", "------dd----"),
    "tournaments.DisqualifyButton": Row("t-disqualify:{cup}:1", "------dd----"),
    "tournaments.PenaltyButton": Row("t-penalty:{cup}:1", "------ss----"),
    "tournaments.PenaltyMenu": Row("t-penalise:{cup}:1", "------dd----", ("warn",)),
    "tournaments.AddMenu": Row("t-add:{cup}", "------dd----", ("*",)),
    "tournaments.HoldupsButton": Row("t-holdups:{swiss}:0", "------ss----"),
    "tournaments.FeaturedButton": Row("t-featured:{multi}:0", "------ss----"),
    "tournaments.FeatureMenu": Row("t-feature:{knockout}", "------dd----", ("1",)),
    "tournaments.FeatureDoButton": Row("t-feature-do:{multi}:remove", "------dd----"),
    "tournaments.FollowButton": Row("t-follow:{multi}:1", "dddddddd----"),
    "tournaments.NudgeMenu": Row("t-nudge:{swiss}", "------dd----", ("1",)),
    "tournaments.SwapMenu": Row("t-swap:{weekly}:{paired}", "------dd----", ("{free}",)),
    "tournaments.SeedButton": Row("t-seed:{cup}:1", "------dd----"),
    "tournaments.LiftButton": Row("t-lift:{paused}:{barred}", "------dd----"),
    "tournaments.LiftMenu": Row("t-lift-menu:{paused}", "------dd----", ("{barred}",)),
    "tournaments.ReplaceMenu": Row("t-replace:{cup}:{entrant}", "------dd----", ("*",)),
    "tournaments.ResultButton": Row("t-result:{swiss}:1:0", "------ss----"),
    "tournaments.MatchMenu": Row("t-match:{swiss}:1", "------ss----", ("1",)),
    "tournaments.OutcomeMenu": Row("t-outcome:{swiss}:1:1", "------ss----", ("12",)),
    "tournaments.AnewButton": Row("t-anew:{multi}:1:1", "------ss----"),
    "tournaments.PlaceMenu": Row("t-place:{multi}:1:1:1:---", "------ss----", ("1",)),
    "tournaments.SaveButton": Row("t-save:{swiss}:1:1:21", "------dd----"),
    "tournaments.JoinTournamentButton": Row("t-join:{cup}", "d-dddddd----"),
    "tournaments.LeaveTournamentButton": Row("t-leave:{cup}", "-d----------"),
    "tournaments.DropOutButton": Row("t-drop:{cup}", "-d----------"),
    "tournaments.CheckInButton": Row("t-here:{arriving}", "-d----------"),
    "tournaments.ThereButton": Row("t-there:{arriving}:1:1", "-d----------"),
    "tournaments.ByeButton": Row("t-bye:{cup}", "-s----------"),
    "tournaments.ByeMenu": Row("t-bye-rounds:{cup}", "-d----------", ("1",)),
    "tournaments.CalendarButton": Row("t-calendar:{cup}", "ssssssss----"),
    "tournaments.EventButton": Row(
        "t-event:{cup}", "------ss----", told="tournament-events-not-allowed"
    ),
    "tournaments.ExportButton": Row("t-export:{cup}", "ssssssss----"),
    "tournaments.PairingsButton": Row("t-pairings:{swiss}:1:0", "ssssssss----"),
    "tournaments.GamesButton": Row("t-games:{swiss}:1:0", "ssssssss----"),
    "tournaments.ReplayMenu": Row(
        "t-replay:{swiss}:1", "ssssssss----", ("0",), "tournament-no-such-game"
    ),
    "tournaments.StandingsButton": Row("t-standings:{swiss}:0", "ssssssss----"),
    "tournaments.BracketButton": Row("t-bracket:{knockout}:0", "ssssssss----"),
    "tournaments.ExplainButton": Row("t-explain:{swiss}:1:0", "ssssssss----"),
    "tournaments.ExplainMenu": Row("t-explain-whom:{swiss}:0", "ssssssss----", ("1",)),
    "tournaments.OrganiseButton": Row("t-organise:{cup}", "------ss----"),
    "tournaments.AskButton": Row("t-ask:{cup}:start", "------ss----"),
    "tournaments.DoButton": Row("t-do:{cup}:start", "------dd----"),
    "tournaments.LogButton": Row("t-log:{cup}", "------ss----"),
    "tournaments.WhichMenu": Row("t-which:info", "ssssssss----", ("{cup}",)),
    "lobby.TablesButton": Row("tables:0", "ssssssss-ss-"),
    "lobby.JoinMenu": Row("tables-join", "--dddddd----", ("{lobby}",)),
    "lobby.FollowMenu": Row("tables-watch", "ssssssss----", ("{playing}",)),
    "help.DefineButton": Row("define:innovation", "ssssssssssss"),
    "actions.MoreButton": Row("more:{playing}", "ssssssssss-s"),
    "actions.ActionButton": Row("do:hand:{playing}", "sss-----ss--"),
    "history.TurnButton": Row("replay:{playing}:first:0", "ssssssssss-s"),
    "votes.VoteButton": Row("motion:yes:{motion}", "-d----------"),
    "reminders.MuteButton": Row("mute:{playing}:{player}:{number}", "d-------dd--"),
    "reminders.WaitOnButton": Row("wait-on:{playing}", "-d----------"),
}

# By command.
TYPED = {
    "game new": Typed("dddddddd-dd-", at="quiet"),
    "game board": Typed("ssssssssss--"),
    "game hand": Typed("sss-----ss--"),
    "game hint": Typed("sss-----ss--"),
    "game orders": Typed("sss-----ss--"),
    "game undo": Typed("--s-----ss--"),
    "game log": Typed("ssssssssss--"),
    "game replay": Typed("ssssssssss--"),
    "game export": Typed("ssssssssss--"),
    "game analysis": Typed("ssssssssss--", at="ended"),
    "game resign": Typed("ss------ss--"),
    "game end": Typed("ss-----sss--"),
    "game move": Typed("ss-s---sss--", at="quiet"),
    "game annul": Typed("-------s----", at="ended"),
    "game seat": Typed("sss-----ss--"),
    "game host": Typed("s------sss--", at="lobby"),
    "game replace": Typed("ss-----sss--"),
    "game invite": Typed("dd-------d--", {"person": "*"}, "robots"),
    "card": Typed("ssssssssssss", {"name": "oars"}),
    "help": Typed("ssssssssssss"),
    "rules": Typed("ssssssssssss"),
    "about": Typed("ssssssssssss"),
    "settings": Typed("ssssssssssss"),
    "tutorial": Typed("sssdssssssss"),
    "report": Typed("ddddddddssdd"),
    "privacy": Typed("ssssssssssss"),
    "mygames": Typed("ssssssssssss"),
    "away": Typed("ssssssssssss"),
    "leaderboard": Typed("ssssssss-ss-"),
    "puzzle": Typed("ssssssss-ss-"),
    "stats player": Typed("ssssssss-ss-"),
    "stats server": Typed("ssssssss-ss-"),
    "tables": Typed("ssssssss-ss-"),
    "watch": Typed("ssssssssssss"),
    "tournament create": Typed("dddddddd-dd-", {"name": "Cup"}),
    "tournament info": Typed("ssssssss----"),
    "tournament join": Typed("d-dddddd----"),
    "tournament leave": Typed("-d----------"),
    "tournament standings": Typed("ssssssss----", {"tournament": "{swiss}"}),
    "tournament bracket": Typed("ssssssss----", {"tournament": "{knockout}"}),
    "tournament pairings": Typed("ssssssss----", {"tournament": "{swiss}"}),
    "tournament export": Typed("ssssssss----"),
    "tournament bye": Typed("-s----------"),
    "tournament calendar": Typed("ssssssss----"),
    "tournament organise": Typed("------ss----"),
    "tournament start": Typed("------ss----"),
    "tournament edit": Typed("------ss----"),
    "tournament drop": Typed("------ss----"),
    "tournament replace": Typed("------dd----", {"person": "*entrant", "by": "*"}),
    "tournament result": Typed("------ss----", {"tournament": "{swiss}"}),
    "tournament pause": Typed("------dd----"),
    "tournament resume": Typed("------dd----", {"tournament": "{paused}"}),
    "tournament announce": Typed("------dd----", {"text": "hello"}),
    "tournament undo": Typed("------ss----"),
    "tournament log": Typed("------ss----"),
    "tournament again": Typed("------dd----"),
    "tournament import": Typed("------dd----", {"file": "*list"}),
    "champions": Typed("ssssssss-ss-"),
    "league create": Typed("dddddddd-dd-", {"name": "Super"}),
    "league standings": Typed("ssssssss----"),
    "league organise": Typed("------ss----"),
    "series create": Typed("dddddddd-dd-", {"name": "Tour"}),
    "series standings": Typed("ssssssss----"),
    "series export": Typed("ssssssss----"),
    "series organise": Typed("------ss----"),
    "tournament cancel": Typed("------ss----"),
}


def who(may: str) -> str:
    """Return the last kind of person who may do something, else who may see it."""
    return [*KINDS][may.rindex("d" if "d" in may else "s")]


def name_of(press: type[Press]) -> str:
    """Return the name of a press: its feature, game or layer, and its class."""
    _, layer, subject, *_ = press.__module__.split(".")
    return f"{layer if layer == 'ui' else subject}.{press.__name__}"


def presses() -> dict[str, type[Press]]:
    """Return all message components by name."""
    return {
        name_of(press): press
        for press in PRESSES
        if press.__discord_ui_compiled_template__.pattern != "(?!)"
    }


def page() -> str:
    """Return the text of docs/authority.md."""
    assert Civitas.__name__  # all components are defined once the client is
    heads = " | ".join(KINDS)
    lines = [
        "# Who may do what",
        "",
        "All commands, buttons and menus, and the outcome for each kind of user, on a server where",
        "one game is in progress, another gathers players, another is over, and tournaments are at",
        "different stages. A test tries all of it; this page is generated from the same table.",
        "",
        "✔ does it · 👁 sees what they may see, and changes nothing · – is refused, with the reason",
        "",
        *(f"- **{kind}** {told}" for kind, told in KINDS.items()),
        "",
        "A press is refused for every user if its button is not offered, belongs to another server",
        "or another game, or was altered. An interaction that Discord delivers twice is done once.",
        "",
        "Users who were banned from a server, or have left it, have only the bot's old direct",
        "messages. With them they can go on at their own seat, which would wait for nobody",
        "else, until the others give it to another player, for which they can vote at once.",
        "Actions that affect members of the server are refused.",
        "",
        "## Commands",
        "",
        f"| | {heads} |",
        f"|---|{':-:|' * len(KINDS)}",
        *(f"| `/{name}` {_signs(row.may)}" for name, row in TYPED.items()),
        "",
        "## Buttons and menus",
        "",
        f"| | {heads} |",
        f"|---|{':-:|' * len(KINDS)}",
    ]
    known = presses()
    for name, row in PRESSED.items():
        told = (known[name].__doc__ or "").strip().splitlines()[0]
        kind = row.custom_id.partition(":")[0]
        lines.append(f"| {told} `{kind}` {_signs(row.may)}")
    return "\n".join([*lines, ""])


def _signs(may: str) -> str:
    return f"| {' | '.join(SIGNS[letter] for letter in may)} |"


if __name__ == "__main__":
    print(page(), end="")
