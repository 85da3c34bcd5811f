# What the effects of Carta Impera Victoria do, as we put it: civ-effect-<effect> in full,
# and civ-effect-<effect>-short in one line of a menu, at most 100 characters.
#
# How many cards an effect takes, or that it costs one, stands beside the text (civ-kind-… in
# terms-civ.ftl). What is not optional is done as far as it can be.

## Army

civ-effect-assassin = Discard one card of your hand, whichever you like.
civ-effect-assassin-short = Discard a card of your hand.
civ-effect-purge = Discard two cards of your hand, whichever you like; if you have only one, then that one.
civ-effect-purge-short = Discard two cards of your hand.
civ-effect-attack = Discard an Army card of yours. Choose a domain of which you still have a card: you discard one card of it, and so does every other player who has one. Face-down cards are safe.
civ-effect-attack-short = Discard a card of a domain of yours; all others who have one do too.

## Religion

civ-effect-holy-book = Your hand limit is 5 for this turn. It stays so even if you lose Religion cards before you draw.
civ-effect-holy-book-short = Your hand limit is 5 this turn.
civ-effect-divine-right = Your hand limit is 7 for this turn. It stays so even if you lose Religion cards before you draw.
civ-effect-divine-right-short = Your hand limit is 7 this turn.
civ-effect-inquisition = Discard a Religion card of yours. Choose a player: that whole hand goes into yours. Then give back as many cards as came, whichever you like; nobody else sees which.
civ-effect-inquisition-short = Take a player’s whole hand, then give back as many cards as came.

## Economy

civ-effect-development = Discard one card of your area, then play a card of your hand at once. You have to, if you may play any.
civ-effect-development-short = Discard a card of your area, then play one at once.
civ-effect-monopoly = Discard two cards of your area; if there is only one, then that one. Play as many cards of your hand at once, as far as you can.
civ-effect-monopoly-short = Discard two cards of your area, then play two at once.
civ-effect-embargo = Put one of your Economy cards face down on a card in any player’s area. That player can’t play cards of that card’s domain on their next turn; at its end, your card is discarded.
civ-effect-embargo-short = Keep a player from playing a domain for one turn.

## Science

civ-effect-experiment = Take one card of your area into your hand, then play a card of your hand at once; it may be the same one. You have to, if you may play any.
civ-effect-experiment-short = Take a card of your area into your hand, then play one at once.
civ-effect-research = Take two cards of your area into your hand; if there is only one, then that one. Play as many cards of your hand at once, as far as you can.
civ-effect-research-short = Take two cards of your area into your hand, then play two at once.
civ-effect-breakthrough = Discard a Science card of yours. Draw five cards, then discard five of your hand, new or old. If the deck has fewer, draw those and discard as many.
civ-effect-breakthrough-short = Draw five cards, then discard five of your hand.

## Culture

civ-effect-inspiration = If you have more Culture cards than anyone else, use a permanent effect that another player’s area has the cards for. Once per turn, and not from a domain whose permanent effect you use yourself that turn.
civ-effect-inspiration-short = With the most Culture, use a permanent effect that another player has.

## Utopia

civ-effect-oligarchy = Take one card of your choice from the discard pile into your hand.
civ-effect-oligarchy-short = Take a card from the discard pile into your hand.
civ-effect-republic = Take two cards of your choice from the discard pile into your hand; if it has only one, then that one.
civ-effect-republic-short = Take two cards from the discard pile into your hand.
civ-effect-democracy = Move a Utopia card of yours, face down, to a domain of any player that has a card there. To the end of the game that player needs one card more of this domain for hegemony.
civ-effect-democracy-short = A domain of any player needs one card more for hegemony.
