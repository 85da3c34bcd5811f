# What stands in the pictures of Carta Impera Victoria, and their descriptions.
# Room is scarce: a phone shows a picture 390 pixels wide.

## The letter of each domain on cards: one sign, different for each domain. "Esercito" is A, as
## "Economia" has E.

picture-civ-letter-army = A
picture-civ-letter-religion = R
picture-civ-letter-economy = E
picture-civ-letter-science = S
picture-civ-letter-culture = C
picture-civ-letter-utopia = U

## The table

picture-civ-draft = Draft
picture-civ-step-keep = Tieni una carta
picture-civ-step-pick = Scelta dal centro
picture-civ-step-play = Gioca una carta
picture-civ-step-effects = Effetti
picture-civ-last-round = Ultimo round
picture-civ-middle = Al centro
picture-civ-discard =
    { $count ->
        [0] Scarti: nessuno
        [one] Scarti: 1 carta
       *[other] Scarti: { $count } carte
    }
picture-reason-hegemony = per Egemonia
picture-reason-majority = per Maggioranza
# $count: the winner’s cards of the domain.
picture-civ-margin-hegemony = { $reason }: { $domain } ({ $count })

## The hand

picture-civ-packet =
    { $count ->
        [one] L’ultima carta
       *[other] Tieni 1 carta su { $count }
    }
picture-civ-most-culture = con più Cultura di tutti

## Descriptions: at most 1024 characters for all of it

alt-civ-limit = Limite di mano: { $limit }
alt-civ-used = Effetti permanenti applicati: { $domains }
alt-civ-discards-used = Effetti di scarto applicati: { $domains }
alt-civ-seat = { $name } ha { $points ->
        [one] 1 Maggioranza
       *[other] { $points } Maggioranze
    } e { $hand ->
        [one] 1 carta in mano
       *[other] { $hand } carte in mano
    }. Nella sua area: { $area }.
alt-civ-domain =
    { $level ->
        [0] { $domain } { $have } su { $needed }
       *[other] { $domain } { $have } su { $needed } (livello { $level })
    }
alt-civ-count = { $domain } { $count }
alt-civ-embargo = Embargo: { $domains }.
alt-civ-first = Primo giocatore.
alt-civ-coin = Moneta Cultura su { $domain } di { $name }.
alt-civ-deck = Mazzo: Era I { $one }, II { $two }, III { $three }.
alt-civ-discard =
    { $count ->
        [one] Scarti: 1 carta, { $domain }
       *[other] Scarti: { $count } carte, in cima { $domain }
    }
picture-civ-end-chart = Maggioranze, turno per turno
alt-civ-end-seat = { $points ->
        [one] 1 Maggioranza
       *[other] { $points } Maggioranze
    }: { $area }

## The table in words, instead of its picture: Discord's Markdown

told-civ-points = Maggioranze **{ $points }**
told-civ-hand =
    { $count ->
        [one] 1 carta in mano
       *[other] { $count } carte in mano
    }
told-civ-hand-limit =
    { $count ->
        [one] 1 carta in mano, limite { $limit }
       *[other] { $count } carte in mano, limite { $limit }
    }
told-civ-nearest =
    { $count ->
        [0] Egemonia in { $domain }
        [one] manca 1 carta { $domain } all’Egemonia
       *[other] mancano { $count } carte { $domain } all’Egemonia
    }
told-civ-embargo = embargo
told-civ-blocked =
    { $count ->
        [one] ne serve 1 in più per Utopia a faccia in giù
       *[other] ne servono { $count } in più per Utopia a faccia in giù
    }
told-civ-coin = copiato da { $name } con la moneta Cultura
told-civ-inspired = Ispirazione applicata
