# What whoever hosts the bot reads: the command line, the lines on which it stops, the demo's pages.

console-description = Civitas: civilisation card games in a Discord channel.
console-run = play on Discord with the token in DISCORD_TOKEN
console-demo = play in a browser on this machine, without Discord
console-backup = copy the games to a new file, also while the bot is running
console-restore = put the games of a backup in place; the bot must not be running
console-migrate = move the games from the file into the empty PostgreSQL database that DATABASE_URL names
console-forget = delete what is stored about a person, by their Discord id, also while the bot is running
console-doctor = find out what is wrong with this installation
console-check = try on Discord what the bot does there, in a channel by its id; tidies up
console-check-user = the id of the user who gets a direct message, instead of the application's owner
console-check-record = write the keys and types of Discord's responses to this new file
console-health = tell by the exit code whether the running bot is alive
console-otherwise = Without a command: run if DISCORD_TOKEN is set, otherwise demo.

## It cannot start, or cannot go on: one line that says what is wrong and what to do.

stop-no-token = DISCORD_TOKEN is not set. Set it to the token of your application's bot, or run "python -m bot demo" to play without Discord.
stop-token-refused = Discord refuses this token. Copy the bot's token anew from the Bot page of your application and set DISCORD_TOKEN to it.
stop-discord-forbids = Discord does not let the bot do this: { $error }. Invite it again with the scopes and permissions that the README lists.
stop-discord-unreachable = Discord cannot be reached: { $error }. Check the network and start again.
stop-data-unwritable = The folder for the games, { $path }, cannot be written to ({ $error }). Set CIVITAS_DATA to one that can, or mend its permissions.
stop-store-unusable = The games in { $path } cannot be opened: { $error }.
stop-newer-database = The games were written by a newer version ({ $names }). Install that version, or put back a backup from before the upgrade.
stop-sqlite-too-old = This Python has SQLite { $version }, and Civitas needs 3.39 or newer. Install a newer Python.
stop-not-a-port = { $name } must be a whole number from 1 to { $last }, not "{ $value }".
stop-not-a-level = { $name } must be one of { $levels }, not "{ $value }".
stop-not-an-address = { $name } must be a port, or an address and a port such as 0.0.0.0:9100, not "{ $value }".
stop-not-an-api = { $name } must be an address such as https://discord.com/api/v10: http or https, with a server, and without a user, "?" or "#". The bot's token is sent there.
stop-not-an-id = { $name } must be the id of a channel, digits only, not "{ $value }".
stop-not-days = { $name } must be a whole number of days from 1 to { $most }, not "{ $value }".
stop-nothing-to-forget = There are no games in { $path }, so nothing is stored about anybody.
stop-monitor-port-taken = Port { $port } is in use on this machine. Set CIVITAS_MONITOR to another one.
stop-demo-missing = The demo needs a few more packages: pip install ".[demo]" in the folder of the project, or make run.
stop-port-taken = Port { $port } is in use on this machine. Is a demo running already? Otherwise set CIVITAS_DEMO_PORT to another one.

health-alive = alive
health-dead = no sign of life for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
health-never = never seen alive

stop-already-running = Another Civitas is using { $path } at this moment. Stop it first, or set CIVITAS_DATA to another folder.
stop-nothing-to-back-up = There are no games in { $path } yet, so there is nothing to copy.
stop-file-is-there = { $path } is there already. Choose another name.
stop-no-such-file = There is no file { $path }.
stop-damaged = The games in { $path } are damaged: { $error }. Put back the last backup with "python -m bot restore FILE".
stop-not-copied = The games could not be copied to { $path }: { $error }.
stop-not-a-backup = { $path } is not a backup that this version can use: { $error }. Nothing has changed.

backup-made = The games are copied to { $path }.
restored = The games of { $path } are in place. Start the bot again.
restored-kept = What was there before is kept in { $path }.
forget-noted = Noted: what is stored about { $user } is deleted within ten minutes if the bot is running, else when it starts.

## A PostgreSQL database instead of the file

