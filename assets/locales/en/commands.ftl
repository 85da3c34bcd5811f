# The slash commands as they are registered: command-<name> describes a command, command-<name>-<option>
# an option. At most 100 characters each.

command-game = Play a card game in this channel
command-new = Open a table in this channel
command-new-game = Which game
command-new-seats = Number of seats
command-new-language = The table’s language; it also decides who goes first
command-new-variant = How cards are dealt (Carta Impera Victoria only; default: base game)
command-new-teams = Two teams of two (four players only)
command-new-longer = One more achievement to win (Innovation only)
command-new-computers = Fill free seats with computers; anyone who joins replaces one
command-new-overdue = What happens when a player’s time runs out
command-new-careful = Never reveal what a hand lacks (default: on with two or more people)
command-new-time = Time per move
command-board = Show the table as it stands
command-board-text = Show the table in words, without a picture
command-replay = Replay the game turn by turn
command-settings = Notifications, quiet hours and server options
command-settings-language = For the server: language of public messages and new tables
command-settings-theme = For the server: colours of the pictures
command-away-starting = First day away (default: now)
command-away-until = Last day away
command-away-days = Number of days
command-away = Going away? Mute notifications and tell the others
command-mygames = All my games, those waiting for me first
command-settings-zone = My time zone: start typing a big city
command-hand = Show my hand and my options
command-log = What’s happened so far
command-resign = Resign from my game
command-end = End a game, if everyone agrees or a moderator decides
command-move = Move a game to this channel
command-card = Look up what a card does
command-card-name = The card’s name, in any language
command-help = How to play here
command-rules = Look up a game’s rules by topic or word
command-rules-game = Which game (default: this channel’s game)
command-rules-topic = A topic, or any word, such as splay
command-about = What this bot is

language-name = English

## Answers to commands

refused-no-table-board = There’s no game in this channel, and you’re not in one elsewhere. Open a table with { COMMAND("game new") }.
refused-no-table-board-text = There’s no game in this channel, and you’re not in one elsewhere. Open a table with { COMMAND("game new") }.
refused-no-table-replay = There’s no game in this channel, and you’re not in one elsewhere. Open a table with { COMMAND("game new") }.
refused-no-replay = This game was played under older rules and can’t be replayed. { COMMAND("game log") } tells it in words.
refused-no-table-hand = You’re not in any game. Open a table with { COMMAND("game new") }, or press **Join** on an open one.
refused-no-table-log = There’s no game in this channel, and you’re not in one elsewhere. Open a table with { COMMAND("game new") }.
refused-no-table-resign = You’re not in any game, so there’s nothing to resign from.
refused-no-table-end = There’s no game here that you can end. If you’re playing elsewhere, use this command there.
refused-no-table-move = You have no game to move here. Open a table with { COMMAND("game new") }.
refused-needs-channel = A table needs a server’s channel or thread. Use this command in one.
refused-bot-may-not-write = I can’t play here without **View Channel**, **Send Messages** and **Attach Files**. Someone with **Manage Channels** can grant them, or use another channel.
refused-invite-first = I’m not on this server yet. Ask someone with **Manage Server** to invite me, then try again.
invite-me-button = Invite me
refused-end-not-allowed = Only its players, or someone with **Manage Channels** on its server, can end this game.
refused-move-not-allowed = Only its players, or someone with **Manage Channels** on its server, can move this game.
refused-no-threads-here = I can’t open a thread here. It takes a text channel in which I have **Create Public Threads** and **Send Messages in Threads**.
refused-already-in-thread = This game is already in a thread. To have it elsewhere, use { COMMAND("game move") } there.
refused-move-not-all-there = These players aren’t on this server: { $names }. Invite them first, or move the game within its own server.
refused-no-such-card = There’s no card called “{ $name }”. Start typing a name and pick one from the list.

table-opened = The table’s open. Others press **Join** there; then any player can press **Start**.
table-opened-as-before = -# It’s like your last one here. To change that, press **Options…** there, or choose with { COMMAND("game new") } next time.
board-reposted = The table is now at the bottom of the channel.
replay = 🎞️ **{ $game }** · turn by turn
theme-dark = dark
theme-light = light
theme-contrast = high contrast
theme-server = same as this server
moved = The game now continues in this channel.
moved-to-thread = The game is now in { $thread }.
more-thread = Move to a thread
thread-name = { $game } { $number }: { $names }

mine-title = Which game do you mean?
mine-line = { $number }. **{ $game }** in { $channel }: { $names } · [Go there]({ $link })
mine-choice = { $number }. { $names }
mine-board = Show this table
mine-board-text = Show this table in words
mine-replay = Replay this game
mine-hand = Show my hand in this game
mine-log = Show this game’s log
mine-resign = Resign from this game
mine-end = End this game
mine-move = Move this game to this channel

help-heading = ## { $topic }
help-more = More about…
rules-heading = ## { $game } · { $topic }
help-rules = Rules of { $game }…
rules-found = ## { $game } · “{ $query }”
rules-definition = { $sign } { $text }
rules-passage = **{ $topic }** · { $text }
rules-suggestion = { $topic }: { $text }
rules-instead = Nothing about “{ $query }”. Here’s what’s said about “{ $instead }”:
rules-none = Nothing about “{ $query }” in the rules. Try another word, or one of these topics: { $topics }.
