# What the effects of the 105 cards of Innovation do, as we put it.
#
# <card>-<number>           an effect as its owner reads it, who may activate it. In a demand "you" is
#                           that owner, and the text begins with the players it demands from.
# <card>-<number>-demanded  a demand as its victim reads it: "you" is the victim, and "the active
#                           player" the owner.
# <card>-summary            the whole card for a line of a menu: at most 60 characters, without a full
#                           stop. In a demand "they" are its victims.
#
# Whether an effect is a demand or shared stands beside the text (card-effect-… at the end). What is
# not optional is done as far as it can be. Counts ("for every two …") are taken when the effect
# begins, unless the text says otherwise.

## Age 1

pottery-1 = You may return up to three cards from your hand. If you do, draw and score a card whose age is the number of cards you returned.
pottery-2 = Draw a 1.
pottery-summary = Return cards to score one card for them; draw a 1

tools-1 = You may return three cards from your hand (all of them, if you have fewer). Only if you returned exactly three, draw and meld a 3.
tools-2 = You may return a 3 from your hand. If you do, draw three 1s.
tools-summary = Trade three cards for a 3 to meld, or a 3 for three 1s

writing-1 = Draw a 2.
writing-summary = Draw a 2

archery-1 = Each player with fewer { icon-castle } draws a 1, then gives the highest card in their hand to your hand (they choose among ties, and the new card counts too).
archery-1-demanded = Draw a 1, then give the highest card in your hand to the active player’s hand (you choose among ties, and the new card counts too).
archery-summary = Takes the highest card in their hand

metalworking-1 = Draw and show a 1. If it has a { icon-castle }, score it and repeat this effect. Otherwise, keep it in your hand.
metalworking-summary = Draw 1s, and score them as long as they have a { icon-castle }

oars-1 = Each player with fewer { icon-castle } gives a card with a { icon-crown } from their hand (their choice) to your score pile. If they did, they draw a 1.
oars-1-demanded = Give a card with a { icon-crown } from your hand (your choice) to the active player’s score pile. If you did, draw a 1.
oars-2 = If the demand moved no cards, draw a 1.
oars-summary = Scores a { icon-crown } card from their hand; else draw a 1

clothing-1 = Meld a card from your hand in a colour that isn’t on your board (if you have one, you must).
clothing-2 = For each colour on your board that is on no other player’s board, draw and score a 1.
clothing-summary = Meld a new colour; score a 1 per colour only you have

sailing-1 = Draw and meld a 1.
sailing-summary = Draw and meld a 1

the-wheel-1 = Draw two 1s.
the-wheel-summary = Draw two 1s

agriculture-1 = You may return a card from your hand. If you do, draw and score a card one age higher.
agriculture-summary = Return a card to score one that’s an age higher

domestication-1 = Meld the lowest card in your hand (you choose among ties). Then draw a 1, whether you melded or not.
domestication-summary = Meld the lowest card in your hand, then draw a 1

masonry-1 = Meld any number of cards with a { icon-castle } from your hand, in any order, or none. If you melded four or more this way, claim { achievement-monument } if it’s still free.
masonry-summary = Meld { icon-castle } cards from your hand; four claim { achievement-monument }

city-states-1 = Each player with fewer { icon-crown } and at least four { icon-castle } on their board gives a top card with a { icon-castle } (their choice) to your board. If they did, they draw a 1.
city-states-1-demanded = Only if your board shows four { icon-castle } or more, give a top card with a { icon-castle } (your choice) to the active player’s board. If you did, draw a 1.
city-states-summary = Steals a top card with a { icon-castle }

code-of-laws-1 = You may tuck a card from your hand in a colour that’s on your board. If you do, you may splay that colour left.
code-of-laws-summary = Tuck a card in a colour you have, then splay it left

mysticism-1 = Draw and show a 1. If its colour is on your board, meld it and draw another 1. Otherwise, keep it in your hand.
mysticism-summary = Draw a 1; if you have its colour, meld it and draw again

## Age 2

calendar-1 = If there are more cards in your score pile than in your hand, draw two 3s.
calendar-summary = Draw two 3s if your score pile outnumbers your hand

mathematics-1 = You may return a card from your hand. If you do, draw and meld a card one age higher.
mathematics-summary = Return a card to meld one that’s an age higher

