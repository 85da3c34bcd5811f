# Questions to a player of Innovation: prompt-<purpose>, and order-<purpose> where only an order is to be
# chosen; $amount, $max and $card as in prompts.ftl.

prompt-action = Choose your action.
prompt-first-card = Choose your first card. It’s melded once everyone has chosen; the other one stays in your hand.

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
        [one] Choose a card for the other player’s hand.
       *[exactly] Choose { $max } cards for the other player’s hand.
    }
prompt-give-to-score =
    { $amount ->
        [none] You have no card to give.
        [one] Choose a card for the other player’s score pile.
       *[exactly] Choose { $max } cards for the other player’s score pile.
    }
prompt-give-to-board =
    { $amount ->
        [one] Choose a top card for the other player’s board.
       *[exactly] Choose { $max } top cards for the other player’s board.
    }
prompt-take-to-hand = Choose a card to take into your hand.
prompt-take-to-score = Choose a card to take into your score pile.
prompt-take-to-board = Choose a card to take onto your board.
prompt-show = Choose a card to show everyone.
prompt-keep = Choose a card to keep. The rest of your hand goes to the other player’s hand.
prompt-carry-out = Choose a card. You use its effects, and no one else does.

order-return = Choose the order in which these cards are returned; the first one goes under its deck first.
order-meld = Choose the order in which these cards are melded; the last card of a colour ends up on top.
order-tuck = Choose the order in which these cards are tucked; the last card of a colour ends up at the bottom.

prompt-splay-left = Choose a colour to splay left, or leave things as they are.
prompt-splay-right = Choose a colour to splay right, or leave things as they are.
prompt-splay-up = Choose a colour to splay up, or leave things as they are.
prompt-splay-right-and-draw = Choose a colour. It’s splayed right on your board, and you draw a card whose age is the number of cards you have of that colour.
prompt-two-colors = Choose two colours. If the 9 you draw is one of them, you meld it.
prompt-arrange = Choose one of your colours and put its cards in a new order, top card first; or leave things as they are.
prompt-return-all-of-value = Choose an age. Every card of that age in every score pile is returned.
prompt-return-theirs = Choose whose score pile loses a card, and its age. That card is returned.
prompt-give-red = Choose who gets your top red card, or no one. In return you get that player’s top green card.
prompt-receive-score = Choose whose score pile gets the card.
prompt-score-or-draw = Choose one of these, or neither.

prompt-swap-highest = Exchange all the highest cards in your hand with all the highest cards in your score pile?
prompt-swap-hand-and-score = Exchange your whole hand with your whole score pile?
prompt-meld-score-pile = Meld all the cards in your score pile?
prompt-meld-highest-scored = Meld all the highest cards in your score pile?
prompt-tuck-and-score-tops = Draw and tuck a 6, and score all your top cards without a { icon-factory }?
prompt-tuck-hand = Tuck your whole hand?
prompt-score-hand = Score your whole hand?

## Options, as they read on a button; cards and colours stand for themselves

option-value = Age { $value }
option-pile-value =
    { $value ->
        [8] An { $value } from { $player }
       *[other] A { $value } from { $player }
    }
option-way-score = Draw and score an 8, then return a card from your score pile
option-way-draw = Draw a card one higher than your highest scored card

option-yes-swap-highest = Exchange them
option-yes-swap-hand-and-score = Exchange them
option-yes-meld-score-pile = Meld them all
option-yes-meld-highest-scored = Meld them all
option-yes-tuck-and-score-tops = Tuck and score
option-yes-tuck-hand = Tuck them all
option-yes-score-hand = Score them all

## What the table is waiting for, in "Waiting for Ann: …"; never what is on offer

awaited-action =
    { $actions ->
        [one] one more action
       *[other] { $actions } actions
    }
awaited-first-card = a first card
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
awaited-carry-out = which effects to use
awaited-splay-left = what to splay left
awaited-splay-right = what to splay right
awaited-splay-up = what to splay up
awaited-splay-right-and-draw = which colour to splay right
awaited-two-colors = which two colours
awaited-arrange = which colour to rearrange
awaited-return-all-of-value = which age to return
awaited-return-theirs = whose card to return
awaited-give-red = who gets the red card
awaited-receive-score = who gets the card
awaited-score-or-draw = score or draw
awaited-swap-highest = exchange or not
awaited-swap-hand-and-score = exchange or not
awaited-meld-score-pile = meld or not
awaited-meld-highest-scored = meld or not
awaited-tuck-and-score-tops = tuck and score or not
awaited-tuck-hand = tuck or not
awaited-score-hand = score or not
