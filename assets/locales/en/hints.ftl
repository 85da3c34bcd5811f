# Hints: what a player can do, in a line for each option, and what looks strongest.

cmd-game-hint = hint
command-hint = What can I do? All my options, and which look strongest
mine-hint = Tell me what I can do at this table
refused-no-table-hint = You’re not in any game, so there’s nothing to choose. { COMMAND("game new") } opens a table.

hint-button = What can I do?
hint-sign = 💡
hint-back = My hand: choose
hint-title = ### 💡 What can I do? · { $game }
hint-strict = -# This table is strict: here are your options, without advice.
hint-rated = -# This game counts for the ratings: here are your options, without advice. It’s allowed if everyone agrees: **{ more-button }**, then **{ terms-button }**
hint-alike = -# They look about equally good: pick whichever you like.
hint-strongest =
    { $count ->
        [one] **This looks strongest:**
       *[other] **These look strongest:**
    }
hint-star-sign = ⭐
hint-star = ⭐ **{ $answer }** · { $why }
hint-options =
    { $count ->
        [one] **Your only option:**
       *[other] **Your { $count } options:**
    }
hint-order = **In any order you like:**
hint-line = - { $option }
hint-none = **None**: leave things as they are

## What an option is and does

hint-option = **{ $option }**

## Why something looks strong

hint-why-lose = you’ll miss this least
hint-why-tried = looking a few moves ahead, this is best

# In the log, at the turn in which all players agreed to it.
log-advice =
    { $on ->
        [yes] 💡 Everyone agreed: from now on hints name the strongest options.
       *[no] 💡 Everyone agreed: from now on hints give no advice.
    }