stop-not-a-database-url = DATABASE_URL must be an address such as postgresql://user@server/database. Special characters of a password are written as codes, such as %40 for @ and %2F for /.
stop-not-shards = { $name } must name the shards of this process and how many there are in all, such as 0-3/8 or 5/8, not "{ $value }".
stop-shards-without-database = { $name } is { $value }: the other shards are left to other processes, and several processes need a PostgreSQL database in common. Set DATABASE_URL, or name all shards here.
stop-shards-taken = Another process attends to some of the shards { $shards } with the games in { $path }, or reckons with another number of shards. Give each process shards of its own in CIVITAS_SHARDS, all with the same number after the slash.
stop-database-driver-missing = PostgreSQL needs one more package: pip install ".[postgresql]" in the folder of the project.
stop-database-unreachable = No PostgreSQL server can be reached at { $path }: { $error }. Check that it runs, the server's name and port in DATABASE_URL, and the network.
stop-database-refused = PostgreSQL does not let this user in at { $path }: { $error }. Check the user and the password in DATABASE_URL, and the server's pg_hba.conf.
stop-database-missing = The server has no such database: { $path } ({ $error }). Make it with "CREATE DATABASE name OWNER user", or correct its name in DATABASE_URL.
stop-database-forbidden = The user of { $path } may not make tables there: { $error }. Make them the owner of the database: "ALTER DATABASE name OWNER TO user".
stop-database-read-only = The PostgreSQL server at { $path } takes no changes: { $error }. Is it a copy of another one? Name that one in DATABASE_URL, or switch default_transaction_read_only off.
stop-database-occupied = Something else has its tables in { $path }: { $error }. Give Civitas a database of its own.
stop-database-not-utf8 = The database { $path } keeps texts as { $encoding }, which does not have all letters. Make another one with "CREATE DATABASE name ENCODING UTF8 TEMPLATE template0".
stop-older-database-in-use = The games in { $path } are of an older version, and a bot of that version is still running. Stop all bots on this database, make a backup, and start again.
stop-no-room-to-upgrade = The games in { $path } could not be brought up to date: { $error }. Nothing has changed. Make room in the folder for temporary files, or set TMPDIR to one that has more.
stop-database-in-use = A bot is playing in { $path } at this moment. Stop all bots on this database first.
stop-database-not-empty = There are games in { $path } already, so nothing was moved. Name an empty database in DATABASE_URL, or put the file in the place of what is there with "python -m bot restore FILE".
stop-no-database-url = DATABASE_URL is not set. Set it to the address of the PostgreSQL database into which the games shall move.
stop-nothing-to-move = There are no games in { $path }, so there is nothing to move. The bot can start with the database as it is.
migrated = { $tables ->
        [one] One table is now in { $where }
       *[other] { $tables } tables are now in { $where }
    }, with { $answers ->
        [one] one answer
       *[other] { $answers } answers
    }. From now on start the bot with this DATABASE_URL. The file { $path } is as it was; keep it as a backup.

## The doctor: what it looked at, and what to do

doctor-good = ok:
doctor-note = note:
doctor-bad = BAD:
doctor-unknown-setting = These settings mean nothing here: { $names }. Is it a misspelling?
doctor-space = { $megabytes } MB are free in { $path }.
doctor-little-space = Only { $megabytes } MB are free in { $path }. Make room: without it no answer can be kept.
doctor-not-running = No bot is running on this data folder.
doctor-silent = A bot holds this data folder, but has given no sign of life for a while. If it does not recover, restart it: no answer is lost.
doctor-running = The bot is running and well.
doctor-nobody-plays = No bot is running on this database.
doctor-shards-alone = Of { $count } shards nobody attends to { $shards }: start the process that has them in CIVITAS_SHARDS.
doctor-shards-attended = { $count ->
        [one] A bot is running on this database, and attends to all servers.
       *[other] Each of the { $count } shards has a bot that attends to it.
    }
