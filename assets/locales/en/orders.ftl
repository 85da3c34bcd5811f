# Standing orders: what a player says in advance. order-<kind> is what a kind is called,
# order-<kind>-<rule> what an order says, order-<kind>-<rule>-button the button that gives it.

more-orders = Standing orders…
orders-button = Orders
orders-sign = 📌
cmd-game-orders = orders
command-orders = What I have said in advance, so that nobody waits for me
mine-orders = Show my standing orders at this table
refused-no-table-orders = You are not sitting at any table, so there is nothing to say in advance. { COMMAND("game new") } opens one.
refused-no-such-order = This game has no such standing order. { COMMAND("game orders") } shows those that it has.
refused-order-too-early = The first turn has not begun yet. Give this order once it has.
refused-order-your-turn = It is your turn, and its card is still to be chosen: just play it. A plan is for your next turn.

orders-title = ### 📌 Standing orders · { $game } · { $channel }
orders-about = They answer for you, so that nobody has to wait, and only where they fit; everything else is asked as ever. Nobody but you knows of them.
orders-cancel-all = Cancel all

order-about =
    {"**"}{ $title }**
    -# { $about }
order-given = ✅ { $order }
order-cancel = Cancel this
order-not-yet = -# Possible as soon as the first turn has begun.
order-text = { $what } ({ $until })
order-standing = 📌 { $order }
order-answered =
    { $count ->
        [one] 📌 Your standing order has answered for you: { $order }.
       *[other] 📌 Your standing order has answered { $count } times for you: { $order }.
    }
order-answered-at-once = 📌 It has answered what you were asked just now.

order-until-turn = until your next turn
order-until-once = once, before your next turn
order-until-next = in your next turn
order-until-cancelled = until you cancel it

order-shared = Effects that I share
order-shared-about = Where an effect of somebody else that you share says “you may”, you do not. What it says you must is asked as ever.
order-shared-decline = decline what is optional
order-shared-decline-button = Decline what is optional

order-demand = Demands on me
order-demand-about = Where a demand makes you return or give away cards and you can choose which, it takes these, no more than it must.
order-demand-lowest = the lowest cards
order-demand-highest = the highest cards
order-demand-lowest-button = The lowest cards
order-demand-highest-button = The highest cards

order-question = The next yes-or-no question
order-question-about = Where an effect asks you yes or no in somebody else’s turn.
order-question-yes = answer yes
order-question-no = answer no
order-question-yes-button = Yes
order-question-no-button = No

order-sequence = The order of cards
order-sequence-about = Where you are asked only in which order cards are moved, they move as they are listed.
order-sequence-listed = any order will do
order-sequence-listed-button = Any order will do

order-plan = My next turn
order-plan-about = The card that you play, and whether you draw at once without using effects. If the card cannot be played then, you are asked as ever.
order-plan-play = play { $card }, then ask me
order-plan-all = play { $card }, then draw
order-plan-draw = draw and end the turn
order-plan-placeholder = Plan my next turn
order-plan-at-once = -# It is your turn: just play your card. Afterwards you can plan the next turn.
order-plan-none = -# Your hand is empty, so there is nothing to plan.
