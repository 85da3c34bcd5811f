# Texts for the bot's host: the command line, the lines on which it stops, the demo's pages.

console-description = Civitas: civilisation card games in a Discord channel.
console-run = play on Discord, with the token in DISCORD_TOKEN
console-demo = play in a browser on this machine, without Discord
console-backup = copy the games to a new file; the bot can keep running
console-restore = replace the games with those of a backup; the bot must be stopped
console-migrate = move the games from the file to the empty PostgreSQL database named by DATABASE_URL
console-forget = delete what's stored about a user, by their Discord id; the bot can keep running
console-doctor = find out what's wrong with this installation
console-status = an overview of servers, games and tournaments; changes nothing
console-maintenance = show a note in the channels of all running tables, such as "Back at 18:00 UTC"; "" takes it away
console-check = try out everything the bot does on Discord in a channel, given its id; cleans up after itself
console-check-user = the id of a user to get a direct message, instead of the application's owner
console-check-record = write the keys and types of Discord's responses to this new file
console-health = exit with 0 if the bot is alive, with 1 if it isn't
console-of-demo = the demo's games
console-otherwise = Without a command: run if DISCORD_TOKEN is set, otherwise demo.

## It cannot start, or cannot go on: one line that says what is wrong and what to do.

stop-no-token = DISCORD_TOKEN isn't set. Set it to the token of your application's bot, or run "python -m bot demo" to play without Discord.
stop-token-refused = Discord rejects this token. Copy the bot's token again from your application's Bot page and set DISCORD_TOKEN to it.
stop-discord-forbids = Discord doesn't let the bot do this: { $error }. Invite it again with the scopes and permissions listed in the README.
stop-discord-unreachable = Can't reach Discord: { $error }. Check the network and start again.
stop-data-unwritable = Can't write to the games' folder, { $path } ({ $error }). Set CIVITAS_DATA to a folder that's writable, or fix its permissions.
stop-store-unusable = Can't open the games in { $path }: { $error }.
stop-newer-database = The games were written by a newer version ({ $names }). Install that version, or restore a backup from before the upgrade.
stop-sqlite-too-old = This Python has SQLite { $version }, and Civitas needs 3.39 or newer. Install a newer Python.
stop-not-a-port = { $name } must be a whole number from 1 to { $last }, not "{ $value }".
stop-not-a-level = { $name } must be one of { $levels }, not "{ $value }".
stop-not-an-address = { $name } must be a port, or an address and a port such as 0.0.0.0:9100, not "{ $value }".
stop-not-an-api = { $name } must be an address such as https://discord.com/api/v10: http or https, with a server, and without a user, "?" or "#". The bot's token is sent there.
stop-not-an-id = { $name } must be the id of a channel, digits only, not "{ $value }".
stop-not-days = { $name } must be a whole number of days from 1 to { $most }, not "{ $value }".
stop-not-a-number = { $name } must be a whole number from 1 to { $most }, not "{ $value }".
stop-note-too-long = A note has at most { $most } characters.
stop-pages-without-monitor = { $name } needs CIVITAS_MONITOR, whose server has the pages.
stop-no-games = There are no games in { $path } yet.
stop-games-older = The games in { $path } are from an older version. The bot upgrades them when it starts; then ask again.
stop-nothing-to-forget = There are no games in { $path }, so nothing is stored about anyone.
stop-monitor-port-taken = Port { $port } is already in use on this machine. Set CIVITAS_MONITOR to another one.
stop-demo-missing = The demo needs a few more packages: run pip install ".[demo]" in the project folder, or make run.
stop-port-taken = Port { $port } is already in use on this machine. Is a demo already running? If not, set CIVITAS_DEMO_PORT to another one.

health-alive = alive
health-dead = no sign of life for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
health-never = never seen alive

stop-already-running = Another Civitas is using { $path }. Stop it first, or set CIVITAS_DATA to another folder.
stop-nothing-to-back-up = There are no games in { $path } yet, so there's nothing to copy.
stop-file-is-there = { $path } already exists. Choose another name.
stop-no-such-file = There's no file { $path }.
stop-damaged = The games in { $path } are damaged: { $error }. Restore the last backup with "python -m bot restore FILE".
stop-not-copied = Couldn't copy the games to { $path }: { $error }.
stop-not-a-backup = { $path } isn't a backup this version can use: { $error }. Nothing has changed.

backup-made = The games have been copied to { $path }.
restored = The games from { $path } are in place. Start the bot again.
restored-kept = The previous games have been kept in { $path }.
maintenance-noted = Noted: the running bot shows it at all tables within ten minutes, and `python -m bot maintenance ""` takes it away.
maintenance-withdrawn = Withdrawn: the running bot deletes its messages within ten minutes.
forget-noted = Noted: what's stored about { $user } is deleted within ten minutes if the bot is running, or when it starts.

