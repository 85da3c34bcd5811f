# The lessons of Carta Impera Victoria: tutorial-civ-<lesson>, as in tutorial-innovation.ftl.

tutorial-civ-play = **Bienvenue !** Tu mènes un peuple et rassembles des cartes de six domaines. Si tu as { $needed } cartes d’un domaine dans ta zone à la fin de ton tour, tu gagnes aussitôt. Commence ton tour en jouant une carte : essaie **{ $domain }**.
tutorial-civ-played = **{ $domain }** est maintenant dans ta zone, où tout le monde la voit. Les cartes y servent à deux choses : elles te rapprochent de la victoire, et elles ont des effets.
tutorial-civ-draw = **Les effets** viennent ensuite : parmi ceux qui sont possibles, utilise tous ceux que tu veux. Pour finir ton tour, appuie sur **Piocher, finir le tour** : tu pioches jusqu’à avoir 3 cartes.
tutorial-civ-other-played = **{ $other } a joué { $domain }.** Regarde les deux zones sur l’image : chaque domaine compte à part, et le nombre à côté dit combien de cartes il faut pour gagner.
tutorial-civ-discard = **Un effet de défausse** est possible : il coûte une carte de son domaine dans ta zone. **{ $effect }** coûte une carte { $domain }. Si l’effet en vaut la peine, appuie sur le bouton pour l’utiliser.
tutorial-civ-effect = **Un effet permanent !** Avec { $level } cartes { $domain }, tu peux l’utiliser une fois par tour, gratuitement. Avec 5 cartes, il y en a un plus fort.
tutorial-civ-attacked = ⚔️ **Une attaque !** Elle coûte à { $other } une carte Armée et une du domaine choisi, et tous les autres joueurs qui ont ce domaine en perdent aussi une carte. Un domaine qui n’a que peu de cartes disparaît vite.
tutorial-civ-inquisition = 🙏 **Une inquisition !** { $other } a pris toute ta main et t’a rendu autant de cartes, choisies parmi toutes. Une main n’est jamais à l’abri : joue à temps ce qu’il te faut.
tutorial-civ-embargo = 💰 **Un embargo !** À ton prochain tour, tu ne peux pas jouer { $domain }. Joue une autre carte, et reviens-y plus tard.
tutorial-civ-blocked =
    { $me ->
        [1] 🕊️ **Une carte Utopie face cachée** est posée sur ton domaine { $domain } : il t’y faut une carte de plus pour gagner, jusqu’à la fin de la partie.
       *[other] 🕊️ **Une carte Utopie face cachée** est posée sur le domaine { $domain } { ELIDE("de", $other) }{ $other } : il y faut une carte de plus pour gagner, jusqu’à la fin de la partie.
    }
tutorial-civ-copy = 🎭 **Inspiration !** Tu as plus de cartes Culture que l’autre joueur : une fois par tour, tu peux donc copier un effet permanent dont il a les cartes, sans les avoir toi-même.
tutorial-civ-danger = ⚠️ **Attention :** { $other } a { $have } cartes { $domain } sur { $needed }. Attaque ce domaine, interdis-le par un embargo, ou augmente le nombre avec Démocratie, avant qu’il soit trop tard.
tutorial-civ-near = **Tu as { $have } cartes { $domain } sur { $needed }.** Continue ainsi, mais l’autre le voit aussi : avec un second domaine fort, tu es plus difficile à arrêter.
tutorial-civ-choice = **Un effet te demande quelque chose.** Ce qu’il fait est écrit au-dessus du choix.
tutorial-civ-hint = 💡 **Tu hésites ?** Appuie sur **Que puis-je faire ?** : tu vois tes options, ce que fait chacune, et celles qui semblent fortes. **Effets impossibles : pourquoi ?** dit ce qui manque encore à un effet.
tutorial-civ-area = **Les six domaines** ont chacun leur rôle : Armée attaque, Religion fait piocher plus, Économie et Science remanient ta zone, Culture copie, Utopie reprend dans la défausse. **Lire une carte** les montre.
tutorial-civ-culture = **Culture** n’a pas d’effet propre. Mais si tu en as plus que n’importe qui d’autre, tu peux, une fois par tour, copier un effet permanent dont un autre joueur a les cartes.
tutorial-civ-eras = **La pioche a trois ères.** Au début viennent beaucoup de cartes Armée et Religion, à la fin Utopie. Ce qui abonde aujourd’hui peut manquer demain.
tutorial-civ-majority = **Si la pioche s’épuise** avant que quelqu’un gagne, chaque domaine vaut un point pour celui qui en a le plus de cartes, et celui qui a le plus de points gagne. Même une seule carte d’un domaine que personne ne rassemble peut donc rapporter un point.
tutorial-civ-era-over = **La première ère est finie :** d’autres cartes arrivent. Regarde les nombres à côté de la pioche.
tutorial-civ-last-round = ⏳ **Dernier tour de table :** la pioche est vide, on ne pioche plus. Regarde dans quels domaines tu mènes : chacun vaut un point.
tutorial-civ-enough = { tutorial-enough }
