# Text in pictures, and their descriptions: Innovation.

## The letter of each colour on cards: one sign, different for each colour

picture-letter-red = R
picture-letter-yellow = Y
picture-letter-green = G
picture-letter-blue = B
picture-letter-purple = P

## The head of the table

picture-actions =
    { $count ->
        [one] 1 action left
       *[other] { $count } actions left
    }
picture-first-cards = Choosing first cards
picture-reason-achievements = by achievements
picture-reason-score = on points
picture-reason-dogma = by a card’s dogma
picture-margin-tied = level on points ({ $points }), achievements { $won } to { $other }

## The hand

picture-score =
    { $count ->
        [0] Score pile: empty
        [one] Score pile: 1 card, { $points } points
       *[other] Score pile: { $count } cards, { $points } points
    }

## Descriptions: at most 1024 characters for all of it

alt-seat = { $name } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $won ->
        [0] none of { $needed } achievements
       *[other] { $won } of { $needed } achievements ({ $which })
    }, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    } and { $score } in the score pile. Icons: { $resources }. On top: { $piles }.
alt-decks = Cards left in decks 1–10: { $decks }.
alt-available = Achievements left: { $achievements }.
alt-card = { $card } { $age }
alt-card-known = { $card } ({ $color }, { $age })
alt-score =
    { $count ->
        [0] Your score pile is empty.
        [one] Your score pile has 1 card, worth { $points ->
            [one] 1 point
           *[other] { $points } points
        }: { $cards }.
       *[other] Your score pile has { $count } cards, worth { $points } points: { $cards }.
    }

## A single card

picture-card-about = { $color } · age { $age }
alt-card-whole = { $card } ({ $color }, age { $age }).
alt-card-icons = Icons: { $icons }.

## Whom a dogma concerns

picture-dogma-own = activates it
picture-dogma-shares = shares
picture-dogma-demand = must obey
picture-dogma-none = not affected
picture-dogma-nothing = As far as you can see, this changes nothing.
alt-dogma = { $part ->
        [own] { $name } activates it, with { $resources }.
        [shares] { $name } has { $resources } and shares it.
        [demand] { $name } has { $resources } and must obey.
       *[none] { $name } has { $resources } and isn’t affected.
    }
alt-dogma-of = The dogma of { $card } counts this icon: { $resource }.

## The end of a game

picture-end-chart = Points, turn by turn
alt-end-seat = { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $won ->
        [0] none of { $needed } achievements
       *[other] { $won } of { $needed } achievements ({ $which })
    }

## The table in words, instead of its picture: Discord's Markdown

told-goal = First to { $needed } achievements wins.
told-score = Points **{ $points }** · achievements { $won ->
        [0] **0/{ $needed }**
       *[other] **{ $won }/{ $needed }** ({ $which })
    } · score pile: { $score ->
        [one] 1 card
       *[other] { $score } cards
    }
told-hand =
    { $count ->
        [0] Hand: empty
       *[other] Hand ({ $count }): { $ages }
    }
told-no-cards = No cards on the board.
told-splayed = splayed { $way }
told-below =
    { $count ->
        [one] 1 card below
       *[other] { $count } cards below
    }
told-progress = On the way to: { $progress }
told-decks = **Decks:** { $decks }
told-age = { $age } ({ $points } points)
told-ages = **Achievements left:** { $ages }
told-special = **Special achievements left:** { $special }