construction-1 = Each player with fewer { icon-castle } gives two cards from their hand to yours (their choice; all they have, if fewer). Then they draw a 2, even if they gave nothing.
construction-1-demanded = Give two cards from your hand (your choice; all you have, if fewer) to the active player’s hand. Then draw a 2, even if you gave nothing.
construction-2 = If yours is the only board with all five colours, claim { achievement-empire } if it’s still free.
construction-summary = Takes two cards from their hand; claim { achievement-empire }

road-building-1 = Meld one or two cards from your hand (at least one, if you can). If you melded two, you may give your top red card to another player’s board (you choose whose). If you do, that player’s top green card comes to your board.
road-building-summary = Meld up to two cards; trade a top red for a top green

currency-1 = Return any number of cards from your hand, or none. For each different age among them, draw and score a 2.
currency-summary = Return cards; score a 2 for each different age

mapmaking-1 = Each player with fewer { icon-crown } gives a 1 from their score pile to yours.
mapmaking-1-demanded = Give a 1 from your score pile to the active player’s score pile.
mapmaking-2 = If the demand moved any cards, draw and score a 1.
mapmaking-summary = Takes a 1 from their score pile; score a 1

canal-building-1 = You may exchange all the highest cards in your hand with all the highest cards in your score pile. Either side may be empty.
canal-building-summary = Swap your highest cards in hand and in score pile

fermenting-1 = Draw a 2 for every two { icon-leaf } on your board.
fermenting-summary = Draw a 2 for every two { icon-leaf }

monotheism-1 = Each player with fewer { icon-castle } gives a top card in a colour that isn’t on your board (their choice) to your score pile. If they did, they draw and tuck a 1.
monotheism-1-demanded = Give one of your top cards in a colour that isn’t on the active player’s board (your choice) to the active player’s score pile. If you did, draw and tuck a 1.
monotheism-2 = Draw and tuck a 1.
monotheism-summary = Scores a top card in a colour you lack; tuck a 1

philosophy-1 = You may splay any one of your colours left.
philosophy-2 = You may score a card from your hand.
philosophy-summary = Splay any colour left; score a card from your hand

## Age 3

alchemy-1 = For every three { icon-castle } on your board, draw and show a 4. If any of them is red, return them and the rest of your hand. Otherwise, keep them in your hand.
alchemy-2 = Meld a card from your hand, then score a card from your hand (as long as you have one, you must).
alchemy-summary = Draw 4s (a red one costs your hand); meld and score

translation-1 = You may meld all the cards in your score pile, in any order. All or none.
translation-2 = If each of your top cards has a { icon-crown }, claim { achievement-world } if it’s still free. An empty board qualifies too.
translation-summary = Meld your score pile; if all tops have { icon-crown }, claim { achievement-world }

engineering-1 = Each player with fewer { icon-castle } gives all their top cards with a { icon-castle } to your score pile. Cards uncovered this way stay put.
engineering-1-demanded = Give all your top cards with a { icon-castle } to the active player’s score pile. Cards uncovered this way stay put.
engineering-2 = You may splay red left.
engineering-summary = Scores all their top { icon-castle } cards; splay red left

optics-1 = Draw and meld a 3. If it has a { icon-crown }, draw and score a 4. Otherwise, give a card from your score pile to the score pile of an opponent with fewer points than you (you choose both); without such an opponent, nothing moves.
optics-summary = Meld a 3; with { icon-crown } score a 4, else give points away

compass-1 = Each player with fewer { icon-crown } gives a non-green top card with a { icon-leaf } to your board, then takes one of your top cards without a { icon-leaf } onto theirs. They choose both, and do as much of it as they can.
compass-1-demanded = Give a non-green top card with a { icon-leaf } to the active player’s board. Then take one of the active player’s top cards without a { icon-leaf } onto your board. You choose both; do as much of it as you can.
compass-summary = Trades a top { icon-leaf } card for one of yours without { icon-leaf }

paper-1 = You may splay green or blue left.
paper-2 = Draw a 4 for each of your colours that’s splayed left.
paper-summary = Splay green or blue left; draw a 4 per left splay

