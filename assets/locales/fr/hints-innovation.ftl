# Hints: Innovation. $covers: the card that an option covers, or "nothing".

hint-action = { $action } : { $which }

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
hint-why-gain = c’est ce qui t’aide le plus
