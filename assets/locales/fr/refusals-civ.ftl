# Why something is not possible: Carta Impera Victoria.

refused-already-played = Tu as déjà joué ta carte ce tour-ci. Utilise un effet, ou pioche.
refused-play-first = Joue d’abord une carte de ta main. Les effets et la pioche viennent après.
refused-under-embargo = Tu ne peux pas jouer ce domaine ce tour-ci : { $domain } est sous embargo. Joue une autre carte.
refused-discard-used = Un effet de défausse ne s’utilise qu’une fois par tour, et celui du domaine { $domain } a déjà servi. Utilise un autre effet, ou pioche.
refused-domain-missing = Cet effet coûte une carte { $domain }, et ta zone n’en a pas. Utilise un autre effet, ou pioche.
refused-effect-used = Un seul effet permanent par domaine et par tour, copie comprise : { $domain } a déjà servi. Utilise un autre effet, ou pioche.
refused-cards-missing =
    { $have ->
        [0] Cet effet demande { $needed } cartes { $domain } face visible dans la zone, et il n’y en a aucune. Utilise un autre effet, ou pioche.
        [one] Cet effet demande { $needed } cartes { $domain } face visible dans la zone, et il n’y en a qu’une. Utilise un autre effet, ou pioche.
       *[other] Cet effet demande { $needed } cartes { $domain } face visible dans la zone, et il n’y en a que { $have }. Utilise un autre effet, ou pioche.
    }
refused-already-inspired = Tu as déjà copié un effet ce tour-ci, et Inspiration ne sert qu’une fois par tour. Utilise un autre effet, ou pioche.
refused-not-most-culture = Pour copier un effet, il te faut plus de cartes Culture que chacun des autres joueurs. Utilise un autre effet, ou pioche.
refused-nothing-to-do = En l’état, cet effet ne ferait rien : les cartes qu’il lui faut ne sont pas là. Utilise un autre effet, ou pioche.
refused-own-effect = Cet effet est déjà à toi : on ne copie rien de sa propre zone. Utilise-le directement, ou copie un autre effet.
