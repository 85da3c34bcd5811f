# The lessons of Innovation: tutorial-innovation-<lesson>. One to three sentences each: what to look at,
# and what to try. $other is the computer player.

tutorial-innovation-first-card = **Welcome!** You build a civilisation out of cards, and whoever first has 6 achievements wins. One of these two cards begins on your board, the other stays in your hand. Try **{ $second }**: it is good at making points.
tutorial-innovation-begins =
    { $me ->
        [1] **You begin**, because your first card comes first in the alphabet. This very first turn has one action; from now on everybody has two.
       *[other] **{ $other } began**, because that first card comes first in the alphabet, and with one action only. From now on everybody has two in a turn.
    }
tutorial-innovation-draw = **Four actions** are there to choose from, the same one twice if you like. The simplest is **Draw**: you get a card of the age of your highest top card. At the start that is age 1.
tutorial-innovation-meld = **Meld** puts a card of your hand on your board, on top of its colour. Press **Meld** and choose, for example **{ $card }**: a colour that you lack is new icons and a new dogma.
tutorial-innovation-melded = **{ $card }** is on top of its colour now. Only top cards can be activated and show their icons; a card of the same colour would cover it. So what lies on top is what counts.
tutorial-innovation-dogma = **Dogma** activates one of your top cards: that is how most things happen. Press **Dogma**: before you confirm, you see what the card does, and who would share it or has to obey. Try **{ $card }**.
tutorial-innovation-alone = **{ $card }** counts { $resource }. Nobody has as many as you, so you alone did what it says. Whoever has as many or more would have shared it.
tutorial-innovation-shared-by-me = **You share!** { $other } activated **{ $card }**, which counts { $resource }. You have at least as many, so you carry it out too, and even first. Having many icons pays even in the turns of others.
tutorial-innovation-shared-by-other = **{ $other } shared** your **{ $card }**, having at least as many { $resource } as you. You see that before you confirm a dogma: look whether it helps you more than the others.
tutorial-innovation-bonus = 🎴 **A card for sharing:** if somebody shares your dogma and it changes anything for them, you draw a card at the end. So to be shared is no disaster.
tutorial-innovation-demanded = **A demand!** { $other } activated **{ $card }**, which counts { $resource }. You have fewer, so you have to obey. Cards with { $resource } on top of your board would protect you.
tutorial-innovation-demanding = **Your demand** with **{ $card }** hit { $other }, who has fewer { $resource } than you. A demand takes from others; the icons decide, so look at them first.
tutorial-innovation-scored =
    { $points ->
        [one] **Points!** A scored card is worth its age, here { $age }. You have 1 point. It takes 5 for age 1, 10 for age 2, and so on.
       *[other] **Points!** A scored card is worth its age, here { $age }. You have { $points } points. It takes 5 for age 1, 10 for age 2, and so on.
    }
tutorial-innovation-achieve = 🏆 **You can achieve age { $age }!** You have the points, and a top card that is high enough. Press **Achieve**: it takes an action, but you keep the points.
tutorial-innovation-achieved = 🏆 **That is achievement { $have } of { $needed }.** Your points stay and count for the next one. Each age can be achieved once only, so be quick.
tutorial-innovation-other-achieved = **{ $other } achieved age { $age }**, so it is gone for you. Keep an eye on the others’ points: they stand beside their names.
tutorial-innovation-choice = **A card asks you something.** Above the choice stands the sentence that asks. Where you may decline, there is a button **None**; what has no such button must be done.
tutorial-innovation-age = **Age { $age }!** One of your top cards is of a higher age, so from now on you draw cards of that age. Higher cards are stronger and worth more points.
tutorial-innovation-tucked = **To tuck** is to put a card at the bottom of its colour. It is never lost: splayed, it shows its icons.
tutorial-innovation-returned = **To return** is to put a card under the deck of its age. It may be drawn again one day.
tutorial-innovation-splayed =
    { $me ->
        [1] **Splayed!** Your { $color } pile is fanned out, so that covered cards show icons too, and these count. Look at it in the picture.
       *[other] **Splayed!** { $other } has fanned out the { $color } pile, so that covered cards show icons too, and these count. Look at it in the picture.
    }
tutorial-innovation-claimed =
    { $me ->
        [1] 🏆 **You have a special achievement: { $achievement }!** There are five, each for something special. They need no action: whoever is first to fulfil one has it at once.
       *[other] 🏆 **{ $other } has a special achievement: { $achievement }.** There are five, each for something special. They need no action: whoever is first to fulfil one has it at once.
    }
tutorial-innovation-hint = 💡 **Not sure what to do?** Press **What can I do?**: it lists your options, what each does, and what looks strongest. **Read a card** at the bottom shows a card in full.
tutorial-innovation-points = **How to win:** 6 achievements. Most come from points: 5 points and a top card of 1 for age 1, 10 points and a top card of 2 for age 2. So score, and climb to higher ages.
tutorial-innovation-splay = **Splaying** comes later: some cards fan out a colour of yours to the left, right or up. Covered cards then show one, two or three icons, and these count. It takes two cards of that colour.
tutorial-innovation-special = **Five special achievements** need no points: for example three of each icon, or six cards tucked or scored in one turn. { COMMAND("rules") } lists them all.
tutorial-innovation-ends = **The end** comes with the sixth achievement, with some cards of the last ages, or when somebody has to draw beyond age 10: then the most points win.
tutorial-innovation-enough = { tutorial-enough }
