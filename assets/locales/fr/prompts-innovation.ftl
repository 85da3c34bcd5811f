# Questions to a player of Innovation: prompt-<purpose>, and order-<purpose> where only an order is to be
# chosen; $amount, $max and $card as in prompts.ftl.

prompt-action = Choisis ton action.
prompt-first-card = Choisis ta première carte. Elle sera mise en jeu dès que tout le monde aura choisi ; l’autre reste dans ta Main.

prompt-return =
    { $amount ->
        [one] Choisis une carte à recycler.
        [may-one] Choisis une carte à recycler, ou aucune.
        [up-to] Choisis jusqu’à { $max } cartes à recycler, ou aucune.
        [any] Choisis autant de cartes à recycler que tu veux, ou aucune.
        [all-or-none] Choisis { $max } cartes à recycler, ou aucune.
        [between] Choisis de { $min } à { $max } cartes à recycler.
       *[exactly] Choisis { $max } cartes à recycler.
    }
prompt-meld =
    { $amount ->
        [none] Tu ne peux mettre en jeu aucune carte de ta Main ici.
        [one] Choisis une carte à mettre en jeu.
        [may-one] Choisis une carte à mettre en jeu, ou aucune.
        [up-to] Choisis jusqu’à { $max } cartes à mettre en jeu, ou aucune.
        [any] Choisis autant de cartes à mettre en jeu que tu veux, ou aucune.
        [all-or-none] Choisis { $max } cartes à mettre en jeu, ou aucune.
        [between] Choisis de { $min } à { $max } cartes à mettre en jeu.
       *[exactly] Choisis { $max } cartes à mettre en jeu.
    }
prompt-tuck =
    { $amount ->
        [none] Tu ne peux archiver aucune carte de ta Main ici.
        [one] Choisis une carte à archiver.
        [may-one] Choisis une carte à archiver, ou aucune.
        [up-to] Choisis jusqu’à { $max } cartes à archiver, ou aucune.
        [any] Choisis autant de cartes à archiver que tu veux, ou aucune.
        [all-or-none] Choisis { $max } cartes à archiver, ou aucune.
        [between] Choisis de { $min } à { $max } cartes à archiver.
       *[exactly] Choisis { $max } cartes à archiver.
    }
prompt-score =
    { $amount ->
        [none] Tu ne peux comptabiliser aucune carte de ta Main ici.
        [one] Choisis une carte à comptabiliser.
        [may-one] Choisis une carte à comptabiliser, ou aucune.
        [up-to] Choisis jusqu’à { $max } cartes à comptabiliser, ou aucune.
        [any] Choisis autant de cartes à comptabiliser que tu veux, ou aucune.
        [all-or-none] Choisis { $max } cartes à comptabiliser, ou aucune.
        [between] Choisis de { $min } à { $max } cartes à comptabiliser.
       *[exactly] Choisis { $max } cartes à comptabiliser.
    }
prompt-give-to-hand =
    { $amount ->
        [none] Tu n’as aucune carte à transférer.
        [one] Choisis une carte à transférer vers la Main de l’autre joueur.
       *[exactly] Choisis { $max } cartes à transférer vers la Main de l’autre joueur.
    }
prompt-give-to-score =
    { $amount ->
        [none] Tu n’as aucune carte à transférer.
        [one] Choisis une carte à transférer vers l’Influence de l’autre joueur.
       *[exactly] Choisis { $max } cartes à transférer vers l’Influence de l’autre joueur.
    }
prompt-give-to-board =
    { $amount ->
        [one] Choisis une carte Active à transférer vers la Zone de Jeu de l’autre joueur.
       *[exactly] Choisis { $max } cartes Actives à transférer vers la Zone de Jeu de l’autre joueur.
    }
prompt-take-to-hand = Choisis une carte à ajouter à ta Main.
prompt-take-to-score = Choisis une carte à ajouter à ton Influence.
prompt-take-to-board = Choisis une carte à ajouter à ta Zone de Jeu.
prompt-show = Choisis une carte à montrer à tout le monde.
prompt-keep = Choisis la carte à garder. Tout le reste de ta Main va dans la Main de l’autre joueur.
prompt-carry-out = Choisis une carte dont tu exécutes les Dogmes Coopératifs, sans les partager.

order-return = Choisis l’ordre dans lequel ces cartes sont recyclées ; la première va en premier sous sa pioche.
order-meld = Choisis l’ordre dans lequel ces cartes sont mises en jeu ; la dernière d’une couleur finit au-dessus.
order-tuck = Choisis l’ordre dans lequel ces cartes sont archivées ; la dernière d’une couleur finit tout en dessous.

