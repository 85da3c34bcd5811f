"""The authority matrix: one row for each message component and command.

The letters stand for the kinds of people in the order of ``roles.KINDS``: ``d`` does it, ``s`` sees
a part of it without any change, ``-`` is refused. ``docs/authority.md`` is written from this:
``python -m tests.bot.audit.authority > docs/authority.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from bot.app import Civitas
from bot.ui.press import PRESSES, Press
from tests.bot.audit.roles import KINDS

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


# By module and class; the names in braces are keys of ``PopulatedServer.ids``.
PRESSED = {
    "ui.HandButton": Row("hand:{playing}", "sss------ss--"),
    "hand.ReadMenu": Row("read:{playing}:0", "sss------ss--", ("oars",)),
    "ui.HandPageButton": Row("hand-page:{playing}:0", "sss------ss--"),
    "ui.ChooseButton": Row("choose:{playing}", "sss------ss--"),
    "ui.NextTableButton": Row("go-on:{playing}", "sss------ss--"),
    "hand.TryoutButton": Row("tryout:{playing}:{number}~0", "s--------ss--"),
    "hand.TryoutPageButton": Row("tryout-page:{playing}:{number}~0:0", "s--------ss--"),
    "hand.BackTryButton": Row("tryout-back:{playing}:{number}~0.À", "s--------ss--"),
    "hand.PlayTriesButton": Row("tryout-play:{playing}:{number}~0.Á", "d--------dd--"),
    "invitations.InviteButton": Row("invite:{lobby}", "ss--------s--"),
    "invitations.InviteMenu": Row("invite-whom:{lobby}", "dd--------d--", ("*",)),
    "invitations.UninviteButton": Row("uninvite:{lobby}:{guest}", "d---------d--"),
    "invitations.DeclineInvitationButton": Row("decline:{lobby}", "----d--------"),
    "ui.AnswerButton": Row("one:{playing}:{number}:0", "dss------dd--"),
    "ui.AnswerMenu": Row("pick-one:{playing}:{number}:0", "dss------dd--", ("0",)),
    "ui.DeclineButton": Row("none:{playing}:{number}", "-ss----------"),
    "ui.PickMenu": Row("pick:{playing}:{number}:0:", "dss------dd--", ("0",)),
    "ui.PageButton": Row("page:{playing}:{number}:0:", "sss------ss--"),
    "ui.DoneButton": Row("done:{playing}:{number}:", "-ss----------"),
    "ui.NextButton": Row("next:{playing}:{number}:0:", "sss------ss--"),
    "ui.NextMenu": Row("pick-next:{playing}:{number}:0:", "sss------ss--", ("0",)),
    "ui.BackButton": Row("back:{playing}:{number}", "sss------ss--"),
    "civ.WhyMenu": Row("civ-why:{civ}", "s---------s--", ("copy",), "play-first"),
    "civ.DrawButton": Row("civ-draw:{civ}:{civ_number}", "-s-----------"),
    "civ.PileButton": Row("civ-pile:{civ}", "sssssssss-s-s"),
    "civ.TargetButton": Row("civ-at:{civ}:{civ_number}:p2", "ss--------s--"),
    "innovation.ActionButton": Row("act:{playing}:{number}:draw", "dss------dd--"),
    "innovation.ActionMenu": Row("menu:{playing}:{number}:meld:0", "dss------dd--", ("0",)),
    "innovation.DogmaMenu": Row("dogmas:{playing}:{number}", "sss------ss--", ("0",)),
    "innovation.DogmaButton": Row("dogma:{playing}:{number}:0", "sss------ss--"),
    "innovation.ActionPageButton": Row("turn:{playing}:{number}:meld:0", "sss------ss--"),
    "lobby.TermsButton": Row("terms:{lobby}", "sssssssssss-s"),
    "lobby.TimeMenu": Row("terms-time:{lobby}", "d---------d--", ("24",)),
    "lobby.OverdueTermMenu": Row("terms-overdue:{lobby}", "d---------d--", ("vote",)),
    "lobby.AskTermsButton": Row("terms-ask:{playing}:yes", "dd-d------d--"),
    "lobby.AskAdviceButton": Row("advice-ask:{playing}:yes", "dd--------d--"),
    "lobby.SwitchButton": Row("terms-revealed:{lobby}:yes", "d---------d--"),
    "tutorial.TutorialButton": Row("tutorial", "sssssssssssss"),
    "tutorial.LearnButton": Row("learn:innovation", "ddddddddddddd"),
    "tutorial.InsteadButton": Row("learn-instead:{lesson}:civ", "---d---------"),
    "tutorial.StopButton": Row("tutorial-stop:{lesson}", "---s---------"),
    "tutorial.EndButton": Row("tutorial-end:{lesson}", "---d---------"),
    "lobby.JoinButton": Row("join:{lobby}", "ssddddddd-s-d", told="already-seated"),
    "lobby.LeaveButton": Row("leave:{lobby}", "dd-------dd--"),
    "lobby.SwapButton": Row("swap:{lobby}", "dd--------d--"),
    "lobby.SeatComputersButton": Row("computer:easy:1:{lobby}", "dd--------d--"),
    "lobby.RemoveComputerButton": Row("no-computer:{robots}", "dd--------d--"),
    "lobby.StartButton": Row("start:{lobby}", "d---------d--"),
    "lobby.HereButton": Row("here:{calling}", "-d-----------"),
    "lobby.StartWithoutButton": Row("start-without:{calling}", "d-------d-d--"),
    "lobby.TakeHostButton": Row("take-host:{sleeping}", "dd--------d--"),
    "lobby.RemoveButton": Row("unseat:{lobby}:{seated}", "d-------d-d--"),
    "lobby.PassOnButton": Row("pass-host:{lobby}:{seated}", "d-------d-d--"),
    "lobby.OtherGameButton": Row("play-instead:{lobby}:civ", "d-------d-d--"),
    "lobby.CloseButton": Row("close:{lobby}", "s-------s-s--"),
    "lobby.CloseForGoodButton": Row("close-sure:{lobby}", "d-------d-d--"),
    "play.ResignButton": Row("resign:{playing}", "dd-------dd--"),
    "play.AskEndButton": Row("ask-end:{playing}", "dd--------d--"),
    "play.EndNowButton": Row("end-now:{playing}", "--------d----"),
    "play.AgreeButton": Row("agree:{playing}", "dd--------d--"),
    "seats.GiveMenu": Row("give:{playing}", "dd--------d--", ("*",)),
    "seats.GiveToAnybodyButton": Row("give-any:{playing}", "dd--------d--"),
    "seats.SittingButton": Row("sitting:{playing}:7", "ss--------s--"),
    "seats.SitterMenu": Row("sitter:{playing}:7", "dd--------d--", ("*",)),
    "seats.EndSittingButton": Row("end-sitting:{playing}:p3", "--d----------"),
    "seats.TakeButton": Row("take:{civ}:p2:{offer}", "----d--------"),
    "seats.DeclineButton": Row("decline-seat:{civ}:p2:{offer}", "----d--------"),
    "seats.WithdrawButton": Row("withdraw:{civ}:p2:{offer}", "-d------d----"),
    "people.AwayButton": Row("away", "sssssssssssss"),
    "people.LeaveForButton": Row("away-for:7", "ddddddddddddd"),
    "people.BackButton": Row("back:1", "ddddddddddddd"),
    "privacy.PrivacyButton": Row("privacy", "sssssssssssss"),
    "privacy.CopyButton": Row("privacy-copy", "sssssssssssss"),
    "privacy.ForgetButton": Row("privacy-forget", "sssssssssssss"),
    "privacy.SureButton": Row("privacy-sure", "ddddddddddddd"),
    "settings.NotifyMenu": Row("notify", "ddddddddddddd", ("dm",)),
    "settings.QuietFromMenu": Row("quiet-from", "ddddddddddddd", ("1320",)),
    "settings.QuietToMenu": Row("quiet-to", "sssssssssssss", ("420",)),
    "settings.ZoneMenu": Row("zone", "ddddddddddddd", ("Europe/Rome",)),
    "digest.DigestButton": Row("digest", "sssssssssssss"),
    "digest.DigestSwitch": Row("digest:yes", "ddddddddddddd"),
    "puzzles.AnswerButton": Row("puzzle-answer:{puzzle}:0", "ddddddddd----"),
    "puzzles.OptionsButton": Row("puzzle-options:{puzzle}", "sssssssss----"),
    "puzzles.StreaksButton": Row("puzzle-streaks", "sssssssssssss"),
    "puzzles.GamesButton": Row("puzzle-games:no", "ddddddddddddd"),
    "puzzles.SetupButton": Row("puzzle-setup", "--------s--s-"),
    "puzzles.ChannelMenu": Row("puzzle-channel", "--------d----", ("{quiet}",)),
    "puzzles.HourMenu": Row("puzzle-hour", "--------d----", ("18",)),
    "puzzles.OffButton": Row("puzzle-off", "--------d--d-"),
    "my_turns.MyTurnsButton": Row("my-turns", "sssssssssssss"),
    "my_turns.SwitchButton": Row("my-turns:yes", "ddddddddddddd"),
    "settings.OwnThemeMenu": Row("own-theme", "ddddddddddddd", ("contrast",)),
    "settings.MotionButton": Row("own-motion:no", "ddddddddddddd"),
    "settings.LandscapeButton": Row("own-landscape:yes", "ddddddddddddd"),
    "settings.ServerButton": Row("server-settings", "--------s--s-"),
    "settings.OwnButton": Row("own-settings", "sssssssssssss"),
    "settings.LanguageMenu": Row("server-language", "--------d--d-", ("fr",)),
    "settings.ThemeMenu": Row("server-theme", "--------d--d-", ("light",)),
    "settings.PaceMenu": Row("server-pace", "--------d--d-", ("24",)),
    "settings.OverdueMenu": Row("server-overdue", "--------d--d-", ("vote",)),
    "settings.RatedButton": Row("server-rated:yes", "--------d--d-"),
    "actions.PageButton": Row("mygames:0", "sssssssssssss"),
    "orders.GiveOrderButton": Row("order:{playing}:demand:0", "dd-------dd--"),
    "orders.OrderMenu": Row("order-plan:{civ}", "-d-----------", ("0",)),
    "orders.ThenMenu": Row("order-then-actions:{playing}", "-d-----------", ("0",)),
    "orders.CancelOrderButton": Row("no-order:{playing}:draw", "ddd------dd--"),
    "ratings.AnnulButton": Row("annul:yes:{over}", "--------d----"),
    "seats.VacateButton": Row("vacate:{playing}:p2", "--------s----"),
    "seats.FillMenu": Row("fill:{playing}:p2", "--------d----", ("*",)),
    "board.ZoomButton": Row("zoom:{playing}:p2", "sssssssssss-s"),
    "seats.FillButton": Row("fill:{playing}:p2:anybody", "--------d----"),
    "reports.ReportButton": Row("report:{playing}", "ddddddddddd-d"),
    "history.LogButton": Row("log:{playing}:0", "sssssssssss-s"),
    "lobby.RematchButton": Row("rematch:{over}", "dd--------d--"),
    "seats.BackButton": Row("back-again:{playing}", "ss-------ss--"),
    "guessing.GuessButton": Row("guess:{playing}", "----sssss---s"),
    "guessing.GuessMenu": Row("guess-move:{playing}:{number}", "----ddddd---d", ("draw",)),
    "watching.WatchButton": Row("watch:{playing}:turns", "---dddddd---d"),
    "watching.StopButton": Row("unwatch:{civ}", "---d---------"),
    "watching.StopMenu": Row("watch-stop", "---d---------", ("{civ}",)),
    "undo.UndoButton": Row("undo:{melding}:{melding_answer}", "d---------d--"),
    "undo.BackButton": Row("undo-to:{melding}:{melding_answer}:{melding_answers}", "d---------d--"),
    "undo.BackMenu": Row(
        "undo-back:{melding}:{melding_answers}", "d---------d--", ("{melding_answer}",)
    ),
    "undo.HereButton": Row(
        "undo-here:{melding}:{melding_answer}:{melding_answers}", "s---------s--"
    ),
    "undo.HereMenu": Row(
        "undo-here-menu:{melding}:{melding_answers}", "s---------s--", ("{melding_answer}",)
    ),
    "undo.AskButton": Row("undo-ask:{asked}:{asked_answer}", "d---------d--"),
    "actions.TableMenu": Row("mine:hand", "sss------ss--", ("{playing}",)),
    "actions.MinePageButton": Row("mine-page:hand:0", "sssssssssss--"),
    "help.HelpMenu": Row("help", "sssssssssssss", ("game",)),
    "help.RulesMenu": Row("rules:innovation", "sssssssssssss", ("turn",)),
    "ratings.LeadersButton": Row("leaders:innovation:ranked:0", "sssssssssssss"),
    "ratings.ShowLeadersButton": Row("show-leaders:innovation:ranked:0", "sssssssss-ss-"),
    "ratings.PersonButton": Row("stats:1:innovation", "sssssssssssss"),
    "ratings.ServerButton": Row("server:innovation", "sssssssssssss"),
    "ratings.ShowPersonButton": Row("show-stats:1:innovation", "sssssssss-ss-"),
    "ratings.ShowServerButton": Row("show-server:innovation", "sssssssss-ss-"),
    "tournaments.AnnounceButton": Row("t-announce:{cup}", "------d-d----"),
    "tournaments.EditButton": Row("t-edit:{cup}", "------s-s----"),
    "tournaments.NameButton": Row("t-name:{cup}", "------d-d----"),
    "tournaments.AboutButton": Row("t-about:{cup}", "------d-d----"),
    "tournaments.SettingsButton": Row("t-settings:{cup}:time", "------s-s----"),
    "tournaments.SettingMenu": Row("t-set:{cup}:pace", "------d-d----", ("72",)),
    "tournaments.SettingSwitch": Row("t-set-switch:{cup}:seeding:random", "------d-d----"),
    "tournaments.SettingRoleMenu": Row("t-set-role:{cup}", "------s-s----", ()),
    "tournaments.MatchTimeMenu": Row("t-match-time:{multi}:1:1", "------ddd----", ("48",)),
    "tournaments.DeadlineMenu": Row("t-deadline:{cup}", "------d-d----", ("24",)),
    "tournaments.ChannelMenu": Row("t-channel:{cup}", "------d-d----", ("{quiet}",)),
    "tournaments.TablesMenu": Row("t-tables:{cup}", "------d-d----", ("{quiet}",)),
    "tournaments.PageButton": Row("t-page:{cup}:no", "------d-d----"),
    "tournaments.WebhookButton": Row("t-webhook:{cup}", "------s-s----"),
    "tournaments.WebhookUrlButton": Row("t-webhook-url:{cup}", "------d-d----"),
    "tournaments.PingButton": Row("t-webhook-test:{cup}", "------d-d----"),
    "tournaments.RemoveWebhookButton": Row("t-webhook-remove:{cup}:sure", "------d-d----"),
    "tournaments.GivenRoleMenu": Row("t-give-role:{cup}:player", "------d-d----", ()),
    "tournaments.HelperMenu": Row("t-helper:{cup}", "------d-d----", ("*",)),
    "tournaments.NoHelperMenu": Row("t-no-helper:{cup}", "------d-d----", ("{helper}",)),
    "tournaments.HelperRoleMenu": Row("t-helper-may:{cup}", "------d-d----", ("{helper}:results",)),
    "tournaments.DraftMenu": Row("t-new:game", "------d------", ("innovation",)),
    "tournaments.SwitchDraftButton": Row("t-new-switch:seeding:random", "------d------"),
    "tournaments.RoleMenu": Row("t-new-role", "------d------", ()),
    "tournaments.DraftChannelMenu": Row("t-new-channel", "------d------", ("{quiet}",)),
    "tournaments.DraftTablesMenu": Row("t-new-tables", "------d------", ("{quiet}",)),
    "tournaments.DraftTabButton": Row("t-new-tab:play", "------s------"),
    "tournaments.InviteButton": Row("t-new-invite:yes", "------d------"),
    "tournaments.NameDraftButton": Row("t-new-name", "------d------"),
    "tournaments.AgainButton": Row("t-again:{cup}", "------d-d----"),
    "tournaments.TemplatesButton": Row("t-templates", "------s------"),
    "tournaments.TemplateMenu": Row("t-template", "------s------", ("{template}",)),
    "tournaments.UseTemplateButton": Row("t-template-use:{template}", "------d------"),
    "tournaments.SaveTemplateButton": Row("t-template-save", "------d------"),
    "tournaments.RenameTemplateButton": Row("t-template-rename:{template}", "------d-d----"),
    "tournaments.DeleteTemplateButton": Row("t-template-delete:{template}:sure", "------d-d----"),
    "tournaments.OpenButton": Row("t-new-open", "------d------"),
    "tournaments.DiscardButton": Row("t-new-discard", "ddddddddddddd"),
    "tournaments.ImportButton": Row("t-import:{cup}", "------d------"),
    "tournaments.DiscardImportButton": Row("t-import-no:{cup}", "------d-d----"),
    "series.DraftSeriesMenu": Row("t-new-series", "------d------", ("{series}",)),
    "series.SeriesButton": Row("series:{series}:0", "sssssssss----"),
    "series.ShowSeriesButton": Row("series-show:{series}:0", "ddddddddd----"),
    "series.ExportSeriesButton": Row("series-export:{series}", "sssssssss----"),
    "series.WhichSeriesMenu": Row("series-which:standings", "sssssssss----", ("{series}",)),
    "series.OrganiseSeriesButton": Row("series-organise:{series}", "------s-s----"),
    "series.AddEventMenu": Row("series-add:{series}", "------d-d----", ("{cup}",)),
    "series.RemoveEventMenu": Row("series-remove:{series}", "------d-d----", ("{knockout}",)),
    "series.BestMenu": Row("series-best:{series}", "------d-d----", ("3",)),
    "series.SeriesHelperMenu": Row("series-helper:{series}", "------d-d----", ("*",)),
    "series.CloseSeriesButton": Row("series-close:{series}:no", "------d-d----"),
    "series.PointsMenu": Row("series-points:{series}", "------d-d----", ("fixed",)),
    "series.RenameSeriesButton": Row("series-name:{series}", "------d-d----"),
    "series.DeleteSeriesButton": Row("series-delete:{series}:sure", "------d-d----"),
    "hall_of_fame.HallButton": Row("hall:most:0", "sssssssssssss"),
    "hall_of_fame.ShowHallButton": Row("hall-show:latest:0", "sssssssss-ss-"),
    "leagues.AnswerButton": Row("league-in:{season}:yes", "ddddddddd----"),
    "leagues.ShowLeagueButton": Row("league-show:{league}", "sssssssss----"),
    "leagues.LeagueViewButton": Row("league:{league}", "sssssssss----"),
    "leagues.WhichLeagueMenu": Row("league-which:standings", "sssssssss----", ("{league}",)),
    "leagues.OrganiseLeagueButton": Row("league-organise:{league}", "------s-s----"),
    "leagues.LeagueButton": Row("league-do:{league}:start", "------d-d----"),
    "leagues.LeagueMenu": Row("league-set:{league}:size", "------d-d----", ("6",)),
    "leagues.PlaceMenu": Row("league-place:{league}", "------s-s----", ("*",)),
    "leagues.LevelMenu": Row("league-level:{league}:{seated}", "------d-d----", ("1",)),
    "leagues.DeleteLeagueButton": Row("league-delete:{league}:sure", "------d-d----"),
    "tournaments.PeopleButton": Row("t-people:{cup}:0", "------sss----"),
    "tournaments.PersonMenu": Row("t-person:{cup}", "------sss----", ("{entrant}",)),
    "tournaments.PersonButton": Row("t-person-do:{cup}:{entrant}:drop", "------d-d----"),
    "tournaments.DisqualifyButton": Row("t-disqualify:{cup}:1", "------d-d----"),
    "tournaments.PenaltyButton": Row("t-penalty:{cup}:1", "------sss----"),
    "tournaments.PenaltyMenu": Row("t-penalise:{cup}:1", "------ddd----", ("warn",)),
    "tournaments.AddMenu": Row("t-add:{cup}", "------d-d----", ("*",)),
    "tournaments.HoldupsButton": Row("t-holdups:{swiss}:0", "------sss----"),
    "tournaments.FeaturedButton": Row("t-featured:{multi}:0", "------s-s----"),
    "tournaments.FeatureMenu": Row("t-feature:{knockout}", "------d-d----", ("1",)),
    "tournaments.FeatureDoButton": Row("t-feature-do:{multi}:remove", "------d-d----"),
    "tournaments.FollowButton": Row("t-follow:{multi}:1", "ddddddddd----"),
    "tournaments.NudgeMenu": Row("t-nudge:{swiss}", "------ddd----", ("1",)),
    "tournaments.SwapMenu": Row("t-swap:{weekly}:{paired}", "------ddd----", ("{free}",)),
    "tournaments.SeedButton": Row("t-seed:{cup}:1", "------d-d----"),
    "tournaments.LiftButton": Row("t-lift:{paused}:{barred}", "------d-d----"),
    "tournaments.UnlistMenu": Row("t-unlist:{duos}", "------d-d----", ("{looking}",)),
    "tournaments.LiftMenu": Row("t-lift-menu:{paused}", "------d-d----", ("{barred}",)),
    "tournaments.ReplaceMenu": Row("t-replace:{cup}:{entrant}", "------d-d----", ("*",)),
    "tournaments.ResultButton": Row("t-result:{swiss}:1:0", "------sss----"),
    "tournaments.MatchMenu": Row("t-match:{swiss}:1", "------sss----", ("1",)),
    "tournaments.OutcomeMenu": Row("t-outcome:{swiss}:1:1", "------sss----", ("12",)),
    "tournaments.AnewButton": Row("t-anew:{multi}:1:1", "------sss----"),
    "tournaments.PlaceMenu": Row("t-place:{multi}:1:1:1:---", "------sss----", ("1",)),
    "tournaments.SaveButton": Row("t-save:{swiss}:1:1:21", "------ddd----"),
    "tournaments.JoinTournamentButton": Row("t-join:{cup}", "d-ddddddd----"),
    "tournaments.PartnerMenu": Row("t-partner:{duos}", "ddddd-ddd----", ("*",)),
    "tournaments.LookingMenu": Row("t-looking:{duos}", "ddddddddd----", ("{looking}",)),
    "tournaments.AnswerAskButton": Row("t-ask:{duos}:{ask}:yes", "d------------"),
    "tournaments.TeamNameButton": Row("t-team-name:{duos}:1", "------d-d----"),
    "tournaments.PairMenu": Row("t-pair:{duos}", "------d-d----", ("{looking}", "{seated}")),
    "tournaments.AddTeamMenu": Row("t-add-team:{duos}", "------d-d----", ("*", "*")),
    "tournaments.LeaveTournamentButton": Row("t-leave:{cup}", "-d-----------"),
    "tournaments.DropOutButton": Row("t-drop:{cup}", "-d-----------"),
    "tournaments.CheckInButton": Row("t-here:{arriving}", "-d-----------"),
    "tournaments.ThereButton": Row("t-there:{arriving}:1:1", "-d-----------"),
    "tournaments.ByeButton": Row("t-bye:{cup}", "-s-----------"),
    "tournaments.ByeMenu": Row("t-bye-rounds:{cup}", "-d-----------", ("1",)),
    "tournaments.CalendarButton": Row("t-calendar:{cup}", "sssssssss----"),
    "tournaments.EventButton": Row(
        "t-event:{cup}", "------s-s----", told="tournament-events-not-allowed"
    ),
    "tournaments.ExportButton": Row("t-export:{cup}", "sssssssss----"),
    "tournaments.PairingsButton": Row("t-pairings:{swiss}:1:0", "sssssssss----"),
    "tournaments.GamesButton": Row("t-games:{swiss}:1:0", "sssssssss----"),
    "tournaments.ReplayMenu": Row(
        "t-replay:{swiss}:1", "sssssssss----", ("0",), "tournament-no-such-game"
    ),
    "tournaments.StandingsButton": Row("t-standings:{swiss}:0", "sssssssss----"),
    "tournaments.BracketButton": Row("t-bracket:{knockout}:0", "sssssssss----"),
    "tournaments.ExplainButton": Row("t-explain:{swiss}:1:0", "sssssssss----"),
    "tournaments.ExplainMenu": Row("t-explain-whom:{swiss}:0", "sssssssss----", ("1",)),
    "tournaments.OrganiseButton": Row("t-organise:{cup}", "------sss----"),
    "tournaments.AskButton": Row("t-ask:{cup}:start", "------s-s----"),
    "tournaments.DoButton": Row("t-do:{cup}:start", "------d-d----"),
    "tournaments.LogButton": Row("t-log:{cup}", "------sss----"),
    "tournaments.WhichMenu": Row("t-which:info", "sssssssss----", ("{cup}",)),
    "lobby.TablesButton": Row("tables:0", "sssssssss-ss-"),
    "lobby.JoinMenu": Row("tables-join", "--ddddddd----", ("{lobby}",)),
    "lobby.FollowMenu": Row("tables-watch", "sssssssss----", ("{playing}",)),
    "help.DefineButton": Row("define:innovation", "sssssssssssss"),
    "actions.MoreButton": Row("more:{playing}", "sssssssssss-s"),
    "actions.ActionButton": Row("do:hand:{playing}", "sss------ss--"),
    "history.TurnButton": Row("replay:{playing}:first:0", "sssssssssss-s"),
    "votes.VoteButton": Row("motion:yes:{vote}", "-d-----------"),
    "reminders.MuteButton": Row("mute:{playing}:{player}:{number}", "d--------dd--"),
    "reminders.WaitOnButton": Row("wait-on:{playing}", "-d-----------"),
}

# By command.
TYPED = {
    "game new": Typed("ddddddddd-dd-", at="quiet"),
    "game board": Typed("sssssssssss--"),
    "game hand": Typed("sss------ss--"),
    "game hint": Typed("sss------ss--"),
    "game orders": Typed("sss------ss--"),
    "game undo": Typed("--s------ss--"),
    "game log": Typed("sssssssssss--"),
    "game replay": Typed("sssssssssss--"),
    "game export": Typed("sssssssssss--"),
    "game analysis": Typed("sssssssssss--", at="ended"),
    "game resign": Typed("ss-------ss--"),
    "game end": Typed("ss------sss--"),
    "game move": Typed("ss-s----sss--", at="quiet"),
    "game annul": Typed("--------s----", at="ended"),
    "game seat": Typed("sss------ss--"),
    "game host": Typed("s-------sss--", at="lobby"),
    "game replace": Typed("ss------sss--"),
    "game invite": Typed("dd--------d--", {"person": "*"}, "robots"),
    "card": Typed("sssssssssssss", {"name": "oars"}),
    "help": Typed("sssssssssssss"),
    "rules": Typed("sssssssssssss"),
    "about": Typed("sssssssssssss"),
    "settings": Typed("sssssssssssss"),
    "tutorial": Typed("sssdsssssssss"),
    "report": Typed("dddddddddssdd"),
    "privacy": Typed("sssssssssssss"),
    "mygames": Typed("sssssssssssss"),
    "away": Typed("sssssssssssss"),
    "leaderboard": Typed("sssssssss-ss-"),
    "puzzle": Typed("sssssssss-ss-"),
    "stats player": Typed("sssssssss-ss-"),
    "stats server": Typed("sssssssss-ss-"),
    "tables": Typed("sssssssss-ss-"),
    "watch": Typed("sssssssssssss"),
    "tournament create": Typed("ddddddddd-dd-", {"name": "Cup"}),
    "tournament info": Typed("sssssssss----"),
    "tournament join": Typed("d-ddddddd----"),
    "tournament leave": Typed("-d-----------"),
    "tournament standings": Typed("sssssssss----", {"tournament": "{swiss}"}),
    "tournament bracket": Typed("sssssssss----", {"tournament": "{knockout}"}),
    "tournament pairings": Typed("sssssssss----", {"tournament": "{swiss}"}),
    "tournament export": Typed("sssssssss----"),
    "tournament bye": Typed("-s-----------"),
    "tournament calendar": Typed("sssssssss----"),
    "tournament organise": Typed("------sss----"),
    "tournament start": Typed("------s-s----"),
    "tournament edit": Typed("------s-s----"),
    "tournament drop": Typed("------sss----"),
    "tournament replace": Typed("------d-d----", {"person": "*entrant", "by": "*"}),
    "tournament result": Typed("------sss----", {"tournament": "{swiss}"}),
    "tournament pause": Typed("------d-d----"),
    "tournament resume": Typed("------d-d----", {"tournament": "{paused}"}),
    "tournament announce": Typed("------d-d----", {"text": "hello"}),
    "tournament undo": Typed("------sss----"),
    "tournament log": Typed("------sss----"),
    "tournament again": Typed("------d-d----"),
    "tournament import": Typed("------d-d----", {"file": "*list"}),
    "champions": Typed("sssssssss-ss-"),
    "league create": Typed("ddddddddd-dd-", {"name": "Super"}),
    "league standings": Typed("sssssssss----"),
    "league organise": Typed("------s-s----"),
    "series create": Typed("ddddddddd-dd-", {"name": "Tour"}),
    "series standings": Typed("sssssssss----"),
    "series export": Typed("sssssssss----"),
    "series organise": Typed("------s-s----"),
    "tournament cancel": Typed("------s-s----"),
}


def who(may: str) -> str:
    """Return the last kind of person allowed to do it, or else to see it."""
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
