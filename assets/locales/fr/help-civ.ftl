# The rules of Carta Impera Victoria by topic, for the screen of a phone, as in help.ftl.

help-topic-civ-short = En bref
help-text-civ-short =
    Tu mènes un peuple et rassembles des cartes de six domaines : { domain-icon-army } Armée, { domain-icon-religion } Religion, { domain-icon-economy } Économie, { domain-icon-science } Science, { domain-icon-culture } Culture, { domain-icon-utopia } Utopie.
    À ton tour : joue une carte, utilise les effets de ta zone, pioche jusqu’à trois cartes.
    Quiconque a assez de cartes d’un domaine à la fin de son propre tour gagne aussitôt : 8 à deux joueurs, 7 à trois ou quatre.
    Si la pioche s’épuise avant, qui mène dans le plus de domaines gagne.

help-topic-civ-goal = Le but
help-text-civ-goal =
    {"**"}Hégémonie** : 8 cartes d’un domaine dans ta zone (7 à trois ou quatre joueurs) à la fin de ton propre tour. Tu gagnes aussitôt.
    Chaque carte Utopie face cachée dans ce domaine chez toi augmente ce nombre d’un.
    {"**"}Majorité** : si la pioche s’épuise avant, chaque domaine vaut un point pour qui en a le plus de cartes. Le plus de points gagne.
    Il faut donc surveiller qui rassemble un domaine : attaque-le, interdis-le, ou augmente le nombre.

help-topic-civ-turn = Ton tour
help-text-civ-turn =
    1. **Joue** une carte de ta main dans ta zone. C’est obligatoire, sauf si ta main est vide ou tout entière sous embargo.
    2. **Effets**, autant que tu veux, l’un après l’autre. Par domaine, un effet permanent et un effet de défausse par tour. Ils dépendent de ta zone telle qu’elle est quand tu commences chacun.
    3. **Pioche** jusqu’à ta limite de main, 3. Si tu en as autant ou plus, tu ne pioches rien et gardes tout.
    Puis on regarde si tu as l’hégémonie, et le tour du joueur suivant commence.
    Tout le monde voit les zones, la défausse et combien de cartes ont chaque main et la pioche. Les mains sont secrètes.

help-topic-civ-effects = Effets permanents
help-text-civ-effects =
    Ils ne coûtent rien, mais demandent des cartes de leur domaine face visible dans ta zone : { civ-needed-level-1 } pour le niveau 1, { civ-needed-level-2 } pour le niveau 2. De chaque domaine, tu utilises l’un ou l’autre, une fois par tour.
    { domain-icon-army } **Assassin**, **Purge** : défausse 1 ou 2 cartes de ta main, pour en piocher d’autres.
    { domain-icon-religion } **Livre sacré**, **Droit divin** : limite de main 5 ou 7 ce tour-ci.
    { domain-icon-economy } **Développement**, **Monopole** : défausse 1 ou 2 cartes de ta zone et joues-en autant aussitôt.
    { domain-icon-science } **Expérience**, **Recherche** : reprends en main 1 ou 2 cartes de ta zone et joues-en autant aussitôt.
    { domain-icon-utopia } **Oligarchie**, **République** : prends en main 1 ou 2 cartes de la défausse.
    { domain-icon-culture } **Inspiration** : copie un de ces effets ; elle a sa propre rubrique.
    Un effet se fait autant que possible. S’il ne pouvait rien faire du tout, il ne s’utilise pas.

help-topic-civ-discard = Effets de défausse
help-text-civ-discard =
    Chacun coûte une carte de son domaine dans ta zone et s’utilise une fois par tour.
    { domain-icon-army } **Attaque** : choisis un domaine que tu as encore. Toi et tous ceux qui l’ont, vous en défaussez une carte.
    { domain-icon-religion } **Inquisition** : prends toute la main d’un joueur, puis rends-lui autant de cartes, celles que tu veux.
    { domain-icon-economy } **Embargo** : pose la carte face cachée sur une carte de la zone d’un joueur. À son prochain tour, il ne peut pas jouer le domaine de cette carte ; ensuite, la tienne est défaussée.
    { domain-icon-science } **Découverte majeure** : pioche cinq cartes, puis défausse cinq cartes de ta main.
    { domain-icon-utopia } **Démocratie** : place la carte face cachée dans un domaine d’un joueur qui y a une carte. L’hégémonie y demande une carte de plus, jusqu’à la fin de la partie.
    { domain-icon-culture } Culture n’en a pas.
    Une carte face cachée n’est d’aucun domaine : elle ne compte pour rien, et rien ne la déplace.

help-topic-civ-inspiration = Inspiration
help-text-civ-inspiration =
    Elle est à toi tant que tu as **plus de cartes Culture que chacun des autres joueurs** ; autant ne suffit pas.
    Une fois par tour, tu utilises un effet permanent dont un autre joueur a les cartes. Il ne te faut aucune carte de ce domaine. Si plusieurs joueurs l’ont, peu importe chez qui tu le copies. Ce que tes propres cartes permettent, tu l’utilises toi-même.
    Mais de chaque domaine, tu n’utilises qu’un effet permanent par tour, le tien ou un effet copié, avant ou après.
    La pièce Culture marque le domaine copié, jusqu’à ton prochain tour ou jusqu’à ce que quelqu’un ait autant de cartes Culture.

help-topic-civ-draft = Jeu de base et draft
help-text-civ-draft =
    {"**"}Jeu de base** : chacun reçoit trois cartes.
    {"**"}Draft** : chacun reçoit quatre cartes, en garde une et en passe trois à gauche ; garde une de celles-ci et en passe deux ; garde une de celles-ci, et la dernière va face visible au milieu. Tout le monde choisit en même temps et en secret.
    Puis chacun prend dans sa zone une carte du milieu, d’abord le joueur à droite de qui commence, et ainsi de suite vers la droite.
    La pioche a trois ères : Armée et Religion sont plutôt en haut, Utopie en bas. À deux ou trois joueurs, trois cartes de chaque ère sont hors jeu, et personne ne sait lesquelles.

help-topic-civ-end = La fin
help-text-civ-end =
    {"**"}L’hégémonie** termine aussitôt la partie, à la fin du tour du joueur qui l’a.
    {"**"}La dernière carte** de la pioche, qui que ce soit qui la prenne, annonce la fin : on finit le tour de table, pour que tous aient joué autant de tours, et personne ne pioche plus. L’hégémonie peut encore gagner.
    Puis chaque domaine vaut un point pour qui en a le plus de cartes ; si plusieurs en ont autant, pour chacun d’eux. Les cartes face cachée ne comptent pas.
    À égalité de points : le plus de cartes Utopie, puis Culture, Science, Économie, Religion, Armée. Si tout est égal, la victoire est partagée.

help-topic-civ-teams = Équipes
help-text-civ-teams =
    À quatre, on peut jouer en deux équipes de deux. Les partenaires se font face : places 1 et 3 contre places 2 et 4.
    Chacun joue ses propres cartes à son propre tour. Les partenaires ne partagent ni zone ni main, et une attaque touche aussi un partenaire.
    Si l’un de vous a l’hégémonie, votre équipe gagne. Il faut toutes les cartes dans une même zone : celles des partenaires ne s’ajoutent pas.
    À la majorité, votre équipe a un point par domaine où l’un de vous a le plus de cartes, jamais plus d’un. À égalité de points, les cartes des partenaires s’ajoutent.
