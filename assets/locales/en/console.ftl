# What whoever hosts the bot reads: the command line, the lines on which it stops, the demo's pages.

console-description = Civitas: civilisation card games in a Discord channel.
console-command = what to do; without it: run if DISCORD_TOKEN is set, otherwise demo
console-run = play on Discord with the token in DISCORD_TOKEN
console-demo = play in a browser on this machine, without Discord
console-health = tell by the exit code whether the running bot is alive

## It cannot start, or cannot go on: one line that says what is wrong and what to do.

stop-no-token = DISCORD_TOKEN is not set. Set it to the token of your application's bot, or run "python -m bot demo" to play without Discord.
stop-token-refused = Discord refuses this token. Copy the bot's token anew from the Bot page of your application and set DISCORD_TOKEN to it.
stop-discord-forbids = Discord does not let the bot do this: { $error }. Invite it again with the scopes and permissions that the README lists.
stop-discord-unreachable = Discord cannot be reached: { $error }. Check the network and start again.
stop-data-unwritable = The folder for the games, { $path }, cannot be written to ({ $error }). Set CIVITAS_DATA to one that can, or mend its permissions.
stop-store-unusable = The games in { $path } cannot be opened: { $error }.
stop-not-a-port = { $name } must be a whole number from 1 to { $last }, not "{ $value }".
stop-not-a-level = { $name } must be one of { $levels }, not "{ $value }".
stop-demo-missing = The demo needs a few more packages: pip install ".[demo]" in the folder of the project, or make run.
stop-port-taken = Port { $port } is in use on this machine. Is a demo running already? Otherwise set CIVITAS_DEMO_PORT to another one.

health-alive = alive
health-dead = no sign of life for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
health-never = never seen alive

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
