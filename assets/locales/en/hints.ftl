# Hints: what a player can do, in a line for each option, and what looks strongest.

cmd-game-hint = hint
command-hint = What can I do? All my options, and which look strongest
mine-hint = Tell me what I can do at this table
refused-no-table-hint = You are not sitting at any table, so nothing is asked of you. { COMMAND("game new") } opens one.

hint-button = What can I do?
hint-sign = 💡
hint-back = My hand: choose
hint-title = ### 💡 What can I do? · { $game }
hint-strict = -# This table is strict: here are your options, without advice.
hint-alike = -# They look about equally good: choose what you like.
hint-strongest =
    { $count ->
        [one] **This looks strongest:**
       *[other] **These look strongest:**
    }
hint-star = ⭐ **{ $answer }** · { $why }
hint-options =
    { $count ->
        [one] **Your only option:**
       *[other] **Your { $count } options:**
    }
hint-action = { $action }: { $which }
hint-order = **In any order you like:**
hint-line = - { $option }
hint-none = **None**: leave everything as it is

## What an option is and does: Innovation ($covers: the card that it covers, or "nothing")

hint-draw =
    { $age ->
        [0] 🎴 **Draw**: all decks are empty, so the game ends and the most points win
       *[other] 🎴 **Draw** a card of age { $age }
    }
hint-meld =
    { $covers ->
        [nothing] ⬆️ **Meld** { $sign } **{ $card }** ({ $age }) { $icons }: { $text }
       *[other] ⬆️ **Meld** { $sign } **{ $card }** ({ $age }) { $icons } on top of { $covers }: { $text }
    }
hint-dogma = ⚡ **Activate** { $sign } **{ $card }**: { $text }
hint-dogma-alone = *Nobody shares it.*
hint-dogma-shared = *Shared by { $players }, for which you draw a card.*
hint-dogma-demands = *It demands from { $players }.*
hint-dogma-nothing = *As things stand, it would change nothing.*
hint-achieve = 🏆 **Achieve** { $achievement }
hint-card = { $card }: { $text }
hint-color =
    { $count ->
        [0] { $sign } **{ $color }**: you have no card of it
        [one] { $sign } **{ $color }**: you have one card of it
       *[other] { $sign } **{ $color }**: you have { $count } cards of it
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
hint-civ-play = { $have } of { $needed } in your area then
hint-civ-unlocks = { $so_far }, and it makes **{ $effect }** possible: { $text }
hint-civ-have = { $have } of { $needed } in the area

## Why something looks strong

hint-why-achieve = it is achievement { $have } of { $needed }
hint-why-demand = it takes from { $players } what helps you
hint-why-alone = it works at once, and nobody shares it
hint-why-shared = you gain by it even though it is shared, and draw a card for that
hint-why-age = from then on you draw cards of age { $age }
hint-why-icons = it adds { $icons } to your board, so that you share more and obey less
hint-why-meld = it serves you better than what lies there now
hint-why-draw = more cards are more choice, and nothing else brings more just now
hint-why-decline = doing it would cost more than it brings
hint-why-yes = it brings more than it costs
hint-why-splay = more of your icons count
hint-why-lose = this you miss least
hint-why-gain = this helps you most
hint-why-tried = played on in thought, this comes out best
hint-why-civ-play = { $domain } comes to { $have } of { $needed }
hint-why-civ-draw = no effect brings you more just now
