"""The lines of text in all messages about a tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from bot.core.names import in_text, isolated, plain_name, stored_in_text, typed_text
from bot.core.table import NOBODY
from bot.features.lobby.terms import pace_choice
from bot.features.tournaments.contest import formats
from bot.features.tournaments.contest.match_games import wins
from bot.features.tournaments.guards import late_entry
from bot.games.registry import GAMES
from bot.ui.times import shown_time

if TYPE_CHECKING:
    from bot.core.words import Words
    from bot.features.tournaments.contest.standings import Number, Standing
    from bot.features.tournaments.model import Match, Round, Settings
    from bot.features.tournaments.tournament import Single, Tournament, Waiting
    from bot.features.tournaments.weekly import Weekly

TOURNAMENT = 0xB0862C
OVER = 0xD9A62E
STOPPED = 0x8A8F98

# A name in a line about several people; a phone shows two of them side by side.
LONGEST_NAME = 20
# Brackets would end the text of a link.
_BRACKETS = str.maketrans("[]", "()")
SHOWN_WAITING = 5
SHOWN_AWAY = 20
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def name(tournament: Tournament, number: int) -> str:
    """Return the name of an entrant for a message, also for the text of a link."""
    return in_text(tournament.name_of(number, LONGEST_NAME).translate(_BRACKETS))


def entrant_label(tournament: Tournament, number: int) -> str:
    """Return the name of an entrant for plain text."""
    return isolated(tournament.name_of(number))


def people_count(tournament: Tournament, entrants: int) -> int:
    """Return the number of people in ``entrants`` entrants, for the plural of verbs."""
    return 2 * entrants if tournament.teams else entrants


def state_of(tournament: Tournament, number: int) -> str:
    """Return ``in`` for an active entrant, or why they are out: one of ``OUT``."""
    if tournament.contest.entrant(number).active:
        return "in"
    if any(tournament.bars(user_id) for user_id in tournament.users([number])):
        return "disqualified"
    return tournament.captain(number).out or "self"


def mention(user_id: int | None, words: Words) -> str:
    """Return the mention of a user, or a neutral name for a forgotten one."""
    return words("former-player") if (user_id or NOBODY) <= NOBODY else f"<@{user_id}>"


def mentions(tournament: Tournament, numbers: Iterable[int], words: Words) -> str:
    """Return the mentions of all members of entrants, as a list."""
    return words.list(mention(user_id, words) for user_id in tournament.users(numbers))


def entrant_mention(tournament: Tournament, number: int, words: Words) -> str:
    """Return the mention of an entrant, or the name if the user is unknown by now.

    A team is named by the mentions of its members, after the name that it has chosen.
    """
    entrant, members = tournament.contest.entrant(number), tournament.members(number)
    users = [each.user_id for each in members]
    if len(users) == 1:
        return name(tournament, number) if users == [NOBODY] else f"<@{users[0]}>"
    one, other = (mention(user_id, words) for user_id in users)
    if not entrant.named:
        return words("team-of", one=one, other=other)
    return words("team-named", name=name(tournament, number), one=one, other=other)


def opponents_text(tournament: Tournament, names: Sequence[str], words: Words) -> str:
    """Return the entrants of a match as a list, or one team against the other."""
    if not tournament.teams:
        return words.list(names)
    one, other = names
    return words("team-against", one=one, other=other)


def organisers_text(tournament: Tournament, words: Words) -> str:
    """Return the lines naming the organisers, without moderators, or an empty text.

    Helpers for results and pairings only have a line of their own.
    """
    lines = [
        words(f"tournament-{key}", names=words.list(f"<@{each}>" for each in people))
        for key, people in (
            ("organisers", [each for each in tournament.full_organisers if each != NOBODY]),
            ("result-helpers", tournament.results_only),
        )
        if people
    ]
    return "\n".join(lines)


def where_text(tournament: Tournament, channel_id: int, words: Words) -> str:
    """Return the line of a notification that names game and channel."""
    game = words(f"game-{tournament.game_name}")
    return words("notify-where", game=game, channel=f"<#{channel_id}>")


def title_text(tournament: Tournament, words: Words) -> str:
    """Return the title of the tournament, and whether it is paused."""
    heading = words("tournament-title", name=typed_text(tournament.name))
    return f"{heading}\n{words('tournament-paused')}" if tournament.paused else heading


def stage_text(tournament: Tournament, words: Words) -> str:
    """Return the stage of the tournament, and its deadline."""
    what = "paused" if tournament.paused else tournament.status
    line = words(
        f"tournament-stage-{what}",
        round=len(tournament.contest.rounds),
        rounds=tournament.planned_rounds,
        coming=tournament.coming,
    )
    if tournament.due_at is None or tournament.paused or not tournament.active:
        return line
    return f"{line}\n{until_text(tournament, words)}"


def until_text(tournament: Tournament, words: Words) -> str:
    """Return when sign-up, check-in or the round ends."""
    assert tournament.due_at is not None
    at, left = shown_time(tournament.due_at), shown_time(tournament.due_at, "R")
    return words(f"tournament-until-{tournament.status}", at=at, left=left)


def late_text(tournament: Tournament, words: Words) -> str:
    """Return until when one can still join after sign-up; an empty text if not."""
    until = late_entry(tournament)
    if until is None:
        return ""
    return words("tournament-late-entry", until=until, coming=tournament.coming)


def waiting_text(tournament: Tournament, words: Words) -> str:
    """Return that all places are taken, and the waiting list; empty if there is room."""
    if not tournament.full and not tournament.waiting:
        return ""
    names = [_waiting_name(each, words) for each in tournament.waiting[:SHOWN_WAITING]]
    more = len(tournament.waiting) - len(names)
    if more:
        names.append(words("tournament-others", count=more))
    return words("tournament-waiting-list", count=len(tournament.waiting), names=words.list(names))


def signed_up_text(tournament: Tournament, words: Words) -> str:
    """Return how many players, or teams, have signed up, and how many it takes."""
    return words(
        "team-signed-up" if tournament.teams else "tournament-signed-up",
        count=len(tournament.active_entrants),
        min=tournament.plan.min_people,
        max=tournament.plan.max_people,
    )


def known_name(tournament: Tournament, one: Single) -> str:
    """Return the current name of a user without a partner, on one line."""
    known = tournament.called.get(one.user_id)
    return plain_name(one.name if known is None else known.name) or "?"


def singles_text(tournament: Tournament, words: Words) -> str:
    """Return the users without a partner; an empty text if there are none."""
    alone = tournament.singles
    names = known_names(tournament, alone, words)
    return words("team-singles", names=names, count=len(alone)) if names else ""


def known_names(tournament: Tournament, people: Sequence[Single], words: Words) -> str:
    """Return the names of users without a partner, the first ones if they are many."""
    names = [in_text(known_name(tournament, each)) for each in people[:SHOWN_AWAY]]
    if len(people) > SHOWN_AWAY:
        names.append(words("tournament-others", count=len(people) - SHOWN_AWAY))
    return words.list(names)


def waiting_label(waiting: Waiting, words: Words) -> str:
    """Return the label of a waiting player or team, for a menu."""
    return _waiting_name(waiting, words, isolated)


def _waiting_name(
    waiting: Waiting, words: Words, shown: Callable[[str], str] = stored_in_text
) -> str:
    names = [shown(called) for _, called in waiting.people]
    return names[0] if len(names) == 1 else words("team-of", one=names[0], other=names[1])


def rules_text(tournament: Tournament, words: Words) -> str:
    """Return the rules of the tournament; the usual ones are left out."""
    plan, terms = tournament.plan, tournament.terms
    settings = tournament.contest.settings
    lines = [
        words("tournament-line-game", game=words(f"game-{tournament.game_name}")),
        format_text(settings, words, teams=tournament.teams),
        words(
            "tournament-line-time",
            pace=terms.pace or 0,
            time=pace_choice(terms.pace or 0, words).label,
            overdue=words(f"tournament-overdue-{terms.overdue}"),
        ),
    ]
    if any(each.seed for each in tournament.contest.entrants):
        lines.append(words("tournament-line-seeds"))
    if plan.round_hours is not None:
        rule = words(f"tournament-deadline-{plan.at_deadline}")
        lines.append(
            words("tournament-line-round", time=hours_text(plan.round_hours, words), rule=rule)
        )
    if plan.weekly is not None:
        lines.append(weekly_text(plan.weekly, words))
    if plan.check_in != "none":
        hours = hours_text(plan.check_in_hours, words)
        lines.append(words("tournament-line-check-in", when=plan.check_in, time=hours))
    if plan.role_id is not None:
        lines.append(words("tournament-line-role", role=f"<@&{plan.role_id}>"))
    options = {key: each for key, each in tournament.options.items() if key != "teams"}
    told = GAMES[tournament.game_name].presenter.options_line(options, words)
    return "\n".join(filter(None, [*lines, told]))


def weekly_text(weekly: Weekly, words: Words) -> str:
    """Return the day and hour at which rounds begin."""
    day, time = words.weekday(weekly.day), f"{weekly.hour:02}:00"
    return words("tournament-line-weekly", day=day, time=time, zone=weekly.zone)


def format_text(settings: Settings, words: Words, *, teams: bool = False) -> str:
    """Return the format, with its chosen settings."""
    seats = words("tournament-line-seats", seats=settings.seats)
    facts = [words("team-line") if teams else seats]
    if settings.rounds:
        facts.append(words("tournament-line-rounds", count=settings.rounds))
    if settings.legs > 1:
        facts.append(words("tournament-line-legs"))
    if settings.groups:
        facts.append(words("tournament-line-groups", count=settings.groups))
    if settings.advance:
        facts.append(words("tournament-line-advance", count=settings.advance))
    if settings.third_place:
        facts.append(words("tournament-line-third"))
    if settings.cut:
        facts.append(words("tournament-line-cut", count=settings.cut, seats=settings.seats))
    if settings.byes:
        facts.append(words("tournament-line-byes", count=settings.byes))
    if settings.best_of > 1:
        facts.append(words("tournament-line-best-of", count=settings.best_of))
    facts.append(words(f"tournament-line-seeding-{settings.seeding}"))
    return words(
        "tournament-line-format",
        format=words(f"tournament-format-{settings.format}"),
        facts=words.list(facts, "unit"),
    )


def hours_text(hours: int, words: Words) -> str:
    """Return a time in days from two on, else in hours."""
    if hours % 24 == 0 and hours >= 48:
        return words("tournament-days", count=hours // 24)
    return words("tournament-hours", count=hours)


def match_line(tournament: Tournament, round_number: int, match: Match, words: Words) -> str:
    """Return the opponents of a match, or its result, as a link to its thread."""
    if match.result is not None:
        names = result_text(tournament, match, words)
    else:
        between = words("tournament-versus") if len(match.seats) == 2 else " · "
        names = between.join(name(tournament, number) for number in match.seats)
    venue = tournament.venue(round_number, match.table)
    if match.result is None and venue is not None and venue.games:
        score = "–".join(map(str, wins(match, venue.games)))
        names = words("tournament-score", result=names, score=score)
    if venue is not None and venue.thread_id is not None:
        link = f"https://discord.com/channels/{tournament.guild_id}/{venue.thread_id}"
        names = f"[{names}]({link})"
    return words("tournament-match", table=match.table, names=names)


def result_text(tournament: Tournament, match: Match, words: Words) -> str:
    """Return the winner, and any absent entrant; at larger tables all places."""
    assert match.result is not None
    places, present = match.places, match.present

    def shown(number: int) -> str:
        called = name(tournament, number)
        if number not in present:
            return f"~~{called}~~"
        return f"**{called}**" if places[number] == 1 else called

    ordered = sorted(match.seats, key=lambda number: places[number])
    if len(match.seats) == 2:
        if places[ordered[0]] == places[ordered[1]]:
            text = words(
                "tournament-shared" if present else "tournament-nobody-came",
                one=shown(ordered[0]),
                other=shown(ordered[1]),
            )
        else:
            key = "tournament-won" if len(present) == 2 else "tournament-walked-over"
            winner, loser = (shown(number) for number in ordered)
            text = words(key, winner=winner, loser=loser, count=people_count(tournament, 1))
        if not match.result.wins:
            return text
        won = dict(zip(match.seats, match.result.wins, strict=True))
        score = "–".join(str(won[number]) for number in ordered)
        return words("tournament-score", result=text, score=score)
    return " · ".join(
        shown(number) if number not in present else f"{places[number]}. {shown(number)}"
        for number in ordered
    )


def cut_text(tournament: Tournament, round_: Round, words: Words) -> str:
    """Return that the final begins with a round, and its entrants; empty if not."""
    settings = tournament.contest.settings
    if settings.format != "swiss" or round_.stage != "elimination" or not round_.seeds:
        return ""
    names = [name(tournament, number) for number in round_.seeds]
    return words("tournament-cut", seats=settings.seats, count=len(names), names=words.list(names))


def away_text(tournament: Tournament, round_: Round, words: Words) -> str:
    """Return the entrants with a half-point bye in a round; empty if there are none."""
    names = [name(tournament, number) for number in round_.away[:SHOWN_AWAY]]
    if len(round_.away) > SHOWN_AWAY:
        names.append(words("tournament-others", count=len(round_.away) - SHOWN_AWAY))
    return words("tournament-away", names=words.list(names)) if names else ""


def match_title(tournament: Tournament, match: Match, words: Words) -> str:
    """Return the title of a match: semi-final, group 2 …; empty for a usual one."""
    key, facts = formats.title(tournament.contest, match.slot)
    return "" if key == "table" else words(f"tournament-match-{key}", **facts)


def standing_line(tournament: Tournament, standing: Standing, words: Words) -> str:
    """Return an entrant's place, if there are any yet, with the deciding numbers."""
    numbers = [standing.points, *(each for each in standing.tiebreaks if each.key != "lot")][:2]
    told = " · ".join(number_text(each, words) for each in numbers)
    place = f"`{standing.place or '–':>2}`"
    mark = MEDALS.get(standing.place, place) if standing.points.value else place
    called = name(tournament, standing.entrant)
    key = "tournament-standing" if standing.active else "tournament-standing-out"
    return words(key, place=mark, name=called, numbers=told)


def number_text(number: Number, words: Words) -> str:
    """Return a number with its name."""
    key, value = f"tournament-number-{number.key}", number.value
    if number.key not in ("points", "wins"):
        return words(key, value=words.number(value))
    count = int(value) if value.denominator == 1 else float(value)
    return words(key, value=words.number(value), count=count)


def as_fit(lines: Sequence[str], room: int, words: Words) -> str:
    """Return as many of ``lines`` as fit into ``room``, and how many more there are."""
    kept: list[str] = []
    used = 0
    for line in lines:
        used += len(line) + 1
        if used > room:
            kept.append(words("tournament-more", count=len(lines) - len(kept)))
            break
        kept.append(line)
    return "\n".join(kept)


def people_text(tournament: Tournament, words: Words, room: int) -> str:
    """Return the names of the participants, as many as fit."""
    names = [name(tournament, each.number) for each in tournament.active_entrants]
    kept: list[str] = []
    used = 0
    for called in names:
        used += len(called) + 2
        if used > room:
            return words.list([*kept, words("tournament-others", count=len(names) - len(kept))])
        kept.append(called)
    return words.list(kept)
