# What a player is asked: prompt-<purpose>, and order-<purpose> where only an order is to be chosen.
#
# $amount says how many: "one", "may-one" (one or none), "exactly" ($max), "up-to" ($max, or none),
# "any" (all on offer or fewer, or none), "between" ($min and $max), "all-or-none" ($max, or none),
# "none" (where nothing can be chosen, and it must not show that one is not asked).
# $card is the name of the card whose effect asks, or empty for an action.

prompt-action = Choose your action.
prompt-first-card = Choose the card with which you begin. It is melded as soon as everybody has chosen; the other one stays in your hand.

prompt-return =
    { $amount ->
        [one] Choose a card to return.
        [may-one] Choose a card to return, or none.
        [up-to] Choose up to { $max } cards to return, or none.
        [any] Choose any number of cards to return, or none.
        [all-or-none] Choose { $max } cards to return, or none at all.
        [between] Choose { $min } to { $max } cards to return.
       *[exactly] Choose { $max } cards to return.
    }
prompt-meld =
    { $amount ->
        [none] You can’t meld any card from your hand here.
        [one] Choose a card to meld.
        [may-one] Choose a card to meld, or none.
        [up-to] Choose up to { $max } cards to meld, or none.
        [any] Choose any number of cards to meld, or none.
        [all-or-none] Choose { $max } cards to meld, or none at all.
        [between] Choose { $min } to { $max } cards to meld.
       *[exactly] Choose { $max } cards to meld.
    }
prompt-tuck =
    { $amount ->
        [none] You can’t tuck any card from your hand here.
        [one] Choose a card to tuck.
        [may-one] Choose a card to tuck, or none.
        [up-to] Choose up to { $max } cards to tuck, or none.
        [any] Choose any number of cards to tuck, or none.
        [all-or-none] Choose { $max } cards to tuck, or none at all.
        [between] Choose { $min } to { $max } cards to tuck.
       *[exactly] Choose { $max } cards to tuck.
    }
prompt-score =
    { $amount ->
        [none] You can’t score any card from your hand here.
        [one] Choose a card to score.
        [may-one] Choose a card to score, or none.
        [up-to] Choose up to { $max } cards to score, or none.
        [any] Choose any number of cards to score, or none.
        [all-or-none] Choose { $max } cards to score, or none at all.
        [between] Choose { $min } to { $max } cards to score.
       *[exactly] Choose { $max } cards to score.
    }
prompt-give-to-hand =
    { $amount ->
        [none] You have no card to give.
        [one] Choose a card to give to the other player’s hand.
       *[exactly] Choose { $max } cards to give to the other player’s hand.
    }
prompt-give-to-score =
    { $amount ->
        [none] You have no card to give.
        [one] Choose a card to give to the other player’s score pile.
       *[exactly] Choose { $max } cards to give to the other player’s score pile.
    }
prompt-give-to-board =
    { $amount ->
        [one] Choose a top card to give to the other player’s board.
       *[exactly] Choose { $max } top cards to give to the other player’s board.
    }
prompt-take-to-hand = Choose a card to take into your hand.
prompt-take-to-score = Choose a card to take into your score pile.
prompt-take-to-board = Choose a card to take onto your board.
prompt-show = Choose a card to show to everybody.
prompt-keep = Choose the card to keep. All the rest of your hand goes to the other player’s hand.
prompt-carry-out = Choose a card whose effects you carry out, for yourself alone.

order-return = Put these cards in the order in which they go back; the first goes under its deck first.
order-meld = Put these cards in the order in which they are melded; the last of a colour comes out on top.
order-tuck = Put these cards in the order in which they are tucked; the last of a colour comes to lie lowest.

# Follows a prompt for several cards whose order matters.
prompt-in-order = They move in the order in which you choose them.

prompt-splay-left = Choose a colour to splay left, or leave everything as it lies.
prompt-splay-right = Choose a colour to splay right, or leave everything as it lies.
prompt-splay-up = Choose a colour to splay up, or leave everything as it lies.
prompt-splay-right-and-draw = Name a colour. It is splayed right on your board, and you draw a card whose value is the number of your cards of that colour.
prompt-two-colors = Choose two colours. If the 9 that you draw is of one of them, you meld it.
prompt-arrange = Choose one of your colours and put its cards into a new order, the top card first; or leave everything as it lies.
prompt-return-all-of-value = Choose a value. All cards of that value in all score piles are returned.
prompt-return-theirs = Choose whose score pile loses a card, and of which value. The card is returned.
prompt-give-red = Choose who gets your top red card, or nobody. That player’s top green card then comes to you.
prompt-receive-score = Choose who gets the card into the score pile.
prompt-score-or-draw = Choose what to do, or nothing.

prompt-swap-highest = Exchange all the highest cards of your hand with all the highest cards of your score pile?
prompt-swap-hand-and-score = Exchange your whole hand with your whole score pile?
prompt-meld-score-pile = Meld all the cards of your score pile?
prompt-meld-highest-scored = Meld all the highest cards of your score pile?
prompt-tuck-and-score-tops = Draw and tuck a 6, and score all your top cards without a { icon-factory }?
prompt-tuck-hand = Tuck your whole hand?
prompt-score-hand = Score your whole hand?

## Options, as they read on a button; cards and colours stand for themselves

option-value = Value { $value }
option-pile-value =
    { $value ->
        [8] An { $value } of { $player }
       *[other] A { $value } of { $player }
    }
option-way-score = Draw and score an 8, then return a card of the score pile
option-way-draw = Draw a card one higher than your highest scored one

option-yes-swap-highest = Exchange them
option-yes-swap-hand-and-score = Exchange them
option-yes-meld-score-pile = Meld them all
option-yes-meld-highest-scored = Meld them all
option-yes-tuck-and-score-tops = Tuck and score
option-yes-tuck-hand = Tuck them all
option-yes-score-hand = Score them all
option-no = No, leave it

## What somebody is awaited for, in "Waiting for Ann: …"; never what is on offer

awaited-action =
    { $actions ->
        [one] the last action of the turn
       *[other] { $actions } actions
    }
awaited-first-card = the card to begin with
awaited-return = what to return
awaited-meld = what to meld
awaited-tuck = what to tuck
awaited-score = what to score
awaited-give-to-hand = what to give away
awaited-give-to-score = what to give away
awaited-give-to-board = what to give away
awaited-take-to-hand = what to take
awaited-take-to-score = what to take
awaited-take-to-board = what to take
awaited-show = what to show
awaited-keep = what to keep
awaited-carry-out = which effects to carry out
awaited-splay-left = what to splay left
awaited-splay-right = what to splay right
awaited-splay-up = what to splay up
awaited-splay-right-and-draw = which colour to name
awaited-two-colors = which colours to name
awaited-arrange = a new order of a colour
awaited-return-all-of-value = which value to name
awaited-return-theirs = whose card to return
awaited-give-red = whom to give the red card
awaited-receive-score = whom to give the card
awaited-score-or-draw = one way or the other
awaited-swap-highest = whether to exchange
awaited-swap-hand-and-score = whether to exchange
awaited-meld-score-pile = whether to meld
awaited-meld-highest-scored = whether to meld
awaited-tuck-and-score-tops = whether to tuck and score
awaited-tuck-hand = whether to tuck
awaited-score-hand = whether to score
