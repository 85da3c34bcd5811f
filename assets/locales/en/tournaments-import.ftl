# A list of players from a file, entered by an organiser.

## Import of a player list

import-about = -# { COMMAND("tournament import") } enters a whole list from a file.
import-accepted =
    { $count ->
        [0] **No one would be entered.**
        [one] **One player would be entered:**
       *[other] **{ $count } players would be entered:**
    }
import-line =
    { $seed ->
        [0] · { $name }
       *[other] · { $name } (seed { $seed })
    }
import-refused =
    { $count ->
        [one] ⛔ **One line is left out:**
       *[other] ⛔ **{ $count } lines are left out:**
    }
import-refused-line = Line { $line }, “{ $text }”: { $problem }
import-problem-no-member = not a member of this server
import-problem-several = several members have this name; use a mention or an ID
import-problem-bot = a bot
import-problem-unknown = Discord doesn’t say who this is; try again later
import-problem-twice = already further up in the list
import-problem-plays = already in the tournament
import-problem-disqualified = disqualified
import-problem-waits = on the waiting list with someone else, who’d lose the place
import-problem-no-partner = not two players: write both members of a team in one line
import-problem-seed-taken = this seed is taken
import-problem-full = all places are taken
import-button =
    { $count ->
        [one] Enter 1 player
       *[other] Enter { $count } players
    }
import-entered =
    { $count ->
        [0] No one was entered.
        [one] ✅ One player is in, and can leave at any time.
       *[other] ✅ { $count } players are in, and can leave at any time.
    }
import-left =
    { $count ->
        [one] ⛔ Something changed in the meantime, so { $names } was left out.
       *[other] ⛔ Something changed in the meantime, so { $count } players were left out: { $names }
    }
import-discarded = Discarded: no one was entered.
tournament-act-import =
    { $count ->
        [one] { $when }: { $by } entered one player from a list
       *[other] { $when }: { $by } entered { $count } players from a list
    }
tournament-told-added = 📋 { $names }: { $by } has entered you in **{ $tournament }**. If you can’t play, press **Leave**.
refused-import-closed = Sign-up is over, so no list can be entered any more. Add single players under **Players…**, where the format allows it.
refused-import-too-large = This file is larger than { $max } kB. Send a plain text or CSV file with one player per line.
refused-import-not-text = I can’t read this file. Send plain text or CSV with one player per line, saved as UTF-8.
refused-import-empty = There are no players in this file. Write one mention, user ID or name per line.
refused-import-too-many = This file has more than { $max } lines, and no tournament takes more players. Split it.
refused-import-unreadable = Discord doesn’t give me this file. Send it again.
refused-import-gone = This list was entered or discarded already. Send the file again.