machinery-1 = Each player with fewer { icon-leaf } exchanges their whole hand with all the highest cards in your hand.
machinery-1-demanded = Exchange your whole hand with all the highest cards in the active player’s hand.
machinery-2 = Score a card with a { icon-castle } from your hand (if you have one, you must). Then you may splay red left.
machinery-summary = Their hand for your highest cards; score a { icon-castle }

medicine-1 = Each player with fewer { icon-leaf } exchanges the highest card in their score pile with the lowest card in yours. Each player chooses among their own ties. Either side may be empty.
medicine-1-demanded = Exchange the highest card in your score pile with the lowest card in the active player’s score pile. Each player chooses among their own ties. Either side may be empty.
medicine-summary = Their highest scored card for your lowest

education-1 = You may return the highest card in your score pile (you choose among ties). If you do, draw a card two ages higher than the highest one left there (a 2, if none is left).
education-summary = Return your highest scored card to draw a high one

feudalism-1 = Each player with fewer { icon-castle } gives a card with a { icon-castle } from their hand (their choice) to yours.
feudalism-1-demanded = Give a card with a { icon-castle } from your hand (your choice) to the active player’s hand.
feudalism-2 = You may splay yellow or purple left.
feudalism-summary = Takes a { icon-castle } card from their hand; splay left

## Age 4

experimentation-1 = Draw and meld a 5.
experimentation-summary = Draw and meld a 5

printing-press-1 = You may return a card from your score pile. If you do, draw a card two ages higher than your top purple card (a 2, if you have no purple).
printing-press-2 = You may splay blue right.
printing-press-summary = Return a scored card to draw a high one; splay blue

colonialism-1 = Draw and tuck a 3. If it has a { icon-crown }, repeat this effect.
colonialism-summary = Tuck 3s as long as they have a { icon-crown }

gunpowder-1 = Each player with fewer { icon-factory } gives a top card with a { icon-castle } (their choice) to your score pile.
gunpowder-1-demanded = Give a top card with a { icon-castle } (your choice) to the active player’s score pile.
gunpowder-2 = If the demand moved any cards, draw and score a 2.
gunpowder-summary = Scores a top card with a { icon-castle }; score a 2

invention-1 = You may splay right one colour that’s splayed left. If you do, draw and score a 4.
invention-2 = If your board has all five colours and each is splayed in any direction, claim { achievement-wonder } if it’s still free.
invention-summary = Turn a left splay right to score a 4; claim { achievement-wonder }

navigation-1 = Each player with fewer { icon-crown } gives a 2 or 3 from their score pile (their choice) to yours.
navigation-1-demanded = Give a 2 or 3 from your score pile (your choice) to the active player’s score pile.
navigation-summary = Takes a 2 or 3 from their score pile

anatomy-1 = Each player with fewer { icon-leaf } returns a card from their score pile. If they did, they also return a top card of the same age. They choose both.
anatomy-1-demanded = Return a card from your score pile. If you did, also return one of your top cards of the same age. You choose both.
anatomy-summary = They return a scored card and a top card of the same age

perspective-1 = You may return a card from your hand. If you do, score a card from your hand for every two { icon-lightbulb } on your board (counted after the return), as far as your hand goes.
perspective-summary = Return a card to score one for every two { icon-lightbulb }

enterprise-1 = Each player with fewer { icon-crown } gives a non-purple top card with a { icon-crown } (their choice) to your board. If they did, they draw and meld a 4.
enterprise-1-demanded = Give a non-purple top card with a { icon-crown } (your choice) to the active player’s board. If you did, draw and meld a 4.
enterprise-2 = You may splay green right.
enterprise-summary = Steals a top card with a { icon-crown }; splay green right

reformation-1 = You may tuck a card from your hand for every two { icon-leaf } on your board, counted before the first. Tuck that many (your whole hand, if it’s smaller) or none.
reformation-2 = You may splay yellow or purple right.
reformation-summary = Tuck a card for every two { icon-leaf }; splay right

## Age 5

chemistry-1 = You may splay blue right.
chemistry-2 = Draw and score a card one age higher than your highest top card. Then return a card from your score pile (your choice; it may be the same one).
chemistry-summary = Splay blue right; score a high card, return a scored one

