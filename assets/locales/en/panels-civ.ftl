# The messages, buttons and menus of Carta Impera Victoria, as in panels.ftl.

## The table

civ-title = ## { $game } · turn { $turn } · { $player }
civ-title-last-round =
    ## { $game } · turn { $turn } · { $player }
    ⏳ Last round: no more drawing.
civ-title-draft =
    ## { $game }
    Draft: everyone secretly keeps a card and passes the rest on.
civ-title-pick =
    ## { $game }
    Draft: everyone takes a card from the middle ({ $cards }).
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
civ-play-line =
    - { $count ->
        [one] { $option }
       *[other] { $count } × { $option }
    }
civ-hand-line = { $cards } · area { $have }/{ $needed }
civ-hand-line-embargo = { $cards } · area { $have }/{ $needed } · 🚫 embargo
civ-packet-title = 🎴 **To choose from:** { $cards }
civ-asked-effects = **Your turn:** use an effect, or draw and end your turn.
civ-asked-draw = **Your turn:** no effects available. Draw to end your turn.
civ-possible-permanent = **Permanent effects** (free)
civ-possible-discard = **Discard effects** (each costs a card from your area)
civ-possible-copy = { $icon } **{ $inspiration }**: copy one of these
civ-possible-line = - { $icon } **{ $effect }** · { $about }
civ-effects-placeholder = Choose an effect
civ-why-placeholder = 🔎 Unavailable effects: why?
civ-why-play-placeholder = 🔎 Cards you can’t play: why?
civ-why-no = ⛔ { $reason }
civ-why-yes = ✅ You can do that now.
civ-nothing-to-copy = No other player has enough cards for a permanent effect that you can still copy this turn. Use another effect, or draw.
civ-copy-of = card { $number } of { $count }
civ-play-together = Or choose { $count } cards to play together
civ-remind = ⚠️ You haven’t used **{ $effect }**, which lets you draw up to { $limit } cards (you have { $hand }). Draw anyway?
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
    { $count } of the { $all } cards · era I { $one }, II { $two }, III { $three }
civ-card-effect =
    {"**"}{ $name }** · { $kind }
    { $text }
civ-card-one =
    ### { $icon } { $name }
    { $domain } · { $kind }
