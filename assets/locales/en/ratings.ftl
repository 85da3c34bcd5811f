# Ratings and statistics. $rating is a number as it is shown, $settled and $opponents after how many games and opponents it is settled, $met how many opponents there were.

## What a finished game meant for the ratings

# $provisional: whether a rating among these is; it has a question mark. $weighed: whether the game counts for less.
rated =
    📈 **Ratings**
    { $changes }
    -# The higher the ratings of those you finish ahead of, the more you gain.{ $provisional ->
        [yes] { "" } A question mark means provisional: that rating still moves a lot.
       *[no] { "" }
    }{ $weighed ->
        [yes] { "" } These players have met often in the last 7 days, so this game counts for less.
       *[no] { "" }
    }
rated-change =
    { $way ->
        [up] **{ $name }** gains { $points ->
            [one] 1 point
           *[other] { $points } points
        }, to { $rating }
        [down] **{ $name }** loses { $points ->
            [one] 1 point
           *[other] { $points } points
        }, to { $rating }
       *[even] **{ $name }** stays at { $rating }
    }
# For one player alone; $places: rated-ahead and so on.
rated-you =
    { $way ->
        [up] 📈 You gain { $points ->
            [one] 1 rating point
           *[other] { $points } rating points
        }
        [down] 📉 You lose { $points ->
            [one] 1 rating point
           *[other] { $points } rating points
        }
       *[even] Your rating stays the same
    }: you finished { $places }. In { $game } you’re now at **{ $rating }**.
rated-ahead = ahead of { $names }
rated-level = level with { $names }
rated-behind = behind { $names }
rated-opponent = { $name } ({ $rating })
unrated-casual = -# This table is unrated, so no ratings change.
unrated-computer = -# A computer player took part, so no ratings change.
unrated-short = -# The game ended before it was really played, so no ratings change.
unrated-replaced = -# Seats changed hands, so no ratings change.
unrated-practice = -# Moves that had revealed cards were undone for practice, so this game doesn’t count.
unrated-annulled = -# A moderator has annulled this game: it doesn’t count for the ratings.

former-player = a former player

## Annulling a game

annul-ask = Annul **{ $game }** with { $names }? It drops out of the statistics, and all later ratings are recalculated. You can undo this.
annul-button = Annul this game
annul-done = Game annulled: it no longer counts, and all later ratings have been recalculated.
restore-ask = **{ $game }** with { $names } is annulled. Count it again? All later ratings are recalculated.
restore-button = Count it again
restore-done = The game counts again, and all later ratings have been recalculated.
mine-annul = This game
refused-annul-not-allowed = Only someone with **Manage Channels** can annul a game on this server.
refused-annul-too-early = This game is still being played. { COMMAND("game end") } ends it without a result.
refused-not-rated = This game doesn’t count for the ratings anyway.
refused-no-table-annul = No game in this channel has counted for the ratings yet. Use this command in the channel where the game ended.

## Showing something to all

show-button = Show everyone
refused-show-not-allowed = You can’t write in this channel, so I can’t show this to everyone here. Choose another channel.

## The leaderboard

leaders-title = ## 🏅 { $game }
leaders-new-title =
    ## 🌱 { $game } · provisional
    -# These ratings still move a lot. A place among the ranked takes { $settled } rated games against { $opponents } different players.
leaders-line =
    { $count ->
        [one] { $place }. **{ $name }** · { $rating } · 1 game
       *[other] { $place }. **{ $name }** · { $rating } · { $count } games
    }
leaders-new-line =
    { $count ->
        [one] ({ $place }) **{ $name }** · { $rating }? · 1 game
       *[other] ({ $place }) **{ $name }** · { $rating }? · { $count } games
    }
leaders-nobody-ranked = No one is ranked yet: it takes { $settled } rated games against { $opponents } different players.
leaders-nobody-new = No one has a provisional rating.
leaders-page = -# Page { $page } of { $pages }
leaders-own =
    { $count ->
        [one] 👤 You: rank **{ $place }** of { $people } · { $rating } · 1 game
       *[other] 👤 You: rank **{ $place }** of { $people } · { $rating } · { $count } games
    }
