# The lobby: the game in a line, its host, the roll call before the start, and news of it.

cmd-game-host = host
command-host = Run the lobby: remove players, close the table, choose another host
refused-no-table-host = There’s no table here that’s waiting for players. Open one with { COMMAND("game new") }.
mine-host = Run this lobby

## The game

lobby-length = -# 🔄 With { $players } players, usually { $min } to { $max } turns each, in one go or over several days.
lobby-other-game-button = { $game } instead

## Joining

lobby-join-full = Full
lobby-join-instead = Replace a computer
lobby-seated = You already have a seat here. Changed your mind? Press **Leave**.
refused-removed-from-lobby = The host has removed you from this table, so only they can invite you back. { COMMAND("tables") } shows other tables.
refused-was-removed = { $name } was removed from this table, so only the host can invite them back.

## The host

lobby-host-button = Host…
lobby-host-away = 💤 **{ $host }**, the host, hasn’t pressed anything for a while. Any player can take over.
lobby-take-host = I’ll host
host-title = ### 🔑 Host · { $game } · { $channel }
host-remove = **Remove from the lobby** (they can’t rejoin unless you invite them):
host-remove-button = Remove { $name }
host-pass-on = **Hand over the host role to:**
host-pass-on-button = Hand over to { $name }
host-close-button = Close the table
host-close-ask = Close this **{ $game }** table? The game won’t take place, and everyone loses their seat.
host-close-sure = Yes, close it
host-removed = Done: the seat’s free again.
host-passed-on = Done: this table has a new host.
host-other-game = Done: this table is now for **{ $game }**.
host-closed = The table’s closed.
refused-host-only = Only the host of this table, or someone with **Manage Channels** on its server, can do that.
refused-remove-yourself = To give your own seat back, press **Leave**.
refused-not-in-the-lobby = That player is no longer in this lobby. **Host…** shows who’s there now.
refused-host-already = This player is already the host. Choose someone else, or leave things as they are.
refused-host-yours = You’re already the host: **Host…** shows what you can do.
refused-host-is-there = { $name } is still around. You can only take over from a host who hasn’t pressed anything for a day.
ended-closed = The host has closed the table.

## The roll call before the start

lobby-here = I’m here
lobby-roll-call = 👋 **Still there?** Waiting for { $names }. The game starts once they press **{ lobby-here }**; { $until } the host can start without them.
lobby-roll-call-over = 👋 No reply from { $names }. The host can start without them, or wait a little longer.
lobby-start-without =
    { $count ->
        [one] Start without them
       *[other] Start without these { $count }
    }
roll-call = 👋 { $names }: still there? { $by } would like to start. Press **{ lobby-here }**; { $until } the host can start without you.
refused-nobody-asks = No one’s waiting for this reply any more, so you don’t have to do anything.
refused-nobody-missing = No one’s missing. Press **Start**.
refused-roll-call = I’ve asked whether they’re still there: { $names }. The game starts once they reply.
refused-roll-call-over = No reply from { $names } so far. The host can start without them, or remove them under **Host…**.

## News for one player

lobby-news-removed = { $to }, { $names } has removed you from the lobby of **{ $game }**.
lobby-news-host-passed = 🔑 { $to }, { $names } has made you the host of **{ $game }**.
lobby-news-host-replaced = 🔑 { $to }, { $names } now hosts **{ $game }**, as you hadn’t pressed anything for a while. Your seat is still yours.
lobby-news-left-out = { $to }, **{ $game }** has started without you, as you hadn’t replied. { COMMAND("tables") } shows other tables.
lobby-news-roll-call-over = 👋 { $to }, no reply from { $names }. The host can now start **{ $game }** without them, or wait.
lobby-news-invitation-lapsed =
    { $count ->
        [one] ✉️ { $to }, { $names } hasn’t replied in two days, so the seat is free again. You can invite someone else.
       *[other] ✉️ { $to }, { $names } haven’t replied in two days, so the seats are free again. You can invite others.
    }
invitation-lapsed = ✉️ This invitation has expired, and the seat is free again. There may still be room: **Join** is under the table.
