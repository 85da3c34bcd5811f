# Ratings and statistics. $rating is a number as it is shown, $settled after how many games it is settled.

## What a finished game meant for the ratings

rated = 📈 { $changes }
# $change has its sign: +14, −3, ±0. A question mark: this rating is provisional.
rated-change =
    { $settled ->
        [yes] **{ $name }** { $rating } ({ $change })
       *[no] **{ $name }** { $rating }? ({ $change })
    }
unrated-casual = -# This table was not to count, so no rating changes.
unrated-computer = -# A computer player took part, so no rating changes.
unrated-short = -# It was over before everybody had played, so no rating changes.
unrated-replaced = -# Seats changed hands, so no rating changes.
unrated-annulled = -# A moderator has annulled this game: it does not count for the ratings.

former-player = a former player

## Annulling a game

annul-ask = Shall **{ $game }** with { $names } not count any more? All ratings after it are computed anew, and it drops out of the statistics. You can take that back.
annul-button = Annul this game
annul-done = The game is annulled: it does not count any more, and all ratings after it have been computed anew.
restore-ask = **{ $game }** with { $names } is annulled. Shall it count again? All ratings after it are computed anew.
restore-button = Let it count again
restore-done = The game counts again, and all ratings after it have been computed anew.
mine-annul = This game
refused-annul-not-allowed = Only members with Manage Channels can annul a game of this server.
refused-annul-too-early = This game is still being played. { COMMAND("game end") } ends it without a result.
refused-not-rated = This game does not count for the ratings anyway.
refused-no-table-annul = No game of this channel has counted for the ratings so far. Use this command in the channel where the game ended.

## Showing something to all

show-button = Show to all
refused-show-not-allowed = You may not write in this channel, so I cannot show it to all here. Choose another channel.

## The leaderboard

leaders-title = ## 🏅 { $game }
leaders-new-title =
    ## 🌱 { $game } · provisional
    -# Fewer than { $settled } rated games: these ratings still move a lot.
leaders-line =
    { $count ->
        [one] { $place }. **{ $name }** · { $rating } · 1 game
       *[other] { $place }. **{ $name }** · { $rating } · { $count } games
    }
leaders-new-line =
    { $count ->
        [one] ▫️ **{ $name }** · { $rating }? · 1 game
       *[other] ▫️ **{ $name }** · { $rating }? · { $count } games
    }
leaders-nobody-ranked = Nobody has a place yet: it takes { $settled } rated games.
leaders-nobody-new = Nobody has a provisional rating.
leaders-page = -# Page { $page } of { $pages }
leaders-own =
    { $count ->
        [one] 👤 You: place **{ $place }** of { $people } · { $rating } · 1 game
       *[other] 👤 You: place **{ $place }** of { $people } · { $rating } · { $count } games
    }
leaders-own-new =
    { $count ->
        [one] 👤 You: { $rating }? after 1 rated game; with { $settled } you get a place.
       *[other] 👤 You: { $rating }? after { $count } rated games; with { $settled } you get a place.
    }
leaders-own-none = 👤 You have no rated game of { $game } here yet. { COMMAND("game new") } opens a table.
leaders-ranked-button = Places ({ $count })
leaders-new-button = Provisional ({ $count })

## Statistics

stats-title = ## { $name } · { $game }
stats-nothing = **{ $name }** has not finished a game on this server yet.
stats-no-game = No finished game yet.
stats-unrated = 📈 No rated game yet.
stats-rating =
    { $count ->
        [one] 📈 **{ $rating }** · place { $place } of { $people } · 1 rated game
       *[other] 📈 **{ $rating }** · place { $place } of { $people } · { $count } rated games
    }
stats-rating-new =
    { $count ->
        [one] 📈 **{ $rating }?** · provisional: 1 rated game of { $settled }
       *[other] 📈 **{ $rating }?** · provisional: { $count } rated games of { $settled }
    }
stats-games =
    { $count ->
        [one] 🎲 **1** game, **{ $won }** won ({ $percent } %)
       *[other] 🎲 **{ $count }** games, **{ $won }** won ({ $percent } %)
    }
