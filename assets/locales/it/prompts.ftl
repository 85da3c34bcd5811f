# What a player is asked: prompt-<purpose>, and order-<purpose> where only an order is to be chosen.
#
# $amount says how many: "one", "may-one" (one or none), "exactly" ($max), "up-to" ($max, or none),
# "any" (all on offer or fewer, or none), "between" ($min and $max), "all-or-none" ($max, or none),
# "none" (where nothing can be chosen, and it must not show that one is not asked).
# $card is the name of the card whose effect asks, or empty for an action.

# Follows a prompt for several cards whose order matters.
prompt-in-order = Si spostano nell’ordine in cui le scegli.

## Options, as they read on a button; cards and colours stand for themselves

option-no = No, lascia tutto così
