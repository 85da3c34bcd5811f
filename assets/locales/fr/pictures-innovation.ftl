# Text in pictures, and their descriptions: Innovation.

## The letter of each colour on cards: one sign, different for each colour

picture-letter-red = R
picture-letter-yellow = J
picture-letter-green = V
picture-letter-blue = B
picture-letter-purple = M

## The head of the table

picture-actions =
    { $count ->
        [one] Encore { $count } action
       *[other] Encore { $count } actions
    }
picture-first-cards = Choix des premières cartes
picture-reason-achievements = par Domination
picture-reason-score = aux points
picture-reason-dogma = par un Dogme
picture-margin-tied = égalité à { $points } points, Dominations { $won } à { $other }

## The hand

picture-score =
    { $count ->
        [0] Influence : vide
        [one] Influence : { $count } carte, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Influence : { $count } cartes, { $points } points
    }

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
alt-card = { $card } { $age }
alt-card-known = { $card } ({ $color }, { $age })
alt-score =
    { $count ->
        [0] Ton Influence est vide.
        [one] Ton Influence a { $count } carte, qui vaut { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : { $cards }.
       *[other] Ton Influence a { $count } cartes, qui valent { $points } points : { $cards }.
    }

## A single card

picture-card-about = { $color } · Période { $age }
alt-card-whole = { $card } ({ $color }, Période { $age }).
alt-card-icons = Ressources : { $icons }.

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
alt-end-seat = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $won ->
        [0] aucune des { $needed } Dominations
        [one] { $won } Domination sur { $needed } ({ $which })
       *[other] { $won } Dominations sur { $needed } ({ $which })
    }

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
