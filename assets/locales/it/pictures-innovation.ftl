# Text in pictures, and their descriptions: Innovation.

## The letter of each colour on cards: one sign, different for each colour. "Viola" is L, as "verde" has V.

picture-letter-red = R
picture-letter-yellow = G
picture-letter-green = V
picture-letter-blue = B
picture-letter-purple = L

## The head of the table

picture-actions =
    { $count ->
        [one] Resta 1 azione
       *[other] Restano { $count } azioni
    }
picture-first-cards = Scelta delle prime carte
picture-reason-achievements = tramite Dominazione
picture-reason-score = tramite Influenza
picture-reason-dogma = tramite Dogma
picture-margin-tied = Influenza pari ({ $points }), Dominazioni { $won } a { $other }

## The hand

picture-score =
    { $count ->
        [0] Influenza: vuota
        [one] Influenza: 1 carta, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[other] Influenza: { $count } carte, { $points } punti
    }

## Descriptions: at most 1024 characters for all of it

alt-seat = { $name } ha { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } e { $won ->
        [0] nessuna delle { $needed } Dominazioni
        [one] 1 Dominazione su { $needed } ({ $which })
       *[other] { $won } Dominazioni su { $needed } ({ $which })
    }, { $hand ->
        [one] 1 carta in Mano
       *[other] { $hand } carte in Mano
    } e { $score } nell’Influenza. Risorse: { $resources }. Carte Attive: { $piles }.
alt-decks = Carte rimaste nei Periodi 1–10: { $decks }.
alt-available = Da dominare: { $achievements }.
alt-card = { $card } { $age }
alt-card-known = { $card } ({ $color }, { $age })
alt-score =
    { $count ->
        [0] La tua Influenza è vuota.
        [one] La tua Influenza ha 1 carta, che vale { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $cards }.
       *[other] La tua Influenza ha { $count } carte, che valgono { $points } punti: { $cards }.
    }

## A single card

picture-card-about = { $color } · Periodo { $age }
alt-card-whole = { $card } ({ $color }, Periodo { $age }).
alt-card-icons = Risorse: { $icons }.

## Whom a dogma concerns

picture-dogma-own = esegue i Dogmi
picture-dogma-shares = coopera
picture-dogma-demand = deve obbedire
picture-dogma-none = resta fuori
picture-dogma-nothing = A quanto vedi, non cambierebbe nulla.
alt-dogma = { $part ->
        [own] { $name } attiva la carta, con { $resources }.
        [shares] { $name } ha { $resources } e coopera.
        [demand] { $name } ha { $resources } e deve obbedire.
       *[none] { $name } ha { $resources } e resta fuori.
    }
alt-dogma-of = I Dogmi di questa carta ({ $card }) contano una risorsa: { $resource }.

## The end of a game

picture-end-chart = Punti, turno per turno
alt-end-seat = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } e { $won ->
        [0] nessuna delle { $needed } Dominazioni
        [one] 1 Dominazione su { $needed } ({ $which })
       *[other] { $won } Dominazioni su { $needed } ({ $which })
    }

## The table in words, instead of its picture: Discord's Markdown

told-goal = Per vincere servono { $needed } Dominazioni.
told-score = Punti **{ $points }** · Dominazioni { $won ->
        [0] **0/{ $needed }**
       *[other] **{ $won }/{ $needed }** ({ $which })
    } · Influenza: { $score ->
        [one] 1 carta
       *[other] { $score } carte
    }
told-hand =
    { $count ->
        [0] Mano: vuota
       *[other] Mano ({ $count }): { $ages }
    }
told-no-cards = Nessuna carta nella Zona.
told-splayed = scalato { $way }
told-below =
    { $count ->
        [one] 1 carta sotto
       *[other] { $count } carte sotto
    }
told-progress = Progressi verso: { $progress }
told-decks = **Mazzi:** { $decks }
told-age = { $age } ({ $points } punti)
told-ages = **Periodi ancora liberi:** { $ages }
told-special = **Campi ancora liberi:** { $special }
