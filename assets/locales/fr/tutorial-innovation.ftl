# The lessons of Innovation: tutorial-innovation-<lesson>. One to three sentences each: what to look at,
# and what to try. $other is the computer player.

tutorial-innovation-first-card = **Bienvenue !** Tu bâtis une civilisation avec des cartes : le premier à avoir 6 Dominations gagne. Une de ces deux cartes ouvre ta Zone de Jeu, l’autre reste dans ta Main. Essaie **{ $second }** : elle rapporte vite des points.
tutorial-innovation-begins =
    { $me ->
        [1] **Tu commences**, car ta carte est la première dans l’ordre alphabétique. Ce tout premier tour n’a qu’une action ; ensuite, chacun en a deux.
       *[other] **{ $other } a commencé**, car sa carte est la première dans l’ordre alphabétique. Ce tout premier tour n’avait qu’une action ; désormais, chacun en a deux.
    }
tutorial-innovation-draw = **Tu as le choix entre quatre actions**, et tu peux faire deux fois la même. La plus simple est **Piocher** : tu reçois une carte de la Période de ta carte Active la plus élevée. Au début, c’est la Période 1.
tutorial-innovation-meld = **Poser** met une carte de ta Main en jeu, sur la pile de sa couleur. Appuie sur **Poser** et choisis, par exemple **{ $card }** : une couleur que tu n’as pas encore apporte de nouvelles Ressources et un nouveau Dogme.
tutorial-innovation-melded = **{ $card }** est maintenant au sommet de sa pile : c’est une carte Active. Seules les cartes Actives peuvent être activées et montrent toutes leurs Ressources ; une autre carte de la même couleur la recouvrirait.
tutorial-innovation-dogma = **Activer** exécute les Dogmes d’une de tes cartes Actives : c’est le cœur du jeu. Appuie sur **Activer** : avant de confirmer, tu vois ce que fait la carte, qui coopère et qui doit obéir. Essaie **{ $card }**.
tutorial-innovation-alone = **{ $card }** compte les { $resource }. Personne n’en produit autant que toi : personne n’a donc coopéré. Un joueur qui en produirait autant que toi, ou plus, aurait lui aussi exécuté la carte.
tutorial-innovation-shared-by-me = **Tu coopères !** { $other } a activé **{ $card }**, qui compte les { $resource }. Tu en produis au moins autant : tu exécutes donc la carte, toi aussi, et même en premier. Produire beaucoup de Ressources sert même pendant le tour des autres.
tutorial-innovation-shared-by-other = **{ $other } a coopéré :** ta carte **{ $card }** compte les { $resource }, et { $other } en produit au moins autant que toi. Tu le vois avant de confirmer : demande-toi alors si la carte t’aide plus que les autres.
tutorial-innovation-bonus = 🎴 **Le Bonus de coopération :** quand quelqu’un coopère et que ça change quelque chose, tu pioches une carte à la fin. Partager n’est donc pas un drame.
tutorial-innovation-demanded = **Une Suprématie !** { $other } a activé **{ $card }**, qui compte les { $resource }. Tu en produis moins, tu dois donc obéir. Des cartes Actives avec { $resource } te protégeraient.
tutorial-innovation-demanding = **Ta Suprématie** avec **{ $card }** a touché { $other }, qui produit moins de { $resource } que toi. Une Suprématie prend aux autres, et ce sont les Ressources qui décident : compare-les d’abord.
tutorial-innovation-scored =
    { $points ->
        [one] **Des points !** Une carte comptabilisée vaut sa Période, ici { $age }. Tu as { $points } point. Il en faut 5 pour la Période 1, 10 pour la Période 2, et ainsi de suite.
       *[other] **Des points !** Une carte comptabilisée vaut sa Période, ici { $age }. Tu as { $points } points. Il en faut 5 pour la Période 1, 10 pour la Période 2, et ainsi de suite.
    }
tutorial-innovation-achieve = 🏆 **Tu peux dominer la Période { $age } !** Tu as les points, et une carte Active assez élevée. Appuie sur **Dominer** : ça coûte une action, mais tu gardes tes points.
tutorial-innovation-achieved = 🏆 **Une Domination ! Tu en es à { $have } sur { $needed }.** Tu gardes tes points, et ils comptent pour la suivante. Chaque Période ne se domine qu’une fois : sois rapide.
tutorial-innovation-other-achieved = **{ $other } a dominé la Période { $age }** : elle n’est plus libre. Garde un œil sur les points des autres : ils sont à côté de leur nom.
tutorial-innovation-choice = **Une carte te demande quelque chose.** Son texte est écrit au-dessus du choix. Si tu peux refuser, il y a un bouton **Aucune** ; sinon, c’est obligatoire.
tutorial-innovation-age = **Période { $age } !** Une de tes cartes Actives est d’une Période plus élevée : désormais, tu pioches des cartes de cette Période. Elles sont plus fortes et valent plus de points.
tutorial-innovation-tucked = **Archiver**, c’est mettre une carte tout en dessous de la pile de sa couleur. Elle n’est pas perdue : si la pile est décalée, elle montre des Ressources.
tutorial-innovation-returned = **Recycler**, c’est remettre une carte sous la pioche de sa Période. On la repiochera peut-être un jour.
tutorial-innovation-splayed =
    { $me ->
        [1] **Décalée !** Ta pile { $color } est décalée : les cartes recouvertes montrent aussi des Ressources, et elles comptent. Regarde-la sur l’image.
       *[other] **Décalée !** { $other } a décalé sa pile { $color } : les cartes recouvertes montrent aussi des Ressources, et elles comptent. Regarde-la sur l’image.
    }
tutorial-innovation-claimed =
    { $me ->
        [1] 🏆 **Un Domaine est à toi : { $achievement } !** Il y en a cinq, chacun pour un exploit particulier. Ils ne coûtent aucune action : le premier qui remplit la condition domine aussitôt le Domaine.
       *[other] 🏆 **{ $other } domine un Domaine : { $achievement }.** Il y en a cinq, chacun pour un exploit particulier. Ils ne coûtent aucune action : le premier qui remplit la condition domine aussitôt le Domaine.
    }
tutorial-innovation-hint = 💡 **Tu hésites ?** Appuie sur **Que puis-je faire ?** : tu vois tes options, ce que chacune fait, et celles qui semblent fortes. **Lire une carte**, en bas, montre une carte en entier.
tutorial-innovation-points = **Comment gagner :** 6 Dominations. La plupart viennent des points : 5 points et une carte Active de valeur 1 pour la Période 1, 10 points et une de valeur 2 pour la Période 2. Comptabilise donc des cartes, et monte vers les Périodes élevées.
tutorial-innovation-splay = **Le décalage** vient plus tard : certaines cartes décalent une de tes couleurs à gauche, à droite ou vers le haut. Les cartes recouvertes montrent alors une, deux ou trois Ressources, et elles comptent. Il faut au moins deux cartes de cette couleur.
tutorial-innovation-special = **Les cinq Domaines** ne demandent pas de points, mais par exemple trois de chaque Ressource, ou six cartes archivées ou comptabilisées en un tour. { COMMAND("rules") } les donne tous.
tutorial-innovation-ends = **La partie se termine** à la sixième Domination, par l’effet de certaines cartes des dernières Périodes, ou quand quelqu’un doit piocher au-delà de la Période 10 : alors, celui qui a le plus de points gagne.
tutorial-innovation-enough = { tutorial-enough }
