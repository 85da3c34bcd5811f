# The lessons of Carta Impera Victoria: tutorial-civ-<lesson>, as in tutorial-innovation.ftl.

tutorial-civ-play = **Welcome!** You lead a people and collect cards of six domains. Whoever has { $needed } cards of one domain in their area at the end of their own turn wins at once. A turn begins with a card: try **{ $domain }**.
tutorial-civ-played = **{ $domain }** lies in your area now, where everybody sees it. The cards there do two things: they bring you closer to victory, and they have effects.
tutorial-civ-draw = **Effects** come next, as many as you like, if any is possible. The button **Draw, end turn** ends your turn: you draw until you hold 3 cards.
tutorial-civ-other-played = **{ $other } played { $domain }.** Look at both areas in the picture: each domain counts for itself, and the number beside it is how many it takes to win.
tutorial-civ-discard = **A discard effect** is possible: it costs one card of its domain in your area. **{ $effect }** costs { $domain }. Press the button to use it, if it is worth the card.
tutorial-civ-effect = **A permanent effect!** With { $level } cards of { $domain } you use it once in every turn, and it costs nothing. With 5 cards there is a stronger one.
tutorial-civ-attacked = ⚔️ **An attack!** It costs { $other } an Army card and one of the chosen domain, and everybody else who has that domain loses a card of it, too. A domain with few cards is quickly gone.
tutorial-civ-inquisition = 🙏 **An inquisition!** { $other } took your whole hand and gave you back as many cards, chosen from all of them. Hands never last: play what you need in time.
tutorial-civ-embargo = 💰 **An embargo!** In your next turn you may not play { $domain }. Play another card, and come back to it later.
tutorial-civ-blocked =
    { $me ->
        [1] 🕊️ **A face-down Utopia card** lies on your { $domain } now: there it takes you one card more to win, to the end of the game.
       *[other] 🕊️ **A face-down Utopia card** lies on the { $domain } of { $other } now: there it takes one card more to win, to the end of the game.
    }
tutorial-civ-copy = 🎭 **Inspiration!** You have more Culture cards than the other player, so once per turn you may copy a permanent effect that they have the cards for, without having them yourself.
tutorial-civ-danger = ⚠️ **Watch out:** { $other } has { $have } of { $needed } cards of { $domain }. Attack that domain, forbid it with an embargo, or raise the number with Democracy, before it is too late.
tutorial-civ-near = **You have { $have } of { $needed } { $domain }.** Go on like that, but your opponent sees it too: a second strong domain makes you harder to stop.
tutorial-civ-choice = **An effect asks you something.** What it does stands above the choice.
tutorial-civ-hint = 💡 **Not sure what to do?** Press **What can I do?**: it lists your options, what each does, and what looks strongest. **Why not…?** tells what an effect still lacks.
tutorial-civ-area = **The six domains** are different: Army attacks, Religion draws more, Economy and Science rebuild your area, Culture copies, Utopia takes from the discard pile. **Read a card** shows each.
tutorial-civ-culture = **Culture** has no effect of its own. But if you have more of it than anyone else, you may, once per turn, copy a permanent effect that another player has the cards for.
tutorial-civ-eras = **The deck has three eras.** First come many Army and Religion cards, at the end Utopia. What is plentiful now may be rare later.
tutorial-civ-majority = **If the deck runs out** before anybody wins, each domain is a point for whoever has the most cards of it, and the most points win. So a card in a domain nobody collects is worth something.
tutorial-civ-era-over = **The first era is over:** from now on other cards come. Look at the numbers beside the deck.
tutorial-civ-last-round = ⏳ **The last round:** the deck is empty and nobody draws any more. Now count where you lead: each domain is a point.
tutorial-civ-enough = { tutorial-enough }
