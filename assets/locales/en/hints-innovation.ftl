# Hints: Innovation. $covers: the card that an option covers, or "nothing".

hint-action = { $action }: { $which }

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
hint-why-gain = this helps you most
