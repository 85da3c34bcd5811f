# The pictures of Carta Impera Victoria, and their descriptions.
# Room is scarce: a phone shows a picture 390 pixels wide.

## The letter of each domain on cards: one sign, different for each domain

picture-civ-letter-army = A
picture-civ-letter-religion = R
picture-civ-letter-economy = E
picture-civ-letter-science = S
picture-civ-letter-culture = C
picture-civ-letter-utopia = U

## The table

picture-civ-draft = Draft
picture-civ-step-keep = Keep one card
picture-civ-step-pick = Take from the middle
picture-civ-step-play = Play a card
picture-civ-step-effects = Effects
picture-civ-last-round = Last round
picture-civ-middle = In the middle
picture-civ-discard =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: 1 card
       *[other] Discard pile: { $count } cards
    }
picture-reason-hegemony = by hegemony
picture-reason-majority = on majorities
# $count: the winner’s cards of the domain.
picture-civ-margin-hegemony = { $reason }: { $domain } ({ $count })

## The hand

picture-civ-packet =
    { $count ->
        [one] The last card
       *[other] Keep one of { $count } cards
    }
picture-civ-most-culture = with the most Culture

## Descriptions: at most 1024 characters for all of it

alt-civ-limit = Hand limit { $limit }
alt-civ-used = Permanent effects used: { $domains }
alt-civ-discards-used = Discard effects used: { $domains }
alt-civ-seat = { $name } has { $points ->
        [one] 1 majority
       *[other] { $points } majorities
    } and { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }. In the area: { $area }.
alt-civ-domain =
    { $level ->
        [0] { $domain } { $have } of { $needed }
       *[other] { $domain } { $have } of { $needed } (level { $level })
    }
alt-civ-count = { $domain } { $count }
alt-civ-embargo = Embargo: { $domains }.
alt-civ-first = First player.
alt-civ-coin = Culture coin on { $domain } of { $name }.
alt-civ-deck = Deck: era I { $one }, II { $two }, III { $three }.
alt-civ-discard =
    { $count ->
        [one] Discard pile: 1 card, { $domain }
       *[other] Discard pile: { $count } cards, { $domain } on top
    }
picture-civ-end-chart = Majorities, turn by turn
alt-civ-end-seat = { $points ->
        [one] 1 majority
       *[other] { $points } majorities
    }: { $area }

## The table in words, instead of its picture: Discord's Markdown

told-civ-points = Majorities **{ $points }**
told-civ-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
told-civ-hand-limit =
    { $count ->
        [one] 1 card in hand, limit { $limit }
       *[other] { $count } cards in hand, limit { $limit }
    }
told-civ-nearest =
    { $count ->
        [0] hegemony in { $domain }
        [one] 1 { $domain } card from hegemony
       *[other] { $count } { $domain } cards from hegemony
    }
told-civ-embargo = embargo
told-civ-blocked = needs { $count } more (face-down Utopia)
told-civ-coin = copied by { $name } with the Culture coin
told-civ-inspired = Inspiration used
