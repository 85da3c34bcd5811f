# Messages, buttons and menus: Innovation.

## The table

table-title-first =
    ## { $game }
    Everyone secretly chooses a first card.
table-title = ## { $game } · turn { $turn } · { $player }

## Actions

action-draw = Draw
action-draw-sign = 🎴
action-meld = Meld
action-meld-sign = ⬆️
action-dogma = Dogma
action-dogma-sign = ⚡
action-achieve = Achieve
action-achieve-sign = 🏆
meld-ask = **Meld:** which card from your hand?
dogma-ask = **Dogma:** which of your top cards do you activate? You’ll see what it does before you confirm.
achieve-ask = **Achieve:** which age?
meld-placeholder = Choose a card to meld
achieve-placeholder = Choose an age
dogma-do = Activate

forecast-title = ### { $sign } { $card } · you have { $count } { $icon }
forecast-count = { $name } ({ $count } { $icon })
forecast-shares =
    { $bonus ->
        [nobody] 🤝 **Shared by your partner**, { $players }, who uses it first: you draw no card for that.
        [opponents] 🤝 **Shared by** { $players }: they use it first; if that changes anything for an opponent, you draw a card.
       *[all] 🤝 **Shared by** { $players }: they use it first; if that changes anything, you draw a card.
    }
forecast-alone = 🤝 No one shares it.
forecast-demands = ⚔️ **The demand hits** { $players }.
forecast-nobody = ⚔️ No opponent has fewer { $icon } than you: the demand has no effect.
forecast-nothing = ⚠️ As things stand, this would change nothing.

## The private panel

hand-cards =
    { $count ->
        [0] ✋ **Your hand is empty**
        [one] ✋ **Your hand: one card**
       *[other] ✋ **Your hand: { $count } cards**
    } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hand-card = { $sign } **{ $name }** ({ $age }) { $icons }
asked-action =
    { $actions ->
        [one] **Your turn:** one action left.
       *[other] **Your turn:** { $actions } actions.
    }

## Choosing

choice-card = { $name } ({ $age })
choice-card-about = { $color } { $icons } · { $text }

## A card

card-title =
    ### { $sign } { $name }
    age { $age } · { $color } · { $icons }
card-small = -# { $text }
