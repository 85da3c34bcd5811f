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
        [expert] expert
       *[hard] difficile
    })
computer-level-easy = Facile : joue de façon plausible
computer-level-normal = Normal : pèse ce que vaut chaque réponse
computer-level-hard = Difficile : réfléchit à l’avance
computer-level-expert = Expert : le plus fort, réfléchit jusqu’à 3 secondes

## The lobby

lobby-seat-computer = { $number }. 🤖 **{ $name }**
lobby-player-computer = 🤖 **{ $name }**
lobby-full-computers = Toutes les places sont prises. Quiconque est assis ici peut commencer ; qui rejoint la table prend la place d’un ordinateur.
lobby-computers = -# 🤖 Personne d’autre ? Fais asseoir un ordinateur :
lobby-computer-easy = Facile
lobby-computer-normal = Normal
lobby-computer-hard = Difficile
lobby-computer-expert = Expert
lobby-computer-fill =
    Compléter : { $level ->
        [easy] facile
        [normal] normal
        [expert] expert
       *[hard] difficile
    }
lobby-computer-leave = Sans { $name }
table-opened-computers = La table est ouverte, avec des ordinateurs aux places libres. Appuie là-bas sur **Commencer** ; qui rejoint la table avant en remplace un.
refused-no-computers = Il n’y a pas d’ordinateur à cette table.
refused-last-person = Plus personne d’autre ne joue à cette table. Qui reste peut arrêter la partie : { COMMAND("game end") }.

## A computer plays for somebody

taken-over-note = 🤖 Un ordinateur joue pour toi jusqu’à ton retour. Appuie sur **Me revoilà**, ou fais simplement ton prochain choix.
taken-over-back-button = Me revoilà
taken-over-done = Te revoilà : ta place est de nouveau à toi.

## Help

help-topic-computers = Jouer contre l’ordinateur
help-text-computers =
    Un ordinateur peut prendre toute place libre : appuie sur **Facile**, **Normal**, **Difficile** ou **Expert** avant le début, ou choisis un niveau avec { COMMAND("game new") }. Qui rejoint une table pleine prend la place d’un ordinateur.
    - **Facile** joue selon les règles et de façon plausible : une bonne compagnie pour une première partie.
    - **Normal** compare ce que chaque réponse lui vaut sur le moment.
    - **Difficile** réfléchit à l’avance, jusqu’à quelques secondes.
    - **Expert** examine bien plus de coups dans le même temps, les tiens aussi.
    Aucun ordinateur ne voit plus que toi à sa place : sa propre main et ce qui est visible de tous. Il joue dès qu’on l’attend, et personne n’est appelé pour cela.
    Si quelqu’un abandonne, un ordinateur joue à sa place, pour que les autres puissent finir. Une partie où il ne reste que des ordinateurs s’arrête. Une partie avec des ordinateurs n’est jamais classée.
