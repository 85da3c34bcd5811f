# What stands in the pictures, and their descriptions for those who do not see them.
# Room is scarce: a phone shows a picture 390 pixels wide.

## The letter of each colour on cards: one sign, different for each colour. "Viola" is L, as "verde" has V.

picture-letter-red = R
picture-letter-yellow = G
picture-letter-green = V
picture-letter-blue = B
picture-letter-purple = L

## The head of the table

picture-turn = Turno di { $name }
picture-actions =
    { $count ->
        [one] Resta 1 azione
       *[other] Restano { $count } azioni
    }
picture-first-cards = Scelta delle prime carte
picture-waiting = In attesa di { $names }
picture-waiting-card = In attesa di { $names } · { $card }
picture-ended = La partita è finita
picture-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
picture-reason-achievements = tramite Dominazione
picture-reason-score = tramite Influenza
picture-reason-dogma = tramite Dogma
picture-reason-resigned = per abbandono
picture-reason-agreed = di comune accordo
picture-reason-moderator = chiusa da un moderatore
picture-reason-deserted = solo computer rimasti
picture-reason-adjudicated = fine del round del torneo
picture-reason-organiser = chiusa dagli organizzatori
# The winner’s points or achievements, and those of the best of the others.
picture-margin = { $reason }, { $won } a { $other }
picture-margin-tied = Influenza pari ({ $points }), Dominazioni { $won } a { $other }

# Instead of a name that cannot be drawn.
picture-player = Giocatore { $number }

## The hand

picture-hand =
    { $count ->
        [0] La tua Mano è vuota
        [one] La tua Mano: 1 carta
       *[other] La tua Mano: { $count } carte
    }
picture-score =
    { $count ->
        [0] Influenza: vuota
        [one] Influenza: 1 carta, { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }
       *[other] Influenza: { $count } carte, { $points } punti
    }

## How things are put together in descriptions: what is told of something, and what is said beside it

told-of = { $what }: { $told }
told-with = { $what } ({ $about })

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
alt-none = nulla
alt-card = { $card } { $age }
alt-card-known = { $card } ({ $color }, { $age })
alt-hand =
    { $count ->
        [0] La tua Mano è vuota.
        [one] Hai 1 carta in Mano: { $cards }.
       *[other] Hai { $count } carte in Mano: { $cards }.
    }
alt-score =
    { $count ->
        [0] La tua Influenza è vuota.
        [one] La tua Influenza ha 1 carta, che vale { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }: { $cards }.
       *[other] La tua Influenza ha { $count } carte, che valgono { $points } punti: { $cards }.
    }
alt-cards = { $what }: { $told }.

## A single card

picture-card-about = { $color } · Periodo { $age }
alt-card-whole = { $card } ({ $color }, Periodo { $age }).
alt-card-icons = Risorse: { $icons }.

## Cards that are shown to all

picture-reveal =
    { $count ->
        [one] { $name } mostra una carta
       *[other] { $name } mostra { $count } carte
    }

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
alt-end-place = Posizione { $place }: { $name }, con { $result }.
alt-end-seat = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } e { $won ->
        [0] nessuna delle { $needed } Dominazioni
        [one] 1 Dominazione su { $needed } ({ $which })
       *[other] { $won } Dominazioni su { $needed } ({ $which })
    }
alt-replay = L’intera partita in un’animazione di { $count } turni.

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

## The chances to win ($chances: a list)

picture-curve = Probabilità di vincere
alt-curve = Le probabilità di vincere di ognuno, in percentuale.
alt-curve-chance = { $name } { $chance }
alt-curve-turn =
    { $turn ->
        [0] All’inizio: { $chances }.
       *[other] Dopo il turno { $turn }: { $chances }.
    }