physics-1 = Draw and show three 6s. If two or more of them share a colour, return all three and the rest of your hand. Otherwise, keep them in your hand.
physics-summary = Draw three 6s; two of one colour cost your hand

coal-1 = Draw and tuck a 5.
coal-2 = You may splay red right.
coal-3 = You may score one of your top cards. If you do, also score the card that lay directly below it.
coal-summary = Tuck a 5; splay red; score a top card and the next one

the-pirate-code-1 = Each player with fewer { icon-crown } gives two cards of age 4 or lower from their score pile to yours (their choice; one, if there’s only one).
the-pirate-code-1-demanded = Give two cards of age 4 or lower from your score pile (your choice; one, if there’s only one) to the active player’s score pile.
the-pirate-code-2 = If the demand moved any cards, score the lowest of your top cards with a { icon-crown } (you choose among ties).
the-pirate-code-summary = Takes two low scored cards; score a top { icon-crown }

banking-1 = Each player with fewer { icon-crown } gives a non-green top card with a { icon-factory } (their choice) to your board. If they did, they draw and score a 5.
banking-1-demanded = Give a non-green top card with a { icon-factory } (your choice) to the active player’s board. If you did, draw and score a 5.
banking-2 = You may splay green right.
banking-summary = Steals a top card with a { icon-factory }; splay green right

measurement-1 = You may return a card from your hand. If you do, name any colour: splay it right on your board, and draw a card whose age is the number of your cards in that colour. A single card counts but can’t be splayed; with none, you draw a 1.
measurement-summary = Return a card to splay a colour and draw by its size

statistics-1 = Each player with fewer { icon-leaf } takes the highest card from their score pile into their hand (they choose among ties). If they did and it’s now the only card in their hand, they do it again.
statistics-1-demanded = Take the highest card from your score pile into your hand (you choose among ties). If you did and it’s now the only card in your hand, repeat this demand.
statistics-2 = You may splay yellow right.
statistics-summary = They lose their highest scored card; splay yellow

steam-engine-1 = Draw and tuck two 4s. Then score your bottom yellow card.
steam-engine-summary = Tuck two 4s, then score your bottom yellow card

astronomy-1 = Draw and show a 6. If it’s green or blue, meld it and repeat this effect. Otherwise, keep it in your hand.
astronomy-2 = If all your non-purple top cards are of age 6 or higher, claim { achievement-universe } if it’s still free. Having none of them qualifies too.
astronomy-summary = Meld 6s while green or blue; claim { achievement-universe }

societies-1 = Each player with fewer { icon-crown } gives a non-purple top card with a { icon-lightbulb } (their choice) to your board. If they did, they draw a 5.
societies-1-demanded = Give a non-purple top card with a { icon-lightbulb } (your choice) to the active player’s board. If you did, draw a 5.
societies-summary = Steals a top card with a { icon-lightbulb }

## Age 6

atomic-theory-1 = You may splay blue right.
atomic-theory-2 = Draw and meld a 7.
atomic-theory-summary = Splay blue right; draw and meld a 7

encyclopedia-1 = You may meld all the highest cards in your score pile, in any order. All or none.
encyclopedia-summary = Meld all the highest cards in your score pile

industrialization-1 = For every two { icon-factory } on your board, counted before the first draw, draw and tuck a 6.
industrialization-2 = You may splay red or purple right.
industrialization-summary = Tuck a 6 for every two { icon-factory }; splay red or purple

machine-tools-1 = Draw and score a card of the same age as the highest card in your score pile (a 1, if it’s empty).
machine-tools-summary = Score a card as high as your highest scored one

classification-1 = Show a card from your hand (your choice). Take all cards of its colour from all opponents’ hands into yours. Then meld all the cards of that colour in your hand, in any order.
classification-summary = Take one colour from all hands, then meld all of it

metric-system-1 = If your green cards are splayed right, you may splay any one colour right.
metric-system-2 = You may splay green right.
metric-system-summary = With green splayed right, splay any; splay green right

canning-1 = You may draw and tuck a 6. If you do, score all your top cards without a { icon-factory }, as they are after the tuck. Cards uncovered this way stay put.
canning-2 = You may splay yellow right.
canning-summary = Tuck a 6 to score top cards without a { icon-factory }

