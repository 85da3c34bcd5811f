# The lessons of Innovation: tutorial-innovation-<lesson>. One to three sentences each: what to look at,
# and what to try. $other is the computer player.

tutorial-innovation-first-card = **Welcome!** You build a civilisation out of cards, and the first player with 6 achievements wins. One of these two cards starts on your board, the other stays in your hand. Try **{ $second }**: it’s good for scoring points.
tutorial-innovation-begins =
    { $me ->
        [1] **You go first**, because your first card comes first in the alphabet. The very first turn has one action; after that, everyone gets two.
       *[other] **{ $other } went first**, because their first card comes first in the alphabet, and had only one action. From now on everyone gets two per turn.
    }
tutorial-innovation-draw = **You have four actions** to choose from, and may take the same one twice. The simplest is **Draw**: you get a card of the same age as your highest top card. At the start, that’s age 1.
tutorial-innovation-meld = **Meld** puts a card from your hand on your board, on top of its colour. Press **Meld** and choose, say, **{ $card }**: a colour you don’t have yet brings new icons and a new dogma.
tutorial-innovation-melded = **{ $card }** is on top of its colour now. You can only activate top cards, and only they show their icons; another card of the same colour would cover it. It’s what’s on top that counts.
tutorial-innovation-dogma = **Dogma** activates one of your top cards: that’s how most things happen. Press **Dogma**: before you confirm, you see what the card does, and who’ll share it or have to obey. Try **{ $card }**.
tutorial-innovation-alone = **{ $card }** counts { $resource }. No one else has at least as many as you, so only you did what it says. Anyone who had would have shared it.
tutorial-innovation-shared-by-me = **You share!** { $other } activated **{ $card }**, which counts { $resource }. You have at least as many, so you use it too, and you go first. Lots of icons pay off on other players’ turns too.
tutorial-innovation-shared-by-other = **{ $other } shared** your **{ $card }**, because they have at least as many { $resource } as you. You see that before you confirm a dogma: check whether it helps you more than them.
tutorial-innovation-bonus = 🎴 **A card for sharing:** if someone shares your dogma and it changes anything for them, you draw a card at the end. So being shared isn’t a disaster.
tutorial-innovation-demanded = **A demand!** { $other } activated **{ $card }**, which counts { $resource }. You have fewer, so you must obey. Top cards with { $resource } would protect you.
tutorial-innovation-demanding = **Your demand** with **{ $card }** hit { $other }, who has fewer { $resource } than you. A demand takes from others, and the icons decide who: check them first.
tutorial-innovation-scored =
    { $points ->
        [one] **Points!** A scored card is worth its age, here { $age }. You have 1 point. It takes 5 for age 1, 10 for age 2, and so on.
       *[other] **Points!** A scored card is worth its age, here { $age }. You have { $points } points. It takes 5 for age 1, 10 for age 2, and so on.
    }
tutorial-innovation-achieve = 🏆 **You can achieve age { $age }!** You have enough points, and a top card that’s high enough. Press **Achieve**: it takes an action, but you keep your points.
tutorial-innovation-achieved = 🏆 **That’s achievement { $have } of { $needed }.** You keep your points, and they count towards the next one. Each age can only be achieved once, so be quick.
tutorial-innovation-other-achieved = **{ $other } achieved age { $age }**, so you can’t any more. Keep an eye on the others’ points: they’re beside their names.
tutorial-innovation-choice = **A card asks you to choose.** The sentence that asks is above the choice. If you may decline, there’s a **None** button; if there isn’t, you must choose.
tutorial-innovation-age = **Age { $age }!** One of your top cards is of a higher age, so from now on you draw cards of that age. Higher cards are stronger and worth more points.
tutorial-innovation-tucked = **To tuck** is to put a card at the bottom of its colour. It isn’t lost: when that colour is splayed, the card shows its icons.
tutorial-innovation-returned = **To return** is to put a card at the bottom of its age’s deck. It may be drawn again one day.
tutorial-innovation-splayed =
    { $me ->
        [1] **Splayed!** Your { $color } pile is fanned out, so covered cards show icons too, and those count. Look at it in the picture.
       *[other] **Splayed!** { $other } has fanned out their { $color } pile, so covered cards show icons too, and those count. Look at it in the picture.
    }
tutorial-innovation-claimed =
    { $me ->
        [1] 🏆 **You have a special achievement: { $achievement }!** There are five, each for something special. They take no action: the first player to qualify gets one at once.
       *[other] 🏆 **{ $other } has a special achievement: { $achievement }.** There are five, each for something special. They take no action: the first player to qualify gets one at once.
    }
tutorial-innovation-hint = 💡 **Not sure what to do?** Press **What can I do?**: it lists your options, what each one does, and what looks strongest. **Read a card** at the bottom shows a card in full.
tutorial-innovation-points = **How to win:** 6 achievements. Most come from points: age 1 takes 5 points and a top card of at least age 1, age 2 takes 10 points and a top card of at least age 2, and so on. So score, and climb to higher ages.
tutorial-innovation-splay = **Splaying** comes later: some cards let you fan out one of your colours to the left, right or up. Covered cards then show one, two or three icons, and those count. You need two cards of that colour.
tutorial-innovation-special = **Five special achievements** need no points: for example three of each icon, or six cards tucked or scored in one turn. { COMMAND("rules") } lists them all.
tutorial-innovation-ends = **The game ends** with someone’s sixth achievement, through certain cards of the last ages, or when someone has to draw beyond age 10. In that last case, most points wins.
tutorial-innovation-enough = { tutorial-enough }
