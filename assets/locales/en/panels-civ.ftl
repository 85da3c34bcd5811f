# What stands on the messages, buttons and menus of Carta Impera Victoria, as in panels.ftl.

## The table

civ-title = ## { $game } · turn { $turn } · { $player }
civ-title-last-round =
    ## { $game } · turn { $turn } · { $player }
    ⏳ Last round: nobody draws any more.
civ-title-draft =
    ## { $game }
    Draft: everybody secretly keeps a card and passes the others on.
civ-title-pick =
    ## { $game }
    Draft: everybody takes a card of the middle: { $cards }.
# ⭐ stands for majorities, as in the picture.
civ-standing = { $mark } **{ $name }** · ✋ { $hand } · ⭐ { $points } · { $area }
civ-standing-team = { $mark } **{ $name }** ({ $team }) · ✋ { $hand } · ⭐ { $points } · { $area }
civ-standing-nearest = { $icon } **{ $have }/{ $needed }**
civ-standing-domain = { $icon } { $have }
civ-standing-nothing = no cards yet
civ-play-button = Play a card
civ-play-sign = ⬆️
civ-effects-button = Effects
civ-effects-sign = ⚡
civ-draw-button = Draw, end turn
civ-draw-sign = 🎴

## The private panel

civ-hand-title =
    { $count ->
        [0] ✋ **Your hand is empty**
        [one] ✋ **Your hand: one card**
       *[other] ✋ **Your hand: { $count } cards**
    }
civ-hand-title-limit = { $title } · { $limit }
civ-hand-line = { $cards } · area { $have }/{ $needed }
civ-hand-line-embargo = { $cards } · area { $have }/{ $needed } · 🚫 embargo
civ-packet-title = 🎴 **To choose from:** { $cards }
civ-asked-effects = **Your turn:** use an effect, or draw and end your turn.
civ-asked-draw = **Your turn:** no effect is possible now. Draw and end your turn.
civ-possible-permanent = **Permanent effects**, each free
civ-possible-discard = **Discard effects**, each costs one card of your area
civ-possible-copy = { $icon } **{ $inspiration }**: copy one of these
civ-possible-line = - { $icon } **{ $effect }** · { $about }
civ-effects-placeholder = Choose an effect
civ-why-placeholder = ⛔ Why not…?
civ-why-play-placeholder = ⛔ Why can I not play…?
civ-why-no = ⛔ { $reason }
civ-why-yes = ✅ That is possible now.
civ-nothing-to-copy = No other player has the cards for a permanent effect that you can still copy this turn. Use another effect, or draw.
civ-copy-of = card { $number } of { $count }
civ-play-together = Or choose { $count } cards to play together
civ-remind = ⚠️ **{ $effect }** is still unused: with it you would draw up to { $limit } cards, and you have { $hand } in hand. Draw without it?
civ-remind-use = Use { $effect }
civ-remind-draw = Draw anyway
civ-target-who = Whose?
civ-target-what = **{ $player }:** which domain?
civ-target-domain = { $domain } { $have }/{ $needed }

## The discard pile

civ-pile-button = Discard pile
civ-pile-sign = ♻️
civ-pile-title =
    { $count ->
        [0] ### Discard pile: empty
        [one] ### Discard pile: one card
       *[other] ### Discard pile: { $count } cards
    }
civ-pile-order = From the top: { $cards }

## A card

civ-card-domain =
    ### { $icon } { $name }
    { $count } of { $all } cards · era I { $one }, II { $two }, III { $three }
civ-card-effect =
    {"**"}{ $name }** · { $kind }
    { $text }
civ-card-one =
    ### { $icon } { $name }
    { $domain } · { $kind }
