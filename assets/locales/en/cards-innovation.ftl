# What the effects of the 105 cards of Innovation do, as we put it: <card>-<number of the effect>.
#
# "You" is whoever carries the effect out; in a demand that is the player of whom it is demanded, and
# the demander is the player whose dogma it is. Whether an effect is a demand stands beside the text
# (effect-demand in terms.ftl), not in it. What is not optional is done as far as it can be.
# Counts ("for every two …") are taken when you begin the effect, unless the text says otherwise.

## Age 1

pottery-1 = Return up to three cards from your hand, or none. If any went back, draw a card whose value is their number, and score it.
pottery-2 = Draw a 1.

tools-1 = Optional: return three hand cards of your choice (all of them, if you have fewer). Only if exactly three went back: draw a 3 and meld it.
tools-2 = Optional: return one 3 from your hand. If you did, draw three 1s.

writing-1 = Draw a 2.

archery-1 = Draw a 1. Then give the highest card of your hand to the demander's hand; among equals you choose, and the new card counts too.

metalworking-1 = Draw a 1 and show it. If it has a { icon-castle }, score it and do this effect again. If not, it stays in your hand.

oars-1 = Give one hand card with a { icon-crown }, of your choice, to the demander's score pile. If you did, draw a 1.
oars-2 = If the demand of this dogma moved no card from anyone, draw a 1.

clothing-1 = Meld one hand card of a colour that your board lacks (you must, if you have one).
clothing-2 = For each colour that lies on your board and on nobody else's, draw a 1 and score it.

sailing-1 = Draw a 1 and meld it.

the-wheel-1 = Draw two 1s.

agriculture-1 = Optional: return one hand card. If you did, draw a card of a value one higher, and score it.

domestication-1 = Meld the lowest card of your hand; among equals you choose. Draw a 1, whether you melded or not.

masonry-1 = Meld any number of hand cards with a { icon-castle }, in any order, or none. If you melded four or more this way, claim { achievement-monument } if it is still free.

city-states-1 = Only if your board shows four { icon-castle } or more, give one of your top cards with a { icon-castle }, of your choice, to the demander's board. If you did, draw a 1.

code-of-laws-1 = Optional: tuck one hand card of a colour that is on your board. If you did, you may splay that colour left.

mysticism-1 = Draw a 1 and show it. If its colour is on your board, meld it and draw another 1. If not, it stays in your hand.

## Age 2

calendar-1 = If there are more cards in your score pile than in your hand, draw two 3s.

mathematics-1 = Optional: return one hand card. If you did, draw a card of a value one higher, and meld it.

construction-1 = Give two hand cards of your choice (what you have, if fewer) to the demander's hand. Then draw a 2, even if you gave nothing.
construction-2 = If yours is the only board with all five colours, claim { achievement-empire } if it is still free.

road-building-1 = Meld one or two hand cards (at least one, if you can). If you melded two, you may give your top red card to the board of another player of your choice; if you did, that player's top green card comes to your board.

currency-1 = Return any number of hand cards, or none. For each different value among them, draw a 2 and score it.

mapmaking-1 = Give a 1 from your score pile to the demander's score pile.
mapmaking-2 = If the demand of this dogma moved any card, draw a 1 and score it.

canal-building-1 = Optional: exchange all the highest cards of your hand with all the highest cards of your score pile. One of the two sides may be empty.

fermenting-1 = Draw a 2 for every two { icon-leaf } on your board.

monotheism-1 = Give one of your top cards whose colour is missing on the demander's board, of your choice, to the demander's score pile. If you did, draw a 1 and tuck it.
monotheism-2 = Draw a 1 and tuck it.

philosophy-1 = You may splay any one of your colours left.
philosophy-2 = You may score one hand card.

## Age 3

alchemy-1 = For every three { icon-castle } on your board, draw a 4 and show it. If any of these is red, return them and all the rest of your hand. If not, they stay in your hand.
alchemy-2 = Meld one hand card, then score one hand card (you must, as long as you have one).

translation-1 = Optional: meld all the cards of your score pile, in any order. All or none.
translation-2 = If each of your top cards shows a { icon-crown }, claim { achievement-world } if it is still free. An empty board qualifies too.

