# What stands on the messages, buttons and menus of Carta Impera Victoria, as in panels.ftl.

## The table

civ-title = ## { $game } · tour { $turn } · { $player }
civ-title-last-round =
    ## { $game } · tour { $turn } · { $player }
    ⏳ Dernier tour de table : on ne pioche plus.
civ-title-draft =
    ## { $game }
    Draft : chacun garde une carte en secret et passe les autres.
civ-title-pick =
    ## { $game }
    Draft : chacun prend une carte au milieu : { $cards }.
civ-standing = { $mark } **{ $name }** · ✋ { $hand } · ⭐ { $points } · { $area }
civ-standing-team = { $mark } **{ $name }** ({ $team }) · ✋ { $hand } · ⭐ { $points } · { $area }
civ-standing-nearest = { $icon } **{ $have }/{ $needed }**
civ-standing-domain = { $icon } { $have }
civ-standing-nothing = pas encore de cartes
civ-play-button = Jouer une carte
civ-play-sign = ⬆️
civ-effects-button = Effets
civ-effects-sign = ⚡
civ-draw-button = Piocher, finir le tour
civ-draw-sign = 🎴

## The private panel

civ-hand-title =
    { $count ->
        [0] ✋ **Ta main est vide**
        [one] ✋ **Ta main : une carte**
       *[other] ✋ **Ta main : { $count } cartes**
    }
civ-hand-title-limit = { $title } · { $limit }
civ-play-line =
    - { $count ->
        [one] { $option }
       *[other] { $count } × { $option }
    }
civ-hand-line = { $cards } · zone { $have }/{ $needed }
civ-hand-line-embargo = { $cards } · zone { $have }/{ $needed } · 🚫 embargo
civ-packet-title = 🎴 **Au choix :** { $cards }
civ-asked-effects = **À toi :** utilise un effet, ou pioche pour finir ton tour.
civ-asked-draw = **À toi :** aucun effet n’est possible maintenant. Pioche pour finir ton tour.
civ-possible-permanent = **Effets permanents**, gratuits
civ-possible-discard = **Effets de défausse** : chacun coûte une carte de ta zone
civ-possible-copy = { $icon } **{ $inspiration }** : copie un de ces effets
civ-possible-line = - { $icon } **{ $effect }** · { $about }
civ-effects-placeholder = Choisis un effet
civ-why-placeholder = 🔎 Effets impossibles : pourquoi ?
civ-why-play-placeholder = 🔎 Cartes impossibles à jouer : pourquoi ?
civ-why-no = ⛔ { $reason }
civ-why-yes = ✅ C’est possible maintenant.
civ-nothing-to-copy = Aucun autre joueur n’a les cartes d’un effet permanent que tu peux encore copier ce tour-ci. Utilise un autre effet, ou pioche.
civ-copy-of = carte { $number } sur { $count }
civ-play-together = Ou choisis { $count } cartes à jouer ensemble
civ-remind = ⚠️ Tu n’as pas utilisé **{ $effect }**, qui te fait piocher jusqu’à { $limit } cartes (tu en as { $hand }). Piocher quand même ?
civ-remind-use = Utiliser { $effect }
civ-remind-draw = Piocher quand même
civ-target-who = Quel joueur ?
civ-target-what = **{ $player } :** quel domaine ?
civ-target-domain = { $domain } { $have }/{ $needed }

## The discard pile

civ-pile-button = Défausse
civ-pile-sign = ♻️
civ-pile-title =
    { $count ->
        [0] ### Défausse : vide
        [one] ### Défausse : une carte
       *[other] ### Défausse : { $count } cartes
    }
civ-pile-order = De haut en bas : { $cards }

## A card

civ-card-domain =
    ### { $icon } { $name }
    { $count } cartes sur { $all } · ère I { $one }, II { $two }, III { $three }
civ-card-effect =
    {"**"}{ $name }** · { $kind }
    { $text }
civ-card-one =
    ### { $icon } { $name }
    { $domain } · { $kind }
