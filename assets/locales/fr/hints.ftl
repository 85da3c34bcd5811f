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
hint-order = **Dans l’ordre que tu veux :**
hint-line = - { $option }
hint-none = **Aucune** : tout laisser en l’état

## What an option is and does

hint-option = **{ $option }**

## Why something looks strong

hint-why-lose = c’est ce qui te manquera le moins
hint-why-tried = en regardant quelques coups plus loin, c’est le meilleur choix

# In the log, at the turn in which all players agreed to it.
log-advice =
    { $on ->
        [yes] 💡 Tout le monde est d’accord : désormais, les conseils disent ce qui semble le plus fort.
       *[no] 💡 Tout le monde est d’accord : désormais, les conseils ne disent plus le plus fort.
    }