## A PostgreSQL database instead of the file

stop-not-a-database-url = DATABASE_URL must be an address such as postgresql://user@server/database. Percent-encode special characters in the password, such as %40 for @ and %2F for /.
stop-not-shards = { $name } must give this process's shards and the total, such as 0-3/8 or 5/8, not "{ $value }".
stop-shards-without-database = { $name } is { $value }, so other processes run the other shards, and they need to share a PostgreSQL database. Set DATABASE_URL, or list all shards here.
stop-shards-taken = Another process already runs some of the shards { $shards } with the games in { $path }, or expects a different number of shards. Give each process its own shards in CIVITAS_SHARDS, with the same total after the slash.
stop-database-driver-missing = PostgreSQL needs one more package: run pip install ".[postgresql]" in the project folder.
stop-database-unreachable = Can't reach a PostgreSQL server at { $path }: { $error }. Check that it's running, its name and port in DATABASE_URL, and the network.
stop-database-refused = PostgreSQL rejects this user at { $path }: { $error }. Check the user and password in DATABASE_URL, and the server's pg_hba.conf.
stop-database-missing = The server has no such database: { $path } ({ $error }). Create it with "CREATE DATABASE name OWNER user", or correct its name in DATABASE_URL.
stop-database-forbidden = The user of { $path } isn't allowed to create tables there: { $error }. Make them the database's owner: "ALTER DATABASE name OWNER TO user".
stop-database-read-only = The PostgreSQL server at { $path } is read-only: { $error }. If it's a replica, name its primary in DATABASE_URL; otherwise switch off default_transaction_read_only.
stop-database-occupied = { $path } already has tables that aren't Civitas's: { $error }. Give Civitas a database of its own.
stop-database-not-utf8 = The database { $path } is encoded as { $encoding }, which can't hold all characters. Create another one with "CREATE DATABASE name ENCODING UTF8 TEMPLATE template0".
stop-older-database-in-use = The games in { $path } are from an older version, and a bot of that version is still running. Stop all bots on this database, make a backup, and start again.
stop-not-upgraded = Couldn't upgrade the games in { $path }: { $error }. Nothing has changed, so the previous version can still open them.
stop-database-in-use = A bot is running on { $path }. Stop all bots on this database first.
stop-database-not-empty = There are already games in { $path }, so nothing was moved. Name an empty database in DATABASE_URL, or replace what's there with "python -m bot restore FILE".
stop-no-database-url = DATABASE_URL isn't set. Set it to the address of the PostgreSQL database to move the games to.
stop-nothing-to-move = There are no games in { $path }, so there's nothing to move. The bot can start with the database as it is.
migrated = { $tables ->
        [one] One table is now in { $where }
       *[other] { $tables } tables are now in { $where }
    }, with { $answers ->
        [one] one move
       *[other] { $answers } moves
    }. From now on, start the bot with this DATABASE_URL. The file { $path } hasn't changed; keep it as a backup.

## The doctor: what it looked at, and what to do

doctor-good = ok:
doctor-note = note:
doctor-bad = BAD:
doctor-unknown-setting = Civitas has no such settings: { $names }. Are they misspelt?
doctor-space = { $megabytes } MB free in { $path }.
doctor-little-space = Only { $megabytes } MB free in { $path }. Free up space: without it, no move can be saved.
doctor-not-running = No bot is running on this data folder.
doctor-silent = A bot has this data folder open but has given no sign of life for a while. If it doesn't recover, restart it: no move is lost.
doctor-running = The bot is running and well.
doctor-nobody-plays = No bot is running on this database.
doctor-shards-alone = Of { $count } shards, no process runs { $shards }: start the one that has them in CIVITAS_SHARDS.
doctor-shards-attended = { $count ->
        [one] A bot is running on this database and serves all servers.
       *[other] A bot is running for each of the { $count } shards.
    }
doctor-kept-for-ever = Finished games are kept forever. Set CIVITAS_KEEP_DAYS to delete them.
doctor-kept = { $days ->
        [one] Games are deleted one day after they end. Results and ratings are kept.
       *[other] Games are deleted { $days } days after they end. Results and ratings are kept.
    }
doctor-no-backups = No backups are made by themselves. Set CIVITAS_BACKUP to a folder for one a day.
doctor-backups-none-yet = No backup has been made in { $path } yet; the running bot makes one within ten minutes.
doctor-backups-unreadable = Can't read the backups in { $path }: { $error }.
doctor-backups-old = The last backup in { $path } is more than two days old. If the bot is running, its log says why.
doctor-backups = { $count ->
        [one] One recent backup in { $path }.
       *[other] { $count } backups in { $path }, the last one recent.
    }
