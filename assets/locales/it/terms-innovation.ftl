# The words of Innovation. Everything else refers to these, so that a thing has one name everywhere.

## Resources: the sign in a text, and the name

icon-castle = 🏰
icon-crown = 👑
icon-leaf = 🍃
icon-lightbulb = 💡
icon-factory = 🏭
icon-clock = 🕰️

resource-castle = torre
resource-crown = corona
resource-leaf = foglia
resource-lightbulb = lampadina
resource-factory = fabbrica
resource-clock = orologio

resources-castle =
    { $count ->
        [one] { $count } torre
       *[other] { $count } torri
    }
resources-crown =
    { $count ->
        [one] { $count } corona
       *[other] { $count } corone
    }
resources-leaf =
    { $count ->
        [one] { $count } foglia
       *[other] { $count } foglie
    }
resources-lightbulb =
    { $count ->
        [one] { $count } lampadina
       *[other] { $count } lampadine
    }
resources-factory =
    { $count ->
        [one] { $count } fabbrica
       *[other] { $count } fabbriche
    }
resources-clock =
    { $count ->
        [one] { $count } orologio
       *[other] { $count } orologi
    }

## Colours: the name, and the sign beside it. All take the article "il".

color-red = rosso
color-yellow = giallo
color-green = verde
color-blue = blu
color-purple = viola

color-icon-red = 🟥
color-icon-yellow = 🟨
color-icon-green = 🟩
color-icon-blue = 🟦
color-icon-purple = 🟪

## Directions in which a pile is splayed

splay-left = verso sinistra
splay-right = verso destra
splay-up = verso l’alto

## Effects of cards: the kind, and whom it concerns

effect-coop = Cooperativo
effect-demand = Supremazia
effect-coop-about = Prima di te lo esegue anche chi produce { $icon } almeno quanto te.
effect-demand-about = Deve eseguirlo chi produce meno { $icon } di te.

## Achievements

achievement-age = Periodo { $age }

achievement-empire = Militare
achievement-monument = Tecnologia
achievement-wonder = Cultura
achievement-world = Diplomazia
achievement-universe = Scienza

achievement-empire-about = Produci almeno tre di ciascuna delle sei risorse. Oppure con Costruzione.
achievement-monument-about = Archivi o capitalizzi sei carte in tutto nello stesso turno. Oppure con Edilizia.
achievement-wonder-about = Hai nella tua Zona tutti e cinque i colori, ognuno scalato verso l’alto o verso destra. Oppure con Invenzioni.
achievement-world-about = Produci almeno dodici { icon-clock }. Oppure con Traduzione.
achievement-universe-about = Hai cinque Carte Attive, tutte di valore 8 o più. Oppure con Astronomia.
