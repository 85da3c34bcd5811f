# The rules of Carta Impera Victoria by topic, for the screen of a phone, as in help.ftl.

help-topic-civ-short = In short
help-text-civ-short =
    Lead a people and collect cards of six domains: { domain-icon-army } Army, { domain-icon-religion } Religion, { domain-icon-economy } Economy, { domain-icon-science } Science, { domain-icon-culture } Culture, { domain-icon-utopia } Utopia.
    - **On your turn**: play a card, use effects from your area, draw up to three cards.
    - **Hegemony**: with enough cards of one domain at the end of your own turn you win at once: 8 with two players, 7 with three or four.
    - **Majorities**: if the deck runs out first, the player who leads in the most domains wins.

help-topic-civ-goal = The aim
help-text-civ-goal =
    - **Hegemony**: at the end of your own turn you have 8 cards of one domain in your area (7 with three or four players). You win at once. Each face-down Utopia card in your domain raises that number by one.
    - **Majority**: if the deck runs out before that, each domain is worth a point to the player who has the most cards in it. Most points wins.
    So watch anyone who collects a single domain: attack it, forbid it, or raise the number.

help-topic-civ-turn = Your turn
help-text-civ-turn =
    1. **Play** a card from your hand into your area. You must, unless your hand is empty or all under embargo.
    2. Use **effects**, one after the other: one permanent effect and one discard effect per domain each turn. Each depends on your area as it is when you start it. An effect does as much as it can; one that could do nothing can’t be used.
    3. **Draw** up to your hand limit of 3. If you already have more, you keep them.
    Then we check whether you have hegemony.
    Areas, the discard pile and the number of cards in each hand and the deck are public. Hands are secret.

help-topic-civ-effects = Permanent effects
help-text-civ-effects =
    They’re free, but need face-up cards of their domain in your area: { civ-needed-level-1 } for level 1, { civ-needed-level-2 } for level 2. One per domain each turn.
    { domain-icon-army } **Assassin**, **Purge**: discard 1 or 2 cards from your hand to draw others.
    { domain-icon-religion } **Holy Book**, **Divine Right**: hand limit 5 or 7.
    { domain-icon-economy } **Development**, **Monopoly**: discard 1 or 2 cards from your area, play the same number.
    { domain-icon-science } **Experiment**, **Research**: take 1 or 2 of them back into your hand, play the same number.
    { domain-icon-utopia } **Oligarchy**, **Republic**: take 1 or 2 from the discard pile.
    { domain-icon-culture } **Inspiration**: copy one of these.

help-topic-civ-discard = Discard effects
help-text-civ-discard =
    Each costs one card of its domain from your area, once per turn. Culture { domain-icon-culture } has none.
    { domain-icon-army } **Attack**: choose a domain you still have. You and everyone else who has it discard one card of it.
    { domain-icon-religion } **Inquisition**: take a player’s whole hand, then give back the same number of cards.
    { domain-icon-economy } **Embargo**: put the card face down on a player’s card. They can’t play its domain next turn.
    { domain-icon-science } **Breakthrough**: draw five cards, then discard five.
    { domain-icon-utopia } **Democracy**: put the card face down on a player’s domain. Hegemony there now takes one more card.
    A face-down card counts for nothing and can’t be moved.

help-topic-civ-inspiration = Inspiration
help-text-civ-inspiration =
    You can use it while you have **more Culture cards than any other player**; a tie isn’t enough.
    - Once per turn, use a permanent effect that another player has the cards for. You need none of that domain.
    - You can’t copy what your own cards allow: use it yourself.
    - You still get only one permanent effect per domain each turn, your own or a copied one.
    - The Culture coin marks the domain that you copied, until your next turn or until someone has the same number of Culture cards.

help-topic-civ-draft = Base game and draft
help-text-civ-draft =
    - **Base game**: everyone is dealt three cards.
    - **Draft**: everyone gets four cards, keeps one and passes on three to the left; keeps one of those and passes two; keeps one of those, and the last goes face up in the middle. All choose at the same time, in secret. Then everyone takes one card from the middle into their area, to the right around the table; the starting player comes last.
    - **Deck**: three eras. Army and Religion are near the top, Utopia at the bottom. With two or three players, three cards of each era are out of the game, unseen.

help-topic-civ-end = The end
help-text-civ-end =
    - **Hegemony** ends the game at once, at the end of that player’s own turn.
    - **The last card** of the deck starts the last round: it’s completed, so that everyone has had the same number of turns, and no one draws any more. Hegemony can still win.
    - **Majorities**: then each domain is worth a point to the player with the most cards in it, or to each who ties for the most. Face-down cards don’t count.
    - **Ties** on points: most Utopia cards, then Culture, Science, Economy, Religion, Army. If all is equal, the victory is shared.

help-topic-civ-teams = Teams
help-text-civ-teams =
    Four players can play in two teams of two. Partners sit across: seats 1 and 3 against seats 2 and 4.
    - You play your own cards on your own turn. Partners share neither area nor hand, and an attack hits a partner too.
    - **Hegemony** of one partner wins for the team. It takes all the cards in one area: those of partners aren’t added up.
    - **Majorities**: your team has a point for each domain in which one of you has the most, never more than one.
    - **Ties** on points: partners’ cards are added up.
