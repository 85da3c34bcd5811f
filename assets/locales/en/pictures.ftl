# Text in pictures, and their descriptions for users who can't see them.
# Room is scarce: a phone shows a picture 390 pixels wide.

## The head of the table

picture-turn = { $name }’s turn
picture-waiting = Waiting for { $names }
picture-waiting-card = Waiting for { $names } · { $card }
picture-ended = Game over
picture-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
picture-reason-resigned = by resignation
picture-reason-agreed = by agreement
picture-reason-moderator = by a moderator
picture-reason-deserted = only computers left
picture-reason-adjudicated = round out of time
picture-reason-organiser = by the organisers
# The winner’s points or achievements, and those of the best of the others.
picture-margin = { $reason }, { $won } to { $other }

# Instead of a name that cannot be drawn.
picture-player = Player { $number }

## The hand

picture-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }

## Joining parts of descriptions: a label with its text, and a remark in brackets

told-of = { $what }: { $told }
told-with = { $what } ({ $about })

## Descriptions: at most 1024 characters for all of it

alt-none = nothing
alt-hand =
    { $count ->
        [0] Your hand is empty.
        [one] You have 1 card in hand: { $cards }.
       *[other] You have { $count } cards in hand: { $cards }.
    }
alt-cards = { $what }: { $told }.

## Cards that are shown to all

picture-reveal =
    { $count ->
        [one] { $name } shows a card
       *[other] { $name } shows { $count } cards
    }

## The end of a game

alt-end-place = Place { $place }: { $name }, with { $result }.
alt-replay = The whole game as an animation, in { $count } turns.

## The chances to win ($chances: a list)

picture-curve = Chances to win
alt-curve = The players’ chances to win, in percent.
alt-curve-chance = { $name } { $chance }
alt-curve-turn =
    { $turn ->
        [0] At the start: { $chances }.
       *[other] After turn { $turn }: { $chances }.
    }