doctor-no-games = There are no games in { $path } yet.
doctor-damaged = The games are damaged: { $error }. Stop the bot and restore the last backup with "python -m bot restore FILE"; the damaged file is kept.
doctor-sound = The database { $path } is sound.
doctor-server = PostgreSQL { $version } is running at { $path }; the games take up { $megabytes } MB. Check on the server itself how much space is left.
doctor-server-forgets = Switched off on the PostgreSQL server: { $names }. Moves may be lost in a power failure. Switch it on in postgresql.conf.
doctor-locked = Another program has locked the database { $path }, so no move can be saved. Find it (a sync tool, an editor; on Linux "fuser { $path }" names it) and stop it.
doctor-not-writable = The bot can't write to { $path }. Give that file and its folder to the user that runs the bot.
doctor-older = The games are from an older version. The bot upgrades them when it starts; make a backup first.
doctor-playing = { $count ->
        [one] One game is in progress.
       *[other] { $count } games are in progress.
    }
doctor-restarted = { $count ->
        [one] In one game an action starts again, because newer rules handle it differently; its player is told.
       *[other] In { $count } games an action starts again, because newer rules handle it differently; its player is told.
    }
doctor-unreadable = { $count ->
        [one] This version can't read this game: table { $tables }. Install the version that played it; its players can end it with /game end.
       *[other] This version can't read { $count } games: tables { $tables }. Install the version that played them; their players can end them with /game end.
    }
doctor-stuck = { $count ->
        [one] This game isn't waiting for anyone: table { $tables }. Please report it.
       *[other] { $count } games aren't waiting for anyone: tables { $tables }. Please report it.
    }
doctor-tournaments = { $count ->
        [0] No tournament is in progress.
        [one] One tournament is in progress.
       *[other] { $count } tournaments are in progress.
    }
doctor-tournaments-stuck = { $count ->
        [one] Tournament { $tables } is stuck: something due hasn't been done. If the bot has been running for a quarter of an hour, its log says why.
       *[other] { $count } tournaments are stuck: { $tables }. If the bot has been running for a quarter of an hour, its log says why.
    }
doctor-matches-overdue = { $count ->
        [one] One match of a tournament is past its deadline.
       *[other] { $count } matches of tournaments are past their deadlines.
    }
doctor-no-token = DISCORD_TOKEN isn't set, so Discord wasn't asked.
doctor-token = Discord knows this bot as { $name }.
doctor-not-asked = Discord didn't respond for all channels: { $error }.
doctor-channels = The bot can see the channels of all its tables.
doctor-channels-lost = { $count ->
        [one] The channel of a table is gone, or the bot can't see it: table { $tables }. Its players can use /game move to continue elsewhere, or give the bot back its permissions.
       *[other] The channels of { $count } tables are gone, or the bot can't see them: tables { $tables }. Their players can use /game move to continue elsewhere, or give the bot back its permissions.
    }
doctor-removed = { $count ->
        [one] The bot is no longer on the server of a table: table { $tables }. Invite it again, or its players can use /game move on another server.
       *[other] The bot is no longer on the servers of { $count } tables: tables { $tables }. Invite it again, or their players can use /game move on another server.
    }
doctor-permissions = { $count ->
        [one] The bot lacks permissions in the channel of table { $tables }: { $permissions }. Grant them in the channel's settings, or its players can use /game move to continue elsewhere.
       *[other] The bot lacks permissions in the channels of { $count } tables, tables { $tables }: { $permissions }. Grant them in the channels' settings, or their players can use /game move to continue elsewhere.
    }

## The check: the findings on Discord, and what to change. The first texts are for messages that are deleted again.

check-hello = Civitas is checking that it can play here. This message will disappear in a moment.
check-changed = Civitas is checking that it can edit its messages. This one will disappear in a moment.
check-button = Does nothing
check-thread-name = Civitas: a check
check-portal = The settings on the Developer Portal are fine.
check-user-install = "User Install" is on. Switch it off on the Installation page of your application: Civitas can only be played on servers that have invited it.
check-no-guild-install = "Guild Install" is off, so no server can invite the bot. Switch it on on the Installation page of your application.
check-code-grant = "Requires OAuth2 Code Grant" is on, so the invitation link doesn't work. Switch it off on the Bot page of your application.
check-not-public = "Public Bot" is off: only you can invite the bot. Switch it on on the Bot page if others should.
check-install-link = The install link of your application lacks { $names }. Add it on the Installation page under "Default Install Settings", or set the link to "None" and hand out the one in the README.
check-endpoint = An Interactions Endpoint URL is set, so commands and presses don't reach the bot. Delete it on the General Information page of your application.
check-intents = These privileged intents are on, and Civitas needs none: { $names }. Switch them off on the Bot page.
check-verification = The bot is on about { $count } servers and isn't verified. Discord lets it join at most { $most }: start verification on the Developer Portal. docs/hosting.md explains how.
check-failed = { $what } didn't work: { $error }
check-left = { $what } left something behind that couldn't be deleted: { $error }. Please delete it by hand.
check-step-portal = Checking the application
check-step-place = Checking the channel
check-step-gateway = Connecting to the gateway
check-step-message = Posting, editing and deleting a message
check-step-thread = Opening a thread
check-step-dm = Sending you a direct message
check-step-commands = Checking the commands
check-step-times = Measuring response times
check-no-channel = There's no such channel, or the bot can't see it. Check the id (Developer Mode, "Copy Channel ID"), give the bot View Channel there, or invite it: { $link }
check-channel-kind = This is neither a text channel nor a thread. Name a channel where people can play.
check-permissions = In this channel the bot lacks { $names }. Allow it in the channel's settings, or invite the bot again.
check-tournaments = Tournament matches have threads of their own, for which the bot lacks { $names } in this channel. Allow it if you want tournaments here.
check-place = The bot has all the permissions it needs in this channel.
check-gateway = The gateway was ready after { $seconds } s. { $shards ->
        [one] Discord recommends one shard
       *[other] Discord recommends { $shards } shards
    }; the bot may connect { $left } more times today.
