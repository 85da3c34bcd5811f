# The rules: Innovation.

help-topic-goal = The aim
help-text-goal =
    Build a civilisation out of cards of ten ages, in five colours. There are three ways to win:
    - **Achievements**: you win at once with 6 of them; with three players 5, with four players 4.
    - **Points**: if anyone must draw beyond age 10, the game ends there. Most points wins; ties go to most achievements. If those are equal too, the victory is shared.
    - **Cards**: some of the last ages win the game by what they say.

help-topic-turn = Your turn
help-text-turn =
    On your turn you take two actions, the same one twice if you like:
    - **Draw** a card of the age of your highest top card.
    - **Meld** a card from your hand.
    - **Activate** the dogma of one of your top cards.
    - **Achieve** an age.
    Everyone starts with one melded card and one in hand. The player whose card comes first in the alphabet goes first.
    The very first turn has only one action; with four players, so does the second.

help-topic-words = The words
help-text-words =
    - **Meld**: put a card on top of its colour on your board.
    - **Tuck**: put a card at the bottom of its colour.
    - **Score**: put a card into your score pile, where it’s worth its age in points.
    - **Return**: put a card under the deck of its age.
    - **Give**: move a card to another player’s hand, board or score pile.
    Boards are public. In other players’ hands and score piles you see only the ages.
    If a deck is empty, you draw from the next higher age that has cards.

help-topic-dogma = Dogmas
help-text-dogma =
    Each card names one of six icons: { icon-castle } { icon-crown } { icon-leaf } { icon-lightbulb } { icon-factory } { icon-clock }. When you activate it, that icon is counted once on every board.
    - **Shared** effect: anyone with at least as many as you also uses it, before you. If that changed anything, you draw one card at the end.
    - **Demand**: everyone with fewer than you must obey.
    Effects go from top to bottom, each around the table from your left. Do as much of an effect as you can; only what says “you may” is optional.

help-topic-splay = Splaying
help-text-splay =
    A splayed pile also shows icons of its covered cards, and they count.
    - **Left**: one icon of each, at the bottom right.
    - **Right**: two, along the left edge.
    - **Up**: three, along the bottom.
    It takes two cards to splay a pile. It stays splayed until it’s splayed another way or only one card is left.

help-topic-achievements = Achievements
help-text-achievements =
    {"**"}Ages 1 to 9** cost an action each. You need:
    - **five times its number** in points (age 3: 15), which you keep;
    - a **top card** of that age or higher.
    {"**"}Special achievements** are yours at once when your cards show what they ask for, even on another player’s turn.
    An achievement is never lost.

help-topic-special = Special achievements
help-text-special =
    - **{ achievement-empire }**: { achievement-empire-about }
    - **{ achievement-monument }**: { achievement-monument-about }
    - **{ achievement-wonder }**: { achievement-wonder-about }
    - **{ achievement-world }**: { achievement-world-about }
    - **{ achievement-universe }**: { achievement-universe-about }
