# Hints: what a player can do, in a line for each option, and what looks strongest.

cmd-game-hint = conseil
command-hint = Que puis-je faire ? Toutes mes options, et celles qui semblent les plus fortes
mine-hint = Me dire ce que je peux faire à cette table
refused-no-table-hint = Tu n’es à aucune table : tu n’as donc rien à choisir. { COMMAND("game new") } en ouvre une.

hint-button = Que puis-je faire ?
hint-sign = 💡
hint-back = Ma main : choisir
hint-title = ### 💡 Que puis-je faire ? · { $game }
hint-strict = -# Cette table est stricte : voici tes options, sans conseil.
hint-rated = -# Cette partie compte pour le classement : voici ce que tu peux faire, sans conseil. Il faut l’accord de tout le monde pour en avoir : **{ more-button }**, puis **{ terms-button }**
hint-alike = -# Toutes semblent se valoir : choisis ce qui te plaît.
hint-strongest =
    { $count ->
        [one] **Voici ce qui semble le plus fort :**
       *[other] **Voici les options qui semblent les plus fortes :**
    }
hint-star-sign = ⭐
hint-star = ⭐ **{ $answer }** · { $why }
hint-options =
    { $count ->
        [one] **Ta seule option :**
       *[other] **Tes { $count } options :**
    }
hint-action = { $action } : { $which }
hint-order = **Dans l’ordre que tu veux :**
hint-line = - { $option }
hint-none = **Aucune** : tout laisser en l’état

## What an option is and does: Innovation ($covers: the card that it covers, or "nothing")

hint-draw =
    { $age ->
        [0] 🎴 **Piocher** : toutes les pioches sont vides, la partie s’arrête donc, et celui qui a le plus de points gagne
       *[other] 🎴 **Piocher** une carte de Période { $age }
    }
hint-meld =
    { $covers ->
        [nothing] ⬆️ **Poser** { $sign } **{ $card }** ({ $age }) { $icons } : { $text }
       *[other] ⬆️ **Poser** { $sign } **{ $card }** ({ $age }) { $icons } sur { $covers } : { $text }
    }
hint-dogma = ⚡ **Activer** { $sign } **{ $card }**.
hint-effect = {"  "}- { $text }
hint-dogma-alone = *Personne ne coopère.*
hint-dogma-shared =
    { $bonus ->
        [nobody] *Coopération avec ton partenaire, { $players }.*
       *[other] *Coopération : { $players } ; tu piocheras une carte en bonus.*
    }
hint-dogma-demands = *Suprématie sur { $players }.*
hint-dogma-nothing = *En l’état, ça ne changerait rien.*
hint-achieve = 🏆 **Dominer** la { $achievement }
hint-color =
    { $count ->
        [0] { $sign } **{ $color }** : tu n’en as aucune
        [one] { $sign } **{ $color }** : tu en as une
       *[other] { $sign } **{ $color }** : tu en as { $count }
    }
hint-option = **{ $option }**

## Carta Impera Victoria

hint-civ-draw =
    { $count ->
        [0] { $sign } **Finir le tour** ; tu ne pioches rien
        [one] { $sign } **Piocher** une carte et finir le tour
       *[other] { $sign } **Piocher** { $count } cartes et finir le tour
    }
hint-civ-option = { $sign } **{ $option }** : { $about }
hint-civ-play = { $have } sur { $needed } dans ta zone ensuite
hint-civ-effects = { $so_far } (effets : { $effects })
hint-civ-unlocks = { $so_far }, ce qui rend **{ $effect }** possible : { $text }
hint-civ-have = { $have } sur { $needed } dans la zone

## Why something looks strong

hint-why-achieve = avec elle, tu en es à { $have } sur { $needed }
hint-why-demand = ça prend à { $players } ce qui te sert
hint-why-alone = ça agit tout de suite, et personne ne coopère
hint-why-shared = ça vaut le coup même en coopération, et tu pioches une carte en bonus
hint-why-age = ensuite, tu pioches des cartes de Période { $age }
hint-why-icons = ça ajoute { $icons } à ta Zone de Jeu : tu coopères plus et subis moins
hint-why-meld = elle te sert mieux que ce qu’il y a là maintenant
hint-why-draw = plus de cartes, c’est plus de choix, et rien d’autre ne rapporte davantage
hint-why-decline = le faire coûterait plus que ça ne rapporte
hint-why-yes = ça rapporte plus que ça ne coûte
hint-why-splay = davantage de tes Ressources comptent
hint-why-lose = c’est ce qui te manquera le moins
hint-why-gain = c’est ce qui t’aide le plus
hint-why-tried = en regardant quelques coups plus loin, c’est le meilleur choix
hint-why-civ-play = { $domain } passe à { $have } sur { $needed }
hint-why-civ-draw = aucun effet ne te rapporte davantage

# In the log, at the turn in which all players agreed to it.
log-advice =
    { $on ->
        [yes] 💡 Tout le monde est d’accord : désormais, les conseils disent ce qui semble le plus fort.
       *[no] 💡 Tout le monde est d’accord : désormais, les conseils ne disent plus le plus fort.
    }