engineering-1 = Give all your top cards with a { icon-castle } to the demander's score pile. Cards that this uncovers stay.
engineering-2 = You may splay red left.

optics-1 = Draw a 3 and meld it. If it has a { icon-crown }, draw a 4 and score it. If not, give one card of your score pile, of your choice, to the score pile of an opponent of your choice with fewer points than you; without such an opponent nothing moves.

compass-1 = Give one of your top cards with a { icon-leaf }, not a green one, to the demander's board. Then take one of the demander's top cards without a { icon-leaf } onto your board. You choose both; do as much of it as you can.

paper-1 = You may splay green or blue left.
paper-2 = Draw a 4 for each of your colours that is splayed left.

machinery-1 = Exchange your whole hand with all the highest cards of the demander's hand.
machinery-2 = Score one hand card with a { icon-castle } (you must, if you have one). Then you may splay red left.

medicine-1 = Exchange the highest card of your score pile with the lowest card of the demander's score pile. Among equals, each chooses their own. One of the two sides may be empty.

education-1 = Optional: return the highest card of your score pile; among equals you choose. If you did, draw a card two higher than the highest one left there (a 2, if none is left).

feudalism-1 = Give one hand card with a { icon-castle }, of your choice, to the demander's hand.
feudalism-2 = You may splay yellow or purple left.

## Age 4

experimentation-1 = Draw a 5 and meld it.

printing-press-1 = Optional: return one card of your score pile. If you did, draw a card two higher than your top purple card (a 2, if you have no purple).
printing-press-2 = You may splay blue right.

colonialism-1 = Draw a 3 and tuck it. If it has a { icon-crown }, do this effect again.

gunpowder-1 = Give one of your top cards with a { icon-castle }, of your choice, to the demander's score pile.
gunpowder-2 = If the demand of this dogma moved any card, draw a 2 and score it.

invention-1 = You may splay right one colour that is now splayed left. If you did, draw a 4 and score it.
invention-2 = If your board has all five colours and each is splayed, in whatever direction, claim { achievement-wonder } if it is still free.

navigation-1 = Give one 2 or 3 of your score pile, of your choice, to the demander's score pile.

anatomy-1 = Return one card of your score pile, of your choice. If you did, return one of your top cards of the same value too, of your choice.

perspective-1 = Optional: return one hand card. If you did, score one hand card for every two { icon-lightbulb } on your board (counted after the return), as far as your hand goes.

enterprise-1 = Give one of your top cards with a { icon-crown }, not a purple one, to the demander's board; you choose. If you did, draw a 4 and meld it.
enterprise-2 = You may splay green right.

reformation-1 = Optional: tuck one hand card for every two { icon-leaf } on your board, counted before the first. Tuck that many (your whole hand, if it is smaller) or none.
reformation-2 = You may splay yellow or purple right.

## Age 5

chemistry-1 = You may splay blue right.
chemistry-2 = Draw a card one higher than your highest top card and score it. Then return one card of your score pile, of your choice; it may be the same one.

physics-1 = Draw three 6s and show them. If two or more are of the same colour, return all three and all the rest of your hand. If not, they stay in your hand.

coal-1 = Draw a 5 and tuck it.
coal-2 = You may splay red right.
coal-3 = Optional: score one of your top cards. If you did, score the card that lay directly below it too.

the-pirate-code-1 = Give two cards of value 4 or less from your score pile, of your choice (one, if there is only one), to the demander's score pile.
the-pirate-code-2 = If the demand of this dogma moved any card, score the lowest of your top cards with a { icon-crown }; among equals you choose.

banking-1 = Give one of your top cards with a { icon-factory }, not a green one, to the demander's board; you choose. If you did, draw a 5 and score it.
banking-2 = You may splay green right.

measurement-1 = Optional: return one hand card. If you did, name any colour: splay it right on your board, and draw a card whose value is the number of your cards of that colour. A single card counts but cannot be splayed; with none you draw a 1.

statistics-1 = Take the highest card of your score pile into your hand; among equals you choose. If you did and it is now the only card of your hand, do this demand again.
statistics-2 = You may splay yellow right.