doctor-kept-for-ever = Games that have ended are kept for ever. CIVITAS_KEEP_DAYS would have them deleted.
doctor-kept = { $days ->
        [one] Games are deleted one day after they have ended. Results and ratings are kept.
       *[other] Games are deleted { $days } days after they have ended. Results and ratings are kept.
    }
doctor-no-games = There are no games yet in { $path }.
doctor-damaged = The games are damaged: { $error }. Stop the bot and put back the last backup with "python -m bot restore FILE"; the damaged file is kept.
doctor-sound = The database { $path } is sound.
doctor-server = PostgreSQL { $version } answers at { $path }; the games take { $megabytes } MB there. How much room is left only that server can tell.
doctor-server-forgets = On the PostgreSQL server this is switched off: { $names }. Answers may be lost when its power fails. Switch it on in postgresql.conf.
doctor-locked = Another program has locked the database { $path }, so that no answer can be kept. Find it (a copy program, an editor; on Linux "fuser { $path }" names it) and stop it.
doctor-not-writable = The bot cannot write to { $path }. Give that file, and its folder, to the user that runs the bot.
doctor-older = The games are of an older version. The bot brings them up to date when it starts; make a backup first.
doctor-playing = { $count ->
        [one] One game is being played.
       *[other] { $count } games are being played.
    }
doctor-restarted = { $count ->
        [one] In one game an action begins again, because newer rules play it otherwise; its player is told.
       *[other] In { $count } games an action begins again, because newer rules play it otherwise; its player is told.
    }
doctor-unreadable = { $count ->
        [one] This game cannot be read by this version: table { $tables }. Install the version that played it; its players can end it with /game end.
       *[other] { $count } games cannot be read by this version: tables { $tables }. Install the version that played them; their players can end them with /game end.
    }
doctor-stuck = { $count ->
        [one] This game waits for nobody: table { $tables }. Please report it.
       *[other] { $count } games wait for nobody: tables { $tables }. Please report it.
    }
doctor-no-token = DISCORD_TOKEN is not set: Discord was not asked.
doctor-token = Discord knows this bot as { $name }.
doctor-not-asked = Discord did not answer for all channels: { $error }.
doctor-channels = Discord shows the bot the channels of all its tables.
doctor-channels-lost = { $count ->
        [one] The channel of a table is gone, or the bot may not see it: table { $tables }. Its players go on with /game move elsewhere, or give the bot back its permissions.
       *[other] The channels of { $count } tables are gone, or the bot may not see them: tables { $tables }. Their players go on with /game move elsewhere, or give the bot back its permissions.
    }
doctor-removed = { $count ->
        [one] The bot is no longer on the server of a table: table { $tables }. Invite it again, or its players go on with /game move on another server.
       *[other] The bot is no longer on the servers of { $count } tables: tables { $tables }. Invite it again, or their players go on with /game move on another server.
    }
doctor-permissions = { $count ->
        [one] The bot lacks permissions in the channel of table { $tables }: { $permissions }. Give them back in the channel's settings, or its players go on with /game move elsewhere.
       *[other] The bot lacks permissions in the channels of { $count } tables, tables { $tables }: { $permissions }. Give them back in the channels' settings, or their players go on with /game move elsewhere.
    }

## The check: the findings on Discord, and what to change. The first texts are for messages that are deleted again.

