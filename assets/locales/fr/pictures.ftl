# What stands in the pictures, and their descriptions for those who do not see them.
# Room is scarce: a phone shows a picture 390 pixels wide.

## The head of the table

picture-turn = À { $name } de jouer
picture-waiting = On attend { $names }
picture-waiting-card = On attend { $names } · { $card }
picture-ended = La partie est finie
picture-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
picture-reason-resigned = par abandon
picture-reason-agreed = d’un commun accord
picture-reason-moderator = par la modération
picture-reason-deserted = plus que des ordinateurs
picture-reason-adjudicated = la ronde est finie
picture-reason-organiser = par l’organisation
# The winner’s points or achievements, and those of the best of the others.
picture-margin = { $reason }, { $won } à { $other }

# Instead of a name that cannot be drawn.
picture-player = Joueur { $number }

## The hand

picture-hand =
    { $count ->
        [0] Ta main est vide
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }

## How things are put together in descriptions: what is told of something, and what is said beside it

told-of = { $what } : { $told }
told-with = { $what } ({ $about })

## Descriptions: at most 1024 characters for all of it

alt-none = rien
alt-hand =
    { $count ->
        [0] Ta Main est vide.
        [one] Tu as { $count } carte en Main : { $cards }.
       *[other] Tu as { $count } cartes en Main : { $cards }.
    }
alt-cards = { $what } : { $told }.

## Cards that are shown to all

picture-reveal =
    { $count ->
        [one] { $name } montre une carte
       *[other] { $name } montre { $count } cartes
    }

## The end of a game

alt-end-place = Place { $place } : { $name }, avec { $result }.
alt-replay = Toute la partie en une animation, en { $count } tours.

## The chances to win ($chances: a list)

picture-curve = Chances de gagner
alt-curve = Les chances de gagner de chacun, en pour cent.
alt-curve-chance = { $name } { $chance }
alt-curve-turn =
    { $turn ->
        [0] Au début : { $chances }.
       *[other] Après le tour { $turn } : { $chances }.
    }
