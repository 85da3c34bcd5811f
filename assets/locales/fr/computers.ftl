# Computer players: in the lobby, at the table, and what they are.

# Names in this language, short ones, as they appear everywhere, also in pictures.
computer-name =
    { $number ->
        [1] Clio
        [2] Virgile
        [3] Sappho
       *[4] Platon
    } ({ $level ->
        [easy] facile
        [normal] normal
        [hard] difficile
       *[expert] expert
    })
computer-level-easy = Facile : pour débuter
computer-level-normal = Normal : joue le meilleur coup qu’il voit
computer-level-hard = Difficile : anticipe la suite
computer-level-expert = Expert : le plus fort

## The lobby

lobby-seat-computer = { $number }. 🤖 **{ $name }**
lobby-player-computer = 🤖 **{ $name }**
lobby-full-computers = Toutes les places sont prises. N’importe quel joueur de la table peut lancer la partie. Si quelqu’un rejoint la table, il prend la place d’un ordinateur.
lobby-computers = -# 🤖 Il manque du monde ? Ajoute un ordinateur :
lobby-computer-easy = Facile
lobby-computer-normal = Normal
lobby-computer-hard = Difficile
lobby-computer-expert = Expert
lobby-computer-fill =
    Compléter : { $level ->
        [easy] facile
        [normal] normal
        [hard] difficile
       *[expert] expert
    }
lobby-computer-leave = Retirer { $name }
table-opened-computers = La table est ouverte, avec des ordinateurs aux places libres. Appuie sur **Commencer** ; si quelqu’un rejoint la table avant, il prend la place d’un ordinateur.
refused-no-computers = Il n’y a pas d’ordinateur à cette table.
refused-no-expert = Il n’y a pas encore d’ordinateur expert à ce jeu. Choisis **Difficile**, le plus fort pour l’instant.
refused-last-person = Il ne reste qu’une personne à cette table, et elle peut arrêter la partie : { COMMAND("game end") }.

## A computer plays for somebody

taken-over-note = 🤖 Un ordinateur joue à ta place jusqu’à ton retour. Appuie sur **Me revoilà**, ou joue simplement ton prochain coup.
taken-over-back-button = Me revoilà
taken-over-done = Te revoilà : ta place est de nouveau à toi.

## Help
