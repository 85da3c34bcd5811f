# The lessons of Carta Impera Victoria: tutorial-civ-<lesson>, as in tutorial-innovation.ftl.

tutorial-civ-play = **Welcome!** You lead a people and collect cards of six domains. If you have { $needed } cards of the same domain in your area at the end of your turn, you win at once. Every turn starts with playing a card: try **{ $domain }**.
tutorial-civ-played = **{ $domain }** is in your area now, where everyone can see it. Cards there do two things: they bring you closer to winning, and they have effects.
tutorial-civ-draw = **Effects** come next: use any that are available. **Draw, end turn** ends your turn, and you draw until you hold 3 cards.
tutorial-civ-other-played = **{ $other } played { $domain }.** Look at both areas in the picture: each domain counts separately, and the number beside it is how many it takes to win.
tutorial-civ-discard = **You can use a discard effect**, which costs one card of its domain from your area. **{ $effect }** costs one { $domain } card. Press the button if it’s worth it.
tutorial-civ-effect = **A permanent effect!** With { $level } { $domain } cards you can use it once every turn, for free. With 5 cards you get a stronger one.
tutorial-civ-attacked = ⚔️ **An attack!** It costs { $other } an Army card and one of the chosen domain, and everyone else who has that domain loses a card of it too. A domain with few cards is soon gone.
tutorial-civ-inquisition = 🙏 **An inquisition!** { $other } took your whole hand and gave you back the same number of cards, chosen from all of them. Don’t save cards for long: play what you need while you can.
tutorial-civ-embargo = 💰 **An embargo!** You can’t play { $domain } on your next turn. Play another card, and come back to it later.
tutorial-civ-blocked =
    { $me ->
        [1] 🕊️ **A face-down Utopia card** is on your { $domain } now: for the rest of the game you need one more card there to win.
       *[other] 🕊️ **A face-down Utopia card** is on { $other }’s { $domain } now: for the rest of the game it takes one more card there to win.
    }
tutorial-civ-copy = 🎭 **Inspiration!** You have more Culture cards than the other player, so once per turn you may copy a permanent effect they have enough cards for, even if you don’t.
tutorial-civ-danger = ⚠️ **Watch out:** { $other } has { $have } of the { $needed } { $domain } cards it takes to win. Attack that domain, put an embargo on it, or raise the number with Democracy before it’s too late.
tutorial-civ-near = **You have { $have } of the { $needed } { $domain } cards you need.** Keep going, but your opponent sees it too: a strong second domain makes you harder to stop.
tutorial-civ-choice = **An effect asks you to choose.** What it does is written above the choice.
tutorial-civ-hint = 💡 **Not sure what to do?** Press **What can I do?**: it lists your options, what each one does, and what looks strongest. **Unavailable effects: why?** tells you what an effect still needs.
tutorial-civ-area = **The six domains** are all different: Army attacks, Religion draws more, Economy and Science rebuild your area, Culture copies, Utopia takes from the discard pile. **Read a card** shows each one.
tutorial-civ-culture = **Culture** has no effect of its own. But if you have more of it than anyone else, you may, once per turn, copy a permanent effect another player has enough cards for.
tutorial-civ-eras = **The deck has three eras.** Army and Religion cards come first, Utopia at the end. What’s plentiful now may be rare later.
tutorial-civ-majority = **If the deck runs out** before anyone wins, each domain is worth a point to the player with the most cards in it. Most points wins, so even a single card in a domain no one else collects can be worth a point.
tutorial-civ-era-over = **The first era is over:** different cards are coming up. Look at the numbers beside the deck.
tutorial-civ-last-round = ⏳ **Last round:** the deck is empty, so no more drawing. Count where you lead: each domain is worth a point.
tutorial-civ-enough = { tutorial-enough }
