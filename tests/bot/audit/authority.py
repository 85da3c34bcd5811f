"""Who may do what: one row for everything that can be pressed or typed.

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
    """What is pressed, with which ``values`` of a menu (``*``: a person), and who may.

    ``told``  what looks like a refusal, and is what was asked for
    """

    custom_id: str
    may: str
    values: tuple[str, ...] | None = None
    told: str | None = None


class Typed(NamedTuple):
    """Who may use a command, with these ``options`` (``*``: a person), in which channel."""

    may: str
    options: Mapping[str, Any] = MappingProxyType({})
    at: str | None = None


# By module and class; what is in braces are the ids of ``Cast.ids``.
PRESSED = {
    "doors.HandButton": Row("hand:{playing}", "ssss----ss--"),
    "doors.ChooseButton": Row("choose:{playing}", "ssss----ss--"),
    "doors.NextTableButton": Row("go-on:{playing}", "ssss----ss--"),
    "inviting.InviteButton": Row("invite:{lobby}", "ss-------s--"),
    "inviting.InviteMenu": Row("invite-whom:{lobby}", "dd-------d--", ("*",)),
    "inviting.UninviteButton": Row("uninvite:{lobby}:{guest}", "d--------d--"),
    "inviting.DeclineInvitationButton": Row("decline:{lobby}", "----d-------"),
    "decision.AnswerButton": Row("one:{playing}:{number}:0", "dsss----dd--"),
    "decision.AnswerMenu": Row("pick-one:{playing}:{number}:0", "dsss----dd--", ("0",)),
    "decision.DeclineButton": Row("none:{playing}:{number}", "-sss--------"),
    "decision.PickMenu": Row("pick:{playing}:{number}:0:", "dsss----dd--", ("0",)),
    "decision.PageButton": Row("page:{playing}:{number}:0:", "ssss----ss--"),
    "decision.DoneButton": Row("done:{playing}:{number}:", "-sss--------"),
    "decision.NextButton": Row("next:{playing}:{number}:0:", "ssss----ss--"),
    "decision.NextMenu": Row("pick-next:{playing}:{number}:0:", "ssss----ss--", ("0",)),
    "decision.BackButton": Row("back:{playing}:{number}", "ssss----ss--"),
    "civ.WhyMenu": Row("civ-why:{civ}", "s--------s--", ("copy",), "play-first"),
    "civ.DrawButton": Row("civ-draw:{civ}:{civ_number}", "-s----------"),
    "civ.PileButton": Row("civ-pile:{civ}", "ssssssss-s-s"),
    "civ.TargetButton": Row("civ-at:{civ}:{civ_number}:p2", "ss-------s--"),
    "innovation.ActionButton": Row("act:{playing}:{number}:draw", "dsss----dd--"),
    "innovation.ActionMenu": Row("menu:{playing}:{number}:meld:0", "dsss----dd--", ("0",)),
    "innovation.DogmaButton": Row("dogma:{playing}:{number}:0", "ssss----ss--"),
    "innovation.ActionPageButton": Row("turn:{playing}:{number}:meld:0", "ssss----ss--"),
    "terms.TermsButton": Row("terms:{lobby}", "ssssssssss-s"),
    "terms.TimeMenu": Row("terms-time:{lobby}", "d--------d--", ("24",)),
    "terms.OverdueTermMenu": Row("terms-overdue:{lobby}", "d--------d--", ("vote",)),
    "terms.AskTermsButton": Row("terms-ask:{playing}:yes", "dd-d-----d--"),
    "terms.SwitchButton": Row("terms-revealed:{lobby}:yes", "d--------d--"),
    "tutorial.TutorialButton": Row("tutorial", "ssssssssssss"),
    "tutorial.LearnButton": Row("learn:innovation", "dddddddddddd"),
    "tutorial.InsteadButton": Row("learn-instead:{lesson}:civ", "---d--------"),
    "tutorial.StopButton": Row("tutorial-stop:{lesson}", "---s--------"),
    "tutorial.EndButton": Row("tutorial-end:{lesson}", "---d--------"),
    "lobby.JoinButton": Row("join:{lobby}", "--dddddd---d"),
    "lobby.LeaveButton": Row("leave:{lobby}", "dd------dd--"),
    "lobby.SwapButton": Row("swap:{lobby}", "dd-------d--"),
    "lobby.SeatComputersButton": Row("computer:easy:1:{lobby}", "dd-------d--"),
    "lobby.RemoveComputerButton": Row("no-computer:{robots}", "dd-------d--"),
    "lobby.StartButton": Row("start:{lobby}", "d--------d--"),
    "ending.ResignButton": Row("resign:{playing}", "dd------dd--"),
    "ending.AskEndButton": Row("ask-end:{playing}", "dd-------d--"),
    "ending.EndNowButton": Row("end-now:{playing}", "-------d----"),
    "ending.AgreeButton": Row("agree:{playing}", "dd-------d--"),
    "seating.GiveMenu": Row("give:{playing}", "dd-------d--", ("*",)),
    "seating.GiveToAnybodyButton": Row("give-any:{playing}", "dd-------d--"),
    "seating.SittingButton": Row("sitting:{playing}:7", "ss-------s--"),
    "seating.SitterMenu": Row("sitter:{playing}:7", "dd-------d--", ("*",)),
    "seating.EndSittingButton": Row("end-sitting:{playing}:p3", "--d---------"),
    "seating.TakeButton": Row("take:{civ}:p2:{offer}", "----d-------"),
    "seating.DeclineButton": Row("decline-seat:{civ}:p2:{offer}", "----d-------"),
    "seating.WithdrawButton": Row("withdraw:{civ}:p2:{offer}", "-d-----d----"),
    "away.AwayButton": Row("away", "ssssssssssss"),
    "away.LeaveForButton": Row("away-for:7", "dddddddddddd"),
    "away.BackButton": Row("back:1", "dddddddddddd"),
    "privacy.PrivacyButton": Row("privacy", "ssssssssssss"),
    "privacy.CopyButton": Row("privacy-copy", "ssssssssssss"),
    "privacy.ForgetButton": Row("privacy-forget", "ssssssssssss"),
    "privacy.SureButton": Row("privacy-sure", "dddddddddddd"),
    "settings.NotifyMenu": Row("notify", "dddddddddddd", ("dm",)),
    "settings.QuietFromMenu": Row("quiet-from", "dddddddddddd", ("1320",)),
    "settings.QuietToMenu": Row("quiet-to", "ssssssssssss", ("420",)),
    "settings.ZoneMenu": Row("zone", "dddddddddddd", ("Europe/Rome",)),
    "settings.ServerButton": Row("server-settings", "-------s--s-"),
    "settings.OwnButton": Row("own-settings", "ssssssssssss"),
    "settings.LanguageMenu": Row("server-language", "-------d--d-", ("fr",)),
    "settings.ThemeMenu": Row("server-theme", "-------d--d-", ("light",)),
    "settings.PaceMenu": Row("server-pace", "-------d--d-", ("24",)),
    "settings.OverdueMenu": Row("server-overdue", "-------d--d-", ("vote",)),
    "settings.RatedButton": Row("server-rated:yes", "-------d--d-"),
    "mygames.PageButton": Row("mygames:0", "ssssssssssss"),
    "orders.GiveOrderButton": Row("order:{playing}:demand:0", "dd------dd--"),
    "orders.PlanMenu": Row("order-plan:{civ}", "-d----------", ("0",)),
    "orders.CancelOrderButton": Row("no-order:{playing}:draw", "dddd----dd--"),
    "rated.AnnulButton": Row("annul:yes:{over}", "-------d----"),
    "replacing.VacateButton": Row("vacate:{playing}:p2", "-------s----"),
    "replacing.FillMenu": Row("fill:{playing}:p2", "-------d----", ("*",)),
    "replacing.FillButton": Row("fill:{playing}:p2:anybody", "-------d----"),
    "report.ReportButton": Row("report:{playing}", "dddddddddd-d"),
    "log.LogButton": Row("log:{playing}:0", "ssssssssss-s"),
    "rematch.RematchButton": Row("rematch:{over}", "dd-------d--"),
    "taken_over.BackButton": Row("back-again:{playing}", "ss-s----ss--"),
    "watch.WatchButton": Row("watch:{playing}:turns", "----dddd---d"),
    "watch.StopButton": Row("unwatch:{civ}", "---d--------"),
    "watch.StopMenu": Row("watch-stop", "---d--------", ("{civ}",)),
    "undo.UndoButton": Row("undo:{melding}:{melding_answer}", "d--------d--"),
    "undo.AskButton": Row("undo-ask:{asked}:{asked_answer}", "d--------d--"),
    "mine.TableMenu": Row("mine:hand", "ssss----ss--", ("{playing}",)),
    "mine.MinePageButton": Row("mine-page:hand:0", "ssssssssss--"),
    "help.HelpMenu": Row("help", "ssssssssssss", ("game",)),
    "help.RulesMenu": Row("rules:innovation", "ssssssssssss", ("turn",)),
    "leaders.LeadersButton": Row("leaders:innovation:ranked:0", "ssssssssssss"),
    "leaders.ShowLeadersButton": Row("show-leaders:innovation:ranked:0", "ssssssss-ss-"),
    "statistics.PersonButton": Row("stats:1:innovation", "ssssssssssss"),
    "statistics.ServerButton": Row("server:innovation", "ssssssssssss"),
    "statistics.ShowPersonButton": Row("show-stats:1:innovation", "ssssssss-ss-"),
    "statistics.ShowServerButton": Row("show-server:innovation", "ssssssss-ss-"),
    "tournament_announce.AnnounceButton": Row("t-announce:{cup}", "------dd----"),
    "tournament_edit.EditButton": Row("t-edit:{cup}", "------ss----"),
    "tournament_edit.DeadlineMenu": Row("t-deadline:{cup}", "------dd----", ("24",)),
    "tournament_edit.ChannelMenu": Row("t-channel:{cup}", "------dd----", ("{quiet}",)),
    "tournament_edit.HelperMenu": Row("t-helper:{cup}", "------dd----", ("*",)),
    "tournament_edit.NoHelperMenu": Row("t-no-helper:{cup}", "------dd----", ("{helper}",)),
    "tournament_draft.DraftMenu": Row("t-new:game", "------d-----", ("innovation",)),
    "tournament_draft.SwitchDraftButton": Row("t-new-switch:seeding:random", "------d-----"),
    "tournament_draft.RoleMenu": Row("t-new-role", "------d-----", ()),
    "tournament_draft.DraftChannelMenu": Row("t-new-channel", "------d-----", ("{quiet}",)),
    "tournament_draft.DraftTabButton": Row("t-new-tab:play", "------s-----"),
    "tournament_draft.OpenButton": Row("t-new-open", "------d-----"),
    "tournament_draft.DiscardButton": Row("t-new-discard", "dddddddddddd"),
    "tournament_people.PeopleButton": Row("t-people:{cup}:0", "------ss----"),
    "tournament_people.PersonMenu": Row("t-person:{cup}", "------ss----", ("{entrant}",)),
    "tournament_people.DropOtherButton": Row("t-person-do:{cup}:{entrant}:drop", "------dd----"),
    "tournament_people.ReplaceMenu": Row("t-replace:{cup}:{entrant}", "------dd----", ("*",)),
    "tournament_result.ResultButton": Row("t-result:{swiss}:1:0", "------ss----"),
    "tournament_result.MatchMenu": Row("t-match:{swiss}:1", "------ss----", ("1",)),
    "tournament_result.OutcomeMenu": Row("t-outcome:{swiss}:1:1", "------ss----", ("12",)),
    "tournament_result.AnewButton": Row("t-anew:{multi}:1:1", "------ss----"),
    "tournament_result.PlaceMenu": Row("t-place:{multi}:1:1:1:---", "------ss----", ("1",)),
    "tournament_result.SaveButton": Row("t-save:{swiss}:1:1:21", "------dd----"),
    "tournament_entering.JoinTournamentButton": Row("t-join:{cup}", "d-dddddd----"),
    "tournament_entering.LeaveTournamentButton": Row("t-leave:{cup}", "-d----------"),
    "tournament_entering.DropOutButton": Row("t-drop:{cup}", "-d----------"),
    "tournament_entering.CheckInButton": Row("t-here:{arriving}", "-d----------"),
    "tournament_export.ExportButton": Row("t-export:{cup}", "ssssssss----"),
    "tournament_looking.PairingsButton": Row("t-pairings:{swiss}:1:0", "ssssssss----"),
    "tournament_looking.StandingsButton": Row("t-standings:{swiss}:0", "ssssssss----"),
    "tournament_looking.BracketButton": Row("t-bracket:{knockout}:0", "ssssssss----"),
    "tournament_looking.ExplainButton": Row("t-explain:{swiss}:1:0", "ssssssss----"),
    "tournament_looking.ExplainMenu": Row("t-explain-whom:{swiss}:0", "ssssssss----", ("1",)),
    "tournament_organising.OrganiseButton": Row("t-organise:{cup}", "------ss----"),
    "tournament_organising.AskButton": Row("t-ask:{cup}:start", "------ss----"),
    "tournament_organising.DoButton": Row("t-do:{cup}:start", "------dd----"),
    "tournament_organising.LogButton": Row("t-log:{cup}", "------ss----"),
    "tournament_wanted.WhichMenu": Row("t-which:info", "ssssssss----", ("{cup}",)),
    "open_tables.TablesButton": Row("tables:0", "ssssssss-ss-"),
    "open_tables.JoinMenu": Row("tables-join", "--dddddd----", ("{lobby}",)),
    "open_tables.FollowMenu": Row("tables-watch", "ssssssss----", ("{playing}",)),
    "card.ReadMenu": Row("read:innovation", "ssssssssssss", ("oars",)),
    "more.MoreButton": Row("more:{playing}", "ssssssssss-s"),
    "more.ErrandButton": Row("do:hand:{playing}", "ssss----ss--"),
    "replay.TurnButton": Row("replay:{playing}:first:0", "ssssssssss-s"),
    "motion.MotionButton": Row("motion:yes:{motion}", "-d----------"),
    "pace.MuteButton": Row("mute:{playing}:{player}:{number}", "d-------dd--"),
    "pace.WaitOnButton": Row("wait-on:{playing}", "-d----------"),
}

# By command.
TYPED = {
    "game new": Typed("dddddddd-dd-", at="quiet"),
    "game board": Typed("ssssssssss--"),
    "game hand": Typed("ssss----ss--"),
    "game hint": Typed("ssss----ss--"),
    "game orders": Typed("sss-----ss--"),
    "game undo": Typed("--s-----ss--"),
    "game log": Typed("ssssssssss--"),
    "game replay": Typed("ssssssssss--"),
    "game export": Typed("ssssssssss--"),
    "game resign": Typed("ss------ss--"),
    "game end": Typed("ss-----sss--"),
    "game move": Typed("ss-s---sss--", at="quiet"),
    "game annul": Typed("-------s----", at="ended"),
    "game seat": Typed("sss-----ss--"),
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
    "tournament cancel": Typed("------ss----"),
}


def who(may: str) -> str:
    """The last kind of person who may do something; who may see it if nobody does anything."""
    return [*KINDS][may.rindex("d" if "d" in may else "s")]


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
        "tries, on a server where a game is being played, another gathers, another is over, and",
        "tournaments are at different stages. A test tries it all; this page is written from the",
        "same table.",
        "",
        "✔ does it · 👁 sees what they may see, and changes nothing · – is refused, and told why",
        "",
        *(f"- **{kind}** {told}" for kind, told in KINDS.items()),
        "",
        "A press on what is not offered, belongs to another server or another game, or was",
        "altered, is refused whoever presses. What Discord delivers twice is done once.",
        "",
        "Somebody who was banned from a server, or has left it, has only the bot's old direct",
        "messages. With them they can go on at a seat of their own, which would wait for nobody",
        "else, until the others give it to another player, for which they can vote at once.",
        "Whatever concerns those on the server is refused.",
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
