# Why something is not possible: Innovation.

refused-not-on-top = { $card } isn’t one of your top cards, so you can’t activate it. Choose one that is.
refused-achievement-taken = Age { $age } has already been achieved. Choose an age that’s still available.
refused-points-missing =
    { $points ->
        [one] Age { $age } takes { $needed } points, and you have 1. Score more first.
       *[other] Age { $age } takes { $needed } points, and you have { $points }. Score more first.
    }
refused-top-card-too-low =
    { $top ->
        [0] Age { $age } takes a top card of age { $age } or higher, and you have none. Meld one first.
       *[other] Age { $age } takes a top card of age { $age } or higher, and your highest is a { $top }. Meld a higher one first.
    }
