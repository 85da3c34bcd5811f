# What stands in the pictures, and their descriptions for those who do not see them.
# Room is scarce: a phone shows a picture 390 pixels wide.

## The head of the table

picture-turn = Turno di { $name }
picture-waiting = In attesa di { $names }
picture-waiting-card = In attesa di { $names } · { $card }
picture-ended = La partita è finita
picture-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
picture-reason-resigned = per abbandono
picture-reason-agreed = di comune accordo
picture-reason-moderator = chiusa da un moderatore
picture-reason-deserted = solo computer rimasti
picture-reason-adjudicated = fine del round del torneo
picture-reason-organiser = chiusa dagli organizzatori
# The winner’s points or achievements, and those of the best of the others.
picture-margin = { $reason }, { $won } a { $other }

# Instead of a name that cannot be drawn.
picture-player = Giocatore { $number }

## The hand

picture-hand =
    { $count ->
        [0] La tua Mano è vuota
        [one] La tua Mano: 1 carta
       *[other] La tua Mano: { $count } carte
    }

## How things are put together in descriptions: what is told of something, and what is said beside it

told-of = { $what }: { $told }
told-with = { $what } ({ $about })

## Descriptions: at most 1024 characters for all of it

alt-none = nulla
alt-hand =
    { $count ->
        [0] La tua Mano è vuota.
        [one] Hai 1 carta in Mano: { $cards }.
       *[other] Hai { $count } carte in Mano: { $cards }.
    }
alt-cards = { $what }: { $told }.

## Cards that are shown to all

picture-reveal =
    { $count ->
        [one] { $name } mostra una carta
       *[other] { $name } mostra { $count } carte
    }

## The end of a game

alt-end-place = Posizione { $place }: { $name }, con { $result }.
alt-replay = L’intera partita in un’animazione di { $count } turni.

## The chances to win ($chances: a list)

picture-curve = Probabilità di vincere
alt-curve = Le probabilità di vincere di ognuno, in percentuale.
alt-curve-chance = { $name } { $chance }
alt-curve-turn =
    { $turn ->
        [0] All’inizio: { $chances }.
       *[other] Dopo il turno { $turn }: { $chances }.
    }
