# What a player of Carta Impera Victoria is asked: prompt-<purpose>; $amount and $max as in prompts.ftl.

prompt-draft = Choose the card to keep. The others go to the player on your left; the last one of all goes face up to the middle.
prompt-pick = Choose a card of the middle. It goes into your area.
prompt-play-step = Choose the card to play. It goes into your area.
prompt-effects-step = Use an effect of your area, or draw and end your turn.

# At once, because of an effect; asked again until as many cards are played as the effect says.
prompt-play =
    { $amount ->
        [none] None of your cards may be played now.
        [one] Choose a card to play at once.
       *[between] Choose the cards to play at once, { $max } in all.
    }
prompt-discard =
    { $amount ->
        [one] Choose a card of your hand to discard.
       *[exactly] Choose { $max } cards of your hand to discard.
    }
prompt-discard-area =
    { $amount ->
        [one] Choose a card of your area to discard.
       *[exactly] Choose { $max } cards of your area to discard.
    }
prompt-take-back =
    { $amount ->
        [one] Choose a card of your area to take into your hand.
       *[exactly] Choose { $max } cards of your area to take into your hand.
    }
prompt-take =
    { $amount ->
        [one] Choose a card of the discard pile to take into your hand.
       *[exactly] Choose { $max } cards of the discard pile to take into your hand.
    }
prompt-give-back =
    { $amount ->
        [one] That hand is yours now. Choose a card to give back, an old or a new one.
       *[exactly] That hand is yours now. Choose { $max } cards to give back, old or new ones.
    }
prompt-attack = Choose a domain. You lose a card of it, and so does every other player who has one.
prompt-inquisition = Choose whose hand you take. Then you give back the same number of cards.
prompt-embargo = Choose a player and a domain of which they have a card. They can’t play that domain on their next turn.
prompt-block = Choose a player and a domain. That player needs one card more of this domain for hegemony.

## Options, as they read on a button or as a line of a menu, and what stands below such a line

option-player-domain = { $player }: { $domain }
option-civ-effect = { $effect } · { $domain } { $level }
option-civ-discard = { $effect } · costs one { $domain }
option-civ-copy = { $effect } · copied from { $player }
option-civ-copy-any = { $effect } · by { $inspiration }
option-civ-draw = Draw and end the turn
option-civ-draw-about = No more effects in this turn.
option-civ-draw-icon = 🎴
option-civ-copy-icon = 🪙

## What somebody is awaited for, in "Waiting for Ann: …"; never what is on offer

awaited-draft = which card to keep
awaited-pick = a card of the middle
awaited-play-step = a card to play
awaited-effects-step = effects, then the draw
awaited-play = what to play at once
awaited-discard = what to discard
awaited-discard-area = what to discard
awaited-take-back = what to take back
awaited-take = what to take from the discard pile
awaited-give-back = what to give back
awaited-attack = which domain to attack
awaited-inquisition = whose hand to take
awaited-embargo = where to lay the embargo
awaited-block = which domain to block
