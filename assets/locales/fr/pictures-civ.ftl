# What stands in the pictures of Carta Impera Victoria, and their descriptions.
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
picture-civ-step-keep = Garder une carte
picture-civ-step-pick = Prendre au milieu
picture-civ-step-play = Jouer une carte
picture-civ-step-effects = Effets
picture-civ-last-round = Dernier tour
picture-civ-middle = Au milieu
picture-civ-discard =
    { $count ->
        [0] Défausse : vide
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
picture-reason-hegemony = par hégémonie
picture-reason-majority = à la majorité
# $count: the winner’s cards of the domain.
picture-civ-margin-hegemony = { $reason } : { $domain } ({ $count })

## The hand

picture-civ-packet =
    { $count ->
        [one] La dernière carte
       *[other] Garde une des { $count } cartes
    }
picture-civ-most-culture = avec le plus de Culture

## Descriptions: at most 1024 characters for all of it

alt-civ-limit = Limite de main { $limit }
alt-civ-used = Effets permanents utilisés : { $domains }
alt-civ-discards-used = Effets de défausse utilisés : { $domains }
alt-civ-seat = { $name } a { $points ->
        [one] { $points } majorité
       *[other] { $points } majorités
    } et { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }. Dans sa zone : { $area }.
alt-civ-domain =
    { $level ->
        [0] { $domain } { $have } sur { $needed }
       *[other] { $domain } { $have } sur { $needed } (niveau { $level })
    }
alt-civ-count = { $domain } { $count }
alt-civ-embargo = Embargo : { $domains }.
alt-civ-first = Premier joueur.
alt-civ-coin = Pièce Culture : { $domain } chez { $name }.
alt-civ-deck = Pioche : ère I { $one }, II { $two }, III { $three }.
alt-civ-discard =
    { $count ->
        [one] Défausse : { $count } carte, { $domain }
       *[other] Défausse : { $count } cartes, { $domain } au-dessus
    }
picture-civ-end-chart = Les majorités, tour par tour
alt-civ-end-seat = { $points ->
        [one] { $points } majorité
       *[other] { $points } majorités
    } : { $area }

## The table in words, instead of its picture: Discord's Markdown

told-civ-points = Majorités **{ $points }**
told-civ-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
told-civ-hand-limit =
    { $count ->
        [one] { $count } carte en main, limite { $limit }
       *[other] { $count } cartes en main, limite { $limit }
    }
told-civ-nearest =
    { $count ->
        [0] hégémonie en { $domain }
        [one] plus que { $count } carte { $domain } avant l’hégémonie
       *[other] encore { $count } cartes { $domain } avant l’hégémonie
    }
told-civ-embargo = embargo
told-civ-blocked =
    { $count ->
        [one] il en faut une de plus (carte Utopie face cachée)
       *[other] il en faut { $count } de plus (cartes Utopie face cachée)
    }
told-civ-coin = copié par { $name } avec la pièce Culture
told-civ-inspired = Inspiration utilisée
