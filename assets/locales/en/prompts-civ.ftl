# Questions to a player of Carta Impera Victoria: prompt-<purpose>; $amount and $max as in prompts.ftl.

prompt-draft = Choose a card to keep; the rest go to the player on your left. Of the last two, the one you don’t keep goes face up to the middle.
prompt-pick = Choose a card from the middle. It goes into your area.
prompt-play-step = Choose the card to play. It goes into your area.
prompt-effects-step = Use an effect from your area, or draw and end your turn.

# Immediately, because of an effect; asked again until the effect's number of cards is played.
prompt-play =
    { $amount ->
        [none] You can’t play any of your cards now.
        [one] Choose a card to play immediately.
       *[between] Choose cards to play immediately, { $max } in all.
    }
prompt-discard =
    { $amount ->
        [one] Choose a card from your hand to discard.
       *[exactly] Choose { $max } cards from your hand to discard.
    }
prompt-discard-area =
    { $amount ->
        [one] Choose a card from your area to discard.
       *[exactly] Choose { $max } cards from your area to discard.
    }
prompt-take-back =
    { $amount ->
        [one] Choose a card from your area to take into your hand.
       *[exactly] Choose { $max } cards from your area to take into your hand.
    }
prompt-take =
    { $amount ->
        [one] Choose a card from the discard pile to take into your hand.
       *[exactly] Choose { $max } cards from the discard pile to take into your hand.
    }
prompt-give-back =
    { $amount ->
        [one] You’ve taken their hand. Choose any card from your hand to give back.
       *[exactly] You’ve taken their hand. Choose any { $max } cards from your hand to give back.
    }
prompt-attack = Choose a domain. You lose a card of it, and so does every other player who has one.
prompt-inquisition = Choose whose hand to take. You then give back the same number of cards.
prompt-embargo = Choose a player and a domain they have cards of. They can’t play that domain on their next turn.
prompt-block = Choose a player and a domain. That player needs one more card of that domain for hegemony.

## Options, as they read on a button or as a line of a menu, and the text below such a line

option-player-domain = { $player }: { $domain }
option-civ-effect = { $effect } · { $domain } { $level }
option-civ-discard = { $effect } · costs one { $domain }
option-civ-copy = { $effect } · copied from { $player }
option-civ-copy-any = { $effect } · via { $inspiration }
option-civ-draw = Draw, end turn
option-civ-draw-about = No more effects this turn.
option-civ-draw-icon = 🎴
option-civ-copy-icon = 🪙

## What the table is waiting for, in "Waiting for Ann: …"; never what is on offer

awaited-draft = which card to keep
awaited-pick = a card from the middle
awaited-play-step = a card to play
awaited-effects-step = effects, then a draw
awaited-play = what to play immediately
awaited-discard = what to discard
awaited-discard-area = what to discard
awaited-take-back = what to take back
awaited-take = what to take from the discard pile
awaited-give-back = what to give back
awaited-attack = which domain to attack
awaited-inquisition = whose hand to take
awaited-embargo = where to place the embargo
awaited-block = which domain to block
