# What stands in the pictures, and their descriptions for those who do not see them.
# Room is scarce: a phone shows a picture 390 pixels wide.

## The letter of each colour on cards: one sign, different for each colour

picture-letter-red = R
picture-letter-yellow = J
picture-letter-green = V
picture-letter-blue = B
picture-letter-purple = M

## The head of the table

picture-turn = À { $name } de jouer
picture-actions =
    { $count ->
        [one] Encore { $count } action
       *[other] Encore { $count } actions
    }
picture-first-cards = Choix des premières cartes
picture-waiting = On attend { $names }
picture-waiting-card = On attend { $names } · { $card }
picture-ended = La partie est finie
picture-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
picture-reason-achievements = par Domination
picture-reason-score = aux points
picture-reason-dogma = par un Dogme
picture-reason-resigned = par abandon
picture-reason-agreed = d’un commun accord
picture-reason-moderator = par la modération
picture-reason-deserted = plus que des ordinateurs
picture-reason-adjudicated = la ronde est finie
picture-reason-organiser = par l’organisation
# The winner’s points or achievements, and those of the best of the others.
picture-margin = { $reason }, { $won } à { $other }
picture-margin-tied = égalité à { $points } points, Dominations { $won } à { $other }

# Instead of a name that cannot be drawn.
picture-player = Joueur { $number }

## The hand

picture-hand =
    { $count ->
        [0] Ta main est vide
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
picture-score =
    { $count ->
        [0] Influence : vide
        [one] Influence : { $count } carte, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Influence : { $count } cartes, { $points } points
    }

## How things are put together in descriptions: what is told of something, and what is said beside it

told-of = { $what } : { $told }
told-with = { $what } ({ $about })

## Descriptions: at most 1024 characters for all of it

alt-seat = { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $won ->
        [0] aucune des { $needed } Dominations
        [one] { $won } Domination sur { $needed } ({ $which })
       *[other] { $won } Dominations sur { $needed } ({ $which })
    }, { $hand ->
        [one] { $hand } carte en Main
       *[other] { $hand } cartes en Main
    } et { $score } dans son Influence. Ressources : { $resources }. Cartes Actives : { $piles }.
alt-decks = Cartes restant dans les pioches 1–10 : { $decks }.
alt-available = Dominations restantes : { $achievements }.
alt-none = rien
alt-card = { $card } { $age }
alt-card-known = { $card } ({ $color }, { $age })
alt-hand =
    { $count ->
        [0] Ta Main est vide.
        [one] Tu as { $count } carte en Main : { $cards }.
       *[other] Tu as { $count } cartes en Main : { $cards }.
    }
alt-score =
    { $count ->
        [0] Ton Influence est vide.
        [one] Ton Influence a { $count } carte, qui vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $cards }.
       *[other] Ton Influence a { $count } cartes, qui valent { $points } points : { $cards }.
    }
alt-cards = { $what } : { $told }.

## A single card

picture-card-about = { $color } · Période { $age }
alt-card-whole = { $card } ({ $color }, Période { $age }).
alt-card-icons = Ressources : { $icons }.

## Cards that are shown to all

picture-reveal =
    { $count ->
        [one] { $name } montre une carte
       *[other] { $name } montre { $count } cartes
    }

## Whom a dogma concerns

picture-dogma-own = l’exécute
picture-dogma-shares = en bénéficie
picture-dogma-demand = doit obéir
picture-dogma-none = reste à l’écart
picture-dogma-nothing = D’après ce que tu vois, ça ne changerait rien.
alt-dogma = { $part ->
        [own] { $name } l’active, avec { $resources }.
        [shares] { $name } a { $resources } et en bénéficie.
        [demand] { $name } a { $resources } et doit obéir.
       *[none] { $name } a { $resources } et reste à l’écart.
    }
alt-dogma-of = Le Dogme de cette carte ({ $card }) compte une Ressource : { $resource }.

## The end of a game

picture-end-chart = Les points, tour par tour
alt-end-place = Place { $place } : { $name }, avec { $result }.
alt-end-seat = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $won ->
        [0] aucune des { $needed } Dominations
        [one] { $won } Domination sur { $needed } ({ $which })
       *[other] { $won } Dominations sur { $needed } ({ $which })
    }
alt-replay = Toute la partie en une animation, en { $count } tours.

## The table in words, instead of its picture: Discord's Markdown

told-goal = Il faut { $needed } Dominations pour gagner.
told-score = Points **{ $points }** · Dominations { $won ->
        [0] **0/{ $needed }**
       *[other] **{ $won }/{ $needed }** ({ $which })
    } · Influence : { $score ->
        [one] { $score } carte
       *[other] { $score } cartes
    }
told-hand =
    { $count ->
        [0] Main : vide
       *[other] Main ({ $count }) : { $ages }
    }
told-no-cards = Aucune carte en jeu.
told-splayed = décalée { $way }
told-below =
    { $count ->
        [one] { $count } carte en dessous
       *[other] { $count } cartes en dessous
    }
told-progress = En vue : { $progress }
told-decks = **Pioches :** { $decks }
told-age = { $age } ({ $points } points)
told-ages = **Périodes restantes :** { $ages }
told-special = **Domaines restants :** { $special }

## The chances to win ($chances: a list)

picture-curve = Chances de gagner
alt-curve = Les chances de gagner de chacun, en pour cent.
alt-curve-chance = { $name } { $chance }
alt-curve-turn =
    { $turn ->
        [0] Au début : { $chances }.
       *[other] Après le tour { $turn } : { $chances }.
    }