prompt-splay-left = Choisis une couleur à décaler à gauche, ou laisse tout en l’état.
prompt-splay-right = Choisis une couleur à décaler à droite, ou laisse tout en l’état.
prompt-splay-up = Choisis une couleur à décaler vers le haut, ou laisse tout en l’état.
prompt-splay-right-and-draw = Annonce une couleur. Elle est décalée à droite dans ta Zone de Jeu, et tu pioches une carte dont la valeur est le nombre de tes cartes de cette couleur.
prompt-two-colors = Choisis deux couleurs. Si la 9 que tu pioches est de l’une d’elles, tu la mets en jeu.
prompt-arrange = Choisis une de tes couleurs et remets ses cartes dans un nouvel ordre, en commençant par la carte Active ; ou laisse tout en l’état.
prompt-return-all-of-value = Choisis une valeur. Toutes les cartes de cette valeur, dans toutes les Influences, sont recyclées.
prompt-return-theirs = Choisis à qui retirer une carte de l’Influence, et sa valeur. La carte est recyclée.
prompt-give-red = Choisis qui reçoit ta carte Active rouge, ou personne. Sa carte Active verte vient alors dans ta Zone de Jeu.
prompt-receive-score = Choisis qui reçoit la carte dans son Influence.
prompt-score-or-draw = Choisis une des deux options, ou aucune.

prompt-swap-highest = Échanger toutes les cartes les plus élevées de ta Main avec toutes les cartes les plus élevées de ton Influence ?
prompt-swap-hand-and-score = Échanger toute ta Main avec toute ton Influence ?
prompt-meld-score-pile = Mettre en jeu toutes les cartes de ton Influence ?
prompt-meld-highest-scored = Mettre en jeu toutes les cartes les plus élevées de ton Influence ?
prompt-tuck-and-score-tops = Piocher une 6, l’archiver et comptabiliser toutes tes cartes Actives qui ne produisent pas de { icon-factory } ?
prompt-tuck-hand = Archiver toute ta Main ?
prompt-score-hand = Comptabiliser toute ta Main ?

## Options, as they read on a button; cards and colours stand for themselves

option-value = Valeur { $value }
option-pile-value = { $player } : une { $value }
option-way-score = Piocher une 8, la comptabiliser, puis recycler une carte de ton Influence
option-way-draw = Piocher une carte supérieure de un à la plus élevée de ton Influence

option-yes-swap-highest = Échanger
option-yes-swap-hand-and-score = Échanger
option-yes-meld-score-pile = Tout mettre en jeu
option-yes-meld-highest-scored = Toutes les mettre en jeu
option-yes-tuck-and-score-tops = Archiver et comptabiliser
option-yes-tuck-hand = Tout archiver
option-yes-score-hand = Tout comptabiliser

## What somebody is awaited for, in "On attend Ann : …"; never what is on offer

awaited-action =
    { $actions ->
        [one] la dernière action du tour
       *[other] { $actions } actions
    }
awaited-first-card = la première carte
awaited-return = les cartes à recycler
awaited-meld = les cartes à mettre en jeu
awaited-tuck = les cartes à archiver
awaited-score = les cartes à comptabiliser
awaited-give-to-hand = les cartes à transférer
awaited-give-to-score = les cartes à transférer
awaited-give-to-board = les cartes à transférer
awaited-take-to-hand = la carte à prendre
awaited-take-to-score = la carte à prendre
awaited-take-to-board = la carte à prendre
awaited-show = la carte à montrer
awaited-keep = la carte à garder
awaited-carry-out = la carte à exécuter
awaited-splay-left = la couleur à décaler à gauche
awaited-splay-right = la couleur à décaler à droite
awaited-splay-up = la couleur à décaler vers le haut
awaited-splay-right-and-draw = la couleur à annoncer
awaited-two-colors = les couleurs à annoncer
awaited-arrange = le nouvel ordre d’une couleur
awaited-return-all-of-value = la valeur à annoncer
awaited-return-theirs = une carte adverse à recycler
awaited-give-red = le destinataire de la carte rouge
awaited-receive-score = le destinataire de la carte
awaited-score-or-draw = une option à choisir
awaited-swap-highest = échanger ou non
awaited-swap-hand-and-score = échanger ou non
awaited-meld-score-pile = mettre en jeu ou non
awaited-meld-highest-scored = mettre en jeu ou non
awaited-tuck-and-score-tops = archiver et comptabiliser ou non
awaited-tuck-hand = archiver ou non
awaited-score-hand = comptabiliser ou non