leaders-own-new =
    { $count ->
        [one] 👤 You: provisional rank **{ $place }** of { $people } · { $rating }? · 1 game
       *[other] 👤 You: provisional rank **{ $place }** of { $people } · { $rating }? · { $count } games
    }, { $met ->
        [one] 1 opponent
       *[other] { $met } opponents
    }. You’re ranked after { $settled } games against { $opponents } different players.
leaders-own-none = 👤 You haven’t played a rated game of { $game } here yet. Open a table with { COMMAND("game new") }.
leaders-ranked-button = Ranked ({ $count })
leaders-new-button = Provisional ({ $count })

## Statistics

stats-title = ## { $name } · { $game }
stats-nothing = **{ $name }** hasn’t finished a game on this server yet.
stats-no-game = No finished games yet.
stats-unrated = 📈 No rated games yet.
stats-rating =
    { $count ->
        [one] 📈 **{ $rating }** · rank { $place } of { $people } · 1 rated game
       *[other] 📈 **{ $rating }** · rank { $place } of { $people } · { $count } rated games
    }
stats-rating-new =
    { $count ->
        [one] 📈 **{ $rating }?** · provisional rank { $place } of { $people } · 1 of { $settled } rated games
       *[other] 📈 **{ $rating }?** · provisional rank { $place } of { $people } · { $count } of { $settled } rated games
    }, { $met ->
        [one] 1 of { $opponents } opponents
       *[other] { $met } of { $opponents } opponents
    }
stats-games =
    { $count ->
        [one] 🎲 **1** game, **{ $won }** won ({ $percent }%)
       *[other] 🎲 **{ $count }** games, **{ $won }** won ({ $percent }%)
    }
stats-how = 🏆 Wins: { $reasons }
stats-reason-resigned = { $count } by resignation
stats-sizes = 👥 Wins by number of players: { $sizes }
# For example: 3 of 7 with 4.
stats-size-won = { $won } of { $count } with { $seats }
stats-streak =
    { $count ->
        [0] 🔥 Longest winning streak: { $longest }
        [one] 🔥 Won the last game; longest winning streak: { $longest }
       *[other] 🔥 { $count } wins in a row; longest winning streak: { $longest }
    }
stats-length =
    { $turns ->
        [0] ⏱️ Average game: { $duration }
        [one] ⏱️ Average game: { $duration }, 1 turn
       *[other] ⏱️ Average game: { $duration }, { $turns } turns
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
stats-opponents = ⚔️ Most frequent opponents (ahead – behind)
# $before: how often one came ahead of them, $after: behind.
stats-opponent =
    { $count ->
        [one] ▫️ **{ $name }** · 1 game · { $before }–{ $after }
       *[other] ▫️ **{ $name }** · { $count } games · { $before }–{ $after }
    }
stats-server-button = This server
stats-server-nothing = No games have been finished on this server yet.
stats-server-games =
    { $count ->
        [one] 🎲 **1** finished game
       *[other] 🎲 **{ $count }** finished games
    }
stats-server-reasons = 🏆 Wins: { $reasons }
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
alt-rating = { $name }’s rating in { $game } after each of { $games } rated games, from { $first } to { $last }: now { $rating }, lowest { $least }, highest { $most }.

## The commands

command-leaderboard = The best players on this server
command-leaderboard-game = Which game (default: this channel’s game)
command-stats = Statistics of finished games
command-stats-player = A player’s games, wins, opponents and rating
command-stats-player-person = Whose statistics (default: yours)
command-stats-player-game = Which game (default: the one they’ve played most)
command-stats-server = Statistics of the whole server
command-stats-server-game = Which game (default: this channel’s game)
command-annul = Moderators: take a finished game in this channel out of the ratings
