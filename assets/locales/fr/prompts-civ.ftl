# What a player of Carta Impera Victoria is asked: prompt-<purpose>; $amount and $max as in prompts.ftl.

prompt-draft = Choisis la carte à garder. Les autres passent au joueur à ta gauche ; s’il n’en reste qu’une, elle va face visible au milieu.
prompt-pick = Choisis une carte au milieu. Elle va dans ta zone.
prompt-play-step = Choisis la carte à jouer. Elle va dans ta zone.
prompt-effects-step = Utilise un effet de ta zone, ou pioche pour finir ton tour.

# At once, because of an effect; asked again until as many cards are played as the effect says.
prompt-play =
    { $amount ->
        [none] Aucune de tes cartes ne peut être jouée maintenant.
        [one] Choisis une carte à jouer tout de suite.
       *[between] Choisis les cartes à jouer tout de suite, { $max } en tout.
    }
prompt-discard =
    { $amount ->
        [one] Choisis une carte de ta main à défausser.
       *[exactly] Choisis { $max } cartes de ta main à défausser.
    }
prompt-discard-area =
    { $amount ->
        [one] Choisis une carte de ta zone à défausser.
       *[exactly] Choisis { $max } cartes de ta zone à défausser.
    }
prompt-take-back =
    { $amount ->
        [one] Choisis une carte de ta zone à reprendre en main.
       *[exactly] Choisis { $max } cartes de ta zone à reprendre en main.
    }
prompt-take =
    { $amount ->
        [one] Choisis une carte de la défausse à prendre en main.
       *[exactly] Choisis { $max } cartes de la défausse à prendre en main.
    }
prompt-give-back =
    { $amount ->
        [one] Tu as pris toute sa main. Choisis une carte à rendre, parmi toutes celles que tu as maintenant.
       *[exactly] Tu as pris toute sa main. Choisis { $max } cartes à rendre, parmi toutes celles que tu as maintenant.
    }
prompt-attack = Choisis un domaine. Tu en perds une carte, et tous les autres joueurs qui en ont aussi.
prompt-inquisition = Choisis le joueur dont tu prends toute la main. Puis tu lui rends autant de cartes.
prompt-embargo = Choisis un joueur et un domaine dont il a une carte. Il ne pourra pas jouer ce domaine à son prochain tour.
prompt-block = Choisis un joueur et un domaine. Il faudra à ce joueur une carte de plus de ce domaine pour l’hégémonie.

## Options, as they read on a button or as a line of a menu, and what stands below such a line

option-player-domain = { $player } : { $domain }
option-civ-effect = { $effect } · { $domain } { $level }
option-civ-discard = { $effect } · coûte une carte { $domain }
option-civ-copy = { $effect } · effet { ELIDE("de", $player) }{ $player }
option-civ-copy-any = { $effect } · par { $inspiration }
option-civ-draw = Piocher et finir le tour
option-civ-draw-about = Plus d’effets possibles ce tour-ci.
option-civ-draw-icon = 🎴
option-civ-copy-icon = 🪙

## What somebody is awaited for, in "On attend Ann : …"; never what is on offer

awaited-draft = la carte à garder
awaited-pick = une carte du milieu
awaited-play-step = une carte à jouer
awaited-effects-step = les effets, puis la pioche
awaited-play = les cartes à jouer tout de suite
awaited-discard = les cartes à défausser
awaited-discard-area = les cartes à défausser
awaited-take-back = les cartes à reprendre
awaited-take = les cartes à prendre dans la défausse
awaited-give-back = les cartes à rendre
awaited-attack = le domaine à attaquer
awaited-inquisition = la main à prendre
awaited-embargo = la cible de l’embargo
awaited-block = le domaine à bloquer
