# The words of Innovation. Everything else refers to these, so that a thing has one name everywhere.

## Resources: the sign in a text, and the name

icon-castle = 🏰
icon-crown = 👑
icon-leaf = 🍃
icon-lightbulb = 💡
icon-factory = 🏭
icon-clock = 🕰️

resource-castle = château
resource-crown = couronne
resource-leaf = feuille
resource-lightbulb = ampoule
resource-factory = usine
resource-clock = horloge

resources-castle =
    { $count ->
        [one] { $count } château
       *[other] { $count } châteaux
    }
resources-crown =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
resources-leaf =
    { $count ->
        [one] { $count } feuille
       *[other] { $count } feuilles
    }
resources-lightbulb =
    { $count ->
        [one] { $count } ampoule
       *[other] { $count } ampoules
    }
resources-factory =
    { $count ->
        [one] { $count } usine
       *[other] { $count } usines
    }
resources-clock =
    { $count ->
        [one] { $count } horloge
       *[other] { $count } horloges
    }

## Colours: the name (feminine, as of a card or a pile), and the sign beside it

color-red = rouge
color-yellow = jaune
color-green = verte
color-blue = bleue
color-purple = mauve

color-icon-red = 🟥
color-icon-yellow = 🟨
color-icon-green = 🟩
color-icon-blue = 🟦
color-icon-purple = 🟪

## Directions in which a pile is splayed

splay-left = à gauche
splay-right = à droite
splay-up = vers le haut

## Effects of cards: the kind, and whom it concerns

effect-coop = Coopératif
effect-demand = Suprématie
effect-coop-about = Les joueurs qui produisent autant de { $icon } que toi, ou plus, l’exécutent aussi, avant toi.
effect-demand-about = Les joueurs qui produisent moins de { $icon } que toi doivent obéir.

## Achievements

achievement-age = Période { $age }

achievement-empire = Militaire
achievement-monument = Technologies
achievement-wonder = Culture
achievement-world = Diplomatie
achievement-universe = Sciences

achievement-empire-about = Au moins trois de chacune des six Ressources dans ta Zone de Jeu. Ou grâce à Construction.
achievement-monument-about = Six cartes archivées ou comptabilisées au cours du même tour (les deux s’additionnent). Ou grâce à Maçonnerie.
achievement-wonder-about = Les cinq couleurs dans ta Zone de Jeu, chacune décalée vers le haut ou à droite. Ou grâce à Invention.
achievement-world-about = Douze { icon-clock } ou plus dans ta Zone de Jeu. Ou grâce à Traduction.
achievement-universe-about = Cinq cartes Actives, chacune de valeur 8 ou plus. Ou grâce à Astronomie.
