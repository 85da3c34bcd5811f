# The slash commands as they are registered: command-<name> describes a command, command-<name>-<option>
# an option. At most 100 characters each.

command-game = Play a card game in this channel
command-new = Open a table in this channel
command-new-game = Which game
command-new-seats = How many can sit there
command-new-language = The language of the table; it also decides who begins
command-new-variant = Carta Impera Victoria only: how it is dealt; the base game if you say nothing
command-new-teams = Carta Impera Victoria with four only: two teams of two
command-new-computers = Computer players for the free seats; whoever joins takes the place of one
command-new-overdue = What happens when the time is up
command-new-careful = Never reveal what a hand lacks (default: on if at least two people play)
command-new-time = How long everybody has for a decision
command-board = Show the table as it is now
command-board-text = Show the table in words instead of a picture
command-replay = Watch the game once more, turn by turn
command-settings = How you are called, quiet hours, and what this server has chosen
command-settings-language = For the server: the language of public messages and of new tables
command-settings-theme = For the server: the colours of the pictures
command-away-starting = From this day on; now if you say nothing
command-away-until = Until this day, and including it
command-away-days = For so many days
command-away = When I am away: nobody calls me, and others know it
command-mygames = All my tables, those first that wait for me
command-settings-zone = Your time zone: begin to type a big city
command-hand = Show me my hand and what is asked of me
command-log = What has happened so far
command-resign = Give up my game
command-end = End a game: everybody agrees, or a moderator decides
command-move = Go on with a game in this channel
command-card = What a card does
command-card-name = Its name, in any language
command-help = How to play here
command-rules = The rules of a game, by topic
command-rules-game = Which game; without it, the game of this channel
command-rules-topic = What you want to know
command-about = What this bot is

language-name = English

game-innovation = Innovation
game-civ = Carta Impera Victoria

## Answers to commands

refused-no-table-board = There is no game in this channel, and you have none elsewhere. { COMMAND("game new") } opens a table.
refused-no-table-board-text = There is no game in this channel, and you have none elsewhere. { COMMAND("game new") } opens a table.
refused-no-table-replay = There is no game in this channel, and you have none elsewhere. { COMMAND("game new") } opens a table.
refused-no-replay = This game was played by older rules and cannot be shown once more. { COMMAND("game log") } tells it in words.
refused-no-table-hand = You are not sitting at any table. { COMMAND("game new") } opens one, or press Join where one is open.
refused-no-table-log = There is no game in this channel, and you have none elsewhere. { COMMAND("game new") } opens a table.
refused-no-table-resign = You are not sitting at any table, so there is nothing to resign from.
refused-no-table-end = There is no game here that you could end. If you sit at a table elsewhere, use this command there.
refused-no-table-move = You have no game that could be moved here. { COMMAND("game new") } opens a table.
refused-needs-channel = A table needs a channel or a thread of a server. Use this command there.
refused-bot-may-not-write = I may not show a table here. I need to see this channel, send messages and attach files; somebody with Manage Channels can allow it. Or use another channel.
refused-invite-first = I’m not on this server yet. Ask someone with Manage Server to invite me, then try again.
invite-me-button = Invite me
refused-end-not-allowed = Only those who play, or a member with Manage Channels on its server, can end this game.
refused-move-not-allowed = Only those who play, or a member with Manage Channels on its server, can move this game.
refused-move-not-all-there = These players are not on this server: { $names }. Invite them first, or move the game within its own server.
refused-no-such-card = There is no card called “{ $name }”. Begin to type a name, and choose from the list.

table-opened = The table is open. The others press **Join** there, then anyone who sits there presses **Start**.
board-reposted = The table is shown anew at the end of the channel.
replay = 🎞️ **{ $game }** once more, turn by turn
theme-dark = dark
theme-light = light
moved = The game goes on in this channel.

mine-title = Which table do you mean?
mine-line = { $number }. **{ $game }** in { $channel }: { $names } · [Go there]({ $link })
mine-choice = { $number }. { $names }
mine-board = Show this table
mine-board-text = Show this table in words
mine-replay = Watch this game once more
mine-hand = Show my hand at this table
mine-log = Show the log of this table
mine-resign = Resign from this game
mine-end = End this game
mine-move = Move this game to this channel

help-heading = ## { $topic }
help-more = More about…
rules-heading = ## { $game } · { $topic }