steam-engine-1 = Draw two 4s and tuck them. Then score your bottom yellow card.

astronomy-1 = Draw a 6 and show it. If it is green or blue, meld it and do this effect again. If not, it stays in your hand.
astronomy-2 = If all your top cards except purple have value 6 or more, claim { achievement-universe } if it is still free. Having none of them qualifies too.

societies-1 = Give one of your top cards with a { icon-lightbulb }, not a purple one, to the demander's board; you choose. If you did, draw a 5.

## Age 6

atomic-theory-1 = You may splay blue right.
atomic-theory-2 = Draw a 7 and meld it.

encyclopedia-1 = Optional: meld all the highest cards of your score pile, in any order. All or none.

industrialization-1 = For every two { icon-factory } on your board, counted before the first draw, draw a 6 and tuck it.
industrialization-2 = You may splay red or purple right.

machine-tools-1 = Draw a card of the same value as the highest card of your score pile (a 1, if it is empty), and score it.

classification-1 = Show one hand card of your choice. Take all cards of its colour from the hands of all opponents into yours. Then meld all the cards of that colour in your hand, in any order.

metric-system-1 = If your green cards are splayed right, you may splay any one colour right.
metric-system-2 = You may splay green right.

canning-1 = Optional: draw a 6 and tuck it. If you did, score every top card of yours without a { icon-factory }, as they lie after the tuck. Cards that this uncovers stay.
canning-2 = You may splay yellow right.

vaccination-1 = Return all the lowest cards of your score pile. If any went back, draw a 6 and meld it.
vaccination-2 = If the demand of this dogma returned any card, draw a 7 and meld it.

democracy-1 = Return any number of hand cards, or none. If that is more than every other player has returned so far in this dogma by this effect, draw an 8 and score it. A tie is not more.

emancipation-1 = Give one hand card of your choice to the demander's score pile. If you did, draw a 6.
emancipation-2 = You may splay red or purple right.

## Age 7

evolution-1 = Optional, one of two: draw an 8, score it, and then return one card of your score pile, of your choice; or draw a card one higher than the highest card of your score pile (a 1, if it is empty).

publications-1 = Optional: put the cards of one of your colours into any order you like.
publications-2 = You may splay yellow or blue up.

combustion-1 = Give two cards of your score pile, of your choice (one, if there is only one), to the demander's score pile.

explosives-1 = Give the three highest cards of your hand (what you have, if fewer) to the demander's hand, one after the other; among equals you choose. If you gave any and your hand is now empty, draw a 7.

bicycle-1 = Optional: exchange your whole hand with your whole score pile.

electricity-1 = Return every top card of yours without a { icon-factory }, as they lie when you begin; cards that this uncovers stay. Then draw an 8 for each card that went back.

refrigeration-1 = Return half of the cards of your hand, rounded down; you choose which.
refrigeration-2 = You may score one hand card.

sanitation-1 = Exchange the two highest cards of your hand, taken one after the other, with the lowest card of the demander's hand. Among equals, each chooses their own. Do as much of it as you can.

lighting-1 = Tuck up to three hand cards, or none. For each different value among them, draw a 7 and score it.

railroad-1 = Return your whole hand, then draw three 6s.
railroad-2 = You may splay up one colour that is splayed right when you begin.

## Age 8

quantum-theory-1 = Return up to two hand cards, or none. If two went back, draw a 10; then draw another 10 and score it.

rocketry-1 = For every two { icon-clock } on your board, counted before the first, return one card of an opponent's score pile. You choose the opponent and the value, one card after the other, without seeing the faces.

flight-1 = If your red cards are splayed up, you may splay any one colour up.
flight-2 = You may splay red up.

mobility-1 = Look at your top cards that are not red and have no { icon-factory }, as they lie when you begin. Give the two highest of them (one, if there is only one) to the demander's score pile; among equals you choose. If you gave any, draw an 8.

corporations-1 = Give one of your top cards with a { icon-factory }, not a green one, to the demander's score pile; you choose. If you did, draw an 8 and meld it.
corporations-2 = Draw an 8 and meld it.