vaccination-1 = Each player with fewer { icon-leaf } returns all the lowest cards in their score pile. If they returned any, they draw and meld a 6.
vaccination-1-demanded = Return all the lowest cards in your score pile. If you returned any, draw and meld a 6.
vaccination-2 = If the demand returned any card, draw and meld a 7.
vaccination-summary = They return their lowest scored cards; meld a 7

democracy-1 = Return any number of cards from your hand, or none. If that’s more than any other player has returned with this effect so far in this dogma, draw and score an 8. A tie isn’t enough.
democracy-summary = Return more cards than anyone else to score an 8

emancipation-1 = Each player with fewer { icon-factory } gives a card from their hand (their choice) to your score pile. If they did, they draw a 6.
emancipation-1-demanded = Give a card from your hand (your choice) to the active player’s score pile. If you did, draw a 6.
emancipation-2 = You may splay red or purple right.
emancipation-summary = Scores a card from their hand; splay red or purple

## Age 7

evolution-1 = You may do one of two things: draw and score an 8, then return a card from your score pile (your choice); or draw a card one age higher than the highest card in your score pile (a 1, if it’s empty).
evolution-summary = Score an 8 and return a scored card, or draw a high one

publications-1 = You may put the cards of one of your colours into any order.
publications-2 = You may splay yellow or blue up.
publications-summary = Reorder one of your colours; splay yellow or blue up

combustion-1 = Each player with fewer { icon-crown } gives two cards from their score pile to yours (their choice; one, if there’s only one).
combustion-1-demanded = Give two cards from your score pile (your choice; one, if there’s only one) to the active player’s score pile.
combustion-summary = Takes two cards from their score pile

explosives-1 = Each player with fewer { icon-factory } gives the three highest cards in their hand to yours, one after the other (all they have, if fewer; they choose among ties). If they gave any and their hand is now empty, they draw a 7.
explosives-1-demanded = Give the three highest cards in your hand to the active player’s hand, one after the other (all you have, if fewer; you choose among ties). If you gave any and your hand is now empty, draw a 7.
explosives-summary = Takes the three highest cards in their hand

bicycle-1 = You may exchange your whole hand with your whole score pile.
bicycle-summary = Swap your whole hand with your whole score pile

electricity-1 = Return all your top cards without a { icon-factory }; cards uncovered this way stay put. Then draw an 8 for each card you returned.
electricity-summary = Return top cards without { icon-factory }; draw an 8 for each

refrigeration-1 = Each player with fewer { icon-leaf } returns half of the cards in their hand, rounded down (their choice).
refrigeration-1-demanded = Return half of the cards in your hand, rounded down (your choice).
refrigeration-2 = You may score a card from your hand.
refrigeration-summary = They return half of their hand; score a card

sanitation-1 = Each player with fewer { icon-leaf } exchanges the two highest cards in their hand, taken one after the other, with the lowest card in yours. Each player chooses among their own ties. They do as much of it as they can.
sanitation-1-demanded = Exchange the two highest cards in your hand, taken one after the other, with the lowest card in the active player’s hand. Each player chooses among their own ties. Do as much of it as you can.
sanitation-summary = Their two highest cards in hand for your lowest

lighting-1 = Tuck up to three cards from your hand, or none. For each different age among them, draw and score a 7.
lighting-summary = Tuck up to three cards; score a 7 per different age

railroad-1 = Return your whole hand, then draw three 6s.
railroad-2 = You may splay up one colour that’s splayed right.
railroad-summary = Trade your hand for three 6s; turn a right splay up

## Age 8

quantum-theory-1 = Return up to two cards from your hand, or none. If you returned two, draw a 10, then draw and score another 10.
quantum-theory-summary = Return two cards to draw a 10 and score a 10

rocketry-1 = For every two { icon-clock } on your board, counted before the first, return a card from an opponent’s score pile. You choose the opponent and the age, one card after the other, without seeing the faces.
rocketry-summary = Return an opponent’s scored card for every two { icon-clock }

flight-1 = If your red cards are splayed up, you may splay any one colour up.
flight-2 = You may splay red up.
flight-summary = With red splayed up, splay any colour up; splay red up

