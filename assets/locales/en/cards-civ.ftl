# What the effects of Carta Impera Victoria do, as we put it: civ-effect-<effect> in full,
# and civ-effect-<effect>-short in one line of a menu: at most 60 characters, without a full stop.
#
# How many cards an effect takes, or that it costs one, stands beside the text (civ-kind-… in
# terms-civ.ftl). What is not optional is done as far as it can be.

## Army

civ-effect-assassin = Discard a card from your hand, any you like.
civ-effect-assassin-short = Discard a card from your hand
civ-effect-purge = Discard two cards from your hand, any you like (one, if that’s all you have).
civ-effect-purge-short = Discard two cards from your hand
civ-effect-attack = Discard one of your Army cards. Choose a domain that you still have a card of: you discard one card of it, and so does every other player who has one. Face-down cards are safe.
civ-effect-attack-short = You and all others lose a card of a domain you have

## Religion

civ-effect-holy-book = Your hand limit is 5 this turn, even if you lose Religion cards before you draw.
civ-effect-holy-book-short = Your hand limit is 5 this turn
civ-effect-divine-right = Your hand limit is 7 this turn, even if you lose Religion cards before you draw.
civ-effect-divine-right-short = Your hand limit is 7 this turn
civ-effect-inquisition = Discard one of your Religion cards. Choose a player and take their whole hand. Then give back the same number of cards, any you like; no one else sees which.
civ-effect-inquisition-short = Take a player’s whole hand, then give back the same number

## Economy

civ-effect-development = Discard a card from your area, then immediately play a card from your hand. If you can play one, you must.
civ-effect-development-short = Discard a card from your area, then play one
civ-effect-monopoly = Discard two cards from your area (one, if that’s all you have), then immediately play the same number of cards from your hand, if you can.
civ-effect-monopoly-short = Discard two cards from your area, then play two
civ-effect-embargo = Put one of your Economy cards face down on a card in any player’s area. On their next turn, that player can’t play cards of that card’s domain; at the end of it, your card is discarded.
civ-effect-embargo-short = Ban a player from playing a domain for one turn

## Science

civ-effect-experiment = Take a card from your area into your hand, then immediately play a card from your hand, which may be the same one. If you can play one, you must.
civ-effect-experiment-short = Take a card back from your area, then play one
civ-effect-research = Take two cards from your area into your hand (one, if that’s all you have), then immediately play the same number, if you can. They may be the same cards.
civ-effect-research-short = Take two cards back from your area, then play two
civ-effect-breakthrough = Discard one of your Science cards. Draw five cards, then discard any five from your hand. If fewer are left in the deck, draw those and discard the same number.
civ-effect-breakthrough-short = Draw five cards, then discard five from your hand

## Culture

civ-effect-inspiration = If you have more Culture cards than anyone else, use a permanent effect that another player’s area has the cards for. Once per turn, and not from a domain whose permanent effect you use yourself that turn.
civ-effect-inspiration-short = With the most Culture, use another player’s permanent effect

## Utopia

civ-effect-oligarchy = Take a card of your choice from the discard pile into your hand.
civ-effect-oligarchy-short = Take a card from the discard pile
civ-effect-republic = Take two cards of your choice from the discard pile into your hand (one, if that’s all there is).
civ-effect-republic-short = Take two cards from the discard pile
civ-effect-democracy = Put one of your Utopia cards face down on a card in any player’s area. For the rest of the game, that player needs one more card of that card’s domain for hegemony.
civ-effect-democracy-short = A player needs one more card of a domain for hegemony
