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
hint-action = { $action }: { $which }
hint-order = **In any order you like:**
hint-line = - { $option }
hint-none = **None**: leave things as they are

## What an option is and does: Innovation ($covers: the card that it covers, or "nothing")

hint-draw =
    { $age ->
        [0] 🎴 **Draw**: all decks are empty, so the game ends and most points wins
       *[other] 🎴 **Draw** a card of age { $age }
    }
hint-meld =
    { $covers ->
        [nothing] ⬆️ **Meld** { $sign } **{ $card }** ({ $age }) { $icons }: { $text }
       *[other] ⬆️ **Meld** { $sign } **{ $card }** ({ $age }) { $icons } on top of { $covers }: { $text }
    }
hint-dogma = ⚡ **Activate** { $sign } **{ $card }**.
hint-effect = {"  "}- { $text }
hint-dogma-alone = *No one shares it.*
hint-dogma-shared =
    { $bonus ->
        [nobody] *Shared by your partner, { $players }.*
       *[other] *Shared by { $players }: you draw a card for that.*
    }
hint-dogma-demands = *The demand hits { $players }.*
hint-dogma-nothing = *It would change nothing now.*
hint-achieve = 🏆 **Achieve** { $achievement }
hint-color =
    { $count ->
        [0] { $sign } **{ $color }**: you have none
        [one] { $sign } **{ $color }**: you have one
       *[other] { $sign } **{ $color }**: you have { $count }
    }
hint-option = **{ $option }**

## Carta Impera Victoria

hint-civ-draw =
    { $count ->
        [0] { $sign } **End the turn**; you draw nothing
        [one] { $sign } **Draw** one card and end the turn
       *[other] { $sign } **Draw** { $count } cards and end the turn
    }
hint-civ-option = { $sign } **{ $option }**: { $about }
hint-civ-play = brings your area to { $have } of { $needed }
hint-civ-effects = { $so_far } (effects: { $effects })
hint-civ-unlocks = { $so_far }, and makes **{ $effect }** possible: { $text }
hint-civ-have = { $have } of { $needed } in the area

## Why something looks strong

hint-why-achieve = it’s achievement { $have } of { $needed }
hint-why-demand = it takes something useful from { $players }
hint-why-alone = it works at once, and no one shares it
hint-why-shared = it’s worth it even though it’s shared, and you draw a card for that
hint-why-age = from then on you draw cards of age { $age }
hint-why-icons = it adds { $icons } to your board, so you share more and fewer demands hit you
hint-why-meld = it’s more useful than what’s there now
hint-why-draw = more cards mean more choice, and nothing else is worth more now
hint-why-decline = it would cost more than it’s worth
hint-why-yes = it’s worth more than it costs
hint-why-splay = more of your icons count
hint-why-lose = you’ll miss this least
hint-why-gain = this helps you most
hint-why-tried = looking a few moves ahead, this is best
hint-why-civ-play = it brings { $domain } to { $have } of { $needed }
hint-why-civ-draw = no effect is worth more now

# In the log, at the turn in which all players agreed to it.
log-advice =
    { $on ->
        [yes] 💡 Everyone agreed: from now on hints name the strongest options.
       *[no] 💡 Everyone agreed: from now on hints give no advice.
    }