mass-media-1 = Optional: return one hand card. If you did, choose a value from 1 to 10: all cards of that value in all score piles, yours included, are returned.
mass-media-2 = You may splay purple up.

antibiotics-1 = Return up to three hand cards, or none. For each different value among them, draw two 8s.

skyscrapers-1 = Give one of your top cards with a { icon-clock }, not a yellow one, to the demander's board; you choose. If you did, score the card that lay directly below it, and return all the rest of that pile, in any order.

empiricism-1 = Choose two different colours, then draw a 9 and show it. If it is of one of them, meld it, and you may splay that colour up. If not, it stays in your hand.
empiricism-2 = If your board shows twenty { icon-lightbulb } or more, you win the game.

socialism-1 = Optional: tuck your whole hand, in any order; all or none. If a purple card was among it, take all the lowest cards of each opponent's hand into your hand.

## Age 9

computers-1 = You may splay red or green up.
computers-2 = Draw a 10 and meld it. Then carry out each of its effects that is not a demand, for yourself alone.

genetics-1 = Draw a 10 and meld it. Score all the cards below it in its pile.

composites-1 = Keep one hand card of your choice and give all the rest of your hand to the demander's hand. Also give the highest card of your score pile to the demander's score pile; among equals you choose.

fission-1 = Draw a 10 and show it. If it is red, all hands, boards and score piles leave the game, and this dogma ends at once, without a free draw. If not, it stays in your hand.
fission-2 = Return one top card other than Fission from any player's board, of your choice.

collaboration-1 = Draw two 9s and show them. The demander chooses one of them, which goes to the demander's board; you meld the other.
collaboration-2 = If your board holds ten green cards or more, covered ones included, you win the game.

satellites-1 = Return your whole hand, then draw three 8s.
satellites-2 = You may splay purple up.
satellites-3 = Meld one hand card (you must, if you have one). Then carry out each of its effects that is not a demand, for yourself alone.

ecology-1 = Optional: return one hand card. If you did, score one hand card, if you still have one, and draw two 10s.

suburbia-1 = Tuck any number of hand cards, or none. For each of them, draw a 1 and score it.

services-1 = Give all the highest cards of your score pile to the demander's hand. If you gave any, take one of the demander's top cards without a { icon-leaf }, of your choice, into your hand.

specialization-1 = Show one hand card of your choice; it stays in your hand. Take every opponent's top card of its colour into your hand. With an empty hand nothing happens.
specialization-2 = You may splay yellow or blue up.

## Age 10

bioengineering-1 = Put one top card with a { icon-leaf } from an opponent's board, of your choice, into your score pile.
bioengineering-2 = If anybody's board shows fewer than three { icon-leaf }, the one player with the most { icon-leaf } wins the game. On a tie for most, nothing happens.

software-1 = Draw a 10 and score it.
software-2 = Draw two 10s and meld them, one after the other. Then carry out each effect of the second that is not a demand, for yourself alone.

miniaturization-1 = Optional: return one hand card. If it was a 10, draw a 10 for each different value in your score pile.

robotics-1 = Score your top green card. Then draw a 10, meld it, and carry out each of its effects that is not a demand, for yourself alone.

databases-1 = Return half of the cards of your score pile, rounded up; you choose which.

self-service-1 = Choose a top card of yours other than Self Service, and carry out each of its effects that is not a demand, for yourself alone.
self-service-2 = If every opponent has fewer achievements than you, special ones included, you win the game.

globalization-1 = Return one of your top cards with a { icon-leaf }, of your choice.
globalization-2 = Draw a 6 and score it. If then nobody's board shows more { icon-leaf } than { icon-factory }, the one player with the most points wins the game. On a tie, nothing happens.

stem-cells-1 = Optional: score your whole hand. All or none.

ai-1 = Draw a 10 and score it.
ai-2 = If Robotics and Software are both top cards, on whatever boards, the one player with the fewest points wins the game. On a tie for fewest, nothing happens.

the-internet-1 = You may splay green up.
the-internet-2 = Draw a 10 and score it.
the-internet-3 = For every two { icon-clock } on your board, counted before the first draw, draw a 10 and meld it.
