"""Who may do what: one row for everything that can be pressed or typed.

The letters stand for the kinds of people in the order of ``cast.KINDS``: ``d`` does it, ``s`` sees
something and changes nothing, ``-`` is refused. ``docs/authority.md`` is written from this:
``python -m tests.bot.audit.authority > docs/authority.md``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.client import Civitas
from bot.panels.press import PRESSES, Press
from tests.bot.audit.cast import KINDS

SIGNS = {"d": "✔", "s": "👁", "-": "–"}


class Row(NamedTuple):
    """What is pressed, with which ``values`` of a menu (``*``: a person), and who may."""

    custom_id: str
    may: str
    values: tuple[str, ...] | None = None


# By module and class; what is in braces are the ids of ``Cast.ids``.
PRESSED = {
    "doors.HandButton": Row("hand:{playing}", "ssss-----"),
    "doors.ChooseButton": Row("choose:{playing}", "ssss-----"),
    "doors.NextTableButton": Row("go-on:{playing}", "ssss-----"),
    "inviting.InviteButton": Row("invite:{lobby}", "ss-------"),
    "inviting.InviteMenu": Row("invite-whom:{lobby}", "dd-------", ("*",)),
    "inviting.UninviteButton": Row("uninvite:{lobby}:7", "---------"),
    "inviting.DeclineInvitationButton": Row("decline:{lobby}", "---------"),
    "decision.AnswerButton": Row("one:{playing}:{number}:0", "dsss-----"),
    "decision.AnswerMenu": Row("pick-one:{playing}:{number}:0", "dsss-----", ("0",)),
    "decision.DeclineButton": Row("none:{playing}:{number}", "-sss-----"),
    "decision.PickMenu": Row("pick:{playing}:{number}:0:", "dsss-----", ("0",)),
    "decision.PageButton": Row("page:{playing}:{number}:0:", "ssss-----"),
    "decision.DoneButton": Row("done:{playing}:{number}:", "-sss-----"),
    "decision.NextButton": Row("next:{playing}:{number}:0:", "ssss-----"),
    "decision.NextMenu": Row("pick-next:{playing}:{number}:0:", "ssss-----", ("0",)),
    "decision.BackButton": Row("back:{playing}:{number}", "ssss-----"),
    "civ.WhyMenu": Row("civ-why:{civ}", "---------", ("0",)),
    "civ.DrawButton": Row("civ-draw:{civ}:{civ_number}", "-s-------"),
    "civ.PileButton": Row("civ-pile:{civ}", "sssssss-s"),
    "civ.TargetButton": Row("civ-at:{civ}:{civ_number}:p2", "ss-------"),
    "innovation.ActionButton": Row("act:{playing}:{number}:draw", "dsss-----"),
    "innovation.ActionMenu": Row("menu:{playing}:{number}:meld:0", "dsss-----", ("0",)),
    "innovation.DogmaButton": Row("dogma:{playing}:{number}:0", "ssss-----"),
    "innovation.ActionPageButton": Row("turn:{playing}:{number}:meld:0", "ssss-----"),
    "terms.TermsButton": Row("terms:{lobby}", "sssssss-s"),
    "terms.TimeMenu": Row("terms-time:{lobby}", "d--------", ("24",)),
    "terms.OverdueTermMenu": Row("terms-overdue:{lobby}", "d--------", ("vote",)),
    "terms.SwitchButton": Row("terms-revealed:{lobby}:yes", "d--------"),
    "tutorial.TutorialButton": Row("tutorial", "sssssssss"),
    "tutorial.LearnButton": Row("learn:innovation", "ddddddddd"),
    "tutorial.InsteadButton": Row("learn-instead:{playing}:innovation", "---------"),
    "tutorial.StopButton": Row("tutorial-stop:{playing}", "---------"),
    "tutorial.EndButton": Row("tutorial-end:{playing}", "---------"),
    "lobby.JoinButton": Row("join:{lobby}", "--ddddd-d"),
    "lobby.LeaveButton": Row("leave:{lobby}", "dd-------"),
    "lobby.SwapButton": Row("swap:{lobby}", "dd-------"),
    "lobby.SeatComputersButton": Row("computer:easy:1:{lobby}", "dd-------"),
    "lobby.RemoveComputerButton": Row("no-computer:{lobby}", "---------"),
    "lobby.StartButton": Row("start:{lobby}", "dd-------"),
    "ending.ResignButton": Row("resign:{playing}", "dd-------"),
    "ending.AskEndButton": Row("ask-end:{playing}", "dd-------"),
    "ending.EndNowButton": Row("end-now:{playing}", "------d--"),
    "ending.AgreeButton": Row("agree:{playing}", "dd-------"),
    "seating.GiveMenu": Row("give:{playing}", "dd-------", ("*",)),
    "seating.GiveToAnybodyButton": Row("give-any:{playing}", "dd-------"),
    "seating.SittingButton": Row("sitting:{playing}:7", "ss-------"),
    "seating.SitterMenu": Row("sitter:{playing}:7", "dd-------", ("*",)),
    "seating.EndSittingButton": Row("end-sitting:{playing}:p2", "---------"),
    "seating.TakeButton": Row("take:{playing}:p2:{number}", "-s-------"),
    "seating.DeclineButton": Row("decline-seat:{playing}:p2:{number}", "---------"),
    "seating.WithdrawButton": Row("withdraw:{playing}:p2:{number}", "---------"),
    "away.AwayButton": Row("away", "sssssssss"),
    "away.LeaveForButton": Row("away-for:7", "ddddddddd"),
    "away.BackButton": Row("back:1", "ddddddddd"),
    "privacy.PrivacyButton": Row("privacy", "ddddddddd"),
    "privacy.CopyButton": Row("privacy-copy", "ddddddddd"),
    "privacy.ForgetButton": Row("privacy-forget", "ddddddddd"),
    "privacy.SureButton": Row("privacy-sure", "ddddddddd"),
    "settings.NotifyMenu": Row("notify", "ddddddddd", ("dm",)),
    "settings.QuietFromMenu": Row("quiet-from", "ddddddddd", ("1320",)),
    "settings.QuietToMenu": Row("quiet-to", "sssssssss", ("420",)),
    "settings.ZoneMenu": Row("zone", "ddddddddd", ("Europe/Rome",)),
    "settings.ServerButton": Row("server-settings", "------s--"),
    "settings.OwnButton": Row("own-settings", "sssssssss"),
    "settings.LanguageMenu": Row("server-language", "------d--", ("fr",)),
    "settings.ThemeMenu": Row("server-theme", "------d--", ("light",)),
    "settings.PaceMenu": Row("server-pace", "------d--", ("24",)),
    "settings.OverdueMenu": Row("server-overdue", "------d--", ("vote",)),
    "settings.RatedButton": Row("server-rated:yes", "------d--"),
    "mygames.PageButton": Row("mygames:0", "sssssssss"),
    "orders.GiveOrderButton": Row("order:{playing}:draw:0", "---------"),
    "orders.PlanMenu": Row("order-plan:{playing}", "---------", ("0",)),
    "orders.CancelOrderButton": Row("no-order:{playing}:draw", "ddddddd-d"),
    "rated.AnnulButton": Row("annul:yes:{over}", "------d--"),
    "replacing.VacateButton": Row("vacate:{playing}:p2", "------s--"),
    "replacing.FillMenu": Row("fill:{playing}:p2", "------d--", ("*",)),
    "replacing.FillButton": Row("fill:{playing}:p2:anybody", "------d--"),
    "report.ReportButton": Row("report:{playing}", "ddddddd-d"),
    "log.LogButton": Row("log:{playing}:0", "sssssss-s"),
    "rematch.RematchButton": Row("rematch:{over}", "dd-------"),
    "taken_over.BackButton": Row("back-again:{playing}", "ss-s-----"),
    "watch.WatchButton": Row("watch:{playing}:turns", "----ddd-d"),
    "watch.StopButton": Row("unwatch:{playing}", "---------"),
    "watch.StopMenu": Row("watch-stop", "---------", ("{playing}",)),
    "undo.UndoButton": Row("undo:{playing}:4", "---------"),
    "undo.AskButton": Row("undo-ask:{playing}:4", "---------"),
    "mine.TableMenu": Row("mine:hand", "ssss-----", ("{playing}",)),
    "mine.MinePageButton": Row("mine-page:hand:0", "sssssss--"),
    "help.HelpMenu": Row("help", "sssssssss", ("game",)),
    "help.RulesMenu": Row("rules:innovation", "sssssssss", ("turn",)),
    "leaders.LeadersButton": Row("leaders:innovation:ranked:0", "sssssssss"),
    "leaders.ShowLeadersButton": Row("show-leaders:innovation:ranked:0", "ssssssss-"),
    "statistics.PersonButton": Row("stats:1:innovation", "sssssssss"),
    "statistics.ServerButton": Row("server:innovation", "sssssssss"),
    "statistics.ShowPersonButton": Row("show-stats:1:innovation", "ssssssss-"),
    "statistics.ShowServerButton": Row("show-server:innovation", "ssssssss-"),
    "tournament_announce.AnnounceButton": Row("t-announce:{cup}", "d-----d--"),
    "tournament_edit.EditButton": Row("t-edit:{cup}", "s-----s--"),
    "tournament_edit.DeadlineMenu": Row("t-deadline:{cup}", "d-----d--", ("24",)),
    "tournament_edit.ChannelMenu": Row("t-channel:{cup}", "d-----d--", ("{quiet}",)),
    "tournament_edit.HelperMenu": Row("t-helper:{cup}", "d-----d--", ("*",)),
    "tournament_edit.NoHelperMenu": Row("t-no-helper:{cup}", "---------", ("0",)),
    "tournament_draft.DraftMenu": Row("t-new:game", "---------", ("0",)),
    "tournament_draft.SwitchDraftButton": Row("t-new-switch:seeding:yes", "---------"),
    "tournament_draft.RoleMenu": Row("t-new-role", "---------", ()),
    "tournament_draft.DraftChannelMenu": Row("t-new-channel", "---------", ("{quiet}",)),
    "tournament_draft.DraftTabButton": Row("t-new-tab:play", "---------"),
    "tournament_draft.OpenButton": Row("t-new-open", "---------"),
    "tournament_draft.DiscardButton": Row("t-new-discard", "ddddddddd"),
    "tournament_people.PeopleButton": Row("t-people:{cup}:0", "s-----s--"),
    "tournament_people.PersonMenu": Row("t-person:{cup}", "---------", ("0",)),
    "tournament_people.DropOtherButton": Row("t-person-do:{cup}:1:drop", "d-----d--"),
    "tournament_people.ReplaceMenu": Row("t-replace:{cup}:1", "d-----d--", ("*",)),
    "tournament_result.ResultButton": Row("t-result:{cup}:1:0", "---------"),
    "tournament_result.MatchMenu": Row("t-match:{cup}:1", "---------", ("0",)),
    "tournament_result.OutcomeMenu": Row("t-outcome:{cup}:1:1", "---------", ("0",)),
    "tournament_result.AnewButton": Row("t-anew:{cup}:1:1", "---------"),
    "tournament_result.PlaceMenu": Row("t-place:{cup}:1:1:1:0--", "---------", ("0",)),
    "tournament_result.SaveButton": Row("t-save:{cup}:1:1:21", "---------"),
    "tournament_entering.JoinTournamentButton": Row("t-join:{cup}", "d-ddddd--"),
    "tournament_entering.LeaveTournamentButton": Row("t-leave:{cup}", "-d-------"),
    "tournament_entering.DropOutButton": Row("t-drop:{cup}", "-d-------"),
    "tournament_entering.CheckInButton": Row("t-here:{cup}", "---------"),
    "tournament_export.ExportButton": Row("t-export:{cup}", "sssssss--"),
    "tournament_looking.PairingsButton": Row("t-pairings:{cup}:1:0", "---------"),
    "tournament_looking.StandingsButton": Row("t-standings:{cup}:0", "---------"),
    "tournament_looking.BracketButton": Row("t-bracket:{cup}:0", "---------"),
    "tournament_looking.ExplainButton": Row("t-explain:{cup}:1:0", "---------"),
    "tournament_looking.ExplainMenu": Row("t-explain-whom:{cup}:0", "---------", ("0",)),
    "tournament_organising.OrganiseButton": Row("t-organise:{cup}", "s-----s--"),
    "tournament_organising.AskButton": Row("t-ask:{cup}:start", "s-----s--"),
    "tournament_organising.DoButton": Row("t-do:{cup}:start", "---------"),
    "tournament_organising.LogButton": Row("t-log:{cup}", "s-----s--"),
    "tournament_wanted.WhichMenu": Row("t-which:info", "sssssss--", ("{cup}",)),
    "open_tables.TablesButton": Row("tables:0", "ssssssss-"),
    "open_tables.JoinMenu": Row("tables-join", "--ddddd--", ("{lobby}",)),
    "open_tables.FollowMenu": Row("tables-watch", "sssssss--", ("{playing}",)),
    "card.ReadMenu": Row("read:innovation", "sssssssss", ("oars",)),
    "more.MoreButton": Row("more:{playing}", "sssssss-s"),
    "more.ErrandButton": Row("do:hand:{playing}", "ssss-----"),
    "replay.TurnButton": Row("replay:{playing}:first:0", "sssssss-s"),
    "motion.MotionButton": Row("motion:yes:1", "---------"),
    "pace.MuteButton": Row("mute:{playing}:p2:1", "---------"),
    "pace.WaitOnButton": Row("wait-on:{playing}", "-s-------"),
}

# By command, with its options (``*``: a person).
TYPED: dict[str, tuple[str, dict[str, Any]]] = {
    "game new": ("dddddddd-", {}),
    "game board": ("sssssss--", {}),
    "game hand": ("ssss-----", {}),
    "game hint": ("ssss-----", {}),
    "game orders": ("sss------", {}),
    "game undo": ("--s------", {}),
    "game log": ("sssssss--", {}),
    "game replay": ("sssssss--", {}),
    "game export": ("sssssss--", {}),
    "game resign": ("ss-------", {}),
    "game end": ("ss----s--", {}),
    "game move": ("ss----s--", {}),
    "game annul": ("---------", {}),
    "game seat": ("sss------", {}),
    "game replace": ("ss----s--", {}),
    "game invite": ("---------", {"person": "*"}),
    "card": ("sssssssss", {"name": "oars"}),
    "help": ("sssssssss", {}),
    "rules": ("sssssssss", {}),
    "about": ("sssssssss", {}),
    "settings": ("sssssssss", {}),
    "tutorial": ("sssssssss", {}),
    "report": ("ddddddddd", {}),
    "privacy": ("ddddddddd", {}),
    "mygames": ("sssssssss", {}),
    "away": ("sssssssss", {}),
    "leaderboard": ("ssssssss-", {}),
    "stats player": ("ssssssss-", {}),
    "stats server": ("ssssssss-", {}),
    "tables": ("ssssssss-", {}),
    "watch": ("sssssssss", {}),
    "tournament create": ("dddddddd-", {"name": "Cup"}),
    "tournament info": ("sssssss--", {}),
    "tournament join": ("d-ddddd--", {}),
    "tournament leave": ("-d-------", {}),
    "tournament standings": ("---------", {}),
    "tournament bracket": ("---------", {}),
    "tournament pairings": ("---------", {}),
    "tournament export": ("sssssss--", {}),
    "tournament organise": ("s-----s--", {}),
    "tournament start": ("s-----s--", {}),
    "tournament edit": ("s-----s--", {}),
    "tournament drop": ("s-----s--", {}),
    "tournament replace": ("---------", {"person": "*", "by": "*"}),
    "tournament result": ("---------", {}),
    "tournament pause": ("d-----d--", {}),
    "tournament resume": ("---------", {}),
    "tournament announce": ("d-----d--", {"text": "hello"}),
    "tournament undo": ("s-----s--", {}),
    "tournament log": ("s-----s--", {}),
    "tournament cancel": ("s-----s--", {}),
}


def name_of(press: type[Press]) -> str:
    """What a press is called here: the module that it belongs to, and its class."""
    *_, package, module = press.__module__.split(".")
    place = {"civ": "civ", "innovation": "innovation", "tournaments": f"tournament_{module}"}
    return f"{place.get(package, module)}.{press.__name__}"


def presses() -> dict[str, type[Press]]:
    """All that can be pressed, by name."""
    return {
        name_of(press): press
        for press in PRESSES
        if press.__discord_ui_compiled_template__.pattern != "(?!)"
    }


def page() -> str:
    """docs/authority.md."""
    assert Civitas.__name__  # everything that can be pressed is defined once the client is
    heads = " | ".join(KINDS)
    lines = [
        "# Who may do what",
        "",
        "Everything that can be pressed or typed, and what comes of it if each kind of person",
        "tries, while a game is being played (in the lobby or after the end, where it is for",
        "that). A test tries it all; this page is written from the same table.",
        "",
        "✔ does it · 👁 sees what they may see, and changes nothing · – is refused, and told why",
        "",
        *(f"- **{kind}** {told}" for kind, told in KINDS.items()),
        "",
        "A press on what is not offered, belongs to another server or another game, or was",
        "altered, is refused whoever presses.",
        "",
        "## Commands",
        "",
        f"| | {heads} |",
        f"|---|{':-:|' * len(KINDS)}",
        *(f"| `/{name}` {_signs(may)}" for name, (may, _) in TYPED.items()),
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
