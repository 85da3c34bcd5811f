# Standing orders: what a player says in advance. order-<kind> is what a kind is called,
# order-<kind>-<rule> what an order says, order-<kind>-<rule>-button the button that gives it.

more-orders = Standing orders…
orders-button = Orders
orders-sign = 📌
cmd-game-orders = orders
command-orders = Standing orders: choose ahead of time
mine-orders = Show my standing orders in this game
refused-no-table-orders = You’re not in any game, so there’s nothing to plan. Open a table with { COMMAND("game new") }.
refused-no-such-order = This game has no such standing order. { COMMAND("game orders") } lists the ones it has.
refused-order-too-early = The first turn hasn’t started yet. Give this order once it has.
refused-order-your-turn = It’s your turn and you haven’t played a card yet: just play it. Plans are for your next turn.

orders-title = ### 📌 Standing orders · { $game } · { $channel }
orders-about = They choose for you where they fit, so that no one has to wait; you’re asked everything else as usual. Only you know about them.
orders-cancel-all = Cancel all

order-about =
    {"**"}{ $title }**
    -# { $about }
order-given = ✅ { $order }
order-cancel = Cancel this
order-not-yet = -# Available once the first turn has started.
order-text = { $what } ({ $until })
order-standing = 📌 { $order }
order-answered =
    { $count ->
        [one] 📌 Your standing order chose for you: { $order }.
       *[other] 📌 Your standing order chose for you { $count } times: { $order }.
    }
order-answered-at-once = 📌 It’s already made the choice you were facing.

order-until-turn = until your next turn
order-until-once = once, before your next turn
order-until-next = on your next turn
order-until-cancelled = until you cancel it

order-shared = Effects I share
order-shared-about = When you share an opponent’s effect and it says “you may”, you decline. You’re still asked about anything mandatory.
order-shared-decline = decline anything optional
order-shared-decline-button = Decline optional effects

order-demand = Demands on me
order-demand-about = When a demand makes you return or give away cards and you can choose which, it takes these, and no more than it must.
order-demand-lowest = the lowest cards
order-demand-highest = the highest cards
order-demand-lowest-button = Lowest cards
order-demand-highest-button = Highest cards

order-question = The next yes-or-no question
order-question-about = When an effect asks you yes or no on someone else’s turn.
order-question-yes = say yes
order-question-no = say no
order-question-yes-button = Yes
order-question-no-button = No

order-sequence = The order of cards
order-sequence-about = When you only choose the order in which cards are moved, they move as listed.
order-sequence-listed = any order will do
order-sequence-listed-button = Any order will do

order-until-unchanged = on your next turn, if nothing changes for you
order-steps = { $first }, then { $second }

order-actions = My next turn
order-actions-about = One or two actions. I only take them if your cards are still the same, and a dogma still affects the same players; otherwise I ask you.
order-actions-draw = draw
order-actions-meld = meld { $card }
order-actions-dogma = activate { $card }
order-actions-achieve = achieve age { $card }
order-actions-placeholder = Plan my first action
order-actions-then-placeholder = Then…
order-actions-at-once = -# It’s your turn: just play. After that, you can plan your next turn.
order-actions-none = -# There’s nothing to plan.

order-plan = My next turn
order-plan-about = Which card you play, and whether you then draw without using effects. If you can’t play the card, you’re asked as usual.
order-plan-play = play { $card }, then ask me
order-plan-all = play { $card }, then draw
order-plan-draw = draw and end my turn
order-plan-placeholder = Plan my next turn
order-plan-at-once = -# It’s your turn: just play your card. After that, you can plan your next turn.
order-plan-none = -# Your hand’s empty, so there’s nothing to plan.