stats-how = 🏆 Won: { $reasons }
stats-reason-achievements = { $count } by achievements
stats-reason-score = { $count } by points
stats-reason-dogma = { $count } by a dogma
stats-reason-hegemony = { $count } by hegemony
stats-reason-majority = { $count } by majorities
stats-reason-resigned = { $count } as the others resigned
stats-sizes = 👥 Won by number of players: { $sizes }
# For example: 3 of 7 with 4.
stats-size-won = { $won } of { $count } with { $seats }
stats-streak =
    { $count ->
        [0] 🔥 Longest winning streak: { $longest }
        [one] 🔥 Won the last game; longest winning streak: { $longest }
       *[other] 🔥 { $count } wins in a row now; longest streak: { $longest }
    }
stats-length =
    { $turns ->
        [0] ⏱️ A game takes { $duration } on average.
        [one] ⏱️ A game takes { $duration } and 1 turn on average.
       *[other] ⏱️ A game takes { $duration } and { $turns } turns on average.
    }
stats-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
stats-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
stats-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
stats-computers =
    { $count ->
        [one] 🤖 With computer players: 1 game, { $won } won (not counted above)
       *[other] 🤖 With computer players: { $count } games, { $won } won (not counted above)
    }
stats-opponents = ⚔️ Most often against (ahead – behind)
# $before: how often one came ahead of them, $after: behind.
stats-opponent =
    { $count ->
        [one] ▫️ **{ $name }** · 1 game · { $before }–{ $after }
       *[other] ▫️ **{ $name }** · { $count } games · { $before }–{ $after }
    }
stats-server-button = This server
stats-server-nothing = No game has been finished on this server yet.
stats-server-games =
    { $count ->
        [one] 🎲 **1** finished game
       *[other] 🎲 **{ $count }** finished games
    }
stats-server-reasons = 🏆 Won: { $reasons }
stats-server-sizes = 👥 Number of players: { $sizes }
stats-size =
    { $count ->
        [one] 1 game with { $seats }
       *[other] { $count } games with { $seats }
    }
stats-server-busiest = 🏅 Most rated games: { $people }
stats-busy = **{ $name }** ({ $count })

## The picture

picture-rating =
    { $count ->
        [one] { $game } · 1 rated game
       *[other] { $game } · { $count } rated games
    }
alt-rating = The rating of { $name } in { $game } after each of { $games } rated games, from { $first } to { $last }: now { $rating }, at least { $least }, at most { $most }.

## Help

help-topic-ratings = Ratings
help-text-ratings =
    A game among people is **rated**, unless its host chose before the start that it does not count (**{ terms-button }**). What counts is the order at the end: winners first, who shares a victory shares the place, a team wins and loses together. To win against the strong brings more.
    Everybody begins at **1500**. 200 points more mean three wins out of four games in a duel. Until 10 games a rating is provisional and bears a question mark; it has no place on the { COMMAND("leaderboard") }.
    - Who **resigns**, or loses their seat because their time is up, comes last; of several, whoever left first.
    - Who hands their seat on to somebody else is not rated, nor is the successor; the others are compared with each other. In teams the whole game is not rated.
    - **Not rated**: games with a computer player from the start; games that end without a winner, by agreement or by a moderator; games that are given up before everybody has had a turn.
    - A moderator can annul a game with { COMMAND("game annul") }: then it is as if it had never been played.
    { COMMAND("stats player") } and { COMMAND("stats server") } show the statistics.

## The commands

command-leaderboard = Who plays best on this server
command-leaderboard-game = Which game; without it, that of this channel
command-stats = What finished games add up to
command-stats-player = Of a person: games, wins, opponents, the rating as a picture
command-stats-player-person = Whose statistics; your own if you name nobody
command-stats-player-game = Which game; without it, the one played most
command-stats-server = Of the whole server
command-stats-server-game = Which game; without it, that of this channel
command-annul = Moderators: take a finished game of this channel out of the ratings
