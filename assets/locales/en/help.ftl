# A short help on the rules, by topic, for the screen of a phone; and what this bot is.
#
# A line of Fluent that begins with an asterisk would be read as a variant, hence {"**"}.
# help-topic-<topic> is a topic's name (a choice in a menu), help-text-<topic> its text.

help-topic-goal = The aim
help-text-goal =
    You build a civilisation out of cards of ten ages, in five colours. You win at once by enough achievements: 6 with two players, 5 with three, 4 with four.
    Some cards of the last ages win the game by what they say.
    If somebody has to draw beyond age 10, the game ends there: the most points win, then the most achievements; if these are equal too, the victory is shared.

help-topic-turn = Your turn
help-text-turn =
    Everybody begins with one melded card and one in hand. The player whose card comes first in the alphabet starts.
    In a turn you take two actions, the same one twice if you like:
    - **Draw** a card of the age of your highest top card.
    - **Meld** a card of your hand.
    - **Activate** the dogma of one of your top cards.
    - **Achieve** an age.
    The very first turn has one action only; with four players, the first two turns.

help-topic-words = The words
help-text-words =
    - **Meld**: put a card on top of its colour on your board.
    - **Tuck**: put a card at the bottom of its colour.
    - **Score**: put a card into your score pile. It is worth its age in points.
    - **Return**: put a card under the deck of its age.
    - **Give**: the card goes to a hand, board or score pile of somebody else.
    Only the top card of each colour can be activated. Everybody sees the boards; of hands and score piles the others see the values only.
    If a deck is empty, you draw from the next higher age that has cards.

help-topic-dogma = Dogmas
help-text-dogma =
    Each card names one of six resources: { icon-castle } { icon-crown } { icon-leaf } { icon-lightbulb } { icon-factory } { icon-clock }. When you activate it, that resource is counted on all boards, once.
    - A **shared** effect: everybody with as many as you, or more, carries it out too, before you do. If that changed anything for one of them, you draw a card for it at the end.
    - A **demand**: everybody with fewer than you has to obey.
    The effects go from top to bottom, and for each of them around the table, from your left.
    What an effect says has to be done as far as possible, unless it says “you may” or “optional”.

help-topic-splay = Splaying
help-text-splay =
    A splayed pile shows icons of its covered cards too, and these count.
    - **Left**: one icon of each, the one at the bottom right.
    - **Right**: two, those on the left edge.
    - **Up**: three, those along the bottom.
    A pile needs two cards to be splayed, and stays as it lies until it is splayed another way or falls to one card.

help-topic-achievements = Achievements
help-text-achievements =
    {"**"}Ages 1 to 9** cost an action each. You need five points for each step of the age (age 3: 15 points) and a top card of that value or higher. Your points stay yours.
    {"**"}Special ones** are yours at once, whoever’s turn it is:
    - **{ achievement-empire }**: { achievement-empire-about }
    - **{ achievement-monument }**: { achievement-monument-about }
    - **{ achievement-wonder }**: { achievement-wonder-about }
    - **{ achievement-world }**: { achievement-world-about }
    - **{ achievement-universe }**: { achievement-universe-about }
    An achievement is never lost.

help-topic-bot = Playing here
help-text-bot =
    { COMMAND("game new") } opens a table in a channel, and anyone can press Join to sit down. The table’s message shows the board and has buttons for the player whose turn it is.
    Your hand comes by direct message, and { COMMAND("game hand") } or the button under the table shows it only to you. I notify you when it’s your turn, so there’s no need to stay.
    { COMMAND("card") } shows what a card does, { COMMAND("rules") } the rules of a game by topic, { COMMAND("game log") } what has happened, { COMMAND("game board") } the table as it is now.
    { COMMAND("game undo") } undoes your last move, at once or if the others agree. { COMMAND("game replay") } replays the game turn by turn; { COMMAND("game export") } gives it as a file (with hidden cards only if that was agreed: **{ terms-button }**), and { COMMAND("report") } reports a problem.
    { COMMAND("game resign") } takes you out of a game, and a computer plays on in your seat; { COMMAND("game end") } ends it if everyone agrees.
    { COMMAND("game seat") } hands over your seat or gets a stand-in, and { COMMAND("game replace") } finds another player for someone who’s away. { COMMAND("game invite") } invites someone, { COMMAND("tables") } shows where seats are free, and { COMMAND("watch") } notifies you about a game you’re not in.

## About

about-text =
    {"**"}Civitas** is a bot for playing civilisation card games on Discord, each at their own pace.
    It is unofficial: neither made nor approved by the authors and publishers of the games.
    {"**"}Innovation** is a game by Carl Chudyk, published by Asmadi Games and IELLO. **Carta Impera Victoria** is a game by Rémi Amy, published by Ludonaute.
    All texts here are in our own words. If you like the games, buy them.
    { COMMAND("privacy") } says what is stored about you, and deletes it if you like.
