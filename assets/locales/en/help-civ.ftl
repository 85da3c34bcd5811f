# The rules of Carta Impera Victoria by topic, for the screen of a phone, as in help.ftl.

help-topic-civ-short = In short
help-text-civ-short =
    You lead a people and collect cards of six domains: { domain-icon-army } Army, { domain-icon-religion } Religion, { domain-icon-economy } Economy, { domain-icon-science } Science, { domain-icon-culture } Culture, { domain-icon-utopia } Utopia.
    In your turn: play a card, use effects of your area, draw up to three cards.
    Whoever has enough cards of one domain at the end of their own turn wins at once: 8 with two players, 7 with three or four.
    If the deck runs out first, whoever leads in the most domains wins.

help-topic-civ-goal = The aim
help-text-civ-goal =
    {"**"}Hegemony**: 8 cards of one domain in your area (7 with three or four players) at the end of your own turn. You win at once.
    Each face-down Utopia card in that domain of yours raises the number by one.
    {"**"}Majority**: if the deck runs out before that, each domain is a point for whoever has the most cards of it. The most points win.
    So a player who collects one domain must be watched: attack it, forbid it, or raise the number.

help-topic-civ-turn = Your turn
help-text-civ-turn =
    1. **Play** one card of your hand into your area. You have to, unless your hand is empty or all of it is under embargo.
    2. **Effects**, as many as you like, one after the other. Of each domain one permanent effect and one discard effect in a turn. They depend on your area as it is when you begin each.
    3. **Draw** up to your hand limit of 3. If you have as many or more, you draw nothing and keep them all.
    Then it is seen whether you have hegemony, and the next player’s turn begins.
    Everybody sees the areas, the discard pile and how many cards each hand and the deck have. Hands are secret.

help-topic-civ-effects = Permanent effects
help-text-civ-effects =
    They cost nothing, but need cards of their domain face up in your area: { civ-needed-level-1 } for level 1, { civ-needed-level-2 } for level 2. Of each domain you use one or the other, once in a turn.
    { domain-icon-army } **Assassin**, **Purge**: discard 1 or 2 cards of your hand, to draw others.
    { domain-icon-religion } **Holy Book**, **Divine Right**: hand limit 5 or 7 this turn.
    { domain-icon-economy } **Development**, **Monopoly**: discard 1 or 2 cards of your area and play as many at once.
    { domain-icon-science } **Experiment**, **Research**: take 1 or 2 cards of your area into your hand and play as many at once.
    { domain-icon-utopia } **Oligarchy**, **Republic**: take 1 or 2 cards from the discard pile into your hand.
    { domain-icon-culture } **Inspiration**: copy one of these; it has a topic of its own.
    An effect is done as far as it can be. If it could do nothing at all, it cannot be used.

help-topic-civ-discard = Discard effects
help-text-civ-discard =
    Each costs one card of its domain in your area, and can be used once per turn.
    { domain-icon-army } **Attack**: choose a domain you still have. You and everyone else who has it discard one card of it.
    { domain-icon-religion } **Inquisition**: take a player’s whole hand, then give back the same number of cards, any you like.
    { domain-icon-economy } **Embargo**: put the card face down on a card in any player’s area. On their next turn they can’t play that card’s domain; then your card is discarded.
    { domain-icon-science } **Breakthrough**: draw five cards, then discard five from your hand.
    { domain-icon-utopia } **Democracy**: put the card face down on a player’s domain that has a card. For the rest of the game, hegemony there takes one more card.
    { domain-icon-culture } Culture has none.
    A face-down card belongs to no domain: it counts for nothing, and nothing can move it.

help-topic-civ-inspiration = Inspiration
help-text-civ-inspiration =
    You can use it while you have **more Culture cards than any other player**; a tie isn’t enough.
    Once per turn you use a permanent effect that another player has the cards for. You need none of that domain. If several players have it, it makes no difference whose you copy. You can’t copy what your own cards allow: use it yourself.
    But you only get one permanent effect per domain each turn, whether your own or a copied one.
    The Culture coin marks the domain that you copied, until your next turn or until someone has the same number of Culture cards.

help-topic-civ-draft = Base game and draft
help-text-civ-draft =
    {"**"}Base game**: everybody is dealt three cards.
    {"**"}Draft**: everybody gets four cards, keeps one and passes three to the left; keeps one of those and passes two; keeps one of those, and the last goes face up to the middle. All choose at the same time and in secret.
    Then everybody takes one card of the middle into their area, first the player to the right of whoever goes first, and on to the right.
    The deck has three eras: Army and Religion are at the top, Utopia is at the bottom. With two or three players, three cards of each era are out of the game, and nobody knows which.

help-topic-civ-end = The end
help-text-civ-end =
    {"**"}Hegemony** ends the game at once, at the end of that player’s own turn.
    {"**"}The last card** of the deck, whoever draws it, begins the end: the round is completed, so that all have had as many turns, and nobody draws any more. Hegemony can still win.
    Then each domain is a point for whoever has the most cards of it; if several have as many, for each of them. Face-down cards do not count.
    If points are equal: the most Utopia cards, then Culture, Science, Economy, Religion, Army. If all is equal, the victory is shared.

help-topic-civ-teams = Teams
help-text-civ-teams =
    With four players, two teams of two can play. Partners sit across: seats 1 and 3 against seats 2 and 4.
    Everybody plays their own cards in their own turn. Partners do not share area or hand, and an attack hits a partner too.
    If one of you has hegemony, your team wins. It takes all the cards in one area: those of partners are not added up.
    At a majority, your team has a point for each domain in which one of you has the most, never more than one. If points are equal, the cards of partners are added up.