mobility-1 = Each player with fewer { icon-factory } gives their two highest non-red top cards without a { icon-factory } to your score pile (one, if there’s only one; they choose among ties; an uncovered card doesn’t count). If they gave any, they draw an 8.
mobility-1-demanded = Give your two highest non-red top cards without a { icon-factory } to the active player’s score pile (one, if there’s only one; you choose among ties; an uncovered card doesn’t count). If you gave any, draw an 8.
mobility-summary = Scores their two highest top cards without a { icon-factory }

corporations-1 = Each player with fewer { icon-factory } gives a non-green top card with a { icon-factory } (their choice) to your score pile. If they did, they draw and meld an 8.
corporations-1-demanded = Give a non-green top card with a { icon-factory } (your choice) to the active player’s score pile. If you did, draw and meld an 8.
corporations-2 = Draw and meld an 8.
corporations-summary = Scores a top card with a { icon-factory }; meld an 8

mass-media-1 = You may return a card from your hand. If you do, choose an age from 1 to 10: all cards of that age in all score piles, yours included, are returned.
mass-media-2 = You may splay purple up.
mass-media-summary = Return all scored cards of one age; splay purple up

antibiotics-1 = Return up to three cards from your hand, or none. For each different age among them, draw two 8s.
antibiotics-summary = Return up to three cards; two 8s per different age

skyscrapers-1 = Each player with fewer { icon-crown } gives a non-yellow top card with a { icon-clock } (their choice) to your board. If they did, they score the card that lay directly below it and return the rest of that pile, in any order.
skyscrapers-1-demanded = Give a non-yellow top card with a { icon-clock } (your choice) to the active player’s board. If you did, score the card that lay directly below it and return the rest of that pile, in any order.
skyscrapers-summary = Steals a top card with a { icon-clock } and breaks up its pile

empiricism-1 = Choose two different colours, then draw and show a 9. If it’s one of them, meld it, and you may splay that colour up. Otherwise, keep it in your hand.
empiricism-2 = If your board shows twenty { icon-lightbulb } or more, you win the game.
empiricism-summary = Meld a 9 of a chosen colour; twenty { icon-lightbulb } win the game

socialism-1 = You may tuck your whole hand, in any order. All or none. If there was a purple card in it, take all the lowest cards in each opponent’s hand into yours.
socialism-summary = Tuck your hand; if it had purple, take their lowest cards

## Age 9

computers-1 = You may splay red or green up.
computers-2 = Draw and meld a 10. Then use each of its effects that isn’t a demand, for yourself alone.
computers-summary = Splay red or green up; meld a 10 and use it alone

genetics-1 = Draw and meld a 10. Score all the cards below it in its pile.
genetics-summary = Meld a 10 and score all the cards below it

composites-1 = Each player with fewer { icon-factory } keeps one card in their hand (their choice) and gives the rest to your hand. They also give the highest card in their score pile to yours (they choose among ties).
composites-1-demanded = Keep one card in your hand (your choice) and give the rest to the active player’s hand. Also give the highest card in your score pile to the active player’s score pile (you choose among ties).
composites-summary = Takes all but one card in hand, and a scored card

fission-1 = Each player with fewer { icon-clock } draws and shows a 10. If it’s red, all hands, boards and score piles are removed from the game, and this dogma ends at once, without a sharing bonus. Otherwise, they keep it in their hand.
fission-1-demanded = Draw and show a 10. If it’s red, all hands, boards and score piles are removed from the game, and this dogma ends at once, without a sharing bonus. Otherwise, keep it in your hand.
fission-2 = Return a top card other than Fission from any player’s board (your choice).
fission-summary = A red 10 removes everything; return any top card

collaboration-1 = Each player with fewer { icon-crown } draws and shows two 9s. You choose one of them, which goes to your board; they meld the other.
collaboration-1-demanded = Draw and show two 9s. The active player chooses one of them, which goes to their own board; you meld the other.
collaboration-2 = If your board has ten green cards or more, covered ones included, you win the game.
collaboration-summary = Takes one of two 9s; ten green cards win the game

satellites-1 = Return your whole hand, then draw three 8s.
satellites-2 = You may splay purple up.
satellites-3 = Meld a card from your hand (if you have one, you must). Then use each of its effects that isn’t a demand, for yourself alone.
satellites-summary = Trade your hand for three 8s; meld a card and use it