check-incomplete = A message came back without its picture or its buttons. Please report it.
check-nonce = A message sent twice with the same nonce arrived twice. After a crash, users may see a message twice. Please report it.
check-message = Posting, editing, reposting and deleting a message with a picture and buttons works.
check-in-thread = This is a thread, so no threads can be opened in it. To check that too, name its channel.
check-thread = Opening a thread, writing in it, archiving it and deleting it works.
check-thread-stays = Opening a thread, writing in it and archiving it works. "{ $name }" stays there, archived: only someone with Manage Threads can delete it.
check-dm = Sending you a direct message with a picture works.
check-dm-closed = You don't accept direct messages from this bot, so this wasn't checked. Allow direct messages in the server's privacy settings, or name someone else with --user ID.
check-dm-later = The bot has opened too many direct messages recently, so this wasn't checked. Wait a few minutes.
check-commands = { $count ->
        [one] One command is registered.
       *[other] { $count } commands are registered.
    }
check-commands-old = Some registered commands are from an older version, and users can install them for themselves. The bot replaces them at its next start.
check-no-commands = No commands are registered yet. The bot registers them when it starts.
check-times = Discord responds quickly enough: { $times }.
check-slow = Discord responds slowly: { $times }. A button press must be acknowledged within 3 seconds. If this persists, check this machine's network, or host the bot closer to Discord.
check-time-gateway = gateway { $time } ms
check-time-post = post { $time } ms
check-time-edit = edit { $time } ms
check-time-delete = delete { $time } ms
check-time-thread = thread { $time } ms
check-time-dm = direct message { $time } ms
check-recorded = Discord's responses, without names, ids and content, are in { $path }.
stop-not-recorded = Couldn't write the recording to { $path }: { $error }.

## The demo

demo-ready = The demo is at { $address } (Ctrl-C stops it; the games are kept in { $path }).
demo-title = Civitas: the demo
demo-intro = A Discord server with one channel and four people, on this machine only. Play each of them, in separate tabs or windows.
demo-hint = Start as { $name }: type /game new into the box at the bottom of the channel.
demo-tour = Show me around
demo-tour-about = a game of Innovation against a computer, as { $name }
demo-tour-begun = You’re { $name }, playing against a computer. Move with the buttons under the picture; your hand is in the DMs.
demo-tour-over = Close
demo-person-page = the channel and DMs, as { $name } sees them
demo-everyone = The channel
demo-everyone-page = as each of the four sees it, in turn
demo-person-title = { $name } – Civitas
demo-channel = Channel
demo-dms = DMs
demo-back = All pages

## The overview of servers, games and tournaments

status-servers = { $count ->
        [0] Nothing is being played on any server.
        [one] Games or tournaments on one server.
       *[other] Games or tournaments on { $count } servers.
    }
status-lobby = { $count ->
        [one] One lobby of { $game }
       *[other] { $count } lobbies of { $game }
    }
status-playing = { $count ->
        [one] One game of { $game } in progress
       *[other] { $count } games of { $game } in progress
    }
status-ended = { $count ->
        [one] One game finished in the last { $days } days
       *[other] { $count } games finished in the last { $days } days
    }
status-server = server { $id }: tables { $tables }, tournaments { $tournaments }
status-more = … and { $count } more
status-tournaments = { $count ->
        [0] No tournament is in progress.
        [one] One tournament in progress
       *[other] { $count } tournaments in progress
    }
status-tournament = { $id }: { $name } ({ $game }) on server { $server }, players: { $people }, { $state ->
        [signup] sign-up
        [checkin] check-in
        [paused] paused
        [stuck] STUCK in round { $round }
       *[running] round { $round }
    }