check-hello = Civitas tries whether it can play here. This message disappears in a moment.
check-changed = Civitas tries whether it can edit its messages. This one disappears in a moment.
check-button = Does nothing
check-thread-name = Civitas: a check
check-portal = The settings on the developer portal are fine.
check-user-install = "User Install" is on. Switch it off on the Installation page of your application: Civitas can only be played on servers that have invited it.
check-no-guild-install = "Guild Install" is off, so no server can invite the bot. Switch it on on the Installation page of your application.
check-code-grant = "Requires OAuth2 Code Grant" is on, so the invitation link doesn't work. Switch it off on the Bot page of your application.
check-not-public = "Public Bot" is off: only you can invite the bot. Switch it on on the Bot page if others should.
check-install-link = The install link of your application lacks { $names }. Add it on the Installation page under "Default Install Settings", or set the link to "None" and hand out the one in the README.
check-endpoint = An Interactions Endpoint URL is set, so commands and presses don't reach the bot. Delete it on the General Information page of your application.
check-intents = These privileged intents are on, and Civitas needs none: { $names }. Switch them off on the Bot page.
check-verification = The bot is on about { $count } servers and isn't verified. Discord lets it join { $most } at most: start the verification on the developer portal. docs/hosting.md says how.
check-failed = { $what } didn't work: { $error }
check-left = { $what } left something behind that couldn't be deleted: { $error }. Please delete it by hand.
check-step-portal = Looking at the application
check-step-place = Looking at the channel
check-step-gateway = Connecting to the gateway
check-step-message = Posting, editing and deleting a message
check-step-thread = Opening a thread
check-step-dm = Sending you a direct message
check-step-commands = Looking at the commands
check-step-times = Measuring
check-no-channel = There is no such channel, or the bot can't see it. Check the id (Developer Mode, "Copy Channel ID"), give the bot View Channel there, or invite it: { $link }
check-channel-kind = This is neither a text channel nor a thread. Name one to play in.
check-permissions = In this channel the bot lacks { $names }. Allow it in the channel's settings, or invite the bot again.
check-tournaments = For tournaments, whose matches have threads of their own, the bot lacks { $names } in this channel. Allow it if you want tournaments here.
check-place = In this channel the bot has all the permissions it needs.
check-gateway = The gateway was ready after { $seconds } s. { $shards ->
        [one] Discord recommends one shard
       *[other] Discord recommends { $shards } shards
    }; today the bot may connect { $left } more times.
check-incomplete = A message came back without its picture or its buttons. Please report it.
check-nonce = A message sent twice with the same nonce arrived twice. After a crash, users may see a message twice. Please report it.
check-message = Posting, editing, reposting and deleting a message with a picture and buttons works.
check-in-thread = This is a thread, and threads can't be opened in it. To try that too, name its channel.
check-thread = Opening a thread, writing in it, archiving it and deleting it works.
check-thread-stays = Opening a thread, writing in it and archiving it works. "{ $name }" stays there, archived: only someone with Manage Threads can delete it.
check-dm = Sending you a direct message with a picture works.
check-dm-closed = You don't accept direct messages from this bot, so this wasn't tried. Allow direct messages in the privacy settings of the server, or name someone else with --user ID.
check-dm-later = The bot has opened too many direct messages recently, so this wasn't tried. Wait a few minutes.
check-commands = { $count ->
        [one] One command is registered.
       *[other] { $count } commands are registered.
    }
check-commands-old = Some registered commands are from an older version, and users can install them for themselves. The bot replaces them at its next start.
check-no-commands = No commands are registered yet. The bot registers them when it starts.
check-times = Discord answers quickly enough: { $times }.
check-slow = Discord answers slowly: { $times }. A press has to be acknowledged within 3 seconds. If this goes on, look at this machine's network, or host the bot closer to Discord.
check-time-gateway = gateway { $time } ms
check-time-post = post { $time } ms
check-time-edit = edit { $time } ms
check-time-delete = delete { $time } ms
check-time-thread = thread { $time } ms
check-time-dm = direct message { $time } ms
check-recorded = Discord's responses, without names, ids and content, are in { $path }.
stop-not-recorded = The recording couldn't be written to { $path }: { $error }.

## The demo

demo-ready = The demo is at { $address } (Ctrl-C ends it; the games are kept in { $path }).
demo-title = Civitas: the demo
demo-intro = A Discord server with one channel and four people, on this machine only. Be each of them, in a tab or a window of their own.
demo-hint = Begin as { $name }: type /game new into the box at the bottom of the channel.
demo-person-page = the channel and the direct messages as { $name } sees them
demo-everyone = The channel
demo-everyone-page = as each of the four sees it, in turn
demo-person-title = { $name } – Civitas
demo-channel = Channel
demo-dms = Direct messages
demo-back = All pages
