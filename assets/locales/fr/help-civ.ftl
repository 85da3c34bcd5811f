# The rules of Carta Impera Victoria by topic, for the screen of a phone, as in help.ftl.

help-topic-civ-short = En bref
help-text-civ-short =
    Mène un peuple et rassemble des cartes de six domaines : { domain-icon-army } Armée, { domain-icon-religion } Religion, { domain-icon-economy } Économie, { domain-icon-science } Science, { domain-icon-culture } Culture, { domain-icon-utopia } Utopie.
    - **À ton tour** : joue une carte, utilise les effets de ta zone, pioche jusqu’à trois cartes.
    - **Hégémonie** : si tu as assez de cartes d’un domaine à la fin de ton propre tour, tu gagnes aussitôt : 8 à deux joueurs, 7 à trois ou quatre.
    - **Majorités** : si la pioche s’épuise avant, le joueur qui mène dans le plus de domaines gagne.

help-topic-civ-goal = Le but
help-text-civ-goal =
    - **Hégémonie** : à la fin de ton propre tour, tu as 8 cartes d’un domaine dans ta zone (7 à trois ou quatre joueurs). Tu gagnes aussitôt. Chaque carte Utopie face cachée dans ton domaine augmente ce nombre d’un.
    - **Majorité** : si la pioche s’épuise avant, chaque domaine vaut un point pour celui qui en a le plus de cartes. Celui qui a le plus de points gagne.
    Surveille donc le joueur qui rassemble un seul domaine : attaque-le, interdis-le-lui, ou augmente le nombre.

help-topic-civ-turn = Ton tour
help-text-civ-turn =
    1. **Joue** une carte de ta main dans ta zone. C’est obligatoire, sauf si ta main est vide ou tout entière sous embargo.
    2. Utilise des **effets**, l’un après l’autre : par domaine, un effet permanent et un effet de défausse par tour. Chacun dépend de ta zone à ce moment-là. Un effet se fait autant que possible ; s’il ne peut rien faire, il ne s’utilise pas.
    3. **Pioche** jusqu’à ta limite de main, 3. Si tu en as déjà plus, tu gardes tout.
    Puis on regarde si tu as l’hégémonie.
    Zones, défausse et nombre de cartes des mains et de la pioche sont publics. Les mains sont secrètes.

help-topic-civ-effects = Effets permanents
help-text-civ-effects =
    Ils demandent des cartes de leur domaine face visible dans ta zone : { civ-needed-level-1 } au niveau 1, { civ-needed-level-2 } au niveau 2. Un par domaine et par tour.
    { domain-icon-army } **Assassin**, **Purge** : défausse 1 ou 2 cartes, pour en piocher d’autres.
    { domain-icon-religion } **Livre sacré**, **Droit divin** : limite de main 5 ou 7.
    { domain-icon-economy } **Développement**, **Monopole** : défausse 1 ou 2 cartes de ta zone, joues-en autant.
    { domain-icon-science } **Expérience**, **Recherche** : reprends 1 ou 2 cartes de ta zone, joues-en autant.
    { domain-icon-utopia } **Oligarchie**, **République** : prends 1 ou 2 cartes de la défausse.
    { domain-icon-culture } **Inspiration** : copie un de ces effets.

help-topic-civ-discard = Effets de défausse
help-text-civ-discard =
    Chacun coûte une carte de son domaine, une fois par tour. Culture { domain-icon-culture } n’en a pas.
    { domain-icon-army } **Attaque** : choisis un domaine que tu as encore. Ceux qui l’ont, toi aussi, en défaussent une carte.
    { domain-icon-religion } **Inquisition** : prends la main d’un joueur, puis rends-lui autant de cartes.
    { domain-icon-economy } **Embargo** : face cachée sur une carte d’un joueur, qui n’en joue pas le domaine à son prochain tour.
    { domain-icon-science } **Découverte majeure** : pioche cinq cartes, défausses-en cinq.
    { domain-icon-utopia } **Démocratie** : face cachée dans un domaine d’un joueur. L’hégémonie y demande une carte de plus.
    Une carte face cachée ne compte pour rien et ne bouge pas.

help-topic-civ-inspiration = Inspiration
help-text-civ-inspiration =
    Elle est à toi tant que tu as **plus de cartes Culture que chacun des autres joueurs** ; l’égalité ne suffit pas.
    - Une fois par tour, utilise un effet permanent dont un autre joueur a les cartes. Il ne t’en faut aucune de ce domaine.
    - Ce que tes propres cartes permettent ne se copie pas : utilise-le toi-même.
    - Cela reste un seul effet permanent par domaine et par tour, le tien ou une copie.
    - La pièce Culture marque le domaine copié, jusqu’à ton prochain tour ou jusqu’à ce que quelqu’un ait autant de cartes Culture.

help-topic-civ-draft = Jeu de base et draft
help-text-civ-draft =
    - **Jeu de base** : chacun reçoit trois cartes.
    - **Draft** : chacun reçoit quatre cartes, en garde une et en passe trois à gauche ; il garde une de celles-ci, en passe deux, en garde encore une, et la dernière va face visible au milieu. Tous choisissent en même temps, en secret. Puis chacun prend une carte du milieu dans sa zone, vers la droite ; le premier joueur passe en dernier.
    - **Pioche** : trois ères. Armée et Religion sont plutôt en haut, Utopie en bas. À deux ou trois joueurs, trois cartes de chaque ère sont hors jeu, inconnues.

help-topic-civ-end = La fin
help-text-civ-end =
    - **L’hégémonie** termine aussitôt la partie, à la fin du tour du joueur qui l’a.
    - **La dernière carte** de la pioche annonce le dernier tour de table : on le finit, pour que tous aient joué le même nombre de tours, et personne ne pioche plus. L’hégémonie peut encore gagner.
    - **Majorités** : chaque domaine vaut un point pour le joueur qui en a le plus de cartes ; à égalité, pour chacun. Les cartes face cachée ne comptent pas.
    - **Égalité** de points : le plus de cartes Utopie, puis Culture, Science, Économie, Religion, Armée. Si tout est égal, la victoire est partagée.

help-topic-civ-teams = Équipes
help-text-civ-teams =
    À quatre, on peut jouer en deux équipes de deux. Les partenaires se font face : places 1 et 3 contre places 2 et 4.
    - Chacun joue ses cartes à son tour. Les partenaires ne partagent ni zone ni main, et une attaque touche aussi un partenaire.
    - **L’hégémonie** d’un partenaire fait gagner l’équipe. Il faut toutes les cartes dans une même zone.
    - **Majorités** : votre équipe a un point par domaine où l’un de vous a le plus de cartes, jamais plus d’un.
    - **Égalité** de points : les cartes des partenaires s’ajoutent.