ecology-1 = You may return a card from your hand. If you do, score a card from your hand, if you still have one, and draw two 10s.
ecology-summary = Return a card to score one and draw two 10s

suburbia-1 = Tuck any number of cards from your hand, or none. For each of them, draw and score a 1.
suburbia-summary = Tuck any number of cards; score a 1 for each

services-1 = Each player with fewer { icon-leaf } gives all the highest cards in their score pile to your hand. If they gave any, they take one of your top cards without a { icon-leaf } (their choice) into their hand.
services-1-demanded = Give all the highest cards in your score pile to the active player’s hand. If you gave any, take one of the active player’s top cards without a { icon-leaf } (your choice) into your hand.
services-summary = Their highest scored cards for one of your top cards

specialization-1 = Show a card from your hand (your choice); it stays in your hand. Take every opponent’s top card of its colour into your hand. With an empty hand, nothing happens.
specialization-2 = You may splay yellow or blue up.
specialization-summary = Take all opponents’ top cards of a colour; splay up

## Age 10

bioengineering-1 = Put a top card with a { icon-leaf } from an opponent’s board (your choice) into your score pile.
bioengineering-2 = If any player’s board shows fewer than three { icon-leaf }, the player with the most { icon-leaf } wins the game. On a tie for most, nothing happens.
bioengineering-summary = Score an opponent’s { icon-leaf } card; most { icon-leaf } may win

software-1 = Draw and score a 10.
software-2 = Draw and meld two 10s, one after the other. Then use each effect of the second one that isn’t a demand, for yourself alone.
software-summary = Score a 10; meld two 10s and use the second alone

miniaturization-1 = You may return a card from your hand. If it was a 10, draw a 10 for each different age in your score pile.
miniaturization-summary = Return a 10 to draw a 10 for each age you’ve scored

robotics-1 = Score your top green card. Then draw and meld a 10, and use each of its effects that isn’t a demand, for yourself alone.
robotics-summary = Score your top green card; meld a 10 and use it alone

databases-1 = Each player with fewer { icon-clock } returns half of the cards in their score pile, rounded up (their choice).
databases-1-demanded = Return half of the cards in your score pile, rounded up (your choice).
databases-summary = They return half of their score pile

self-service-1 = Choose one of your top cards other than Self Service, and use each of its effects that isn’t a demand, for yourself alone.
self-service-2 = If every opponent has fewer achievements than you, special ones included, you win the game.
self-service-summary = Use another top card alone; most achievements wins

globalization-1 = Each player with fewer { icon-factory } returns a top card with a { icon-leaf } (their choice).
globalization-1-demanded = Return one of your top cards with a { icon-leaf } (your choice).
globalization-2 = Draw and score a 6. If no player’s board then shows more { icon-leaf } than { icon-factory }, the player with the most points wins the game. On a tie, nothing happens.
globalization-summary = They return a { icon-leaf } card; score a 6; points may win

stem-cells-1 = You may score your whole hand. All or none.
stem-cells-summary = Score your whole hand

ai-1 = Draw and score a 10.
ai-2 = If Robotics and Software are both top cards, on any boards, the player with the fewest points wins the game. On a tie for fewest, nothing happens.
ai-summary = Score a 10; fewest points may win

the-internet-1 = You may splay green up.
the-internet-2 = Draw and score a 10.
the-internet-3 = For every two { icon-clock } on your board, counted before the first draw, draw and meld a 10.
the-internet-summary = Splay green up; score a 10; meld a 10 per two { icon-clock }

## An effect with its kind, and a card with the kinds of its effects

card-effect-demand = ⚔️ **{ effect-demand }** ({ $icon }): { $text }
card-effect-coop = 🤝 **{ effect-coop }** ({ $icon }): { $text }
card-asked-demand = ⚔️ **{ effect-demand }:** { $text }
card-asked-coop = 🤝 **{ effect-coop }:** { $text }

# In a menu, before the summary.
card-summary-demand = ⚔️ { effect-demand }: { $text }
card-summary-coop = 🤝 { effect-coop }: { $text }
card-summary-both = ⚔️ { effect-demand } 🤝 { effect-coop }: { $text }

# Beneath the card.
card-line = { $card } · { $text }
